"""The plugin's error codes.

mypy replays cached messages without running a hook, and must know the codes even then: they are
registered when the plugin is loaded.
"""

from __future__ import annotations

from typing import Final

from mypy.errorcodes import ErrorCode

from corvid_mypy.seam.startup import show_in_notes

CATEGORY: Final = "Grounding"

COERCION: Final = ErrorCode(
    "grounded-coercion", "Report every place where the sources of a value are dropped", CATEGORY
)
LAUNDERING: Final = ErrorCode(
    "grounded-laundering", "Check that @grounded_pure functions drop no sources", CATEGORY
)
UNGROUNDED_RETURN: Final = ErrorCode(
    "ungrounded-return", "Check that what is returned as Grounded traces to a retrieval", CATEGORY
)
FORGERY: Final = ErrorCode(
    "grounded-forgery", "Check that only retrieving tools create grounded values", CATEGORY
)
CITATION: Final = ErrorCode(
    "grounded-citation", "Check that what a prompt cites is a grounded argument", CATEGORY
)
CONFIDENCE: Final = ErrorCode(
    "grounded-confidence", "Check min_confidence against the boundaries an agent calls", CATEGORY
)
DATA: Final = ErrorCode(
    "grounded-data", "Check an agent's data categories against what it calls", CATEGORY
)
UNION: Final = ErrorCode(
    "grounded-union", "Check that nothing is declared grounded or plain, either", CATEGORY
)
DECLARATION: Final = ErrorCode(
    "grounded-declaration", "Check that boundary decorators can be read and honoured", CATEGORY
)
INTERNAL: Final = ErrorCode(
    "grounded-internal", "Report a failure of the grounding checks themselves", CATEGORY
)

show_in_notes(COERCION)
show_in_notes(DECLARATION)


def is_ours(code: ErrorCode | None) -> bool:
    """Whether an error code is one of the plugin's."""
    return code is not None and code.category == CATEGORY
