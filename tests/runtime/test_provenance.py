"""The graph of derivations: exact, shared, and of any depth."""

from __future__ import annotations

import copy
import gc
import operator
import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest
from corvid_runtime import (
    AgentHandoff,
    Derived,
    PromptTransform,
    ProvenanceChain,
    Retrieval,
    Severed,
)
from corvid_runtime.graph import flatten

from tests.runtime.support import given, sources

DEPTH = 20_000  # the benchmark goes to a million; recursion would already end at a thousand


def chained(depth: int) -> Any:
    value = given(0)
    for _ in range(depth):
        value = value + 1
    return value


@pytest.fixture(scope="module")
def deep() -> Any:
    return chained(DEPTH)


def doubled() -> Any:
    value = given(1)
    for _ in range(60):
        value = value + value
    return value


def test_sixty_doublings_share_their_inputs() -> None:
    value = doubled()
    assert value == 2**60
    assert len(value.sources()) == 61
    assert sources(value) == ["given"]
    assert value.sources()[-1].inputs[0] == value.sources()[-1].inputs[1]


@pytest.mark.parametrize("make", [lambda: chained(DEPTH), doubled], ids=["deep", "doubled"])
def test_every_way_out_and_back_is_exact(make: Callable[[], Any]) -> None:
    value = make()
    chain = value.sources()
    assert ProvenanceChain.from_json(chain.to_json()) == chain
    for twin in (pickle.loads(pickle.dumps(value)), copy.deepcopy(value)):
        assert twin == value
        assert twin.sources() == chain
        assert hash(twin.sources()) == hash(chain)
    assert pickle.loads(pickle.dumps(chain)) == chain
    assert str(chain).count("\n") == len(chain) - 1
    assert len(repr(chain)) < 100


def test_a_deep_chain_is_walked_compared_and_freed_without_recursion(deep: Any) -> None:
    chain = deep.sources()
    assert len(chain) == DEPTH + 1
    assert isinstance(chain[0], Retrieval)
    assert chain[-1] == (deep - 0 + 0).sources()[DEPTH]
    assert chain != (deep + 1).sources()
    assert "add" in repr(chain[-1])


def test_the_interpreter_survives_freeing_a_million_operations() -> None:
    program = (
        "from corvid_runtime import tool, retrieval\n"
        "value = tool(uses=retrieval)(lambda: 1)()\n"
        "for _ in range(1_000_000): value = value + 1\n"
        "del value\n"
        "print('freed')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "freed\n"
    assert done.returncode == 0


def test_an_operation_costs_the_same_however_long_the_chain() -> None:
    def cost(depth: int) -> float:
        value = chained(depth)
        gc.collect()
        gc.disable()
        try:
            samples = []
            for _ in range(7):
                started = time.perf_counter()
                for _ in range(2000):
                    value + 1
                samples.append(time.perf_counter() - started)
            return min(samples)
        finally:
            gc.enable()

    assert cost(DEPTH) < 3 * cost(1)


def test_a_node_is_small() -> None:
    node = (given(1) + given(2)).sources().node
    assert sys.getsizeof(node) <= 112


def test_order_is_inputs_first_left_to_right_each_once() -> None:
    a, b = given("a", source="a"), given("b", source="b")
    chain = ((a + b) + (b + a)).sources()
    shown = [step.source if isinstance(step, Retrieval) else step.kind for step in chain]
    assert shown == ["a", "b", "derived", "derived", "derived"]
    assert [node[2] for node in flatten(chain.node)] == [(), (), (0, 1), (1, 0), (2, 3)]


def test_a_chain_is_a_sequence_of_typed_steps() -> None:
    chain = (given("a") + "b").sources()
    retrieved, added = chain
    assert isinstance(retrieved, Retrieval)
    assert isinstance(added, Derived)
    assert chain[:1] == (retrieved,)
    assert added in chain
    assert bool(chain)
    assert not ProvenanceChain()
    assert list(ProvenanceChain()) == []
    assert str(ProvenanceChain()) == "(no sources)"


def test_a_view_cannot_change_the_chain() -> None:
    value = given("a")
    step = value.sources()[0]
    step.metadata["forged"] = True
    assert value.sources()[0].metadata == {}
    with pytest.raises(AttributeError):
        step.source = "forged"


@pytest.mark.parametrize(
    ("operation", "op"),
    [
        (lambda g: g + 1, "add"),
        (lambda g: 1 + g, "add"),
        (lambda g: 1 & g, "and"),
        (lambda g: -g, "neg"),
        (lambda g: abs(g), "abs"),
        (lambda g: round(g), "round"),
        (lambda g: g == 1, "eq"),
        (lambda g: pow(g, 2), "pow"),
        (lambda g: g.real, "getattr:real"),
        (lambda g: g.bit_length(), "call:bit_length"),
    ],
)
def test_operations_are_called_what_the_operator_module_calls_them(
    operation: Callable[[Any], Any], op: str
) -> None:
    step = operation(given(5)).sources()[-1]
    assert isinstance(step, Derived)
    assert step.op == op


def test_subscripts_calls_and_changes_in_place_are_named_too() -> None:
    numbers = given([1, 2])
    assert numbers[0].sources()[-1].op == "getitem"
    numbers += [3]
    assert numbers.sources()[-1].op == "iadd"
    numbers.append(4)
    assert numbers.sources()[-1].op == "call:append"
    numbers[0] = 9
    assert numbers.sources()[-1].op == "setitem"
    assert given(operator.add)(1, 2).sources()[-1].op == "call"


def test_keyword_inputs_follow_positional_ones() -> None:
    text, sep, limit = given("a,b", source="t"), given(",", source="s"), given(1, source="m")
    step = text.split(sep, maxsplit=limit).sources()[-1]
    assert [chain[0].source for chain in step.inputs] == ["t", "s", "m"]


@pytest.mark.parametrize(
    "step",
    [
        PromptTransform("p", "m", 3),
        AgentHandoff("a"),
        Severed("because", "here"),
        Derived("add", (ProvenanceChain(),)),
    ],
)
def test_steps_are_values(step: Any) -> None:
    assert step == copy.deepcopy(step)
    assert pickle.loads(pickle.dumps(step)) == step
    assert len({step, copy.copy(step)}) == 1
