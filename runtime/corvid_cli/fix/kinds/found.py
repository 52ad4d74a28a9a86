"""A finding beside the syntax that it stands at: what every kind of fix is asked about."""

from collections.abc import Mapping

import libcst as cst
from attrs import evolve, frozen

from corvid_cli.findings import Finding
from corvid_cli.fix.imports import Names
from corvid_cli.fix.model import Fix, Range
from corvid_cli.fix.source import Source
from corvid_cli.fix.types import GROUNDED


@frozen
class Found:
    """A finding, the expression that it stands at, and the files that may be rewritten."""

    finding: Finding
    source: Source
    node: cst.BaseExpression
    files: Mapping[str, Source]

    def replaced(self, node: cst.CSTNode, replacement: str, kind: str, *names: str) -> Fix:
        """Return the fix that writes something in a node's place, and imports what it names."""
        return self.written(self.source.range(node), replacement, kind, *names)

    def written(self, place: Range, replacement: str, kind: str, *names: str) -> Fix:
        """Return the fix that writes something at a place, and imports what it names."""
        missing = Names.of(self.source).missing(names)
        return Fix(self.source.path, place, replacement, kind, missing)

    def name(self, name: str) -> str:
        """Return how the file calls something of the runtime, once it is imported."""
        return Names.of(self.source).written(name)

    def wrapped(self, typ: str) -> str:
        """Return the type of what is grounded, as the file writes it."""
        return f"{self.name(GROUNDED)}[{typ}]"

    def beside(self, source: Source) -> "Found":
        """Return the finding as it concerns another file."""
        return evolve(self, source=source)
