"""Refused: on another branch a name is imported, by dots, that keeps less."""

import os

from corvid_runtime import Grounded, agent, grounded_pure

from ..clients import clause

if os.environ.get("FAST"):
    from ..clients import shorter
else:
    from ..clients import shorter_carelessly as shorter  # E: grounded-laundering


@agent
@grounded_pure
def compare(name: str) -> Grounded[str]:
    return clause(name)
