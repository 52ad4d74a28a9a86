"""Accepted: a prompt keeps the grounding of its arguments, at any depth."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import combine, fetch, judge, summarize, summarize_all


@agent
@grounded_pure
def answer(i: str, docs: list[Grounded[str]]) -> Grounded[str]:
    doc = fetch(i)
    assert_type(summarize(doc), Grounded[str])
    assert_type(summarize(i), str)
    assert_type(combine(i, doc), Grounded[str])
    assert_type(combine(first=doc, second=i), Grounded[str])
    assert_type(summarize_all(docs), Grounded[str])
    assert_type(summarize_all([i]), str)
    assert_type(judge(doc), Grounded[bool])
    return summarize(doc)
