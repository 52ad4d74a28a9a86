"""Names of the runtime that are used and not imported."""

from collections.abc import Sequence

import libcst as cst

from corvid_cli.fix.imports import INSERTED, Names
from corvid_cli.fix.kinds.found import Found
from corvid_cli.fix.model import Fix


def fixes(found: Found) -> Sequence[Fix]:
    """Import what mypy does not know."""
    if found.finding.code != "name-defined" or not isinstance(found.node, cst.Name):
        return []
    name = found.node.value
    return Names.of(found.source).supplying(name) if name in INSERTED else []
