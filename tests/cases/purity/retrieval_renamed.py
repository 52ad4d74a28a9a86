"""Refused: what tells of a retrieval does so by whatever name it goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from corvid_runtime import grounded_pure
from corvid_runtime.retrievers.evaluation import Question
from corvid_runtime.retrievers.evaluation import evaluate as measured
from corvid_runtime.retrievers.grounding import Grounding
from corvid_runtime.retrievers.session import Session

again = measured


@grounded_pure
def imported(grounding: Grounding, ask: Callable[..., Any], asked: list[Question]) -> object:
    return measured(grounding, ask, asked)  # E: grounded-laundering


@grounded_pure
def assigned(grounding: Grounding, ask: Callable[..., Any], asked: list[Question]) -> object:
    return again(grounding, ask, asked)  # E: grounded-laundering


@grounded_pure
def handed_on(asked: list[Question]) -> object:
    return map(again, [], [], [asked])  # E: grounded-laundering


@grounded_pure
def bound(session: Session, output: dict[str, Any]) -> object:
    check = session.check  # E: grounded-laundering `session.check`
    return check(output)  # E: grounded-laundering
