"""Library functions that compute a value from values, called with grounded ones."""

from collections.abc import Sequence
from typing import Final

import libcst as cst

from corvid_cli.fix.kinds.found import Found
from corvid_cli.fix.model import Fix
from corvid_cli.fix.types import grounded_content


def fixes(found: Found) -> Sequence[Fix]:
    """Return `lift(f)` for the function `f` that a grounded value is passed to.

    Which functions those are, the plugin's table of the library says. Of `str(text)`, where the
    text is one already, the text itself is left.
    """
    call = called_with(found)
    if call is None or not found.finding.lifts:
        return []
    if _is_already(found, call):
        return [found.replaced(call, found.source.code(found.node), "lift")]
    function = found.source.code(call.func)
    return [found.replaced(call.func, f"{found.name('lift')}({function})", "lift", "lift")]


def _is_already(found: Found, call: cst.Call) -> bool:
    """Whether a value is of the very class that it is passed to, and a part of no other syntax."""
    content = grounded_content(found.finding.actual)
    is_simple = isinstance(found.node, cst.Name | cst.Attribute | cst.Call | cst.Subscript)
    is_alone = is_simple and len(call.args) == 1 and not call.lpar
    return is_alone and content in _CLASSES and found.finding.callee == f"builtins.{content}"


_CLASSES: Final = frozenset(("str", "bytes", "int", "float", "complex", "bool"))
"""Classes that return a value of theirs as it is."""


def called_with(found: Found) -> cst.Call | None:
    """Return the call that the value of a finding is an argument of."""
    parents = found.source.parents(found.node)
    argument, call = next(parents, None), next(parents, None)
    if not isinstance(argument, cst.Arg) or not isinstance(call, cst.Call):
        return None
    return call if argument in call.args else None
