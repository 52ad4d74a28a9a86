"""Random typed programs over grounded and plain values.

A program is the body of one `@grounded_pure` agent. An honest one keeps to what the rules allow;
any other contains one or two leaks: places where content becomes a plain value. The writer knows
the type of everything it writes, so that all of it type-checks when the plugin is left out.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from hypothesis import assume
from hypothesis import strategies as st

INT, STR, BOOL = "int", "str", "bool"
INTS, STRS = "list[int]", "list[str]"
G_INT, G_STR, G_BOOL = "Grounded[int]", "Grounded[str]", "Grounded[bool]"
G_INTS, G_STRS = "Grounded[list[int]]", "Grounded[list[str]]"
INTS_G, STRS_G = "list[Grounded[int]]", "list[Grounded[str]]"
QUOTE = "Quote"

PLAIN = (INT, STR, BOOL, INTS, STRS)
GROUNDED = (G_INT, G_STR, G_BOOL, G_INTS, G_STRS, INTS_G, STRS_G, QUOTE)
RETURNED = (INT, STR, BOOL, STRS, G_INT, G_STR, G_BOOL, STRS_G)

_PARAMETERS = {"i": STR, "n": INT, "flag": BOOL, "sink": STRS, "names": STRS}


@dataclass(frozen=True)
class Program:
    """The body of one generated agent."""

    lines: tuple[str, ...]
    returns: tuple[str, ...]
    leaks: tuple[str, ...]

    @property
    def honest(self) -> bool:
        """Whether the writer left every leak out."""
        return not self.leaks

    def source(self, name: str) -> str:
        """The decorated function, under the given name."""
        parameters = ", ".join(f"{name}: {typ}" for name, typ in _PARAMETERS.items())
        returns = f"tuple[{', '.join(self.returns)}]"
        head = f"@agent\n@grounded_pure\ndef {name}({parameters}) -> {returns}:"
        return "\n".join([head, *(f"    {line}" for line in self.lines)])


class Writer:
    """Writes expressions and statements of a wanted type; every choice is the random's."""

    def __init__(self, random: Random, leaks: int) -> None:
        self.random = random
        self.left = leaks
        self.leaks: list[str] = []
        self.scope: dict[str, str] = dict(_PARAMETERS)
        self.lines: list[str] = []
        self.indent = 0
        self.names = 0
        self.helpers: dict[str, tuple[str, str]] = {}

    # -- plumbing ----------------------------------------------------------------------------

    def pick(self, *options: object) -> object:
        return self.random.choice(options)

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def name(self) -> str:
        self.names += 1
        return f"v{self.names}"

    def line(self, text: str) -> None:
        self.lines.append("    " * self.indent + text)

    def key(self) -> str:
        return str(self.pick("i", '"a"', '"bb"', '"ccc"', '(i + "x")'))

    def known(self, typ: str) -> list[str]:
        return [name for name, found in self.scope.items() if found == typ]

    def of(self, typ: str) -> str:
        return self.random.choice(self.known(typ))

    def one_of(self, makers: list[Callable[[], str]]) -> str:
        return self.random.choice(makers)()

    # -- expressions -------------------------------------------------------------------------

    def expr(self, typ: str, depth: int = 3) -> str:
        known = self.known(typ)
        if typ in (INT, STR, BOOL, STRS) and self.left and self.chance(0.25):
            return self.leak(typ, depth)
        if known and (depth <= 0 or self.chance(0.35)):
            return self.random.choice(known)
        made: str = getattr(self, f"_{_SHORT[typ]}")(max(depth - 1, 0))
        return made

    def _int(self, depth: int) -> str:
        def e(typ: str = INT) -> str:
            return self.expr(typ, depth)

        if not depth:
            return str(self.random.randint(0, 9))
        return self.one_of(
            [
                lambda: str(self.random.randint(0, 9)),
                lambda: f"({e()} {self.pick('+', '-', '*')} {e()})",
                lambda: f"len({e(STRS_G)})",
                lambda: f"len({e(STR)})",
                lambda: f"sum({e(INTS)})",
                lambda: f"({e()} if {e(BOOL)} else {e()})",
                lambda: f"{e(QUOTE)}.rank",
                lambda: f"fresh({e(STR)})",
                lambda: f"max({e()}, {e()})",
                lambda: f"(lambda: {e()})()",
                lambda: f"{e(STR)}.find({e(STR)})",
            ]
        )

    def _str(self, depth: int) -> str:
        def e(typ: str = STR) -> str:
            return self.expr(typ, depth)

        if not depth:
            return self.key()
        return self.one_of(
            [
                self.key,
                lambda: f"({e()} + {e()})",
                lambda: f'f"{{{self.of(INT)}}} and {{{self.of(STR)}:>4}}"',
                lambda: f"str({e(INT)})",
                lambda: f"{e()}.{self.pick('upper', 'strip', 'title')}()",
                lambda: f'", ".join({e(STRS)})',
                lambda: f"shout({e()})",
                lambda: f"({e()} if {e(BOOL)} else {e()})",
                lambda: f'("%s/%d" % ({e()}, {e(INT)}))',
                lambda: f"first([{e()}, {e()}])",
                lambda: f"repr({e(INTS)})",
            ]
        )

    def _bool(self, depth: int) -> str:
        def e(typ: str = BOOL) -> str:
            return self.expr(typ, depth)

        if not depth:
            return str(self.pick("flag", "(n > 3)", "(n < 3)"))
        return self.one_of(
            [
                lambda: "flag",
                lambda: f"({e(INT)} {self.pick('<', '>', '<=', '>=')} {e(INT)})",
                lambda: f"(not {e()})",
                lambda: f"({e()} {self.pick('and', 'or')} {e()})",
                lambda: f"({e(STR)} in {e(STRS)})",
                lambda: f"(maybe({self.key()}) is {self.pick('None', 'not None')})",
                lambda: f"(True if {e(STRS_G)} else False)",
                lambda: f"{e(STR)}.startswith({e(STR)})",
                lambda: f"any([{e()}, {e()}])",
            ]
        )

    def _ints(self, depth: int) -> str:
        def e(typ: str) -> str:
            return self.expr(typ, depth)

        return self.one_of(
            [
                lambda: f"[{e(INT)}, {e(INT)}]",
                lambda: f"[{e(INT)} for _ in {e(STRS_G)}]",
                lambda: f"list(range({self.random.randint(1, 4)}))",
                lambda: f"sorted({e(INTS)})" if depth else "[1, 2]",
                lambda: f"[len(x) for x in {e(STRS)}]" if depth else "[3]",
            ]
        )

    def _strs(self, depth: int) -> str:
        def e(typ: str) -> str:
            return self.expr(typ, depth)

        return self.one_of(
            [
                lambda: f"[{e(STR)}, {e(STR)}]",
                lambda: f"{e(STR)}.split()",
                lambda: f"({e(STRS)} + [{e(STR)}])",
                lambda: f"[x.lower() for x in {e(STRS)} if {e(BOOL)}]" if depth else "names",
                lambda: f"list({{{e(STR)}: {e(INT)}}})",
            ]
        )

    def _g_int(self, depth: int) -> str:
        def e(typ: str = G_INT) -> str:
            return self.expr(typ, depth)

        if not depth:
            return f"amount({self.key()})"
        return self.one_of(
            [
                lambda: f"amount({e(STR)})",
                lambda: f"({e()} {self.pick('+', '-', '*', '&', '|')} {e(INT)})",
                lambda: f"({e(INT)} {self.pick('+', '-', '*')} {e()})",
                lambda: f"({e()} {self.pick('+', '*', '^')} {e()})",
                lambda: f"({e()} % 7)",
                lambda: f"(-{e()})",
                lambda: f"lift(len)({e(G_STR)})",
                lambda: f"lift(sum)({e(INTS_G)})",
                lambda: f"{e(G_INTS)}[1]",
                lambda: f"{e(INTS_G)}[0]",
                lambda: f"{e(G_STR)}.count({e(STR)})",
                lambda: f"({e()} if {e(BOOL)} else {e()})",
                lambda: f"record({self.key()}).year",
                lambda: f"first({e(INTS_G)})",
                lambda: f"amount({e(G_STR)})",
            ]
        )

    def _g_str(self, depth: int) -> str:
        def e(typ: str = G_STR) -> str:
            return self.expr(typ, depth)

        if not depth:
            return f"text({self.key()})"
        return self.one_of(
            [
                lambda: f"text({e(STR)})",
                lambda: f"({e()} + {e(STR)})",
                lambda: f"({e(STR)} + {e()})",
                lambda: f"({e()} + {e()})",
                lambda: f"({e()} * {self.random.randint(1, 3)})",
                lambda: f"{e()}.{self.pick('upper', 'strip', 'title', 'lower')}()",
                lambda: f"{e()}.replace({e(STR)}, {e()})",
                lambda: f"{e()}[{self.random.randint(0, 1)}:]",
                lambda: f"summarize({e()})",
                lambda: f"bracket({e()})",
                lambda: f"trimmed({e()})",
                lambda: f"proven({e(STR)})",
                lambda: f"{e(G_STRS)}[{self.random.randint(0, 2)}]",
                lambda: f"{e(STRS_G)}[0]",
                lambda: f'table({self.key()})["{self.pick("name", "place")}"]',
                lambda: f"record({self.key()}).title",
                lambda: f"{e(QUOTE)}.text",
                lambda: f'lift(", ".join)({e(STRS_G)})',
                lambda: f"lift(str)({e(G_INT)})",
                lambda: f"({e()} if {e(BOOL)} else {e()})",
                lambda: f"functools.reduce(lambda x, y: x + y, {e(STRS_G)})",
                lambda: f"copy.copy({e()})",
                lambda: f"lift(html.escape)({e()})",
            ]
        )

    def _g_bool(self, depth: int) -> str:
        def e(typ: str = G_BOOL) -> str:
            return self.expr(typ, depth)

        if not depth:
            return f"flagged({self.key()})"
        return self.one_of(
            [
                lambda: f"flagged({e(STR)})",
                lambda: f"({e(G_INT)} {self.pick('<', '>', '==', '!=')} {e(INT)})",
                lambda: f"({e(G_INT)} {self.pick('<', '>', '==', '!=')} {e(G_INT)})",
                lambda: f"({e(G_STR)} {self.pick('<', '==')} {e(STR)})",
                lambda: f"{e(G_STR)}.{self.pick('isupper', 'isdigit', 'isalnum')}()",
                lambda: f"judge({e(G_STR)}, {e(STR)})",
            ]
        )

    def _g_ints(self, depth: int) -> str:
        return f"counts({self.expr(STR, depth)})"

    def _g_strs(self, depth: int) -> str:
        def e(typ: str) -> str:
            return self.expr(typ, depth)

        return self.one_of([lambda: f"rows({e(STR)})", lambda: f"({e(G_STRS)} + {e(STRS)})"])

    def _ints_g(self, depth: int) -> str:
        def e(typ: str) -> str:
            return self.expr(typ, depth)

        return self.one_of(
            [
                lambda: f"each({e(G_INTS)})",
                lambda: f"[{e(G_INT)}, {e(G_INT)}]",
                lambda: f"[x + {e(INT)} for x in {e(INTS_G)}]" if depth else "[amount(i)]",
                lambda: f"[lift(len)(x) for x in {e(STRS_G)}]",
            ]
        )

    def _strs_g(self, depth: int) -> str:
        def e(typ: str) -> str:
            return self.expr(typ, depth)

        return self.one_of(
            [
                lambda: f"each({e(G_STRS)})",
                lambda: f"[{e(G_STR)}]",
                lambda: f"[{e(G_STR)}, *{e(STRS_G)}]" if depth else "[text(i)]",
                lambda: f"({e(STRS_G)} + {e(STRS_G)})" if depth else "[text(i)]",
                lambda: f"[x + {e(STR)} for x in {e(STRS_G)}]" if depth else "[text(i)]",
                lambda: f"list(map(lambda x: x.upper(), {e(STRS_G)}))" if depth else "[text(i)]",
                lambda: f"[summarize(x) for x in reversed({e(STRS_G)})]" if depth else "[text(i)]",
                lambda: f"list(stream({self.key()}))",
                lambda: f"(list(map(proven, {e(STRS)}))[:2] + [{e(G_STR)}])",
            ]
        )

    def _quote(self, depth: int) -> str:
        text, rank = self.expr(G_STR, depth), self.expr(INT, depth)
        return f"Quote(text={text}, rank={rank})"

    # -- leaks -------------------------------------------------------------------------------

    def leak(self, typ: str, depth: int) -> str:
        """An expression of a plain type that depends on content."""
        self.left -= 1
        depth = min(depth - 1, 1)

        def e(of: str) -> str:
            return self.expr(of, depth)

        template = self.random.choice(_LEAKS[typ])
        self.leaks.append(template)
        for mark, of in _HOLES.items():
            while mark in template:
                template = template.replace(mark, e(of), 1)
        return f"({template})"

    # -- statements --------------------------------------------------------------------------

    def statements(self, count: int, depth: int = 2) -> None:
        for _ in range(count):
            if self.left and self.chance(0.15):
                self.leaking_statement()
            else:
                self.random.choice(self._simple() + (self._compound() if depth else []))()

    def block(self, depth: int = 1) -> None:
        outer = dict(self.scope)
        self.indent += 1
        self.statements(self.random.randint(1, 2), depth - 1)
        if self.chance(0.5):
            self.reassign()
        self.line("pass")
        self.indent -= 1
        self.scope = outer

    def _simple(self) -> list[Callable[[], None]]:
        return [self.assign] * 6 + [self.reassign, self.mutate, self.tell, self.walrus]

    def _compound(self) -> list[Callable[[], None]]:
        return [
            self.branch,
            self.loop,
            self.bounded_loop,
            self.nested_function,
            self.attempt,
            self.match_plain,
            self.match_capture,
            self.managed,
            self.if_present,
        ]

    def assign(self) -> None:
        typ = self.random.choice(PLAIN + GROUNDED)
        value, name = self.expr(typ), self.name()
        # mypy remembers in which branch a truth value was assigned, unless its type is declared.
        declared = typ in (INT, BOOL) or self.chance(0.3)
        self.line(f"{name}: {typ} = {value}" if declared else f"{name} = {value}")
        self.scope[name] = typ

    def reassign(self) -> None:
        names = [n for n in self.scope if n.startswith("v")]
        if names:
            name = self.random.choice(names)
            self.line(f"{name} = {self.expr(self.scope[name], 2)}")

    def mutate(self) -> None:
        typ, item = self.random.choice([(STRS, STR), (STRS_G, G_STR), (INTS, INT), (INTS_G, G_INT)])
        names = self.known(typ)
        if names:
            method = self.pick(".append({})", ".extend([{}])", ".insert(0, {})", " += [{}]")
            self.line(self.random.choice(names) + str(method).format(self.expr(item, 2)))

    def tell(self) -> None:
        self.line(f"log({self.expr(STR, 2)}, {self.expr(INT, 1)})")

    def walrus(self) -> None:
        name = self.name()
        self.line(f"if ({name} := int({self.expr(INT, 2)})) > {self.expr(INT, 1)}:")
        self.scope[name] = INT
        self.block()

    def branch(self) -> None:
        self.line(f"if {self.expr(BOOL)}:")
        self.block()
        if self.chance(0.5):
            self.line("else:")
            self.block()

    def if_present(self) -> None:
        name, kept = self.name(), self.name()
        self.line(f"{name} = maybe({self.key()})")
        self.line(f"{kept} = text(i) if {name} is None else {name}")
        self.scope[kept] = G_STR

    def loop(self) -> None:
        name, (over, item) = self.name(), self.random.choice(_LOOPS)
        self.line(f"for {name} in {over.replace('$', self.expr(_LOOP_SOURCE[over], 2))}:")
        self.scope[name] = item
        self.block()
        del self.scope[name]

    def bounded_loop(self) -> None:
        name = self.name()
        self.line(f"{name} = 0")
        self.line(f"while {name} < {self.random.randint(1, 3)}:")
        self.line(f"    {name} += 1")
        self.block()

    def nested_function(self) -> None:
        function, parameter, local = self.name(), self.name(), self.name()
        takes, gives = self.random.choice(PLAIN + GROUNDED), self.random.choice(PLAIN + GROUNDED)
        outer = dict(self.scope)
        self.line(f"def {function}({parameter}: {takes}) -> {gives}:")
        self.scope[parameter] = takes
        self.indent += 1
        self.line(f"{local} = {self.expr(gives, 2)}")
        self.line(f"return {local}")
        self.indent -= 1
        self.scope = outer
        result = self.name()
        self.line(f"{result} = {function}({self.expr(takes, 2)})")
        self.scope[result] = gives

    def attempt(self) -> None:
        name = self.name()
        self.line("try:")
        self.line(f"    {name}: int = int({self.expr(STR, 1)})")
        self.line("except ValueError:")
        self.line(f"    {name} = {self.expr(INT, 1)}")
        self.scope[name] = INT

    def match_plain(self) -> None:
        self.line(f"match int({self.expr(INT, 2)}):")
        self.indent += 1
        for case in ("0", f"x{self.names} if x{self.names} > {self.random.randint(1, 5)}", "_"):
            self.line(f"case {case}:")
            self.block()
        self.indent -= 1

    def match_capture(self) -> None:
        name, kept = self.name(), self.name()
        self.line(f"{kept} = text(i)")
        self.line(f"match ({self.expr(G_STR, 2)}, int({self.expr(INT, 1)})):")
        self.line(f"    case ({name}, 1):")
        self.line(f"        {kept} = {name}")
        self.line(f"    case ({name}, _):")
        self.line(f'        {kept} = {name} + "?"')
        self.scope[kept] = G_STR

    def managed(self) -> None:
        name, kept = self.name(), self.name()
        self.line(f"with contextlib.nullcontext({self.expr(G_STR, 2)}) as {name}:")
        self.line(f"    {kept} = {name}")
        self.scope[kept] = G_STR

    def leaking_statement(self) -> None:
        """A statement that lets content decide over plain values."""
        self.left -= 1
        template = self.random.choice(_LEAKING_STATEMENTS)
        self.leaks.append(template)
        for mark, of in _HOLES.items():
            while mark in template:
                template = template.replace(mark, self.expr(of, 1), 1)
        fresh = self.name()
        for line in template.replace("%v", fresh).splitlines():
            self.line(line)
        self.scope[fresh] = INT

    # -- the whole ---------------------------------------------------------------------------

    def program(self) -> Program:
        self.statements(self.random.randint(2, 6))
        returns = tuple(self.random.sample(RETURNED, k=self.random.randint(2, 4)))
        values = [self.expr(typ, 2) for typ in returns]
        self.line(f"return ({', '.join(values)})")
        return Program(tuple(self.lines), returns, tuple(self.leaks))


_SHORT = {
    INT: "int",
    STR: "str",
    BOOL: "bool",
    INTS: "ints",
    STRS: "strs",
    G_INT: "g_int",
    G_STR: "g_str",
    G_BOOL: "g_bool",
    G_INTS: "g_ints",
    G_STRS: "g_strs",
    INTS_G: "ints_g",
    STRS_G: "strs_g",
    QUOTE: "quote",
}

_LOOP_SOURCE = {
    "$": STRS,
    "each($)": G_STRS,
    "reversed($)": STRS_G,
    "list($)": INTS_G,
    "sorted($)": INTS,
}
_LOOPS = [
    ("$", STR),
    ("each($)", G_STR),
    ("reversed($)", G_STR),
    ("list($)", G_INT),
    ("sorted($)", INT),
]

# The holes of the templates below.
_HOLES = {
    "§S": G_STR,
    "§N": G_INT,
    "§B": G_BOOL,
    "§L": G_STRS,
    "§D": STRS_G,
    "§C": INTS_G,
    "§Q": QUOTE,
}

_LEAKS = {
    INT: [
        "len(list(map(len, §D)))-len(list(map(len, §D)))+list(map(len, §D))[0]",
        "names.count(§S)",
        "i.count(§S)",
        "len(names[::§N % 2 + 1])",
        "len(frozenset(§D))",
        "next(iter(enumerate(names, §N)))[0]",
        "len(list(itertools.islice(names, §N % 3)))",
        "len(list(itertools.repeat('a', §N % 3)))",
        "len(collections.deque(names, §N % 2 + 1))",
        "len([§Q].copy()[0].__repr__())",
        "int('a' in (§S, 'b'))",
        "[§Q].count(Quote(§S, 1))",
        "len(str(dataclasses.astuple(§Q)))",
        "max(§C).unwrap_discarding_sources()",
        "lift(len)(§S).__index__()",
        "abs(§N).__int__()",
        "list(range(200)).index(§N % 7)",
        "sum([1 for x in §D if x])",
        "sum(map(len, §D))",
        "len(max(§L, default='a'))",
        "(lambda *xs: len(xs[0]))(§S)",
        "(lambda x=§S: len(x))()",
        "{'a': 1}.get(§S, 2)",
        "{'a': 1}.setdefault(§S, 3)",
        "len(type(§S).__name__)",
        "§S.__class__.__basicsize__",
        "len(list(iter(lambda: §S, 'x'))[:0]) + hash(§S)",
        "len(functools.reduce(operator.add, §D))",
        "(yes := 1 if §B else 0)",
        "operator.itemgetter(§N % 3)([1, 2, 3])",
        "operator.length_hint(§S)",
        "bool(§S) + 1",
        "+bool(§B)",
        "round(§N / 3)",
        "math.trunc(§N)",
        "int(§N / 2)",
        "ord(min(§S + 'a'))",
        "len(json.loads('[' + lift(str)(§N) + ']'))",
        "int.from_bytes(§S.encode(), 'big') % 7",
        "len(list(map(None or str, §D)))+len(str(§D[0]))",
        "len(§S)",
        "int(§N)",
        "hash(§S)",
        "(1 if §B else 2)",
        "sum(§C)",
        "§N.__index__()",
        "§S.__len__()",
        "round(§N.__float__())",
        "len([x for x in §L])",
        "len(set(§D))",
        "[10, 20, 30][§N % 3]",
        "{True: 1, False: 2}[§B]",
        "(§B and 1 or 2)",
        "§D.index(§D[0])",
        "§D.count(§D[0])",
        "sum(1 for x in §D if x > 'a')",
        "len(list(filter(None, §D)))",
        "operator.index(§N)",
        "len(str(§N))",
        "math.floor(1.5 + §N)",
        "pow(2, §N % 3, 5)",
        "len(§L)",
        "max(len(x) for x in §L)",
        "(0 if §S in ['a'] else 1)",
        "len(range(§N % 5))",
        "len({x: 1 for x in §D})",
        "sys.getsizeof(§S)",
        "ord((§S + 'a')[0])",
        "len(f'{§S}')",
        "next(iter(range(3)), §N)",
        "min(3, §N)",
        "§N.unwrap_discarding_sources()",
        "plain(§N)",
        "len(bare(§S))",
        "int('1' + lift(str)(§N))",
        "len(vars(§Q))",
        "len(repr(§Q))",
        "len(json.dumps(§S))",
        "len(list(zip(§L, §L)))",
        "(lambda x: 1 if x else 0)(§S)",
        "len(list(itertools.takewhile(lambda x: x > 'a', §D)))",
        "len(copy.copy(§S))",
        "functools.reduce(lambda x, y: x + 1 if y else x, §D, 0)",
        "cast(int, §N)",
        "len(list(map(str, §D))[0])",
        "sorted([1, 2], key=lambda x: §N * x)[0]",
        "len(dataclasses.asdict(§Q)['text'])",
        "len(getattr(§S, 'upper')())",
        "len('%s' % §S)",
        "len('{}'.format(§S))",
        "len('a'.join(§D))",
        "len(helper(shout(§S)))",
        "lift(len)(bare(§S))",
        "bisect.bisect([1, 50, 99], §N)",
        "len(list(each(§L))[0])",
        "divmod(7, §N % 5 + 1)[0]",
        "(3 if §D == §D[:1] else 4)",
        "len(textwrap.dedent(§S))",
        "collections.Counter(§D).total()",
        "len(collections.Counter(§D))",
        "len(min(§D, key=len))",
        "statistics.mode([1, 2, 2, 1, §N])",
        "True + §N",
        "id(§S) % 2",
    ],
    STR: [
        "str(§N)",
        "repr(§S)",
        "f'{§S}'",
        "f'{§N:>3}'",
        "'%d' % §N",
        "'%s' % §S",
        "'{}'.format(§S)",
        "','.join(§D)",
        "bare(§S)",
        "('y' if §B else 'n')",
        "str.upper(§S)",
        "plain(§S)",
        "§S.unwrap_discarding_sources()",
        "str(§D)",
        "repr(§Q)",
        "format(§S)",
        "'abc'[§N % 3]",
        "'a' * (3 if §B else 4)",
        "json.dumps(§S)",
        "html.escape(§S)",
        "re.sub('a', 'b', §S)",
        "'abc'.replace('b', §S)",
        "str({'a': §N})",
        "cast(str, §S)",
        "[x for x in §L][0]",
        "list(§L)[0]",
        "dict(a=§S)['a']",
        "str(§S == 'a')",
        "i.ljust(3, 'x')[: §N % 3]",
        "max(§L)",
        "''.join(x for x in §L)",
        "''.join(§S)",
        "str((§S, 1))",
        "f'{[x for x in §D]}'",
        "'a' if §S is text('a') else 'b'",
        "str([*§L])",
        "ascii(§S)",
        "(lambda: f'{§S}')()",
        "str(sorted(§D))",
        "i.center(§N % 9)",
        "'a'.join(§S)",
        "str.join('-', §D)",
        "'%(a)s' % {'a': §S}",
        "string.Template('$a').substitute(a=§S)",
        "textwrap.shorten(§S, 3)",
        "i.translate({97: §S})",
        "'{a}'.format_map({'a': §S})",
        "getattr(§S, 'title')()",
        "operator.add('a', §S)",
        "functools.partial(str.upper, §S)()",
        "next(iter(§L))",
        "str(locals())",
        "str(§Q.text)",
        "(§S or 'a').__str__()",
        "shout(§S)",
        "sever(§S, 'x')",
        "unproven(i).upper().__repr__()",
        "str(next(x for x in §D if x))",
        "str(type(§S))",
        "str(dict(zip(['a'], §L)))",
        "('a' if §D[0] < §D[-1] else 'b')",
        "chr(65 + len(§S))",
        "{True: 'a', False: 'b'}.get(flag, §S)",
        "str(lift(len)(§S).__str__())",
        "str(collections.deque(§D))",
        "str(next(reversed(§L)))",
        "i.strip(§S)",
        "i + str(§S)",
    ],
    BOOL: [
        "bool(§S)",
        "(not §B)",
        "(§S in ['a', 'b'])",
        "('a' in §S)",
        "(1 < §N < 50)",
        "isinstance(§S, str)",
        "any(§D)",
        "all(x > 'a' for x in §D)",
        "(§S is text('a'))",
        "('a' in §D)",
        "(§D == §D[:1])",
        "(§B is True)",
        "bool(§B)",
        "i.startswith(§S)",
        "operator.truth(§S)",
        "(flag if §B else not flag)",
        "('a' not in §L)",
        "§B.__bool__()",
        "(§S.__eq__('a') is True)",
        "(True if §N > 3 else False)",
        "callable(§S)",
        "(hash(§S) == hash('a'))",
        "(Quote(§S, 1) == Quote(§S, 1))",
        "bool(len(§S) > 3)",
        "(§S == 'a') is (§S == 'b')",
        "(lambda x: bool(x))(§S)",
        "any(x == 'a' for x in §L)",
        "math.isclose(1.0, §N)",
        "i.endswith((§S, 'a'))",
        "hasattr(§S, 'x')",
        "str.isupper(§S)",
        "§N == 3 and True or False",
        "re.match('a', §S) is None",
        "(§S, 1) == (§S, 2)",
        "issubclass(type(§S), str)",
        "lift(re.match)('a', §S) is None",
        "operator.eq(§S, 'a') is §B",
    ],
    STRS: [
        "list(§L)",
        "[str(x) for x in §D]",
        "[x for x in §L]",
        "sorted(§L)",
        "[f'{§S}']",
        "['a'] + §L",
        "[*§L]",
        "[*§S]",
        "list(§S)",
        "i.split(§S + 'x')",
        "[bare(x) for x in §D]",
        "list(map(str, §D))",
        "[x for x in names if §B]",
        "names[: §N % 3]",
        "list({'a': §S})",
        "re.split('a', §S)",
        "[y for x in §D for y in x.split()]",
        "list(reversed(§L))",
        "textwrap.wrap(§S + 'a')",
        "list(dict.fromkeys(§L))",
        "[str(x == 'a') for x in §D]",
        "[a for a, b in zip(names, §L)]",
        "sorted(names, key=lambda x: x + §S)",
        "plain(§D)",
        "list(filter(lambda x: §B, names))",
        "list(itertools.compress(names, §D))",
        "list(itertools.islice(names, §N % 3))",
        "list({§S: 1, 'a': 2})[:0] or ['a']",
    ],
}

_LEAKING_STATEMENTS = [
    "%v = 0\nfor _ in [1]:\n    try:\n        lift(int)(§S)\n        %v = 1\n    finally:\n        break",
    "%v = 0\nfor _ in [1]:\n    try:\n        §S.index('a')\n        %v = 1\n    finally:\n        continue",
    "item(i).shown\n%v = 0",
    "item(i).proven()\n%v = 0",
    "item(i) + 1\n%v = 0",
    "1 + item(i)\n%v = 0",
    "item(i) < 3\n%v = 0",
    "item(i)[0]\n%v = 0",
    "-item(i)\n%v = 0",
    "item(i)()\n%v = 0",
    "with item(i):\n    pass\n%v = 0",
    "item(i).nothing\n%v = 0",
    "%vi = item(i)\n%vi += 1\n%v = 0",
    "items(i)[0].shown\n%v = 0",
    "items(i).sort()\n%v = 0",
    "lift(sorted)(items(i))\n%v = 0",
    "lift(max)(items(i))\n%v = 0",
    "for %vi in each(items(i)):\n    %vi + 1\n%v = 0",
    "lift(tell)(§S)\n%v = 0",
    "lift(re.sub)('[a-z]', lambda m: tell(m[0]), §S)\n%v = 0",
    "lift(sorted)(§D, key=tell)\n%v = 0",
    "lift(map)(tell, §L)\n%v = 0",
    "each(lift(list)(map(tell, [i])))\n%v = 0",
    "lift(lambda x: tell(x))(§S)\n%v = 0",
    "lift(functools.partial(tell))(§S)\n%v = 0",
    "lift(functools.reduce)(lambda x, y: tell(y), §D)\n%v = 0",
    "lift(max)(§D, key=lambda x: len(tell(x)))\n%v = 0",
    "%vs: set[object] = set()\n%vs.add(§S)\n%v = len(%vs)",
    "%vt = {'a': 1}\n%vt |= {'b': len(§S)}\n%v = %vt['b']",
    "sink[1:1] = §L\n%v = 0",
    "sink.extend(x for x in §L)\n%v = 0",
    "log(*§D[:1])\n%v = 0",
    "log(**{'what': §S})\n%v = 0",
    "print(*§D, file=io.StringIO())\n%v = 0",
    "%vq = §Q\n%vq.rank = §N\n%v = %vq.rank",
    "%vq = Quote(§S, rank=§N)\n%v = %vq.rank",
    "%vq = §Q\nsetattr(%vq, 'rank', §N)\n%v = %vq.rank",
    "%vq = §Q\nobject.__setattr__(%vq, 'rank', §N)\n%v = %vq.rank",
    "%vq = dataclasses.replace(§Q, rank=§N)\n%v = %vq.rank",
    "%vq = §Q\nlift(setattr)(%vq, 'rank', §N)\n%v = %vq.rank",
    "lift(list.append)(sink, §S)\n%v = 0",
    "lift(sink.extend)(§L)\n%v = 0",
    "lift(operator.setitem)(sink, 0, §S)\n%v = 0",
    "lift(print)(§S)\n%v = 0",
    "%vd: dict[str, object] = {}\nlift(%vd.update)(a=§S)\nsink.append(str(%vd))\n%v = 0",
    "def %vg() -> Iterator[object]:\n    yield §S\nsink.append(str(list(%vg())))\n%v = 0",
    "def %vg() -> Generator[int, object, None]:\n    sink.append(str((yield 1)))\n%vh = %vg()\nnext(%vh)\nwith contextlib.suppress(StopIteration):\n    %vh.send(§S)\n%v = 0",
    "class %vC:\n    def show(self, x: object) -> str:\n        return str(x)\nsink.append(%vC().show(§S))\n%v = 0",
    "class %vC:\n    def __init__(self, x: Grounded[str]) -> None:\n        self.x = str(x)\nsink.append(%vC(§S).x)\n%v = 0",
    "def %vf(*xs: object) -> str:\n    return str(xs)\nsink.append(%vf(§S))\n%v = 0",
    "def %vf(**xs: object) -> str:\n    return str(xs)\nsink.append(%vf(a=§S))\n%v = 0",
    "def %vf(x: Grounded[str]) -> bool:\n    return x == 'a' and True\n%v = int(%vf(§S))",
    "def %vf(x: Grounded[str]) -> int:\n    if x > 'b':\n        return 1\n    return 2\n%v = %vf(§S)",
    "def %vf(x: Grounded[str]) -> int:\n    for y in x:\n        return ord(y)\n    return 2\n%v = %vf(§S)",
    "%vf = lambda x: 1 if x else 2\n%v = %vf(§S)",
    "%vf: Callable[[Grounded[str]], str] = str\nsink.append(%vf(§S))\n%v = 0",
    "%vf: Callable[[Grounded[str]], int] = len\n%v = %vf(§S)",
    "%vs = [bare, shout]\nsink.append(str(%vs[0](§S)))\n%v = 0",
    "%vf = bare if flag else bare\nsink.append(%vf(§S))\n%v = 0",
    "%vf = functools.partial(bare, §S)\nsink.append(%vf())\n%v = 0",
    "%v = 0\nif §S == 'a' == i:\n    %v = 1",
    "%v = 0\nif 'a' < §S:\n    %v = 1",
    "%v = 0\nif §D[0] is §D[-1]:\n    %v = 1",
    "%v = 0\nif (§S, 1) in [('a', 1)]:\n    %v = 1",
    "%v = 0\nwhile not §B:\n    %v += 1\n    break",
    "%v = 0\nfor _ in range(3):\n    if §B:\n        break\n    %v += 1",
    "%v = 0\nfor _ in range(3):\n    if §N > 5:\n        continue\n    %v += 1",
    "%v = 0\nfor %vx in each(§L):\n    %v = len(%vx)",
    "%v = 0\nfor %vx in zip(names, §L):\n    sink.append(%vx[1])",
    "%v = 0\nfor sink[0] in §L:\n    pass",
    "%v = 0\nwith contextlib.nullcontext(§S) as sink[0]:\n    pass",
    "sink[0], %v = §S, 1",
    "(sink[0],) = [§S]\n%v = 0",
    "[*sink[:1], %vx] = [i, §S]\nsink.append(str(%vx))\n%v = 0",
    "%v = 0\nmatch (1, §S):\n    case (1, str() as %vx):\n        sink.append(%vx)",
    "%v = 0\nmatch §S:\n    case %vx if %vx == 'a':\n        %v = 1",
    "%v = 0\nmatch {'k': §S}:\n    case {'k': 'abc'}:\n        %v = 1",
    "%v = 0\nmatch §Q:\n    case Quote(text='abc'):\n        %v = 1",
    "%v = 0\nmatch [§S]:\n    case ['a'] | ['b']:\n        %v = 1",
    "%v = 0\nmatch §L:\n    case [_, _]:\n        %v = 1\n    case [x, *_]:\n        sink.append(x)",
    "%v = 0\ntry:\n    assert §S == 'a'\nexcept AssertionError:\n    %v = 1",
    "%v = 0\ntry:\n    int(bare(§S))\nexcept ValueError:\n    %v = 1",
    "%v = 0\ntry:\n    each(§L)[7]\n    §S[50]\nexcept LookupError as %ve:\n    %v = 1",
    "%v = 0\ntry:\n    if §B:\n        raise KeyError\nexcept KeyError:\n    %v = 1",
    "%v = 0\ntry:\n    trimmed(§S).index('z')\nexcept ValueError:\n    %v = 1\nelse:\n    %v = 2",
    "global COUNT\nCOUNT = §N\n%v = 0",
    "%vr = Record('a', 1)\n%vr.year += §N\n%v = %vr.year",
    "%vk: dict[int, int] = {}\n%vk[0] = §N\n%v = %vk[0]",
    "%vk: dict[str, list[str]] = {'a': []}\n%vk['a'].append(§S)\nsink.extend(%vk['a'])\n%v = 0",
    "%vk = collections.defaultdict[str, list[str]](list)\n%vk[i].append(§S)\nsink.extend(%vk[i])\n%v = 0",
    "%vo = [§S]\n%vp: list[Any] = %vo\nsink.append(%vp[0])\n%v = 0",
    "%vo: Any = [§S]\nsink.append(%vo[0])\n%v = 0",
    "%vo = cast('list[str]', §D)\nsink.append(%vo[0])\n%v = 0",
    "%vo = cast(Any, §S)\nsink.append(%vo)\n%v = 0",
    "%vo: Iterable[object] = (x for x in §D)\nsink.append(str(next(iter(%vo))))\n%v = 0",
    "%vo: Mapping[str, object] = {'a': §S}\nsink.append(str(%vo['a']))\n%v = 0",
    "%vo: tuple[object, ...] = (§S,)\nsink.append(str(%vo))\n%v = 0",
    "%vo: list[object] = list(§D)\nsink.append(str(%vo))\n%v = 0",
    "%vo: dict[str, object] = dict(a=§S)\nsink.append(str(%vo))\n%v = 0",
    "%vo = first([§S, i])\nsink.append(str(%vo))\n%v = 0",
    "%vo = [§S, *names]\nsink.append(str(%vo))\n%v = 0",
    "%vo = §D + names\nsink.append(str(%vo))\n%v = 0",
    "%vo = §S if flag else i\nsink.append(%vo.upper())\n%v = 0",
    "%vo = maybe('aa') or 'b'\nsink.append(str(%vo))\n%v = 0",
    "%vo = flag and §S\nsink.append(str(%vo))\n%v = 0",
    "%v = 0\nif §B:\n    %v = 1",
    "%v = 0\nif §S:\n    %v = 1\nelse:\n    %v = 2",
    "%v = 0\nwhile %v < §N:\n    %v += 50",
    "%v = 0\nfor _ in §S:\n    %v += 1",
    "%v = 0\nfor _ in §L:\n    sink.append(_)",
    "%v = 0\nmatch §S:\n    case 'a':\n        %v = 1\n    case _:\n        %v = 2",
    "%v = 0\nmatch §N:\n    case 1 | 2 | 3:\n        %v = 1",
    "%v = 0\nmatch §B:\n    case True:\n        %v = 1",
    "%v = 0\nmatch (§S, 1):\n    case ('a', _):\n        %v = 1",
    "%v = 0\nmatch 3:\n    case _ if §B:\n        %v = 1",
    "%v = 0\ntry:\n    lift(int)(§S)\nexcept ValueError:\n    %v = 1",
    "%v = 0\ntry:\n    §S[4]\nexcept IndexError:\n    %v = 1",
    "%v = 0\ntry:\n    1 // (§N % 2)\nexcept ArithmeticError:\n    %v = 1",
    "%v = 0\ntry:\n    §S.index('a')\nexcept Exception:\n    %v = 1",
    "%v = 0\ntry:\n    each(§L)[§N % 5]\nexcept:\n    %v = 1",
    "%v = 1\nwith contextlib.suppress(ValueError):\n    §S.index('a')\n    %v = 0",
    "%v = 0\nsink.append(§S)",
    "%v = 0\nsink.extend(§L)",
    "%v = 0\nsink += §L",
    "%v = 0\nsink.insert(§N % 2, 'a')",
    "%v = 0\nsink[:] = §D",
    "%v = 0\n%v += §N",
    "%v = 0\n%v = §N",
    "%v: int = §N",
    "%vo: object = §S\nsink.append(str(%vo))\n%v = 0",
    "%va: list[object] = [§S]\nsink.append(str(%va[0]))\n%v = 0",
    "%vd: dict[str, object] = {}\n%vd['a'] = §S\nsink.append(str(%vd))\n%v = 0",
    "%vs: Sequence[object] = §D\nsink.append(str(%vs))\n%v = 0",
    "%vt = (§S, 1)\nsink.append(str(%vt))\n%v = 0",
    "%vf: Callable[[], object] = lambda: §S\nsink.append(str(%vf()))\n%v = 0",
    "def %vf() -> object:\n    return §S\nsink.append(str(%vf()))\n%v = 0",
    "def %vf(x: str = 'a') -> str:\n    return x\nsink.append(%vf(§S))\n%v = 0",
    "def %vf(x: object = §S) -> str:\n    return str(x)\nsink.append(%vf())\n%v = 0",
    "%va, %vb = §L[:2]\nsink.append(%va)\n%v = 0",
    "%va, *%vb = §S\nsink.append(%va)\n%v = 0",
    "%v = 0\nlog(§S)",
    "%v = 0\nlog('a', §N)",
    "%v = 0\nlog(what=§S)",
    "%v = 0\nprint(§S, file=io.StringIO())",
    "%vw = io.StringIO()\n%vw.write(§S)\nsink.append(%vw.getvalue())\n%v = 0",
    "%vk = {'a': 1, 'b': 2}\n%v = %vk.get(§S, 0)",
    "%vk = {0: 'a', 1: 'b'}\nsink.append(%vk[§N % 2])\n%v = 0",
    "%vk: dict[str, int] = {}\n%vk[§S] = 1\nsink.extend(%vk)\n%v = 0",
    "%vk = {'a': §S}\nsink.append(str(%vk))\n%v = 0",
    "%vk = {x: 1 for x in §D}\n%v = len(%vk)",
    "%vk = {§S, §S}\n%v = len(%vk)",
    "%vd = §D\n%vd.sort()\n%v = 1 if %vd[0] is %vd[-1] else 0",
    "%vd = §D\n%vd.remove(§S) if flag else None\n%v = len(%vd)",
    "%vd = §D\nwhile %vd and %vd.pop():\n    pass\n%v = len(%vd)",
    "%vg = (x for x in §L)\nsink.append(next(%vg))\n%v = 0",
    "%v = 0\nassert §S or flag or True",
    "%vp = sink.append\n%vp(§S)\n%v = 0",
    "%vp = functools.partial(sink.append, §S)\n%vp()\n%v = 0",
    "%v = 0\nlist(map(sink.append, §L))",
    "%v = 0\n[sink.append(x) for x in §L]",
    "%v = 0\nlift(sink.append)(§S)",
    "%v = 0\nlift(lambda x: sink.append(x))(§S)",
    "%v = 0\nsetattr(Record, 'extra', §S)",
    "%vq = Record(title=§S, year=1)\nsink.append(%vq.title)\n%v = 0",
    "%vq = Record('a', 1)\n%vq.title = §S\nsink.append(%vq.title)\n%v = 0",
    "%vx = §S if flag else 'a'\nsink.append(%vx)\n%v = 0",
    "%vx = 'a' if flag else §S\nsink.append(str(%vx))\n%v = 0",
    "%vx = [§S, 'a']\nsink.append(str(%vx[0]))\n%v = 0",
    "%vx: Any = §S\nsink.append(%vx)\n%v = 0",
    "%vx: str | None = None\n%vx = §S\nsink.append(%vx)\n%v = 0",
    "%vz: Hashable = §S\n%v = hash(%vz)",
    "%vz: Iterable[object] = §D\nsink.append(str(list(%vz)))\n%v = 0",
    "%vz: Sized = each(§L)\n%vz2: object = %vz\nsink.append(str(%vz2))\n%v = 0",
    "try:\n    raise ValueError(§S)\nexcept ValueError as %ve:\n    sink.append(str(%ve))\n%v = 0",
    "%v = 0\nfor %vi, %vx in enumerate(§L):\n    sink.append(%vx)",
    "%v = 0\nfor %vi in range(§N % 3):\n    %v += 1",
    "%v = 0\nif not §B:\n    %v = 1",
    "%v = 0\nif (%vx := §S) and flag:\n    %v = 1",
    "%v = 0\nif flag and §B:\n    %v = 1",
    "%v = 0\nif §S == 'a' or flag:\n    %v = 1",
    "%v = 0\nif isinstance(§S, str):\n    %v = 1",
    "%v = len([x for x in §D if x.isupper()])",
    "%v = 0\nif §L:\n    %v = 1",
    "%v = 0\nif maybe('aa'):\n    %v = 1",
    "%v = 0\nif maybe('aa') == 'abc':\n    %v = 1",
    "%vd = {'k': §D}\nfor %vx in %vd['k']:\n    if %vx < 'b':\n        sink.append('less')\n%v = 0",
    "class %vC:\n    text: object = §S\nsink.append(str(%vC.text))\n%v = 0",
    "%vs = '%s' * 1\nsink.append(%vs % §S)\n%v = 0",
    "%vw = io.StringIO()\nprint(§S, file=%vw)\nsink.append(%vw.getvalue())\n%v = 0",
    "%va = bytearray()\n%va.extend(x.encode()[0] for x in each(§L) if x)\n%v = len(%va)",
    "%vn: list[int] = []\nfor %vx in §D:\n    %vn.append(len(%vx))\n%v = sum(%vn)",
    "%v = 0\nif {'a': §S} == {'a': 'b'}:\n    %v = 1",
    "%v = 0\nif [§N] == [3]:\n    %v = 1",
    "%v = 0\nif (§N, 1) < (3, 1):\n    %v = 1",
    "%vm = max([§Q, §Q], key=lambda q: q.text)\n%v = %vm.rank",
    "%vi = iter(§D)\n%v = 1 if next(%vi) == next(%vi, 'x') else 0",
]


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """Half of them honest, half of them with one or two leaks."""
    random = draw(st.randoms(use_true_random=True))  # spreads wider than drawing each choice
    program = Writer(random, draw(st.sampled_from((0, 0, 1, 1, 2)))).program()
    assume(_parses(program.source("answer")))
    return program


def _parses(source: str) -> bool:
    """Whether this Python can read it: before 3.12, the quotes of an f-string do not nest."""
    with contextlib.suppress(SyntaxError):
        compile(source, "program", "exec")
        return True
    return False
