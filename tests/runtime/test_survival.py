"""Every row of the survival table, executed; and the table against the types it describes."""

from __future__ import annotations

from datetime import date, timedelta
from decimal import Decimal
from typing import Any

import pytest
from corvid_runtime import GroundedValue, plain
from corvid_runtime.lifting import public_names

from tests.runtime import survival
from tests.runtime.support import canonical, given, sources

NAMES: dict[str, Any] = {"date": date, "timedelta": timedelta, "Decimal": Decimal}


def sample(kind: str) -> Any:
    return eval(survival.SAMPLES[kind], dict(NAMES))


@pytest.mark.parametrize("row", survival.ROWS, ids=lambda row: f"{row.type}: {row.operation}")
def test_the_grounding_survives_as_the_table_says(row: survival.Row) -> None:
    result = eval(row.operation, {**NAMES, "g": given(sample(row.type))})
    assert isinstance(result, GroundedValue) is row.kept
    if row.kept:
        assert sources(result)
        assert set(sources(result)) == {"given"}
        expected = eval(row.operation, {**NAMES, "g": sample(row.type)})
        assert canonical(plain(result)) == canonical(expected)


@pytest.mark.parametrize(
    "row", list(survival.changes()), ids=lambda row: f"{row.type}: {row.operation}"
)
def test_a_change_is_a_step_of_the_chain(row: survival.Row) -> None:
    grounded, twin = given(sample(row.type)), sample(row.type)
    before = len(grounded.sources())
    exec(row.operation, {"g": grounded})
    exec(row.operation, {"g": twin})
    assert grounded == twin
    assert len(grounded.sources()) == before + 1


@pytest.mark.parametrize("kind", [kind for kind in survival.SAMPLES if kind != "Decimal"])
def test_the_table_leaves_out_no_public_name(kind: str) -> None:
    calls = f"{survival.METHODS.get(kind, '')} {survival.CHANGES.get(kind, '')}".split()
    listed = {call.partition("(")[0] for call in calls}
    listed |= set(survival.ATTRIBUTES.get(kind, "").split())
    listed |= set(survival.REBOUND.get(kind, "").split())
    present = set(public_names(type(sample(kind))))
    newer = {"is_integer", "from_number"} | {"strptime"}
    assert present - newer <= listed


def test_the_page_shows_the_table() -> None:
    assert survival.PAGE.read_text(encoding="utf-8") == survival.page()
