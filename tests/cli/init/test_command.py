"""`corvid init` as it is used: what it shows and writes, and what it says of odd files."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import corvid

pytest.importorskip("libcst")

PROGRAM = '''\
"""Answers from files."""

from pathlib import Path

from openai import OpenAI


def page(name: str) -> str:
    return Path(name).read_text()


def ask(text: str) -> str:
    return OpenAI().responses.create(model="m", input=text).output_text


def answer(name: str) -> str:
    return ask(page(name))
'''
MARKED = '''\
"""Answers from files."""

from pathlib import Path

from openai import OpenAI
from corvid_runtime import agent, prompt, retrieval, tool


@tool(uses=retrieval)
def page(name: str) -> str:
    return Path(name).read_text()


@prompt
def ask(text: str) -> str:
    return OpenAI().responses.create(model="m", input=text).output_text


@agent
def answer(name: str) -> str:
    return ask(page(name))
'''


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "program.py"
    path.write_text(PROGRAM)
    return path


def test_marks_are_shown_with_their_reasons_and_nothing_is_written(program: Path) -> None:
    said = corvid("init", "program.py", cwd=program.parent)
    assert said.returncode == 1
    assert said.stdout.startswith(
        "# program.py:8: page @tool(uses=retrieval): reads a file"
        " (pathlib.Path.read_text, line 9)\n"
        "# program.py:12: ask @prompt: asks a model of the OpenAI API"
        " (openai.OpenAI.responses.create, line 13)\n"
        "# program.py:16: answer @agent: calls ask, page\n"
        "--- a/program.py\n+++ b/program.py\n"
    )
    assert said.stderr == "3 marks for 1 file; add --write.\n"
    assert program.read_text() == PROGRAM


def test_the_diff_can_be_applied(program: Path) -> None:
    shown = corvid("init", cwd=program.parent).stdout
    patch = ["git", "apply", "-"]
    subprocess.run(patch, cwd=program.parent, input=shown, encoding="utf-8", check=True)
    assert program.read_text() == MARKED


def test_marks_are_written_once(program: Path) -> None:
    said = corvid("init", "--write", "program.py", cwd=program.parent)
    assert said.returncode == 0
    assert said.stderr == "Set 3 marks in 1 file. Go on with: corvid check\n"
    assert program.read_text() == MARKED
    again = corvid("init", "--write", "program.py", cwd=program.parent)
    assert (again.returncode, again.stdout) == (0, "")
    assert again.stderr == "Every function that should have a mark has one.\n"


def test_check_accepts_what_was_marked(program: Path) -> None:
    program.write_text(
        "def page(name: str) -> str:\n    return open(name).read()\n\n\n"
        "def answer(name: str) -> str:\n    return page(name).title()\n"
    )
    assert corvid("init", "--write", "program.py", cwd=program.parent).returncode == 0
    said = corvid("check", "program.py", cwd=program.parent)
    assert "[grounded-coercion]" in said.stdout
    assert said.returncode == 0


def test_a_mark_stands_below_what_is_there_and_keeps_the_layout(tmp_path: Path) -> None:
    lines = [
        "# coding: latin-1",
        "from web import app",
        "from openai import OpenAI",
        "",
        "tool = 'Maß'",
        "",
        "class Desk:",
        "    @staticmethod",
        "    def page(name: str) -> str:  # the page",
        "        return open(name).read()",
        "",
        "@app.get('/')",
        "async def answer(",
        "    name: str,",
        ") -> str:",
        "    return ask(Desk.page(name))",
        "",
        "def ask(text: str) -> str:",
        "    return OpenAI().chat.completions.create(messages=[text])",
    ]
    path = tmp_path / "program.py"
    path.write_bytes("\r\n".join(lines).encode("latin-1"))
    assert corvid("init", "--write", "program.py", cwd=tmp_path).returncode == 0
    lines.insert(17, "@prompt")
    lines.insert(12, "@agent")
    lines.insert(8, "    @corvid_tool(uses=retrieval)")
    lines.insert(3, "from corvid_runtime import agent, prompt, retrieval, tool as corvid_tool")
    assert path.read_bytes().decode("latin-1").split("\r\n") == lines


def test_what_retrieves_and_asks_at_once_is_to_be_divided(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(
        "import openai\n\ndef answer(name: str) -> str:\n    text = open(name).read()\n"
        "    return openai.responses.create(input=text).output_text\n"
    )
    said = corvid("init", "program.py", cwd=tmp_path)
    assert "program.py:3: answer @agent: opens a file (builtins.open, line 4)" in said.stdout
    assert said.stderr.splitlines()[:2] == [
        "program.py:4: answer orchestrates, and opens a file itself (line 4):"
        " move that to a function of its own",
        "program.py:5: answer orchestrates, and asks a model of the OpenAI API itself (line 5):"
        " move that to a function of its own",
    ]


def test_tests_and_their_helpers_are_left_out(program: Path) -> None:
    for name in ("test_program.py", "program_test.py", "conftest.py", "tests/helpers.py"):
        (program.parent / name).parent.mkdir(exist_ok=True)
        (program.parent / name).write_text(PROGRAM)
    said = corvid("init", cwd=program.parent)
    assert said.stderr == "3 marks for 1 file; add --write.\n"


def test_what_has_no_types_is_to_be_annotated(program: Path) -> None:
    bare = PROGRAM.replace("text: str) -> str", "text)").replace(
        "ask(name: str) -> str", "ask(name)"
    )
    program.write_text(bare)
    said = corvid("init", "program.py", cwd=program.parent)
    assert said.stderr.splitlines() == [
        "program.py: mypy does not look into these until they have types: ask",
        "3 marks for 1 file; add --write.",
    ]


def test_a_program_of_other_libraries_is_told_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text("print(1)\n")
    said = corvid("init", cwd=tmp_path)
    assert said.returncode == 0
    assert said.stderr.startswith("Nothing here is known to retrieve or to ask a model.")


def test_a_broken_file_is_left_and_the_others_are_marked(program: Path) -> None:
    (program.parent / "broken.py").write_text("def f(:\n")
    (program.parent / "binary.py").write_bytes(bytes(range(256)))
    said = corvid("init", "--write", cwd=program.parent)
    assert said.returncode == 0
    assert "broken.py cannot be analysed, and is left as it is\n" in said.stderr
    assert "binary.py cannot be analysed, and is left as it is\n" in said.stderr
    assert program.read_text() == MARKED


def test_a_path_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    said = corvid("init", "nowhere", cwd=tmp_path)
    assert said.returncode == 2
    assert "'nowhere' does not exist" in said.stderr


def test_circles_of_imports_names_and_bases_end(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(
        "from two import *\nfrom two import b as a, B\nclass A(B): ...\nx = y\ny = x\n"
        "def f(z=x): return g(f(z))\ndef g(h): return f(h).x.y(A().q, a, y)\n"
        "class C(C): ...\nz = C().z\nself = self\nopen('f').read()\n"
        "def one(): return open(one()).read()\n"
    )
    (tmp_path / "two.py").write_text("from one import a as b, A\nclass B(A): q = b\n")
    said = corvid("init", cwd=tmp_path)
    assert said.returncode == 1
    assert "Traceback" not in said.stderr


def test_a_long_sum_is_followed(program: Path) -> None:
    called = f"page({' + '.join(['name'] * 400)}) + {' + '.join(['name'] * 400)}"
    (program.parent / "long.py").write_text(PROGRAM.replace("page(name))", f"{called})"))
    said = corvid("init", cwd=program.parent)
    assert said.returncode == 1
    assert "Traceback" not in said.stderr


def test_what_needs_libcst_says_so_where_it_is_missing(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['libcst'] = None\n"
        "from corvid_cli.group import corvid; corvid(['init', '.'])"
    )
    said = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert said.returncode == 2
    assert said.stderr == (
        "Error: corvid init needs LibCST; install it with: pip install 'corvid-mypy[fix]'\n"
    )
