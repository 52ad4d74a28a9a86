"""What the command reads: in its mode every finding is one error, whose text is a JSON object."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from corvid_mypy.report.findings import Finding, FindingType
from tests.plugin.checking import (
    WITHOUT_RICH,
    Diagnostic,
    Report,
    check,
    is_ours,
    mypy,
    write_config,
)

FIELDS = (
    "finding kind code function expression actual slot lost callee lifts text hint reason cause "
    "steps flows place"
).split()
FOLDERS = [
    "holes",
    "forgery",
    "effects",
    "confidence",
    "cites",
    "purity",
    "lift",
    "placed",
    "searching.py",
    "prelude.py",
]


def _object(diagnostic: Diagnostic) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(diagnostic.text)
    return found


@pytest.fixture(scope="module")
def listed(tmp_path_factory: pytest.TempPathFactory) -> list[Report]:
    """The reports of a cold run, of one from its cache, and of two workers."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CORVID_COERCIONS", "listed")
        modes: list[tuple[str, Sequence[str]]] = [("a", []), ("a", []), ("b", ["-n", "2"])]
        reports = []
        for name, flags in modes:
            folder = tmp_path_factory.getbasetemp() / name
            folder.mkdir(exist_ok=True)
            config = write_config(folder, extra=WITHOUT_RICH)
            reports.append(mypy(FOLDERS, config=config, flags=flags))
    return reports


def test_every_finding_is_one_error_with_all_fields(listed: list[Report]) -> None:
    ours = [found for found in listed[0].diagnostics if is_ours(found)]
    for found in ours:
        assert found.severity == "error"
        told = _object(found)
        assert [*told] == FIELDS
        assert told["code"] == found.code
        assert told["text"]
        assert "corvid explain" not in (told["hint"] or ""), "readers have links of their own"
    assert not [found for found in listed[0].diagnostics if found.is_hint]
    asked_for_alone = {FindingType.TRAIL, FindingType.LEAVING, FindingType.FLOWS}
    kinds = {each.value for each in {*FindingType} - asked_for_alone}
    assert {_object(found)["finding"] for found in ours} == kinds


def _is_told_where(found: Diagnostic) -> bool:
    """Leave out what mypy says once of a library that is not installed, in whichever file."""
    return "#missing-imports" not in found.text


def test_it_is_replayed_from_the_cache_and_passed_on_by_workers(listed: list[Report]) -> None:
    cold, warm, workers = (Counter(filter(_is_told_where, report.diagnostics)) for report in listed)
    assert cold == warm
    assert cold == workers


def test_the_text_is_what_people_read(listed: list[Report], cold: tuple[Path, Report]) -> None:
    told = {(d.path, d.line, _object(d)["text"]) for d in listed[0].diagnostics if is_ours(d)}
    files = {path for path, _, _ in told}
    read = {(d.path, d.line, d.text) for d in cold[1].diagnostics if is_ours(d) and d.path in files}
    assert read
    assert read - told == set()


_TWICE = """\
from corvid_runtime import Grounded, agent

@agent
def twice(doc: Grounded[str]) -> tuple[int, int]:
    return len(doc), len(doc)
"""


def test_two_findings_on_a_line_that_read_the_same_are_two(
    seeded: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CORVID_COERCIONS", "listed")
    places = [tuple(_object(d)["place"]) for d in check(_TWICE, seeded).diagnostics]
    assert len({*places}) == 2


_QUOTED = """\
from corvid_runtime import Grounded, agent

@agent
def quoted(doc: Grounded[str]) -> None:
    "é"
    len(
        doc
        + "a"
    )
    "é", len(doc.upper())
"""


@pytest.mark.parametrize("encoding", ["latin-1", "utf-8-sig"])
def test_a_file_in_any_encoding_is_quoted(
    seeded: Path, monkeypatch: pytest.MonkeyPatch, encoding: str
) -> None:
    monkeypatch.setenv("CORVID_COERCIONS", "listed")
    cookie = "# coding: latin-1\n" if encoding == "latin-1" else ""
    (seeded / "program.py").write_bytes(f"{cookie}{_QUOTED}".encode(encoding))
    report = mypy(["program.py"], config=write_config(seeded), cwd=seeded)
    quoted = [_object(found)["expression"] for found in report.diagnostics]
    assert quoted == ['doc + "a"', "doc.upper(...)"]


def test_every_field_of_a_finding_is_told() -> None:
    beside = {"type", "message", "severity", "origin"}  # told as finding, text and hint, or not
    assert {*Finding._fields} - beside <= {*FIELDS}
