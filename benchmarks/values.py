"""What it costs to carry provenance: `python -m benchmarks.values`.

Ours beside plain Python and four libraries, which do different jobs: wrapt proxies record nothing,
and a recording subclass here records what we record; markupsafe marks text; uncertainties and pint
carry an error or a unit with a number.
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
from collections.abc import Callable, Mapping
from typing import Any

import attrs
from corvid_runtime import ProvenanceChain, ground, retrieval, tool
from corvid_runtime.makers import wrap  # no program's to call

from benchmarks.results import Section, Table, Target, main

LOOPS = 5_000
LENGTHS = (1, 1_000, 100_000, 1_000_000)
Maker = Callable[[Any], Any]


@attrs.frozen
class Kind:
    """Values of one type, and the statements that are timed on them: ``x`` and ``y`` are two."""

    name: str
    value: Any
    other: Any
    statements: Mapping[str, str]


KINDS = (
    Kind(
        "float",
        1.5,
        2.5,
        {"+": "x + y", "<": "x < y", "==": "x == y", "method": "x.hex()", "attribute": "x.real"},
    ),
    Kind(
        "str",
        "some text",
        " and more",
        {
            "+": "x + y",
            "<": "x < y",
            "==": "x == y",
            "method": "x.upper()",
            "method with an argument": "x.find('t')",
            "subscript": "x[1]",
        },
    ),
)

PROMISED = {
    ("float", "+", "plain"): 15.0,
    ("str", "+", "plain"): 10.0,
    ("str", "==", "plain"): 12.0,
    ("str", "method", "plain"): 8.0,
    ("str", "+", "markupsafe"): 1 / 3,
    ("str", "+", "recording wrapt"): 0.2,
    ("float", "+", "recording wrapt"): 0.2,
}
"""How many times as long as a contender we may take."""


@tool(uses=retrieval)
def given(value: Any) -> Any:
    """Return a value as if it had been retrieved."""
    return ground(value)


def recording_proxy(wrapt: Any) -> Maker:
    """Return a wrapt proxy whose operations record what they were made of, as ours do."""

    class Recording(wrapt.ObjectProxy):  # type: ignore[misc]
        def __init__(self, wrapped: Any, node: Any) -> None:
            super().__init__(wrapped)
            self._self_node = node

        def __add__(self, other: Any) -> Any:
            return Recording(self.__wrapped__ + other, ("add", 1.0, self._self_node, None))

        def __lt__(self, other: Any) -> Any:
            return Recording(self.__wrapped__ < other, ("lt", 1.0, self._self_node, None))

        def __eq__(self, other: object) -> Any:
            return Recording(self.__wrapped__ == other, ("eq", 1.0, self._self_node, None))

        def __getitem__(self, key: Any) -> Any:
            return Recording(self.__wrapped__[key], ("getitem", 1.0, self._self_node, None))

    return lambda value: Recording(value, None)


@functools.cache
def _units(pint: Any) -> Any:
    return pint.UnitRegistry()


PEERS: dict[str, tuple[str, Callable[[Any], Maker]]] = {
    "wrapt": ("wrapt", lambda wrapt: wrapt.ObjectProxy),
    "recording wrapt": ("wrapt", recording_proxy),
    "markupsafe": ("markupsafe", lambda markupsafe: markupsafe.Markup),
    "uncertainties": ("uncertainties", lambda lib: lambda value: lib.ufloat(value, 0.1)),
    "pint": ("pint", lambda lib: lambda value: _units(lib).Quantity(value, "meter")),
}
TEXTUAL, NUMERIC = {"markupsafe"}, {"uncertainties", "pint"}


def contenders(kind: type) -> dict[str, Maker]:
    """Return how each contender makes a value of its own; those not installed are left out."""
    found: dict[str, Maker] = {"plain": lambda value: value, "corvid": given}
    for name, (module, maker) in PEERS.items():
        if name not in (NUMERIC if kind is str else TEXTUAL):
            try:
                found[name] = maker(importlib.import_module(module))
            except ImportError:
                print(f"({module} is not installed)", file=sys.stderr)
    return found


Timers = Mapping[str, timeit.Timer]
Sample = dict[str, float]


def nanoseconds(timers: Timers, rounds: int) -> Sample:
    """Return the best time of each as `timeit` counts it, taken in turns on a noisy machine."""
    best = dict.fromkeys(timers, math.inf)
    for _ in range(rounds):
        for name, timer in timers.items():
            best[name] = min(best[name], timer.timeit(LOOPS) / LOOPS * 1e9)
    return best


def samples(timers: Timers, quick: bool) -> list[Sample]:
    """Measure several times: each sample is the best of many rounds."""
    return [nanoseconds(timers, 10 if quick else 30) for _ in range(3 if quick else 9)]


def timers_of(kind: Kind, statement: str) -> dict[str, timeit.Timer]:
    """Return a timer for the empty loop, and for each contender that can do the operation."""
    found = {"loop": timeit.Timer("pass")}
    for name, make in contenders(type(kind.value)).items():
        operand = make(kind.other) if name == "pint" else kind.other
        scope = {"x": make(kind.value), "y": operand}
        try:
            eval(statement, scope)
        except (TypeError, AttributeError):
            continue
        found[name] = timeit.Timer(statement, globals=scope)
    return found


def middle(taken: list[Sample], name: str) -> float:
    """Return the median of a contender's samples."""
    return statistics.median(each[name] for each in taken)


Results = dict[tuple[str, str], list[Sample]]


def operations(quick: bool) -> Results:
    """Time every operation on every kind of values."""
    return {
        (kind.name, operation): samples(timers_of(kind, statement), quick)
        for kind in KINDS
        for operation, statement in kind.statements.items()
    }


def promises(results: Results) -> list[Target]:
    """Hold the ratios to the contenders to what is promised."""
    return [
        Target.of(
            f"{kind} {operation}: ours / {peer}",
            bound,
            [each["corvid"] / each.get(peer, math.nan) for each in results[kind, operation]],
        )
        for (kind, operation, peer), bound in PROMISED.items()
    ]


def comparison(kind: Kind, results: Results) -> Table:
    """Return every operation of every contender on values of one type."""
    names = list(contenders(type(kind.value)))
    rows = []
    for operation in kind.statements:
        taken = results[kind.name, operation]
        plain = middle(taken, "plain")
        cells = [
            f"{middle(taken, name):.0f} ({middle(taken, name) / plain:.1f})"
            if name in taken[0]
            else ""
            for name in names
        ]
        rows.append([operation, *cells])
    return Table(f"{kind.name}: nanoseconds (times the plain operation)", ["", *names], rows)


def without_loop(results: Results) -> Table:
    """Return our ratios to plain Python as `timeit` counts, and with its empty loop taken off."""
    rows = []
    for (kind, operation), taken in results.items():
        loop, plain, ours = (middle(taken, name) for name in ("loop", "plain", "corvid"))
        bare = (ours - loop) / max(plain - loop, 0.1)
        rows.append([f"{kind} {operation}", f"{loop:.1f}", f"{ours / plain:.1f}", f"{bare:.1f}"])
    header = ("", "empty loop, ns", "as timed", "loop taken off")
    return Table("Ours / plain, by the way of counting", header, rows)


def construction(quick: bool) -> Table:
    """Return what making a value costs, apart from the boundary that retrieves it."""
    node = given("text").sources().node
    values = {"str": "some text", "float": 1.5, "int": 3, "list": [1, 2]}
    made = {
        f"corvid {name}": timeit.Timer("wrap(v, n)", globals={"wrap": wrap, "v": value, "n": node})
        for name, value in values.items()
    }
    for name, make in {**contenders(float), **contenders(str)}.items():
        if name not in ("plain", "corvid"):
            example = "text" if name in TEXTUAL else 1.5
            made[name] = timeit.Timer("make(v)", globals={"make": make, "v": example})
    taken = nanoseconds(made, 10 if quick else 100)
    rows = [[name, f"{cost:.0f}"] for name, cost in taken.items()]
    return Table("Construction: nanoseconds", ("", "best"), rows)


def growth(quick: bool) -> tuple[Target, Table]:
    """Time one more ``+ 1.0`` on chains of growing length."""
    lengths = LENGTHS[:3] if quick else LENGTHS
    grown: dict[str, Any] = {}
    length, value = 0, given(0.0)
    for target in lengths:
        while length < target:
            value = value + 1.0
            length += 1
        grown[f"{target:,}"] = value
    gc.collect()
    timers = {name: timeit.Timer("x + 1.0", globals={"x": value}) for name, value in grown.items()}
    taken = samples(timers, quick)
    shortest, *_, longest = timers
    ratios = [each[longest] / each[shortest] for each in taken]
    rows = [[name, f"{middle(taken, name):.0f}"] for name in timers]
    return (
        Target.of(f"`+` after {longest} operations / after one", 1.2, ratios),
        Table("One more `+ 1.0`, by the length of the chain", ("steps", "nanoseconds"), rows),
    )


def whole(longest: int) -> Table:
    """Return what handling a whole chain costs: every way is linear in the number of steps."""
    lengths = (longest // 10, longest)
    table: dict[str, list[str]] = {}
    for length in lengths:
        value = given(0)
        for _ in range(length):
            value = value + 1
        for name, way in _ways(value).items():
            seconds = timeit.timeit(way, number=1)
            table.setdefault(name, []).append(f"{seconds / length * 1e6:.2f}")
    return Table(
        "A whole chain: microseconds a step, by its length",
        ["", *(f"{length:,}" for length in lengths)],
        [[name, *cells] for name, cells in table.items()],
    )


def _ways(value: Any) -> dict[str, Callable[[], object]]:
    chain = value.sources()
    text, octets = chain.to_json(), pickle.dumps(value)
    return {
        "walk": lambda: len(chain),
        "compare": lambda: pickle.loads(octets).sources() == chain,
        "render": lambda: str(chain),
        "to JSON": chain.to_json,
        "from JSON": lambda: ProvenanceChain.from_json(text),
        "pickle": lambda: pickle.dumps(value),
        "copy": lambda: copy.deepcopy(value),
    }


def measure(quick: bool = False) -> Section:
    """Run every comparison; quickly, with fewer rounds and shorter chains."""
    warnings.simplefilter("ignore", FutureWarning)  # uncertainties will drop its ordering
    results = operations(quick)
    flat, by_length = growth(quick)
    node = (given(1.5) + 1.0).sources().node
    return Section(
        title="Grounded values",
        about=(
            "Time is what `timeit` counts, its empty loop included, as anyone who times a "
            "statement sees it; one table takes the loop off. Contenders take turns, a sample is "
            "the best of many rounds, and the median of the samples counts. Every operation of "
            "ours records a node; of the others only the recording subclass of wrapt does."
        ),
        targets=[
            *promises(results),
            flat,
            Target("a node of two inputs", 72, sys.getsizeof(node), unit="bytes"),
        ],
        tables=[
            *(comparison(kind, results) for kind in KINDS),
            without_loop(results),
            construction(quick),
            by_length,
            whole(20_000 if quick else 1_000_000),
        ],
        peers=["attrs", *dict.fromkeys(module for module, _ in PEERS.values())],
    )


if __name__ == "__main__":
    main(measure)
