"""Accepted: a library function that is handed nothing grounded."""

from __future__ import annotations

import datetime
import math
import textwrap

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    clean = textwrap.dedent(i).strip()
    when = datetime.datetime.now().isoformat()
    size = math.floor(2.5) + len(i)
    return fetch(clean + when + str(size))
