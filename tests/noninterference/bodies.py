"""Random proofs, written so that they are honest by the rules of the proof.

The writer knows of each name what content decides of it (its label), and whether content decides
that a statement runs (whether the code is high). So it writes only what the rules allow. Each
construct is tagged with the name of its rule, and the lines that it wrote.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple, TypeVar

PLAIN_STR, PLAIN_INT = "w", "p"
TEXT, NUMBER, HIT = "s", "k", "h"
WHOLE, TEXTS, HITS = "r", "l", "m"
SELECTED, CHOSEN_TEXT, CHOSEN_HIT = "g", "q", "o"
COUNT, FLAG, WORD = "c", "b", "t"
"""Names begin with a letter that says what they hold; the last three are content."""


class Tag(NamedTuple):
    """A construct: its rule, and the first and last of its lines (from 1, in the function)."""

    rule: str
    first: int
    last: int


@dataclass
class Shell:
    """What a generated function is, and what it takes and gives."""

    name: str
    head: str
    returns: str
    refuses: bool = True
    is_async: bool = False
    is_generator: bool = False
    is_method: bool = False
    gives_plain: bool = False
    answers: str = TEXT


PARAMETERS = "i: str, n: int, flag: bool, sink: list[str], state: State, s0: Grounded[str]"

SHELLS = [
    Shell("answer", "def", "Grounded[str] | InsufficientEvidence"),
    Shell("optional", "def", "Grounded[str] | None"),
    Shell(
        "record", "def", "tuple[int, str, Grounded[str]] | InsufficientEvidence", gives_plain=True
    ),
    Shell("plain", "def", "tuple[int, str, Grounded[str]]", refuses=False, gives_plain=True),
    Shell("selecting", "def", "list[Grounded[str]] | InsufficientEvidence", answers=SELECTED),
    Shell("generator", "def", "Iterator[Grounded[str]]", refuses=False, is_generator=True),
    Shell("async", "async def", "Grounded[str] | InsufficientEvidence", is_async=True),
    Shell(
        "async record",
        "async def",
        "tuple[int, str, Grounded[str]] | InsufficientEvidence",
        is_async=True,
        gives_plain=True,
    ),
    Shell("method", "def", "Grounded[str] | InsufficientEvidence", is_method=True),
]


@dataclass
class Written:
    """A function that was written."""

    shell: Shell
    lines: list[str]
    tags: list[Tag]
    names: list[str] = field(default_factory=list)


_BodyT = TypeVar("_BodyT", bound="Body")
Construct = Callable[["Body"], None]

LOW: dict[str, Construct] = {}
"""What only low code may do, by rule."""
ANY: dict[str, Construct] = {}
"""What high code may do as well."""


def _rule(name: str, table: dict[str, Construct]) -> Callable[[Construct], Construct]:
    def register(construct: Construct) -> Construct:
        assert name not in LOW
        assert name not in ANY
        table[name] = construct
        return construct

    return register


class Body:
    """Writes one body; every choice is the random's."""

    def __init__(self, random: Random, shell: Shell) -> None:
        self.random, self.shell = random, shell
        self.lines: list[str] = []
        self.tags: list[Tag] = []
        self.scope: list[str] = ["s0"]
        self.high = False
        self.depth = 0
        self.nesting = 0
        self.form = ""
        self._names = 0

    # -- plumbing -------------------------------------------------------------------------------

    def pick(self, *options: str) -> str:
        return self.random.choice(options)

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def new(self, kind: str) -> str:
        self._names += 1
        return f"{kind}{self._names}"

    def keep(self, name: str) -> str:
        self.scope.append(name)
        return name

    def add(self, line: str) -> None:
        self.lines.append("    " * (self.depth + 1) + line)

    def known(self, kind: str) -> list[str]:
        return [name for name in self.scope if name[0] == kind and name[1:].isdigit()]

    def tag(self, rule: str, first: int) -> None:
        self.tags.append(Tag(rule, first, len(self.lines)))

    @contextmanager
    def block(self, *, high: bool = False) -> Iterator[None]:
        """What is bound inside is not known outside."""
        scope, around = list(self.scope), self.high
        self.high = self.high or high
        self.depth += 1
        yield
        self.depth -= 1
        self.high, self.scope = around, scope

    def statements(self, count: int) -> None:
        """Some constructs; in high code, those that it may do."""
        for _ in range(count):
            table = ANY if self.high or self.chance(0.5) else LOW
            if self.nesting >= 2:
                table = {rule: ANY[rule] for rule in SIMPLE}
            rule = self.random.choice(sorted(table))
            first = len(self.lines) + 1
            self.nesting += 1
            table[rule](self)
            self.nesting -= 1
            if len(self.lines) >= first:
                self.tag(rule, first)

    def arm(self, *, high: bool = True) -> None:
        """A block of a branch."""
        with self.block(high=high):
            before = len(self.lines)
            self.statements(self.random.randint(1, 2))
            if len(self.lines) == before:
                self.add("pass")

    # -- expressions ----------------------------------------------------------------------------

    def key(self) -> str:
        return self.pick("i", '"a"', '"b"', '"c"', 'i + "x"')

    def text(self, depth: int = 2) -> str:
        """A grounded text."""
        known = self.known(TEXT)
        if known and (depth <= 0 or self.chance(0.4)):
            return self.random.choice(known)
        if depth <= 0:
            return f"fetch({self.key()})"
        hits = [f"{hit}.text" for hit in self.known(HIT)]
        inner = self.text(depth - 1)
        return self.pick(
            f"fetch({self.key()})",
            f"{inner}.{self.pick('upper', 'strip', 'title')}()",
            f"({inner} + {self.text(depth - 1)})",
            f"({inner} + {self.key()})",
            f"quoted({inner})",
            f"framed({inner})",
            f"trimmed({inner})",
            f"{inner}[:2]",
            f'join(" ", [{inner}, {self.text(0)}])',
            f'interpolate("{{}}!", {inner})',
            *hits,
            *hits,
        )

    def number(self) -> str:
        """A grounded number."""
        known = self.known(NUMBER)
        return self.pick(
            f"amount({self.key()})",
            f"lift(len)({self.text(1)})",
            *known,
            *(f"{k} + 1" for k in known),
        )

    def hits(self) -> str:
        """A list of grounded hits, its length the world's."""
        return self.pick(f"each(search({self.key()}))", *self.known(HITS), *self.known(HITS))

    def texts(self) -> str:
        """A list of grounded texts, its length the world's."""
        return self.pick(f"each(rows({self.key()}))", *self.known(TEXTS), *self.known(TEXTS))

    def constant(self) -> str:
        return str(self.random.randint(1, 6))

    def score(self) -> str:
        return f"0.{self.random.randint(2, 7)}"

    def plain_text(self) -> str:
        return self.pick('"u"', "i", f'"v{self.random.randint(0, 9)}"', *self.known(PLAIN_STR))

    def look(self, depth: int = 2) -> str:
        """A test that looks at content; how it does is a rule of its own."""
        ways = sorted(LOOKS) if depth > 0 else sorted(set(LOOKS) - COMBINING)
        rule = self.random.choice(ways)
        found = LOOKS[rule](self, depth)
        at = len(self.lines) + 1
        self.tags.append(Tag(f"look: {rule}", at, at))
        return found

    def look_at(self, text: str) -> str:
        """A test of one text."""
        return self.pick(
            f"len({text}) > {self.constant()}",
            f'"x" in {text}',
            f'{text}.startswith("a")',
            f'{text} == "a"',
            f'{text} < "b"',
            f'not {text}.strip("abc")',
        )

    # -- the whole ------------------------------------------------------------------------------

    def written(self) -> Written:
        self.statements(self.random.randint(2, 4))
        self.finish()
        return Written(self.shell, self.lines, self.tags, list(self.scope))

    def finish(self) -> None:
        """The last line."""
        if self.shell.is_generator:
            self.add(f"yield {self.text()}")
        elif self.shell.gives_plain:
            self.add(f"return ({self.form or self.parts()}, {self.text()})")
        elif self.shell.answers == SELECTED:
            first = len(self.lines) + 1
            self.add(f"return {self.pick(self.texts(), *self.known(SELECTED) * 3)}")
            self.tag("return a selection", first)
        else:
            self.add(f"return {self.text()}")

    def parts(self) -> str:
        """The plain parts of a record."""
        number = self.pick("n", "3", "len(sink)", *self.known(PLAIN_INT))
        return f"{number}, {self.plain_text()}"

    def refusal(self) -> str:
        if self.shell.name == "optional":
            return "return None"
        return f'return InsufficientEvidence(reason="{self.pick("none", "few", "away")}")'

    def ends(self) -> str:
        """A refusal or a failure."""
        if self.shell.refuses and self.chance(0.8):
            return self.refusal()
        return f'raise ValueError("{self.pick("one", "two")}")'


# -- looks --------------------------------------------------------------------------------------

LOOKS: dict[str, Callable[[Body, int], str]] = {
    "method": lambda b, d: b.look_at(b.text(1)),
    "len": lambda b, d: f"len({b.text(1)}) > {b.constant()}",
    "member": lambda b, d: f"{b.pick(*b.known(HIT), f'each(search({b.key()}))[0]')}.score > {b.score()}",
    "comparison": lambda b, d: f"{b.number()} {b.pick('>', '<', '==')} {b.constant()}",
    "chained": lambda b, d: f"1 < len({b.text(1)}) < {b.random.randint(4, 9)}",
    "membership": lambda b, d: f'"{b.pick("x", "a")}" {b.pick("in", "not in")} {b.text(1)}',
    "truth": lambda b, d: f"not {b.text(1)}.strip()",
    "regex": lambda b, d: f're.search("[xyz]", {b.text(1)})',
    "isdigit": lambda b, d: f"{b.text(1)}.isalpha()",
    "judge": lambda b, d: f"judge({b.text(0)})",
    "lifted": lambda b, d: f"trimmed({b.text(0)}) == {b.text(0)}",
    "optional operation": lambda b, d: f"word({b.text(0)}) is None",
    "sources": lambda b, d: f"len({b.text(0)}.sources()) > 1",
    "confidence": lambda b, d: f"{b.text(0)}.confidence > 0.5",
    "inert on content": lambda b, d: f'is_short(longer("a", len({b.text(0)})))',
    "any": lambda b, d: f"any(x.score > {b.score()} for x in {b.hits()})",
    "all": lambda b, d: f"all(len(x) > 1 for x in {b.texts()})",
    "max": lambda b, d: f'max({b.hits()}, key=lambda x: x.score).text > "b"',
    "conversion": lambda b, d: f"str({b.number()}) == {b.pick(chr(34) + '3' + chr(34), 'i')}",
    "format": lambda b, d: f'f"{{{b.random.choice(b.known(TEXT))}}}!" == "a!"',
    "set": lambda b, d: f"len(set({b.text(0)})) > 2",
    "split": lambda b, d: f"len({b.text(0)}.split()) > 1",
    "telling helper": lambda b, d: f"has_vowel({b.text(1)})",
    "telling helper by number": lambda b, d: f"rank_of({b.text(1)}) > 0",
    "content number": lambda b, d: (
        f"{b.random.choice(b.known(COUNT))} > 1" if b.known(COUNT) else b.look_at(b.text(0))
    ),
    "content flag": lambda b, d: b.pick(*b.known(FLAG)) if b.known(FLAG) else b.look_at(b.text(0)),
    "content word": lambda b, d: (
        f'{b.pick(*b.known(WORD))} != "a"' if b.known(WORD) else b.look_at(b.text(0))
    ),
    "selected": lambda b, d: b.pick("", "not ") + b.pick(*b.known(SELECTED)) if b.known(SELECTED) else b.look_at(b.text(0)),
    "selected len": lambda b, d: (
        f"len({b.pick(*b.known(SELECTED))}) > 1" if b.known(SELECTED) else b.look_at(b.text(0))
    ),
    "selected none": lambda b, d: (
        f"{b.pick(*b.known(CHOSEN_TEXT))} is None" if b.known(CHOSEN_TEXT) else b.look_at(b.text(0))
    ),
    "and": lambda b, d: f"({b.look(d - 1)} and {b.look(d - 1)})",
    "or": lambda b, d: f"({b.look(d - 1)} or {b.pick('flag', b.look(d - 1))})",
    "plain and": lambda b, d: f"(flag and {b.look(d - 1)})",
    "not": lambda b, d: f"not ({b.look(d - 1)})",
    "walrus": lambda b, d: f"len({b.new('z')} := {b.text(0)}) > {b.constant()}",
    "walrus content": lambda b, d: f"({b.new('y')} := len({b.text(0)})) > {b.constant()}",
    "conditional": lambda b, d: f"({b.look(d - 1)} if flag else {b.look(d - 1)})",
}  # fmt: skip
"""Tests by how they look."""

COMBINING = frozenset({"and", "or", "plain and", "not", "conditional"})


# -- what high code may do ----------------------------------------------------------------------


@_rule("bind grounded", ANY)
def _bind(body: Body) -> None:
    known = body.known(TEXT)
    if body.high and known and body.chance(0.5):
        body.add(f"{body.random.choice(known)} = {body.text()}")
        return
    kind = body.pick(TEXT, NUMBER)
    value = body.text() if kind == TEXT else body.number()
    name = body.new(kind)
    body.add(f"{name} = {value}")
    body.keep(name)


@_rule("effect: tool", ANY)
def _effect(body: Body) -> None:
    body.add(f"log({body.plain_text()}, {body.constant()})")


@_rule("effect: logger", ANY)
def _logs(body: Body) -> None:
    body.add(f'logger.{body.pick("info", "warning")}("seen")')


@_rule("effect: print", ANY)
def _prints(body: Body) -> None:
    body.add('print("seen")')


@_rule("effect: content argument", ANY)
def _effect_of_content(body: Body) -> None:
    known = body.known(COUNT)
    body.add(f'log("size", {body.pick(f"len({body.text(0)})", *known)})')


@_rule("effect: prompt", ANY)
def _asks(body: Body) -> None:
    name = body.new(TEXT)
    docs = body.pick(body.text(1), *(f'join(" ", {g})' for g in body.known(SELECTED)))
    call = f'ask("why", {docs})'
    if body.shell.is_async and body.chance(0.7):
        call = f'await aask("why", {docs})'
    body.add(f"{name} = {call}")
    body.keep(name)


@_rule("content: quiet call", ANY)
def _quiet(body: Body) -> None:
    name = body.new(WORD)
    body.add(f'{name} = longer("a", len({body.text(0)}))')
    body.keep(name)


@_rule("content: local", ANY)
def _content(body: Body) -> None:
    if body.chance(0.5):
        name, value = body.new(FLAG), body.look_at(body.text(0))
    else:
        name, value = body.new(COUNT), f"len({body.text(0)})"
    body.add(f"{name} = {value}")
    body.keep(name)


@_rule("fresh object", ANY)
def _fresh(body: Body) -> None:
    name = body.new("f")
    body.add(f"{name} = Options(k={body.constant()})")


@_rule("list made here", ANY)
def _made(body: Body) -> None:
    name = body.new(SELECTED)
    body.add(f"{name} = [{body.text(1)}, {body.text(1)}]")
    if body.chance(0.5):
        body.add(f"{name}.append({body.text(1)})")
    if body.chance(0.3):
        body.add(f"{name}.sort()")
    body.keep(name)


@_rule("helper: provable", ANY)
def _provable(body: Body) -> None:
    name = body.new(TEXT)
    body.add(f"{name} = {body.pick('framed', 'told')}({body.text(1)})")
    body.keep(name)


@_rule("proved callee", ANY)
def _proved(body: Body) -> None:
    name = body.new(TEXT)
    body.add(f"{name} = {body.pick(f'quoted({body.text(1)})', f'proven({body.key()})')}")
    body.keep(name)


@_rule("if that looks", ANY)
def _if(body: Body) -> None:
    test = body.look()
    body.add(f"if {test}:")
    body.arm()
    if body.chance(0.3):
        test = body.look(1)
        body.add(f"elif {test}:")
        body.arm()
    if body.chance(0.4):
        body.add("else:")
        body.arm()


@_rule("conditional of grounded", ANY)
def _conditional(body: Body) -> None:
    name, test = body.new(TEXT), body.look(1)
    body.add(f"{name} = {body.text(1)} if {test} else {body.text(1)}")
    body.keep(name)


@_rule("or of grounded", ANY)
def _or(body: Body) -> None:
    name = body.new(TEXT)
    body.add(f"{name} = {body.text(1)} or {body.text(1)}")
    body.keep(name)


@_rule("comprehension that looks", ANY)
def _selects(body: Body) -> None:
    name = body.new(SELECTED)
    value = body.pick(
        f"[x.text for x in {body.hits()} if x.score > {body.score()}]",
        f"[x for x in {body.texts()} if len(x) > {body.constant()}]",
        f'[x + "!" for x in {body.texts()} if "x" in x and flag]',
    )
    body.add(f"{name} = {value}")
    body.keep(name)


@_rule("best so far", ANY)
def _best(body: Body) -> None:
    name, item = body.new(CHOSEN_HIT), body.new(HIT)
    body.add(f"{name}: Grounded[Hit] | None = None")
    body.add(f"for {item} in {body.hits()}:")
    body.add(f"    if {name} is None or {item}.score > {name}.score:")
    body.add(f"        {name} = {item}")
    if body.high:
        return
    if body.chance(0.6):
        body.add(f"if {name} is None:")
        body.add(f"    {body.ends()}")
        hit = body.new(HIT)
        body.add(f"{hit} = {name}")
        body.keep(hit)


@_rule("best score in a local", ANY)
def _best_score(body: Body) -> None:
    name, item, score = body.new(TEXT), body.new(HIT), body.new("x")
    body.add(f"{name}, {score} = {body.text(0)}, 0.0")
    body.add(f"for {item} in {body.hits()}:")
    body.add(f"    if {item}.score > {score}:")
    body.add(f"        {name} = {item}.text")
    body.add(f"        {score} = float({item}.score)")
    body.keep(name)


@_rule("counter", ANY)
def _counter(body: Body) -> None:
    name, item = body.new(COUNT), body.new(HIT)
    body.add(f"{name} = 0")
    body.add(f"for {item} in {body.hits()}:")
    body.add(f"    if {item}.score > {body.score()}:")
    body.add(f"        {name} += 1")
    body.keep(name)


@_rule("flag", ANY)
def _flag(body: Body) -> None:
    name = body.new(FLAG)
    body.add(f"{name} = False")
    body.add(f"if {body.look(1)}:")
    body.add(f"    {name} = True")
    body.keep(name)


@_rule("sum of content", ANY)
def _sum(body: Body) -> None:
    name, item = body.new(COUNT), body.new(TEXT)
    body.add(f"{name} = 0")
    body.add(f"for {item} in {body.texts()}:")
    body.add(f"    {name} += len({item})")
    body.keep(name)


@_rule("append under a look", ANY)
def _append(body: Body) -> None:
    name, item = body.new(SELECTED), body.new(TEXT)
    body.add(f"{name}: list[Grounded[str]] = []")
    body.add(f"for {item} in {body.texts()}:")
    body.add(f"    if {body.look_at(item)}:")
    body.add(f"        {name}.append({item})")
    body.keep(name)


@_rule("break under a look", ANY)
def _break(body: Body) -> None:
    name, item = body.new(TEXT), body.new(TEXT)
    body.add(f"{name} = {body.text(0)}")
    body.add(f"for {item} in {body.texts()}:")
    body.add(f"    if {body.look_at(item)}:")
    body.add(f"        {name} = {item}")
    body.add("        break")
    if body.chance(0.4):
        body.add("else:")
        body.add(f"    {name} = {body.text(0)}")
    body.keep(name)


@_rule("continue under a look", ANY)
def _continue(body: Body) -> None:
    name, item = body.new(SELECTED), body.new(TEXT)
    body.add(f"{name} = [{body.text(0)}]")
    body.add(f"for {item} in {body.texts()}:")
    body.add(f"    if {body.look_at(item)}:")
    body.add("        continue")
    body.add(f"    {name}.append({item})")
    body.keep(name)


@_rule("while that looks", ANY)
def _while(body: Body) -> None:
    name, tries = body.new(TEXT), body.new(COUNT)
    body.add(f"{name} = {body.text(1)}")
    body.add(f"{tries} = 0")
    body.add(f"while {tries} < 3 and len({name}) < {body.random.randint(4, 9)}:")
    body.add(f"    {name} = {name} + fetch({body.key()})")
    body.add(f"    {tries} += 1")
    body.keep(name)
    body.keep(tries)


@_rule("match that looks", ANY)
def _match(body: Body) -> None:
    name = body.new(TEXT)
    body.add(f"{name} = {body.text(0)}")
    guarded = body.new(TEXT)
    body.add(f"match {body.text(0)}:")
    body.add(f'    case "{body.pick("a", "x")}" | "b":')
    body.add(f"        {name} = {body.text(1)}")
    body.add(f"    case {guarded} if {body.look_at(guarded)}:")
    body.add(f"        {name} = {guarded}")
    body.add("    case _:")
    body.add(f"        {body.pick('pass', 'log(chr(65))')}")
    body.keep(name)


@_rule("sort with a key", ANY)
def _sort(body: Body) -> None:
    name = body.new(HIT)
    body.add(
        f"{name} = "
        + body.pick(
            f"sorted({body.hits()}, key=lambda x: x.score, reverse=True)[0]",
            f"max({body.hits()}, key=lambda x: x.score)",
            f"min({body.hits()}, key=lambda x: len(x.text))",
            f"heapq.nlargest(1, {body.hits()}, key=lambda x: x.score)[0]",
        )
    )
    body.keep(name)


@_rule("sort grounded items", ANY)
def _sorted(body: Body) -> None:
    name = body.new(TEXT)
    body.add(f"{name} = {body.pick('sorted', 'list')}([{body.text(0)}, {body.text(0)}])[0]")
    body.keep(name)


@_rule("next with a default", ANY)
def _next(body: Body) -> None:
    name = body.new(CHOSEN_TEXT)
    body.add(f"{name} = next((x for x in {body.texts()} if {body.look_at('x')}), None)")
    body.keep(name)


@_rule("filter", ANY)
def _filter(body: Body) -> None:
    name = body.new(SELECTED)
    body.add(f"{name} = list(filter(lambda x: {body.look_at('x')}, {body.texts()}))")
    body.keep(name)


@_rule("lifted optional", ANY)
def _optional(body: Body) -> None:
    name, kept = body.new(CHOSEN_TEXT), body.new(TEXT)
    body.add(f"{name} = word({body.text(0)})")
    body.add(f"{kept} = {body.text(0)} if {name} is None else {name}")
    body.keep(kept)


@_rule("slice, copy, sort of a selection", ANY)
def _slices(body: Body) -> None:
    known = body.known(SELECTED)
    if not known:
        _selects(body)
        known = body.known(SELECTED)
    one, name = body.random.choice(known), body.new(SELECTED)
    body.add(f"{name} = {body.pick(f'{one}[:1]', f'list({one})', f'sorted({one})', f'[*{one}]')}")
    body.keep(name)


@_rule("iterate a selection", ANY)
def _iterates(body: Body) -> None:
    known = body.known(SELECTED)
    if not known:
        _selects(body)
        known = body.known(SELECTED)
    name, item = body.new(TEXT), body.new(TEXT)
    body.add(f"{name} = {body.text(0)}")
    body.add(f"for {item} in {body.random.choice(known)}:")
    body.add(f"    {name} = {body.pick(item, f'{name} + {item}')}")
    body.keep(name)


@_rule("join a selection", ANY)
def _joins(body: Body) -> None:
    known = body.known(SELECTED)
    if not known:
        _selects(body)
        known = body.known(SELECTED)
    name = body.new(TEXT)
    body.add(f'{name} = join(", ", {body.random.choice(known)}) + {body.text(0)}')
    body.keep(name)


@_rule("dict of grounded values", ANY)
def _dict(body: Body) -> None:
    name, kept = body.new("d"), body.new(TEXT)
    body.add(f'{name} = {{"a": {body.text(1)}, "b": {body.text(1)}}}')
    body.add(f'{kept} = {name}["{body.pick("a", "b")}"]')
    body.keep(kept)


@_rule("dict comprehension", ANY)
def _dict_comprehension(body: Body) -> None:
    name, kept = body.new("d"), body.new(TEXT)
    body.add(f'{name} = {{x: fetch(x) for x in ("a", "b")}}')
    body.add(f'{kept} = {name}.get("a", {body.text(0)})')
    body.keep(kept)


@_rule("record of grounded fields", ANY)
def _record(body: Body) -> None:
    name = body.new("j")
    kept = body.new(TEXT)
    body.add(f"{name} = Pair({body.text(1)}, {body.number()})")
    if body.chance(0.4):
        body.add(f"{name}.left = {body.text(0)}")
    body.add(f"{kept} = {name}.left")
    body.keep(kept)


@_rule("set of what was seen", ANY)
def _seen(body: Body) -> None:
    seen, name, item = body.new("v"), body.new(SELECTED), body.new(TEXT)
    body.add(f"{seen}: set[str] = set()")
    body.add(f"{name}: list[Grounded[str]] = []")
    body.add(f"for {item} in {body.texts()}:")
    body.add(f"    if {item}[:{body.constant()}] in {seen}:")
    body.add("        continue")
    body.add(f"    {seen}.add({item}[:{body.constant()}])")
    body.add(f"    {name}.append({item})")
    body.keep(name)


@_rule("dict keyed by content", ANY)
def _keyed(body: Body) -> None:
    best, name, item = body.new("v"), body.new(SELECTED), body.new(HIT)
    body.add(f"{best}: dict[str, Grounded[Hit]] = {{}}")
    body.add(f"for {item} in {body.hits()}:")
    key = f"{item}.text[:{body.constant()}]"
    body.add(f"    if {key} not in {best} or {item}.score > {best}[{key}].score:")
    body.add(f"        {best}[{key}] = {item}")
    body.add(f"{name} = [x.text for x in {best}.values()]")
    body.keep(name)


@_rule("object of its own: fields", ANY)
def _own_fields(body: Body) -> None:
    own, name, count, item = body.new("v"), body.new(SELECTED), body.new(COUNT), body.new(TEXT)
    body.add(f"{own} = Tally()")
    body.add(f"for {item} in {body.texts()}:")
    body.add(f"    {own}.seen += 1")
    body.add(f"    if {body.look_at(item)}:")
    body.add(f"        {own}.long += 1")
    body.add(f"        {own}.kept.append({item})")
    body.add(f"{count} = {own}.long")
    body.keep(count)
    body.add(f"{name} = {own}.kept")
    body.keep(name)


@_rule("object of its own: methods", ANY)
def _own_methods(body: Body) -> None:
    own, name, count, item = body.new("v"), body.new(SELECTED), body.new(COUNT), body.new(TEXT)
    body.add(f"{own} = Builder({body.constant()})")
    body.add(f"for {item} in {body.texts()}:")
    body.add(f"    if not {own}.add({item}):")
    body.add("        break")
    body.add(f"{count} = {own}.rest()")
    body.keep(count)
    body.add(f"{name} = {own}.parts")
    body.keep(name)


@_rule("best of records", ANY)
def _best_record(body: Body) -> None:
    best, name, item = body.new("v"), body.new(CHOSEN_TEXT), body.new(TEXT)
    records = f"[Note({item}, 1) for {item} in {body.texts()}]"
    body.add(f"{best} = max({records}, key=lambda x: x.text, default=None)")
    body.add(f"{name} = None if {best} is None else {best}.text")
    body.keep(name)


@_rule("counts by content", ANY)
def _counts(body: Body) -> None:
    counts, name, item = body.new("v"), body.new(SELECTED), body.new(TEXT)
    kept = body.new("v")
    make = body.pick("{}", "collections.defaultdict(int)", "collections.Counter()")
    body.add(f"{counts}: dict[str, int] = {make}")
    body.add(f"{kept}: dict[str, Grounded[str]] = {{}}")
    body.add(f"for {item} in {body.texts()}:")
    body.add(f"    {counts}[{item}[:2]] = {counts}.get({item}[:2], 0) + len({item})")
    body.add(f"    {kept}[{item}[:2]] = {item}")
    key = body.pick("len", f"lambda x: {counts}[x]")
    body.add(f"{name} = [{kept}[x] for x in sorted({counts}, key={key}, reverse=True)]")
    body.keep(name)


@_rule("list of content", ANY)
def _sizes(body: Body) -> None:
    sizes, name = body.new("v"), body.new(COUNT)
    body.add(f"{sizes} = [len(x) for x in {body.texts()}]")
    body.add(f"{name} = {body.pick('sum', 'len')}({sizes})")
    body.keep(name)


@_rule("groups by content", ANY)
def _groups(body: Body) -> None:
    groups, name, item = body.new("v"), body.new(SELECTED), body.new(TEXT)
    key = f"{item}[:{body.constant()}]"
    make = body.pick("{}", "collections.defaultdict(list)")
    body.add(f"{groups}: dict[str, list[Grounded[str]]] = {make}")
    body.add(f"for {item} in {body.texts()}:")
    if make == "{}":
        body.add(f"    {groups}.setdefault({key}, []).append({item})")
    else:
        body.add(f"    {groups}[{key}].append({item})")
    body.add(f'{name} = [join(" ", x) for x in {groups}.values()]')
    body.keep(name)


@_rule("lambda", ANY)
def _lambda(body: Body) -> None:
    kept = body.new(TEXT)
    body.add(f"{kept} = functools.reduce(lambda x, y: x + y, {body.texts()}, {body.text(0)})")
    body.keep(kept)


@_rule("map", ANY)
def _map(body: Body) -> None:
    kept = body.new(TEXTS)
    body.add(f'{kept} = list(map(lambda x: x + "?", {body.texts()}))')
    if not body.high:
        body.keep(kept)


@_rule("refusal", ANY)
def _refusal(body: Body) -> None:
    test = body.look()
    body.add(f"if {test}:")
    if body.chance(0.3):
        with body.block(high=True):
            body.statements(1)
    body.add(f"    {body.ends()}")


@_rule("try that refuses", ANY)
def _try_refuses(body: Body) -> None:
    name = body.new(TEXT)
    body.add("try:")
    body.add(f"    {name} = ask({body.plain_text()}, {body.text(1)})")
    body.add(f"except {body.pick('ModelError', 'Exception', '(ModelError, ValueError)')}:")
    if body.chance(0.5):
        body.add('    logger.warning("away")')
    body.add(f"    {body.ends()}")
    body.keep(name)


@_rule("try that raises", ANY)
def _try_raises(body: Body) -> None:
    name, error = body.new(TEXT), body.new("e")
    body.add("try:")
    body.add(f"    {name} = ask({body.plain_text()}, {body.text(1)})")
    body.add(f"except ModelError as {error}:")
    body.add(f"    {body.pick('raise', f'raise ValueError(chr(65)) from {error}')}")
    body.keep(name)


@_rule("try that falls through", ANY)
def _try_falls(body: Body) -> None:
    name = body.new(TEXT)
    body.add(f"{name} = {body.text(0)}")
    body.add("try:")
    body.add(f"    {name} = ask({body.plain_text()}, {body.text(1)})")
    body.add("except ModelError:")
    body.add(f"    {body.pick('pass', 'logger.warning(chr(65))', 'log(chr(65))')}")
    if body.chance(0.3):
        body.add("else:")
        body.add(f"    {name} = {body.text(1)}")
    if body.chance(0.3):
        body.add("finally:")
        body.add('    log("done")')
    body.keep(name)


@_rule("try that binds a default", ANY)
def _try_default(body: Body) -> None:
    name = body.new(COUNT)
    body.add("try:")
    body.add(f"    {name} = int({body.text(1)})")
    body.add("except ValueError:")
    body.add(f"    {name} = 0")
    body.keep(name)


@_rule("try that binds grounded", ANY)
def _try_grounded(body: Body) -> None:
    name = body.new(NUMBER)
    body.add("try:")
    body.add(f"    {name} = lift(int)({body.text(0)})")
    body.add("except ValueError:")
    body.add(f"    {name} = {body.number()}")
    body.keep(name)


@_rule("presence", ANY)
def _presence(body: Body) -> None:
    name, kept = body.new(CHOSEN_TEXT), body.new(TEXT)
    body.add(f"{name} = find({body.key()})")
    body.add(f"{kept} = {body.text(0)} if {name} is None else {name}")
    body.keep(kept)


@_rule("with a manager that lets pass", ANY)
def _with(body: Body) -> None:
    name = body.new(TEXT)
    body.add(f"with {body.pick('span(chr(65))', 'contextlib.nullcontext(1)')}:")
    body.add(f"    {name} = {body.text(1)}")
    body.keep(name)


@_rule("with a manager that swallows", ANY)
def _swallows(body: Body) -> None:
    name = body.new(TEXT)
    body.add(f"{name} = {body.text(0)}")
    body.add(f"with {body.pick('quietly(chr(65))', 'contextlib.suppress(ModelError)')}:")
    body.add(f"    {name} = ask({body.plain_text()}, {body.text(1)})")
    body.keep(name)


# -- what low code may do -----------------------------------------------------------------------


@_rule("tick", LOW)
def _tick(body: Body) -> None:
    body.add(body.pick(f"sink.append({body.plain_text()})", "state.count += 1"))


@_rule("if of plain", LOW)
def _if_plain(body: Body) -> None:
    body.add(f"if {body.pick('flag', 'n > 2', 'not flag', 'state.count')}:")
    body.arm(high=False)
    if body.chance(0.5):
        body.add("else:")
        body.arm(high=False)


@_rule("for over a length", LOW)
def _for(body: Body) -> None:
    item, over = (
        (body.new(HIT), body.hits()) if body.chance(0.5) else (body.new(TEXT), body.texts())
    )
    body.add(f"for {item} in {over}:")
    with body.block():
        body.keep(item)
        body.statements(body.random.randint(1, 2))
        body.add(f"sink.append({body.plain_text()})")


@_rule("for over a range", LOW)
def _for_range(body: Body) -> None:
    item = body.new(PLAIN_INT)
    body.add(f"for {item} in range({body.random.randint(1, 3)}):")
    with body.block():
        body.keep(item)
        body.statements(body.random.randint(1, 2))
        body.add(f"sink.append(str({item}))")


@_rule("for over a stream", LOW)
def _for_stream(body: Body) -> None:
    item = body.new(TEXT)
    body.add(f"for {item} in stream({body.key()}):")
    with body.block():
        body.keep(item)
        body.statements(1)
        body.add('sink.append("s")')


@_rule("length", LOW)
def _length(body: Body) -> None:
    name, held = body.new(PLAIN_INT), body.new(TEXTS)
    body.add(f"{held} = {body.texts()}")
    body.add(f"{name} = len({held})")
    body.keep(name)
    body.keep(held)


@_rule("presence in a test", LOW)
def _presence_test(body: Body) -> None:
    name = body.new(CHOSEN_TEXT)
    body.add(f"{name} = find({body.key()})")
    body.add(f"if {name} is {body.pick('', 'not ')}None:")
    with body.block():
        body.statements(1)
        body.add('sink.append("p")')


@_rule("assert", LOW)
def _assert(body: Body) -> None:
    test = body.look(1)
    body.add(f'assert {test}, "no"')


@_rule("narrowed by a refusal", LOW)
def _narrowed(body: Body) -> None:
    name = body.new(CHOSEN_TEXT)
    value = body.pick(f"find({body.key()})", f"first_of({body.key()})", f"word({body.text(0)})")
    body.add(f"{name} = {value}")
    body.add(f"if {name} is None:")
    body.add(f"    {body.ends()}")
    kept = body.new(TEXT)
    body.add(f"{kept} = {name}")
    body.keep(kept)


@_rule("refused if nothing is selected", LOW)
def _refused_selection(body: Body) -> None:
    name, kept = body.new(SELECTED), body.new(TEXT)
    body.add(f"{name} = [x for x in {body.texts()} if {body.look_at('x')}]")
    body.add(f"if not {name}:")
    body.add(f"    {body.ends()}")
    body.add(f"{kept} = {name}[0]")
    body.keep(kept)
    body.keep(name)


@_rule("proved callee that refuses", LOW)
def _refusing(body: Body) -> None:
    name, kept = body.new("a"), body.new(TEXT)
    body.add(f"{name} = chosen({body.text(0)})")
    body.add(f"if isinstance({name}, InsufficientEvidence):")
    body.add(f"    {body.ends()}")
    body.add(f"{kept} = {name}")
    body.keep(kept)


@_rule("proved callee that selects", LOW)
def _selecting(body: Body) -> None:
    name = body.new(TEXTS)
    body.add(f"{name} = kept({body.texts()})")
    body.keep(name)


@_rule("helper: inert", LOW)
def _inert(body: Body) -> None:
    name = body.new(PLAIN_STR)
    body.add(f"{name} = " + body.pick("longer(i, n)", "spelled(i)", "i.upper()", "str(n)"))
    body.keep(name)


@_rule("helper: cached", LOW)
def _cached(body: Body) -> None:
    name = body.new(PLAIN_INT)
    body.add(f"{name} = settings().limit")
    body.keep(name)


@_rule("constructor in high code", LOW)
def _constructs(body: Body) -> None:
    name = body.new(TEXT)
    body.add(f"{name} = {body.text(0)}")
    body.add(f"if {body.look(1)}:")
    body.add(f"    {name} = Note({body.text(0)}, {body.constant()}).text")
    body.keep(name)


@_rule("with an asynchronous manager", LOW)
def _with_async(body: Body) -> None:
    if not body.shell.is_async:
        return _with(body)
    name = body.new(TEXT)
    body.add(f"async with {body.pick('asyncio.timeout(5)', 'asyncio.Lock()')}:")
    body.add(f'    {name} = await aask("q", {body.text(1)})')
    body.keep(name)
    return None


@_rule("yield in a loop", LOW)
def _yield_loop(body: Body) -> None:
    if not body.shell.is_generator:
        return _for(body)
    item = body.new(TEXT)
    body.add(f"for {item} in {body.texts()}:")
    body.add(f"    if {body.look_at(item)}:")
    body.add(f"        yield {item}")
    return None


@_rule("loop with an early refusal", LOW)
def _loop_refuses(body: Body) -> None:
    item = body.new(TEXT)
    body.add(f"for {item} in {body.texts()}:")
    body.add(f"    if {body.look_at(item)}:")
    body.add(f"        {body.ends()}")
    body.add(f"    sink.append({body.plain_text()})")


@_rule("helper: with side effects", LOW)
def _noisy(body: Body) -> None:
    body.add(
        body.pick(
            'noted(sink, "n")',
            "counted(i)",
            "pushed(sink, i)",
            'noted(state.names, "m")',
        )
    )


@_rule("store on an object", LOW)
def _store(body: Body) -> None:
    body.add(
        body.pick(
            f"state.kept = {body.text(1)}",
            f"state.note = {body.plain_text()}",
            f"state.notes.append({body.text(1)})",
            "state.count += n",
            *(f"state.notes = {g}" for g in body.known(SELECTED)),
        )
    )


@_rule("store in a grounded field, in high code", LOW)
def _store_high(body: Body) -> None:
    body.add(f"if {body.look(1)}:")
    body.add(f"    state.kept = {body.text(1)}")


@_rule("nested function", LOW)
def _nested(body: Body) -> None:
    function, name, item = body.new("z"), body.new(TEXT), body.new(TEXT)
    body.add(f"def {function}({item}: Grounded[str]) -> Grounded[str]:")
    with body.block():
        body.scope = [item]
        if body.chance(0.5):
            body.add(f"if {body.look_at(item)}:")
            body.add(f"    return {body.text(0)} + chr(65)")
        body.add(f"return {body.text(1)}")
    body.add(f"{name} = {function}({body.text(0)})")
    body.keep(name)


@_rule("nested generator", LOW)
def _nested_generator(body: Body) -> None:
    function, name, item = body.new("z"), body.new(SELECTED), body.new(TEXT)
    body.add(f"def {function}() -> Iterator[Grounded[str]]:")
    body.add(f"    for {item} in {body.texts()}:")
    body.add(f"        if {body.look_at(item)}:")
    body.add(f"            yield {item}")
    body.add(f"{name} = list({function}())")
    body.keep(name)


@_rule("yield", LOW)
def _yield(body: Body) -> None:
    if not body.shell.is_generator:
        return _tick(body)
    if body.chance(0.6):
        body.add(f"if {body.look(1)}:")
        body.add(f"    yield {body.text(1)}")
    else:
        body.add(f"yield {body.text(1)}")
    return None


@_rule("return under a look", LOW)
def _return(body: Body) -> None:
    if body.shell.gives_plain or body.shell.answers != TEXT or body.shell.is_generator:
        return _refusal(body)
    if body.nesting > 1:
        return _refusal(body)
    body.add(f"if {body.look(1)}:")
    body.add(f"    return {body.text(1)}")
    body.high = True
    return None


@_rule("record of one form under a look", LOW)
def _one_form(body: Body) -> None:
    if not (body.shell.gives_plain and body.shell.refuses) or body.nesting > 1:
        return _refusal(body)
    body.form = body.parts()
    body.add(f"if {body.look(1)}:")
    body.add(f"    return ({body.form}, {body.text(1)})")
    body.high = True
    return None


@_rule("store before a refusal", LOW)
def _store_refusing(body: Body) -> None:
    body.add(f"if {body.look(1)}:")
    body.add("    " + body.pick('sink.append("refused")', "state.count += n", 'state.note = "no"'))
    body.add(f"    {body.ends()}")


@_rule("length of a whole", LOW)
def _whole(body: Body) -> None:
    whole, name = body.new(WHOLE), body.new(PLAIN_INT)
    body.add(f"{whole} = rows({body.key()})")
    body.add(f"{name} = len({whole})")
    body.keep(name)


@_rule("helper: telling", LOW)
def _telling(body: Body) -> None:
    kind = body.random.randrange(3)
    if kind == 0:
        name, docs = body.new(TEXT), body.new(TEXTS)
        body.add(f"{docs} = {body.texts()}")
        body.add(f"{name} = {docs}[last_of({docs})]")
    elif kind == 1:
        name = body.new(SELECTED)
        body.add(f"{name} = list(filter(has_vowel, {body.texts()}))")
    else:
        name = body.new(SELECTED)
        body.add(f"{name} = sorted([x for x in {body.texts()} if has_vowel(x)], key=rank_of)")
    body.keep(name)


@_rule("gather", LOW)
def _gather(body: Body) -> None:
    if not body.shell.is_async:
        return _tick(body)
    one, two = body.new(TEXT), body.new(TEXT)
    if body.chance(0.5):
        body.add(f"{one}, {two} = await asyncio.gather(afetch({body.key()}), afetch({body.key()}))")
        body.keep(two)
    else:
        held = body.new(TEXTS)
        body.add(f'{held} = await asyncio.gather(*[aask("q", x) for x in {body.texts()}])')
        body.add(f'{one} = join(" ", {held})')
    body.keep(one)
    return None


@_rule("method", LOW)
def _method(body: Body) -> None:
    if not body.shell.is_method:
        return _tick(body)
    name = body.new(PLAIN_INT)
    body.add(
        body.pick(
            f"self.remember({body.text(1)})",
            f"self.last = {body.text(1)}",
            "self.tick()",
            "self.names.append(i)",
            f"{name} = self.place(i)",
            f"{name} = len(self.chunk(i, 2))",
        )
    )
    return None


@_rule("attempt of inert code", LOW)
def _attempt(body: Body) -> None:
    name = body.new(PLAIN_INT)
    body.add("try:")
    body.add(f"    {name} = int({body.plain_text()})")
    body.add("except ValueError:")
    body.add(f"    {name} = 7")
    body.keep(name)


SIMPLE = [
    "bind grounded",
    "effect: tool",
    "effect: logger",
    "effect: content argument",
    "content: quiet call",
    "content: local",
    "list made here",
    "or of grounded",
    "comprehension that looks",
    "dict of grounded values",
    "presence",
    "helper: provable",
    "proved callee",
]
"""What is written where code is nested deeply."""


def write(random: Random) -> Written:
    """One honest function."""
    shell = random.choice(SHELLS)
    body = Body(random, shell)
    return body.written()
