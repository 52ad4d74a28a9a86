"""Attributes of retrieved content that nobody can read by their names, for the value has its own.

``hit.confidence`` says how sure the chain of ``hit`` is, whatever a field of that name holds.
"""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import MemberExpr, TypeInfo
from mypy.types import Instance, TupleType, Type, TypeVarType, get_proper_type

from corvid_mypy.model.types import content, is_grounded, members
from corvid_mypy.report import codes, messages
from corvid_mypy.report.findings import Finding
from corvid_mypy.seam.checker import TypeChecker, source, type_of
from corvid_mypy.seam.runtime_names import PROVENANCE
from corvid_mypy.seam.syntax import Nodes


def problems(checker: TypeChecker, nodes: Nodes) -> Iterator[Finding]:
    """Every attribute of a grounded value's own that its content has as well."""
    for node in nodes.of(MemberExpr):
        if node.name not in PROVENANCE:
            continue
        for owner in _classes_grounded(type_of(checker, node.expr)):
            if owner.has_readable_member(node.name):
                value = source(checker, node.expr)
                message = messages.hidden_attribute(value, node.name, owner.name)
                yield Finding(codes.DECLARATION, node, message)
                break


def _classes_grounded(typ: Type | None) -> Iterator[TypeInfo]:
    """The classes of the content, if a value is grounded or may be."""
    for member in members(typ) if typ is not None else ():
        for each in members(content(member)) if is_grounded(member) else ():
            bound = get_proper_type(each.upper_bound) if isinstance(each, TypeVarType) else each
            held = bound.partial_fallback if isinstance(bound, TupleType) else bound
            if isinstance(held, Instance):
                yield held.type
