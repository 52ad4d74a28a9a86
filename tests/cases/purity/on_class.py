"""Refused: a proof of a class says nothing."""

from __future__ import annotations

from corvid_runtime import grounded_pure


@grounded_pure
class Library:  # E: grounded-declaration
    pass
