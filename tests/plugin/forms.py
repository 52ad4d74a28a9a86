"""Every way to look at content, in every form that decides by it, before every trace.

What a form decides is the same whatever it is decided by, and whatever is left behind. So the
tables are crossed: a rule that knows a look in one form, and not in another, accepts a pair.

`python -m tests.plugin.forms` asks about all combinations; the tests about one in a few.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from textwrap import indent
from typing import Final, NamedTuple

from corvid_cli.mypy_process import diagnostics, run_mypy

LOOKS: Final = (
    "flag",
    "record.flag",
    "flags[0]",
    'table["a"]',
    "same(flag)",
    "hit.flag",
    "maker.best_flag",
    "len(text)",
    "text == other",
    '"x" in text',
    "not flag",
)
"""Expressions that look at content, or are content that is tested."""

FORMS: Final = (
    "if {look}:\n    {do}",
    "if {look}:\n    pass\nelse:\n    {do}",
    "if number:\n    pass\nelif {look}:\n    {do}",
    "while {look}:\n    {do}\n    break",
    "{look} and {value}",
    "{look} or {value}",
    "number and {look} and {value}",
    "{value} if {look} else None",
    "None if {look} else {value}",
    "0 < number < ({look}) < {value}",
    "0 < 1 < number < ({look}) < {value}",
    "[{value} for _ in [1] if {look}]",
    "list({value} for _ in [1] if {look})",
    "any({value} for _ in [1] if {look})",
    "{{{value} for _ in [1] if {look}}}",
    "{{1: {value} for _ in [1] if {look}}}",
    "match {look}:\n    case 1:\n        {do}",
    "match number:\n    case 1 if {look}:\n        {do}",
    "for _ in [1, 2]:\n    if {look}:\n        break\n    {do}",
    "for _ in [1, 2]:\n    if {look}:\n        continue\n    {do}",
    "for _ in [1, 2]:\n    if {look}:\n        break\nelse:\n    {do}",
    "try:\n    if {look}:\n        raise ValueError\nexcept ValueError:\n    pass\nelse:\n    {do}",
    "try:\n    if {look}:\n        raise ValueError\nexcept ValueError:\n    {do}",
    "try:\n    if {look}:\n        1 // number\nexcept ZeroDivisionError:\n    {do}",
    "try:\n    assert {look}\nexcept AssertionError:\n    {do}",
    "with suppress(ValueError):\n    if {look}:\n        raise ValueError\n    {do}",
    "try:\n    try:\n        if {look}:\n            raise ValueError\n        {do}\n    finally:\n"
    "        pass\nexcept ValueError:\n    pass",
    "(lambda: {value} if {look} else None)()",
    "if (found := {look}):\n    {do}",
    "list(filter(lambda _: {look} and {value}, [1]))",
    "def inner() -> None:\n    {binds}\n    if {look}:\n        {do}\ninner()",
)
"""Forms of code that run `{do}`, or evaluate `{value}`, as a look decides.

A nested function `{binds}` what it assigns.
"""


class Trace(NamedTuple):
    """What tells later that code ran: a statement, an expression, and what is returned."""

    do: str
    value: str
    told: str


TRACES: Final = (
    Trace("count = 5", "(count := 5)", "count"),
    Trace("box.append(1)", "box.append(1)", "len(box)"),
    Trace("own.append(1)", "own.append(1)", "len(own)"),
    Trace("maker.made += 1", "maker.make()", "maker.made"),
    Trace("numbers['k'] = 1", "numbers.setdefault('k', 1)", "len(numbers)"),
    Trace("next(drawn)", "next(drawn)", "next(drawn)"),
    Trace("bump()", "bump()", "cell[0]"),
    Trace("box.pop()", "box.pop()", "len(box)"),
    Trace("fill(box)", "fill(box)", "len(box)"),
)

PICKS: Final = (
    "picked = first if flag else second",
    "if flag:\n    picked = first\nelse:\n    picked = second",
    "picked = first\nif flag:\n    picked = second",
    "picked = (flag and first) or second",
    "for picked in [first, second]:\n    if 'x' in picked[0]:\n        break",
    "picked = min([first, second], key=lambda texts: texts[0])",
    "picked = next(texts for texts in [first, second] if 'x' in texts[0])",
    "picked = sorted([first, second], key=lambda texts: texts[0])[0]",
    "picked = [texts for texts in [first, second] if 'x' in texts[0]][0]",
    "picked = pick(flag, first, second)",
    "picked = {{text: first, other: second}}[text]",
    "picked = {{'a': first, 'b': second}}.get(text, first)",
    "picked = [first, second][len(text) % 2]",
    "match text:\n    case 'x':\n        picked = first\n    case _:\n        picked = second",
    "try:\n    assert flag\n    picked = first\nexcept AssertionError:\n    picked = second",
    "_, picked = (first, second) if flag else (second, first)",
    "picked = first\nwhile flag:\n    picked = second\n    break",
    "picked = list(map(lambda word: first if word > 'x' else second, [text]))[0]",
    "groups: dict[Grounded[str], Texts] = {{text: first}}\ngroups[other] = second\n"
    "picked = groups[text]",
    "both = [first, second]\nif flag:\n    both.reverse()\npicked = both.pop()",
    "picked, *_ = [texts for texts in [first, second] if 'x' in texts[0]]",
    "picked = reduce(lambda one, two: one if one[0] > two[0] else two, [first, second])",
    "picked = (lambda: first if flag else second)()",
    "def inner() -> Texts:\n    return first if flag else second\npicked = inner()",
    "picked = maker.pick(flag, first, second)",
)
"""Ways in which content picks one of two lists."""


class Holder(NamedTuple):
    """What the picked list is put into, and how it is had from there."""

    put: str
    had: str


HOLDERS: Final = (
    Holder("", "picked"),
    Holder("held = Numbered(picked, 3)", "held.texts"),
    Holder("", "Numbered(picked, 3).texts"),
    Holder("held = Section(picked)", "held.texts"),
    Holder("held = picked, 3", "held[0]"),
    Holder("held = [picked]", "held[0]"),
    Holder("held = {{'a': picked}}", "held['a']"),
    Holder("held = Section([])\nheld.texts = picked", "held.texts"),
    Holder("maker.texts = picked", "maker.texts"),
    Holder("held = numbered(picked)", "held.texts"),
    Holder("held = listed(picked)", "held[0]"),
    Holder("held = handed(picked)", "held"),
    Holder("for held in [picked]:\n    pass", "held"),
    Holder("held, _ = picked, 3", "held"),
    Holder("held: list[Texts] = []\nheld.append(picked)", "held[0]"),
    Holder("held = Pair(picked, 3)", "held.texts"),
    Holder("held = Outer(Section(picked))", "held.section.texts"),
    Holder("held = next(iter([picked]))", "held"),
    Holder("def add() -> None:\n    picked.append(text)\nadd()", "own_texts"),
    Holder("def add(texts: Texts = picked) -> None:\n    texts.append(text)\nadd()", "own_texts"),
)

CHANGES: Final = (
    "{had}.append(text)",
    "{had}.clear()",
    "{had}.extend([text])",
    "{had}.pop()",
    "add_to({had})",
    "{had}[:] = []",
    "del {had}[0]",
    "{had} += [text]",
)
"""Ways to change a list; the last three are no expressions."""

HEAD: Final = """
from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import reduce
from typing import NamedTuple

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]


@dataclass
class Record:
    flag: Grounded[bool]


@dataclass
class Hit:
    flag: bool


@dataclass
class Numbered:
    texts: Texts
    number: int = 0


@dataclass
class Section:
    texts: Texts = field(default_factory=list)


@dataclass
class Outer:
    section: Section


class Pair(NamedTuple):
    texts: Texts
    number: int


class Maker:
    def __init__(self) -> None:
        self.made = 0
        self.flags: list[Grounded[bool]] = []
        self.texts: Texts = []

    def make(self) -> int:
        self.made += 1
        return 1

    @property
    def best_flag(self) -> Grounded[bool]:
        return self.flags[0]

    def pick(self, flag: Grounded[bool], first: Texts, second: Texts) -> Texts:
        return first if flag else second


def same(flag: Grounded[bool]) -> Grounded[bool]:
    return flag


def fill(box: list[int]) -> int:
    box.append(1)
    return 1


def add_to(texts: Texts) -> None:
    texts.append(texts[0])


def pick(flag: Grounded[bool], first: Texts, second: Texts) -> Texts:
    return first if flag else second


def numbered(texts: Texts) -> Numbered:
    return Numbered(texts)


def listed(texts: Texts) -> list[Texts]:
    return [texts]


def handed(texts: Texts) -> Texts:
    return texts
"""

PARAMETERS: Final = (
    "flag: Grounded[bool], text: Grounded[str], other: Grounded[str], record: Record, "
    "hit: Grounded[Hit], flags: list[Grounded[bool]], table: dict[str, Grounded[bool]], "
    "first: Texts, second: Texts, maker: Maker, number: int, box: list[int], "
    "numbers: dict[str, int], drawn: Iterator[int]"
)
LOCALS: Final = """count = 0
own: list[int] = []
own_texts: Texts = []
cell = [0]
def bump() -> int:
    cell[0] += 1
    return 1
"""


class Body(NamedTuple):
    """The body of one proof."""

    text: str
    result: str = "int"


def decided(step: int = 1) -> Iterator[Body]:
    """Proofs that leave a trace as a look decides: all of them, or one look in `step` for each."""
    for place, (form, trace) in enumerate(product(FORMS, TRACES)):
        if "lambda" in form and ":=" in trace.value:
            continue  # the lambda binds a name of its own
        if form.startswith("0 <") and ".append(" in trace.value:
            continue  # it gives nothing to compare, and mypy's own error stands there
        for look in LOOKS[place % step :: step]:
            binds = "nonlocal count" if "count" in trace.do else "pass"
            code = form.format(look=look, do=trace.do, value=trace.value, binds=binds)
            yield Body(f"{code}\nreturn {trace.told}")


def grounded(step: int = 1) -> Iterator[Body]:
    """Their honest neighbours: what is decided stays grounded."""
    for place, form in enumerate(FORMS):
        if form.startswith("0 <"):
            continue  # a text has no place in it
        for look in LOOKS[place % step :: step]:
            do = "pass" if "{binds}" in form else "kept = other"
            code = form.format(look=look, do=do, value="other", binds="pass")
            yield Body(f"kept = text\n{code}\nreturn kept", "Grounded[str]")


def changed(step: int = 1) -> Iterator[Body]:
    """Proofs that change a list which content picked, had from what holds it."""
    for place, (pick, holder) in enumerate(product(PICKS, HOLDERS)):
        for change in _changes(holder)[place % step :: step]:
            yield _change(pick, holder, change)


def changed_plainly() -> Iterator[Body]:
    """Their honest neighbours: no look picks the list."""
    for holder in HOLDERS:
        for change in _changes(holder):
            yield _change("picked = first", holder, change)


def _changes(holder: Holder) -> tuple[str, ...]:
    """The changes that can be written of what is had so: to a call nothing is assigned."""
    is_called = holder.had.endswith(").texts")
    return CHANGES[:-3] if is_called or "Pair" in holder.put else CHANGES


def _change(pick: str, holder: Holder, change: str) -> Body:
    written = filter(None, (pick, holder.put, change.format(had=holder.had)))
    return Body("\n".join(written).format() + "\nreturn len(first)")


def judged(bodies: Iterable[Body]) -> tuple[list[str], list[str]]:
    """The bodies that mypy refuses as laundering, and those that it accepts."""
    listed = [*bodies]
    lines, owner = HEAD.splitlines(), list[int]()
    owner += [-1] * len(lines)
    for index, body in enumerate(listed):
        written = f"@grounded_pure\ndef proof_{index}({PARAMETERS}) -> {body.result}:\n"
        new = (written + indent(LOCALS + body.text, "    ")).splitlines()
        lines += new
        owner += [index] * len(new)
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "program.py").write_text("\n".join(lines) + "\n", "utf-8")
        Path(folder, "mypy.ini").write_text("[mypy]\nplugins = corvid_mypy\n", "utf-8")
        found = diagnostics(run_mypy(["--output", "json", "program.py"], cwd=Path(folder)))
    assert all(each.code != "syntax" for each in found), found[:3]
    refused = {owner[each.line - 1] for each in found if each.code.startswith("grounded-")}
    return (
        [body.text for index, body in enumerate(listed) if index in refused],
        [body.text for index, body in enumerate(listed) if index not in refused],
    )


def main() -> int:
    """Ask about all combinations, and print what is not judged as it should be."""
    wrong = [*judged(decided())[1], *judged(changed())[1], *judged(grounded())[0]]
    print(*wrong, sep="\n\n")
    print(f"{len(wrong)} of {sum(1 for _ in (*decided(), *changed(), *grounded()))} judged wrongly")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
