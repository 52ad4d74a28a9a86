"""Accepted: functions that are called, passed to be called, or told apart from nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass
class Record:
    page: Grounded[str]

    def marked(self, mark: str) -> Grounded[str]:
        return self.page + mark


@grounded_pure
def called(i: str, after: Callable[[Grounded[str]], Grounded[str]] | None = None) -> list[Grounded[str]]:
    record = Record(fetch(i))
    pages = [mark(each) for mark in (record.marked,) for each in "!?"]
    pages += map(record.marked, ["a", "b"])
    if after is not None:
        return [after(page) for page in pages]
    return pages
