"""Many writers at once, and writers that die: nothing is lost, and nothing is there by half."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest
from corvid_runtime.answer_log import AnswerLog

SOURCES = {"lease.md": "Rent is due monthly. "}
WRITERS, EACH = 4, 15


def write(path: Path, writer: int) -> None:
    """Append answers, and take the content of some out while others write."""
    log = AnswerLog(path, keep_content=True)
    for number in range(EACH):
        answer = f'{writer}/{number}: "Rent is due monthly".'
        log.append(answer, SOURCES, subject=f"person {writer}")
        if number == EACH // 2:
            log.erase(f"person {writer}", why="asked")
        log.entries()


@pytest.mark.parametrize("kind", ["processes", "threads"])
def test_any_number_of_writers_share_a_log(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "answers.db"
    pool = (
        ProcessPoolExecutor(WRITERS, mp_context=get_context("spawn"))
        if kind == "processes"
        else ThreadPoolExecutor(WRITERS)
    )
    with pool:
        list(pool.map(write, [path] * WRITERS, range(WRITERS)))
    log = AnswerLog(path)
    entries = log.entries()
    assert log.verify() == []
    assert len({entry.value.digest for entry in entries}) == WRITERS * EACH
    kept = [entry.value.content for entry in entries if entry.value.content is not None]
    assert len(kept) == WRITERS * (EACH - EACH // 2 - 1)
    for writer in range(WRITERS):
        mine = [each for each in kept if each.startswith(f'"{writer}/')]
        assert mine == sorted(mine, key=lambda each: int(each.split("/")[1].split(":")[0]))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="ptrace is Linux's")
def test_a_writer_may_die_before_any_of_its_changes(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.answer_log.survival", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    killed = [int(line.split()[2]) for line in done.stdout.splitlines()]
    assert len(killed) == 3
    assert min(killed) >= 10
