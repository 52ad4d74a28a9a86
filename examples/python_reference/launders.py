"""The twin: the same agent in three ways that lose the sources. mypy refuses each.

A line that ends in `# refused: CODE` is one that mypy must refuse, with that code.
"""

from corvid_runtime import Grounded, agent, grounded_pure

from python_reference.answers import answer


@agent
def reworded(text: Grounded[str]) -> Grounded[str]:
    """An ordinary agent: nothing was proved about what it does on the way."""
    return text.strip()


@grounded_pure
@agent
def by_coercion(question: str) -> str:
    """Drops the sources without a word: a plain `str` has nowhere to keep them."""
    return answer(question)  # refused: grounded-laundering


@grounded_pure
@agent
def by_unwrap(question: str) -> str:
    """Drops the sources openly."""
    return answer(question).unwrap_discarding_sources()  # refused: grounded-laundering


@grounded_pure
@agent
def by_delegation(question: str) -> Grounded[str]:
    """Lets somebody else drop them: whoever calls this agent could not tell."""
    return reworded(answer(question))  # refused: grounded-laundering
