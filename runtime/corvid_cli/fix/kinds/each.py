"""Loops over a grounded container: its items are plain, those of `each(...)` are grounded."""

from collections.abc import Sequence
from typing import Final

import libcst as cst

from corvid_cli.fix.kinds.found import Found
from corvid_cli.fix.kinds.lift import called_with
from corvid_cli.fix.model import Fix
from corvid_cli.fix.nodes import within
from corvid_cli.fix.types import grounded_content, parsed

DRAWING: Final = frozenset("enumerate filter list map reversed sorted tuple zip".split())
"""Functions that draw the items of what they are passed, and pass them on."""

KEPT: Final = frozenset(
    "bytes deque dict dict_items dict_keys dict_values frozenset list set str tuple "
    "Collection Mapping Sequence Set".split()
)
"""What may be taken apart beforehand: an iterator would be drawn at another time."""


CHANGING: Final = frozenset(
    "add append clear discard extend insert pop popitem remove reverse setdefault sort "
    "update".split()
)
"""Methods that change a container."""


def fixes(found: Found) -> Sequence[Fix]:
    """Return `each(whole)` for the whole that is drawn from."""
    if found.finding.kind == "iteration":
        return _apart(found) if _is_kept(found) and not _is_changed(found) else []
    call = called_with(found)
    if call is not None and _is_ordered_openly(found):
        return _ordered(found, call)
    if _is_held_to_items(found) or (call is not None and _draws(found, call)):
        return _apart(found)
    return []


def _ordered(found: Found, call: cst.Call) -> list[Fix]:
    """Take the result apart instead: what is compared stays inside of the lifted function."""
    lifted = call.with_changes(
        func=cst.Call(cst.parse_expression(found.name("lift")), [cst.Arg(call.func)]),
        lpar=[],
        rpar=[],
    )
    apart = cst.Call(cst.parse_expression(found.name("each")), [cst.Arg(lifted)])
    return [found.replaced(call, found.source.rewritten(call, apart), "each", "each", "lift")]


def _is_held_to_items(found: Found) -> bool:
    """Whether a whole is put where a list of grounded items is declared."""
    slot = parsed(found.finding.slot)
    match slot:
        case cst.Subscript(value=cst.Name(value="list" | "Sequence" | "Iterable")):
            return found.finding.code in _SCATTERED and _is_kept(found)
        case _:
            return False


_SCATTERED: Final = frozenset(("grounded-forgery", "ungrounded-return"))


def _apart(found: Found) -> list[Fix]:
    code = found.source.cut(found.source.range(found.node))
    return [found.replaced(found.node, f"{found.name('each')}({code})", "each", "each")]


def _draws(found: Found, call: cst.Call) -> bool:
    """Whether a call draws the items of the value: it says so, or mypy misses an iterable there."""
    callee = (found.finding.callee or "").removeprefix("builtins.")
    if callee in DRAWING:
        return _is_kept(found)
    is_named = isinstance(call.func, cst.Name) and call.func.value in {*DRAWING, "max", "min"}
    return is_named and found.finding.code == "arg-type"


def _is_ordered_openly(found: Found) -> bool:
    """Whether an agent without a proof compares the items, which is a site of its own."""
    compares = found.finding.kind == "condition" and found.finding.type == "site"
    is_open = compares or found.finding.code == "grounded-forgery"  # which no proof has here
    return found.finding.callee == "builtins.sorted" and is_open and _is_kept(found)


def _is_kept(found: Found) -> bool:
    content = grounded_content(found.finding.actual)
    return content is not None and content.partition("[")[0] in KEPT


def _is_changed(found: Found) -> bool:
    """Whether the loop changes what it runs over, and so would see other items."""
    loop = found.source.around(found.node, cst.For)
    if loop is None or not isinstance(found.node, cst.Name) or loop.iter is not found.node:
        return False
    whole = found.node.value
    return any(_changes(each, whole) for each in within(loop.body))


def _changes(node: cst.CSTNode, whole: str) -> bool:
    """Whether a node changes the container of that name, or deletes anything."""
    match node:
        case cst.Call(func=cst.Attribute(value=cst.Name(value=name), attr=method)):
            return name == whole and method.value in CHANGING
        case (
            cst.AssignTarget(target=cst.Subscript(value=cst.Name(value=name)))
            | cst.AugAssign(target=cst.Subscript(value=cst.Name(value=name)))
        ):
            return name == whole
        case _:
            return isinstance(node, cst.Del)
