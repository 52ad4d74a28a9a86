"""A plugin with a crude way to infer summaries, and with `probe.reveal(f)`, which says them.

A function is inert, and proved, if its body names nothing of the runtime, and calls nothing of the
program that is not inert; what it calls of the runtime is what it discloses.
"""

from __future__ import annotations

from functools import cached_property

from mypy.build import State
from mypy.checker import TypeChecker
from mypy.nodes import (
    CallExpr,
    Decorator,
    Expression,
    FuncDef,
    FuncItem,
    MemberExpr,
    MypyFile,
    OverloadedFuncDef,
    RefExpr,
    SymbolNode,
)
from mypy.options import Options
from mypy.plugin import Plugin
from mypy.types import Instance, TypeType, get_proper_type

from corvid_mypy import dispatch, hooks
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.model.summary import Disclosure, Summary
from corvid_mypy.report import codes
from corvid_mypy.report.findings import Finding
from corvid_mypy.report.messages import Message
from corvid_mypy.seam.checker import checker_of, report
from corvid_mypy.seam.phases import Program
from corvid_mypy.seam.syntax import walk
from corvid_mypy.settings import Settings


def infer(checker: TypeChecker, function: FuncItem) -> Summary:
    """What the body shows."""
    if function.name == "breaks":
        raise RuntimeError("provoked")
    discloses: set[Disclosure] = set()
    line, reason = 0, ""
    for node in walk(function.body, into=lambda node: not isinstance(node, FuncDef)):
        if not isinstance(node, RefExpr):
            continue
        defined = named(checker, node)
        if (defined.fullname if defined else "").startswith("corvid_runtime."):
            assert defined is not None
            discloses.add(Disclosure.EFFECT)
            line, reason = node.line - function.line, f"names {defined.name}"
        elif isinstance(defined, (FuncDef, Decorator, OverloadedFuncDef)) and _of_program(defined):
            known = summary_of(defined)
            discloses |= known.discloses
            if not known.inert:
                line, reason = node.line - function.line, f"calls {defined.name}"
    inert = not reason
    return Summary(inert, inert, inert, discloses=frozenset(discloses), line=line, reason=reason)


def named(checker: TypeChecker, node: RefExpr) -> SymbolNode | None:
    """The definition of a name or a member."""
    if isinstance(node, MemberExpr) and node.node is None:
        owner = get_proper_type(checker._type_maps[0].get(node.expr))
        owner = get_proper_type(owner.item) if isinstance(owner, TypeType) else owner
        symbol = owner.type.get(node.name) if isinstance(owner, Instance) else None
        return symbol.node if symbol is not None else None
    return node.node


def _of_program(node: SymbolNode) -> bool:
    return node.fullname.partition(".")[0] not in ("builtins", "typing", "functools", "probe")


def say(summary: Summary) -> str:
    """A summary in one line."""
    promises = [name for name in ("inert", "quiet", "proved") if getattr(summary, name)]
    kinds = sorted(kind.value for kind in summary.discloses)
    return " ".join([*promises, *kinds, f"+{summary.line}", summary.reason]).strip()


def reveal(file: MypyFile) -> None:
    """Say what is known of the functions that are named in calls of `probe.reveal`."""
    checker = checker_of(file)
    if checker is None:
        return
    for call in walk(file):
        if isinstance(call, CallExpr) and _name(call.callee) == "probe.reveal":
            asked = call.args[0]
            assert isinstance(asked, RefExpr)
            node = named(checker, asked)
            if len(call.args) > 1 and isinstance(node, OverloadedFuncDef):
                node = node.setter
            report(checker, Finding(codes.COERCION, call, Message(say(summary_of(node)))))


def _name(expr: Expression) -> str | None:
    return expr.fullname if isinstance(expr, RefExpr) else None


class CrudeHooks(hooks.Hooks):
    """Reveals summaries when a module was checked."""

    def module(self, file: MypyFile) -> None:
        super().module(file)
        reveal(file)

    def _checked_parts(self, program: Program, state: State) -> None:
        super()._checked_parts(program, state)
        reveal(state.type_checker().tree)


class CrudePlugin(dispatch.CorvidPlugin):
    """The plugin, but for what it infers."""

    @cached_property
    def _hooks(self) -> hooks.Hooks:
        return CrudeHooks(Settings(), self.options, infer=infer)


def plugin(version: str) -> type[Plugin]:
    """mypy's entry point."""
    assert Options
    return CrudePlugin
