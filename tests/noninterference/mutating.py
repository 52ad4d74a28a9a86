"""Programs that may launder: an honest body with a few random changes.

Nobody knows which of them still are honest. The plugin refuses most; what it accepts is run.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

from tests.noninterference.laundering import ASYNC_STATEMENTS, DEFINED, STATEMENTS

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

_SINKS = [
    "sink.append(str(€))",
    "state.count = €",
    "state.count += €",
    "state.names.extend(['z'] * (€))",
    "state.names = state.names[: €]",
    "setattr(state, 'count', €)",
    "sink[:] = sink[: €]",
    "sink.insert(€, 'j')",
    "noted(sink, str(€))",
    "pushed(sink, str(€))",
    "counted(str(€))",
    "state.note = 'a' if € > 2 else 'b'",
    "sink.extend('q' for _ in range(€))",
    "for _ in range(€):\n    sink.append('y')",
    "if € > 2:\n    sink.append('y')",
    "while € > len(sink):\n    sink.append('y')",
    "sink.append('yes') if € > 2 else None",
    "(€ > 2 and sink.append('v'))",
    "%v = [€]\nsink.append(str(%v))",
    "%v = {'a': €}\nsink.append(str(%v['a']))",
    "%v = (€, 1)\nsink.append(str(%v))",
    "%v = Options(k=€)\nstate.count = %v.k",
    "%v = Options()\n%v.k = €\nstate.count = %v.k",
    "%v = functools.partial(sink.append, str(€))\n%v()",
    "def %v() -> int:\n    return €\nstate.count = %v()",
    "def %v() -> None:\n    sink.append(str(€))\n%v()",
    "def %v(x: int = €) -> int:\n    return x\nstate.count = %v()",
    "%v = lambda: €\nstate.count = %v()",
    "%v: object = €\nsink.append(str(%v))",
    "%v: Any = €\nsink.append(str(%v))",
    "%v = iter(range(9))\nif € > 2:\n    next(%v)\nstate.count = next(%v)",
    "%v = 0\nif € > 2:\n    %v = 1\nstate.count = %v",
    "%v = 'no'\nif € > 2:\n    %v = 'yes'\nsink.append(%v)",
    "%v = Options(k=1)\nif € > 2:\n    %v = Options(k=2)\nstate.count = %v.k",
    "%v = Options(k=1)\nif € > 2:\n    %v.k = 2\nstate.count = %v.k",
    "%v = sink\nif € > 2:\n    %v = []\n%v.append('a')",
    "%v = [0]\nif € > 2:\n    %v.append(1)\nstate.count = len(%v)",
    "%v = ['a']\n%vb = %v\nif € > 2:\n    %v.append('b')\nsink.extend(%vb)",
    "try:\n    [1, 2, 3][€]\n    sink.append('t')\nexcept IndexError:\n    pass",
    "try:\n    assert € > 2\nexcept AssertionError:\n    sink.append('t')",
    "try:\n    if € > 2:\n        raise ModelError\n    sink.append('t')\nexcept ModelError:\n    pass",
    "for %v in range(3):\n    if € > 2:\n        break\n    sink.append('t')",
    "for %v in range(3):\n    if € > 2:\n        continue\n    sink.append('t')",
    "for %v in range(3):\n    if € > 2:\n        break\nelse:\n    sink.append('t')",
    "for %v in range(3):\n    if %v == €:\n        break\nsink.append(str(%v))",
    "%v = 0\nwhile %v < €:\n    %v += 1\nstate.count = %v",
    "match €:\n    case 1 | 2 | 3:\n        sink.append('m')\n    case _:\n        pass",
    "match €:\n    case %v if %v > 2:\n        sink.append('m')\n    case %v:\n        sink.append(str(%v))",
    "match [€]:\n    case [%v]:\n        sink.append(str(%v))",
    "with contextlib.suppress(ValueError):\n    if € > 2:\n        raise ValueError\n    sink.append('w')",
    "with quietly('a'):\n    if € > 2:\n        raise ModelError\n    sink.append('w')",
    "with contextlib.nullcontext(€) as %v:\n    sink.append(str(%v))",
    "with contextlib.ExitStack() as %v:\n    if € > 2:\n        %v.callback(sink.append, 'c')",
    "try:\n    if € > 2:\n        raise ModelError\nfinally:\n    sink.append('f')",
    "try:\n    try:\n        if € > 2:\n            raise ModelError\n        sink.append('f')\n    finally:\n        log('x')\nexcept ModelError:\n    pass",
    "global CALLS\nif € > 2:\n    CALLS.append('g')",
    "CALLS.append(str(€))",
    "%v = next((x for x in [1, 2, 3] if x == €), 0)\nstate.count = %v",
    "%v = [x for x in [1, 2, 3] if x < €]\nstate.count = len(%v)",
    "%v = {x for x in [1, 2, 3] if x < €}\nstate.count = len(%v)",
    "%v = {x: 1 for x in [1, 2, 3] if x < €}\nstate.count = len(%v)",
    "%v = sorted(['a', 'b'], key=lambda x: ord(x) * (€ - 2))\nsink.extend(%v)",
    "%v = [y for y in ['u', 'v'] for _ in range(€)]\nsink.extend(%v)",
    "sink.extend(itertools.takewhile(lambda x: € > 2, ['u']))",
    "sink.extend(itertools.islice(['u', 'v', 'w'], €))",
    "state.count = any(sink.append('n') or False for _ in range(€))",
    "any((sink.append('n'), x > 1)[1] for x in [€, 1])",
    "%v = iter(['a', 'b', 'c'])\nany(x == str(€) for x in %v)\nsink.extend(%v)",
    "%v = (str(x) for x in range(9))\nif € > 2:\n    next(%v)\nsink.append(next(%v))",
    "log(str(€))\nstate.count = counted('z')",
    "del sink[€ % 1 :]",
    "if € > 2:\n    del sink[:]",
    "if (%v := €) > 2:\n    log('x')\nstate.count = %v",
    "if € > 2 and (%v := 3):\n    log('x')\nelse:\n    %v = 4\nstate.count = %v",
    "assert (%v := €) > -99\nstate.count = %v",
    "%v = state if € > 2 else State(0, '', [], s0, [])\n%v.count = 9",
    "%v = getattr(state, 'count' if € > 2 else 'note')\nsink.append(str(%v))",
    "if € > 2:\n    import colorsys\nsink.append(str('colorsys' in locals()))",
    "if € > 2:\n    %v = 1\ntry:\n    sink.append(str(%v))\nexcept UnboundLocalError:\n    sink.append('unbound')",
    "%v = Note(s0, rank=€)\nstate.count = %v.rank",
    "%v = Note(s0)\nif € > 2:\n    %v = Note(s0, rank=1)\nstate.count = %v.rank",
    "%v = dataclasses.replace(Options(), k=€)\nstate.count = %v.k",
    "%v = [s0] * (€)\nstate.count = len(%v)",
    "%v = [s0] * (€)\nstate.notes = %v\nstate.count = len(state.notes)",
    "%v = collections.deque(sink, maxlen=max(1, €))\nsink.append(str(len(%v)))",
    "%v: list[Grounded[str]] = []\nfor _ in range(€):\n    %v.append(s0)\nfor _ in %v:\n    sink.append('d')",
    "%v: list[Grounded[str]] = []\nif € > 2:\n    %v.append(s0)\nstate.count = len([1 for x in %v])",
    "%v: dict[str, Grounded[str]] = {}\nif € > 2:\n    %v['a'] = s0\nsink.extend(%v)",
    "%v: dict[str, Grounded[str]] = {'a': s0}\nif € > 2:\n    %v = {'b': s0}\nsink.extend(%v)",
    "%v: Grounded[str] | None = None\nif € > 2:\n    %v = s0\nstate.count = 0 if %v is None else 1",
    "%v: Grounded[str] | None = s0\nif € > 2:\n    %v = None\ndef %vb() -> bool:\n    return %v is None\nsink.append(str(%vb()))",
    "%v: str | Grounded[str] = s0\nif € > 2:\n    %v = 'a'\nsink.append(str(isinstance(%v, Grounded)))",
    "%v: tuple[Grounded[str], ...] = (s0,)\nif € > 2:\n    %v = (s0, s0)\nstate.count = len(%v)",
    "%v = chosen(s0)\nsink.append(type(%v).__name__)",
    "%v = chosen(s0)\nstate.count = 0 if isinstance(%v, InsufficientEvidence) else €",
    "%v = first_of(str(€))\nsink.append(str(%v is None))",
    "%v = find(str(€))\nsink.append(str(%v is None))",
    "%v = len(each(rows(str(€))))\nsink.append(str(%v))",
    "@functools.cache\ndef %v(x: int) -> int:\n    return x + 1\nstate.count = %v(€)",
    "for %v in [*range(€)][:2]:\n    sink.append('r')",
    "for sink[0] in [str(€)]:\n    pass",
    "[sink.append('l') for _ in range(€)]",
    "(lambda x: sink.append(str(x)))(€)",
    "list(map(sink.append, [str(€)]))",
    "print(str(€), file=open('/dev/null', 'w'))\nsink.append('p')",
    "%v = io.StringIO()\nprint(€, file=%v)\nsink.append(%v.getvalue())",
    "%v = io.StringIO()\nlogging.StreamHandler(%v)\n%v.write(str(€))\nsink.append(%v.getvalue())",
    "%v = 'abc'[: €]\nsink.append(%v)",
    "%v = €\nsink.append(f'{%v}')",
    "%v = '%d' % €\nsink.append(%v)",
    "%v = [1, 2] if € > 2 else [1]\nstate.count = len(%v)",
    "%v = 1 if € > 2 else 2\nstate.count = %v",
    "%v = (€ > 2) + 1\nstate.count = %v",
    "%v, %vb = €, 1\nstate.count = %v",
    "%v, *%vb = [s0] * (€ + 1)\nstate.count = len(%vb)",
    "*%v, %vb = [x for x in [s0, s0, s0] if x > 'b'] + [s0]\nstate.count = len(%v)",
    "state.notes = [x for x in [s0, s0] if x > 'b']\nstate.count = len(state.notes)",
    "state.notes.clear()\nif € > 2:\n    state.notes = [s0]\nstate.count = len(state.notes)",
    "if € > 2:\n    state.kept = s0\n    state.note = 'set'",
    "if € > 2:\n    state.notes.append(s0)\nstate.count = len(state.notes)",
]  # fmt: skip
"""Statements that let a number decide what is plain; a name that they bind is ``%v``."""

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
        known = [*_SINKS, *STATEMENTS]
        if isinstance(function, ast.AsyncFunctionDef) and self._random.random() < 0.5:
            known = ASYNC_STATEMENTS
        template = self._random.choice(known)
        self._place(function, self._filled(template))
        return f"sink: {template}"

    def _place(self, function: ast.AST, found: Block) -> None:
        """Put statements into the second half of the body, or of a block in it."""
        body: Block = function.body if self._random.random() < 0.6 else self._block(function)  # type: ignore[attr-defined]
        at = self._random.randint(len(body) // 2, max(len(body) - 1, 0))
        body[at:at] = found

    def _define(self, function: ast.AST) -> str:
        template = self._random.choice(DEFINED)
        self._new += 1
        name = f"{self._prefix}{self._new}"
        self.definitions += self._filled(template.definition.replace("%m", name))
        self._place(function, self._filled(template.statement.replace("%m", name)))
        return f"define: {template.definition}\n{template.statement}"

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
