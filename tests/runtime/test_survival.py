"""Every row of the survival table, executed; and the table against the types it describes."""

from __future__ import annotations

import operator
import re
import subprocess
import sys
from datetime import date, timedelta
from decimal import Decimal
from typing import Any

import pytest
from corvid_runtime import GroundedValue, plain
from corvid_runtime.lifting import public_names

from tests.runtime import survival
from tests.runtime.support import canonical, given, sources

NAMES: dict[str, Any] = {
    "date": date,
    "timedelta": timedelta,
    "Decimal": Decimal,
    "operator": operator,
}


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
    disclosed = " ".join(row.operation[2:].replace(" ", "") for row in survival.DISCLOSED)
    calls = f"{disclosed} {survival.METHODS.get(kind, '')} {survival.CHANGES.get(kind, '')}".split()
    listed = {call.partition("(")[0] for call in calls}
    listed |= set(survival.ATTRIBUTES.get(kind, "").split())
    listed |= set(survival.REBOUND.get(kind, "").split())
    present = set(public_names(type(sample(kind))))
    newer = {"is_integer", "from_number"} | {"strptime"}
    assert present - newer <= listed


Report = dict[int, tuple[str, list[str]]]
"""By row: the type mypy reveals, and what it says besides."""


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> Report:
    """Every row in an agent of its own, checked by mypy with the plugin."""
    pytest.importorskip("mypy")
    folder = tmp_path_factory.mktemp("survival")
    (folder / "mypy.ini").write_text("[mypy]\nplugins = corvid_mypy\n", encoding="utf-8")
    lines = [
        "import operator",
        "from datetime import date, timedelta",
        "from decimal import Decimal",
        "from corvid_runtime import agent, retrieval, tool",
    ]
    tools = {kind: f"tool_{place}" for place, kind in enumerate(survival.SAMPLES)}
    for kind, name in tools.items():
        value = survival.SAMPLES[kind]
        lines += ["@tool(uses=retrieval)", f"def {name}() -> {kind}:", f"    return {value}"]
    places = {}
    for place, row in enumerate(survival.ROWS):
        lines += ["@agent", f"def row_{place}() -> None:", f"    g = {tools[row.type]}()"]
        lines += [f"    reveal_type({row.operation})"]
        places[len(lines)] = place
    (folder / "rows.py").write_text("\n".join(lines), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "rows.py"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    report: Report = {place: ("", []) for place in places.values()}
    for number, text in re.findall(r"^rows\.py:(\d+): \w+: (.*)$", done.stdout, re.MULTILINE):
        place = places[int(number)]
        said = report[place][1]
        if text.startswith("Revealed type is "):
            report[place] = (text, said)
        elif not text.startswith("Hint:"):
            said.append(text)
    return report


@pytest.mark.parametrize(("place", "row"), list(enumerate(survival.ROWS)), ids=str)
def test_mypy_says_what_happens(place: int, row: survival.Row, checked: Report) -> None:
    revealed, said = checked[place]
    assert ('is "corvid_runtime.value.Grounded[' in revealed) is row.kept
    if row.kind is None:
        assert said == []
    else:
        assert any(f": {row.kind}" in text for text in said)


def test_the_page_shows_the_table() -> None:
    assert survival.PAGE.read_text(encoding="utf-8") == survival.page()
