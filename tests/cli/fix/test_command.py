"""`corvid fix` as it is used: what it shows and writes, and what it says of odd files."""

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from corvid_cli.fix.source import Source
from corvid_cli.fix.writing import FileChanged, replace

from tests.cli.command import corvid

PROGRAM = """\
from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def fetch(key: str) -> str:
    return key


@tool(uses=retrieval)
def rows(key: str) -> list[str]:
    return [key]


@agent
def line(key: str) -> Grounded[str]:
    return f"{key}: {fetch(key)}"


@agent
def size(key: str) -> int:
    return int(fetch(key))


@agent
def shouted(key: str) -> list[Grounded[str]]:
    return [row.upper() for row in rows(key)]
"""
MENDED = """\
from corvid_runtime import Grounded, agent, each, interpolate, lift, retrieval, tool


@tool(uses=retrieval)
def fetch(key: str) -> str:
    return key


@tool(uses=retrieval)
def rows(key: str) -> list[str]:
    return [key]


@agent
def line(key: str) -> Grounded[str]:
    return interpolate("{}: {}", key, fetch(key))


@agent
def size(key: str) -> Grounded[int]:
    return lift(int)(fetch(key))


@agent
def shouted(key: str) -> list[Grounded[str]]:
    return [row.upper() for row in each(rows(key))]
"""
BRANCH = """

@agent
def tone(key: str) -> str:
    if "x" in fetch(key):
        return "cross"
    return "calm"
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with a program that can be mended."""
    (tmp_path / ".git").mkdir()
    (tmp_path / "app.py").write_text(PROGRAM)
    return tmp_path


def test_a_diff_is_shown_and_nothing_is_written(project: Path) -> None:
    shown = corvid("fix", "app.py", cwd=project)
    assert shown.returncode == 1
    assert shown.stdout.startswith("--- a/app.py\n+++ b/app.py\n")
    assert '+    return interpolate("{}: {}", key, fetch(key))\n' in shown.stdout
    assert "1 file to fix" in shown.stderr
    assert (project / "app.py").read_text() == PROGRAM


def test_the_file_is_written_where_asked(project: Path) -> None:
    (project / "app.py").chmod(0o640)
    written = corvid("fix", "--write", "app.py", cwd=project)
    assert written.returncode == 0, written.stderr
    assert written.stdout == ""
    assert (project / "app.py").read_text() == MENDED
    assert stat.S_IMODE((project / "app.py").stat().st_mode) == 0o640
    assert {path.name for path in project.iterdir()} <= {"app.py", ".git", ".mypy_cache"}
    assert corvid("check", "app.py", cwd=project).returncode == 0
    again = corvid("fix", "app.py", cwd=project)
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")


def test_what_no_fix_puts_right_is_counted(project: Path) -> None:
    (project / "app.py").write_text(PROGRAM + BRANCH)
    written = corvid("fix", "--write", "app.py", cwd=project)
    assert written.returncode == 1
    assert (project / "app.py").read_text() == MENDED + BRANCH
    assert "1 place is left" in written.stderr
    again = corvid("fix", "app.py", cwd=project)
    assert (again.returncode, again.stdout) == (1, "")


@pytest.mark.parametrize(
    ("kinds", "expected"),
    [
        (["text"], ["interpolate("]),
        (["lift", "annotation"], ["lift(int)"]),
        (["lift"], []),  # nobody would say that the result is grounded
        (["each"], ["each(rows"]),
        (["text", "each"], ["interpolate(", "each(rows"]),
        (["import"], []),
    ],
)
def test_kinds_are_selected(project: Path, kinds: list[str], expected: list[str]) -> None:
    options = [word for kind in kinds for word in ("--select", kind)]
    shown = corvid("fix", "app.py", *options, cwd=project)
    assert shown.returncode == 1
    added = [line for line in shown.stdout.splitlines() if line.startswith("+    ")]
    assert [any(text in line for line in added) for text in expected] == [True] * len(expected)
    assert len(added) == len(expected)


def test_an_unknown_kind_is_a_sentence(project: Path) -> None:
    refused = corvid("fix", "--select", "style", "app.py", cwd=project)
    assert refused.returncode == 2
    assert "'style'" in refused.stderr


def test_only_what_is_named_is_written(project: Path) -> None:
    (project / "main.py").write_text("import app\n\nprint(app.line('x'))\n")
    shown = corvid("fix", "main.py", cwd=project)
    assert shown.stdout == ""
    assert shown.returncode == 1
    assert "+++ b/app.py" in corvid("fix", cwd=project).stdout


@pytest.mark.parametrize("ends", ["\r\n", "\n"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1"])
def test_line_ends_and_encodings_stay(project: Path, ends: str, encoding: str) -> None:
    cookie = "# coding: latin-1\n" if encoding == "latin-1" else ""
    tail = "\n# é\x0c\n"
    for text, file in ((PROGRAM, "app.py"), (MENDED, "wanted")):
        data = (cookie + text + tail).replace("\n", ends).encode(encoding)
        (project / file).write_bytes(data)
    written = corvid("fix", "--write", "app.py", cwd=project)
    assert written.returncode == 0, written.stderr
    assert (project / "app.py").read_bytes() == (project / "wanted").read_bytes()


def test_a_file_without_a_last_line_end(project: Path) -> None:
    (project / "app.py").write_text(PROGRAM.rstrip("\n"))
    shown = corvid("fix", "app.py", cwd=project)
    assert shown.stdout.count("\\ No newline at end of file") == 2
    corvid("fix", "--write", "app.py", cwd=project)
    assert (project / "app.py").read_text() == MENDED.rstrip("\n")


def test_a_link_stays_one(project: Path) -> None:
    (project / "real").mkdir()
    (project / "app.py").rename(project / "real" / "source.py")
    (project / "app.py").symlink_to(project / "real" / "source.py")
    assert corvid("fix", "--write", "app.py", cwd=project).returncode == 0
    assert (project / "app.py").is_symlink()
    assert (project / "real" / "source.py").read_text() == MENDED


def test_a_file_that_was_changed_meanwhile_is_not_overwritten(project: Path) -> None:
    path, other = project / "app.py", project / "other.py"
    other.write_text(PROGRAM)
    before = [Source.read(str(each)) for each in (other, path)]
    path.write_text("mine = 1\n")
    with pytest.raises(FileChanged, match=r"app\.py") as refused:
        replace([(each, Source(each.path, MENDED)) for each in before])
    assert refused.value.exit_code == 2
    assert path.read_text() == "mine = 1\n"
    assert other.read_text() == PROGRAM, "what belongs together is written together"


def test_a_file_that_cannot_be_written_is_named_and_left(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(source: Path, target: Path) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(source))

    before = Source.read(str(project / "app.py"))
    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="No space") as refused:
        replace([(before, Source(before.path, MENDED))])
    assert refused.value.filename == before.path
    assert (project / "app.py").read_text() == PROGRAM
    assert {path.name for path in project.iterdir()} == {"app.py", ".git"}


@pytest.mark.parametrize("text", ["def f(:\n", "x = '\n", "\tx = 1\n y = 2\n"])
def test_a_file_that_is_no_python_is_a_sentence(project: Path, text: str) -> None:
    (project / "app.py").write_text(text)
    refused = corvid("fix", "app.py", cwd=project)
    assert refused.returncode == 2
    assert "app.py" in refused.stderr
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize("way", ["absolute", "from another folder", "package", "module", "."])
def test_a_program_may_be_named_in_any_way(project: Path, way: str) -> None:
    package = project / "pkg"
    package.mkdir()
    (package / "__init__.py").touch()
    (project / "app.py").rename(package / "app.py")
    (project / "elsewhere").mkdir()
    arguments, folder = {
        "absolute": ([str(package / "app.py")], project),
        "from another folder": (["../pkg/app.py"], project / "elsewhere"),
        "package": (["--", "-p", "pkg"], project),
        "module": (["--", "-m", "pkg.app"], project),
        ".": (["."], project),
    }[way]
    written = corvid("fix", "--write", *arguments, cwd=folder)
    assert written.returncode == 0, written.stderr
    assert (package / "app.py").read_text() == MENDED


def test_an_error_of_mypy_is_left_to_its_author(project: Path) -> None:
    (project / "app.py").write_text(PROGRAM + "\nwrong: int = ''\n")
    written = corvid("fix", "--write", "app.py", cwd=project)
    assert written.returncode == 1
    assert (project / "app.py").read_text() == MENDED + "\nwrong: int = ''\n"


def test_callers_elsewhere_are_heard(project: Path) -> None:
    (project / "caller.py").write_text(
        "import app\n\n\ndef double(key: str) -> int:\n    number: int = app.size(key)\n"
        "    return number * 2\n"
    )
    shown = corvid("fix", ".", cwd=project)
    assert "lift(int)" not in shown.stdout
    assert "interpolate(" in shown.stdout


def test_a_helper_in_another_file_is_annotated(project: Path) -> None:
    (project / "helpers.py").write_text(
        '"""Helpers."""\n\n\ndef clean(text: str) -> str:\n    return text.strip()\n'
    )
    call = "\n\n@agent\ndef tidy(key: str) -> Grounded[str]:\n    return clean(fetch(key))\n"
    (project / "app.py").write_text("from helpers import clean\n" + PROGRAM + call)
    assert corvid("fix", "--write", ".", cwd=project).returncode == 0
    assert (project / "helpers.py").read_text() == (
        '"""Helpers."""\n\nfrom corvid_runtime import Grounded\n\n\n'
        "def clean(text: Grounded[str]) -> Grounded[str]:\n    return text.strip()\n"
    )
    assert corvid("check", ".", cwd=project).returncode == 0


def test_a_helper_that_drops_what_it_is_passed_is_not_made_a_hiding_place(project: Path) -> None:
    helpers = """

def shown(text: str) -> str:
    return f"<{len(text)}>"


def store(text: str) -> None:
    print(text)


@agent
def tell(key: str) -> str:
    store(fetch(key))
    return shown(fetch(key))
"""
    (project / "app.py").write_text(PROGRAM + helpers)
    corvid("fix", "--write", "app.py", cwd=project)
    assert (project / "app.py").read_text() == MENDED + helpers


HELPER = """

def first_word(text: Grounded[str]) -> Grounded[str] | None:
    found = re.search(r"[a-z]+", text)
    return found.group() if found is not None else None


@grounded_pure
@agent
def word(key: str) -> Grounded[str] | None:
    return first_word(fetch(key))
"""

UNFIXED = """

def saved(text: Grounded[str]) -> Grounded[str]:
    with open("saved.txt", "w") as file:
        file.write(text)
    return text


@grounded_pure
@agent
def shown(key: str) -> Grounded[str]:
    return saved(fetch(key))
"""


def test_a_helper_is_mended_where_mypy_itself_refuses_it(project: Path) -> None:
    program = "import re\n" + MENDED.replace("agent,", "agent, grounded_pure,", 1) + HELPER
    (project / "app.py").write_text(program)
    written = corvid("fix", "--write", "app.py", cwd=project)
    assert (written.returncode, written.stderr) == (0, "Fixed 1 file.\n")
    mended = (project / "app.py").read_text()
    assert mended == program.replace("re.search(", "lift(re.search)(")


def test_a_helper_without_a_fix_counts_once(project: Path) -> None:
    program = MENDED.replace("agent,", "agent, grounded_pure,", 1) + UNFIXED
    (project / "app.py").write_text(program)
    assert corvid("check", "app.py", cwd=project).stdout.count("error:") == 2
    assert "1 place is left" in corvid("fix", "app.py", cwd=project).stderr


def test_the_text_of_a_refusal_is_left_to_its_author(project: Path) -> None:
    refusing = """

@grounded_pure
def answer(reply: Grounded[str]) -> Grounded[str] | InsufficientEvidence:
    if "sorry" in reply:
        return InsufficientEvidence(reason=f"it says {reply}")
    return reply
"""
    imports = "from corvid_runtime import Grounded, grounded_pure\n"
    imports += "from corvid_runtime.citations import InsufficientEvidence\n"
    (project / "app.py").write_text(imports + refusing)
    written = corvid("fix", "--write", "app.py", cwd=project)
    assert written.returncode == 1
    assert (project / "app.py").read_text() == imports + refusing


def test_without_the_library_it_says_what_to_install(project: Path) -> None:
    missing = "import sys; sys.modules['libcst'] = None; from corvid_cli import main; main()"
    command = [sys.executable, "-c", missing, "fix", "app.py"]
    refused = subprocess.run(
        command, cwd=project, capture_output=True, encoding="utf-8", check=False
    )
    assert refused.returncode == 2
    assert refused.stderr == (
        "Error: corvid fix needs LibCST; install it with: pip install 'corvid-mypy[fix]'\n"
    )


def test_the_project_itself_is_clean() -> None:
    root = Path(__file__).parents[3]
    shown = corvid("fix", cwd=root)
    assert (shown.returncode, shown.stdout, shown.stderr) == (0, "", "")
