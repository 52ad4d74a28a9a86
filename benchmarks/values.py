"""What it costs to carry provenance: ours beside plain Python and four libraries, in one run.

    python -m benchmarks.values [--quick]

Finds nanoseconds for each operation and the ratio to the plain one, how the cost of an operation
grows with the length of its chain, and the size of a node. The peers do different jobs: wrapt
proxies record nothing, and its recording subclass here records what we record; markupsafe marks
text; uncertainties and pint carry an error or a unit with a number.
"""

from __future__ import annotations

import copy
import functools
import gc
import importlib
import math
import pickle
import statistics
import sys
import timeit
import warnings
from collections.abc import Callable
from typing import Any

import attrs
from corvid_runtime import ProvenanceChain, ground, retrieval, tool
from corvid_runtime.value import wrap  # type: ignore[attr-defined]  # no program's to call

from benchmarks.results import Section, Table, Target, main

Operation = Callable[[Any, Any], Any]

LOOPS = 5_000
REPEATS = 5
FLAT = 1.2
"""A cost that does not grow, within what caches and timers do to it."""

OPERATIONS: dict[str, str] = {
    "+": "x + y",
    "<": "x < y",
    "method": "x.{method}()",
    "subscript": "x[1]",
    "attribute": "x.{attribute}",
}


@tool(uses=retrieval)
def given(value: Any) -> Any:
    """Return a value as if it had been retrieved."""
    return ground(value)


def recording_proxy() -> Any:
    """Return a wrapt proxy whose operations record what they were made of, as ours do."""
    wrapt = importlib.import_module("wrapt")

    class Recording(wrapt.ObjectProxy):  # type: ignore[misc, name-defined]
        """A proxy that records its operations."""

        def __init__(self, wrapped: Any, node: Any) -> None:
            super().__init__(wrapped)
            self._self_node = node

        def __add__(self, other: Any) -> Any:
            return Recording(self.__wrapped__ + other, ("add", 1.0, self._self_node, None))

        def __lt__(self, other: Any) -> Any:
            return Recording(self.__wrapped__ < other, ("lt", 1.0, self._self_node, None))

        def __getitem__(self, key: Any) -> Any:
            return Recording(self.__wrapped__[key], ("getitem", 1.0, self._self_node, None))

    return lambda value: Recording(value, None)


def peers(kind: type) -> dict[str, Callable[[Any], Any]]:
    """Return how each contender for values of a type makes one of its own."""
    found: dict[str, Callable[[Any], Any]] = {"plain": lambda value: value, "corvid": given}
    numeric: dict[str, Callable[[Any], Any]] = {
        "uncertainties": lambda lib: lambda number: lib.ufloat(number, 0.1),
        "pint": lambda lib: lambda number: _registry(lib).Quantity(number, "meter"),
    }
    textual: dict[str, Callable[[Any], Any]] = {"markupsafe": lambda lib: lib.Markup}
    optional: dict[str, Callable[[Any], Any]] = {
        "wrapt": lambda lib: lib.ObjectProxy,
        **(textual if kind is str else numeric),
    }
    for name, maker in optional.items():
        try:
            found[name] = maker(importlib.import_module(name))
        except ImportError:
            print(f"({name} is not installed)", file=sys.stderr)
    if "wrapt" in found:
        found["wrapt recording"] = recording_proxy()
    return found


@functools.cache
def _registry(pint: Any) -> Any:
    return pint.UnitRegistry()


def timer(statement: str, scope: dict[str, Any]) -> timeit.Timer | None:
    """Return a timer of a statement; ``None`` if the contender cannot do it."""
    try:
        eval(statement, scope)
    except (TypeError, AttributeError):
        return None
    return timeit.Timer(statement, globals=scope)


def nanoseconds(timers: list[timeit.Timer | None], rounds: int) -> list[float | None]:
    """Return the best time of each, as `timeit` counts, taken in turns on a noisy machine."""
    best = [math.inf] * len(timers)
    for _ in range(rounds):
        for place, each in enumerate(timers):
            if each is not None:
                best[place] = min(best[place], each.timeit(LOOPS) / LOOPS * 1e9)
    return [None if taken == math.inf else taken for taken in best]


@attrs.frozen
class Comparison:
    """One operation by every contender: the best nanoseconds of each, several times over."""

    contenders: tuple[str, ...]
    taken: list[list[float | None]]

    def of(self, contender: str) -> list[float]:
        """The nanoseconds of a contender; none if it cannot do it."""
        if contender not in self.contenders:
            return []
        place = self.contenders.index(contender)
        return [best for each in self.taken if (best := each[place]) is not None]

    def ratios(self, contender: str, to: str = "plain") -> list[float]:
        """Those of a contender over those of another."""
        return [one / other for one, other in zip(self.of(contender), self.of(to))]


def compare(value: Any, other: Any, names: dict[str, str], rounds: int) -> dict[str, Comparison]:
    """Time every operation of every contender on values of one type."""
    contenders = peers(type(value))
    comparisons = {}
    for title, template in OPERATIONS.items():
        statement = template.format(**names)
        timers = []
        for name, make in contenders.items():
            operand = make(other) if name == "pint" else other
            timers.append(timer(statement, {"x": make(value), "y": operand}))
        taken = [nanoseconds(timers, rounds) for _ in range(REPEATS)]
        comparisons[title] = Comparison(tuple(contenders), taken)
    return comparisons


def comparison_table(kind: str, comparisons: dict[str, Comparison]) -> Table:
    """Show what each operation took, and how many times the plain one that is."""
    contenders = next(iter(comparisons.values())).contenders
    rows = [
        [title, *(_cell(comparison, name) for name in contenders)]
        for title, comparison in comparisons.items()
        if comparison.of("plain")
    ]
    return Table(f"{kind}: nanoseconds (times the plain one)", ("", *contenders), rows)


def _cell(comparison: Comparison, contender: str) -> str:
    if not comparison.of(contender):
        return "-"
    taken, ratio = comparison.of(contender), comparison.ratios(contender)
    return f"{statistics.median(taken):.0f} ({statistics.median(ratio):.1f})"


def construction(rounds: int) -> Table:
    """What making a value costs, apart from the boundary that retrieves it."""
    node = given("text").sources().node
    rows = []
    for kind, value in {"str": "some text", "float": 1.5, "int": 3, "list": [1, 2]}.items():
        (taken,) = nanoseconds([timer("wrap(v, n)", {"wrap": wrap, "v": value, "n": node})], rounds)
        rows.append([f"corvid, {kind}", f"{taken or 0:.0f}"])
    for name, make in {**peers(float), **peers(str)}.items():
        if name not in ("plain", "corvid"):
            example = "text" if name == "markupsafe" else 1.5
            (taken,) = nanoseconds([timer("make(v)", {"make": make, "v": example})], rounds)
            rows.append([name, f"{taken or 0:.0f}"])
    return Table("Construction of a carrier: nanoseconds", ("", "taken"), rows)


def growth(deepest: int, rounds: int) -> dict[int, list[float]]:
    """The nanoseconds of an operation on chains of growing length, several times over."""
    length, value = 0, given(0.0)
    timers, lengths = [], [each for each in (1, 1_000, 100_000, 1_000_000) if each <= deepest]
    for target in lengths:
        while length < target:
            value = value + 1.0
            length += 1
        timers.append(timer("x + 1.0", {"x": value}))
    gc.collect()
    repeated = [nanoseconds(timers, rounds) for _ in range(REPEATS)]
    return {
        length: [each[place] or math.nan for each in repeated]
        for place, length in enumerate(lengths)
    }


def whole(depth: int) -> Table:
    """What handling a whole chain costs: every way is linear in the number of steps."""
    lengths = (depth // 10, depth)
    table: dict[str, list[float]] = {}
    for length in lengths:
        value = given(0)
        for _ in range(length):
            value = value + 1
        chain = value.sources()
        text, octets = chain.to_json(), pickle.dumps(value)
        ways: dict[str, Callable[[], object]] = {
            "walk": lambda chain=chain: len(chain),  # type: ignore[misc]
            "compare": lambda chain=chain, octets=octets: (  # type: ignore[misc]
                pickle.loads(octets).sources() == chain
            ),
            "render": lambda chain=chain: str(chain),  # type: ignore[misc]
            "to JSON": chain.to_json,
            "from JSON": lambda text=text: ProvenanceChain.from_json(text),  # type: ignore[misc]
            "pickle": lambda value=value: pickle.dumps(value),  # type: ignore[misc]
            "deepcopy": lambda value=value: copy.deepcopy(value),  # type: ignore[misc]
        }
        for name, way in ways.items():
            gc.collect()
            seconds = timeit.timeit(way, number=1)
            table.setdefault(name, []).append(seconds / length * 1e6)
    rows = [[name, *(f"{each:.2f}" for each in taken)] for name, taken in table.items()]
    header = ("", *(f"{length:,}" for length in lengths))
    return Table("A whole chain: microseconds per step, by its length", header, rows)


def measure(quick: bool = False) -> Section:
    """Run every comparison; quickly, in fewer rounds and on shorter chains."""
    warnings.simplefilter("ignore", FutureWarning)  # uncertainties will drop its ordering
    rounds = 5 if quick else 40
    floats = compare(1.5, 2.5, {"method": "hex", "attribute": "real"}, rounds)
    texts = compare("some text", " and more", {"method": "upper", "attribute": "upper"}, rounds)
    grown = growth(10_000 if quick else 1_000_000, rounds)
    deepest = max(grown)
    flatness = [deep / shallow for deep, shallow in zip(grown[deepest], grown[1])]
    rows = [[f"{length:,}", f"{statistics.median(taken):.0f}"] for length, taken in grown.items()]
    node = sys.getsizeof((given(1.0) + 1.0).sources().node)
    return Section(
        title="Grounded values",
        about=(
            "Operations on grounded values beside plain ones and other wrappers, as `timeit` "
            f"counts, contenders in turns: the best of {rounds} rounds, {REPEATS} times over."
        ),
        targets=[
            Target.of("float `+`: ours / plain", 15, floats["+"].ratios("corvid")),
            Target.of("str `+`: ours / plain", 10, texts["+"].ratios("corvid")),
            _against_markupsafe(texts["+"]),
            Target.of(f"float `+` on a chain of {deepest:,} / of 1", FLAT, flatness),
            Target("size of a node of two inputs", 112, node, unit="bytes"),
        ],
        tables=[
            comparison_table("float", floats),
            comparison_table("str", texts),
            construction(rounds),
            Table("One more `+ 1.0` by length of the chain: nanoseconds", ("", "taken"), rows),
            whole(20_000 if quick else 1_000_000),
        ],
        peers=["wrapt", "markupsafe", "uncertainties", "pint"],
    )


def _against_markupsafe(texts: Comparison) -> Target:
    statement, ratios = "str `+`: ours / markupsafe", texts.ratios("corvid", "markupsafe")
    return Target.of(statement, 1 / 3, ratios) if ratios else Target(statement, 1 / 3, None)


if __name__ == "__main__":
    main(measure)
