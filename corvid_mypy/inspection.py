"""Holding the checked bodies of a module to the laws, and reporting what breaks them."""

from __future__ import annotations

from mypy.checker import TypeChecker
from mypy.messages import format_type_bare
from mypy.nodes import (
    CallExpr,
    ConditionalExpr,
    Context,
    Expression,
    MypyFile,
    OpExpr,
)
from mypy.types import (
    AnyType,
    CallableType,
    NoneType,
    Type,
    TypeOfAny,
    UninhabitedType,
    get_proper_type,
)

from corvid_mypy import messages
from corvid_mypy.bodies import Body, contract_above, decorators_in
from corvid_mypy.checker import checker_of, errors_of, report, return_slot, type_of, withdraw
from corvid_mypy.config import Coercions, Settings
from corvid_mypy.contracts import Contract, Kind
from corvid_mypy.messages import Message
from corvid_mypy.purity import Purity, _text
from corvid_mypy.sites import Laws, Outcome, Site
from corvid_mypy.types import Wrapper, accepts, carries, declared, forget_records, plain


class Inspection:
    """Checks each module once mypy has."""

    def __init__(self, settings: Settings) -> None:
        self._coercions = settings.coercions

    def module(self, file: MypyFile) -> None:
        """Check every body of the module that has a contract."""
        checker = checker_of(file)
        if checker is None or checker.can_skip_diagnostics:
            return
        forget_records()
        for decorator in decorators_in(file):
            contract = contract_above(decorator)
            if contract is None:
                continue
            try:
                self._body(checker, Body(decorator, contract))
            except Exception as problem:
                report(checker, messages.INTERNAL, decorator.func, messages.internal(problem))

    def _body(self, checker: TypeChecker, body: Body) -> None:
        if body.contract.is_checked:
            _Inspected(checker, body, self._coercions).check()
        elif body.contract.kind is Kind.TOOL and body.contract.retrieves:
            _Inspected(checker, body, Coercions.SILENT).minting()


class _Inspected:
    """One body under inspection."""

    def __init__(self, checker: TypeChecker, body: Body, coercions: Coercions) -> None:
        self._checker = checker
        self._body = body
        self._coercions = coercions
        self._purity = Purity(checker, body.function)
        self._laws = Laws(
            checker,
            body.function,
            self._slot(),
            self._purity.visit if body.contract.pure else lambda node: None,
        )

    def _slot(self) -> Type | None:
        declared = return_slot(self._checker, self._body.function)
        if self._body.contract.retrieves and not self._body.function.is_generator:
            return Wrapper(self._checker.modules).grounded(declared)
        return None

    def check(self) -> None:
        """Apply the laws, and for a pure body the closed list."""
        function = self._body.function
        if self._body.contract.pure and not _is_annotated(function.type):
            self._report(messages.LAUNDERING, function, messages.unannotated(function.name))
            return
        self._laws.walk()
        for node in self._laws.unclassified:
            report(self._checker, messages.INTERNAL, node, messages.unclassified(node))
        for site in self._laws.sites:
            self._site(site)
        for outcome in self._laws.outcomes:
            self._outcome(outcome.node, outcome)
        dropped = [site.node for site in self._laws.sites]
        for breach in self._purity.breaches:
            if not any(operand in dropped for operand in breach.operands):
                self._report(messages.LAUNDERING, breach.node, breach.message)

    def minting(self) -> None:
        """A grounded tool may return what it mints, though it declares the plain type."""
        self._laws.walk()
        for outcome in self._laws.outcomes:
            actual = type_of(self._checker, outcome.node)
            if actual is not None and accepts(plain(outcome.slot), plain(actual)):
                self._withdraw(outcome.node, outcome.anchor)

    def _site(self, site: Site) -> None:
        slot = plain(site.slot) if site.slot is not None else None
        if slot is None or accepts(slot, plain(site.actual)):
            self._withdraw(site.node, site.anchor)
        message = messages.site(
            value=_text(site.node),
            actual=self._shown(site.actual),
            kind=site.kind.value,
            slot=self._shown(declared(site.slot)) if site.slot is not None else None,
            function=self._body.function.fullname,
            pure=self._body.contract.pure,
        )
        if self._body.contract.pure:
            self._report(messages.LAUNDERING, site.node, message)
        elif self._coercions is not Coercions.SILENT:
            severity = self._coercions.value
            report(self._checker, messages.COERCION, site.node, message, severity=severity)

    def _outcome(self, node: Expression, outcome: Outcome) -> None:
        """What is returned as ``Grounded`` must be, on every path."""
        if isinstance(node, ConditionalExpr):
            self._outcome(node.if_expr, outcome)
            self._outcome(node.else_expr, outcome)
            return
        actual, slot = type_of(self._checker, node), outcome.slot
        if actual is None or not carries(slot):
            return
        proper = get_proper_type(actual)
        if isinstance(proper, (UninhabitedType, NoneType)):
            return
        if isinstance(proper, AnyType):
            if proper.type_of_any is not TypeOfAny.from_error:
                self._report(messages.FORGERY, node, messages.unknown_returned(_text(node)))
            return
        if accepts(slot, actual) or not accepts(plain(slot), plain(actual)):
            if accepts(slot, actual):
                self._withdraw(node, outcome.anchor)
            return
        self._withdraw(node, outcome.anchor)
        self._withdraw(outcome.node, outcome.anchor)
        shown = self._shown(actual)
        message = messages.ungrounded_return(_text(node), shown, self._shown(slot))
        report(self._checker, messages.UNGROUNDED_RETURN, node, message)

    def _report(self, code: messages.ErrorCode, node: Context, message: Message) -> None:
        """A broken proof is silenced where it is claimed, and nowhere else."""
        origin = [decorator.line for decorator in self._body.decorator.original_decorators]
        report(self._checker, code, node, message, origin=origin)

    def _shown(self, typ: Type) -> str:
        shown = format_type_bare(typ, self._checker.options)
        return shown.replace("GroundedValue[", "Grounded[")

    def _withdraw(self, node: Expression, anchor: Context | None) -> None:
        for error in errors_of(self._checker):
            if error.severity == "error" and not error.hidden and not _is_ours(error.code):
                if _stands_at(error, node) or (anchor is not None and _stands_at(error, anchor)):
                    withdraw(self._checker, error)


def _is_ours(code: object) -> bool:
    return getattr(code, "category", None) == messages.CATEGORY


def _stands_at(error: object, node: Context) -> bool:
    return (error.line, error.column) == (node.line, node.column) and (  # type: ignore
        error.end_line,
        error.end_column,
    ) == (node.end_line, node.end_column)


def _is_annotated(typ: Type | None) -> bool:
    proper = get_proper_type(typ)
    return isinstance(proper, CallableType) and not proper.implicit
