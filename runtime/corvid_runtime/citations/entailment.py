"""A second stage: whether the words a claim quotes support it.

It judges only claims whose quotes all verified, and has a verdict of its own. It cannot turn a
rejected quote into an accepted one.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Literal, Protocol

import attrs

from corvid_runtime.citations.answers import Claim
from corvid_runtime.citations.corpus import Corpus, Library

Label = Literal[
    "entailed", "contradicted", "neutral", "values_present", "values_missing", "not_checked"
]


@attrs.frozen
class EntailmentVerdict:
    """Whether a passage supports a claim; true in a condition only if it does.

    Attributes:
        label: ``values_present`` and ``values_missing`` are all that a checker without a model
            says; ``not_checked`` if there was no verified passage to judge by, or no answer.
        score: how certain the method is, 0 to 1.
        method: what judged.
        missing: the values of the claim that the passage does not state, as they are written.
        quote: the words of the passage that the verdict rests on, if the method named some.
        reason: why there is no verdict, where there is none.
    """

    label: Label
    score: float = attrs.field(validator=[attrs.validators.ge(0), attrs.validators.le(1)])
    method: str
    missing: tuple[str, ...] = ()
    quote: str | None = None
    reason: str = ""

    def __bool__(self) -> bool:
        return self.label == "entailed"


class Entailment(Protocol):
    """Anything that judges whether a passage supports a claim."""

    def judge(self, claim: str, passage: str) -> EntailmentVerdict:
        """Judge a claim by a passage in the source's own words."""
        ...


@attrs.frozen
class ModelEntailment:
    """Entailment as judged by any model that answers a prompt with text.

    Args:
        ask: sends a prompt and returns the model's answer.
        method: what to call it in verdicts.
    """

    ask: Callable[[str], str]
    method: str = "model"

    def judge(self, claim: str, passage: str) -> EntailmentVerdict:
        """Ask the model for a label and, optionally, a score; otherwise return ``not_checked``."""
        answer = _ANSWER.fullmatch(self.ask(_PROMPT.format(claim=claim, passage=passage)).strip())
        if answer is None:
            return EntailmentVerdict("not_checked", 0.0, self.method)
        score = float(answer["score"]) if answer["score"] else 1.0
        label = _LABELS[answer["label"].lower()]
        return EntailmentVerdict(label, min(score, 1.0), self.method)


def check_entailment(claim: Claim, corpus: Corpus, entailment: Entailment) -> EntailmentVerdict:
    """Judge a claim by the passages it quotes, in the words of their sources.

    Args:
        claim: the claim with its spans.
        corpus: a mapping from URI to text, or a function that fetches one.
        entailment: what judges.

    Returns:
        ``not_checked`` unless the claim has quotes and every one of them verified.
    """
    library = Library(corpus)
    verdicts = [library.check(span) for span in claim.supporting_spans]
    if not verdicts or not all(verdicts):
        return EntailmentVerdict("not_checked", 0.0, "quote verification")
    passage = "\n".join(verdict.text or "" for verdict in verdicts)
    return entailment.judge(claim.text, passage)


_LABELS: Final[dict[str, Label]] = {
    "entailed": "entailed",
    "contradicted": "contradicted",
    "neutral": "neutral",
}
_ANSWER: Final = re.compile(
    rf"(?P<label>{'|'.join(_LABELS)})[.,:;\s]*(?P<score>1(?:\.0+)?|0(?:\.\d+)?)?\.?", re.IGNORECASE
)
_PROMPT: Final = (
    "Does the passage support the claim? Judge by the passage alone. Answer with one word, "
    "entailed, contradicted or neutral, then a space and how certain you are, from 0 to 1.\n\n"
    "Passage:\n{passage}\n\nClaim:\n{claim}\n"
)
