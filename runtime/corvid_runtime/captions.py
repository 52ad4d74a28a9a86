"""Puts the steps of a provenance chain into words."""

from __future__ import annotations

from typing import NamedTuple

from corvid_runtime.graph import flatten
from corvid_runtime.provenance import (
    AgentHandoff,
    Derived,
    PromptTransform,
    ProvenanceChain,
    Retrieval,
    Severed,
    Step,
)


class Row(NamedTuple):
    """A step of a chain: its kind, what it did, and the rows of its inputs, from 0."""

    kind: str
    label: str
    inputs: tuple[int, ...]


def rows(chain: ProvenanceChain) -> list[Row]:
    """Return the steps of a chain in order, inputs before what was made of them."""
    return [
        Row(step.kind, label(step), tuple(place for place in inputs if place is not None))
        for step, (_, _, inputs) in zip(chain, flatten(chain.node))
    ]


def label(step: Step) -> str:
    """Return what a step did, in a few words."""
    match step:
        case Retrieval():
            return source_and_place(step)
        case PromptTransform(prompt_name=name, model=model):
            return f"{name} (model {model})" if model else name
        case AgentHandoff(agent_name=name):
            return name
        case Severed(reason=reason, where=where):
            return ", ".join(filter(None, (reason, where)))
        case Derived(op=operation):
            return operation


def source_and_place(step: Retrieval) -> str:
    """Return the source of a retrieval and where in it the value stands."""
    return ", ".join([step.source, *places(step)])


def places(step: Retrieval) -> list[str]:
    """Return where in its source a retrieved value stands, as far as its location says."""
    found = []
    if step.location is not None and step.location.page is not None:
        found.append(f"page {step.location.page}")
    if step.location is not None and step.location.char_span is not None:
        start, end = step.location.char_span
        found.append(f"characters {start} to {end}")
    return found
