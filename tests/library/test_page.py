"""The page about the library shows the table as it is."""

from __future__ import annotations

from tests.library.page import PAGE, page


def test_the_page_shows_the_table() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
