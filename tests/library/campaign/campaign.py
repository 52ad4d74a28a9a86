"""The calls of one module, chosen, run and judged."""

from __future__ import annotations

from pathlib import Path

from tests.library.campaign.calls import Call, calls_of
from tests.library.campaign.choosing import trials
from tests.library.campaign.enumerating import library
from tests.library.campaign.judging import Verdict, judge
from tests.library.campaign.matching import Matching


def calls(module: str) -> list[Call]:
    """Every call of every public callable of a module."""
    known = library()
    matching = Matching(known)
    return [call for member in known.members[module] for call in calls_of(member, matching)]


def part(module: str, folder: Path) -> list[Verdict]:
    """What became of the content that a module was passed."""
    inside = folder / module
    inside.mkdir(exist_ok=True)
    return judge(trials(calls(module)), inside)
