"""Accepted: what is unknown stays in containers of its own."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure
def answer(i: str, a: list[Any], d: dict[str, Any]) -> dict[str, list[Grounded[str]]]:
    found: defaultdict[str, list[Grounded[str]]] = defaultdict(list)
    a += map(json.loads, ["1"])
    d.update(a=1)
    found[i] += [fetch(i)]
    docs = found[i] + [fetch(i)]
    return dict(found) | {i: docs}
