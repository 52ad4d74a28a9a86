"""Where grounded values begin: in the body of a tool that retrieves, and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from corvid_runtime.calls import Call, current_call, now
from corvid_runtime.content import chains_in, strip
from corvid_runtime.crossings import brief
from corvid_runtime.digests import digest_of
from corvid_runtime.errors import GroundedForgery, InvalidProvenance
from corvid_runtime.graph import Node, record
from corvid_runtime.location import Location
from corvid_runtime.makers import MAKERS, wrap
from corvid_runtime.provenance import Retrieval
from corvid_runtime.value import GroundedStream, GroundedValue
from corvid_runtime.wrapping import maker_of

MAKERS.maker_of = maker_of


def ground(
    value: Any,
    *,
    source: str | None = None,
    location: Location | None = None,
    score: float | None = None,
    metadata: Mapping[str, object] | None = None,
) -> Any:
    """Create a grounded value, in the body of a tool whose effects are grounded.

    Args:
        value: what was retrieved; ``None`` comes back as it is.
        source: where it came from; by default ``tool:<module>.<qualified name>``.
        location: where in the source it stands.
        score: the retriever's relevance score.
        metadata: anything else worth keeping, a JSON object.

    Raises:
        GroundedForgery: no such body is running, or the value cannot carry a source.
        InvalidProvenance: a detail of the wrong type.
    """
    call = current_call()
    if call is None or call.source is None:
        raise GroundedForgery(
            f"ground() was called with {brief(value)} " + _where_called(call),
            hint="call it in the body of a @tool(uses=retrieval)",
        )
    node = retrieved(
        call, value, source=source, location=location, score=score, metadata=_json(metadata)
    )
    minted = wrap(value, node)
    if minted is not None and not isinstance(minted, (GroundedValue, GroundedStream)):
        raise GroundedForgery(
            f"ground() cannot ground {brief(value)}, which cannot carry a source",
            hint="ground what was retrieved, not a class, a module or an exception",
        )
    return minted


def retrieved(call: Call, content: Any, **details: Any) -> Node:
    """Return the node of what a call retrieved; details that are ``None`` are left out."""
    details = {"source": call.source, **{k: v for k, v in details.items() if v is not None}}
    step = Retrieval(timestamp=now(), digest=digest_of(strip(content)), **details)
    return record(step, call.confidence, (*call.inputs(), *chains_in(content)))


def _where_called(call: Call | None) -> str:
    if call is None:
        return "outside any tool"
    return f"in {call.name}, whose effects are not grounded"


def _json(metadata: Mapping[str, object] | None) -> dict[str, Any] | None:
    if metadata is None:
        return None
    import json

    try:
        copied = json.loads(json.dumps(strip(metadata), allow_nan=False))
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidProvenance(f"metadata must be a JSON object: {error}") from error
    if not isinstance(copied, dict):
        raise InvalidProvenance(f"metadata must be a JSON object, not {brief(metadata)}")
    return copied
