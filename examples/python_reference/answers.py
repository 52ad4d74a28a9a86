"""The honest program: every sentence of an answer is a quotation with its place."""

from corvid_runtime import Grounded, agent, ground, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import Location

from python_reference import corpus, models


@tool(uses=retrieval, confidence=0.99)
def search(question: str) -> list[Grounded[str]]:
    """Retrieve the two passages of the reference that match the question best."""
    return [
        ground(
            passage.text,
            source=f"pydoc:{passage.topic}",
            location=Location(char_span=(passage.start, passage.end)),
            score=score,
        )
        for passage, score in corpus.search(question, limit=2)
    ]


@prompt(model=models.NAME, confidence=0.9, cites="passage")
def quote(question: str, passage: str) -> str:
    """Quote what the passage says about the question; a quotation that is not in it is refused."""
    return models.complete(question, passage)


@grounded_pure
@agent
def answer(question: str) -> Grounded[str]:
    """Answer with a quotation from each passage; none of them can lose its place here."""
    quotes = [quote(question, passage) for passage in search(question)]
    return "The Python reference says:\n" + lift("\n".join)(quotes)
