"""Programs that may launder: an honest body with a few random changes.

Nobody knows which of them still are honest. The plugin refuses most; what it accepts is run.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

from tests.noninterference.laundering import OPEN, WAYS, Way

Block = list[ast.stmt]
NodeT = TypeVar("NodeT", bound=ast.AST)

_CONTENT = {
    "s": [
        "len(§)",
        "int(§ == 'a')",
        "int('x' in §)",
        "int(§.startswith('a'))",
        "ord((§ + 'a')[0])",
        "len(str(§))",
        "len(§.split())",
        "int(not §)",
        "len(§.sources())",
        "hash(§) % 7",
        "len(f'{§}')",
        "int(word(§) is None)",
        "len(longer('a', len(§)))",
        "int(has_x(§))",
        "len(opened(§))",
        "lift(len)(§)",
        "int(max(§, 'm') == 'm')",
        "§.find('x')",
        "int(isinstance(chosen(§), InsufficientEvidence))",
        "len([x for x in § if x == 'x'])",
        "(lambda: len(§))()",
        "len(list(§))",
        "[1, 2, 3][len(§) % 3]",
        "(1 if § > 'b' else 2)",
        "int(bool(re.search('x', §)))",
        "len(kept([§]))",
    ],
    "h": ["int(§.score > 0.5)", "len(§.text)", "int(§.score * 10)", "len(§.tag)"],
    "k": ["int(§)", "int(§ > 4)", "lift(str)(§).count('1')", "round(§)", "[1, 2][§ % 2]", "§"],
    "l": ["len(§[0]) if § else 0", "sum(map(len, §))", "len(max(§, default=''))", "len([x for x in § if x > 'b'])"],
    "m": ["sum(1 for x in § if x.score > 0.5)", "len(sorted(§, key=lambda x: x.score)[0].text)"],
    "g": [
        "len(§)",
        "int(bool(§))",
        "sum(1 for x in §)",
        "len([*§])",
        "len(§[1:])",
        "len(list(zip(§, sink)))",
        "int(isinstance(§, list) and not §)",
        "len(dict.fromkeys(range(len(§))))",
        "len(list(enumerate(§)))",
        "max([1, *(2 for x in §)])",
        "len(repr([None for x in §]))",
        "(1 if § else 0)",
        "len(kept(§))",
        "operator.length_hint(§)",
    ],
    "q": ["int(§ is None)", "(0 if § is None else 1)", "int(§ is not None and flag)", "int(not §)"],
    "o": ["int(§ is None)", "(0 if § is None else 1)", "int(isinstance(§, Hit))"],
    "c": ["§", "§ + 1", "min(§, 3)", "abs(§)", "divmod(§, 2)[1]", "len('a' * §)", "len(range(§))"],
    "b": ["int(§)", "(1 if § else 2)", "§ + 1", "int(not §)"],
    "t": ["len(§)", "ord((§ + 'a')[0])", "len(§.upper())", "int(§ == 'a')"],
}  # fmt: skip
"""Plain numbers that content decides, by what the name in them holds."""

_TICKS = ["sink.append('tick')", "state.count += 1", "CALLS.append('tick')", "state.note += 't'"]
_LEAVING = ["break", "continue", "return InsufficientEvidence(reason='r')", "raise ModelError", "return None", "return s0"]  # fmt: skip
_WRAPPING = [
    "try:\n    ¤\nfinally:\n    log('f')",
    "try:\n    ¤\nfinally:\n    sink.append('f')",
    "try:\n    ¤\nexcept Exception:\n    pass",
    "try:\n    ¤\nexcept Exception:\n    raise",
    "try:\n    ¤\nexcept Exception:\n    sink.append('e')",
    "try:\n    ¤\nexcept ModelError:\n    log('e')\nelse:\n    sink.append('e')",
    "try:\n    ¤\n    sink.append('e')\nexcept ModelError:\n    pass",
    "with quietly('a'):\n    ¤\n    sink.append('w')",
    "with contextlib.suppress(Exception):\n    ¤",
    "with contextlib.suppress(Exception):\n    ¤\n    state.count += 1",
    "with span('a'):\n    ¤\n    sink.append('s')",
    "with contextlib.ExitStack() as %v:\n    %v.callback(sink.append, 'x')\n    ¤",
    "for %v in range(2):\n    ¤\n    sink.append('o')",
    "while True:\n    ¤\n    sink.append('o')\n    break",
    "for %v in range(2):\n    ¤\nelse:\n    sink.append('o')",
    "if flag:\n    ¤\n    sink.append('i')",
    "if ß:\n    ¤",
    "if ß:\n    pass\nelse:\n    ¤",
    "for %v in range(2):\n    if ß:\n        break\n    ¤",
    "for %v in each(rows(i)):\n    if ß:\n        break\n    ¤\n    sink.append('o')",
    "for %v in [x for x in [s0, s0] if x > 'b']:\n    ¤",
    "while ß:\n    ¤\n    break",
    "def %v() -> None:\n    ¤\n    sink.append('d')\n%v()",
    "def %v() -> Grounded[str]:\n    ¤\n    return s0\n%v()\nsink.append('d')",
]  # fmt: skip


_DRAWN = [way for way in WAYS if way.name not in OPEN]
_ASYNC = [way for way in _DRAWN if way.is_async]
_DEFINING = [way for way in _DRAWN if way.definition]
_STATING = [way for way in _DRAWN if not way.definition and not way.is_async]


class Mutating:
    """Changes one function.

    Args:
        random: makes every choice.
        names: the locals of the function; their first letter says what they hold.
    """

    def __init__(self, random: Random, names: list[str], prefix: str) -> None:
        self._random, self._names = random, [name for name in names if name[0] in _CONTENT]
        self._new = 900
        self._prefix = prefix
        self.definitions: Block = []

    def mutate(self, function: ast.AST, count: int) -> list[str]:
        """Change the function; returns what was done."""
        ways: list[Callable[[ast.AST], str]] = [
            *[self._tick] * 3,
            *[self._sink] * 8,
            *[self._define] * 6,
            *[self._wrap] * 3,
            *[self._leave] * 2,
            self._move,
            self._delete,
            *[self._return] * 2,
            self._rename,
        ]
        return [self._random.choice(ways)(function) for _ in range(count)]

    # -- choosing -------------------------------------------------------------------------------

    def _block(self, function: ast.AST) -> Block:
        return self._random.choice([*_blocks(function)])

    def _number(self) -> str:
        name = self._random.choice(self._names)
        return self._random.choice(_CONTENT[name[0]]).replace("§", name)

    def _filled(self, template: str) -> Block:
        self._new += 1
        text = template.replace("€", f"({self._number()})").replace("%v", f"z{self._new}")
        return ast.parse(text.replace("ß", f"{self._number()} > 2")).body

    # -- ways -----------------------------------------------------------------------------------

    def _insert(self, block: Block, found: Block) -> None:
        at = self._random.randint(0, len(block))
        block[at:at] = found

    def _tick(self, function: ast.AST) -> str:
        self._insert(self._block(function), ast.parse(self._random.choice(_TICKS)).body)
        return "tick"

    def _sink(self, function: ast.AST) -> str:
        way = self._way(function, defines=False)
        self._place(function, self._filled(way.statement))
        return f"sink: {way.name}"

    def _way(self, function: ast.AST, *, defines: bool) -> Way:
        is_async = isinstance(function, ast.AsyncFunctionDef) and self._random.random() < 0.5
        known = _ASYNC if is_async and not defines else _DEFINING if defines else _STATING
        return self._random.choice(known)

    def _place(self, function: ast.AST, found: Block) -> None:
        """Put statements into the second half of the body, or of a block in it."""
        body: Block = function.body if self._random.random() < 0.6 else self._block(function)  # type: ignore[attr-defined]
        at = self._random.randint(len(body) // 2, max(len(body) - 1, 0))
        body[at:at] = found

    def _define(self, function: ast.AST) -> str:
        way = self._way(function, defines=True)
        self._new += 1
        name = f"{self._prefix}{self._new}"
        self.definitions += self._filled(way.definition.replace("%m", name))
        self._place(function, self._filled(way.statement.replace("%m", name)))
        return f"define: {way.name}"

    def _wrap(self, function: ast.AST) -> str:
        template = self._random.choice(_WRAPPING)
        block = self._block(function)
        first = self._random.randrange(len(block))
        last = min(len(block), first + self._random.randint(1, 2))
        wrapped = self._filled(template.replace("¤", "pass"))
        inner = next(
            inner
            for inner in [wrapped, *(b for node in wrapped for b in _blocks(node))]
            if any(isinstance(node, ast.Pass) for node in inner)
        )
        for candidate in (b for node in wrapped for b in _blocks(node)):
            if any(isinstance(node, ast.Pass) for node in candidate):
                inner = candidate
        at = next(at for at, node in enumerate(inner) if isinstance(node, ast.Pass))
        inner[at : at + 1] = block[first:last]
        block[first:last] = wrapped
        return f"wrap: {template}"

    def _leave(self, function: ast.AST) -> str:
        leaving = self._random.choice(_LEAVING)
        loops = [node.body for node in ast.walk(function) if isinstance(node, (ast.For, ast.While))]
        block = self._random.choice(loops or [self._block(function)])
        self._insert(block, self._filled(f"if ß:\n    {leaving}"))
        return f"leave: {leaving}"

    def _move(self, function: ast.AST) -> str:
        block, other = self._block(function), self._block(function)
        if len(block) > 1:
            at = self._random.randrange(len(block) - 1)
            self._insert(other, [copy.deepcopy(block[at])])
        return "move"

    def _delete(self, function: ast.AST) -> str:
        block = self._block(function)
        if len(block) > 1:
            del block[self._random.randrange(len(block))]
        return "delete"

    def _return(self, function: ast.AST) -> str:
        """A plain part of the result becomes content."""
        found = [
            node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple)
        ]
        if not found:
            return self._sink(function)
        given = self._random.choice(found)
        number = ast.parse(self._number(), mode="eval").body
        given.elts[0] = number
        return f"return: {ast.unparse(number)}"

    def _rename(self, function: ast.AST) -> str:
        """One name instead of another that holds the same kind of thing."""
        names = [
            node
            for node in ast.walk(function)
            if isinstance(node, ast.Name) and node.id in self._names
        ]
        if names:
            name = self._random.choice(names)
            alike = [other for other in self._names if other[0] == name.id[0]]
            name.id = self._random.choice(alike)
        return "rename"


def _blocks(node: ast.AST) -> Iterator[Block]:
    for each in ast.walk(node):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(each, name, None)
            if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
                yield block
