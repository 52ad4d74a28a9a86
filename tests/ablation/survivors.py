"""Mutants that no program can notice, each with the reason."""

from __future__ import annotations

from tests.ablation.mutants import Mutant

KNOWN: dict[tuple[str, str, str], str] = {}
"""The reason, by file, function, and source of the place."""


def explained(mutant: Mutant) -> bool:
    """Whether it is known why a mutant survives."""
    return (mutant.path, mutant.function, mutant.text) in KNOWN
