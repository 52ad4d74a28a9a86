"""However mypy is run, it says the same; over all programs, `python -m tests.plugin.parity`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from mypy.options import Options

from corvid_mypy import dispatch
from tests.plugin.checking import CASES, Report, mypy
from tests.plugin.parity import MODES, compare

SHARED = [path.name for path in sorted(CASES.glob("*.py"))]
SOME = ["holes", "conformance", "modules", "effects", *SHARED]
OVER_ALL = ("warm", "sqlite cache" if Options().sqlite_cache else "file cache")
"""The modes in which mypy is run if nothing is said: the cold run, and the second test below."""


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode not in OVER_ALL])
def test_mode_agrees_with_a_cold_run(cold: tuple[Path, Report], tmp_path: Path, mode: str) -> None:
    expected = [d for d in cold[1].diagnostics if d.path.split("/")[0] in SOME]
    different = MODES[mode](SOME, tmp_path, Report(expected, [], 1))
    assert not different, "\n" + "\n".join(different)


def test_warm_cache_agrees_over_all_programs(cold: tuple[Path, Report]) -> None:
    config, report = cold
    different = compare(mypy(["."], config=config), report)
    assert not different, "\n" + "\n".join(different)


def test_cache_is_tied_to_every_file_of_the_plugin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "corvid_mypy"
    shutil.copytree(Path(dispatch.__file__).parent, copy)
    monkeypatch.setattr(dispatch, "__file__", str(copy / "dispatch.py"))
    before = dispatch.digest.__wrapped__()
    for path in sorted(copy.rglob("*.py")):
        path.write_text(path.read_text() + "\n")
        after = dispatch.digest.__wrapped__()
        assert after != before, path
        before = after
