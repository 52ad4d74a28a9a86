"""One of two texts."""

from corvid_runtime import agent, retrieval, tool


@tool(uses=retrieval)
def entry(word: str, language: str) -> str:
    return f"{word} ({language})"


@agent
def translated(word: str, short: bool) -> str:
    return entry(word, "en") if short else f"{word}: {entry(word, 'en-GB')}"


@agent
def either(word: str, swiss: bool) -> list[str]:
    return [entry(word, "de-CH") if swiss else entry(word, "de")]


if __name__ == "__main__":
    print(translated("Haus", True), translated("Haus", False))
    print(either("Haus", True))
