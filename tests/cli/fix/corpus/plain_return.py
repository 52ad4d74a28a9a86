"""A result whose type was never changed."""

from corvid_runtime import agent, retrieval, tool


@tool(uses=retrieval)
def definition(word: str) -> str:
    return f"{word}: a word"


@agent
def define(word: str) -> str:
    return definition(word)


@agent
def defined(words: list[str]) -> dict[str, str]:
    return {word: definition(word) for word in words}


@agent
def pair(word: str) -> tuple[str, int]:
    return definition(word), len(word)


if __name__ == "__main__":
    print(define("owl"))
    print(defined(["owl"]))
    print(pair("owl"))
