"""What was searched for, and what was found: also by the stages inside of one search."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from inspect import isawaitable
from typing import Any, Final, TypeVar

import attrs

from corvid_runtime.retrievers.awaiting import Later
from corvid_runtime.retrievers.hits import Hit

T = TypeVar("T")


@attrs.frozen
class SearchRecord:
    """A search that was made, and what it found.

    Attributes:
        query: the words.
        hits: what was found.
        inner: the searches that a stage made of this one, such as `multi_query`; empty if none.
    """

    query: str
    hits: tuple[Hit, ...]
    inner: tuple[SearchRecord, ...] = ()

    @property
    def single(self) -> tuple[SearchRecord, ...]:
        """The searches that were really made: those inside, or else this one."""
        return self.inner or (self,)

    def __getstate__(self) -> dict[str, Any]:
        return {"query": self.query, "hits": self.hits, "inner": self.inner}

    def __setstate__(self, state: dict[str, Any]) -> None:
        # What an earlier version pickled has no inner searches.
        for name, value in {"inner": (), **state}.items():
            object.__setattr__(self, name, value)


_records: Final[ContextVar[list[SearchRecord] | None]] = ContextVar("searches", default=None)


def recorder() -> Callable[[str, Sequence[Hit]], None]:
    """Return what a stage calls with each query of its own and what that found."""
    records = _records.get()

    def record(query: str, hits: Sequence[Hit]) -> None:
        if records is not None:
            records.append(SearchRecord(query, tuple(hits)))

    return record


def recording(search: Callable[[], Later[T]], records: list[SearchRecord]) -> Later[T]:
    """Search, and put what its stages record into `records`, also where it is awaited."""
    with _into(records):
        found = search()
    return _awaited(found, records) if isawaitable(found) else found


async def _awaited(found: Awaitable[T], records: list[SearchRecord]) -> T:
    # A stage of one's own may begin to search only now.
    with _into(records):
        return await found


@contextmanager
def _into(records: list[SearchRecord]) -> Iterator[None]:
    token = _records.set(records)
    try:
        yield
    finally:
        _records.reset(token)
