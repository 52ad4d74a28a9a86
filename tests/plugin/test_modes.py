"""However mypy is run, it says the same; over all programs, `python -m tests.plugin.parity`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from mypy.options import Options

from corvid_mypy import dispatch
from tests.plugin.checking import CASES, Report, mypy, write_config
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


TOOLS = """\
import functools
from corvid_runtime import Grounded, tool

@tool
def fetch(name: str) -> Grounded[str]:
    raise ValueError(name)

class Desk:
    @property
    @functools.cache
    def first(self) -> object:
        return fetch("a")
"""
ASKING = """\
from corvid_runtime import Grounded, grounded_pure
from tools import Desk, fetch

@grounded_pure
def asked(name: str) -> Grounded[str]:
    return fetch(name)

@grounded_pure
def read(desk: Desk) -> object:
    return desk.first
"""


def test_what_is_said_of_another_module_is_said_by_its_cache_as_well(
    seeded: Path, tmp_path: Path
) -> None:
    config = write_config(tmp_path, root=tmp_path)
    (tmp_path / "tools.py").write_text(TOOLS)
    (tmp_path / "asking.py").write_text(ASKING)
    first = mypy(["asking.py"], config=config, cwd=tmp_path)
    (tmp_path / "asking.py").write_text(f"{ASKING}\n# edited\n")
    second = mypy(["asking.py"], config=config, cwd=tmp_path)
    assert first.of("asking.py")
    assert second.of("asking.py") == first.of("asking.py")


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
