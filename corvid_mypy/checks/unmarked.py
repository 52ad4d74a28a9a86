"""What to write where mypy itself refuses something grounded in a function without a mark.

There mypy's own error stands, which says what does not fit, and not what keeps the sources.
"""

from __future__ import annotations

from collections.abc import Iterator

from mypy import errorcodes
from mypy.nodes import FuncDef

from corvid_mypy.checks.cures import Cures
from corvid_mypy.checks.inferring import Module
from corvid_mypy.program.bodies import contract_over
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report import messages
from corvid_mypy.report.findings import Finding, FindingType, Site
from corvid_mypy.seam.checker import UNFITTING, ErrorInfo, errors_of, stands_at

_MISFITS = UNFITTING | {errorcodes.CALL_OVERLOAD}
"""What mypy says of a value that does not fit where it is put."""


def hints(module: Module) -> Iterator[Finding]:
    """One finding for each of mypy's errors about something grounded that is put right there."""
    refused = [
        error
        for error in errors_of(module.checker)
        if error.severity == "error" and not error.hidden and error.code in _MISFITS
    ]
    for function in module.nodes.of(FuncDef) if refused else ():
        last = function.end_line or function.line
        inside = [error for error in refused if function.line <= error.line <= last]
        is_top = inside and function not in module.nested
        if is_top and contract_over(module.checker, function) is None:
            yield from _hints(module, function, inside)


def _hints(module: Module, function: FuncDef, refused: list[ErrorInfo]) -> Iterator[Finding]:
    walker = Walker(module.checker, function)
    walker.run()
    cures = Cures(module.checker, module.callees, function, walker.sites, is_pure=False)
    for site in walker.sites:
        error = _error_at(site, refused)
        if error is not None and error.code is not None:
            message = messages.in_unmarked(cures.site(site))
            yield Finding(error.code, site.node, message, FindingType.HINT, severity="note")


def _error_at(site: Site, refused: list[ErrorInfo]) -> ErrorInfo | None:
    places = [site.node, *([site.anchor] if site.anchor is not None else [])]
    return next((each for each in refused if any(stands_at(each, place) for place in places)), None)
