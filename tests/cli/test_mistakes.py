"""Whatever a user hands to the command, there is a sentence and a status, never a traceback."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from corvid_cli.group import COMMANDS
from corvid_cli.group import corvid as group
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.command import corvid

FILES = {
    "absent.json": None,
    "absent.py": None,
    "empty.json": b"",
    "broken.json": b'{"value":',
    "deep.json": b"[" * 100_000,
    "other.json": b'{"a": [1, null, "x"]}',
    "latin.json": "{'ä'}".encode("latin-1"),
    "binary.json": bytes(range(256)) * 4,
    "broken.py": b"def f(:\n",
    "binary.py": bytes(range(256)) * 4,
    "latin.py": "x = 'ä'\n".encode("latin-1"),
}
READERS = {
    "view": ["view"],
    "verify": ["verify", "--corpus", "."],
    "ground-check": ["ground-check"],
    "baseline": ["sites", "good.py", "--baseline"],
    "check": ["check"],
    "sites": ["sites"],
    "fix": ["fix"],
    "fix in place": ["fix", "--write"],
    "init": ["init"],
    "init in place": ["init", "--write"],
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of files that are not what any command wants, a loop of links and a directory."""
    for name, content in FILES.items():
        if content is not None:
            (tmp_path / name).write_bytes(content)
    (tmp_path / "good.py").write_text("x = 1\n")
    (tmp_path / "directory").mkdir()
    (tmp_path / "loop").symlink_to("loop")
    return tmp_path


def is_a_sentence(process: subprocess.CompletedProcess[str]) -> bool:
    """Tell whether a refusal says something and shows nothing of the program behind it."""
    said = process.stdout + process.stderr
    inner = ("Traceback", "internal error", "INTERNAL ERROR", "[Errno", 'File "')
    return process.returncode in (1, 2) and bool(said.strip()) and not any(w in said for w in inner)


@pytest.mark.parametrize("reader", READERS)
def test_a_file_that_is_something_else(reader: str, folder: Path) -> None:
    commands = ("check", "sites", "fix", "fix in place", "init", "init in place")
    pythons = reader in commands
    names = {name for name in FILES if name.endswith(".py") == pythons} | {"directory", "loop"}
    if reader == "ground-check":
        names -= {"empty.json", "other.json"}  # sessions that claim nothing
    for name in sorted(names):
        refused = corvid(*READERS[reader], name, cwd=folder)
        assert is_a_sentence(refused), (name, refused)


@pytest.mark.parametrize("output", ["absent/page.html", "directory", "/dev/full"])
def test_an_output_that_cannot_be_written(output: str, folder: Path) -> None:
    (folder / "answer.json").write_text(
        '{"value": "a", "chain": {"version": 1, "steps": []}, "sources": {}}'
    )
    refused = corvid("view", "answer.json", "-o", output, cwd=folder)
    assert refused.returncode == 2
    assert is_a_sentence(refused), refused
    saved = corvid("tour", "--topic", "citations", "--save", output, cwd=folder)
    assert saved.returncode == 2
    assert is_a_sentence(saved), saved


def test_a_reader_who_has_seen_enough(folder: Path) -> None:
    command = f'"{sys.executable}" -m corvid_cli guarantees | head -n 1'
    process = subprocess.run(
        ["bash", "-c", command], cwd=folder, capture_output=True, encoding="utf-8", check=True
    )
    assert process.stdout.count("\n") == 1
    assert process.stderr == ""


def test_a_full_disk(folder: Path) -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "corvid_cli", "guarantees"]
        process = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, encoding="utf-8", check=False
        )
    assert process.returncode == 2
    assert process.stderr == "Error: the output: No space left on device\n"


@pytest.mark.parametrize("command", ["check", "sites", "fix"])
def test_ctrl_c(command: str, folder: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "corvid_cli", command, "good.py"],
        cwd=folder,
        env={**os.environ, "MYPY_CACHE_DIR": str(folder / "cache")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
        # As in a terminal, also if the tests run in the background, where a shell has it ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    while not (folder / "cache").exists():
        assert process.poll() is None
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=20)
    assert said == "Interrupted.\n"
    assert process.returncode == 130


@pytest.mark.parametrize("command", ["check", "sites", "fix"])
@pytest.mark.parametrize("body", ["raise SystemExit('mypy is broken')", "1 / 0", None])
def test_a_mypy_that_does_not_work_is_no_pass(
    command: str, body: str | None, folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    broken = tmp_path_factory.mktemp("broken") / "mypy"
    broken.mkdir()
    (broken / "__init__.py").touch()
    if body is not None:
        (broken / "__main__.py").write_text(body)
    path = {"PYTHONPATH": str(broken.parent)}
    refused = corvid(command, "good.py", cwd=folder, environment=path)
    assert refused.returncode == 2
    assert refused.stderr.strip()
    assert "No coercion sites" not in refused.stdout


WORDS = st.sampled_from(
    [
        *COMMANDS,
        *FILES,
        *("good.py", "directory", "--json", "--format", "json", "sarif", "--baseline", "--corpus"),
        *("--mode", "warn", "--threshold", "0.5", "--topic", "citations", "-o", "--", "-", ""),
        *("--help", "--version", "-x", "--root", "\udcff", "漢字", "--config-file"),
    ]
)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    name=st.sampled_from(sorted({*COMMANDS} - {"check", "fix", "sites", "tour"})),
    words=st.lists(WORDS),
)
def test_any_words(name: str, words: list[str], folder: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        with pytest.raises(SystemExit) as ended:
            group([name, *words], prog_name="corvid")
    assert ended.value.code in (0, 1, 2)
