"""``@grounded_pure``: every call in the body is on the closed list, and nothing names the unwrap."""

from __future__ import annotations

from dataclasses import dataclass

from mypy.checker import TypeChecker
from mypy.nodes import (
    CallExpr,
    Context,
    Decorator,
    Expression,
    FuncDef,
    FuncItem,
    IndexExpr,
    LambdaExpr,
    MemberExpr,
    MypyFile,
    NameExpr,
    Node,
    OverloadedFuncDef,
    RefExpr,
    StrExpr,
    SuperExpr,
    SymbolNode,
    TypeAlias,
    TypeInfo,
    Var,
)
from mypy.types import (
    CallableType,
    FunctionLike,
    Instance,
    NoneType,
    ProperType,
    TupleType,
    Type,
    TypedDictType,
    TypeType,
    get_proper_type,
)

from corvid_mypy import library, messages
from corvid_mypy.checker import type_of
from corvid_mypy.contracts import Contract, Kind, contract_of
from corvid_mypy.messages import Message
from corvid_mypy.names import BOUNDARIES, LIFT, PLAIN, PROVENANCE, RUNTIME, UNWRAP
from corvid_mypy.types import carries, content, is_grounded, may_be_grounded, members, unwrapped

_PURE_API = frozenset(f"{BOUNDARIES}.{name}" for name in ("each", "lift", "sever", "ground"))


@dataclass(frozen=True)
class Breach:
    """Something in a body that the proof cannot pass through."""

    node: Context
    message: Message
    operands: tuple[Expression, ...] = ()
    """Where one of these is a coercion site itself, the site says it better."""


class Purity:
    """Judges the nodes of one pure body."""

    def __init__(self, checker: TypeChecker, function: FuncDef) -> None:
        self.breaches: list[Breach] = []
        self._checker = checker
        self._function = function

    def visit(self, node: Node) -> None:
        """Judge one node of the body."""
        if isinstance(node, (MemberExpr, NameExpr)) and _names_unwrap(node):
            self._refuse(node, messages.explicit_unwrap(node.name))
        elif isinstance(node, StrExpr) and node.value == UNWRAP:
            self._refuse(node, messages.explicit_unwrap(UNWRAP))
        elif isinstance(node, CallExpr) and node.analyzed is None:
            message = self._judge(node)
            if message is not None:
                receiver = [node.callee.expr] if isinstance(node.callee, MemberExpr) else []
                self._refuse(node, message, *receiver, *node.args)

    def _refuse(self, node: Context, message: Message, *operands: Expression) -> None:
        self.breaches.append(Breach(node, message, operands))

    def _type(self, node: Expression) -> ProperType | None:
        found = type_of(self._checker, node)
        return get_proper_type(found) if found is not None else None

    def _judge(self, call: CallExpr) -> Message | None:
        callee = call.callee
        if isinstance(callee, MemberExpr):
            receiver = self._type(callee.expr)
            if receiver is not None and may_be_grounded(receiver):
                return self._judge_operation(callee, receiver)
        if isinstance(callee, CallExpr) and _is(callee.callee, LIFT):
            return None  # judged where lift itself is called
        if isinstance(callee, RefExpr) and callee.fullname in _PURE_API:
            return self._judge_lift(call) if callee.fullname == LIFT else None
        if isinstance(callee, RefExpr) and callee.fullname == PLAIN:
            return None  # refused by name
        if isinstance(callee, LambdaExpr):
            return None
        node = self._definition(callee)
        contract = contract_of(_signature(node)) if node is not None else None
        if contract is not None:
            return self._judge_boundary(call, contract, node)
        if isinstance(node, (FuncDef, OverloadedFuncDef)) and self._is_nested(node):
            return None
        if isinstance(node, Var) and self._is_trusted_variable(node):
            return None
        return self._judge_other(call, node)

    def _judge_operation(self, callee: MemberExpr, receiver: ProperType) -> Message | None:
        if callee.name in PROVENANCE:
            return None
        for member in members(unwrapped(receiver)):
            if isinstance(member, NoneType):
                continue
            info = _class_of(member)
            symbol = info.get(callee.name) if info is not None else None
            if symbol is None or symbol.node is None:
                return messages.unseen_callee(callee.name)
            contract = contract_of(_signature(symbol.node))
            if contract is not None and contract.kind is Kind.LIFTED:
                continue
            if not self._is_library(symbol.node):
                return messages.unlifted_method(callee.name)
        return None

    def _judge_lift(self, call: CallExpr) -> Message | None:
        if len(call.args) != 1:
            return None
        target = call.args[0]
        node = self._definition(target)
        if isinstance(target, LambdaExpr) or node is None:
            return messages.unvouched_lift(_text(target))
        contract = contract_of(_signature(node))
        if contract is not None and (contract.kind is Kind.LIFTED or contract.pure):
            return None
        if isinstance(target, MemberExpr) and not isinstance(
            self._type(target.expr), (FunctionLike, TypeType, type(None))
        ):
            receiver = self._type(target.expr)
            if not (isinstance(receiver, Instance) and _is_immutable(receiver)):
                return messages.unvouched_lift(_text(target))
        if self._is_library(node) and library.is_value_function(node.fullname):
            return None
        return messages.unvouched_lift(_text(target))

    def _judge_boundary(
        self, call: CallExpr, contract: Contract, node: SymbolNode | None
    ) -> Message | None:
        if contract.pure or contract.kind in (Kind.PROMPT, Kind.TOOL, Kind.LIFTED):
            return None
        return messages.impure_agent(_text(call.callee))

    def _judge_other(self, call: CallExpr, node: SymbolNode | None) -> Message | None:
        name = _text(call.callee)
        if node is None:
            return messages.unseen_callee(name)
        if isinstance(node, TypeInfo) and not self._is_library(node):
            return None if _is_generated(node) else messages.impure_constructor(name)
        if not self._is_library(node):
            return messages.impure_function(name)
        handed = [arg for arg in call.args if self._carries(arg)]
        if isinstance(call.callee, MemberExpr) and self._carries(call.callee.expr):
            handed.append(call.callee.expr)
        if not handed or node.fullname in library.PARAMETRIC or self._is_free(call):
            return None
        return messages.unaudited_library(name)

    def _is_free(self, call: CallExpr) -> bool:
        return isinstance(call.callee, RefExpr) and call.callee.fullname in (
            "builtins.len",
            "builtins.bool",
            "builtins.isinstance",
        )

    def _carries(self, node: Expression) -> bool:
        found = self._type(node)
        return found is not None and carries(found)

    # -- who is called --------------------------------------------------------------------------

    def _definition(self, callee: Expression) -> SymbolNode | None:
        """The definition a callee surely refers to."""
        if isinstance(callee, IndexExpr) and callee.analyzed is not None:
            return self._definition(callee.base)
        if isinstance(callee, SuperExpr):
            return self._inherited(callee)
        if not isinstance(callee, RefExpr):
            return None
        if callee.node is not None:
            node = callee.node
            return node.target_info() if isinstance(node, TypeAlias) else node  # type: ignore
        if isinstance(callee, MemberExpr):
            receiver = self._type(callee.expr)
            info = _class_of(receiver) if receiver is not None else None
            symbol = info.get(callee.name) if info is not None else None
            return symbol.node if symbol is not None else None
        return None

    def _inherited(self, callee: SuperExpr) -> SymbolNode | None:
        if callee.info is None:
            return None
        for base in callee.info.mro[1:]:
            if callee.name in base.names:
                return base.names[callee.name].node
        return None

    def _is_nested(self, node: FuncDef | OverloadedFuncDef) -> bool:
        """Whether the function is defined inside the body, and so checked with it."""
        start, end = self._function.line, self._function.end_line or self._function.line
        return "." not in (node.fullname or "") or (
            node.info is None and start < node.line <= end and node.fullname == node.name
        )

    def _is_trusted_variable(self, node: Var) -> bool:
        """Callback parameters are checked where the function is called."""
        return any(argument.variable is node for argument in self._function.arguments)

    def _is_library(self, node: SymbolNode) -> bool:
        module = _module_of(node, self._checker.modules)
        return module is not None and is_library(module)


def is_library(module: MypyFile) -> bool:
    """Whether a module is a library: typeshed, or installed and not using the runtime."""
    path = module.path.replace("\\", "/")
    if "/typeshed/" in path:
        return True
    return "/site-packages/" in path or "/dist-packages/" in path


def _module_of(node: SymbolNode, modules: dict[str, MypyFile]) -> MypyFile | None:
    name = node.fullname or ""
    while name:
        name = name.rpartition(".")[0]
        if name in modules:
            return modules[name]
    return None


def _names_unwrap(node: MemberExpr | NameExpr) -> bool:
    return node.name == UNWRAP or node.fullname == PLAIN


def _is(node: Expression, fullname: str) -> bool:
    return isinstance(node, RefExpr) and node.fullname == fullname


def _signature(node: SymbolNode | None) -> Type | None:
    if isinstance(node, Decorator):
        return node.var.type
    if isinstance(node, (FuncDef, OverloadedFuncDef)):
        return node.type
    if isinstance(node, Var) and node.is_inferred and not node.is_argument:
        return node.type
    return None


def _class_of(typ: ProperType) -> TypeInfo | None:
    if isinstance(typ, Instance):
        return typ.type
    if isinstance(typ, TupleType):
        return typ.partial_fallback.type
    if isinstance(typ, TypedDictType):
        return typ.fallback.type
    if isinstance(typ, TypeType):
        return _class_of(get_proper_type(typ.item))
    if isinstance(typ, CallableType) and typ.is_type_obj():
        return typ.type_object()
    return None


def _is_immutable(typ: Instance) -> bool:
    return typ.type.fullname in {
        f"builtins.{name}" for name in ("str", "bytes", "int", "float", "complex", "bool")
    } or typ.type.fullname == "re.Pattern"


def _is_generated(info: TypeInfo) -> bool:
    """Whether constructing the class runs nothing that a person wrote."""
    for base in info.mro:
        if base.module_name == "builtins":
            continue
        for name in ("__init__", "__new__", "__post_init__", "__attrs_post_init__"):
            symbol = base.names.get(name)
            if symbol is not None and not symbol.plugin_generated:
                contract = contract_of(_signature(symbol.node))
                if contract is None or not contract.pure:
                    return False
    return True


def _text(node: Expression) -> str:
    if isinstance(node, MemberExpr):
        return f"{_text(node.expr)}.{node.name}"
    if isinstance(node, NameExpr):
        return node.name
    if isinstance(node, SuperExpr):
        return f"super().{node.name}"
    if isinstance(node, CallExpr):
        return f"{_text(node.callee)}(...)"
    if isinstance(node, IndexExpr):
        return f"{_text(node.base)}[...]"
    if isinstance(node, LambdaExpr):
        return "a lambda"
    if isinstance(node, StrExpr):
        return repr(node.value)
    return "an expression"
