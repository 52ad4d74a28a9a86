"""Grounded values read back from JSON: with their chains, and signed where that is demanded."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import (
    ARG_STAR2,
    CallExpr,
    DictExpr,
    Expression,
    FuncDef,
    Node,
    RefExpr,
    StrExpr,
)
from mypy.types import NoneType

from corvid_mypy.library import row
from corvid_mypy.model.types import carries
from corvid_mypy.program.bodies import bodies_in, has_no_contract
from corvid_mypy.program.callees import Callees
from corvid_mypy.report import codes, messages
from corvid_mypy.report.findings import Finding
from corvid_mypy.report.wording import text
from corvid_mypy.seam.checker import TypeChecker, type_of
from corvid_mypy.seam.runtime_names import ASKED, KEY, LOADS, TRUST
from corvid_mypy.seam.syntax import Nodes, walk

_CONTEXT = "context"


def problems(checker: TypeChecker, callees: Callees, nodes: Nodes) -> Iterator[Finding]:
    """What reads plain JSON into grounded fields, and what believes unsigned JSON in a proof."""
    readers = {
        call: terms
        for call in nodes.of(CallExpr)
        if (terms := _terms_of(call, checker, callees)) is not None
    }
    believing = set(_held_to_laws(checker, callees, nodes)) if readers else set()
    for call, terms in readers.items():
        if terms != LOADS and _is_plain(call, terms, callees):
            message = messages.plain_json(text(call.callee), terms)
            yield Finding(codes.FORGERY, call, message)
        elif call in believing and _may_trust(call, terms, callees):
            yield Finding(codes.FORGERY, call, messages.unsigned(text(call.callee)))


def _terms_of(call: CallExpr, checker: TypeChecker, callees: Callees) -> str | None:
    """The parameter by which a call says how grounded values are read, if it reads any."""
    definition = callees.definition(call.callee)
    if definition is None:
        return None
    if definition.fullname == LOADS:
        return LOADS
    found = row(definition.fullname)
    made = type_of(checker, call) if found is not None and found.reads else None
    return found.reads if found is not None and made is not None and carries(made) else None


def _is_plain(call: CallExpr, parameter: str, callees: Callees) -> bool:
    """Whether nothing says how grounded fields are read."""
    said = _passed(call, parameter)
    if said is None:
        return ARG_STAR2 not in call.arg_kinds
    entries = _entries(said, callees)
    return entries is not None and ASKED not in entries


def _may_trust(call: CallExpr, terms: str, callees: Callees) -> bool:
    """Whether a call may believe JSON that nobody signed.

    With a key a signature is always demanded, whatever else a context says by then.
    """
    if terms == LOADS:
        trust = _passed(call, TRUST)
        named = trust is not None and not isinstance(callees.type(trust), NoneType)
        return named or ARG_STAR2 in call.arg_kinds
    if terms != _CONTEXT:
        return False
    said = _passed(call, terms)
    entries = _entries(said, callees) if said is not None else None
    return entries is None or KEY not in entries or TRUST in entries


def _entries(context: Expression, callees: Callees) -> set[str] | None:
    """The keys of a context that can be seen."""
    seen = callees.resolve(context)
    if not isinstance(seen, DictExpr):
        return None
    keys = {key.value for key, _ in seen.items if isinstance(key, StrExpr)}
    return keys if len(keys) == len(seen.items) else None


def _passed(call: CallExpr, name: str) -> Expression | None:
    return next((arg for given, arg in zip(call.arg_names, call.args) if given == name), None)


def _held_to_laws(checker: TypeChecker, callees: Callees, nodes: Nodes) -> Iterator[Node]:
    """The nodes of agents and proofs, and of the helpers of the module that they call."""
    pending = [body.function for body in bodies_in(checker, nodes) if body.contract.is_checked]
    seen: set[FuncDef] = set()
    while pending:
        function = pending.pop()
        if function in seen:
            continue
        seen.add(function)
        for node in walk(function.body, into=has_no_contract):
            yield node
            named = callees.definition(node) if isinstance(node, RefExpr) else None
            if isinstance(named, FuncDef) and not callees.is_imported(named):
                pending.append(named)
