"""``@grounded_pure``: every call in the body, written or implied, is on the closed list.

Importing this package classifies every node class that can call something.
"""

from corvid_mypy.purity import callbacks, calls, definitions, implied, names, standins
from corvid_mypy.purity.proof import Breach, Proof
from corvid_mypy.purity.vouching import Vouching

__all__ = [
    "Breach",
    "Proof",
    "Vouching",
    "callbacks",
    "calls",
    "definitions",
    "implied",
    "names",
    "standins",
]
