"""Names handed on from another module."""

from typing_extensions import TypeAlias

from corvid_runtime import Grounded
from prelude import fetch as fetch_again
from prelude import research as research_again

__all__ = ["Text", "fetch_again", "research_again"]

Text: TypeAlias = Grounded[str]
