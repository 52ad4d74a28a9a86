"""Chains as W3C PROV, in the PROV-JSON serialisation (W3C member submission, 2013).

Every step becomes an entity, what the value was after it, and the activity that generated it. What
a step was made of is what its activity used; a retrieved entity is derived from its source as
a primary source; models and agents are the PROV agents that the activities are associated with.
Any PROV implementation reads the document, such as the ``prov`` package; writing needs none.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final, Protocol

from corvid_runtime.graph import FlatNode, flatten
from corvid_runtime.provenance import (
    AgentHandoff,
    PromptTransform,
    ProvenanceChain,
    Retrieval,
    Severed,
)

NAMESPACE: Final = "urn:corvid:provenance:"

Attributes = dict[str, Any]


def to_prov_json(chain: ProvenanceChain, quotes: Iterable[Quote] = ()) -> str:
    """Return a PROV-JSON document of every step of a chain.

    Args:
        chain: how a value came about.
        quotes: what it quotes, verified; each is a quotation of its source.
    """
    document = _Document()
    for place, node in enumerate(flatten(chain.node)):
        document.add(place, node)
    for number, quote in enumerate(quotes):
        document.add_quote(number, quote)
    return json.dumps({"prefix": {"corvid": NAMESPACE}, **document.records})


class Quote(Protocol):
    """The words that a value quotes, and their source: such as a `citations.Span`."""

    @property
    def source_uri(self) -> str:
        """The name of the source."""
        ...

    @property
    def quote(self) -> str:
        """The words."""
        ...


class _Document:
    """The records of a document, by their kind."""

    def __init__(self) -> None:
        self.records: dict[str, dict[str, Attributes]] = {}
        self._names: dict[tuple[str, str], str] = {}

    def add(self, place: int, node: FlatNode) -> None:
        """Add one step: its entity, its activity, and how they hang together."""
        step, worth, inputs = node
        entity, activity = f"corvid:value{place}", f"corvid:step{place}"
        kind = "derived" if isinstance(step, str) else step.kind
        self._record("entity", entity, {"corvid:confidence": _double(worth.confidence)})
        self._record("activity", activity, {"prov:type": f"corvid:{kind}", **_details(step)})
        self._relate("wasGeneratedBy", {"prov:entity": entity, "prov:activity": activity})
        for position, source in enumerate(inputs):
            if source is not None:
                self._made_of(entity, activity, f"corvid:value{source}", position)
        if isinstance(step, Retrieval):
            self._retrieved(entity, activity, step)
        elif isinstance(step, PromptTransform) and step.model is not None:
            self._associated(activity, step.model)
        elif isinstance(step, AgentHandoff):
            self._associated(activity, step.agent_name)

    def add_quote(self, number: int, quote: Quote) -> None:
        """Add one quotation: an entity derived from its source."""
        entity, source = f"corvid:quote{number}", self._named("entity", "source", quote.source_uri)
        self._record("entity", entity, {"prov:value": quote.quote})
        kind = {"$": "prov:Quotation", "type": "prov:QUALIFIED_NAME"}
        derived = {"prov:generatedEntity": entity, "prov:usedEntity": source, "prov:type": kind}
        self._relate("wasDerivedFrom", derived)

    def _made_of(self, entity: str, activity: str, used: str, position: int) -> None:
        role = {"prov:role": f"input {position}"}
        self._relate("used", {"prov:activity": activity, "prov:entity": used, **role})
        derivation = {"prov:generatedEntity": entity, "prov:usedEntity": used}
        self._relate("wasDerivedFrom", {**derivation, "prov:activity": activity})

    def _retrieved(self, entity: str, activity: str, step: Retrieval) -> None:
        source = self._named("entity", "source", step.source)
        time = step.timestamp.isoformat()
        self.records["activity"][activity]["prov:endTime"] = time
        self._relate("used", {"prov:activity": activity, "prov:entity": source, "prov:time": time})
        self._relate(
            "wasDerivedFrom",
            {
                "prov:generatedEntity": entity,
                "prov:usedEntity": source,
                "prov:activity": activity,
                "prov:type": {"$": "prov:PrimarySource", "type": "prov:QUALIFIED_NAME"},
            },
        )

    def _associated(self, activity: str, name: str) -> None:
        agent = self._named("agent", "agent", name)
        self._relate("wasAssociatedWith", {"prov:activity": activity, "prov:agent": agent})

    def _named(self, record: str, prefix: str, label: str) -> str:
        """Return the identifier of a source or an agent, which many steps may share."""
        if (prefix, label) not in self._names:
            name = f"corvid:{prefix}{len(self._names)}"
            self._names[prefix, label] = name
            self._record(record, name, {"prov:label": label})
        return self._names[prefix, label]

    def _relate(self, relation: str, attributes: Attributes) -> None:
        number = len(self.records.get(relation, {}))
        self._record(relation, f"_:{relation}{number}", attributes)

    def _record(self, record: str, name: str, attributes: Attributes) -> None:
        self.records.setdefault(record, {})[name] = attributes


def _details(step: Any) -> Attributes:
    if isinstance(step, str):
        found: dict[str, object] = {"op": step}
    elif isinstance(step, Retrieval):
        location = None if step.location is None else json.dumps(step.location.to_dict())
        metadata = json.dumps(step.metadata) if step.metadata else None
        found = {"digest": step.digest, "location": location, "metadata": metadata}
        found["score"] = None if step.score is None else _double(step.score)
    elif isinstance(step, PromptTransform):
        found = {"prompt": step.prompt_name, "tokens": step.tokens}
    elif isinstance(step, Severed):
        found = {"reason": step.reason, "where": step.where}
    else:
        found = {}
    return {f"corvid:{name}": value for name, value in found.items() if value is not None}


def _double(number: float) -> Attributes:
    return {"$": repr(float(number)), "type": "xsd:double"}
