"""Evidence in every format that is written: what an answer says, and what it rests on.

The formats are those of docs/evidence.schema.json. An answer of a grounding, a typed answer, a
saved one and an envelope of `interchange.dumps` all become a `SavedAnswer`; what a format does not
hold, such as the texts of the sources, is empty.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import attrs

from corvid_runtime.chain_json import read
from corvid_runtime.citations.corpus import Corpus, Source
from corvid_runtime.citations.quotations import Quotation, quotations
from corvid_runtime.citations.report import Checked, CitationReport, Problem
from corvid_runtime.citations.saved import SavedAnswer, is_saved, parsed, read_saved
from corvid_runtime.citations.source import SourceText
from corvid_runtime.citations.spans import Span
from corvid_runtime.citations.validate import validate_cited_output
from corvid_runtime.citations.verify import verify_quote
from corvid_runtime.citations.walking import walk
from corvid_runtime.graph import Node, join
from corvid_runtime.provenance import KINDS, ProvenanceChain
from corvid_runtime.sealing import Terms, holds_chain, is_sealed, unseal


def read_evidence(text: str | bytes) -> SavedAnswer:
    """Read an answer in whichever format it was written.

    A text that holds a JSON object, as models answer a grounding, is that object.

    Raises:
        ValueError: it is not JSON, or begins a format that it does not keep.
    """
    return evidence_of(parsed(text))


def evidence_of(content: Any) -> SavedAnswer:
    """Return the answer that parsed JSON holds; see `read_evidence`."""
    if is_sealed(content):
        content = _unsealed(content)
        if isinstance(content, dict) and is_saved(content.get("answer")):  # a receipt
            content = content["answer"]
    saved = read_saved(content) if is_saved(content) else _with_chains(content)
    return attrs.evolve(saved, value=structured(saved.value))


def structured(value: Any) -> Any:
    """Return parsed JSON, with the object in the place of each text that holds one.

    A model wrote such a text, so what looks like a chain or an envelope in it is none.
    """
    if isinstance(value, dict):
        return {name: structured(part) for name, part in value.items()}
    if isinstance(value, list):
        return [structured(part) for part in value]
    held = object_in(value)
    return value if held is None else structured(held)


def object_in(value: Any) -> dict[str, Any] | None:
    """Return the object that a text holds as JSON, or None."""
    if not isinstance(value, str) or not value.lstrip().startswith("{"):
        return None
    try:
        held = json.loads(value)
    except (ValueError, RecursionError):
        return None
    return held if isinstance(held, dict) else None


def _with_chains(content: Any) -> SavedAnswer:
    """Take each grounded value out of its envelope, and out of its pair of value and chain."""
    nodes: list[Node] = []
    value = _without_chains(content, nodes)
    return SavedAnswer(value, ProvenanceChain.of(join(*nodes)), {})


def _without_chains(content: Any, nodes: list[Node]) -> Any:
    if isinstance(content, list):
        return [_without_chains(each, nodes) for each in content]
    if not isinstance(content, dict):
        return content
    if is_sealed(content):  # pydantic seals each grounded field by itself
        return _without_chains(_unsealed(content), nodes)
    if holds_chain(content):
        nodes.append(read(content["chain"], KINDS))
        return _without_chains(content["value"], nodes)
    return {name: _without_chains(each, nodes) for name, each in content.items()}


def _unsealed(content: Any) -> Any:
    return unseal(content, Terms(trust="unsigned"))


def verify_evidence(value: object, corpus: Corpus, *, check_values: bool = False) -> CitationReport:
    """Verify the citations of an answer, or, where it has none, the quotations of its texts.

    Args:
        value: an answer as `read_evidence` returns it.
        corpus: a mapping from names to texts, or a function that fetches one.
        check_values: see `validate_cited_output`.
    """
    report = validate_cited_output(value, corpus, check_values=check_values)
    if not cites_nothing(report) or not isinstance(corpus, Mapping):
        return report
    found = [each.outcome for each in check_quotations(value, corpus)]
    if not found:
        return report
    return CitationReport(
        tuple(each for each in found if isinstance(each, Problem)),
        tuple(each for each in found if isinstance(each, Checked)),
    )


def cites_nothing(report: CitationReport) -> bool:
    """Tell whether an answer has no citation, right or wrong, where it must have one."""
    return any(problem.path == "" and problem.code == "uncited" for problem in report.problems)


@attrs.frozen
class CheckedQuotation:
    """Words that a text of an answer quotes, and whether they stand in a source.

    Attributes:
        path: which text of the answer.
        quotation: the words and their place in it.
        outcome: where they stand, or that they stand nowhere.
    """

    path: str
    quotation: Quotation
    outcome: Checked | Problem


def check_quotations(value: object, sources: Mapping[str, Source]) -> Iterator[CheckedQuotation]:
    """Yield what the texts of an answer quote, looked up in the sources; scare quotes are none."""
    indexed = [
        source if isinstance(source, SourceText) else SourceText(name, source)
        for name, source in sources.items()
    ]
    for node in walk(value):
        if isinstance(node.value, str):
            for quotation in quotations(node.value):
                if verify_quote(quotation.text, _NO_TEXT).reason != "too_short":
                    outcome = _look_up(node.path, quotation, indexed)
                    yield CheckedQuotation(node.path, quotation, outcome)


_NO_TEXT = SourceText("", "")


def _look_up(path: str, quotation: Quotation, sources: list[SourceText]) -> Checked | Problem:
    """Look a quotation up in the first source that has it."""
    for source in sources:
        verdict = verify_quote(quotation.text, source)
        if verdict:
            return Checked(path, Span(source.uri, quotation.text), verdict)
    message = "these words stand in none of the sources"
    return Problem(path, "not_found", message, Span("", quotation.text))
