"""Accepted: a grounded whole is taken apart with each(), or read as the plain whole it holds."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, each
from prelude import fetch, fetch_rows


@agent
def answer(i: str) -> list[Grounded[str]]:
    docs: list[Grounded[str]] = each(fetch_rows(i))
    docs.extend([fetch(i), *each(fetch_rows(i))])
    texts: list[str] = fetch_rows(i)  # N: grounded-coercion `fetch_rows(i)`
    either: list[Grounded[int] | str] = list(fetch_rows(i))  # N: grounded-coercion `fetch_rows(i)`
    print(len(texts), len(either))
    return sorted(docs, key=lambda doc: 0)
