"""Grounded values as JSON, and everything malformed that may come back instead."""

from __future__ import annotations

import json
import pickle
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

import pytest
from corvid_runtime import (
    Effect,
    Grounded,
    GroundingError,
    InvalidProvenance,
    Location,
    PromptTransform,
    ProvenanceChain,
    Retrieval,
    agent,
    ground,
    prompt,
    retrieval,
    sever,
    tool,
)
from corvid_runtime.graph import EMPTY, flatten
from corvid_runtime.interchange import dumps, loads
from corvid_runtime.value import GroundedValue, _restore

from tests.runtime.support import given

KEY = b"a key of sixteen bytes"


@tool(uses=retrieval, confidence=0.9)
def find(query: str) -> str:
    place = Location(3, (1, 2, 3, 4), "top-left", (5, 9), "#/p/1", "reader", 0.8)
    return ground(query, source="file:ä", location=place, score=0.5, metadata={"k": [1, None]})


@prompt(model="m", confidence=0.7)
def shorten(text: str) -> str:
    return text[:3]


@agent
def answer(query: str) -> Grounded[str]:
    return shorten(find(query)) + sever(given("!"), "why not")


@agent
def honest(query: str) -> Grounded[str]:
    return shorten(find(query)) + "!"


def test_every_kind_of_step_comes_back_with_every_field() -> None:
    value = sever(honest("abcd"), "done")
    chain = value.sources()
    assert [step.kind for step in chain] == ["retrieval", "prompt", "derived", "handoff", "severed"]
    assert ProvenanceChain.from_json(chain.to_json()) == chain
    assert list(ProvenanceChain.from_json(chain.to_json().encode())) == list(chain)
    assert chain[0].location.bbox == (1.0, 2.0, 3.0, 4.0)


@pytest.mark.parametrize(
    "content", ["ä\n", 3, 2.5, True, [1, "a", None], {"a": {"b": [1.5]}}, [], ""]
)
def test_values_come_back_with_their_chain(content: Any) -> None:
    value = given(content, 0.5)
    read = loads(dumps(value, key=KEY), key=KEY)
    assert type(read) is type(value)
    assert bool(read == content)
    assert read.sources() == value.sources()
    assert read.confidence == 0.5


@pytest.mark.parametrize("content", [b"a", (1, 2), {1: "a"}, {1, 2}, float("nan"), object()])
def test_what_json_would_change_is_refused(content: Any) -> None:
    with pytest.raises(InvalidProvenance):
        dumps(given(content))


def chain_json(**changes: Any) -> str:
    data = json.loads((given("a", 0.5) + "b").sources().to_json())
    for path, value in changes.items():
        if path in data:
            data[path] = value
        else:
            data["steps"][int(path[1])][path[3:]] = value
    return json.dumps(data)


FORGERIES = {
    "not JSON": "{",
    "no object": "[]",
    "other version": chain_json(version=2),
    "no steps": chain_json(steps=None),
    "a step that is none": chain_json(steps=[3]),
    "unknown kind": chain_json(s0_kind="oracle"),
    "unhashable kind": chain_json(s0_kind=[]),
    "unknown field": chain_json(s0_trust="high"),
    "source of the wrong type": chain_json(s0_source=3),
    "no timestamp": chain_json(s0_timestamp="yesterday"),
    "a naive timestamp": chain_json(s0_timestamp="2024-01-01T00:00:00"),
    "a location that is none": chain_json(s0_location={"page": "three"}),
    "an unknown part of a location": chain_json(s0_location={"planet": "Mars"}),
    "confidence above 1": chain_json(s0_confidence=1.5),
    "confidence of the wrong type": chain_json(s0_confidence="high"),
    "more confidence than the inputs": chain_json(s1_confidence=0.9),
    "an operation that is no name": chain_json(s1_op=3),
    "a cycle": chain_json(s1_inputs=[1, None]),
    "a later input": chain_json(s0_inputs=[1]),
    "an input that is no place": chain_json(s1_inputs=["0"]),
    "an input that is a bool": chain_json(s1_inputs=[True]),
    "made of nothing": chain_json(s1_inputs=[None, None]),
    "a negative place": chain_json(s1_inputs=[-1]),
    "NaN": chain_json(s0_score=float("nan")),
    "deep nesting": '{"version": 1, "steps": ' + "[" * 100_000 + "}",
}


@pytest.mark.parametrize("text", FORGERIES.values(), ids=FORGERIES.keys())
def test_a_forged_chain_is_refused(text: str) -> None:
    with pytest.raises(InvalidProvenance) as caught:
        ProvenanceChain.from_json(text)
    assert len(str(caught.value)) > 20


def test_a_step_nobody_uses_is_refused() -> None:
    data = json.loads((given("a") + given("b")).sources().to_json())
    data["steps"][2]["inputs"] = [1, None]
    with pytest.raises(InvalidProvenance, match="each of them used"):
        ProvenanceChain.from_json(json.dumps(data))


def unsealed(content: Any, chain: ProvenanceChain) -> str:
    """Return what version 0.1.0 wrote."""
    return json.dumps({"value": content, "chain": json.loads(chain.to_json())})


def test_content_that_is_not_what_was_retrieved_is_refused() -> None:
    chain = given("five years").sources()
    read = loads(unsealed("five years", chain), trust="unsigned")
    assert read.sources().retrievals() == chain.retrievals()
    assert read.sources().unsigned
    with pytest.raises(InvalidProvenance, match="not what was retrieved"):
        loads(unsealed("ten years", chain), trust="unsigned")
    with pytest.raises(InvalidProvenance, match="tampered"):
        loads(unsealed("five years", chain))
    with pytest.raises(InvalidProvenance, match="the key demands one"):
        loads(unsealed("five years", chain), key=KEY, trust="unsigned")


@pytest.mark.parametrize("content", [None, "x"])
def test_a_value_without_a_source_is_refused(content: Any) -> None:
    with pytest.raises(InvalidProvenance, match="a source"):
        loads(unsealed(content, ProvenanceChain()), trust="unsigned")


@pytest.mark.parametrize("confidence", [1.5, -0.1, float("nan"), "high", True])
def test_a_confidence_out_of_range_is_refused(confidence: Any) -> None:
    for decorator in (
        lambda: tool(uses=retrieval, confidence=confidence),
        lambda: prompt(confidence=confidence),
        lambda: agent(min_confidence=confidence),
    ):
        with pytest.raises(InvalidProvenance, match="from 0 to 1"):
            decorator()


NOW = datetime.now(timezone.utc)
BAD_STEPS = [
    lambda: Retrieval(3, NOW),  # type: ignore[arg-type]
    lambda: Retrieval("a", datetime(2024, 1, 1)),
    lambda: Retrieval("a", NOW, location={"page": 3}),  # type: ignore[arg-type]
    lambda: Retrieval("a", NOW, score=float("inf")),
    lambda: Retrieval("a", NOW, inputs=(3,)),  # type: ignore[arg-type]
    lambda: PromptTransform("p", tokens="many"),  # type: ignore[arg-type]
    lambda: PromptTransform("p", tokens=True),
    lambda: Effect("e", data=[3]),  # type: ignore[list-item]
    lambda: tool(uses="retrieval"),  # type: ignore[arg-type]
    lambda: sever(given("a"), 3),
]


@pytest.mark.parametrize("make", BAD_STEPS)
def test_a_step_of_the_wrong_type_is_refused(make: Any) -> None:
    with pytest.raises(InvalidProvenance):
        make()


@pytest.mark.parametrize(
    "metadata", [{"a": object()}, {"a": float("nan")}, ["no object"], {"a": {1, 2}}, 3]
)
def test_metadata_that_is_no_json_object_is_refused(metadata: Any) -> None:
    @tool(uses=retrieval)
    def retrieve() -> str:
        return ground("a", metadata=metadata)

    with pytest.raises(InvalidProvenance, match="metadata"):
        retrieve()


def flat_of(value: Any) -> list[Any]:
    return flatten(value.sources().node)


@pytest.mark.parametrize(
    "flat",
    [
        [],
        [("add", (1.0, False), (None,))],
        [("add", (1.0, False), (0,))],
        [(3, (1.0, False), ())],
        [("add",)],
        "garbage",
        None,
    ],
)
def test_a_broken_pickle_is_refused(flat: Any) -> None:
    class Broken:
        def __reduce__(self) -> Any:
            return _restore, ("content", flat)

    with pytest.raises(InvalidProvenance):
        pickle.loads(pickle.dumps(Broken()))


def test_bad_input_changes_nothing() -> None:
    value = given(["a"])
    before = value.sources()
    with pytest.raises(GroundingError):
        ProvenanceChain.from_json("{")
    with pytest.raises(IndexError):
        value[7]
    with pytest.raises(TypeError):
        value.append()
    with pytest.raises(ValueError, match="not in list"):
        value.remove("z")
    assert value.sources() == before
    assert EMPTY[2:] == ()
    assert isinstance(value, GroundedValue)


DOCS = Path(__file__).parents[2] / "docs"


def test_the_documented_schema_is_that_of_what_is_written() -> None:
    jsonschema = pytest.importorskip("jsonschema")
    schema = json.loads((DOCS / "provenance.schema.json").read_text(encoding="utf-8"))
    validator = jsonschema.Draft202012Validator(schema)
    chain = sever(honest("abcd"), "done").sources()
    validator.validate(json.loads(chain.to_json()))
    for name in ("unknown kind", "unknown field", "confidence above 1", "a negative place"):
        assert not validator.is_valid(json.loads(FORGERIES[name]))
