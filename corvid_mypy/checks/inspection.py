"""Holding the bodies of a module to their contracts, and reporting what breaks them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from mypy.errorcodes import ErrorCode
from mypy.nodes import (
    CallExpr,
    ComparisonExpr,
    ConditionalExpr,
    Context,
    Decorator,
    Expression,
    FuncDef,
    FuncItem,
    LambdaExpr,
    MemberExpr,
    MypyFile,
    Node,
    ReturnStmt,
    StrExpr,
)
from mypy.patterns import SingletonPattern
from mypy.plugin import FunctionContext, MethodContext
from mypy.traverser import all_yield_expressions
from mypy.types import (
    AnyType,
    FunctionLike,
    NoneType,
    Type,
    UninhabitedType,
    get_proper_type,
)

from corvid_mypy.checks import (
    census,
    declarations,
    decorations,
    filling,
    forgery,
    hidden,
    replacements,
    rereading,
    unions,
    unmarked,
    wiring,
)
from corvid_mypy.checks.cures import Cures, is_function
from corvid_mypy.checks.inferring import answered_for, derive, last_derived, module_of
from corvid_mypy.checks.losses import holds
from corvid_mypy.checks.promises import Promises
from corvid_mypy.checks.trails import trails
from corvid_mypy.library import is_value_function
from corvid_mypy.model.contracts import Kind, contract_of
from corvid_mypy.model.summary import Disclosure
from corvid_mypy.model.types import (
    accepts,
    carries,
    forget_records,
    left_to_call,
    may_be_grounded,
    members,
    scatters,
)
from corvid_mypy.program.bodies import (
    Body,
    bodies_in,
    called_body,
    contract_above,
    decorated_body,
    is_last_ready,
    limited_above,
    names_unready,
)
from corvid_mypy.program.callees import (
    Callees,
    is_foreign,
    is_settled,
)
from corvid_mypy.proof import rules
from corvid_mypy.proof.code import Proof, Vouching
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report import codes, messages
from corvid_mypy.report.findings import CoercionKind, Finding, FindingType, Forgery, Outcome, Site
from corvid_mypy.report.messages import Message
from corvid_mypy.seam.checker import (
    UNFITTING,
    ErrorInfo,
    TypeChecker,
    check_later,
    current_checker,
    errors_of,
    has_error_within,
    has_visible_error_within,
    is_daemon,
    is_reported,
    modules_of,
    recheck_with_module,
    rechecks_with_module,
    report,
    return_slot,
    shown,
    source,
    stands_at,
    tree_of,
    turn_to,
    type_of,
    untarget,
    withdraw,
    withdraw_misfit,
    written,
    yield_slot,
)
from corvid_mypy.seam.phases import checks_parts, is_over
from corvid_mypy.seam.standing import Standing
from corvid_mypy.seam.substitution import plain
from corvid_mypy.seam.syntax import expressions, statements
from corvid_mypy.settings import Coercions, Settings, asks_why

__all__ = ["Inspection", "rules"]


class _Waiting(NamedTuple):
    """A body that is looked at when all parts of its module have been checked."""

    checker: TypeChecker
    body: Body
    is_last: bool


class _Promised(NamedTuple):
    """What ordinary code of a program is held to."""

    protocols: Promises
    slots: Promises

    def forget(self, name: str) -> None:
        """The interface of a module was settled anew."""
        for each in self:
            each.forget(name)


class Inspection:
    """Checks each module once mypy has."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._standing = Standing(_still_checked)
        self._waiting: dict[FuncDef, _Waiting] = {}
        self._promises = _Promised(Promises(wiring.makes_protocol), Promises(filling.makes_slot))

    def settled_interface(self, file: MypyFile) -> None:
        """What a module defines is known from here on."""
        self._promises.forget(file.fullname)

    def edited(self, file: MypyFile) -> None:
        """A module was checked anew: what was found in it stands no more, all else does."""
        self._promises.forget(file.fullname)
        self._standing.forget(file.fullname)
        self._standing.restore()

    def checked_parts(self, checker: TypeChecker) -> None:
        """Parts of a module were checked again: what is not ours to report of any more is over."""
        waiting, self._waiting = [*self._waiting.values()], {}
        for each in waiting:
            # What stands outside of the bodies is looked at when all are known, once.
            is_last = each is waiting[-1] and any(other.is_last for other in waiting)
            self._inspect(each.checker, each.body, is_last=is_last)
        self._standing.restore()
        self._standing.review(checker)

    def module(self, checker: TypeChecker) -> None:
        """Check a module: its bodies, and what may stand outside of them."""
        file = tree_of(checker)
        if file.is_stub or is_foreign(file) or not is_reported(checker):
            return
        turn_to(checker)
        forget_records(lambda name: is_settled(modules_of(checker), name))
        try:
            module = _Module(checker, self._settings, self._standing, self._promises)
            module.bodies()
            module.outside()
            if self._settings.coercions is Coercions.EVERYWHERE:
                for finding in census.taken(module_of(checker)):
                    report(checker, finding)
            if asks_why(file.path):
                for trail in trails(module_of(checker)):
                    report(checker, trail)
        except Exception as problem:
            report(checker, Finding(codes.INTERNAL, file, messages.internal(problem)))

    def decorated(self, ctx: FunctionContext | MethodContext, result: Type) -> None:
        """Check a body at once that the daemon checks again with its module's top level.

        For a change elsewhere the daemon asks no hook after a module's check. The first check of
        a body marks it as part of the top level, so that its decorators are always asked again.
        """
        checker, decorator = current_checker(), ctx.context
        if checker is None or not is_daemon(checker):
            return
        if isinstance(decorator, CallExpr):
            called = called_body(decorator, contract_of(result))
            if called is not None and rechecks_with_module(checker, called.function):
                _Module(checker, self._settings, self._standing, self._promises).body(called)
        if not isinstance(decorator, Decorator):
            return
        contract = contract_of(result) or contract_above(decorator)
        contract = limited_above(checker, decorator, contract)
        if contract is None or not rechecks_with_module(checker, decorator.func):
            return
        body = decorated_body(decorator, contract)
        if body is None:
            return
        if names_unready(tree_of(checker), body.function) and check_later(checker, decorator):
            return
        is_last = is_last_ready(tree_of(checker), decorator)
        if checks_parts(checker) and not is_over(checker):
            # The summaries of what it calls are inferred when all parts have been checked.
            self._waiting[body.function] = _Waiting(checker, body, is_last=is_last)
        else:
            self._inspect(checker, body, is_last=is_last)

    def _inspect(self, checker: TypeChecker, body: Body, *, is_last: bool) -> None:
        module = _Module(checker, self._settings, self._standing, self._promises)
        module.body(body)
        if is_last:
            module.outside()


def _still_checked(tree: MypyFile, function: FuncDef) -> bool:
    """Whether a function is still decorated by what makes it a checked one."""
    symbol = (function.info.names if function.info else tree.names).get(function.name)
    above = symbol.node if symbol is not None else None
    if not isinstance(above, Decorator) or above.func is not function:
        return True
    return contract_above(above) is not None


class _Module:
    """One module under inspection."""

    def __init__(
        self,
        checker: TypeChecker,
        settings: Settings,
        standing: Standing,
        promises: _Promised,
    ) -> None:
        self._checker = checker
        self._promises = promises
        self._settings = settings
        self._standing = standing
        module = self._known = module_of(checker)
        self._nodes, self._callees = module.nodes, module.callees
        self._callees.forget()
        self._vouching = module.vouching

    def bodies(self) -> None:
        """Hold every body of the module to its contract."""
        for body in bodies_in(self._checker, self._nodes):
            self.body(body)

    def outside(self) -> None:
        """What may stand outside of checked bodies: forgeries, contracts that are replaced, wiring.

        Errors they are, but checking a top level again asks no hook that would find them again.
        """
        tree, callees = tree_of(self._checker), self._callees
        with self._standing.gathering(self._checker):
            for finding in (
                *forgery.problems(self._checker, callees, self._nodes),
                *hidden.problems(self._checker, self._nodes),
                *rereading.problems(self._checker, callees, self._nodes),
                *replacements.problems(tree, self._nodes, callees, self._vouching),
                *self._wired(),
                *unmarked.hints(module_of(self._checker)),
            ):
                untarget(report(self._checker, finding))

    def _wired(self) -> Iterator[Finding]:
        modules = modules_of(self._checker)
        if self._promises.protocols.are_made(modules):
            yield from wiring.problems(module_of(self._checker))
        if self._promises.slots.are_made(modules):
            yield from filling.problems(module_of(self._checker))

    def body(self, body: Body) -> None:
        """Hold one body to its contract, and what stands above its mark."""
        with self._standing.gathering(self._checker, body.function):
            try:
                self._inspect(body)
                allowed = self._settings.allowed(body.contract.discloses)
                finding = decorations.problem(self._known, body, allowed)
                if finding is not None:
                    report(self._checker, finding)
            except Exception as problem:
                message = messages.internal(problem)
                report(self._checker, Finding(codes.INTERNAL, body.function, message))
        recheck_with_module(self._checker, body.function)

    def _inspect(self, body: Body) -> None:
        lists = self._settings.coercions.lists
        mints = _may_mint(body) and has_error_within(self._checker, body.function)
        if not (body.contract.is_checked or mints or lists):
            return
        inspected = _Inspected(self._checker, self._callees, self._vouching, body, self._settings)
        if body.contract.is_checked:
            inspected.check()
        elif mints:
            inspected.minting()
        if lists:
            inspected.list()


_TRUSTED = {Kind.LIFTED: "lift", Kind.TOOL: "tool", Kind.PROMPT: "prompt"}
"""The marks by which a person vouches for a body."""


def _may_mint(body: Body) -> bool:
    """Whether a body is a grounded tool's, and nothing but that."""
    contract = body.contract
    return contract.retrieves and contract.kind is Kind.TOOL and not contract.is_checked


class _Inspected:
    """One body under inspection."""

    def __init__(
        self,
        checker: TypeChecker,
        callees: Callees,
        vouching: Vouching,
        body: Body,
        settings: Settings,
    ) -> None:
        self._checker = checker
        self._callees = callees
        self._vouching = vouching
        self._body = body
        self._settings = settings
        self._hinted: set[tuple[int, str]] = set()
        self._ungrounded: set[Context] = set()
        self._proof, self._walker = self._walked()

    @cached_property
    def _cures(self) -> Cures:
        """What to write instead, worked out where something is refused or noted alone."""
        walker, body = self._walker, self._body
        dropped = [*walker.sites, *walker.losses.values()]
        is_pure = body.contract.pure
        return Cures(self._checker, self._callees, body.function, dropped, is_pure=is_pure)

    def _walked(self) -> tuple[Proof, Walker]:
        """The walk over the body: of a proof the one that its summary was made of."""
        function, slot = self._body.function, self._slot()
        if self._body.contract.pure:
            known = None if slot is not None else last_derived(self._checker, function)
            walker, proof = known or derive(self._checker, function, slot)
            return proof, walker
        proof = Proof(self._callees, self._vouching, function)
        walker = Walker(self._checker, function, slot=slot, enters=self._enters)
        if self._body.contract.is_checked:
            walker.run()
        return proof, walker

    def _enters(self, node: Expression, actual: Type, slot: Type) -> None:
        """What stands in for a protocol keeps the contracts of its members, in agents too."""
        message = wiring.stands_in(self._checker, self._callees, node, actual, slot)
        if message is not None:
            self._report(codes.LAUNDERING, node, message)

    def _slot(self) -> Type | None:
        return answered_for(self._checker, self._body.function, self._body.contract)

    def check(self) -> None:
        """Apply the laws, the closed list, and the obligations of the contract."""
        function, contract = self._body.function, self._body.contract
        self._unions()
        if contract.pure and function.type is None:
            self._report(codes.LAUNDERING, function, messages.unannotated(function.name))
            return
        for node in self._walker.unclassified:
            report(self._checker, Finding(codes.INTERNAL, node, messages.unclassified(node)))
        forged = {each.node: each for each in reversed(self._walker.forgeries)}
        sites = [site for site in self._sites if site.node not in forged]
        for outcome in self._walker.outcomes:
            self._outcome(outcome.node, outcome, forged)
        for site in sites:
            self._site(site)
        for loss in self._walker.losses.values():
            self._explain(loss)
        for each in forged.values():
            self._forgery(each)
        for finding in declarations.problems(self._callees, function, contract, self._walker.calls):
            report(self._checker, finding)
        if contract.pure:
            self._prove()

    @cached_property
    def _sites(self) -> list[Site]:
        """Where sources are dropped, if nothing else says better what is wrong there."""
        operands = {each for breach in self._proof.breaches for each in breach.operands}
        # Why a function cannot be proved that others are passed to says what to change in it.
        return [
            site
            for site in self._walker.sites
            if site.slot is not None
            or site.node not in operands
            or not isinstance(get_proper_type(site.actual), FunctionLike)
        ]

    def _unions(self) -> None:
        """What is declared grounded or plain, either, shows nothing: results, and all else."""
        contract = self._body.contract
        if contract.kind is not Kind.AGENT and not contract.pure:
            return
        for declared, either in unions.declared_either(
            self._checker, self._callees, self._body.function
        ):
            message = messages.grounded_union(
                declared.name,
                self._shown(declared.type),
                self._shown(either.plain),
                self._cures.union(declared, either),
            )
            self._report(codes.UNION, declared.node, message)

    def _prove(self) -> None:
        self._proof.visit(self._body.function)
        dropped = [site.node for site in self._sites]
        refused = [breach.node for breach in self._proof.breaches]
        reflected = {
            site.node.line for site in self._walker.sites if site.kind is CoercionKind.REFLECTION
        }
        for breach in self._proof.breaches:
            if breach.node in self._ungrounded:
                continue  # it has no sources, whatever decides it
            if isinstance(breach.node, StrExpr) and breach.node.line in reflected:
                continue
            if isinstance(breach.node, MemberExpr) and breach.node.expr in refused:
                continue
            if self._cures.is_in_refused_lambda(breach.node, refused):
                continue
            callee = breach.node.callee if isinstance(breach.node, CallExpr) else None
            if callee is not None and has_visible_error_within(self._checker, callee):
                continue  # mypy says that it is not there
            if not any(operand in dropped for operand in breach.operands):
                message = breach.message
                if self._is_refused_as_marked(breach.node):
                    message = message._replace(hint=self._without_mark)
                self._report(codes.LAUNDERING, breach.node, message)
        for function in self._walker.unannotated:
            message = messages.unannotated(function.name)
            self._report(codes.LAUNDERING, function, message)
        self._bound()
        # By an identity that is refused mypy may know what is left out, until that is mended.
        if not (self._walker.sites or any(map(_is_identity, refused))):
            for statement in self._walker.unchecked:
                self._report(codes.LAUNDERING, statement, self._cures.unchecked(statement))

    @cached_property
    def _without_mark(self) -> str:
        return messages.without_mark(self._body.function.name)

    def _is_refused_as_marked(self, node: Context) -> bool:
        """Whether a place is refused under the mark alone: callers of a helper test its result.

        What a mark says of disclosures is meant to be said.
        """
        contract = self._body.contract
        is_plain_mark = contract.pure and contract.kind is Kind.FUNCTION
        if not is_plain_mark or contract.discloses is not None or not self._is_helper:
            return False
        return node not in self._refused_anyway

    @cached_property
    def _is_helper(self) -> bool:
        """Whether another proof of the module calls this function: without one, nothing is proved.

        What no proof calls is what its author wants proved.
        """
        return any(
            self._calls(part)
            for body in bodies_in(self._checker, module_of(self._checker).nodes)
            if body.contract.pure and body.function is not self._body.function
            for part in expressions(body.function)
        )

    def _calls(self, part: Expression) -> bool:
        """Whether an expression is a call of this function."""
        called = self._callees.definition(part.callee) if isinstance(part, CallExpr) else None
        return isinstance(called, Decorator) and called.func is self._body.function

    @cached_property
    def _refused_anyway(self) -> frozenset[Context]:
        """What is refused in this body without a mark, too; worked out where something is."""
        walker, proof = derive(self._checker, self._body.function, may_tell=True)
        sites = (site.node for site in walker.sites)
        return frozenset((*sites, *(breach.node for breach in proof.breaches)))

    def _bound(self) -> None:
        """A proof discloses no more than it says, or than its project allows."""
        allowed = self._settings.allowed(self._body.contract.discloses)
        for (kind, _, _), place in self._walker.ledger.lines.items():
            if kind.value not in allowed:
                shown = self._walker.written(place)
                message = messages.undisclosed(kind.value, shown, sorted(allowed))
                self._report(codes.LAUNDERING, place, message)

    def list(self) -> None:
        """Report what the proof of this body leaves open: its disclosures, or all it does."""
        function, contract = self._body.function, self._body.contract
        mark = _TRUSTED.get(contract.kind)
        if mark == "lift" or (
            mark is not None and self._settings.coercions is Coercions.EVERYWHERE
        ):
            message = messages.trusted(function.fullname, mark)
            self._list(Finding(codes.COERCION, function, message, FindingType.TRUST, kind=mark))
        elif contract.pure:
            for (kind, _, _), place in self._walker.ledger.lines.items():
                self._list(self._told(kind, place))

    def _told(self, kind: Disclosure, place: Context) -> Finding:
        """A disclosure, as it is listed."""
        shown, actual = self._walker.written(place), ""
        if isinstance(place, Expression):
            actual = self._shown(self._walker.type(place))
        function = self._body.function.fullname
        message = messages.disclosure(kind.value, shown, actual, function)
        return Finding(
            codes.COERCION,
            place,
            message,
            FindingType.DISCLOSURE,
            kind=kind.value,
            expression=shown,
            actual=actual,
        )

    def _list(self, finding: Finding) -> None:
        report(self._checker, finding._replace(function=self._body.function.fullname))

    def minting(self) -> None:
        """A grounded tool may return what it mints, though it declares the plain type."""
        function = self._body.function
        for statement in statements(function.body, into=_is_of_same_function):
            if isinstance(statement, ReturnStmt):
                self._mint(statement, statement.expr, return_slot(self._checker, function))
        for yielded, _ in all_yield_expressions(function):
            self._mint(yielded, yielded.expr, yield_slot(self._checker, function))

    def _mint(self, anchor: Context, handed_out: Expression | None, slot: Type) -> None:
        actual = type_of(self._checker, handed_out) if handed_out is not None else None
        if handed_out is None or actual is None or accepts(slot, actual):
            return
        if accepts(plain(slot), plain(actual)):
            self._withdraw(handed_out, anchor)

    def _explain(self, site: Site) -> None:
        """Withdraw what mypy says of a drop that is judged here."""
        if site.slot is None:
            explains = site.kind is not CoercionKind.ITERATION
        else:
            explains = accepts(plain(site.slot), plain(site.actual))
        if explains:
            self._withdraw(site.node, site.anchor)
            if isinstance(site.node, LambdaExpr):
                self._withdraw(site.node.expr(), None)

    def _site(self, site: Site) -> None:
        self._explain(site)
        if isinstance(get_proper_type(site.slot), AnyType) and self._cures.is_misnamed(site):
            return
        found = self._found(site)
        if self._body.contract.pure:
            drawn = self._cures.drawn_item(site)
            if drawn is not None:
                withdraw_misfit(self._checker, drawn)
            broken = found._replace(code=codes.LAUNDERING, type=FindingType.ERROR)
            report(self._checker, broken._replace(origin=self._body.claims))
        elif self._settings.coercions is not Coercions.SILENT:
            severity = "note" if self._settings.coercions is Coercions.NOTE else "error"
            if severity == "note" and (site.node.line, found.message.hint) in self._hinted:
                found = found._replace(message=found.message._replace(hint=""))
            self._hinted.add((site.node.line, found.message.hint))
            report(self._checker, found._replace(severity=severity))

    def _found(self, site: Site) -> Finding:
        actual, function = self._shown(site.actual), self._body.function.fullname
        slot = self._shown(site.slot) if site.slot is not None else None
        message = self._said(site, actual, slot)
        # Where a type does not fit, mypy says so without the mark.
        is_marked = site.slot is None and self._is_refused_as_marked(site.node)
        hint = self._without_mark if is_marked else self._cures.site(site)
        callee = self._cures.callee(site.lost or site.node)
        return Finding(
            codes.COERCION,
            site.node,
            message._replace(hint=hint),
            FindingType.SITE,
            kind=site.kind.value,
            function=function,
            expression=written(self._checker, site.node),
            actual=actual,
            slot=slot,
            lost=site.lost,
            callee=callee,
            lifts=is_value_function(callee),
        )

    def _said(self, site: Site, actual: str, slot: str | None) -> Message:
        value, kind = self._text(site.node), site.kind.value
        if site.lost is not None:
            lost = self._text(site.lost)
            return messages.lost_before(value, kind, lost, actual, site.lost.line)
        if isinstance(site.node, (CallExpr, MemberExpr)) and not carries(site.actual):
            return messages.plain_content(value, actual, kind, self._body.function.fullname)
        if is_function(site):
            return messages.function_as(value, slot or actual, kind, self._body.function.fullname)
        taker = self._cures.taker(site)
        into = f"of `{taker}`" if taker is not None else f"into `{slot}`"
        is_shown = taker is not None or slot not in (None, "object")
        return messages.site(
            value=value,
            actual=actual,
            kind=kind,
            slot=into if is_shown else None,
            function=self._body.function.fullname,
            pure=self._body.contract.pure,
        )

    def _forgery(self, forged: Forgery) -> None:
        value = self._text(forged.node)
        slot = self._shown(forged.slot)
        if may_be_grounded(forged.actual) or scatters(forged.actual, forged.slot):
            self._withdraw(forged.node, forged.anchor)
            hands_out = forged.kind in (CoercionKind.RETURN, CoercionKind.YIELD)
            code = codes.UNGROUNDED_RETURN if hands_out else codes.FORGERY
            message = messages.scattered(value, self._shown(forged.actual), slot)
            hint = self._cures.scattered(forged)
            self._tell(forged, code, message._replace(hint=hint) if hint else message, slot)
            return
        if has_visible_error_within(self._checker, forged.node):
            return  # mypy says why it is of no type
        function = left_to_call(forged.actual) or get_proper_type(forged.actual)
        if isinstance(function, FunctionLike) and carries(function.items[0].ret_type):
            message = messages.any_is_handed(value, slot)
        else:
            message = messages.any_is_grounded(value, self._shown(forged.actual), slot)
            message = self._cures.untyped(forged.node, message)
        if not self._is_said_inside(forged.node):
            self._tell(forged, codes.FORGERY, message, slot)

    def _tell(self, forged: Forgery, code: ErrorCode, message: Message, slot: str) -> None:
        callee = self._cures.callee(forged.node)
        told = Finding(
            code,
            forged.node,
            message,
            kind=forged.kind.value,
            function=self._body.function.fullname,
            actual=self._shown(forged.actual),
            slot=slot,
            callee=callee,
            lifts=is_value_function(callee),
            origin=self._body.claims,
        )
        report(self._checker, told)

    def _outcome(
        self, node: Expression, outcome: Outcome, forged: dict[Expression, Forgery]
    ) -> None:
        """What is returned as ``Grounded`` must be, on every path."""
        if isinstance(node, ConditionalExpr):
            self._outcome(node.if_expr, outcome, forged)
            self._outcome(node.else_expr, outcome, forged)
            return
        actual, slot = type_of(self._checker, node), outcome.slot
        if actual is None or not carries(slot) or isinstance(get_proper_type(actual), AnyType):
            return
        if accepts(slot, actual):
            if self._slot() is not None:  # mypy compared with the plain type that is declared
                self._withdraw(node, outcome.anchor)
                self._withdraw(outcome.node, outcome.anchor)
            return
        plainly = [
            member
            for member in members(actual)
            if not carries(member)
            and not isinstance(member, (UninhabitedType, NoneType))
            and not accepts(slot, member)
        ]
        if not plainly:
            return
        forged.pop(node, None)  # the return says it better
        self._withdraw(node, outcome.anchor)
        self._withdraw(outcome.node, outcome.anchor)
        if not self._is_said_inside(node):
            self._ungrounded.add(node)
            self._report(codes.UNGROUNDED_RETURN, node, self._cures.outcome(node, actual, slot))

    def _is_said_inside(self, node: Expression) -> bool:
        """Whether an error already says where in an expression the sources are dropped."""
        return self._body.contract.pure and any(
            holds(node, site.node) for site in self._walker.sites
        )

    def _report(self, code: ErrorCode, node: Context, message: Message) -> None:
        """A broken proof is silenced where it is claimed, and nowhere else."""
        self._hinted.add((node.line, message.hint))
        claims, function = self._body.claims, self._body.function.fullname
        report(self._checker, Finding(code, node, message, function=function, origin=claims))

    def _text(self, node: Expression) -> str:
        return source(self._checker, node)

    def _shown(self, typ: Type) -> str:
        return shown(self._checker, typ)

    def _withdraw(self, node: Expression, anchor: Context | None) -> None:
        for error in errors_of(self._checker):
            if error.severity != "error" or error.hidden or codes.is_ours(error.code):
                continue
            if stands_at(error, node) or (
                anchor is not None
                and stands_at(error, anchor)
                and not self._is_of_plain_result(error, anchor)
            ):
                withdraw(self._checker, error)

    def _is_of_plain_result(self, error: ErrorInfo, anchor: Context) -> bool:
        """Whether an error says where a result does not fit that has nothing left to drop."""
        if error.code not in UNFITTING or not isinstance(anchor, Expression):
            return False
        result = type_of(self._checker, anchor)
        return result is not None and not carries(result)


def _is_identity(node: Context) -> bool:
    if isinstance(node, SingletonPattern):
        return True
    return isinstance(node, ComparisonExpr) and not {"is", "is not"}.isdisjoint(node.operators)


def _is_of_same_function(node: Node) -> bool:
    return not isinstance(node, FuncItem)
