"""What `corvid init` finds of the marks that people set in the policy desk.

``python -m tests.cli.init.service`` takes the checker out of a copy of the service, asks the
command for marks, and compares them with those of the service as it stands.
"""

import ast
import re
import shutil
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, TypeAlias

from attrs import frozen

from tests.cli.command import corvid
from tests.examples.policy_desk import ROOT, SERVICE, functions, marks, modules, take_out

Marks: TypeAlias = "dict[Place, str]"

LINE = re.compile(r"# \S+/(\w+)\.py:\d+: (\S+) @(\S+): .+")

MISSED = {
    "retrieval.merge": "the conversion made this function of lines of another",
    "tools.Tool.spec": "@lift says that people trust a function, which nobody else can decide",
    "tools.LookupDefinition.spec": "as Tool.spec, which it implements",
}
"""Marks that the command does not find, and why."""

BESIDE = {
    "desk.PolicyDesk.answer": "orchestrates; not proved, since it enters the conversation",
    "desk.PolicyDesk.stream_answer": "orchestrates, as a stream",
    "desk.PolicyDesk._find": "orchestrates; gives the context in a plain object",
    "drafting.Drafter.stream": "orchestrates, as a stream",
    "prompts.answer_thread": "takes the context, until the conversion passes it a text",
}
"""Marks that the command proposes, and people did not set, read one by one: why each is right."""


class Place(NamedTuple):
    """Where a mark stands."""

    module: str
    function: str

    def __str__(self) -> str:
        return f"{self.module}.{self.function}"


@frozen(slots=False)
class Comparison:
    """The marks that people set, and those that the command proposes."""

    wanted: Marks
    proposed: Marks

    @cached_property
    def found(self) -> list[Place]:
        """The places with a mark of both; what is to be proved may begin as an agent."""
        return [
            place
            for place, mark in self.wanted.items()
            if self.proposed.get(place) in (mark, {"grounded_pure": "agent"}.get(mark, mark))
        ]

    @cached_property
    def missed(self) -> list[Place]:
        """The places with a mark that the command does not propose."""
        return [place for place in self.wanted if place not in self.found]

    @cached_property
    def beside(self) -> list[Place]:
        """The places with a mark that the command proposes, and people did not set."""
        return [place for place in self.proposed if place not in self.found]

    @cached_property
    def wrong(self) -> list[Place]:
        """Those of them that nobody has agreed to."""
        return [place for place in self.beside if str(place) not in BESIDE]

    def report(self) -> str:
        """Return the counts, and what is behind them."""
        wanted, found = len(self.wanted), len(self.found)
        return "".join(f"{line}\n" for line in self._lines(wanted, found))

    def _lines(self, wanted: int, found: int) -> Iterator[str]:
        yield f"set by people           {wanted}"
        yield f"found                   {found}, {found / wanted:.0%}"
        yield f"proposed beside these   {len(self.beside)}"
        yield f"of these wrong          {len(self.wrong)}"
        for place in self.missed:
            yield f"missed {place} @{self.wanted[place]}: {MISSED.get(str(place), 'not explained')}"
        for place in self.beside:
            yield f"beside {place} @{self.proposed[place]}: {BESIDE.get(str(place), 'wrong')}"


def without_us(folder: Path) -> Path:
    """Copy the service to a folder, and take the checker out of it."""
    kept = shutil.ignore_patterns(".*", "*.egg-info", "build", "var")
    shutil.copytree(ROOT / SERVICE, folder, ignore=kept)
    take_out(folder)
    return folder


def compared(folder: Path) -> Comparison:
    """Compare the marks for the service in a folder with those that people set."""
    return Comparison(set_by_people(), proposed(folder))


def proposed(folder: Path) -> Marks:
    """The mark that the command proposes for each function of the service in a folder."""
    said = corvid("init", "policy_desk", cwd=folder)
    assert said.returncode == 1, said.stderr
    found = map(LINE.fullmatch, (x for x in said.stdout.splitlines() if x.startswith("# ")))
    return {Place(each[1], each[2]): each[3] for each in found if each is not None}


def set_by_people() -> Marks:
    """The marks of the service as it stands."""
    return {
        Place(module, f"{_holder(tree, function)}{function.name}"): _with_uses(mark, function)
        for module, tree in modules()
        for function in functions(tree)
        for mark in marks(function)[:1]
    }


def _holder(tree: ast.Module, function: ast.AST) -> str:
    classes = (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    return next((f"{each.name}." for each in classes if function in each.body), "")


def _with_uses(mark: str, function: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    written = [ast.unparse(each) for each in function.decorator_list]
    return "tool(uses=retrieval)" if "tool(uses=retrieval)" in written else mark


if __name__ == "__main__":
    with TemporaryDirectory() as name:
        print(compared(without_us(Path(name) / "desk")).report(), end="")
