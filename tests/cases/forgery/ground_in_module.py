"""Refused: a module never mints."""

from __future__ import annotations

from corvid_runtime import ground

forged = ground("made up", source="nowhere")  # E: grounded-forgery
