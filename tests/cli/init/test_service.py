"""`corvid init` on the service as it was written without us, against the marks people gave it."""

import ast
import re
import shutil
from pathlib import Path

import pytest

from tests.cli.command import corvid
from tests.examples.policy_desk import PATH, ROOT, SERVICE, functions, marks, modules, take_out

pytest.importorskip("libcst")

LINE = re.compile(r"# \S+/(\w+)\.py:\d+: (\S+) @(\S+): .+")

UNPROVED = {
    ("desk", "PolicyDesk.answer"),
    ("desk", "PolicyDesk.stream_answer"),
    ("desk", "PolicyDesk._find"),
    ("drafting", "Drafter.stream"),
}
"""What orchestrates and is not proved in the service, read and agreed to."""


@pytest.fixture(scope="module")
def without(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the service without us."""
    kept = shutil.ignore_patterns(".*", "*.egg-info", "build", "var")
    folder = tmp_path_factory.mktemp("service") / "desk"
    shutil.copytree(ROOT / SERVICE, folder, ignore=kept)
    take_out(folder)
    return folder


@pytest.fixture(scope="module")
def proposed(without: Path) -> dict[tuple[str, str], str]:
    """The mark that the command proposes for each function."""
    said = corvid("init", "policy_desk", cwd=without)
    assert said.returncode == 1, said.stderr
    found = map(LINE.fullmatch, (x for x in said.stdout.splitlines() if x.startswith("# ")))
    return {(each[1], each[2]): each[3] for each in found if each is not None}


def set_by_people() -> dict[tuple[str, str], str]:
    """The marks of the service as it stands."""
    return {
        (module, f"{holder}{function.name}"): mark
        for module, tree in modules()
        for function in functions(tree)
        for holder in [_holder(tree, function)]
        for mark in marks(function)[:1]
        for mark in [_with_uses(mark, function)]
    }


def _holder(tree: ast.Module, function: ast.AST) -> str:
    classes = (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    return next((f"{each.name}." for each in classes if function in each.body), "")


def _with_uses(mark: str, function: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    written = [ast.unparse(each) for each in function.decorator_list]
    return "tool(uses=retrieval)" if "tool(uses=retrieval)" in written else mark


def test_every_edge_is_found_and_no_other(proposed: dict[tuple[str, str], str]) -> None:
    edges = ("tool", "tool(uses=retrieval)", "prompt")
    wanted = {place: mark for place, mark in set_by_people().items() if mark in edges}
    assert len(wanted) == 13
    assert {place: mark for place, mark in proposed.items() if mark in edges} == wanted


def test_what_orchestrates_is_found(proposed: dict[tuple[str, str], str]) -> None:
    """Proofs that call an edge, at once or through other proofs; helpers that only compute need
    no mark."""
    agents = {place for place, mark in proposed.items() if mark == "agent"}
    proofs = {place for place, mark in set_by_people().items() if mark == "grounded_pure"}
    orchestrating = {
        *{
            ("retrieval", f"HybridRetriever.{name}")
            for name in ("retrieve", "_lexical", "_semantic")
        },
        *{("ranking", f"{name}.rank") for name in ("Reranker", "CoverageReranker")},
        *{("tools", f"Toolbox.{name}") for name in ("run", "_run_one")},
        *{("rewriting", "QueryRewriter.rewrite"), ("desk", "PolicyDesk._rewrite")},
        ("drafting", "Drafter.draft"),
    }
    assert orchestrating <= proofs
    assert agents == orchestrating | UNPROVED


def test_nothing_beside_the_way_to_an_answer_is_marked(
    proposed: dict[tuple[str, str], str],
) -> None:
    streams = {"stream", "stream_answer"}
    way = {(module, name) for module, names in PATH.items() for name in names.split()}
    marked = {(module, name.rpartition(".")[2]) for module, name in proposed}
    assert {place for place in marked if place[1] not in streams} <= way


def test_the_marked_service_is_checked_and_marked_no_further(without: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(without, tmp_path / "marked"))
    assert corvid("init", "policy_desk", "--write", cwd=folder).returncode == 0
    for path in (folder / "policy_desk").rglob("*.py"):
        compile(path.read_bytes(), str(path), "exec")
    again = corvid("init", "policy_desk", cwd=folder)
    assert (again.returncode, again.stdout) == (0, "")
    sites = corvid("sites", "policy_desk/retrieval.py", cwd=folder)
    assert "HybridRetriever._semantic" in sites.stdout
