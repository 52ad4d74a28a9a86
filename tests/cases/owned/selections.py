"""Refused: what content decides of an own object, but for which grounded values it holds."""

from __future__ import annotations

from collections import defaultdict

from corvid_runtime import Grounded, grounded_pure
from prelude import Quote, fetch

SEEN: list[Shelf] = []


class Shelf:
    """Holds grounded texts, and nothing else that content decides."""

    def __init__(self) -> None:
        self.docs: list[Grounded[str]] = []
        self.best: Grounded[str] | None = None
        self.limit = 3

    def add(self, doc: Grounded[str]) -> None:
        for each in self.docs:
            if each == doc:
                return
        self.docs.append(doc)

    def offer(self, doc: Grounded[str]) -> None:
        if self.best is None or len(doc) > len(self.best):
            self.best = doc

    def raise_limit(self) -> None:
        self.limit += 1

    def count_up(self, doc: Grounded[str]) -> None:
        self.limit += 1
        self.docs.append(doc)

    def limit_by(self, doc: Grounded[str]) -> None:
        if "x" in doc:
            self.limit = 4

    def through(self, doc: Grounded[str]) -> None:
        self.limit_by(doc)

    def share(self) -> None:
        SEEN.append(self)

    def size(self) -> int:
        return len(self.docs)


class Keyed:
    def __init__(self) -> None:
        self.docs: dict[int, Grounded[str]] = {}

    def add(self, doc: Grounded[str]) -> None:
        self.docs[len(doc)] = doc


class Quoted:
    def __init__(self) -> None:
        self.quotes: list[Quote] = []

    def add(self, doc: Grounded[str], rank: int) -> None:
        self.quotes.append(Quote(doc, rank))


class Named:
    def __init__(self) -> None:
        self.names: list[str] = []
        self.docs: list[Grounded[str]] = []

    def add(self, name: str) -> None:
        self.names.append(name)


class Pairs:
    def __init__(self) -> None:
        self.docs: list[tuple[Grounded[str], int]] = []

    def add(self, doc: Grounded[str], n: int) -> None:
        self.docs.append((doc, n))


class Filled:
    def __init__(self) -> None:
        self.table: defaultdict[str, list[Grounded[str]]] = defaultdict(list)

    def add(self, key: str, doc: Grounded[str]) -> None:
        self.table[key].append(doc)


class Inner:
    def __init__(self) -> None:
        self.n = 0

    def up(self) -> None:
        self.n += 1


class Outer:
    def __init__(self) -> None:
        self.docs: list[Grounded[str]] = []
        self.inner = Inner()

    def up(self) -> None:
        self.inner.up()


@grounded_pure
def honest_1(i: str) -> Shelf:
    shelf = Shelf()
    for doc in [fetch(i), fetch("b")]:
        if "x" in doc:
            shelf.add(doc)
            shelf.offer(doc)
    return shelf


@grounded_pure
def honest_2(i: str) -> int:
    return honest_1(i).limit


@grounded_pure(discloses={"condition", "presence", "length"})
def launder_0(i: str) -> Shelf:
    shelf = Shelf()
    doc = fetch(i)
    if "x" in doc:
        shelf.add(doc)
    return shelf  # E: grounded-laundering


@grounded_pure
def launder_1(i: str) -> Shelf:
    shelf, doc = Shelf(), fetch(i)
    if "x" in doc:
        shelf.raise_limit()
    return shelf  # E: grounded-laundering


@grounded_pure
def launder_2(i: str) -> Shelf:
    shelf, doc = Shelf(), fetch(i)
    if "x" in doc:
        shelf.count_up(doc)
    return shelf  # E: grounded-laundering


@grounded_pure
def launder_3(i: str) -> int:
    shelf, doc = Shelf(), fetch(i)
    if "x" in doc:
        shelf.add(doc)
    return len(shelf.docs)  # E: grounded-laundering


@grounded_pure
def launder_4(i: str) -> Shelf:
    shelf, doc = Shelf(), fetch(i)
    shelf.through(doc)
    return shelf  # E: grounded-laundering


@grounded_pure
def launder_5(i: str) -> Keyed:
    keyed = Keyed()
    keyed.add(fetch(i))
    return keyed  # E: grounded-laundering


@grounded_pure
def launder_6(i: str) -> Quoted:
    quoted, doc = Quoted(), fetch(i)
    if "x" in doc:
        quoted.add(doc, 1)
    else:
        quoted.add(doc, 2)
    return quoted  # E: grounded-laundering


@grounded_pure
def launder_7(i: str) -> Named:
    named, doc = Named(), fetch(i)
    if "x" in doc:
        named.add("yes")
    return named  # E: grounded-laundering


@grounded_pure
def launder_8(i: str) -> Pairs:
    pairs, doc = Pairs(), fetch(i)
    pairs.add(doc, len(doc))
    return pairs  # E: grounded-laundering


@grounded_pure
def launder_9(i: str) -> Filled:
    filled, doc = Filled(), fetch(i)
    if "x" in doc:
        filled.add("yes", doc)
    return filled  # E: grounded-laundering


@grounded_pure
def launder_10(i: str) -> Outer:
    outer, doc = Outer(), fetch(i)
    if "x" in doc:
        outer.up()
    return outer  # E: grounded-laundering


@grounded_pure
def launder_11(i: str) -> Shelf:
    shelf, doc = Shelf(), fetch(i)
    shelf.share()
    if "x" in doc:
        shelf.add(doc)  # E: grounded-laundering
    return shelf


@grounded_pure
def launder_12(i: str) -> bool:
    shelf, doc = Shelf(), fetch(i)
    if "x" in doc:
        shelf.add(doc)
    other = shelf
    return bool(other.docs)  # E: grounded-laundering


@grounded_pure
def launder_13(i: str) -> Shelf:
    shelf, doc = Shelf(), fetch(i)
    if "x" in doc:
        shelf = Shelf()
        shelf.limit = 5
    return shelf  # E: grounded-laundering


@grounded_pure
def launder_14(i: str) -> Shelf:
    shelf, doc = Shelf(), fetch(i)
    if "x" in doc:
        shelf.add(doc)
        shelf.limit = len(shelf.docs)
    return shelf  # E: grounded-laundering


@grounded_pure
def launder_15(i: str) -> Shelf:
    shelf, doc = Shelf(), fetch(i)
    shelf.limit = len(doc)
    return shelf  # E: grounded-laundering


@grounded_pure
def launder_16(i: str) -> Shelf:
    one, two, doc = Shelf(), Shelf(), fetch(i)
    SEEN.append(two)
    return one if "x" in doc else two  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def launder_17(i: str) -> int:
    shelf, doc = Shelf(), fetch(i)
    if "x" in doc:
        shelf.add(doc)
    return 1 if shelf.best is None and not shelf.docs else 2  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def launder_18(i: str) -> tuple[Shelf, int]:
    shelf, doc = Shelf(), fetch(i)
    if "x" in doc:
        shelf.add(doc)
    return shelf, len(shelf.docs)  # E: grounded-laundering


@grounded_pure
def launder_19(i: str) -> list[Shelf]:
    doc = fetch(i)
    shelves = [Shelf()]
    if "x" in doc:
        shelves.append(Shelf())
    return shelves  # E: grounded-laundering


@grounded_pure
def launder_20(i: str) -> dict[str, Shelf]:
    doc = fetch(i)
    shelves = {"a": Shelf()}
    if "x" in doc:
        shelves["b"] = Shelf()
    return shelves  # E: grounded-laundering
