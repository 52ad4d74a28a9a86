"""How each node class of mypy's syntax tree is treated by the two walker.

Importing this package classifies them all.
"""

from corvid_mypy.proof.rules import calls, displays, expressions, patterns, statements

__all__ = ["calls", "displays", "expressions", "patterns", "statements"]
