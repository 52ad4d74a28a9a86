"""Refused: the module itself is plain code: mypy's own error stands."""

from __future__ import annotations

from prelude import fetch

found: str = fetch("module")  # E: assignment
