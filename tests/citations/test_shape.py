"""How the work grows with quotes and sources, in counted operations: time is for the benchmarks."""

from __future__ import annotations

from pydoc_data.topics import topics

import pytest
from corvid_runtime.citations import SourceText, verify_quote
from corvid_runtime.citations.index import Index

from tests.counting import calls

PAGE = "\n\n".join(topics[name] for name in ("assignment", "for", "lambda", "with"))
QUOTE = "Lambda\u00a0expressions (sometimes called  lambda forms)\nare used to create anonymous"
ALTERED = QUOTE.replace("used", "meant")


def source(pages: int) -> SourceText:
    """Return an indexed source that holds the quoted words in its first page only."""
    made = SourceText("pages", PAGE + "\n\n" + PAGE.replace("Lambda", "Other") * (pages - 1))
    assert verify_quote(QUOTE, made)
    assert not verify_quote(ALTERED, made)
    return made


@pytest.fixture
def candidates(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The places at which the index looked for tokens and for gaps."""
    looked: list[object] = []
    for name in ("_whole", "_place"):
        look = getattr(Index, name)

        def counted(self: Index, *where: object, look: object = look) -> object:
            looked.append(where)
            return look(self, *where)  # type: ignore[operator]

        monkeypatch.setattr(Index, name, counted)
    return looked


@pytest.mark.parametrize("quote", [QUOTE, ALTERED])
def test_a_quote_costs_the_same_calls_in_a_source_of_any_size(quote: str) -> None:
    """What grows with the source is one search by `str.find`."""
    small, large = source(1), source(16)
    assert calls(verify_quote, quote, large) == calls(verify_quote, quote, small)


def test_a_quote_that_stands_once_is_one_candidate_and_an_altered_one_none(
    candidates: list[object],
) -> None:
    pages = source(4)
    del candidates[:]
    assert verify_quote(QUOTE, pages)
    assert len(candidates) == 1
    assert not verify_quote(ALTERED, pages)
    assert len(candidates) == 1


def test_every_occurrence_is_one_candidate(candidates: list[object]) -> None:
    verdict = verify_quote("the target list", " the target list." * 50)
    assert len(verdict.occurrences) == 50
    assert len(candidates) == 1 + 50


def test_indexing_costs_the_same_calls_for_every_page() -> None:
    def index(pages: int) -> None:
        len(SourceText("pages", (PAGE + "\n\n") * pages).index.skeleton.text)

    index(1)
    two, three, four = (calls(index, pages) for pages in (2, 3, 4))
    assert four - three == three - two


def test_a_source_is_indexed_once_for_all_quotes() -> None:
    pages = SourceText("pages", PAGE)
    first, second = (calls(verify_quote, QUOTE, pages) for _ in range(2))
    assert first > 10 * second
    assert calls(verify_quote, QUOTE, pages) == second
