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


@attrs.frozen
class Impact:
    """A citation of a logged answer that a change of its source puts in question.

    Attributes:
        entry: the answer.
        claim: what rests on it.
        cited: the citation as it was.
        what: ``gone`` (the source), ``changed`` (the words stand in it no more), or ``uncertain``
            (it was changed, and the words were not kept).
    """

    entry: Entry
    claim: Text
    cited: Rested
    what: Literal["gone", "changed", "uncertain"]


def impacts(
    log: AnswerLog, changed: Callable[[str], bool], now: Callable[[str], SourceText | None]
) -> Iterator[Impact]:
    """Yield what no longer holds, the oldest answer first.

    Args:
        log: the answers.
        changed: tells of the name of a source whether it is one of those in question.
        now: returns the text of a source as it is, or None where there is none.
    """
    for entry in log.entries():
        for claim in entry.outline.claims:
            for cited in claim.citations:
                if cited.span is not None and changed(cited.source):
                    what = _what(entry, cited, now(cited.source))
                    if what is not None:
                        yield Impact(entry, claim.text, cited, what)


def _what(
    entry: Entry, cited: Rested, source: SourceText | None
) -> Literal["gone", "changed", "uncertain"] | None:
    if source is None:
        return "gone"
    if entry.outline.sources.get(cited.source) == digest_of(source.text):
        return None
    if cited.quote.content is None:
        return "uncertain"
    return None if verify_quote(cited.quote.content, source) else "changed"
