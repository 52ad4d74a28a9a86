"""What to write where mypy itself refuses something grounded in a function without a mark.

There mypy's own error stands, which says what does not fit, and not what keeps the sources.
"""

from __future__ import annotations

from collections.abc import Iterator

from mypy import errorcodes
from mypy.errorcodes import ErrorCode
from mypy.nodes import Context, FuncDef

from corvid_mypy.checks.cures import Cures
from corvid_mypy.checks.inferring import Module
from corvid_mypy.library import is_value_function
from corvid_mypy.program.bodies import contract_over, top_level
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report import messages
from corvid_mypy.report.findings import Finding, FindingType, Site
from corvid_mypy.report.messages import Message
from corvid_mypy.seam.checker import (
    UNFITTING,
    ErrorInfo,
    errors_of,
    place_of,
    shown,
    stands_at,
    withdraw,
    written,
)
from corvid_mypy.seam.syntax import expressions
from corvid_mypy.settings import is_listing

_MISFITS = UNFITTING | {
    errorcodes.CALL_OVERLOAD,
    errorcodes.COMPARISON_OVERLAP,
    errorcodes.INDEX,
    errorcodes.MISC,
    errorcodes.OPERATOR,
}
"""What mypy says of a value that does not fit where it is put."""


def hints(module: Module) -> Iterator[Finding]:
    """One finding for each of mypy's errors about something grounded that is put right there."""
    refused = [
        error
        for error in errors_of(module.checker)
        if error.severity == "error" and not error.hidden and error.code in _MISFITS
    ]
    outside = refused
    for function in module.nodes.of(FuncDef) if refused else ():
        last = function.end_line or function.line
        inside = [error for error in refused if function.line <= error.line <= last]
        is_top = inside and function not in module.nested
        said: list[ErrorInfo] = []
        if is_top and contract_over(module.checker, function) is None:
            yield from _hints(module, function, inside, said)
        if is_top and not is_listing():
            left = [error for error in inside if error not in said and not error.hidden]
            yield from _of_mixed(module, function, left)
        outside = [error for error in outside if error not in inside]
    if outside and not is_listing():
        yield from _hints(module, top_level(module.checker, module.nodes), outside, [])


def _of_mixed(module: Module, function: FuncDef, left: list[ErrorInfo]) -> Iterator[Finding]:
    """Hints for what mypy says of functions between plain and grounded values, marked or not."""
    if not left:
        return
    cures = Cures(module.checker, module.callees, function, [], is_pure=False)
    for node in expressions(function.body):
        for error in [each for each in left if stands_at(each, node)]:
            hint = cures.mixed(node)
            if hint is not None and error.code is not None:
                yield _hint(hint, error, error.code)
                left.remove(error)


def _hints(
    module: Module, function: FuncDef, refused: list[ErrorInfo], said: list[ErrorInfo]
) -> Iterator[Finding]:
    walker = Walker(module.checker, function)
    walker.run()
    cures = Cures(module.checker, module.callees, function, walker.sites, is_pure=False)
    for outcome in walker.outcomes if not is_listing() else ():
        error = _error_at(refused, outcome.node, outcome.anchor)
        hint = cures.returned(outcome.node, outcome.slot)
        if hint is not None and error is not None and error.code is not None:
            yield _hint(hint, error, error.code)
            said.append(error)
    for site in walker.sites:
        error = _error_at(refused, site.node, site.anchor)
        if error is not None and error.code is not None and error not in said:
            yield _said(module, cures, function, site, error, error.code)
            said.append(error)
            if is_listing():
                for each in refused:  # what stands in a loop mypy may say more than once
                    if _is_same(each, error):
                        withdraw(module.checker, each)


def _is_same(one: ErrorInfo, other: ErrorInfo) -> bool:
    """Whether mypy says one thing twice, as it may of what stands in a loop."""
    return (one.line, one.column, one.code) == (other.line, other.column, other.code)


def _error_at(refused: list[ErrorInfo], *places: Context | None) -> ErrorInfo | None:
    """What mypy says at one of these places."""
    known = [place for place in places if place is not None]
    there = (each for each in refused if any(stands_at(each, place) for place in known))
    return next((each for each in there if not each.hidden), None)


def _hint(hint: str, error: ErrorInfo, code: ErrorCode) -> Finding:
    """The hint below an error of mypy's, at its very place: else mypy may show it above."""
    message = messages.in_unmarked(hint)
    return Finding(code, place_of(error), message, FindingType.HINT, severity="note")


def _said(
    module: Module, cures: Cures, function: FuncDef, site: Site, error: ErrorInfo, code: ErrorCode
) -> Finding:
    """The hint for people, below the error; for the command one finding with all that is known."""
    hint, checker = cures.site(site), module.checker
    if not is_listing():
        return _hint(hint, error, code)
    callee = cures.callee(site.lost or site.node)
    return Finding(
        code,
        site.node,
        Message(error.message, hint),
        kind=site.kind.value,
        function=function.fullname,
        expression=written(checker, site.node),
        actual=shown(checker, site.actual),
        slot=None if site.slot is None else shown(checker, site.slot),
        lost=site.lost,
        callee=callee,
        lifts=is_value_function(callee),
    )
