"""Accepted: at module level silent drops are not reported."""

from __future__ import annotations

from prelude import fetch

found: object = fetch("module")
shown = f"{fetch('module')}"
