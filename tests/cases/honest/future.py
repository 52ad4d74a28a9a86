"""Accepted: wait for a future."""

from __future__ import annotations

import concurrent.futures

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure
def answer(names: list[str]) -> Grounded[str]:
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        futures = [pool.submit(fetch, n) for n in names]
        return futures[0].result()
