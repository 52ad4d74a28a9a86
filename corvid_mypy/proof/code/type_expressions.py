"""Types that are written as expressions: Python evaluates them, and mypy checks no part of them."""

from __future__ import annotations

from mypy.nodes import (
    AssertTypeExpr,
    AssignmentStmt,
    BytesExpr,
    CallExpr,
    CastExpr,
    Decorator,
    DictExpr,
    EllipsisExpr,
    EnumCallExpr,
    Expression,
    FuncDef,
    IndexExpr,
    IntExpr,
    ListExpr,
    MemberExpr,
    MypyFile,
    NamedTupleExpr,
    NameExpr,
    NewTypeExpr,
    OpExpr,
    OverloadedFuncDef,
    RefExpr,
    StrExpr,
    SymbolNode,
    TupleExpr,
    TypeAlias,
    TypedDictExpr,
    TypeInfo,
    TypeVarLikeExpr,
    UnaryExpr,
)
from mypy.types import (
    AnyType,
    CallableType,
    EllipsisType,
    NoneType,
    RawExpressionType,
    Type,
    TypeList,
    UnboundType,
    UnionType,
    UnpackType,
    get_proper_type,
)

from corvid_mypy.program.callees import class_of
from corvid_mypy.proof.code.judging import Proof, judges
from corvid_mypy.report import messages
from corvid_mypy.report.wording import text
from corvid_mypy.seam.language_names import CONSTANTS, FORMS

_DEFINITIONS = (EnumCallExpr, NamedTupleExpr, NewTypeExpr, TypedDictExpr, TypeVarLikeExpr)
_LITERALS = (StrExpr, BytesExpr, IntExpr, EllipsisExpr)
_NAMED = (TypeInfo, TypeAlias, TypeVarLikeExpr, MypyFile)

_ASKED = ("__class_getitem__",)
_ASKED_OF_METACLASS = ("__getitem__", "__or__", "__ror__", "__hash__", "__eq__", "__getattr__")


@judges(AssignmentStmt)
def alias(proof: Proof, node: AssignmentStmt) -> None:
    """``Name = list[int]``."""
    if node.is_alias_def:
        _judge(proof, node.rvalue)


@judges(IndexExpr)
def application(proof: Proof, node: IndexExpr) -> None:
    """``list[int]()``."""
    if node.analyzed is not None:
        _judge(proof, node)


@judges(CallExpr)
def called(proof: Proof, node: CallExpr) -> None:
    """``cast(list[int], value)``, ``NamedTuple("Name", [("field", int)])``."""
    if isinstance(node.analyzed, CastExpr):
        _judge(proof, node.args[0])
    elif isinstance(node.analyzed, AssertTypeExpr):
        _judge(proof, node.args[1])
    elif isinstance(node.analyzed, _DEFINITIONS):
        for arg in node.args:
            _judge(proof, arg)


@judges(FuncDef, Decorator, OverloadedFuncDef)
def annotated(proof: Proof, node: FuncDef | Decorator | OverloadedFuncDef) -> None:
    """``def inner(value: list[int]) -> str: ...``: a definition evaluates its annotations."""
    function = node.func if isinstance(node, Decorator) else node
    if proof.callees.postpones_annotations or function is proof.function:
        return  # those of the function itself are evaluated where it is defined
    if isinstance(node, OverloadedFuncDef):
        for item in node.items:
            annotated(proof, item)
        return
    written = function.unanalyzed_type
    types = (*written.arg_types, written.ret_type) if isinstance(written, CallableType) else ()
    if not all(_is_plain_type(proof, each) for each in types):
        proof.refuse(node, messages.evaluated_annotation(node.name))


def _is_plain_type(proof: Proof, typ: Type) -> bool:
    """Whether evaluating an annotation runs no code of the program."""
    if isinstance(typ, UnboundType):
        if typ.original_str_expr is not None or not typ.args:
            return True  # a text, or a name
        return not _answers(proof, typ) and all(_is_plain_type(proof, arg) for arg in typ.args)
    if isinstance(typ, UnionType):
        return not any(
            _answers(proof, item) or not _is_plain_type(proof, item) for item in typ.items
        )
    if isinstance(typ, TypeList):
        return all(_is_plain_type(proof, item) for item in typ.items)
    if isinstance(typ, UnpackType):
        return _is_plain_type(proof, typ.type)
    if isinstance(typ, RawExpressionType):
        return typ.literal_value is not None  # or it is an expression of any kind
    return isinstance(typ, (AnyType, EllipsisType, NoneType))


def _answers(proof: Proof, typ: Type) -> bool:
    """Whether a class that an annotation names has a method for being a part of a type."""
    found = proof.callees.global_path(typ.name) if isinstance(typ, UnboundType) else None
    own = class_of(get_proper_type(found.target)) if isinstance(found, TypeAlias) else found
    return isinstance(own, TypeInfo) and _answers_itself(proof, own)


def _judge(proof: Proof, node: Expression) -> None:
    unknown = _running(proof, node)
    if unknown is not None:
        proof.refuse(node, messages.evaluated_type(text(node), text(unknown)))


def _running(proof: Proof, node: Expression) -> Expression | None:
    """The part of a type that may run code of the program when it is evaluated."""
    if isinstance(node, _LITERALS):
        return None
    if isinstance(node, RefExpr):
        return None if _is_plain_name(proof, node) else node
    if isinstance(node, UnaryExpr):
        parts: list[Expression] = [node.expr]
    elif isinstance(node, (TupleExpr, ListExpr)):
        parts = node.items
    elif isinstance(node, DictExpr):
        parts = [part for item in node.items for part in item if part is not None]
    elif isinstance(node, OpExpr) and node.op == "|":
        parts = [node.left, node.right]
    elif isinstance(node, IndexExpr):
        parts = [node.base, node.index]
    else:
        return node  # a call, or anything else that is no type
    return next(filter(None, (_running(proof, part) for part in parts)), None)


def _is_plain_name(proof: Proof, node: RefExpr) -> bool:
    """Whether a name stands for a type that no code of the program answers for."""
    found = _named(proof, node)
    if isinstance(found, TypeAlias):
        found = class_of(get_proper_type(found.target)) or found
    if isinstance(found, TypeInfo):
        return not _answers_itself(proof, found)
    if isinstance(found, _NAMED):
        return True
    name = found.fullname if found is not None else node.fullname
    return name in CONSTANTS or name.startswith(FORMS)


def _named(proof: Proof, node: Expression) -> SymbolNode | None:
    """What a name stands for; mypy looks up none in the target of a cast."""
    if isinstance(node, RefExpr) and node.node is not None:
        return node.node
    if isinstance(node, NameExpr):
        return proof.callees.global_name(node.name)
    if isinstance(node, MemberExpr):
        home = _named(proof, node.expr)
        symbol = home.names.get(node.name) if isinstance(home, MypyFile) else None
        return symbol.node if symbol is not None else None
    return None


def _answers_itself(proof: Proof, info: TypeInfo) -> bool:
    """Whether a class, or its metaclass, has a method of its own that a type expression calls."""
    meta = info.metaclass_type
    asked = [(info, _ASKED)] + ([(meta.type, _ASKED_OF_METACLASS)] if meta is not None else [])
    return any(
        (symbol := owner.get(name)) is not None
        and symbol.node is not None
        and not proof.callees.is_library(symbol.node)
        for owner, names in asked
        for name in names
    )
