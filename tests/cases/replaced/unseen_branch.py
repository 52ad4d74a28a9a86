"""Refused: a definition that callers do not see, because mypy leaves its branch out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

LAST: list[str] = []

if TYPE_CHECKING:

    @grounded_pure
    def keep(d: Grounded[str]) -> Grounded[str]:
        return d

    from prelude import shout
else:

    def keep(d: Any) -> Any:  # E: grounded-laundering
        LAST.append(str(d))
        return d

    from prelude import helper as shout  # E: grounded-laundering


class Held:
    if TYPE_CHECKING:

        @grounded_pure
        def read(self, d: Grounded[str]) -> Grounded[str]:
            return d

        seen = True
    else:

        def read(self, d: Any) -> Any:  # E: grounded-laundering
            return d


try:
    from prelude import shout as louder
except ImportError:
    from prelude import helper as louder  # E: grounded-laundering


@grounded_pure
def answer(i: str) -> str:
    keep(fetch(i))  # E: grounded-laundering
    return LAST[-1] + shout(i) + louder(i)
