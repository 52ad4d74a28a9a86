"""A chain is read step by step as it is read whole: the whole reading is the oracle, kept here."""

from __future__ import annotations

import json
from typing import Any

import pytest
from corvid_runtime import InvalidProvenance, tool
from corvid_runtime.boundaries import retrieval
from corvid_runtime.chain_json import parsed, read, read_text, text_of, written
from corvid_runtime.graph import EMPTY, Node, flatten, unflatten
from corvid_runtime.provenance import KINDS

hypothesis = pytest.importorskip("hypothesis")
st = pytest.importorskip("hypothesis.strategies")


@tool(uses=retrieval, confidence=0.5)
def doubtful(text: str) -> str:
    return text


@tool(uses=retrieval)
def fetch(text: str) -> str:
    return text


LEAVES = [json.loads(text_of(make("a").sources().node))["steps"][0] for make in (doubtful, fetch)]


def whole_reading(steps: list[Any]) -> Node:
    """Rebuild the graph, list it again, and compare the lists: as chains were read at first."""
    leaf = {json.dumps(each): read({"version": 1, "steps": [each]}, KINDS)[0] for each in LEAVES}
    flat = [
        (
            leaf[json.dumps(step)] if step["kind"] != "derived" else step["op"],
            (step["confidence"], False),
            step["inputs"],
        )
        for step in steps
    ]
    root = unflatten(flat)
    if [node[2] for node in flatten(root)] != [tuple(node[2]) for node in flat]:
        raise InvalidProvenance("the JSON does not hold its steps in order, each of them used")
    return root


def outcome(make: Any, *args: Any) -> Any:
    """Return the flat form of what is made, or why it is not."""
    try:
        return flatten(make(*args))
    except InvalidProvenance as error:
        return str(error)


@st.composite
def steps(draw: Any) -> list[Any]:
    """Return steps: mostly such as a run writes, in an order that is mostly another."""
    count = draw(st.integers(1, 7))
    made: list[Any] = []
    for at in range(count):
        places = st.one_of(st.none(), st.integers(max(at - 3, 0), max(at - 1, 0)))
        if at == 0 or draw(st.integers(0, 3)) == 0:
            made.append(draw(st.sampled_from(LEAVES)))
        else:
            inputs = draw(st.lists(places, min_size=1, max_size=3))
            below = [made[place]["confidence"] for place in inputs if place is not None]
            sure = min((each for each in below if type(each) is float), default=1.0)
            sure = draw(st.sampled_from([sure] * 9 + [1.0, 0.25, 7, "x", None]))
            op = draw(st.sampled_from(["add", "sub", 'a"b\u00e9']))
            made.append({"kind": "derived", "op": op, "confidence": sure, "inputs": inputs})
    return made


@hypothesis.given(steps())
@hypothesis.settings(max_examples=1500, deadline=None)
def test_steps_are_accepted_and_refused_as_by_the_whole_reading(steps: list[Any]) -> None:
    expected = outcome(whole_reading, steps)
    text = json.dumps({"version": 1, "steps": steps})
    assert outcome(read_text, text, KINDS) == expected
    assert outcome(read_text, text.encode(), KINDS) == expected
    assert outcome(read, json.loads(text), KINDS) == expected


@hypothesis.given(steps(), st.data())
@hypothesis.settings(max_examples=500, deadline=None)
def test_a_damaged_text_is_refused_as_it_always_was(steps: list[Any], data: Any) -> None:
    text = json.dumps({"version": 1, "steps": steps})
    at = data.draw(st.integers(0, len(text)))
    piece = data.draw(st.sampled_from(["", " ", ",", "]", "}", "]}", "[", "{", '"', "1", "NaN"]))
    damaged = text[:at] + piece + text[at + data.draw(st.integers(0, 3)) :]
    expected = outcome(lambda: read(parsed(damaged), KINDS))
    assert outcome(read_text, damaged, KINDS) == expected


@hypothesis.given(steps())
def test_a_chain_is_written_as_json_writes_it(steps: list[Any]) -> None:
    try:
        root = whole_reading(steps)
    except InvalidProvenance:
        return
    assert text_of(root) == json.dumps(written(root), allow_nan=False)


@pytest.mark.parametrize(
    "text", ["", "[]", "[" * 100_000, '{"version": 1, "steps": [' + "[" * 100_000, b"\xff", 3, None]
)
def test_what_is_no_chain_is_refused(text: Any) -> None:
    assert isinstance(outcome(read_text, text, KINDS), str)


def test_the_empty_chain_is_read_in_every_spelling() -> None:
    for text in (text_of(EMPTY), '{"steps": [], "version": 1}', ' {"version":1,"steps":[]}\n'):
        assert read_text(text, KINDS) is EMPTY
