"""Helpers that are called by keyword."""

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def note(key: str) -> str:
    return f"note {key}"


@grounded_pure
def boxed(text: str, *, mark: str = "*") -> Grounded[str]:
    return mark + text + mark


@agent
def shown(key: str) -> Grounded[str]:
    return boxed(text=note(key), mark="#")


if __name__ == "__main__":
    print(shown("a"))
