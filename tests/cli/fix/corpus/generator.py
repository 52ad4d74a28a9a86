"""Lines that are made one at a time."""

from collections.abc import Iterator

from corvid_runtime import agent, retrieval, tool


@tool(uses=retrieval)
def verses(poem: str) -> list[str]:
    return ["Tyger Tyger", "burning bright"]


@agent
def recited(poem: str) -> Iterator[str]:
    for verse in verses(poem):
        yield verse.upper()


if __name__ == "__main__":
    for line in recited("Tyger"):
        print(line)
