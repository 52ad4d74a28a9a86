"""Words, each once."""

from corvid_runtime import agent, retrieval, tool


@tool(uses=retrieval)
def text(key: str) -> str:
    return "row row row"


@agent
def distinct(key: str) -> int:
    seen: set[str] = set()
    for word in text(key).split():  # no single rewrite
        seen.add(word)
    return len(seen)


@agent
def parts(key: str) -> list[str]:
    return [part.upper() for part in text(key).split()]


if __name__ == "__main__":
    print(distinct("k"), parts("k"))
