"""The names by which mypy knows the runtime."""

from __future__ import annotations

from typing import Final

RUNTIME: Final = "corvid_runtime"
VALUE: Final = "corvid_runtime.value"
BOUNDARIES: Final = "corvid_runtime.boundaries"

GROUNDED: Final = f"{VALUE}.Grounded"
GROUNDED_VALUE: Final = f"{VALUE}.GroundedValue"
"""An alias in the stubs, which older programs import."""
GROUNDED_NAMES: Final = frozenset({GROUNDED, GROUNDED_VALUE})
COERCED: Final = f"{VALUE}._Coerced"
STREAM: Final = f"{VALUE}.GroundedStream"

CONTRACT: Final = f"{BOUNDARIES}._Contract"
BOUNDARY: Final = f"{BOUNDARIES}._Boundary"
LIFTED: Final = f"{BOUNDARIES}._Lifted"
EFFECT: Final = f"{BOUNDARIES}.Effect"

TOOL: Final = f"{BOUNDARIES}.tool"
PROMPT: Final = f"{BOUNDARIES}.prompt"
AGENT: Final = f"{BOUNDARIES}.agent"
GROUNDED_PURE: Final = f"{BOUNDARIES}.grounded_pure"
LIFT: Final = f"{BOUNDARIES}.lift"
EACH: Final = f"{BOUNDARIES}.each"
GROUND: Final = f"{BOUNDARIES}.ground"
SEVER: Final = f"{BOUNDARIES}.sever"
PLAIN: Final = f"{BOUNDARIES}.plain"

INSUFFICIENT: Final = "corvid_runtime.citations.answers.InsufficientEvidence"
"""The refusal: an answer that says why there is none."""

INTERPOLATE: Final = f"{RUNTIME}.text.interpolate"
JOIN: Final = f"{RUNTIME}.text.join"

LOCATION: Final = f"{RUNTIME}.location.Location"

LOADS: Final = f"{RUNTIME}.interchange.loads"
TRUST: Final = "trust"
KEY: Final = "key"
ASKED: Final = "provenance"
"""What reads JSON with its chains, and what its caller, or the context of pydantic, says of it."""

UNWRAP: Final = "unwrap_discarding_sources"
PROVENANCE: Final = frozenset({"sources", "confidence", UNWRAP})
"""The attributes of a grounded value that are its own, not its content's."""

TELLING: Final = frozenset(
    f"{RUNTIME}.retrievers.{name}"
    for name in (
        "evaluation.evaluate exchange.Attempt.output exchange.Attempt.report "
        "exchange.Exchange.answer exchange.Exchange.attempts exchange.Exchange.cited "
        "exchange.Exchange.ok exchange.Exchange.spans session.Session.check "
        "sqlite.SqliteRetriever.text"
    ).split()
)
"""What of the runtime gives as plain values what was retrieved, or tells of it."""
