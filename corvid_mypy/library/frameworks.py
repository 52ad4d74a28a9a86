"""Decorators of frameworks that keep a mark, and their context managers."""

from __future__ import annotations

from corvid_mypy.library.rows import Row

TABLE: list[Row] = []
