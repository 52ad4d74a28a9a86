"""Accepted: definitions for another version of Python, and types for the checker alone."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

if TYPE_CHECKING:
    from collections.abc import Sequence

if sys.version_info >= (3, 8):

    @grounded_pure
    def keep(d: Grounded[str]) -> Grounded[str]:
        return d
else:

    def keep(d):
        return d


try:
    from prelude import double
except ImportError:
    from prelude import double


@grounded_pure
def answer(names: Sequence[str]) -> list[Grounded[str]]:
    return [keep(fetch(name)) for name in names if double(len(name))]
