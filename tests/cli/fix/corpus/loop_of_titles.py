"""Titles, one at a time."""

from corvid_runtime import agent, retrieval, tool


@tool(uses=retrieval)
def titles(topic: str) -> list[str]:
    return ["a tale", "another tale"]


@agent
def proper(topic: str) -> list[str]:
    found = []
    for title in titles(topic):
        found.append(title.title())
    return found


@agent
def shouted(topic: str) -> list[str]:
    return [title.upper() for title in titles(topic)]


if __name__ == "__main__":
    print(proper("x"))
    print(shouted("x"))
