"""Reading effect rows: what the arguments of a boundary decorator say, before the program runs."""

from __future__ import annotations

from mypy.constant_fold import constant_fold_expr
from mypy.errorcodes import ErrorCode
from mypy.nodes import Context, Expression, ListExpr, SetExpr, StrExpr, TupleExpr
from mypy.plugin import FunctionContext
from mypy.types import (
    AnyType,
    FunctionLike,
    Instance,
    LiteralType,
    NoneType,
    TupleType,
    Type,
    TypeOfAny,
    get_proper_type,
)

from corvid_mypy.model.contracts import COMPUTED, Contract, Kind
from corvid_mypy.model.summary import Disclosure
from corvid_mypy.report import codes, messages
from corvid_mypy.report.messages import Message
from corvid_mypy.seam.checker import current_checker, string
from corvid_mypy.seam.runtime_names import EFFECT


class Unreadable(Exception):
    """An argument of a decorator that cannot be known before the program runs."""

    def __init__(self, code: ErrorCode, place: Context, message: Message) -> None:
        super().__init__(message.text)
        self.code, self.place, self.message = code, place, message


class Arguments:
    """The keyword arguments of a decorator factory, as expressions and types."""

    def __init__(self, ctx: FunctionContext) -> None:
        self._ctx = ctx
        self._given = {
            name: (exprs[0], types[0])
            for name, exprs, types in zip(ctx.callee_arg_names, ctx.args, ctx.arg_types)
            if name and exprs and not isinstance(get_proper_type(types[0]), NoneType)
        }

    def effects(self, name: str) -> frozenset[str]:
        """The union of the data categories of the effects given."""
        if name not in self._given:
            return frozenset()
        expr, typ = self._given[name]
        types = [self._ctx.api.get_expression_type(item) for item in _items(expr)]
        if not isinstance(expr, (ListExpr, TupleExpr, SetExpr)):
            types = _element_types(typ)
        rows = [_effect_row(item) for item in types]
        return frozenset().union(*(_known(found, expr) for found in rows))

    def categories(self, name: str) -> frozenset[str]:
        """The data categories given as strings."""
        if name not in self._given:
            return frozenset()
        expr, typ = self._given[name]
        found = _strings(expr, typ)
        if found is None:
            raise Unreadable(codes.DECLARATION, expr, messages.unreadable(name))
        return found

    def disclosures(self, name: str) -> frozenset[str] | None:
        """The kinds of disclosure given; ``None`` if the project's setting holds."""
        if name not in self._given:
            return None
        expr, _ = self._given[name]
        found = self.categories(name)
        if not found <= {kind.value for kind in Disclosure}:
            raise Unreadable(codes.DECLARATION, expr, messages.unknown_disclosure())
        return found

    def probability(self, name: str) -> str | None:
        """A number between 0 and 1, as decimal text."""
        if name not in self._given:
            return None
        expr, typ = self._given[name]
        value: object = constant_fold_expr(expr, "")
        proper = get_proper_type(typ)
        if value is None and isinstance(proper, Instance) and proper.last_known_value:
            value = proper.last_known_value.value
        number = as_number(value)
        if number is None:
            raise Unreadable(codes.DECLARATION, expr, messages.unreadable(name))
        if not 0 <= float(number) <= 1:
            raise Unreadable(codes.CONFIDENCE, expr, messages.out_of_range(name, number))
        return number

    def detail(self, name: str) -> str | None:
        """The name of an attribute or key, or ``COMPUTED`` for a function."""
        if name not in self._given:
            return None
        found = _strings(*self._given[name])
        if found is None and isinstance(get_proper_type(self._given[name][1]), FunctionLike):
            return COMPUTED
        if found is None or len(found) != 1 or any(set(each) & set(",;") for each in found):
            message = messages.unreadable(name)
            raise Unreadable(codes.DECLARATION, self._given[name][0], message)
        return next(iter(found))

    def text(self, name: str) -> str | None:
        """A string literal."""
        if name not in self._given:
            return None
        expr, typ = self._given[name]
        found = _strings(expr, typ)
        if found is None or len(found) != 1:
            raise Unreadable(codes.DECLARATION, expr, messages.unreadable(name))
        return next(iter(found))


def as_number(value: object) -> str | None:
    """A number as decimal text; a truth value is none."""
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return repr(value) if is_number else None


def _known(found: frozenset[str] | None, place: Context) -> frozenset[str]:
    if found is None:
        raise Unreadable(codes.DECLARATION, place, messages.unreadable_effect())
    return found


def _items(expr: Expression) -> list[Expression]:
    return expr.items if isinstance(expr, (ListExpr, TupleExpr, SetExpr)) else []


def _element_types(typ: Type) -> list[Type]:
    proper = get_proper_type(typ)
    return proper.items if isinstance(proper, TupleType) else [proper]


def _effect_row(typ: Type) -> frozenset[str] | None:
    proper = get_proper_type(typ)
    if isinstance(proper, Instance) and proper.type.fullname == EFFECT:
        literal = get_proper_type(proper.args[0])
        if isinstance(literal, LiteralType) and isinstance(literal.value, str):
            return frozenset(filter(None, literal.value.split(",")))
    return None


def _strings(expr: Expression, typ: Type) -> frozenset[str] | None:
    if isinstance(expr, StrExpr):
        return frozenset({expr.value})
    if isinstance(expr, (ListExpr, TupleExpr, SetExpr)):
        if all(isinstance(item, StrExpr) for item in expr.items):
            return frozenset(item.value for item in expr.items if isinstance(item, StrExpr))
        return None
    proper = get_proper_type(typ)
    literal = proper.last_known_value if isinstance(proper, Instance) else proper
    if isinstance(literal, LiteralType) and isinstance(literal.value, str):
        return frozenset({literal.value})
    return None


def effect(ctx: FunctionContext) -> Type:
    """The type of ``Effect(...)``, its data categories in a literal."""
    given = dict(zip(ctx.callee_arg_names, zip(ctx.args, ctx.arg_types)))
    exprs, types = given.get("data", ([], []))
    proper = get_proper_type(ctx.default_return_type)
    if not isinstance(proper, Instance):
        return proper
    data = _strings(exprs[0], types[0]) if exprs else frozenset()
    checker = current_checker()
    if data is None or checker is None or any(set(name) & set(",;") for name in data):
        return proper.copy_modified(args=[AnyType(TypeOfAny.special_form)])
    text = LiteralType(",".join(sorted(data)), string(checker))
    return proper.copy_modified(args=[text])


def contract_from(ctx: FunctionContext, kind: Kind) -> Contract:
    """The contract that the keyword arguments of a decorator factory describe.

    Raises:
        Unreadable: if an argument cannot be known statically, or is out of range.
    """
    given = Arguments(ctx)
    if kind is Kind.PROMPT:
        return Contract(kind, confidence=given.probability("confidence"), cites=given.text("cites"))
    if kind is Kind.TOOL:
        return Contract(
            kind,
            uses=given.effects("uses"),
            confidence=given.probability("confidence"),
            source=given.detail("source"),
            location=given.detail("location"),
        )
    if kind is Kind.FUNCTION:
        return Contract(kind, pure=True, discloses=given.disclosures("discloses"))
    return Contract(
        kind,
        uses=given.effects("uses"),
        requires=given.categories("data"),
        confidence=given.probability("min_confidence"),
    )
