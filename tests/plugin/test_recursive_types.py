"""Types that stand inside of themselves: every question about a type has to end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugin.checking import mypy, write_config

_HEAD = """
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, Optional, Protocol, TypedDict, TypeVar, Union

from corvid_runtime import Grounded, agent, ground, grounded_pure, interpolate, join
from corvid_runtime import retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

T = TypeVar("T")


@tool(uses=retrieval)
def fetch(i: str) -> Grounded[str]:
    return ground("x " + i, source=i)


"""

_TYPES = {
    "Json": (
        'Json = Union[list["Json"], dict[str, "Json"], str, int, None]',
        '["a"]',
    ),
    "Tree": (
        'Tree = tuple[Grounded[str], list["Tree"]]',
        "(d, [])",
    ),
    "Nest": (
        'Nest = list["Nest"]',
        "[[]]",
    ),
    "Gjson": (
        'Gjson = Union[list["Gjson"], dict[str, "Gjson"], Grounded[str], None]',
        "[d]",
    ),
    "Call": (
        'Call = Callable[[], Optional["Call"]]',
        "(lambda: None)",
    ),
    "Node": (
        'class Node(NamedTuple):\n    text: Grounded[str]\n    kids: list["Node"]',
        "Node(d, [])",
    ),
    "Opt": (
        'class Opt(NamedTuple):\n    text: str\n    left: "Opt | None"',
        'Opt("a", None)',
    ),
    "Td": (
        'class Td(TypedDict):\n    text: Grounded[str]\n    kids: "list[Td]"',
        "Td(text=d, kids=[])",
    ),
    "Dc": (
        "@dataclass\n"
        "class Dc:\n"
        "    text: Grounded[str]\n"
        '    kids: "list[Dc]" = field(default_factory=list)',
        "Dc(d)",
    ),
    "Fz": (
        '@dataclass(frozen=True)\nclass Fz:\n    text: Grounded[str]\n    kid: "Fz | None" = None',
        "Fz(d)",
    ),
    "Al": (
        'Al = dict[str, Union[str, "Al"]]',
        '{"a": "b"}',
    ),
    "Tup": (
        'Tup = tuple[str, "Tup | None"]',
        '("a", None)',
    ),
    "Set": (
        'Set = frozenset[Union[str, "Set"]]',
        'frozenset({"a"})',
    ),
    "Seq": (
        'Seq = Sequence[Union[int, "Seq"]]',
        "[1]",
    ),
    "Pr": (
        "class Pr(Protocol):\n"
        "    @grounded_pure\n"
        '    def go(self) -> "Pr | None": ...\n'
        "def pr() -> Pr:\n"
        "    raise ValueError",
        "pr()",
    ),
}
"""Each declaration, with an expression that makes a value of the type where ``d`` is grounded."""

_USES = """
def h1(a: {T}, d: Grounded[str]) -> {T}:
    return a if "x" in d else {V}


def h2(d: Grounded[str]) -> list[{T}]:
    out: list[{T}] = []
    for _ in range(3):
        if "x" in d:
            out.append({V})
    return out


def h3(d: Grounded[str]) -> tuple[{T}, int]:
    return {V}, len(d)


def h4(d: Grounded[str]) -> dict[str, {T}]:
    return {{"a": {V}}} if "x" in d else {{}}


def h5(a: {T} | None, d: Grounded[str]) -> {T} | None:
    if a is None or "x" in d:
        return None
    return a


@grounded_pure
def p1(a: {T}, d: Grounded[str]) -> Grounded[str]:
    b = h1(a, d)
    x = {{"k": b}}
    y = [b, a]
    z = (b, y, x)
    if "x" in d:
        y.append(a)
    for e in y:
        if e == a:
            return d
    return interpolate("{{}} {{}}", d, len(y))


@grounded_pure
def p2(d: Grounded[str]) -> {T} | InsufficientEvidence:
    if "y" in d:
        return InsufficientEvidence(reason="no")
    return {V}


@grounded_pure
def p3(items: list[{T}], d: Grounded[str]) -> list[{T}]:
    return [item for item in items if "x" in d]


@grounded_pure
def p4(d: Grounded[str]) -> Grounded[str]:
    v: {T} = {V}
    w = v
    match v:
        case [first, *_]:
            return d
        case {{"a": _}}:
            return d
        case _:
            pass
    try:
        w = h1(v, d)
    except ValueError as e:
        raise
    return interpolate("{{}} {{}}", d, str(w))


class Keeper(Generic[T]):
    def __init__(self, a: {T}, t: T) -> None:
        self.a = a
        self.all: list[{T}] = [a]
        self.t = t
    @grounded_pure
    def get(self, d: Grounded[str]) -> {T} | None:
        return self.a if "x" in d else None
    @property
    def one(self) -> {T}:
        return self.all[0]
    def put(self, d: Grounded[str]) -> None:
        if "x" in d:
            self.all.append(self.a)


@grounded_pure
def p5(d: Grounded[str]) -> Grounded[str]:
    c = Keeper({V}, 1)
    c.put(d)
    return interpolate("{{}} {{}}", d, len(c.all))


@agent
def ag(a: {T}, d: Grounded[str]) -> {T}:
    print(a, h5(a, d), h2(d))
    return h1(a, d)


def gen(a: {T}, d: Grounded[str]) -> Iterator[{T}]:
    while "x" in d:
        yield a
@grounded_pure
def p6(a: {T}, d: Grounded[str], f: Callable[[{T}], Grounded[str]]) -> Grounded[str]:
    def inner(b: {T}) -> {T}:
        return b if "x" in d else a
    parts = [f(e) for e in gen(a, d)]
    k = sorted([1], key=lambda n: len(parts))
    best: {T} | None = None
    for e in [a]:
        if best is None or "x" in d:
            best = inner(e)
    if best is None:
        return d
    return join(" ", [*parts, f(best)])


def main() -> None:
    d = fetch("a")
    v: {T} = {V}
    print(p1(v, d), p2(d), p3([v], d), Keeper(v, v).get(d), ag(v, d), p6(v, d, lambda q: d))


@grounded_pure
def pick(one: T, other: T, d: Grounded[str]) -> T:
    return one if "x" in d else other
def main2(v: {T}) -> None:
    print(pick(v, v, fetch("a")))
"""


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What mypy says of a program about each type, in one run."""
    folder = tmp_path_factory.mktemp("recursive")
    for name, (declared, made) in _TYPES.items():
        text = f"{_HEAD}{declared}\n{_USES.format(T=name, V=made)}"
        Path(folder, f"of_{name.lower()}.py").write_text(text, encoding="utf-8")
    config = write_config(folder, root=folder)
    files = [f"of_{name.lower()}.py" for name in _TYPES]
    report = mypy(files, config=config, cwd=folder)
    assert not report.other
    return {name: [found.code for found in report.of(name)] for name in files}


@pytest.mark.parametrize("name", _TYPES)
def test_every_question_about_a_type_ends(name: str, programs: dict[str, list[str]]) -> None:
    found = programs[f"of_{name.lower()}.py"]
    assert "grounded-internal" not in found
    assert "grounded-laundering" in found  # the program was checked
