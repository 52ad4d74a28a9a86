"""What the table says of a callable, held against what it does: run with stand-ins, row by row."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import partial

import pytest

from corvid_mypy import library
from corvid_mypy.library import Gives, Row, Use
from tests.library import probing
from tests.library.conftest import Known
from tests.library.probing import PROBES, Calls, Drawn, Probe, Trial, target, trials
from tests.library.stubs import Parameter

pytestmark = pytest.mark.filterwarnings("ignore")  # what is deprecated has a row all the same

BESIDE = ("concurrent.futures._base.", "queue.Queue.put", "queue.Queue.get", "_queue.")
"""Effects that a test may have: on queues and futures of its own."""

ROWS = [
    row
    for rows in library.AREAS.values()
    for row in rows
    if not row.refused
    and (not row.effect or row.name.startswith(BESIDE))
    and row.name.partition(".")[0] in sys.stdlib_module_names
    and not row.name.startswith(("asyncio.", "_asyncio."))  # they need a loop: see below
]


@pytest.fixture(scope="module")
def overloads(present: Known) -> dict[str, list[list[Parameter]]]:
    """The parameters of what this Python has, as mypy knows them."""
    return {
        row.name: found.overloads or [[]]
        for row in ROWS
        if (found := present.get(row.name))
        and (target(row.name) is not None or probing.receives(row.name))
    }


@pytest.fixture(scope="module")
def run(overloads: dict[str, list[list[Parameter]]]) -> list[tuple[Row, Trial]]:
    """The calls that returned."""
    rows = [row for row in ROWS if row.name in overloads]
    return [(row, trial) for row in rows for trial in trials(row, overloads[row.name])]


def test_nearly_every_row_is_run(
    overloads: dict[str, list[list[Parameter]]], run: list[tuple[Row, Trial]]
) -> None:
    names = {row.name for row, _ in run}
    missing = [name for name in overloads if name not in names]
    assert len(names) > 1500
    assert len(missing) < 0.05 * len(names), missing


def test_no_special_method_is_called_but_those_of_its_uses(run: list[tuple[Row, Trial]]) -> None:
    problems = []
    for row, trial in run:
        allowed: set[str] | None = set()
        for _, use, _ in trial.passed:
            asked = library.asked(use)
            allowed = allowed | {*asked[0], *asked[1]} if asked and allowed is not None else None
        if allowed is not None and not _is_deferred(row) and not allowed.issuperset(trial.called):
            problems.append((row.name, trial.called, trial.passed))
    assert problems == [], "\n".join(map(str, problems))


def _is_deferred(row: Row) -> bool:
    """Whether this advances an iterator, and so runs what its maker said."""
    made = library.row(row.name.rpartition(".")[0])
    return made is not None and made.lazy


def test_nothing_changes_but_what_the_row_names(run: list[tuple[Row, Trial]]) -> None:
    assert [(row.name, trial.changed) for row, trial in run if trial.changed - {row.changes}] == []


def test_results_are_what_the_row_gives(run: list[tuple[Row, Trial]]) -> None:
    problems = []
    for row, trial in run:
        result = trial.result
        fits = {
            Gives.NOTHING: result is None,
            Gives.VALUE: not isinstance(result, Probe),
            Gives.CHOSEN: any(_same(result, each) for each in _parts(trial)),
            Gives.FRESH: not list(_probes_in(result)),
        }.get(row.gives, True)
        if not fits:
            problems.append((row.name, result))
    assert problems == [], "\n".join(map(str, problems))


def _parts(trial: Trial) -> Iterator[object]:
    """What was passed, and what it holds or held."""
    yield from PROBES
    yield from zip(PROBES, PROBES)
    for *_, value in trial.passed:
        yield value
        if isinstance(value, (list, tuple, dict)):
            yield from value


def _same(one: object, other: object) -> bool:
    return one is other or (isinstance(one, tuple) and one == other)


def _probes_in(value: object) -> Iterator[Probe]:
    if isinstance(value, Probe):
        yield value
    elif isinstance(value, (list, tuple, set, frozenset)):
        for item in value:
            yield from _probes_in(item)


def test_items_are_those_that_were_drawn(overloads: dict[str, list[list[Parameter]]]) -> None:
    """And how many, whatever they are."""
    problems = []
    for row in ROWS:
        if row.gives is not Gives.ITEMS or row.name not in overloads:
            continue
        counts = set()
        for truth in (True, False):
            given = [Probe(order, truth) for order in (0, 2, 1)]
            for trial in trials(row, overloads[row.name], partial(list, given)):
                found = [each for each in _probes_in(trial.result) if each not in PROBES]
                if any(each not in given for each in found):
                    problems.append((row.name, trial.result))
                counts.add((truth, len(found)))
        if {count for truth, count in counts if truth} != {n for truth, n in counts if not truth}:
            problems.append((row.name, counts))
    assert problems == [], "\n".join(map(str, problems))


ANSWERS = [(), (True,), (False,), (0, 1, 2)]


def test_a_function_is_called_once_for_each_item(
    overloads: dict[str, list[list[Parameter]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it answers; ``reduce`` calls it with the first two items at once."""
    problems: list[object] = []
    run: set[str] = set()
    pairs = [(probe, probe) for probe in (*PROBES, Probe(4), Probe(5))]
    for row in ROWS:
        uses = {use for shape in row.shapes for use in shape.uses.values()} | {row.receiver}
        draws = not uses.isdisjoint(probing.DRAWING)
        if Use.CALL not in uses or row.name not in overloads or row.effect:
            continue
        for answers in ANSWERS:
            monkeypatch.setattr(Calls, "answers", answers)
            found = [
                value.count
                for trial in trials(row, overloads[row.name], partial(list, pairs))
                for _, use, value in trial.passed
                if use is Use.CALL and isinstance(value, Calls)
            ]
            run.update({row.name} if found else ())
            times = OTHERWISE.get(row.name, {5} if draws else {1})
            if not times.issuperset(found):
                problems.append((row.name, answers, found))
    assert problems == [], "\n".join(map(str, problems))
    assert {"builtins.map", "builtins.filter", "builtins.sorted", "itertools.starmap"} <= run


OTHERWISE = {
    "builtins.min": {5, 2, 3},  # arguments are compared as items
    "builtins.max": {5, 2, 3},
    "builtins.list.sort": {3},
    "heapq.nlargest": {5, 0},  # of none that are asked for
    "heapq.nsmallest": {5, 0},
    "functools.reduce": {4, 5},  # the first call takes two items, if there is no initial value
    "itertools.accumulate": {1, 2, 4, 5},  # reads its items, which are text or numbers here
}
TRUTHS = [(True, True, True), (False, False, False), (False, True, False), (True, False, True)]


def test_only_those_that_may_stop_early_do(overloads: dict[str, list[list[Parameter]]]) -> None:
    problems, stopping = [], set()
    for row in ROWS:
        uses = {use for shape in row.shapes for use in shape.uses.values()}
        if row.name not in overloads or uses.isdisjoint(probing.DRAWING):
            continue
        counts = []
        for truths in TRUTHS:
            items = [Probe(order, truth) for order, truth in zip((0, 2, 1), truths)]
            counts.append(
                [
                    value.count
                    for trial in trials(row, overloads[row.name], partial(Drawn, items))
                    for _, _, value in trial.passed
                    if isinstance(value, Drawn)
                ]
            )
        if any(found != counts[0] for found in counts):
            stopping.add(row.name)
            if Use.STOP not in uses:
                problems.append((row.name, counts))
    assert problems == [], "\n".join(map(str, problems))
    assert stopping == {"builtins.any", "builtins.all", "itertools.takewhile"}


def test_a_value_is_computed_from_the_arguments_alone(
    overloads: dict[str, list[list[Parameter]]],
) -> None:
    problems = []
    for row in ROWS:
        if row.gives is Gives.VALUE and row.quiet and row.name in overloads:
            once, again = (_written(trials(row, overloads[row.name])) for _ in range(2))
            if once != again:
                problems.append((row.name, once, again))
    assert problems == [], "\n".join(map(str, problems))


def _written(found: Iterator[Trial]) -> list[str]:
    """The results as text; an address in it is where an object happens to be."""
    return [re.sub("0x[0-9a-f]+", "", repr(trial.result)) for trial in found]
