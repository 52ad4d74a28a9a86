"""A shopping list in one line."""

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def items(who: str) -> list[str]:
    return ["bread", "milk", who]


@agent
def listed(who: str) -> Grounded[str]:
    return ", ".join(items(who))


@agent
def numbered(who: str) -> list[Grounded[str]]:
    return [f"{n}. {item}" for n, item in enumerate(items(who), start=1)]


if __name__ == "__main__":
    print(listed("tea"))
    print(numbered("jam"))
