"""Local variables with annotations."""

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def abstract(paper: str) -> str:
    return f"We study {paper}. It is hard."


@agent
def first_sentence(paper: str) -> Grounded[str]:
    text: str = abstract(paper)
    return text.split(". ")[0]


@grounded_pure
@agent
def loud(paper: str) -> Grounded[str]:
    text: str = abstract(paper)
    return text.upper()


if __name__ == "__main__":
    print(first_sentence("bees"))
    print(loud("bees"))
