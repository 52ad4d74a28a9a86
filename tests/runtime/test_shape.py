"""What one lifted operation costs, in counted calls and objects: time is for the benchmarks."""

from __future__ import annotations

import copy
import gc
import operator
import pickle
import sys
from collections.abc import Callable
from typing import Any

import pytest
from corvid_runtime import GroundedValue, ProvenanceChain
from corvid_runtime.graph import EMPTY, SURE, Node, Standing, flatten, walk

from tests.counting import calls
from tests.runtime.support import given

Operation = Callable[[Any], object]

LONG = 5_000


def with_history(value: Any, steps: int) -> Any:
    """Return a grounded value with a chain of so many operations behind it."""
    grounded = given(value)
    for _ in range(steps):
        grounded = grounded + type(value)()
    return grounded


def doubled(times: int) -> Any:
    """Return a value whose chain has two ways to every step: walked naively, ``2 ** times``."""
    value = given(1)
    for _ in range(times):
        value = value + value
    return value


def made(operation: Operation, value: Any, times: int) -> tuple[int, int]:
    """Count the nodes and the grounded values that so many results hold on to."""
    gc.disable()
    gc.freeze()  # sets aside what is there already
    try:
        results = [operation(value) for _ in range(times)]
        new = gc.get_objects()
    finally:
        gc.unfreeze()
        gc.enable()
    assert len(results) == times
    nodes = [each for each in new if type(each) is tuple and Standing in map(type, each[1:2])]
    return len(nodes), sum(issubclass(type(each), GroundedValue) for each in new)


TEXT, NUMBER = "some text", 1.5

OPERATIONS: dict[str, tuple[Any, Operation, int]] = {
    "text + text": (TEXT, lambda x: x + " more", 1),
    "text + itself": (TEXT, lambda x: x + x, 1),
    "number * number": (NUMBER, lambda x: x * 2.5, 1),
    "text < text": (TEXT, lambda x: x < "other", 1),
    "text == itself": (TEXT, lambda x: x == x, 1),
    "number == number": (NUMBER, lambda x: x == 1.5, 1),
    "method": (TEXT, lambda x: x.upper(), 1),
    "method with arguments": (TEXT, lambda x: x.replace("t", "T", 1), 2),
    "subscript": (TEXT, lambda x: x[1], 2),
    "attribute": (NUMBER, lambda x: x.real, 2),
    "sign": (NUMBER, lambda x: -x, 4),
    "number * count": (NUMBER, lambda x: x * 2, 6),
    "count * number": (NUMBER, lambda x: 2 * x, 6),
}
"""A plain value, an operation on its grounded twin, and the Python functions that it enters."""


@pytest.mark.parametrize("name", OPERATIONS)
def test_an_operation_enters_so_many_functions_whatever_the_history(name: str) -> None:
    value, operation, functions = OPERATIONS[name]
    operation(given(value))  # the classes of what it answers are built when first met
    for steps in (0, LONG):
        itself = 1
        assert calls(operation, with_history(value, steps), c=False) == itself + functions


@pytest.mark.parametrize("name", OPERATIONS)
def test_an_operation_makes_one_node_and_one_carrier_whatever_the_history(name: str) -> None:
    value, operation, _ = OPERATIONS[name]
    operation(given(value))
    for steps in (0, LONG):
        assert made(operation, with_history(value, steps), 50) == (50, 50)


def test_a_node_is_a_tuple_of_what_happened_its_standing_and_its_inputs() -> None:
    node = (given(1.5) + given(2.5)).sources().node
    assert type(node) is tuple
    assert len(node) == 4
    assert sys.getsizeof(node) == sys.getsizeof((None,) * 4) <= 80
    assert node[1] is SURE, "shared, not made for the node"


@pytest.mark.parametrize("value", [TEXT, NUMBER])
def test_a_carrier_holds_its_content_and_its_node_and_nothing_else(value: Any) -> None:
    grounded = given(value)
    held = gc.get_referents(grounded)
    assert sorted(map(id, held)) == sorted(
        map(id, (type(grounded), grounded._corvid_plain, grounded._corvid_node))
    )


class Visited(tuple[Any, ...]):
    """A node that counts how often its inputs were read."""

    read = 0

    def __getitem__(self, place: Any) -> Any:
        self.read += isinstance(place, slice)
        return super().__getitem__(place)


@pytest.mark.parametrize("goes_over", [walk, flatten], ids=["walk", "flatten"])
def test_a_walk_visits_every_node_once(goes_over: Callable[[Node], Any]) -> None:
    nodes = [Visited(("start", SURE))]
    for _ in range(60):
        nodes.append(Visited(("add", SURE, nodes[-1], nodes[-1])))
    nodes.append(Visited(("add", SURE, EMPTY, nodes[-1], nodes[0])))
    assert len(list(goes_over(nodes[-1]))) == len(nodes)
    visits = 1 if goes_over is walk else 2  # flatten reads each node's inputs itself, once
    assert {node.read for node in nodes} == {visits}


WHOLE: dict[str, Operation] = {
    "walk": lambda value: list(value.sources()),
    "compare": lambda value: value.sources() == copy.deepcopy(value.sources()),
    "render": lambda value: str(value.sources()),
    "to JSON": lambda value: value.sources().to_json(),
    "there and back": lambda value: ProvenanceChain.from_json(value.sources().to_json()),
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "hash": lambda value: hash(value.sources()),
}


@pytest.mark.parametrize("grow", [lambda n: with_history(1, n), doubled], ids=["chain", "diamonds"])
@pytest.mark.parametrize("way", WHOLE)
def test_whatever_looks_at_a_whole_chain_calls_as_much_for_every_step(
    way: str, grow: Callable[[int], Any]
) -> None:
    WHOLE[way](grow(1))
    short, middle, long = (calls(WHOLE[way], grow(steps)) for steps in (20, 40, 60))
    assert long - middle == middle - short


def test_reading_an_item_costs_the_same_in_a_list_of_any_length() -> None:
    short, long = (given(list(range(length))) for length in (1, LONG))
    assert calls(operator.getitem, long, 0) == calls(operator.getitem, short, 0)
