"""What it took to adopt the checker in `examples/policy_desk`, and what is proved there.

``python -m tests.examples.policy_desk`` prints the counts. ``--update`` writes the patch first,
between the service that the committed patch leads back to and the one that stands in the folder.
"""

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from mypy.build import build
from mypy.main import process_options
from mypy.nodes import Decorator, FuncDef

from corvid_mypy.model.summaries import summary_of

ROOT = Path(__file__).parents[2]
SERVICE = Path("examples") / "policy_desk"
STARTED = ("-m", "policy_desk", "demo")
"""The arguments with which the README starts the service."""
PATCH = ROOT / SERVICE / "adoption.patch"
MARKS = ("agent", "grounded_pure", "tool", "prompt", "lift")
TRUSTED = ("tool", "prompt", "lift")

PATH = {
    "api": "ask in_time",
    "desk": "offer is_sound _rank answer _rewrite _find _thread _improve _conclude "
    "_answer _refusal",
    "memory": "open load save",
    "records": "enter",
    "rewriting": "rewrite fallback_rewrite",
    "model": "complete",
    "retrieval": "retrieve _lexical _semantic merge fuse pair",
    "store": "search_text",
    "index": "snapshot nearest",
    "ranking": "rank _relevance select without_duplicates",
    "context": "of passages get add render render_passage",
    "prompts": "answer_thread correction _complaint rewrite_thread",
    "drafting": "draft _request finish content_of",
    "tools": "run _run_one",
    "citations": "claims check_citations check_claim check_quote is_close check_paraphrase "
    "_span_of _denies _numbers",
}
"""The functions between the first call of the handler and what it returns, by module."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Return the modules of the service with their trees."""
    for path in sorted((ROOT / SERVICE / "policy_desk").rglob("*.py")):
        yield path.stem, ast.parse(path.read_text(encoding="utf-8"))


def functions(tree: ast.Module) -> Iterator[Function]:
    """Return the functions and methods of a module."""
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def marks(function: Function) -> list[str]:
    """Return the marks of a function."""
    called = [each.func if isinstance(each, ast.Call) else each for each in function.decorator_list]
    return [each.id for each in called if isinstance(each, ast.Name) and each.id in MARKS]


def statements(function: Function) -> int:
    """Count the statements of a body, its docstring left out."""
    found = sum(isinstance(node, ast.stmt) for node in ast.walk(function)) - 1
    return found - (ast.get_docstring(function) is not None)


def touched() -> int:
    """Count the lines of the patch: of each hunk those it takes away, or adds if that is more."""
    total, away, added = 0, 0, 0
    for line in [*PATCH.read_text(encoding="utf-8").splitlines(), ""]:
        if line.startswith("-") and not line.startswith("---"):
            away += 1
        elif line.startswith("+") and not line.startswith("+++"):
            added += 1
        else:
            total += max(away, added)
            away = added = 0
    return total


def lines() -> int:
    """Count the lines of the service's Python, without its tests and scripts."""
    paths = (ROOT / SERVICE / "policy_desk").rglob("*.py")
    return sum(path.read_text(encoding="utf-8").count("\n") for path in paths)


class Checked(NamedTuple):
    """What mypy makes of the service.

    Attributes:
        said: the lines that it prints.
        derived: the functions without a mark that are proved all the same, by module and name.
    """

    said: list[str]
    derived: set[tuple[str, str]]


def checked() -> Checked:
    """Check the service as its own configuration has it."""
    with TemporaryDirectory() as cache:
        config = str(ROOT / SERVICE / "pyproject.toml")
        package = str(ROOT / SERVICE / "policy_desk")
        options = ["--config-file", config, "--cache-dir", cache, package]
        sources, settings = process_options(options)
        done = build(sources, settings)
    trees = [state.tree for state in done.graph.values()]
    derived = {
        (tree.fullname.rpartition(".")[2], node.name)
        for tree in trees
        if tree is not None and tree.fullname.startswith("policy_desk.")
        for _, symbol, _ in tree.local_definitions()
        if isinstance(node := symbol.node, (FuncDef, Decorator))
        if summary_of(node).proved or summary_of(node).tells or summary_of(node).owns
    }
    return Checked(done.errors, derived)


def counts(unmarked: set[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Return what is counted, each with its number; `unmarked` functions are derived."""
    found: Counter[str] = Counter()
    path: Counter[str] = Counter()
    proved = lifted = 0
    for name, tree in modules():
        calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
        lifted += sum(isinstance(call.func, ast.Name) and call.func.id == "lift" for call in calls)
        for function in functions(tree):
            held = marks(function)
            found.update(held)
            if "grounded_pure" in held:
                proved += (function.end_lineno or 0) - function.lineno + 1
            if function.name in PATH.get(name, "").split():
                path[_standing(held, (name, function.name) in unmarked)] += statements(function)
    yield "lines touched", f"{touched()} of {lines()}, {touched() / lines():.1%}"
    for mark in MARKS:
        yield f"@{mark}", str(found[mark])
    yield "lift(...)", str(lifted)
    yield "lines under proof", str(proved)
    yield "statements of the path", str(path.total())
    for standing in ("proved", "derived", "trusted", "neither"):
        yield f"of these {standing}", f"{path[standing]}, {path[standing] / path.total():.0%}"


def _standing(held: list[str], is_derived: bool) -> str:
    """Return whether a function is proved, derived without a mark, or trusted."""
    if any(mark in held for mark in TRUSTED):
        return "trusted"
    if "grounded_pure" in held:
        return "proved"
    return "derived" if is_derived else "neither"


def report(found: Checked) -> str:
    """Return the counts as a table."""
    return "".join(f"{name:<24}{number}\n" for name, number in counts(found.derived))


def take_out(folder: Path, *, again: bool = False) -> None:
    """Take the checker out of a copy of the service; or put it in again."""
    options = [] if again else ["--reverse"]
    command = ["git", "apply", *options, str(PATCH)]
    subprocess.run(command, cwd=folder, check=True)


def update() -> None:
    """Write the patch anew, from the service of the last commit and the one in the folder."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        command = ["git", "archive", f"HEAD:{SERVICE.as_posix()}"]
        archive = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "-x"], cwd=folder, input=archive.stdout, check=True)
        patch = folder / PATCH.name
        git = ["git", "-c", "user.name=-", "-c", "user.email=-"]
        subprocess.run([*git, "init", "-q"], cwd=folder, check=True)
        subprocess.run([*git, "apply", "--reverse", patch.name], cwd=folder, check=True)
        patch.unlink()
        subprocess.run([*git, "add", "."], cwd=folder, check=True)
        command = ["git", "ls-files", "-co", "--exclude-standard", "."]
        present = subprocess.run(
            command, cwd=ROOT / SERVICE, capture_output=True, encoding="utf-8", check=True
        )
        for path in map(Path, present.stdout.splitlines()):
            if path.name != PATCH.name:
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                (folder / path).write_bytes((ROOT / SERVICE / path).read_bytes())
        difference = ["git", "diff", "--no-color", "--no-ext-diff"]
        made = subprocess.run(difference, cwd=folder, capture_output=True, check=True)
    PATCH.write_bytes(made.stdout)


if __name__ == "__main__":
    if "--update" in sys.argv:
        update()
    print(report(checked()), end="")
