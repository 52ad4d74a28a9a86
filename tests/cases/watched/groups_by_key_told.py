"""Refused: which keys there are, and in which order, where content decides that."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import NamedTuple

from corvid_runtime import Grounded, grounded_pure, retrieval, tool


@dataclass(frozen=True)
class Hit:
    text: str
    score: float


@tool(uses=retrieval)
def search(question: str) -> list[Grounded[Hit]]:
    """Look hits up."""
    raise NotImplementedError


Table = dict[str, list[Grounded[str]]]


@dataclass
class Box:
    n: int
    texts: list[Grounded[str]]


class Pair(NamedTuple):
    n: int
    texts: list[Grounded[str]]


@grounded_pure
def zipped(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = dict(zip(["a", "b", "c", "d"], [[x] for x in k]))
    return len(d)  # E: grounded-laundering


@grounded_pure
def zipped_lists(question: str) -> int:
    k = [[hit.text] for hit in search(question) if hit.score > 0.3]
    d: Table = dict(zip(["a", "b", "c", "d"], k))
    return len(d)  # E: grounded-laundering


@grounded_pure
def zipped_later(question: str) -> int:
    k = [[hit.text] for hit in search(question) if hit.score > 0.3]
    d: Table = {}
    d.update(zip(["a", "b", "c", "d"], k))
    return len(d)  # E: grounded-laundering


@grounded_pure
def by_number(question: str) -> int:
    k = [[hit.text] for hit in search(question) if hit.score > 0.3]
    d: Table = {}
    for n, x in enumerate(k):
        d[str(n)] = x
    return len(d)  # E: grounded-laundering


@grounded_pure
def popped(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = {}
    d["x"] = k
    d.pop("x" if k else "y", None)
    return len(d)  # E: grounded-laundering


@grounded_pure
def one_of_two(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = {"a": k}
    e: Table = {"b": []}
    f = d if k else e
    return 1 if "a" in f else 0  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def largest(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = {"a": k, "b": []}
    big = max(d, key=lambda name: len(d[name]))
    return 1 if big == "a" else 0  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def ordered(question: str) -> list[str]:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = {"a": k, "b": []}
    return sorted(d, key=lambda name: len(d[name]))  # E: grounded-laundering


@grounded_pure
def filtered(question: str) -> list[str]:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = {"a": k, "b": []}
    return [name for name, texts in d.items() if texts]  # E: grounded-laundering


@grounded_pure
def ordered_items(question: str) -> list[str]:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = {"a": k, "b": []}
    items = sorted(d.items(), key=lambda pair: len(pair[1]))
    return [name for name, texts in items]  # E: grounded-laundering


@grounded_pure
def summed(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = {"a": k, "b": []}
    return sum(len(texts) for texts in d.values())  # E: grounded-laundering


@grounded_pure
def length_at_a_place(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    pair = ("a", k)
    name, texts = pair
    return len(texts)  # E: grounded-laundering


@grounded_pure
def found_or_empty(question: str) -> bool:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = {"a": k}
    got = d.get("a")
    return not got  # E: grounded-laundering


@grounded_pure
def compared(question: str) -> bool:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = {"a": k}
    return d == {"a": []}  # E: grounded-laundering


@grounded_pure
def put_after_a_look(question: str) -> bool:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: dict[str, Box] = {}
    if k:
        d["x"] = Box(1, k)
    return d.get("x") is None  # E: grounded-laundering


@grounded_pure
def made_or_not(question: str) -> bool:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    b = Box(1, k) if k else None
    return b is None  # E: grounded-laundering


@grounded_pure
def first_made(question: str) -> bool:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    b = next((Box(1, [x]) for x in k), None)
    return b is None  # E: grounded-laundering


@grounded_pure
def numbered(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d = {n: k for n in range(len(k))}
    return len(d)  # E: grounded-laundering


@grounded_pure
def numbered_in_a_loop(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: dict[int, list[Grounded[str]]] = {}
    while len(d) < len(k):
        d[len(d)] = k
    return len(d)  # E: grounded-laundering


@grounded_pure
def length_in_a_named_tuple(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    p = Pair(len(k), k)
    return p.n  # E: grounded-laundering


@grounded_pure
def length_in_a_field(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    p = Box(0, k)
    p.n = len(p.texts)
    return p.n


@grounded_pure
def length_in_a_tuple(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    p = (len(k), k)
    return p[0]  # E: grounded-laundering


@grounded_pure
def counted_over_items(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = {"a": k}
    n = 0
    for name, texts in d.items():
        n = n + len(texts)
    return n  # E: grounded-laundering


@grounded_pure
def filled_by_looking(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = defaultdict(list)
    for x in k:
        d["a"].append(x)
    return len(d)  # E: grounded-laundering


@grounded_pure
def merged(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = {"a": k}
    d |= {"b": k} if k else {}
    return len(d)  # E: grounded-laundering


@grounded_pure
def spread(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = {**{"a": k}, **({"b": k} if k else {})}
    return len(d)  # E: grounded-laundering


@grounded_pure
def cleared(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    c: Table = {"a": k}
    d = c.copy()
    d.clear() if k else None  # E: grounded-laundering
    return len(d)


@grounded_pure
def after_a_failure(question: str) -> str:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = {"a": k}
    try:
        d["a"][3]
    except IndexError:
        d["b"] = k
    return str("b" in d)  # E: grounded-laundering


@grounded_pure
def nested_loops(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = {name: [x] for name in ["a", "b", "c"] for x in k}
    return len(d)  # E: grounded-laundering


@grounded_pure
def mapped(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    m = map(lambda name, x: (name, [x]), ["a", "b", "c"], k)
    d: Table = dict(m)
    return len(d)  # E: grounded-laundering


@grounded_pure
def listed(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = {"a": k}
    items = list(d.items())
    items.extend([("b", k)] * len(k))
    return len(items)  # E: grounded-laundering


@grounded_pure
def keys_by_length(question: str) -> int:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d = dict.fromkeys(map(str, range(len(k))), k)
    return len(d)  # E: grounded-laundering


@grounded_pure
def keys_cut(question: str) -> int:
    k = [[hit.text] for hit in search(question) if hit.score > 0.3]
    d = dict.fromkeys(["a", "b"][: len(k)], k[0])
    return len(d)  # E: grounded-laundering


@grounded_pure
def shown_after_a_look(question: str) -> str:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = {"a": k}
    return repr(list(d)) if d["a"] else "x"  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def shown(question: str) -> str:
    k = [hit.text for hit in search(question) if hit.score > 0.3]
    d: Table = {"a": k}
    return str(d)  # E: grounded-laundering
