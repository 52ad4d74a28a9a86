"""The trajectory is appended to whole, in turn, and for good."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import textwrap

import pytest
from corvid_runtime.enforcement import CouldNotCheck, TrajectoryWriter, check_trajectory
from corvid_runtime.enforcement.appending import append

WRITERS, ROWS = 6, 40
LONG = "x" * 20_000  # more than a pipe, or a page, takes at once


def rows_of(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def write_many(path, root, name):
    writer = TrajectoryWriter(path, root=root, agent=name)
    for number in range(ROWS):
        writer.assume(f"{number} {LONG if number % 7 == 0 else ''}")


def test_writers_in_many_processes_lose_nothing_and_mix_nothing(project, tmp_path):
    path = tmp_path / "log" / "shared.jsonl"
    context = multiprocessing.get_context("spawn")
    names = [f"agent {number}" for number in range(WRITERS)]
    running = [context.Process(target=write_many, args=(path, project, name)) for name in names]
    for process in running:
        process.start()
    for process in running:
        process.join()
        assert process.exitcode == 0
    rows = rows_of(path)
    for name in names:
        claims = [row["claim"].split()[0] for row in rows if row["agent"] == name]
        assert claims == [str(number) for number in range(ROWS)]


def test_only_one_of_many_processes_records_the_same_finding(project, write):
    path = write({"phase": "cite", "claim": "x", "grounding": "assumption"})
    command = [sys.executable, "-m", "corvid_cli", "ground-check", "--mode", "warn"]
    command += [str(path), "--root", str(project)]
    running = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for _ in range(4)]
    assert [process.wait() for process in running] == [0, 0, 0, 0]
    assert [row["phase"] for row in rows_of(path)] == ["cite", "grounding_warning"]


KILLED = textwrap.dedent(
    """
    import os, signal, sys
    from corvid_runtime.enforcement.appending import append

    calls = 0
    fatal = int(sys.argv[2])

    def before(function):
        def counted(*arguments, **options):
            global calls
            calls += 1
            if calls == fatal:
                os.kill(os.getpid(), signal.SIGKILL)
            return function(*arguments, **options)
        return counted

    for name in ("open", "lseek", "read", "write", "fsync", "close", "ftruncate"):
        setattr(os, name, before(getattr(os, name)))
    for number in range(3):
        append(sys.argv[1], {"number": number})
        sys.stdout.write(f"{number}\\n")
        sys.stdout.flush()
    """
)


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_killed_between_any_two_calls_nothing_is_lost_and_nothing_half(tmp_path):
    """Every record that was acknowledged is there, every line is whole, and writing goes on."""
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    for fatal in range(1, 200):
        path = tmp_path / f"log{fatal}.jsonl"
        command = [sys.executable, str(script), str(path), str(fatal)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        acknowledged = [int(line) for line in done.stdout.split()]
        append(path, {"number": "next"})
        numbers = [row["number"] for row in rows_of(path)]
        assert numbers[-1] == "next"
        assert numbers[:-1] in (acknowledged, [*acknowledged, len(acknowledged)])
        if done.returncode == 0:
            break
        assert done.returncode == -signal.SIGKILL
    assert done.returncode == 0
    assert fatal > 10


def test_cut_at_any_byte_by_a_power_cut_the_rest_is_read_and_the_half_is_named(project, tmp_path):
    path = tmp_path / "log.jsonl"
    writer = TrajectoryWriter(path, root=project)
    for number in range(3):
        writer.assume(f"claim {number}")
    whole = path.read_bytes()
    start = whole[:-1].rfind(b"\n") + 1
    for end in range(start, len(whole)):
        path.write_bytes(whole[:end])
        writer.assume("after")
        report = check_trajectory(path, root=project)
        texts = [claim.text for claim in report.assumptions]
        assert texts[:2] == ["claim 0", "claim 1"]
        assert texts[-1] == "after"
        malformed = [problem.line for problem in report.problems if problem.code == "malformed"]
        is_half = start < end < len(whole) - 1
        assert malformed == ([3] if is_half else [])
        assert len(texts) == (4 if end == len(whole) - 1 else 3)


def test_a_full_disk_leaves_no_half_record(tmp_path, monkeypatch):
    path = tmp_path / "log.jsonl"
    append(path, {"number": 1})
    write = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: write(descriptor, data[:5]))
    with pytest.raises(OSError, match="part of the record"):
        append(path, {"number": 2})
    monkeypatch.undo()
    append(path, {"number": 3})
    assert [row["number"] for row in rows_of(path)] == [1, 3]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc is Linux's")
def test_names_are_on_disk_before_a_record_and_it_is_before_append_returns(tmp_path, monkeypatch):
    path = tmp_path / "new" / "newer" / "log.jsonl"
    synced = []
    fsync = os.fsync

    def note(file):
        name = os.readlink(f"/proc/self/fd/{file}")
        synced.append((name, path.stat().st_size))
        fsync(file)

    monkeypatch.setattr(os, "fsync", note)
    append(path, {"number": 1})
    folders = [str(path.parent), str(tmp_path / "new"), str(tmp_path)]
    assert synced[:3] == [(folder, 0) for folder in folders]
    assert synced[-1] == (str(path), path.stat().st_size)
    synced.clear()
    append(path, {"number": 2})
    assert synced == [(str(path), path.stat().st_size)]


def test_the_name_of_a_file_whose_maker_died_is_on_disk_before_its_first_record(
    tmp_path, monkeypatch
):
    path = tmp_path / "log.jsonl"
    path.touch()
    synced = []
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(os.fstat(file).st_ino))
    append(path, {"number": 1})
    assert synced[0] == tmp_path.stat().st_ino
    assert synced[-1] == path.stat().st_ino


def test_what_is_no_text_is_written_so_that_it_can_be_read(project, tmp_path):
    path = tmp_path / "log.jsonl"
    TrajectoryWriter(path, root=project).assume("a lone \ud800 surrogate, \x00 and \u2028 a line")
    assert len(path.read_bytes().splitlines()) == 1
    try:
        report = check_trajectory(path, root=project)
    except CouldNotCheck as error:
        pytest.fail(str(error))
    assert report.total_claims == 1
