"""Refused: a finally that leaves its loop swallows what content raised."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, lift
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    outcome = "no number"
    for _ in [1]:
        try:
            lift(int)(fetch(i))
            outcome = "a number"
        finally:
            break
    return outcome


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    outcome = "no number"
    for _ in [1]:
        try:
            lift(int)(fetch(i))
            outcome = "a number"
        finally:
            break
    return outcome  # E: grounded-laundering `outcome`
