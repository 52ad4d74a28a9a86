"""What checkers without the plugin see: the wrapper is kept, and nothing is silently anything."""

import pytest

from tests.clients.checkers import EXPRESSIONS, OPERATIONS, PAGE, Row, page, table


@pytest.fixture(scope="module")
def rows() -> dict[str, Row]:
    """What the checkers reveal, by expression."""
    return {row[0]: row for row in table()}


def test_there_are_sixty_expressions() -> None:
    assert len(set(EXPRESSIONS)) >= 60


@pytest.mark.parametrize("expression", OPERATIONS)
def test_operators_keep_the_wrapper_in_all_checkers(expression: str, rows: dict[str, Row]) -> None:
    assert all(revealed.startswith("Grounded[") for revealed in rows[expression][1:])


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_nothing_grounded_becomes_any(expression: str, rows: dict[str, Row]) -> None:
    assert not {"Any", "Unknown"} & set(rows[expression][1:])


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_the_plugin_knows_what_is_inside(expression: str, rows: dict[str, Row]) -> None:
    assert "Any" not in rows[expression][1]


def test_the_page_shows_what_they_reveal() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.clients.checkers"
