"""What an agent's own declarations oblige it to: confidence, and categories of data."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import CallExpr, Decorator, Expression, FuncDef, RefExpr, SymbolNode

from corvid_mypy.model.contracts import Contract, Kind, contract_of
from corvid_mypy.program.callees import Callees, signature
from corvid_mypy.report import codes, messages
from corvid_mypy.report.findings import Finding
from corvid_mypy.report.messages import Message
from corvid_mypy.report.wording import text
from corvid_mypy.seam.syntax import expressions


def boundary_calls(
    callees: Callees, calls: list[CallExpr]
) -> Iterator[tuple[CallExpr, str, Contract]]:
    """The boundaries that a body calls or hands on, those of its pure helpers included."""
    seen: set[SymbolNode] = set()
    pending = [(named, call) for call in calls for named in _named(call)]
    while pending:
        named, place = pending.pop(0)
        node = callees.definition(named)
        contract = contract_of(signature(node)) or contract_of(callees.type(named))
        if contract is None:
            continue
        if contract.kind in (Kind.TOOL, Kind.PROMPT, Kind.AGENT):
            yield place, text(named), contract
        elif contract.kind is Kind.FUNCTION and isinstance(node, Decorator) and node not in seen:
            seen.add(node)
            if not callees.is_imported(node):
                pending += [(each, place) for call in _calls_in(node) for each in _named(call)]
            elif contract.confidence is not None:
                yield place, text(named), contract


def _named(call: CallExpr) -> list[Expression]:
    """What a call calls, and the functions that it names to hand them on."""
    return [call.callee, *(arg for arg in call.args if isinstance(arg, RefExpr))]


def _calls_in(node: Decorator) -> list[CallExpr]:
    return [inner for inner in expressions(node.func.body) if isinstance(inner, CallExpr)]


def offered(callees: Callees, calls: list[CallExpr]) -> frozenset[str]:
    """The data categories of what a body calls: of tools, and of agents as declared and as seen."""
    found: frozenset[str] = frozenset()
    seen: set[SymbolNode] = set()
    pending = [call.callee for call in calls]
    while pending:
        callee = pending.pop()
        node = callees.definition(callee)
        if node in seen:
            continue
        contract = contract_of(signature(node)) or contract_of(callees.type(callee))
        if contract is None:
            continue
        found |= contract.uses | contract.requires | contract.offers
        if isinstance(node, Decorator):
            seen.add(node)
            pending += [call.callee for call in _calls_in(node)]
    return found


def problems(
    callees: Callees, agent: FuncDef, contract: Contract, calls: list[CallExpr]
) -> Iterator[Finding]:
    """What the body of an agent fails to keep of its declarations."""
    if contract.kind is not Kind.AGENT:
        return
    if contract.confidence is not None:
        for place, name, callee in boundary_calls(callees, calls):
            message = _confidence(name, callee, contract.confidence)
            if message is not None:
                yield Finding(codes.CONFIDENCE, place, message, function=agent.fullname)
    if not contract.requires:
        return
    missing = sorted(contract.requires - contract.uses - offered(callees, calls))
    if missing:
        message = messages.missing_data(agent.name, missing)
        yield Finding(codes.DATA, agent, message, function=agent.fullname)


def _confidence(name: str, callee: Contract, least: str) -> Message | None:
    declared = callee.confidence
    if declared is None:
        if callee.kind is Kind.TOOL:
            return None
        return messages.no_confidence(name, callee.kind.value, least)
    if float(declared) < float(least):
        return messages.too_uncertain(name, declared, least)
    return None
