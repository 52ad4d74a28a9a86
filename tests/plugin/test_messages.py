"""Each message is one line that names what is wrong, and one hint with what to write instead."""

from __future__ import annotations

import re
from pathlib import Path

from tests.plugin.checking import CASES, Diagnostic, Report, is_ours


def _ours(report: Report) -> list[Diagnostic]:
    return [found for found in report.diagnostics if is_ours(found)]


def _hint(report: Report, error: Diagnostic) -> str:
    place = error[:5]
    hints = [d.text for d in report.diagnostics if d.is_hint and d[:5] == place]
    return hints[0] if hints else ""


def test_every_error_of_ours_has_a_hint(cold: tuple[Path, Report]) -> None:
    report = cold[1]
    bare = [str(d) for d in _ours(report) if d.severity == "error" and not _hint(report, d)]
    assert not bare, "\n" + "\n".join(bare)


def test_every_place_is_a_range_of_the_file(cold: tuple[Path, Report]) -> None:
    for found in _ours(cold[1]):
        assert found.line > 0, found
        assert found.column > 0, found
        assert (found.end_line, found.end_column) >= (found.line, found.column), found


def test_messages_name_types_as_they_are_written(cold: tuple[Path, Report]) -> None:
    odd = re.compile(r"GroundedValue|corvid_runtime\.value|_Coerced|builtins\.|<\w+>")
    shown = [d for d in _ours(cold[1]) if odd.search(d.text)]
    unnamed = [str(d) for d in shown if "GroundedValue" not in _source(d)]
    assert not unnamed, "\n" + "\n".join(unnamed)


def test_mypy_names_grounded_types_as_they_are_written(cold: tuple[Path, Report]) -> None:
    ours = _ours(cold[1])
    shown = [d.text for d in cold[1].diagnostics if d not in ours]
    assert any("Grounded[str]" in text for text in shown)
    assert not [text for text in shown if "GroundedValue[" in text]


def _source(found: Diagnostic) -> str:
    return (CASES / found.path).read_text()


def test_messages_do_not_look_like_diagnostics(cold: tuple[Path, Report]) -> None:
    for found in cold[1].diagnostics:
        assert not re.search(r": (note|error): ", found.text), found


def test_three_ways_to_break_a_proof_have_three_hints(cold: tuple[Path, Report]) -> None:
    report = cold[1]
    broken = [d for d in _ours(report) if d.path == "conformance/s18_pure_launders.py"]
    assert len(broken) == 3
    assert len({_hint(report, d) for d in broken}) == 3
