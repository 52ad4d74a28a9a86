"""``@grounded_pure``: every call in the body, written or implied, is on the closed list.

Importing this package classifies every node class that can call something.
"""

from corvid_mypy.proof.code import (
    callbacks,
    definitions,
    factories,
    implicit,
    invocations,
    matching,
    reading,
    standins,
    type_expressions,
)
from corvid_mypy.proof.code.judging import Breach, Proof
from corvid_mypy.proof.code.vouching import Vouching

__all__ = [
    "Breach",
    "Proof",
    "Vouching",
    "callbacks",
    "definitions",
    "factories",
    "implicit",
    "invocations",
    "matching",
    "reading",
    "standins",
    "type_expressions",
]
