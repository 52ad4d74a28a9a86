"""What the functions of a module do with grounded values, for `corvid sites --everywhere`.

Ordinary code is checked by mypy alone. Where it puts something grounded into `Any` or `object` mypy
has nothing to say, and the sources are lost there. A census decides nothing; it is taken only where
it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import FuncDef

from corvid_mypy.checks.inferring import Module
from corvid_mypy.checks.trails import standing
from corvid_mypy.model.types import carries
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report import codes, messages
from corvid_mypy.report.findings import LOOKS, CoercionKind, Finding, FindingType, Site
from corvid_mypy.seam.checker import has_visible_error, shown, types_of, written
from corvid_mypy.seam.syntax import expressions

_LOOKS = LOOKS | {CoercionKind.SUBSCRIPT}
"""Where content is looked at, and does not go anywhere."""


def taken(module: Module) -> Iterator[Finding]:
    """One finding for each function with grounded values, and one for each place they leave by."""
    types = types_of(module.checker)
    for function in module.nodes.of(FuncDef):
        if function in module.nested:
            continue
        kind = standing(module, function)
        if kind in ("tool", "prompt", "lifted"):
            continue  # its body is trusted
        found = [types[node] for node in expressions(function.body) if node in types]
        count = sum(map(carries, found))
        if count or kind == "proved":
            yield Finding(
                codes.COERCION,
                function,
                messages.flows(function.fullname, count),
                FindingType.FLOWS,
                kind=kind,
                function=function.fullname,
                flows=count,
            )
        if count and kind == "unproved":
            yield from _leaving(module, function)


def _leaving(module: Module, function: FuncDef) -> Iterator[Finding]:
    """Where an unmarked function puts something grounded in which nothing keeps its sources."""
    walker = Walker(module.checker, function)
    walker.run()
    for site in walker.sites:
        if site.kind in _LOOKS or _is_mypys(module, site):
            continue
        slot = None if site.slot is None else shown(module.checker, site.slot)
        value, actual = written(module.checker, site.node), shown(module.checker, site.actual)
        yield Finding(
            codes.COERCION,
            site.node,
            messages.leaves(value, actual, slot, function.fullname),
            FindingType.LEAVING,
            kind=site.kind.value,
            function=function.fullname,
            expression=value,
            actual=actual,
            slot=slot,
        )


def _is_mypys(module: Module, site: Site) -> bool:
    """Whether mypy refuses the place itself, as it does where the slot is for something plain."""
    places = (site.node,) if site.anchor is None else (site.node, site.anchor)
    return any(has_visible_error(module.checker, place) for place in places)
