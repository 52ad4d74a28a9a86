"""Summaries are the same in every mode and after every edit; `crude.py` says what is inferred."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from corvid_mypy.model.summaries import decode, encode
from corvid_mypy.model.summary import Summary
from tests.plugin import crude
from tests.plugin.checking import mypy, read_report, write_config
from tests.sharing import once

PLUGIN = str(Path(crude.__file__))
PROBE = "def reveal(function: object, setter: bool = False) -> None: ...\n"

LEAF = """\
from corvid_runtime import sever

def good() -> int:
    return 1

def bad() -> object:
    return sever
"""
RING = {
    "ring1.py": "import ring2\n\ndef first(n: int) -> object:\n    return ring2.second(n)\n",
    "ring2.py": "import ring3\n\ndef second(n: int) -> object:\n    return ring3.third(n)\n",
    "ring3.py": (
        "import leaf\nimport ring1\n\ndef third(n: int) -> object:\n"
        "    return ring1.first(n - 1) if n else leaf.good()\n"
    ),
}
TOP = """\
import leaf
import names
import ring1, ring2, ring3
from probe import reveal

reveal(leaf.good)
reveal(leaf.bad)
reveal(ring1.first)
reveal(ring2.second)
reveal(ring3.third)
reveal(names.first)
"""
PROGRAM = {
    "probe.py": PROBE,
    "leaf.py": LEAF,
    **RING,
    "names.py": "from ring1 import first as first\n",
    "top.py": TOP,
}
INERT = "inert quiet proved +0"
NAMES, CALLS = "effect +1 names sever", "effect +1 calls {}".format
EXPECTED = [INERT, NAMES, INERT, INERT, INERT, INERT]
WITH_BAD_LEAF = [NAMES, NAMES, CALLS("second"), CALLS("third"), CALLS("good"), CALLS("second")]

CACHED = [
    "",
    "--no-sqlite-cache",
    "--no-fixed-format-cache",
    "--no-fixed-format-cache --no-sqlite-cache",
    "--cache-fine-grained",
    "-n 2",
]
UNCACHED = ["--cache-dir=/dev/null", "--no-incremental"]
OTHERS = ["--no-fixed-format-cache --no-sqlite-cache", "-n 2"]
"""The modes that differ the most: the first test asks about all, the other ones about these."""


class Project:
    """A program in a folder, which may be edited."""

    def __init__(self, folder: Path, files: dict[str, str], extra: str = "") -> None:
        self.folder = folder
        self.config = write_config(folder, plugin=PLUGIN, root=folder, extra=extra)
        for name, source in files.items():
            self.write(name, source)

    def write(self, name: str, source: str) -> None:
        (self.folder / name).write_text(source)

    def edit(self, name: str, old: str, new: str) -> None:
        source = (self.folder / name).read_text()
        assert old in source
        self.write(name, source.replace(old, new))

    def touch(self, name: str) -> None:
        self.write(name, (self.folder / name).read_text() + "# edited\n")

    def said(self, *flags: str, files: tuple[str, ...] = ("top.py",)) -> list[str]:
        """What is revealed, and whatever else mypy says."""
        report = mypy(files, config=self.config, flags=flags, cwd=self.folder)
        return [d.text for d in report.diagnostics] + report.other


class Daemon:
    """A daemon over a project."""

    def __init__(self, project: Project) -> None:
        self._project = project

    def run(self, *arguments: str) -> str:
        command = [sys.executable, "-m", "mypy.dmypy", "--status-file", "status.json", *arguments]
        folder = self._project.folder
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        return done.stdout + done.stderr

    def said(self, *flags: str) -> list[str]:
        config = str(self._project.config)
        flags = ("--config-file", config, "--cache-dir", "daemon-cache", *flags, "top.py")
        lines = self.run("run", "--", *flags).splitlines()
        report = read_report("\n".join(x for x in lines if not x.startswith("Daemon ")), 0)
        return [d.text for d in report.diagnostics] + report.other


_LIBRARY = "import collections.abc, contextlib, functools, typing\nimport corvid_runtime\n"


def _read_library(folder: Path) -> None:
    """By one process and by two it is the same cache."""
    project = Project(folder, {"library.py": _LIBRARY})
    for mode in ("", "--no-fixed-format-cache --no-sqlite-cache"):
        assert project.said(*mode.split(), files=("library.py",)) == []


@pytest.fixture
def seeded(tmp_path_factory: pytest.TempPathFactory, tmp_path: Path) -> Path:
    """A folder whose cache knows the library as the crude plugin leaves it."""
    folder, _ = once(tmp_path_factory, "crude", _read_library)
    shutil.copytree(folder / "cache", tmp_path / "cache")
    return tmp_path


@pytest.fixture
def daemon(project: Project) -> Iterator[Daemon]:
    running = Daemon(project)
    yield running
    running.run("stop")


@pytest.fixture
def project(seeded: Path) -> Project:
    return Project(seeded, PROGRAM)


@pytest.mark.parametrize("mode", CACHED)
def test_summaries_are_the_same_cold_and_warm_and_after_edits(project: Project, mode: str) -> None:
    flags = mode.split()
    assert project.said(*flags) == EXPECTED
    project.touch("top.py")
    assert project.said(*flags) == EXPECTED
    project.edit("leaf.py", "return 1", "return id(sever)")
    assert project.said(*flags) == WITH_BAD_LEAF
    project.edit("leaf.py", "return id(sever)", "return 1")
    assert project.said(*flags) == EXPECTED
    project.edit("ring2.py", "return ring3", "return leaf.bad() or ring3")
    project.edit("ring2.py", "import ring3", "import leaf, ring3")
    in_ring = [CALLS("second"), CALLS("third"), CALLS("first"), CALLS("second")]
    assert project.said(*flags) == [INERT, NAMES, *in_ring]
    project.write("ring2.py", RING["ring2.py"])
    assert project.said(*flags) == EXPECTED


@pytest.mark.parametrize("mode", UNCACHED)
def test_summaries_are_the_same_without_a_cache(project: Project, mode: str) -> None:
    """Such a run keeps nothing, and reads nothing that another one kept: here one that is wrong."""
    project.edit(*_BAD_LEAF)
    assert project.said() == WITH_BAD_LEAF
    project.edit(*_LEAF_BACK)
    assert project.said(mode) == EXPECTED


_BAD_LEAF = ("leaf.py", "return 1", "return id(sever)")
_LEAF_BACK = ("leaf.py", "return id(sever)", "return 1")
_BAD_IN_RING = ("ring2.py", "ring3.third(n)", "n or ring3.third(n) or print(probe.sever)")


def test_the_daemon_says_the_same_after_every_edit(project: Project, daemon: Daemon) -> None:
    project.edit("probe.py", "def", "from corvid_runtime import sever as sever\n\ndef")
    project.edit("ring2.py", "import ring3", "import ring3, probe")
    edits = [
        _BAD_LEAF,
        _LEAF_BACK,
        ("ring1.py", "ring2.second(n)", "ring2.second(n + 1)"),
        _BAD_IN_RING,
        _BAD_LEAF,
        _BAD_IN_RING[:1] + _BAD_IN_RING[:0:-1],
        _LEAF_BACK,
        ("ring3.py", "leaf.good()", "leaf.bad()"),
        ("ring3.py", "leaf.bad()", "leaf.good()"),
    ]
    assert daemon.said() == project.said() == EXPECTED
    seen = set()
    for edit in edits:
        project.edit(*edit)
        said = daemon.said()
        assert said == project.said(), edit
        seen.add(tuple(said))
    assert said == EXPECTED
    assert len(seen) == 5


def test_the_daemon_restores_what_it_lost_without_a_question(
    project: Project, daemon: Daemon
) -> None:
    project.write("leaf.py", "from corvid_runtime import sever\nX: int = 1\n")
    project.write("middle.py", "import leaf\n\ndef silent() -> object:\n    return leaf.X\n")
    project.write("top.py", "import middle\nfrom probe import reveal\n\nreveal(middle.silent)\n")
    assert daemon.said() == [INERT]
    project.write("leaf.py", "from corvid_runtime import sever\nX: bool = True\n")
    assert daemon.said() == [INERT]


def test_without_two_phases_a_cycle_is_not_proved(project: Project) -> None:
    for _ in range(2):
        said = project.said("--no-local-partial-types")
        assert said[:2] == EXPECTED[:2]
        assert all(not each.startswith("inert") for each in said[2:])
        project.touch("top.py")


def test_an_importer_of_importers_is_checked_again(project: Project) -> None:
    project.write("middle.py", "import leaf\n\ndef far() -> object:\n    return leaf.good()\n")
    project.write("top.py", "import middle\nfrom probe import reveal\n\nreveal(middle.far)\n")
    assert project.said() == [INERT]
    project.edit("leaf.py", "return 1", "return id(sever)")
    assert project.said() == [CALLS("good")]


def test_an_edit_that_moves_lines_checks_no_importer_again(project: Project) -> None:
    project.said()
    written = {p.name: p.read_bytes() for p in _cached(project, "--no-sqlite-cache")}
    project.edit("leaf.py", "def good", "\n\ndef good")
    project.said("--no-sqlite-cache")
    again = {p.name: p.read_bytes() for p in _cached(project, "--no-sqlite-cache")}
    assert written["leaf.data.ff"] == again["leaf.data.ff"]


def _cached(project: Project, flag: str) -> list[Path]:
    project.said(flag)
    return sorted((project.folder / "cache").rglob("leaf.data.ff"))


KINDS = """\
from __future__ import annotations
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TypeVar, overload
from corvid_runtime import Grounded, grounded_pure, lift, retrieval, sever, tool

F = TypeVar("F", bound=Callable[..., object])

def same(function: F) -> F:
    return function

@cache
def cached() -> int:
    return 1

@contextmanager
def managed() -> Iterator[object]:
    yield sever

@same
def decorated() -> object:
    return sever

@tool(uses=retrieval)
def fetched(name: str) -> str:
    return name

@grounded_pure
def marked(doc: Grounded[str]) -> Grounded[str]:
    return kept(doc)

@grounded_pure
def kept(doc: Grounded[str]) -> Grounded[str]:
    return doc

@overload
def over(x: int) -> int: ...
@overload
def over(x: str) -> str: ...
def over(x: int | str) -> int | str:
    return x if cached() else 0

@overload
@lift
def lifted(x: int) -> int: ...
@overload
@lift
def lifted(x: str) -> str: ...
@lift
def lifted(x: int | str) -> int | str:
    print(sever)
    return x

def nested(doc: Grounded[str]) -> Grounded[str]:
    def inner() -> object:
        return sever
    inner()
    return doc

def unannotated():  # type: ignore[no-untyped-def]
    return 1

class C:
    def method(self) -> object:
        return self.plain

    @staticmethod
    def static() -> object:
        return sever

    @classmethod
    def made(cls) -> object:
        return cls.static()

    @property
    def plain(self) -> int:
        return 1

    @property
    def both(self) -> int:
        return 1

    @both.setter
    def both(self, value: int) -> None:
        print(sever, value)

    class Within:
        def method(self) -> object:
            return sever
"""
REVEALED = {
    "cached": INERT,
    "managed": NAMES,
    "decorated": NAMES,
    "fetched": INERT,
    "marked": INERT,
    "over": "inert quiet proved +0",
    "lifted": NAMES,
    "nested": "effect +3 calls inner",
    "unannotated": "+0",
    "c.method": INERT,
    "c.static": NAMES,
    "c.made": CALLS("static"),
    "c.plain": INERT,
    "c.both": INERT,
    "c.both, True": NAMES,
    "w.method": NAMES,
}


@pytest.mark.parametrize("mode", OTHERS)
def test_every_kind_of_function_keeps_a_summary(seeded: Path, mode: str) -> None:
    reveals = "".join(f"reveal({each})\n" for each in REVEALED)
    top = f"from probe import reveal\nfrom kinds import *\n\nc, w = C(), C.Within()\n{reveals}"
    project = Project(seeded, {"probe.py": PROBE, "kinds.py": KINDS, "top.py": top})
    for _ in range(2):
        assert project.said(*mode.split()) == [*REVEALED.values()]
        project.touch("top.py")


def test_contracts_are_kept_beside_summaries(seeded: Path) -> None:
    top = (
        "from corvid_runtime import Grounded, grounded_pure\nfrom kinds import fetched, marked\n\n"
        "@grounded_pure\ndef answer(name: str) -> Grounded[str]:\n"
        "    return marked(fetched(name))\n"
    )
    project = Project(seeded, {"kinds.py": KINDS, "top.py": top})
    assert project.said() == []
    project.edit("top.py", "answer", "answered")
    assert project.said() == []


def test_types_are_shown_as_before(seeded: Path) -> None:
    top = (
        "import leaf\n\nreveal_type(leaf.good)\nx: int = leaf.good\nboth = [leaf.good, leaf.bad]\n"
    )
    project = Project(seeded, {"leaf.py": LEAF, "top.py": f"{top}reveal_type(both)\n"})
    assert project.said() == [
        'Revealed type is "def () -> int"',
        'Incompatible types in assignment (expression has type "Callable[[], int]", '
        'variable has type "int")',
        'Revealed type is "list[def () -> object]"',
    ]


@pytest.mark.parametrize("mode", OTHERS)
def test_modules_that_only_proofs_import_keep_summaries(project: Project, mode: str) -> None:
    project.write("apart.py", "import below\n\ndef alone() -> int:\n    return below.one()\n")
    project.write("below.py", "def one() -> int:\n    return 1\n")
    project.write("aside.py", "def other() -> int:\n    return 1\n")
    project.write("top.py", "import leaf, apart\nfrom probe import reveal\n\nreveal(apart.alone)\n")
    for edited in ("apart.py", "below.py", "top.py", "aside.py"):
        assert project.said(*mode.split()) == [INERT]
        project.touch(edited)


def test_a_program_without_the_runtime_keeps_none(project: Project) -> None:
    project.write("top.py", "from probe import reveal\ndef f() -> int:\n    return 1\nreveal(f)\n")
    assert project.said() == []


@pytest.mark.parametrize("mode", OTHERS)
def test_bodies_that_are_followed_silently_keep_summaries(project: Project, mode: str) -> None:
    for _ in range(2):
        assert project.said("--follow-imports=silent", *mode.split()) == EXPECTED
        project.touch("top.py")
    assert project.said(*mode.split()) == EXPECTED


def test_bodies_of_a_program_installed_in_place_keep_summaries(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``pip install --editable`` puts the program on the path: mypy takes it for a package."""
    monkeypatch.setenv("PYTHONPATH", str(project.folder))
    for _ in range(2):
        assert project.said() == EXPECTED
        project.touch("top.py")


def test_no_section_is_said_to_be_unused(project: Project) -> None:
    flags = ("--follow-imports=silent", "--warn-unused-configs")
    assert project.said(*flags) == EXPECTED


def test_bodies_that_are_dropped_show_nothing(seeded: Path) -> None:
    ignored = "[mypy-leaf,ring1,ring2,ring3]\nignore_errors = True\n"
    project = Project(seeded, PROGRAM, extra=ignored)
    assert project.said() == ["+0"] * len(EXPECTED)


def test_a_stub_shows_nothing(project: Project) -> None:
    (project.folder / "leaf.py").rename(project.folder / "leaf.pyi")
    assert project.said()[:2] == ["+0", "+0"]


def test_a_failure_is_said_where_it_happened(seeded: Path) -> None:
    top = "from probe import reveal\nimport leaf\n\n"
    top += "def breaks() -> object:\n    return leaf.bad()\n\nreveal(breaks)\n"
    project = Project(seeded, {"probe.py": PROBE, "leaf.py": LEAF, "top.py": top})
    report = mypy(["top.py"], config=project.config, cwd=seeded)
    internal, shown = [d for d in report.diagnostics if not d.is_hint]
    assert (internal.code, internal.line) == ("grounded-internal", 4)
    assert "provoked" in internal.text
    assert shown.text == "+0"


@pytest.mark.parametrize(
    "name", [name for name, held in Summary._field_defaults.items() if isinstance(held, bool)]
)
def test_every_promise_is_kept_by_itself(name: str) -> None:
    summary = Summary()._replace(**{name: True})
    assert decode(encode(summary)) == summary
