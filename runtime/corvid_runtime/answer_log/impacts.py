"""Which answers of a log no longer hold, given the documents as they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import attrs

from corvid_runtime.answer_log.log import AnswerLog, Entry
from corvid_runtime.answer_log.outline import Rested, Text
from corvid_runtime.citations.source import SourceText
from corvid_runtime.citations.verify import verify_quote
from corvid_runtime.digests import digest_of
from corvid_runtime.provenance import ProvenanceChain, Retrieval

What = Literal["gone", "changed", "uncertain", "unquoted"]


@attrs.frozen
class Impact:
    """A logged answer that a change of a source puts in question, and why.

    Attributes:
        entry: the answer.
        claim: what rests on the source.
        cited: the citation as it was; without a quote where the source was retrieved alone.
        what: ``gone`` (the source), ``changed`` (the words stand in it no more), ``uncertain`` (it
            was changed, and the words were not kept), or ``unquoted`` (it was changed, and the
            answer was made from it without quoting it).
    """

    entry: Entry
    claim: Text
    cited: Rested
    what: What


def impacts(
    log: AnswerLog, changed: Callable[[str], bool], now: Callable[[str], SourceText | None]
) -> Iterator[Impact]:
    """Yield what no longer holds, the oldest answer first.

    Args:
        log: the answers.
        changed: returns whether the source of a name is one of those that changed.
        now: returns the text of a source as it is, or None where there is none.
    """
    for entry in log.entries():
        quoted: set[str] = set()
        for claim in entry.outline.claims:
            for cited in claim.citations:
                if cited.span is not None and changed(cited.source):
                    quoted.add(cited.source)
                    what = _what(entry, cited, now(cited.source))
                    if what is not None:
                        yield Impact(entry, claim.text, cited, what)
        for name, steps in _retrieved(entry).items():
            if name not in quoted and changed(name):
                whole = _whole(entry, name, steps, now(name))
                if whole is not None:
                    cited = Rested(name, Text.of(""), whole)
                    yield Impact(entry, entry.outline.claims[0].text, cited, whole)


def _retrieved(entry: Entry) -> dict[str, list[Retrieval]]:
    """Return what an answer was made from, by source; if its chain was taken out, all it names."""
    if entry.chain.content is None:
        return {name: [] for name in entry.outline.sources}
    found: dict[str, list[Retrieval]] = {}
    for step in ProvenanceChain.from_json(entry.chain.content).retrievals():
        found.setdefault(step.source, []).append(step)
    return found


def _whole(
    entry: Entry, name: str, steps: list[Retrieval], source: SourceText | None
) -> What | None:
    """Say whether the text that an answer was made from is there, by its digests alone."""
    if source is None:
        return "gone"
    if entry.outline.sources.get(name) == digest_of(source.text):
        return None
    is_as_read = bool(steps) and all(_is_as_read(step, source) for step in steps)
    return None if is_as_read else "unquoted"


def _is_as_read(step: Retrieval, source: SourceText) -> bool:
    """Tell whether what was retrieved stands where it stood."""
    place = step.location.char_span if step.location is not None else None
    read = source.text if place is None else source.text[place[0] : place[1]]
    return step.digest is not None and digest_of(read) == step.digest


def _what(entry: Entry, cited: Rested, source: SourceText | None) -> What | None:
    if source is None:
        return "gone"
    if entry.outline.sources.get(cited.source) == digest_of(source.text):
        return None
    if cited.quote.content is None:
        return "uncertain"
    return None if verify_quote(cited.quote.content, source) else "changed"
