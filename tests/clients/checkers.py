"""What three type checkers make of expressions with grounded values.

`python -m tests.clients.checkers` writes the page docs/other-checkers.md.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "other-checkers.md"

PROGRAM = """\
from corvid_runtime import (
    Grounded, each, interpolate, join, lift, plain, prompt, retrieval, tool
)

@tool(uses=retrieval)
def fetch(key: str) -> str:
    return key

@prompt
def ask(text: str) -> str:
    return text

def reveal(
    s: Grounded[str], n: Grounded[int], x: Grounded[float], b: Grounded[bool],
    xs: Grounded[list[str]], d: Grounded[dict[str, int]], rows: list[Grounded[str]],
) -> None:
"""
OPERATIONS = """\
s + "!"  "!" + s  s + s  s * 2  2 * s  s < "m"  "m" < s  s == "a"  s != s  n + 1  1 + n  n + n
n - 1  1 - n  n * n  n / 2  2 / n  n // 2  n % 2  n ** 2  -n  +n  ~n  abs(n)  n > 1  1 <= n
n == n  n | 1  n & 1  n ^ n  n << 1  n >> 1  x + 1.0  1.0 + x  x * n  x / 3  -x  x < 0.5  b == b
xs + ["a"]  xs[0]  xs[1:]  xs == xs  d["a"]  d | d  s[0]  s[1:3]
""".replace("\n", "  ").split("  ")[:-1]
USES = """\
fetch("a")  ask("a")  lift(len)(s)  each(xs)  rows[0]  rows[0] + "!"  s.upper()  s.split()
d.get("a")  s.sources()  s.confidence  s.unwrap_discarding_sources()  plain(s)
join(", ", rows)  join(s, ["a"])  join(", ", ["a"])  interpolate("[{}]", s)
interpolate("[{}]", "a")
""".replace("\n", "  ").split("  ")[:-1]
EXPRESSIONS = [*OPERATIONS, *USES]

INTRODUCTION = """\
# Other type checkers

The stubs alone, without the plugin, tell every checker that operators keep the wrapper. What only
the plugin knows: what is inside the wrapper afterwards, that calls of tools and prompts are
grounded, and every rule of `@agent` and `@grounded_pure`. So run mypy with the plugin for the
proof, and whatever your editor has for the rest.

| expression | mypy with the plugin | mypy without | pyright |
|---|---|---|---|
"""
Row = tuple[str, str, str, str]


def table() -> list[Row]:
    """Return for each expression what the three checkers reveal, in short names."""
    lines = "".join(f"    reveal_type({expression})\n" for expression in EXPRESSIONS)
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "program.py").write_text(PROGRAM + lines)
        columns = [mypy(Path(folder), "plugins = corvid_mypy"), mypy(Path(folder)), pyright(folder)]
    first = len(PROGRAM.splitlines()) + 1
    return [
        (expression, *(column[first + number] for column in columns))  # type: ignore[misc]
        for number, expression in enumerate(EXPRESSIONS)
    ]


def mypy(folder: Path, plugins: str = "") -> dict[int, str]:
    """Return what mypy reveals, by line."""
    (folder / "mypy.ini").write_text(f"[mypy]\n{plugins}\n")
    command = [sys.executable, "-m", "mypy", "program.py", "--output", "json"]
    process = subprocess.run(
        command, cwd=folder, capture_output=True, encoding="utf-8", check=False
    )
    reports = map(json.loads, process.stdout.splitlines())
    return _revealed((each["line"], each["message"]) for each in reports)


def pyright(folder: str) -> dict[int, str]:
    """Return what basedpyright reveals, by line."""
    command = [sys.executable, "-m", "basedpyright", "--outputjson", "program.py"]
    process = subprocess.run(
        [*command, "--pythonpath", sys.executable],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    found = json.loads(process.stdout)["generalDiagnostics"]
    return _revealed((each["range"]["start"]["line"] + 1, each["message"]) for each in found)


def _revealed(messages: object) -> dict[int, str]:
    pattern = re.compile(r'(?:Revealed type is|Type of ".*" is) "(.*)"', re.DOTALL)
    return {
        line: _short(found[1])
        for line, message in messages  # type: ignore[attr-defined]
        if (found := pattern.fullmatch(message))
    }


def _short(name: str) -> str:
    """Return a type as people write it."""
    return re.sub(r"\b(?:builtins|corvid_runtime(?:\.\w+)*)\.", "", name)


def page() -> str:
    """Return the text of the documentation page."""
    rows = (
        "| " + " | ".join(f"`{cell}`".replace("|", "\\|") for cell in row) + " |\n"
        for row in table()
    )
    return INTRODUCTION + "".join(rows)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
