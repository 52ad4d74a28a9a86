"""What differs between two answers: which claims were lost, and which rest on other sources."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import attrs

from corvid_runtime.answer_log.outline import Claimed, Outline, Rested, Text

Change = Literal["lost", "new", "unsupported", "resupported", "other_sources", "other_words"]


@attrs.frozen
class Difference:
    """A claim that is not the same in two answers.

    Attributes:
        kind: ``lost`` or ``new`` as a whole; ``unsupported`` (no citation of it holds any more) or
            ``resupported``; ``other_sources`` or ``other_words`` than before.
        claim: what is claimed.
        before: the citations that hold in the first answer, and not in the second.
        after: those that hold in the second, and not in the first.
    """

    kind: Change
    claim: Text
    before: tuple[Rested, ...] = ()
    after: tuple[Rested, ...] = ()


def differences(before: Outline, after: Outline) -> Iterator[Difference]:
    """Yield what differs, claim by claim; a claim is known by its words."""
    old, new = _by_text(before), _by_text(after)
    for digest, claim in old.items():
        if digest not in new:
            yield Difference("lost", claim.text, before=_holding(claim))
        else:
            yield from _difference(claim, new[digest])
    for digest, claim in new.items():
        if digest not in old:
            yield Difference("new", claim.text, after=_holding(claim))


def _by_text(outline: Outline) -> dict[str, Claimed]:
    """Return the claims that cite, by their digest; of several that say the same, all citations."""
    found: dict[str, Claimed] = {}
    for at, claim in enumerate(outline.claims):
        if at == 0 and not claim.citations and len(outline.claims) > 1:
            continue  # the whole answer, whose claims cite for themselves
        same = found.get(claim.text.digest)
        cited = (*(same.citations if same else ()), *claim.citations)
        found[claim.text.digest] = attrs.evolve(claim, citations=cited)
    return found


def _difference(old: Claimed, new: Claimed) -> Iterator[Difference]:
    before, after = _holding(old), _holding(new)
    lost = tuple(each for each in before if _key(each) not in set(map(_key, after)))
    gained = tuple(each for each in after if _key(each) not in set(map(_key, before)))
    if lost or gained:
        yield Difference(_kind(before, after), new.text, lost, gained)


def _kind(before: tuple[Rested, ...], after: tuple[Rested, ...]) -> Change:
    if not after:
        return "unsupported"
    if not before:
        return "resupported"
    same = {each.source for each in before} == {each.source for each in after}
    return "other_words" if same else "other_sources"


def _holding(claim: Claimed) -> tuple[Rested, ...]:
    return tuple(each for each in claim.citations if each.span is not None)


def _key(cited: Rested) -> tuple[str, str]:
    return cited.source, cited.quote.digest
