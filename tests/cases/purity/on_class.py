"""Refused: a proof of a class says nothing."""

from __future__ import annotations

from corvid_runtime import grounded_pure


@grounded_pure  # E: grounded-declaration
class Library:
    pass
