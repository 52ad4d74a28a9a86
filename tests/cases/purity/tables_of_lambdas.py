"""Refused: what the lambdas do that a table holds, and what they answer of content."""

from collections.abc import Callable, Mapping, Sequence
from corvid_runtime import (
    Grounded,
    agent,
    each,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)

OUT: list[str] = []


@tool(uses=retrieval)
def page(q: str) -> str:
    return q


@lift
def length(text: str) -> float:
    return float(len(text))


SIGNALS: Mapping[str, Callable[[Grounded[str]], Grounded[float]]] = {
    "length": lambda t: length(t),
    "twice": lambda t: length(t) * 2,
}
TESTS: Sequence[Callable[[Grounded[str]], bool]] = (
    lambda t: len(t) > 3,
    lambda t: "x" in t,
)
NOISY: Mapping[str, Callable[[Grounded[str]], None]] = {
    "a": lambda t: OUT.append(t.unwrap_discarding_sources()),  # E: grounded-laundering
}
STORED: Mapping[str, Callable[[Grounded[str]], None]] = {
    "a": lambda t: OUT.append("x" if t == "a" else "b"),  # E: grounded-laundering # E: grounded-laundering
}
PLAIN: Mapping[str, Callable[[Grounded[str]], str]] = {
    "a": lambda t: f"{t}",
}
LOG: Mapping[str, Callable[[], None]] = {
    "a": lambda: OUT.append("x"),  # E: grounded-laundering
}


@grounded_pure
def blended(q: str, weights: Mapping[str, float]) -> Grounded[float]:
    text = page(q)
    total = length(text) * 0
    for name, weight in weights.items():
        total = total + SIGNALS[name](text) * weight
    return total


@grounded_pure
def tested(q: str) -> Grounded[str] | None:
    text = page(q)
    for test in TESTS:
        if not test(text):
            return None
    return text


@grounded_pure
def tested_plain(q: str) -> bool:
    text = page(q)
    for test in TESTS:
        if not test(text):
            return False  # E: grounded-laundering
    return True  # E: grounded-laundering


@grounded_pure
def noisy(q: str) -> None:
    NOISY["a"](page(q))


@grounded_pure
def stored(q: str) -> None:
    STORED["a"](page(q))


@grounded_pure
def plainly(q: str) -> str:
    return PLAIN["a"](page(q))  # E: grounded-laundering


@grounded_pure
def logged(q: str) -> None:
    if page(q) == "x":
        LOG["a"]()  # E: grounded-laundering


@grounded_pure
def logged_low(q: str) -> None:
    LOG["a"]()


AGAIN: Mapping[str, Callable[[Grounded[str]], bool]] = {
    "a": lambda t: True if t == "" else AGAIN["b"](t[1:]),  # E: grounded-laundering
    "b": lambda t: LENGTHS.append(AGAIN["a"](t)) is None,  # E: func-returns-value  # E: grounded-laundering # E: grounded-laundering
}
LENGTHS: list[bool] = []


@grounded_pure
def recursive(q: str) -> Grounded[str]:
    text = page(q)
    AGAIN["a"](text)
    return text
