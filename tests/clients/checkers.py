"""What type checkers make of expressions with grounded values.

`python -m tests.clients.checkers` writes the page docs/other-checkers.md.
"""

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parents[2] / "docs" / "other-checkers.md"

PROGRAM = """\
from typing_extensions import reveal_type
from corvid_runtime import (
    Grounded, each, interpolate, join, lift, plain, prompt, retrieval, tool
)

@tool(uses=retrieval)
def fetch(key: str) -> str:
    return key

@tool(uses=retrieval)
def find(key: str) -> str | None:
    return key

@prompt
def ask(text: str) -> str:
    return text

class Desk:
    @prompt(model="m")
    def answer(self, question: str, page: str) -> str:
        return page

def reveal(
    s: Grounded[str], n: Grounded[int], x: Grounded[float], b: Grounded[bool],
    xs: Grounded[list[str]], d: Grounded[dict[str, int]], rows: list[Grounded[str]],
    desk: Desk,
) -> None:
"""
OPERATIONS = """\
s + "!"  "!" + s  s + s  s * 2  2 * s  s < "m"  "m" < s  s == "a"  s != s  n + 1  1 + n  n + n
n - 1  1 - n  n * n  n / 2  2 / n  n // 2  n % 2  n ** 2  -n  +n  ~n  abs(n)  n > 1  1 <= n
n == n  n | 1  n & 1  n ^ n  n << 1  n >> 1  x + 1.0  1.0 + x  x * n  x / 3  -x  x < 0.5  b == b
xs + ["a"]  xs[0]  xs[1:]  xs == xs  d["a"]  d | d  s[0]  s[1:3]
""".replace("\n", "  ").split("  ")[:-1]
USES = """\
fetch("a")  find("a")  ask("a")  ask(s)  desk.answer("q", s)  desk.answer("q", page=s)
desk.answer("q", "p")  lift(len)(s)  lift(len)("a")  lift(", ".join)(rows)
each(xs)  rows[0]  rows[0] + "!"  s.upper()  s.split()
d.get("a")  s.sources()  s.confidence  s.unwrap_discarding_sources()  plain(s)
join(", ", rows)  join(s, ["a"])  join(", ", ["a"])  interpolate("[{}]", s)
interpolate("[{}]", "a")  interpolate("{} {}", "a", s)  interpolate("{a}", a=s)
""".replace("\n", "  ").split("  ")[:-1]
EXPRESSIONS = [*OPERATIONS, *USES]

INTRODUCTION = """\
# Other type checkers

The stubs alone, without the plugin, tell every checker that operators keep the wrapper. From them
basedpyright, ty and pyrefly also know what tools, prompts, `lift` and `interpolate` return. The
correct example programs of this project have no errors in any of the three.

Only the plugin knows the type inside the wrapper after an operator, and the rules of `@agent`
and `@grounded_pure`. So run mypy with the plugin for the proof. Without it two things are guessed:

- An argument that does not fit a parameter of a prompt, or of a lifted function, is assumed to
  contain grounded values, such as a list of grounded items.
- A result that may be None is `Grounded[T] | None`. So is a result of a class that is neither a
  dataclass, a model of pydantic, an enumeration nor a container, since it may be None as well.

| expression | mypy with the plugin | mypy without | basedpyright | ty | pyrefly |
|---|---|---|---|---|---|
"""
Row = tuple[str, ...]


class Told(NamedTuple):
    """What a checker says of a line."""

    file: Path
    line: int
    is_error: bool
    message: str


def table() -> list[Row]:
    """Return for each expression what the checkers reveal, in short names."""
    lines = "".join(f"    reveal_type({expression})\n" for expression in EXPRESSIONS)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "program.py").write_text(PROGRAM + lines)
        columns = [mypy(folder, "plugins = corvid_mypy"), mypy(folder)]
        columns += [_revealed(checker(folder, "program.py")) for checker in OTHERS.values()]
    first = len(PROGRAM.splitlines()) + 1
    return [
        (expression, *(column[first + number] for column in columns))
        for number, expression in enumerate(EXPRESSIONS)
    ]


def mypy(folder: Path, plugins: str = "") -> dict[int, str]:
    """Return what mypy reveals, by line."""
    (folder / "mypy.ini").write_text(f"[mypy]\n{plugins}\n")
    output = _run([sys.executable, "-m", "mypy", "program.py", "--output", "json"], folder)
    reports = map(json.loads, output.splitlines())
    return _revealed(
        Told(folder / each["file"], each["line"], each["severity"] == "error", each["message"])
        for each in reports
    )


def basedpyright(folder: Path, *files: str) -> list[Told]:
    """Return what basedpyright says of files in a folder, which is where imports are found."""
    options = {"typeCheckingMode": "standard", "include": files, "extraPaths": ["."]}
    (folder / "pyrightconfig.json").write_text(json.dumps(options))
    command = [sys.executable, "-m", "basedpyright", "--outputjson"]
    output = _run([*command, "--pythonpath", sys.executable, "--pythonversion", NEWEST], folder)
    return [
        Told(
            Path(each["file"]),
            each["range"]["start"]["line"] + 1,
            each["severity"] == "error",
            each["message"],
        )
        for each in json.loads(output)["generalDiagnostics"]
    ]


def ty(folder: Path, *files: str) -> list[Told]:
    """The same of ty."""
    command = [sys.executable, "-m", "ty", "check", "--output-format", "gitlab"]
    place = ["--project", ".", "--python", sys.prefix, "--python-version", NEWEST]
    return [
        Told(
            folder / each["location"]["path"],
            each["location"]["positions"]["begin"]["line"],
            each["severity"] == "major",
            each["description"].partition(": ")[2],
        )
        for each in json.loads(_run([*command, *place, *files], folder))
    ]


def pyrefly(folder: Path, *files: str) -> list[Told]:
    """The same of pyrefly."""
    command = [sys.executable, "-m", "pyrefly", "check", "--output-format", "json"]
    shown = ["--preset", "default", "--min-severity", "info"]
    place = ["--search-path", ".", "--python-interpreter-path", sys.executable]
    output = _run([*command, *shown, *place, "--python-version", NEWEST, *files], folder)
    return [
        Told(folder / each["path"], each["line"], each["severity"] == "error", each["description"])
        for each in json.loads(output)["errors"]
    ]


OTHERS = {"basedpyright": basedpyright, "ty": ty, "pyrefly": pyrefly}
"""The checkers that have no plugin."""

NEWEST = "3.13"
"""The version of Python that programs are checked for: some use what is new in it."""


def _run(command: list[str], folder: Path) -> str:
    process = subprocess.run(
        command, cwd=folder, capture_output=True, encoding="utf-8", check=False
    )
    return process.stdout


def _revealed(told: Iterable[Told]) -> dict[int, str]:
    pattern = re.compile(
        r"""(?:Revealed type(?: is|:)|revealed type:|Type of ".*" is) ["`]?(.*?)["`]?""", re.DOTALL
    )
    return {
        each.line: _short(found[1]) for each in told if (found := pattern.fullmatch(each.message))
    }


def _short(name: str) -> str:
    """Return a type as people write it."""
    return re.sub(r"\b(?:builtins|typing|corvid_runtime(?:\.\w+)*)\.", "", name)


def page(rows: Iterable[Row]) -> str:
    """Return the text of the documentation page."""
    lines = (
        "| " + " | ".join(f"`{cell}`".replace("|", "\\|") for cell in row) + " |\n" for row in rows
    )
    return INTRODUCTION + "".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(table()), encoding="utf-8")
