"""The programs that are judged: written by `bodies.py` or `programs.py`, honest or changed."""

from __future__ import annotations

import ast
import contextlib
import re
from dataclasses import dataclass, replace
from random import Random

from tests.noninterference.bodies import PARAMETERS, Tag, Written, write
from tests.noninterference.laundering import Way
from tests.noninterference.mutating import Mutating
from tests.noninterference.programs import Writer

NAME = "NAME"
_LOCAL = re.compile(r"\b[a-z]\d+\b")


@dataclass(frozen=True)
class Candidate:
    """One program.

    Attributes:
        family: which writer wrote it; it says which names are imported.
        text: its source, the name of the function or class left open.
        honest: whether it was written to be honest.
        changes: what was done to it, if not.
        tags: the constructs of an honest one; their lines count from 1, in the text.
    """

    family: str
    text: str
    honest: bool
    changes: tuple[str, ...] = ()
    tags: tuple[Tag, ...] = ()

    def source(self, name: str) -> str:
        """The source under a name."""
        return self.text.replace(NAME, name)


def candidate(seed: int) -> Candidate:
    """The program of a seed."""
    random = Random(seed)
    for _ in range(100):
        with contextlib.suppress(SyntaxError):  # such as too many nested blocks
            made = _flat(random) if random.random() < 0.2 else _body(random)
            compile(made.text, "program", "exec")
            return made
    raise AssertionError(f"seed {seed} makes no program")


def _flat(random: Random) -> Candidate:
    program = Writer(random, random.choice((0, 0, 1, 1, 2))).program()
    return Candidate("flat", program.source(NAME), program.honest, program.leaks)


def _body(random: Random) -> Candidate:
    honest = _honest(write(random))
    if random.random() < 0.5:
        return honest
    return changed(honest, random)


def _honest(written: Written) -> Candidate:
    shell = written.shell
    head = [f"{shell.head} {NAME}({PARAMETERS}) -> {shell.returns}:"]
    if shell.is_method:
        head = [f"{shell.head} answer(self, {PARAMETERS}) -> {shell.returns}:"]
    lines = ["@grounded_pure", *head, *written.lines]
    if shell.is_method:
        lines = [f"class {NAME}(Desk):", *(f"    {line}" for line in lines)]
    before = 3 if shell.is_method else 2
    tags = [Tag(rule, first + before, last + before) for rule, first, last in written.tags]
    return Candidate("body", "\n".join(lines), True, (), tuple(tags))


def alone(way: Way) -> Candidate:
    """A way to launder in a body of its own."""
    definition, statement = (
        text.replace("€", "(2 + len(s0) % 2)").replace("%v", "z1").replace("%m", f"{NAME}_m")
        for text in (way.definition, way.statement)
    )
    head = "async def" if way.is_async else "def"
    body = "".join(f"    {line}\n" for line in statement.splitlines())
    text = f"@grounded_pure\n{head} {NAME}({PARAMETERS}) -> Grounded[str]:\n{body}    return s0"
    return Candidate("body", f"{definition}\n{text}".lstrip(), False, (way.name,))


def changed(honest: Candidate, random: Random) -> Candidate:
    """An honest program after some random changes."""
    tree = ast.parse(honest.text)
    names = [*dict.fromkeys(_LOCAL.findall(honest.text))]
    function: ast.AST = tree.body[0]
    if isinstance(function, ast.ClassDef):
        function = function.body[0]
    mutating = Mutating(random, names, f"{NAME}_")
    changes = mutating.mutate(function, random.choice((1, 1, 1, 2, 2, 3)))
    tree.body[:0] = mutating.definitions
    text = ast.unparse(ast.fix_missing_locations(tree))
    return replace(honest, text=text, honest=False, changes=tuple(changes), tags=())
