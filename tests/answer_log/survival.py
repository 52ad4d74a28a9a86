"""Kills writers before each of their changes: `python -m tests.answer_log.survival DIR`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from corvid_runtime.answer_log import AnswerLog

from tests.answer_log.killing import killed_at_every_change

SOURCES = {"lease.md": "Rent is due monthly. " * 400}


def answer(word: str) -> str:
    """Return an answer of several pages, so that it is written by many changes."""
    return f'The {word}: "Rent is due monthly". ' + word * 3000


def fill(log: AnswerLog, answers: int) -> None:
    """Append answers, each about its own subject."""
    for number in range(answers):
        log.append(answer(f"answer{number}"), SOURCES, subject=f"person{number}")


class Scene:
    """A log in a folder, and what is done to it.

    Args:
        folder: where its files are.
        before: how many answers it has before the work.
        work: what is killed.
        expected: whether the content of each answer is kept, before and after the work.
    """

    def __init__(
        self,
        folder: Path,
        before: int,
        work: Callable[[AnswerLog], object],
        expected: tuple[list[bool], list[bool]],
    ) -> None:
        self.folder = folder
        self.before = before
        self._work = work
        self.expected = expected

    def log(self) -> AnswerLog:
        """Return the log, as a process opens it that knows nothing of the others."""
        return AnswerLog(self.folder / "answers.db", keep_content=True)

    def prepare(self) -> None:
        """Put the files as they are before the work."""
        for file in self.folder.iterdir():
            file.unlink()
        fill(self.log(), self.before)

    def work(self) -> None:
        """Do what is killed."""
        self._work(self.log())

    def check(self, ended: bool) -> None:
        """Demand that the work happened as a whole or not at all, and that the log goes on."""
        old, new = self.expected
        found = self._kept()
        assert found == new if ended else found in (old, new), (ended, found)
        self.log().append("and on it goes", SOURCES)
        assert len(self._kept()) == len(found) + 1
        assert self.log().verify() == []

    def _kept(self) -> list[bool]:
        if not (self.folder / "answers.db").exists():
            return []
        assert self.log().verify() == []
        return [entry.value.content is not None for entry in self.log().entries()]


def main(folder: Path) -> None:
    """Kill each kind of work at every change, and say how often."""
    scenes = {
        "first": Scene(folder, 0, lambda log: fill(log, 1), ([], [True])),
        "append": Scene(
            folder, 2, lambda log: log.append(answer("x"), SOURCES), ([True] * 2, [True] * 3)
        ),
        "erase": Scene(
            folder, 2, lambda log: log.erase("person0", why="asked"), ([True] * 2, [False, True])
        ),
    }
    for name, scene in scenes.items():
        killed = killed_at_every_change(scene.prepare, scene.work, scene.check)
        print(f"{name}: killed {killed} times, nothing lost, nothing half", flush=True)


if __name__ == "__main__":
    chosen = Path(sys.argv[1])
    chosen.mkdir(parents=True, exist_ok=True)
    main(chosen)
