"""Names handed on from another module."""

from prelude import fetch as fetch_again
from prelude import research as research_again

__all__ = ["fetch_again", "research_again"]
