"""A wheel in a fresh environment: everything a user needs is in it, and mypy finds it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import corvid
from tests.cli.walk import walk

ROOT = Path(__file__).parents[2]

PROGRAM = """\
from corvid_runtime import Grounded, agent, retrieval, tool

@tool(uses=retrieval)
def fetch(key: str) -> str: ...

@agent
def shout(key: str) -> Grounded[str]:
    reveal_type(fetch(key) + "!")
    return "nothing was fetched"
"""


RUNS = """\
import sys

from corvid_runtime import Grounded, agent, ground, prompt, retrieval, tool
from corvid_runtime.citations import SourceText, verify_quote
from corvid_runtime.enforcement import grounding_ratio
from corvid_runtime.retrievers import Hit, grounding


class Cellar:
    def search(self, query, limit=5, filters=None):
        return [Hit("cellar", "bees", "1", "Bees sleep at night.")]


@prompt(model="none")
def reply(question, evidence, feedback):
    return {"text": "At night.", "citations": [{"source_id": "bees", "quote": "sleep at night"}]}


notes = grounding(id="notes", retriever=Cellar(), query=lambda asked: asked["question"])
answer = notes.answer(reply, question="When do bees sleep?")
assert [step.source for step in answer.sources().retrievals()] == ["cellar/bees"]
assert verify_quote("Bees sleep", SourceText("a", "Bees sleep at night."))
assert grounding_ratio([]) is not None
heavy = {"mypy", "click", "yaml", "tomli_w"} & sys.modules.keys()
assert not heavy, heavy
print(answer["text"])
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built of the files as they are now."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", str(ROOT)]
    subprocess.run([*build, "--wheel-dir", str(folder)], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def environment(folder: Path, requirement: str) -> str:
    """Return the interpreter of a fresh environment into which something was installed."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = str(folder / "bin" / "python")
    subprocess.run([*pip(python), "install", "--quiet", requirement], check=True)
    return python


def pip(python: str) -> list[str]:
    """Return the command of our own pip for another interpreter: to bring pip takes seconds."""
    return [sys.executable, "-m", "pip", "--python", python]


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The interpreter of an environment with mypy."""
    return environment(tmp_path_factory.mktemp("mypy"), f"{wheel}[mypy]")


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The interpreter of an environment without extras."""
    return environment(tmp_path_factory.mktemp("bare"), str(wheel))


def packages(python: str) -> set[str]:
    """Return the names of what is installed."""
    command = [*pip(python), "list", "--format", "json"]
    listed = json.loads(subprocess.check_output(command, text=True))
    return {row["name"] for row in listed}


def test_a_program_runs_without_extras(bare: str, tmp_path: Path) -> None:
    assert packages(bare) == {"corvid-mypy", "attrs", "typing_extensions"}
    (tmp_path / "program.py").write_text(RUNS)
    run = subprocess.run(
        [bare, "program.py"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert run.stdout == "At night.\n", run.stderr


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [([], "cli"), (["verify", "answer.json"], "cli"), (["check", "app.py"], "mypy")],
)
def test_without_extras_the_command_says_which_line_to_type(
    bare: str, tmp_path: Path, arguments: list[str], extra: str
) -> None:
    script = str(Path(bare).with_name("corvid"))
    for command in ([script], [bare, "-m", "corvid_cli"]):
        refused = subprocess.run(
            [*command, *arguments], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert refused.returncode == 2
        assert refused.stdout == ""
        (line,) = refused.stderr.splitlines()
        assert line.endswith(f"pip install 'corvid-mypy[{extra}]'")


def test_without_mypy_the_commands_that_run_it_say_which_line_to_type(
    wheel: Path, tmp_path: Path
) -> None:
    python = environment(tmp_path / "cli", f"{wheel}[cli]")
    assert "mypy" not in packages(python)
    assert corvid("explain", cwd=tmp_path, python=python).returncode == 0
    (tmp_path / "app.py").write_text("x = 1\n")
    for arguments in (["check", "app.py"], ["sites", "app.py"], ["tour"]):
        refused = corvid(*arguments, cwd=tmp_path, python=python)
        assert refused.returncode == 2, arguments
        assert refused.stderr.endswith("pip install 'corvid-mypy[mypy]'\n")
        assert "Traceback" not in refused.stderr


def test_the_wheel_brings_all_that_the_readme_and_the_tutorial_need(
    python: str, tmp_path: Path
) -> None:
    tour = corvid("tour", cwd=tmp_path, python=python)
    assert tour.returncode == 0, tour.stdout + tour.stderr

    topic = corvid("tour", "--topic", "coercion-sites", cwd=tmp_path, python=python)
    assert topic.returncode == 0, topic.stdout + topic.stderr

    page = corvid("explain", "ungrounded-return", cwd=tmp_path, python=python)
    assert page.stdout.startswith("# ungrounded-return")

    (tmp_path / "program.py").write_text(PROGRAM)
    checked = corvid("check", "program.py", cwd=tmp_path, python=python)
    assert checked.returncode == 1
    assert 'Revealed type is "corvid_runtime' in checked.stdout
    assert "[str]" in checked.stdout
    assert "[ungrounded-return]" in checked.stdout
    assert "import-not-found" not in checked.stdout

    reader = tmp_path / "reader"
    reader.mkdir()
    assert walk(ROOT / "docs" / "tutorial.md", reader, python) > 5
