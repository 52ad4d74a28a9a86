"""What it costs to carry provenance: ours beside plain Python and four libraries, in one run.

    python benchmarks/values.py [--quick]

Prints nanoseconds for each operation and the ratio to the plain one, how the cost of an operation
grows with the length of its chain, and the size of a node. The peers do different jobs: wrapt
proxies record nothing, and its recording subclass here records what we record; markupsafe marks
text; uncertainties and pint carry an error or a unit with a number.
"""

from __future__ import annotations

import argparse
import copy
import functools
import gc
import importlib
import math
import pickle
import sys
import timeit
import warnings
from collections.abc import Callable
from typing import Any

from corvid_runtime import ProvenanceChain, ground, retrieval, tool

Operation = Callable[[Any, Any], Any]

LOOPS = 5_000

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


def compare(kind: str, value: Any, other: Any, names: dict[str, str], rounds: int) -> None:
    """Print one table: every operation of every contender on values of one type."""
    print(f"\n{kind}: nanoseconds (times the plain one)\n")
    contenders = peers(type(value))
    print(f"{'':12}" + "".join(f"{name:>22}" for name in contenders))
    for title, template in OPERATIONS.items():
        statement = template.format(**names)
        timers = []
        for name, make in contenders.items():
            operand = make(other) if name == "pint" else other
            timers.append(timer(statement, {"x": make(value), "y": operand}))
        taken = nanoseconds(timers, rounds)
        plain = taken[0] or math.nan
        cells = ["-" if cost is None else f"{cost:.0f} ({cost / plain:.1f})" for cost in taken]
        print(f"{title:12}" + "".join(f"{cell:>22}" for cell in cells))


def construction(rounds: int) -> None:
    """Print what making a value costs, apart from the boundary that retrieves it."""
    from corvid_runtime.value import wrap

    node = given("text").sources().node
    print("\nconstruction of a carrier: nanoseconds\n")
    for kind, value in {"str": "some text", "float": 1.5, "int": 3, "list": [1, 2]}.items():
        (taken,) = nanoseconds([timer("wrap(v, n)", {"wrap": wrap, "v": value, "n": node})], rounds)
        print(f"{kind:16}{taken or 0:>18.0f}")
    for name, make in {**peers(float), **peers(str)}.items():
        if name not in ("plain", "corvid"):
            example = "text" if name == "markupsafe" else 1.5
            (taken,) = nanoseconds([timer("make(v)", {"make": make, "v": example})], rounds)
            print(f"{name:16}{taken or 0:>18.0f}")


def growth(deepest: int, rounds: int) -> None:
    """Print the cost of an operation on chains of growing length."""
    print("\ncost of one more `+ 1.0` by length of the chain: nanoseconds\n")
    length, value = 0, given(0.0)
    for target in (1, 1_000, 100_000, 1_000_000):
        if target > deepest:
            break
        while length < target:
            value = value + 1.0
            length += 1
        gc.collect()
        (taken,) = nanoseconds([timer("x + 1.0", {"x": value})], rounds)
        print(f"{target:>12,}{taken or 0:>22.0f}")
    print(f"\na node of two inputs: {sys.getsizeof(value.sources().node)} bytes")


def whole(depth: int) -> None:
    """Print what handling a whole chain costs: every way is linear in the number of steps."""
    print("\na whole chain: microseconds per step, by its length\n")
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
            seconds = timeit.timeit(way, number=1)
            table.setdefault(name, []).append(seconds / length * 1e6)
    print(f"{'':12}" + "".join(f"{length:>22,}" for length in lengths))
    for name, taken in table.items():
        print(f"{name:12}" + "".join(f"{microseconds:>22.2f}" for microseconds in taken))


def main() -> None:
    """Run every comparison."""
    warnings.simplefilter("ignore", FutureWarning)  # uncertainties will drop its ordering
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rounds, shorter chains")
    quick = parser.parse_args().quick
    rounds = 10 if quick else 100
    compare("float", 1.5, 2.5, {"method": "hex", "attribute": "real"}, rounds)
    compare("str", "some text", " and more", {"method": "upper", "attribute": "upper"}, rounds)
    construction(rounds)
    growth(10_000 if quick else 1_000_000, rounds)
    whole(20_000 if quick else 1_000_000)


if __name__ == "__main__":
    main()
