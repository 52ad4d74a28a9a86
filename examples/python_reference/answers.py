"""The honest program: every sentence of an answer is a quotation with its place."""

import re

from corvid_runtime import Grounded, agent, ground, grounded_pure, lift, prompt, retrieval, tool
from corvid_runtime.citations import Location

from python_reference import corpus

SENTENCE = re.compile(r"\S.*?[.](?=\s|$)", re.DOTALL)


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


@prompt(model="extractive", confidence=0.9, cites="passage")
def quote(question: str, passage: str) -> str:
    """Quote the sentence of the passage that shares most words with the question.

    This is where a language model would be called. Picking a sentence needs no key and no
    network, and its quotation is verified against the passage like any model's.
    """
    wanted = set(corpus.words(question))
    sentences = SENTENCE.findall(passage)
    best = max(sentences, key=lambda sentence: len(wanted & set(corpus.words(sentence))))
    return f"“{' '.join(best.split())}”"


@grounded_pure
@agent
def answer(question: str) -> Grounded[str]:
    """Answer with one quotation from each passage; nothing here can drop where it stands."""
    quotes = [quote(question, passage) for passage in search(question)]
    return "The Python reference says:\n" + lift("\n".join)(quotes)
