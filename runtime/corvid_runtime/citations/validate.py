"""Verifying every citation of a structured answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from corvid_runtime.citations.corpus import Corpus, Library
from corvid_runtime.citations.figures import missing_figures
from corvid_runtime.citations.forms import WrittenCitation, read_citation
from corvid_runtime.citations.report import Checked, CitationReport, Problem
from corvid_runtime.citations.walking import Node, is_refusal, walk
from corvid_runtime.content import strip

_EVIDENCE = {"supporting_spans": "text", "spans": "value", "claims": "value"}
"""The field that holds the evidence of a claim, a cited value, an answer, and its companion."""


def validate_cited_output(
    output: object, corpus: Corpus, *, required: bool = True, check_values: bool = False
) -> CitationReport:
    """Verify every span of an output, however it is nested, against a corpus.

    Walks dataclasses, attrs classes, pydantic models, mappings, sequences and sets. What a citation
    is says `forms.read_citation`. Fails closed: a part that cannot be looked into is a
    problem, and so is an output without citations where they are required. A refusal
    (`InsufficientEvidence`) needs no spans, but those it names must verify.

    Args:
        output: a model's answer, as typed objects or as parsed JSON.
        corpus: a mapping from URI to text, or a function that fetches one.
        required: whether claims, cited values and answers without a span are problems.
        check_values: whether each number and date of a cited value, a claim or an answer's value
            must stand in one of its quotes.

    Raises:
        TypeError: the corpus holds something that is not text.
    """
    library = Library(corpus)
    problems: list[Problem] = []
    verified: list[Checked] = []
    refused = False
    for node in walk(strip(output)):
        refused = refused or is_refusal(node)
        if node.opaque:
            problems.append(_opaque(node))
        if required and node.fields is not None:
            problems += _uncited(node, node.fields)
        if check_values and node.fields is not None:
            problems += _unstated(node, node.fields)
        written = read_citation(node)
        if isinstance(written, WrittenCitation):
            settled = library.settle(node.path, written)
            (verified if isinstance(settled, Checked) else problems).append(settled)  # type: ignore[arg-type]
        elif written is not None:
            problems.append(written)
    if required and not (verified or problems or refused):
        problems.append(Problem("", "uncited", "nothing in the output cites a source"))
    return CitationReport(tuple(problems), tuple(verified))


def _opaque(node: Node) -> Problem:
    kind = type(node.value).__name__
    return Problem(node.path, "unknown_container", f"cannot look for citations inside a {kind}")


def _uncited(node: Node, fields: Mapping[str, object]) -> Iterator[Problem]:
    for evidence, companion in _EVIDENCE.items():
        if evidence in fields and companion in fields and not fields[evidence]:
            path = f"{node.path}.{evidence}" if node.path else evidence
            yield Problem(path, "uncited", f"{companion} {fields[companion]!r:.80} cites nothing")


def _unstated(node: Node, fields: Mapping[str, object]) -> Iterator[Problem]:
    for evidence, companion in _EVIDENCE.items():
        if evidence not in fields or companion not in fields:
            continue
        written = [read_citation(part) for part in walk(fields[evidence])]
        quotes = [each.quote for each in written if isinstance(each, WrittenCitation)]
        for shown in missing_figures(fields[companion], quotes):
            path = f"{node.path}.{companion}" if node.path else companion
            yield Problem(path, "value_not_in_quote", f"no quote of it states {shown!r}")
