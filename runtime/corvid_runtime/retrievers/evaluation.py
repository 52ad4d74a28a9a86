"""How well does a grounding answer a set of questions? Expected sources, citations, refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import attrs

from corvid_runtime.citations import InsufficientEvidence
from corvid_runtime.content import strip
from corvid_runtime.retrievers.exchange import Exchange
from corvid_runtime.retrievers.grounding import Grounding
from corvid_runtime.retrievers.outputs import read_output
from corvid_runtime.retrievers.recording import SearchRecord

_COLUMNS = ("question", "retrieved", "cited", "citations", "attempts", "verdict")


def _names(values: Iterable[str]) -> frozenset[str]:
    return frozenset(values)


def _words(values: Iterable[str]) -> tuple[str, ...]:
    return tuple(values)


@attrs.frozen
class Question:
    """A question and what a good answer to it looks like.

    Attributes:
        inputs: what the grounding's query and the function asked take.
        sources: the identifiers of the sources that the answer must cite; with `refuse`, none.
        contains: words that the answer must hold, in any case.
        refuse: whether the evidence is insufficient, so that the answer must be a refusal.
    """

    inputs: Mapping[str, Any]
    sources: frozenset[str] = attrs.field(default=frozenset(), converter=_names)
    contains: tuple[str, ...] = attrs.field(default=(), converter=_words)
    refuse: bool = False


@attrs.frozen
class Searched:
    """A query that was made, and the passages that it found, by name: no word of their content."""

    query: str
    found: tuple[str, ...]


@attrs.frozen
class Result:
    """How one question was answered.

    Attributes:
        question: the question.
        searches: the searches that were made, and what each found; those of the stages inside.
        retrieved: which of the expected sources a search found.
        cited: which of them the answer cites.
        problems: what is wrong with the citations of the last answer.
        attempts: how often the model was asked.
        refused: whether the answer is a refusal.
        missing: the expected words that the answer does not hold.
    """

    question: Question
    searches: tuple[Searched, ...]
    retrieved: frozenset[str]
    cited: frozenset[str]
    problems: tuple[str, ...]
    attempts: int
    refused: bool
    missing: tuple[str, ...]

    @property
    def queries(self) -> tuple[str, ...]:
        """Every query that was made, with those of the stages inside, in order."""
        return tuple(made.query for made in self.searches)

    @property
    def failures(self) -> tuple[str, ...]:
        """What is wrong, one sentence each; nothing if the question is answered well."""
        wanted = self.question.sources
        found = {
            f"not retrieved: {', '.join(sorted(wanted - self.retrieved))}": wanted - self.retrieved,
            f"not cited: {', '.join(sorted(wanted - self.cited))}": wanted - self.cited,
            f"not in the answer: {', '.join(self.missing)}": self.missing,
            "should have refused": self.question.refuse and not self.refused,
            "should not have refused": self.refused and not self.question.refuse,
        }
        return (*(sentence for sentence, holds in found.items() if holds), *self.problems)

    @property
    def ok(self) -> bool:
        """Whether the question is answered well."""
        return not self.failures


@attrs.frozen
class EvaluationReport:
    """How all questions were answered; true in a condition only if all were answered well.

    In a test, `assert evaluate(...)` shows the table of a report that fails.
    """

    results: tuple[Result, ...]

    @property
    def ok(self) -> bool:
        """Whether every question is answered well, and there is one."""
        return bool(self.results) and all(result.ok for result in self.results)

    def __bool__(self) -> bool:
        return self.ok

    def __repr__(self) -> str:
        return f"<EvaluationReport\n{self.to_table()}\n>"

    def to_table(self, *, searches: bool = False) -> str:
        """Return the report as a table of text, and the failures under it.

        With `searches`, every query follows with the passages that it found.
        """
        rows = [_COLUMNS, *(_row(result) for result in self.results)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = [
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in rows
        ]
        failures = [
            f"{_title(result.question)}: {failure}"
            for result in self.results
            for failure in result.failures
        ]
        passed = sum(result.ok for result in self.results)
        made = [line for result in self.results for line in _listed(result)] if searches else []
        return "\n".join([*lines, f"{passed} of {len(self.results)} passed", *failures, *made])

    def to_json(self) -> dict[str, Any]:
        """Return the report as a JSON object."""
        passed = sum(result.ok for result in self.results)
        return {
            "questions": len(self.results),
            "passed": passed,
            "results": [_json(result) for result in self.results],
        }


def evaluate(
    grounding: Grounding, ask: Callable[..., Any], questions: Iterable[Question]
) -> EvaluationReport:
    """Ask every question and report how well it was answered; bad citations are not raised.

    Raises:
        TypeError: the retriever or `ask` is asynchronous.
    """
    return EvaluationReport(tuple(_result(grounding, ask, question) for question in questions))


def _result(grounding: Grounding, ask: Callable[..., Any], question: Question) -> Result:
    exchange = grounding.exchange(ask, **question.inputs)
    if not isinstance(exchange, Exchange):
        raise TypeError("only synchronous retrievers and functions can be evaluated")
    last = exchange.attempts[-1]
    text = _text_of(last.output)
    session = exchange.session
    return Result(
        question=question,
        searches=tuple(_searched(single) for made in session.searches for single in made.single),
        retrieved=question.sources & {hit.source_id for hit in session.hits},
        cited=question.sources & {hit.source_id for hit in exchange.cited},
        problems=tuple(map(str, last.report.problems)),
        attempts=len(exchange.attempts),
        refused=_refused(last.output),
        missing=tuple(word for word in question.contains if word.casefold() not in text),
    )


def _refused(output: object) -> bool:
    try:
        return isinstance(read_output(output), InsufficientEvidence)
    except ValueError:
        return False


def _text_of(output: object) -> str:
    return str(strip(output)).casefold()


def _row(result: Result) -> Sequence[str]:
    expected = len(result.question.sources)
    return (
        _title(result.question),
        f"{len(result.retrieved)}/{expected}",
        f"{len(result.cited)}/{expected}",
        "valid" if not result.problems else f"{len(result.problems)} wrong",
        str(result.attempts),
        "pass" if result.ok else "FAIL",
    )


def _searched(made: SearchRecord) -> Searched:
    return Searched(made.query, tuple(f"{hit.uri}#{hit.chunk_id}" for hit in made.hits))


def _listed(result: Result) -> Sequence[str]:
    return [
        f"{_title(result.question)}: {made.query!r} found {', '.join(made.found) or 'nothing'}"
        for made in result.searches
    ]


def _title(question: Question) -> str:
    text = " ".join(str(value) for value in question.inputs.values())
    return text if len(text) <= 48 else f"{text[:47]}\N{HORIZONTAL ELLIPSIS}"


def _json(result: Result) -> dict[str, Any]:
    return {
        "question": {key: str(value) for key, value in result.question.inputs.items()},
        "queries": list(result.queries),
        "searches": [{"query": made.query, "found": list(made.found)} for made in result.searches],
        "expected_sources": sorted(result.question.sources),
        "retrieved": sorted(result.retrieved),
        "cited": sorted(result.cited),
        "problems": list(result.problems),
        "attempts": result.attempts,
        "refused": result.refused,
        "failures": list(result.failures),
        "passed": result.ok,
    }
