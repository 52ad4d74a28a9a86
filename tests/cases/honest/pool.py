"""Accepted: retrieve in a pool of threads."""

from __future__ import annotations

import concurrent.futures

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure
def answer(names: list[str]) -> list[Grounded[str]]:
    with concurrent.futures.ThreadPoolExecutor() as pool:
        return list(pool.map(fetch, names))
