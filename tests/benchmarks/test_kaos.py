"""The peer that runs in another Python: measured, or left out with its reason."""

from __future__ import annotations

import pytest

from benchmarks import citations, kaos
from benchmarks.kaos import CannotRun, Spent

WORK = citations.Workload("text", ["a"], ["b"])


def test_what_was_measured_stands_beside_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"SUBSTRING": [Spent(2.0, 500, 5), Spent(3.0, 100, 0)]}
    monkeypatch.setattr(kaos, "measured", lambda *_: found)
    drifted, altered, missing = citations.beside(WORK)
    (one,) = drifted["KAOS Span.verify SUBSTRING"]
    (other,) = altered["KAOS Span.verify SUBSTRING"]
    assert (one.seconds, one.verified, other.seconds, other.verified) == (4.0, 0.01, 30.0, 0.0)
    assert not missing
    assert not citations._left_out(missing)


def test_what_cannot_be_installed_is_counted_with_its_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kaos, "PYTHONS", ("python-that-is-not-there",))
    drifted, altered, missing = citations.beside(WORK)
    assert drifted == altered == {}
    (table,) = citations._left_out(missing)
    assert table.caption.endswith(": 1")
    assert "python-that-is-not-there" in table.rows[0][1]


def test_a_command_that_fails_says_its_last_line() -> None:
    with pytest.raises(CannotRun, match="no such module"):
        kaos._run(["sh", "-c", "echo first >&2; echo no such module >&2; exit 1"])
