"""What is no error costs the daemon nothing: notes stand while other modules are edited."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plugin.parity import compare
from tests.plugin.serving import Served

MODULE = """\
from corvid_runtime import agent
from tools import fetch, save

@agent
def publish(key: str) -> str:
    found = fetch(key)
    save(found)
    return found

class Desk:
    @agent
    def hand_out(self, key: str) -> str:
        save("a", fetch(key) + "!")
        return "done"
"""
TOOLS = """\
from corvid_runtime import retrieval, tool

@tool(uses=retrieval)
def fetch(key: str) -> str:
    return key

def save(*texts: str) -> None:
    print(texts)
"""
MARKS = "from corvid_runtime import agent as agent\n"
MARKED = """\
from corvid_runtime import Grounded
from marks import agent

@agent
def length(text: Grounded[str]) -> object:
    return text
"""
PLAIN = """\
from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])

def agent(function: F) -> F:
    return function
"""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    files = {"tools": TOOLS, "leaf": "LEAF = 1\n", "marks": MARKS, "by_marks": MARKED}
    files |= {f"noted_{number}": MODULE for number in range(6)}
    for name, text in files.items():
        (tmp_path / f"{name}.py").write_text(text)
    serving = Served(tmp_path)
    yield serving
    serving.stop()


def _agrees(served: Served) -> int:
    """Compare the daemon with a fresh run; how many diagnostics there are, their hints apart."""
    report = served.check()
    different = compare(report, served.fresh())
    assert not different, "\n" + "\n".join(different)
    return sum(not found.is_hint for found in report.diagnostics)


def test_notes_stand_through_edits_elsewhere_and_go_with_their_module(served: Served) -> None:
    before = _agrees(served)
    served.edit("leaf.py", "1", "2")
    assert _agrees(served) == before
    few = [name for name in served.rechecked if name.partition(".")[0] != "leaf"]
    assert len(few) <= 2, few

    served.edit("noted_3.py", "    save(found)\n", "    save('')\n")
    assert _agrees(served) == before - 1
    served.edit("leaf.py", "2", "3")
    assert _agrees(served) == before - 1
    served.edit("noted_3.py", "    return found\n", "    return 3\n")
    served.edit("leaf.py", "3", "4")
    assert _agrees(served) == before - 1  # one note less, one error more

    served.edit("noted_3.py", "    return 3\n", "    return found\n")
    served.edit("tools.py", "def save(*texts: str)", "def save(*texts: object)")
    assert _agrees(served) == before - 1


def test_notes_stand_when_a_module_goes(served: Served) -> None:
    before = _agrees(served)
    (served.folder / "leaf.py").unlink()
    assert _agrees(served) == before
    own = served.check().of("noted_5.py")
    noted = before - sum(not found.is_hint for found in own)
    (served.folder / "noted_5.py").unlink()
    assert _agrees(served) == noted


def test_a_note_goes_with_the_decorator_that_made_it(served: Served) -> None:
    before = _agrees(served)
    served.edit("marks.py", MARKS, PLAIN)
    assert _agrees(served) == before - 1
    served.edit("leaf.py", "1", "2")
    assert _agrees(served) == before - 1
    served.edit("marks.py", PLAIN, MARKS)
    assert _agrees(served) == before


HELPER = """\
from corvid_runtime import Grounded

def length(page: Grounded[str]) -> Grounded[int]:
    return len(page)
"""
LAUNDERING = """\
from corvid_runtime import Grounded, grounded_pure

@grounded_pure
def copied(page: Grounded[str]) -> str:
    return page + "!"

def length(page: Grounded[str]) -> Grounded[int]:
    return len(page)
"""


@pytest.fixture
def without_runtime(tmp_path: Path) -> Iterator[Served]:
    (tmp_path / "leaf.py").write_text("LEAF = 1\n")
    serving = Served(tmp_path)
    yield serving
    serving.stop()


def test_a_daemon_that_began_without_the_runtime_sees_what_is_added(
    without_runtime: Served,
) -> None:
    assert _agrees(without_runtime) == 0
    (without_runtime.folder / "added.py").write_text(LAUNDERING)
    assert _agrees(without_runtime) == 2
    without_runtime.edit("leaf.py", "1", "2")
    assert _agrees(without_runtime) == 2
    without_runtime.edit("added.py", "-> str:", "-> Grounded[str]:")
    assert _agrees(without_runtime) == 1


def test_a_hint_stands_below_its_error_when_a_module_is_added(without_runtime: Served) -> None:
    for number in range(1, 4):
        (without_runtime.folder / f"added_{number}.py").write_text(HELPER)
        said = without_runtime.check().diagnostics
        errors = [place for place, found in enumerate(said) if found.code == "return-value"]
        assert len(errors) == number
        for at in errors:
            assert (said[at].severity, said[at + 1].is_hint) == ("error", True)
            assert said[at].path == said[at + 1].path


HIT = """\
from dataclasses import dataclass

@dataclass(frozen=True)
class Hit:
    source: str
    text: str
"""
SEARCHING = """\
from collections.abc import Sequence
from corvid_runtime import retrieval, tool
from hit import Hit

@tool(uses=retrieval)
def search(question: str) -> Sequence[Hit]:
    return [Hit("a", question)]
"""
BELOW_A_CACHE = """\
import functools
from corvid_runtime import Grounded, grounded_pure
from hit import Hit

@functools.cache
@grounded_pure(discloses=())
def longest(pages: tuple[Grounded[str], ...], hit: Hit) -> Grounded[str] | None:
    return pages[0] if pages else None

class Found:
    everywhere = [(first := Hit.__eq__)]

@grounded_pure
def same(hit: Hit) -> object:
    return Found().first
"""


def test_what_stands_above_a_mark_and_in_a_class_body_is_looked_at_after_each_edit(
    tmp_path: Path,
) -> None:
    files = {"hit": HIT, "searching": SEARCHING, "below": BELOW_A_CACHE, "leaf": "LEAF = 1\n"}
    for name, text in files.items():
        (tmp_path / f"{name}.py").write_text(text)
    serving = Served(tmp_path)
    edits = [
        ("leaf.py", "1", "2"),
        ("hit.py", "    text: str\n", "    text: str\n    rank: int = 0\n"),
        ("below.py", "\n\n", "\n\n\n"),
        ("hit.py", "    rank: int = 0\n", ""),
    ]
    try:
        before = _agrees(serving)
        assert before == 4
        for edit in edits:
            serving.edit(*edit)
            assert _agrees(serving) == before, edit
    finally:
        serving.stop()
