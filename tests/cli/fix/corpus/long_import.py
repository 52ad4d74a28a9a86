"""An import of many names, in an order of its own."""

from corvid_runtime import (
    tool,  # reads
    retrieval,
    agent,  # puts together
    Grounded
)


@tool(uses=retrieval)
def motto(state: str) -> str:
    return "Eureka"


@agent
def shown(state: str) -> Grounded[str]:
    return f"{state}: {motto(state)}"


@agent
def letters(state: str) -> list[str]:
    return sorted(motto(state))


if __name__ == "__main__":
    print(shown("California"))
    print(letters("California"))
