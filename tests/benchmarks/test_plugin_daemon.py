"""The section on the daemon: its edits can be made, and its ratios are those of one case."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.plugin_daemon import EDITS, Case, Finding, report
from benchmarks.plugin_grounded.program import write_star


@pytest.mark.parametrize("drops", [True, False])
def test_each_edit_can_be_made_in_hub_and_leaf(tmp_path: Path, drops: bool) -> None:
    write_star(tmp_path, 3, drops=drops)
    hub, _, leaf = (path.read_text() for path in sorted(tmp_path.glob("desk_*.py")))
    assert "import desk_1 as before" in leaf
    assert "import desk_1 as before" not in hub
    for old, new in EDITS.values():
        assert [old in text for text in (hub, leaf)] == [True, True]
        assert [new in text for text in (hub, leaf)] == [False, False]
    assert ("def counted(" in leaf) is drops


def test_ratios_are_of_the_largest_program_and_growth_is_of_bodies() -> None:
    small, large = Case(2, "notes", "leaf"), Case(46, "notes", "leaf")
    found = [
        Finding(small, "body", ours=0.5, none=0.1),
        Finding(small, "signature", ours=0.5, none=0.1),
        Finding(large, "body", ours=0.55, none=1.1),
        Finding(large, "signature", ours=2.4, none=1.2),
    ]
    measured = {target.statement: target.measured for target in report(found).targets}
    assert measured == {
        "notes, leaf, body, 46 modules: ours / none": pytest.approx(0.5),
        "notes, leaf, signature, 46 modules: ours / none": pytest.approx(2.0),
        "notes, leaf, body: 46 modules / 2, ours": pytest.approx(1.1),
    }
