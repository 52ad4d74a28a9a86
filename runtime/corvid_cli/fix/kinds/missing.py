"""Names of the runtime that are used and not imported."""

from collections.abc import Sequence

import libcst as cst

from corvid_cli.fix.imports import INSERTED
from corvid_cli.fix.kinds.found import Found
from corvid_cli.fix.model import Fix


def fixes(found: Found) -> Sequence[Fix]:
    """Import what mypy does not know."""
    if found.finding.code != "name-defined" or not isinstance(found.node, cst.Name):
        return []
    name = found.node.value
    if name not in INSERTED or name in found.source.bound:
        return []
    return [found.replaced(found.node, found.name(name), "import", name)]
