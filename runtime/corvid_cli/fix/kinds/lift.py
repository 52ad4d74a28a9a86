"""Library functions that compute a value from values, called with grounded ones."""

from collections.abc import Sequence

import libcst as cst

from corvid_cli.fix.kinds.found import Found
from corvid_cli.fix.model import Fix


def fixes(found: Found) -> Sequence[Fix]:
    """Return `lift(f)` for the function `f` that a grounded value is passed to.

    Which functions those are, the plugin's table of the library says.
    """
    call = called_with(found)
    if call is None or not found.finding.lifts:
        return []
    function = found.source.code(call.func)
    return [found.replaced(call.func, f"{found.name('lift')}({function})", "lift", "lift")]


def called_with(found: Found) -> cst.Call | None:
    """Return the call that the value of a finding is an argument of."""
    parents = found.source.parents(found.node)
    argument, call = next(parents, None), next(parents, None)
    if not isinstance(argument, cst.Arg) or not isinstance(call, cst.Call):
        return None
    return call if argument in call.args else None
