"""How many pages a document has."""

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def metadata(document: str) -> str:
    return " 118 "


@grounded_pure
@agent
def pages(document: str) -> Grounded[int]:
    return int(metadata(document))


@agent
def last_page(document: str) -> int:
    return int(metadata(document)) - 1


if __name__ == "__main__":
    print(pages("a.pdf"), last_page("a.pdf"))
