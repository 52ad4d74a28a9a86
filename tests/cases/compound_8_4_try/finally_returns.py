"""Refused: a finally that returns swallows what content raised."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, lift
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    outcome = "no number"
    try:
        lift(int)(fetch(i))
        outcome = "a number"
    finally:
        return outcome


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    outcome = "no number"
    try:
        lift(int)(fetch(i))
        outcome = "a number"
    finally:
        return outcome  # E: grounded-laundering `outcome`
