"""Refused: a container of the function's own holds what content computed, and somebody gets it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, retrieval, tool


@dataclass(frozen=True)
class Doc:
    text: str


@tool(uses=retrieval)
def fetch_docs(i: str) -> list[Grounded[Doc]]:
    return [ground(Doc(i), source="a.txt")]


@grounded_pure
def returned(i: str) -> list[str]:
    seen: set[str] = set()
    for doc in fetch_docs(i):
        seen.add(doc.text)
    return sorted(seen)  # E: grounded-laundering


@grounded_pure
def counted(i: str) -> int:
    seen: set[str] = set()
    for doc in fetch_docs(i):
        seen.add(doc.text)
    return len(seen)  # E: grounded-laundering


@grounded_pure
def handed_on(i: str, take: Callable[[list[int]], None]) -> None:
    sizes = [len(doc.text) for doc in fetch_docs(i)]
    take(sizes)  # E: grounded-laundering


@grounded_pure
def stored(i: str, kept: dict[str, object]) -> None:
    by_text = {doc.text: doc for doc in fetch_docs(i)}
    kept["found"] = by_text  # E: grounded-laundering


@grounded_pure
def by_another_name(i: str) -> int:
    sizes: list[int] = []
    others = sizes
    sizes.append(len(fetch_docs(i)[0].text))
    return others[0]  # E: grounded-laundering


@grounded_pure
def inside_another(i: str) -> int:
    sizes: list[int] = []
    outer = [sizes]
    sizes.append(len(fetch_docs(i)[0].text))  # E: grounded-laundering
    return outer[0][0]


@grounded_pure
def by_a_lambda(i: str) -> int:
    sizes: list[int] = []
    read: Callable[[], int] = lambda: sizes[0]  # noqa: E731
    sizes.append(len(fetch_docs(i)[0].text))  # E: grounded-laundering
    return read()


@grounded_pure
def lent_by_a_lambda(i: str) -> int:
    sizes: list[int] = []
    other = max([1, 2], key=lambda n: len(sizes))
    rows = sorted([[1]], key=lambda row: sizes)
    sizes.append(len(fetch_docs(i)[0].text))  # E: grounded-laundering
    return other + len(rows)


@grounded_pure
def chosen_key(i: str) -> list[str]:
    names: dict[str, str] = {}
    for doc in fetch_docs(i):
        names[doc.text] = "one"
    return [name for name in names.values()]  # E: grounded-laundering


@grounded_pure
def chosen_object(i: str, boxes: list[list[str]]) -> None:
    by_text: dict[str, list[str]] = {}
    for doc, box in zip(fetch_docs(i), boxes):
        by_text[doc.text] = box
    by_text["a"].append("found")  # E: grounded-laundering # E: grounded-laundering


# -- what comes out of a new container is somebody else's ---------------------------------------


@grounded_pure
def looped_over(reply: Grounded[str], one: list[str], two: list[str]) -> Grounded[str]:
    for each in [one, two]:
        if "x" in reply:
            each.append("y")  # E: grounded-laundering
    return reply


@grounded_pure
def unpacked(reply: Grounded[str], boxes: list[list[str]]) -> Grounded[str]:
    first, *_ = [box for box in boxes]
    if "x" in reply:
        first.append("y")  # E: grounded-laundering
    return reply


@grounded_pure
def collected(reply: Grounded[str], boxes: list[list[str]]) -> Grounded[str]:
    for box in sorted(boxes):
        if "x" in reply:
            box.append("y")  # E: grounded-laundering
    return reply


@grounded_pure
def matched(reply: Grounded[str], boxes: list[list[str]]) -> Grounded[str]:
    match [box for box in boxes]:
        case [first, *_]:
            if "x" in reply:
                first.append("y")  # E: grounded-laundering
    return reply


# -- what stays in the function, and what is grounded -------------------------------------------


@grounded_pure
def without_doubles(i: str) -> list[Grounded[str]]:
    seen: set[str] = set()
    found: list[Grounded[str]] = []
    for doc in fetch_docs(i):
        if doc.text.lower() in seen:
            continue
        seen.add(doc.text.lower())
        found.append(doc.text)
    return found


@grounded_pure
def longest_of_each(i: str) -> list[Grounded[Doc]]:
    best: dict[str, Grounded[Doc]] = {}
    for doc in fetch_docs(i):
        key = doc.text[:3]
        if key not in best or len(doc.text) > len(best[key].text):
            best[key] = doc
    return list(best.values())


@grounded_pure
def fused(i: str, j: str) -> list[Grounded[Doc]]:
    scores: dict[str, float] = defaultdict(float)
    docs: dict[str, Grounded[Doc]] = {}
    for ranking in (fetch_docs(i), fetch_docs(j)):
        for rank, doc in enumerate(ranking):
            scores[doc.text] += 1 / (60 + rank)
            docs[doc.text] = doc
    return [docs[key] for key in sorted(scores, key=lambda key: scores[key], reverse=True)]


@grounded_pure
def by_name(i: str, wanted: list[str]) -> list[Grounded[Doc]]:
    by_text: dict[str, Grounded[Doc]] = {doc.text: doc for doc in fetch_docs(i)}
    return [by_text[name] for name in wanted if name in by_text]


@grounded_pure
def above_the_mean(i: str) -> list[Grounded[str]]:
    docs = fetch_docs(i)
    sizes = [len(doc.text) for doc in docs]
    mean = sum(sizes) / max(len(sizes), 1)
    return [doc.text for doc in docs if len(doc.text) > mean]


@grounded_pure
def most_common(i: str) -> Grounded[str] | None:
    counts: Counter[str] = Counter()
    for doc in fetch_docs(i):
        counts[doc.text] += 1
    for doc in fetch_docs(i):
        if counts[doc.text] == max(counts.values()):
            return doc.text
    return None


@grounded_pure
def unpacked_in_step(reply: Grounded[str]) -> Grounded[str]:
    one, two = ["a"], ["b"]
    if "x" in reply:
        one.append("c")
    return reply + ", ".join(two)
