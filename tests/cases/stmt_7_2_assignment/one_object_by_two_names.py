"""Refused: ``a = b[k] = x`` is ``a = x`` and then ``b[k] = a``, whoever else has it."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure, retrieval, tool


@dataclass(frozen=True)
class Hit:
    text: str
    score: float


@tool(uses=retrieval)
def search(question: str) -> list[Grounded[Hit]]:
    """Look hits up."""
    raise NotImplementedError


@tool(uses=retrieval)
def fetch(key: str) -> str:
    """Look a text up."""
    raise NotImplementedError


@dataclass
class Case:
    name: str
    texts: list[Grounded[str]] = field(default_factory=list)


@dataclass
class Desk:
    cases: dict[str, Case] = field(default_factory=dict)
    last: Case | None = None

    @grounded_pure
    def kept(self, question: str) -> None:
        case = self.last = Case(question)
        for hit in search(question):
            if hit.score > 0.3:
                case.texts.append(hit.text)  # E: grounded-laundering


@grounded_pure
def collected(questions: list[str]) -> dict[str, Case]:
    """Accepted: the body alone has the table, and what is in it."""
    cases: dict[str, Case] = {}
    for question in questions:
        case = cases[question] = Case(question)
        for hit in search(question):
            if hit.score > 0.3:
                case.texts.append(hit.text)
    return cases


@grounded_pure
def name_last(questions: list[str]) -> dict[str, Case]:
    """Accepted: in whichever order they are written."""
    cases: dict[str, Case] = {}
    for question in questions:
        cases[question] = case = Case(question)
        for hit in search(question):
            if hit.score > 0.3:
                case.texts.append(hit.text)
    return cases


@grounded_pure
def of_others(cases: dict[str, Case], question: str) -> None:
    case = cases[question] = Case(question)
    for hit in search(question):
        if hit.score > 0.3:
            case.texts.append(hit.text)  # E: grounded-laundering


@grounded_pure
def found_by_the_name(question: str, out: dict[str, list[int]]) -> int:
    """Refused: the target before the name is found by what the name stood for."""
    key = "a"
    out[key] = seen = [0]
    if "x" in fetch(question):
        seen.append(1)  # E: grounded-laundering
    return 0


@grounded_pure
def counted_by_two(question: str) -> list[int]:
    first = second = [0]
    if "x" in fetch(question):
        first.append(1)
    return second  # E: grounded-laundering


@grounded_pure
def numbers(question: str) -> int:
    first = second = 0
    for hit in search(question):
        if hit.score > 0.3:
            first = second = first + 1
    return second  # E: grounded-laundering


@grounded_pure
def by_content(question: str, out: dict[str, str]) -> int:
    out["a"] = name = "b" if fetch(question) == "x" else "c"  # E: grounded-laundering
    return len(name)  # E: grounded-laundering


@grounded_pure
def another_object(question: str, out: list[int]) -> int:
    held: list[list[int]] = [[0]]
    same = held[0] = out
    if "x" in fetch(question):
        same.append(1)  # E: grounded-laundering
    return 0


@grounded_pure
def found_by_what_is_bound(question: str) -> str:
    """Refused: ``name`` is what it was bound to before the item is set."""
    table = {"a": "first", "b": "second"}
    name = "a"
    table[name] = name = "b"
    if "x" in fetch(question):
        table[name] = "third"  # E: grounded-laundering
    return table["b"]
