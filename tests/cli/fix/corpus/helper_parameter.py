"""A helper that only ever sees what was retrieved."""

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def raw(key: str) -> str:
    return f"  {key}  "


def clean(text: str) -> str:
    """Take blanks away."""
    return text.strip().lower()


@agent
def tidy(key: str) -> Grounded[str]:
    return clean(raw(key))


if __name__ == "__main__":
    print(tidy("ABC"))
