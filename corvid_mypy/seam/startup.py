"""What is touched of mypy's checker before anything is checked: loaded by every program.

The names are mypy's own, so that asking costs nothing beyond what mypy's objects cost.
"""

from __future__ import annotations

from mypy.checker_state import checker_state as checker_state
from mypy.errorcodes import ErrorCode
from mypy.errors import SHOW_NOTE_CODES
from mypy.errors import CompileError as CompileError


def show_in_notes(code: ErrorCode) -> None:
    """Have mypy print a code behind notes, too, as it does behind errors."""
    SHOW_NOTE_CODES.add(code.code)
