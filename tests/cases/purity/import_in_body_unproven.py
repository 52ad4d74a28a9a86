"""Refused: an import in a body of an agent without a proof."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    from prelude import research

    return research(i)  # E: grounded-laundering
