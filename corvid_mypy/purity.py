"""``@grounded_pure``: every call in the body, written or implied, is on the closed list."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mypy.nodes import (
    AssertStmt,
    AssignmentStmt,
    AwaitExpr,
    CallExpr,
    ComparisonExpr,
    ConditionalExpr,
    Context,
    Decorator,
    DelStmt,
    Expression,
    ForStmt,
    FuncDef,
    GeneratorExpr,
    IfStmt,
    IndexExpr,
    LambdaExpr,
    ListExpr,
    MemberExpr,
    NameExpr,
    Node,
    OperatorAssignmentStmt,
    OpExpr,
    OverloadedFuncDef,
    RefExpr,
    StrExpr,
    SuperExpr,
    SymbolNode,
    SymbolTableNode,
    TupleExpr,
    TypeInfo,
    UnaryExpr,
    Var,
    WhileStmt,
    WithStmt,
)
from mypy.operators import op_methods, reverse_op_methods, unary_op_methods
from mypy.types import (
    FunctionLike,
    Instance,
    NoneType,
    ProperType,
    Type,
    get_proper_type,
)

from corvid_mypy import library, messages
from corvid_mypy.callees import PARTIAL, Callees, class_of, is_runtime, signature
from corvid_mypy.contagion import OPERATOR_FUNCTIONS
from corvid_mypy.contracts import Kind, contract_of
from corvid_mypy.messages import Message
from corvid_mypy.names import BOUNDARIES, LIFT, PLAIN, PROVENANCE, UNWRAP
from corvid_mypy.tree import walk
from corvid_mypy.types import (
    carries,
    classes_in,
    content,
    is_grounded,
    may_be_grounded,
    members,
    plain,
    unwrapped,
)

_PURE_API = frozenset(f"{BOUNDARIES}.{name}" for name in ("each", "lift", "sever", "ground"))
_REFLECTION = frozenset(
    f"builtins.{name}" for name in ["eval", "exec", "locals", "globals", "vars"]
)
_REFLECTIVE_MODULES = ("inspect.", "gc.", "ctypes.", "marshal.", "dis.", "traceback.")
_REFLECTIVE_FUNCTIONS = frozenset({"sys._getframe", "sys._current_frames", "sys.settrace"})
_REFLECTIVE_ATTRIBUTES = frozenset(
    (
        "__dict__ __closure__ __defaults__ __kwdefaults__ __globals__ __code__ __wrapped__ "
        "__subclasses__ __traceback__ cell_contents f_locals f_back f_globals gi_frame cr_frame "
        "ag_frame tb_frame"
    ).split()
)
_CONVERSIONS = frozenset(
    (
        "__str__ __repr__ __format__ __bytes__ __int__ __float__ __complex__ __index__ "
        "__bool__ __len__ __iter__ __next__ __reversed__ __contains__ __getitem__ "
        "__hash__ __eq__ __lt__ __gt__ __le__ __ge__ __add__ __radd__ __abs__ "
        "__round__ __fspath__ __call__ __getattr__"
    ).split()
)
_COMPARISONS = ("__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__")
_COMPARING = ("sort", "index", "count", "remove")
_MANAGING = ("__enter__", "__exit__", "__aenter__", "__aexit__")
_FREE_OF_CONTENT = frozenset(f"builtins.{name}" for name in ["len", "bool", "isinstance"])
_CONSTRUCTORS = ("__init__", "__new__", "__post_init__", "__attrs_post_init__")


@dataclass(frozen=True)
class Breach:
    """Something in a body that the proof cannot pass through.

    Where one of the operands is a coercion site itself, the site says it better.
    """

    node: Context
    message: Message
    operands: tuple[Expression, ...] = ()


class Purity:
    """Judges the nodes of one pure body."""

    def __init__(self, callees: Callees, function: FuncDef) -> None:
        self.breaches: list[Breach] = []
        self._callees = callees
        self._function = function

    def visit(self, node: Node) -> None:
        """Judge one node of the body."""
        if isinstance(node, (MemberExpr, NameExpr)):
            self._name(node)
        elif isinstance(node, StrExpr) and node.value == UNWRAP:
            self._refuse(node, messages.explicit_unwrap(UNWRAP))
        elif isinstance(node, CallExpr) and node.analyzed is None:
            self._call(node)
        elif isinstance(node, ConditionalExpr):
            self._join(node, node.if_expr, node.else_expr)
            self._implicit(node.cond, ("__bool__", "__len__"), node.cond)
        elif isinstance(node, OpExpr):
            self._operator(node)
        elif isinstance(node, UnaryExpr):
            names = ("__bool__", "__len__") if node.op == "not" else (unary_op_methods[node.op],)
            self._implicit(node.expr, names, node)
        elif isinstance(node, ComparisonExpr):
            self._comparison(node)
        elif isinstance(node, IndexExpr) and node.analyzed is None:
            self._implicit(node.base, ("__getitem__", "__class_getitem__"), node)
        elif isinstance(node, ForStmt):
            self._implicit(node.expr, ("__iter__", "__aiter__", "__getitem__"), node.expr)
        elif isinstance(node, GeneratorExpr):
            for sequence in node.sequences:
                self._implicit(sequence, ("__iter__", "__aiter__", "__getitem__"), sequence)
        elif isinstance(node, AwaitExpr):
            self._implicit(node.expr, ("__await__",), node)
        elif isinstance(node, AssignmentStmt):
            for target in node.lvalues:
                self._assigned(target)
        elif isinstance(node, DelStmt) and isinstance(node.expr, IndexExpr):
            self._implicit(node.expr.base, ("__delitem__",), node.expr)
        elif isinstance(node, DelStmt) and isinstance(node.expr, MemberExpr):
            self._implicit(node.expr.expr, ("__delattr__",), node.expr)
        elif isinstance(node, (WhileStmt, AssertStmt)):
            self._implicit(node.expr, ("__bool__", "__len__"), node.expr)
        elif isinstance(node, IfStmt):
            for test in node.expr:
                self._implicit(test, ("__bool__", "__len__"), test)
        elif isinstance(node, WithStmt):
            for manager in node.expr:
                self._implicit(manager, _MANAGING, manager)
        elif isinstance(node, OperatorAssignmentStmt):
            method = op_methods[node.op]
            names = (f"__i{method[2:]}", method)
            self._implicit(node.lvalue, names, node.lvalue)
            self._implicit(node.rvalue, (reverse_op_methods.get(method, ""),), node.rvalue)

    def _refuse(self, node: Context, message: Message, *operands: Expression) -> None:
        self.breaches.append(Breach(node, message, operands))

    # -- names ----------------------------------------------------------------------------------

    def _name(self, node: MemberExpr | NameExpr) -> None:
        if _names_unwrap(node):
            self._refuse(node, messages.explicit_unwrap(node.name), node)
        elif isinstance(node, MemberExpr) and node.name in _REFLECTIVE_ATTRIBUTES:
            self._refuse(node, messages.reflection(text(node)), node.expr)
        elif isinstance(node, MemberExpr) and node.node is None:
            self._attribute(node)

    def _attribute(self, node: MemberExpr) -> None:
        """Reading an attribute runs properties, descriptors and ``__getattr__``."""
        owner = self._callees.type(node.expr)
        if may_be_grounded(owner):
            self._attribute_of_content(node, owner)
            return
        if not isinstance(owner, Instance):
            return
        symbol = owner.type.get(node.name)
        if symbol is None:
            self._implicit(node.expr, ("__getattr__",), node)
        elif _is_property(symbol.node) and not self._is_vouched(symbol.node):
            self._refuse(node, messages.impure_implicit(f'Reading "{text(node)}"'))
        elif isinstance(symbol.node, Var):
            held = get_proper_type(symbol.node.type)
            getter = held.type.get("__get__") if isinstance(held, Instance) else None
            if getter is not None and not self._is_vouched(getter.node):
                self._refuse(node, messages.impure_implicit(f'Reading "{text(node)}"'))
        self._implicit(node.expr, ("__getattribute__",), node)

    def _attribute_of_content(self, node: MemberExpr, owner: ProperType) -> None:
        for member in members(unwrapped(owner)):
            info = class_of(member)
            if info is None or isinstance(member, NoneType) or node.name in PROVENANCE:
                continue
            symbol = info.get(node.name)
            dynamic = info.get("__getattr__") if symbol is None else None
            reads = [found for found in (dynamic, info.get("__getattribute__")) if found]
            if symbol is not None and _is_property(symbol.node):
                reads.append(symbol)
            if not all(map(self._runs_on_content, reads)):
                self._refuse(node, messages.unlifted_method(node.name))

    def _assigned(self, target: Expression) -> None:
        """Writing an attribute or an item runs setters."""
        if isinstance(target, (TupleExpr, ListExpr)):
            for part in target.items:
                self._assigned(part)
        elif isinstance(target, IndexExpr):
            self._implicit(target.base, ("__setitem__",), target)
        elif isinstance(target, MemberExpr) and target.node is None:
            self._attribute(target)
            self._implicit(target.expr, ("__setattr__",), target)

    # -- what Python calls by itself ------------------------------------------------------------

    def _operator(self, node: OpExpr) -> None:
        if node.op in ("and", "or"):
            self._join(node, node.left, node.right)
            self._implicit(node.left, ("__bool__", "__len__"), node.left)
            return
        method = op_methods[node.op]
        self._implicit(node.left, (method,), node)
        self._implicit(node.right, (reverse_op_methods.get(method, ""),), node)

    def _comparison(self, node: ComparisonExpr) -> None:
        for operator, left, right in zip(node.operators, node.operands, node.operands[1:]):
            if operator in ("in", "not in"):
                self._implicit(right, ("__contains__", "__iter__", "__getitem__"), node)
            elif operator not in ("is", "is not"):
                method = op_methods[operator]
                self._implicit(left, (method,), node)
                self._implicit(right, (reverse_op_methods[method],), node)

    def _implicit(self, operand: Expression, methods: Iterable[str], place: Context) -> None:
        """Refuse a method of the program's that is not pure and that Python would call here."""
        for member in members(self._callees.type(operand)):
            if is_grounded(member):
                self._on_content(member, methods, place)
                continue
            info = class_of(member) if isinstance(member, Instance) else None
            for method in methods if info is not None else ():
                symbol = info.get(method) if info is not None else None
                if symbol is None or symbol.plugin_generated or symbol.node is None:
                    continue
                if not self._is_vouched(symbol.node):
                    operation = f'"{method}" of "{info.name}"' if info is not None else method
                    self._refuse(place, messages.impure_implicit(operation), operand)
                    return

    def _on_content(self, grounded: Type, methods: Iterable[str], place: Context) -> None:
        """Refuse a method of the program's that would run on bare content, unless lifted."""
        for member in members(content(grounded)):
            own = class_of(member)
            for method in methods:
                # A container compares by comparing what it holds.
                compares = method in _COMPARISONS
                for info in classes_in(member) if compares else filter(None, (own,)):
                    symbol = info.get(method)
                    if symbol is not None and not self._runs_on_content(symbol):
                        self._refuse(place, messages.unlifted_method(method))
                        return

    def _runs_on_content(self, symbol: SymbolTableNode) -> bool:
        """Whether a member may run on bare content: the library's, generated, or lifted."""
        if symbol.node is None or symbol.plugin_generated:
            return True
        if self._callees.is_library(symbol.node):
            return True
        contract = contract_of(signature(symbol.node))
        return contract is not None and contract.kind is Kind.LIFTED

    def _is_vouched(self, node: SymbolNode | None) -> bool:
        if node is None or self._callees.is_library(node):
            return True
        contract = contract_of(signature(node))
        if isinstance(node, OverloadedFuncDef):
            contract = contract_of(signature(node.items[0]))
        return contract is not None and (contract.pure or contract.kind is Kind.LIFTED)

    def _join(self, node: Expression, *arms: Expression) -> None:
        kinds = [self._callees.type(arm) for arm in arms]
        if not all(isinstance(kind, FunctionLike) for kind in kinds):
            return
        if len({self._callees.contract(arm) for arm in arms}) > 1:
            self._refuse(node, messages.joined_contracts(text(node)))

    # -- calls ----------------------------------------------------------------------------------

    def _call(self, node: CallExpr) -> None:
        message = self._judge(node)
        receiver = [node.callee.expr] if isinstance(node.callee, MemberExpr) else []
        if message is not None:
            self._refuse(node, message, *receiver, *node.args)
            return
        if not self._only_holds(node):
            for arg in node.args:
                self._callback(arg)

    def _only_holds(self, node: CallExpr) -> bool:
        """Whether the callee keeps what it is handed without calling it."""
        found = self._callees.definition(node.callee)
        name = found.fullname if found is not None else ""
        return name in (LIFT, PARTIAL) or name in library.PARAMETRIC - library.CALLING

    def _judge(self, call: CallExpr) -> Message | None:
        callee = call.callee
        if isinstance(callee, MemberExpr):
            receiver = self._callees.type(callee.expr)
            if receiver is not None and may_be_grounded(receiver):
                return self._judge_operation(callee, receiver)
        if isinstance(callee, RefExpr) and callee.fullname in _PURE_API:
            return self._judge_lift(call) if callee.fullname == LIFT else None
        if isinstance(callee, (NameExpr, MemberExpr)) and _names_unwrap(callee):
            return None
        if isinstance(callee, RefExpr) and _is_reflective(callee.fullname):
            return messages.reflection(text(callee))
        lifting = self._lifting(callee)
        if lifting is not None:
            problem = self._judge_content(call)
            return problem if lifting is callee else problem or self._judge_lift(lifting)
        if isinstance(callee, LambdaExpr):
            return None
        if self._is_object(callee):
            self._implicit(callee, ("__call__",), call)
            return None
        if isinstance(callee, RefExpr) and self._is_callback_parameter(callee.node):
            return None
        target = self._callees.resolve(callee)
        if isinstance(target, LambdaExpr):
            return None
        node = self._callees.definition(callee)
        contract = self._callees.contract(callee)
        if contract is not None:
            vouched = contract.pure or contract.kind in (Kind.PROMPT, Kind.TOOL, Kind.LIFTED)
            return None if vouched else messages.impure_agent(text(callee))
        if self._is_nested(node):
            return None
        return self._judge_other(call, node)

    def _is_object(self, callee: Expression) -> bool:
        """Whether the callee is an object of the program with a ``__call__`` of its own."""
        found = self._callees.type(callee)
        return (
            isinstance(found, Instance)
            and found.type.get("__call__") is not None
            and not self._callees.is_library(found.type)
        )

    def _lifting(self, callee: Expression) -> CallExpr | None:
        """The ``lift(f)`` whose result is called; one in the body is judged by itself."""
        target = self._callees.resolve(callee)
        if isinstance(target, CallExpr) and isinstance(target.callee, RefExpr):
            return target if target.callee.fullname == LIFT else None
        return None

    def _judge_content(self, call: CallExpr) -> Message | None:
        """A lifted call runs the special methods of content, and the callbacks handed along."""
        for arg in call.args:
            found = self._callees.type(arg)
            if isinstance(found, FunctionLike):
                node = self._callees.definition(arg)
                contract = self._callees.contract(arg)
                lifted = contract is not None and contract.kind is Kind.LIFTED
                valued = node is not None and library.is_value_function(node.fullname)
                if not lifted and not valued:
                    return messages.unvouched_lift(text(arg))
            for info in classes_in(plain(found)):
                for name in _CONVERSIONS:
                    symbol = info.get(name)
                    if symbol is not None and not self._runs_on_content(symbol):
                        return messages.unlifted_method(name)
        return None

    def _judge_operation(self, callee: MemberExpr, receiver: ProperType) -> Message | None:
        if callee.name in PROVENANCE:
            return None
        for member in members(unwrapped(receiver)):
            if isinstance(member, NoneType):
                continue
            info = class_of(member)
            symbol = info.get(callee.name) if info is not None else None
            if symbol is None or symbol.node is None:
                return messages.unseen_callee(text(callee))
            contract = contract_of(signature(symbol.node))
            if contract is not None and contract.kind is Kind.LIFTED:
                continue
            if not self._callees.is_library(symbol.node):
                return messages.unlifted_method(callee.name)
            if callee.name in _COMPARING:
                for inner in classes_in(member):
                    for name in ("__eq__", "__lt__", "__gt__"):
                        compared = inner.get(name)
                        if compared is not None and not self._runs_on_content(compared):
                            return messages.unlifted_method(name)
        return None

    def _judge_lift(self, call: CallExpr) -> Message | None:
        if len(call.args) != 1:
            return None
        target = self._callees.resolve(call.args[0])
        refusal = messages.unvouched_lift(text(call.args[0]))
        contract = self._callees.contract(target)
        if contract is not None:
            return None if contract.kind is Kind.LIFTED else refusal
        node = self._callees.definition(target)
        if node is None or not self._callees.is_library(node):
            return refusal
        if isinstance(target, MemberExpr) and target.node is None:
            receiver = self._callees.type(target.expr)
            if isinstance(receiver, Instance) and not _is_immutable(receiver):
                return refusal
        return None if library.is_value_function(node.fullname) else refusal

    def _judge_other(self, call: CallExpr, node: SymbolNode | None) -> Message | None:
        name = text(call.callee)
        if node is None or (isinstance(node, Var) and not self._callees.is_library(node)):
            return messages.unseen_callee(name)
        if _is_of_named_tuple(node):
            return None
        if not self._callees.is_library(node):
            if isinstance(node, TypeInfo):
                return None if self._is_generated(node) else messages.impure_constructor(name)
            return messages.impure_function(name)
        if is_runtime(node):
            return None
        for arg in call.args:
            problem = self._converted(arg)
            if problem is not None:
                return problem
        handed = [arg for arg in call.args if self._carries(arg)]
        if isinstance(call.callee, MemberExpr) and self._carries(call.callee.expr):
            handed.append(call.callee.expr)
        if not handed or node.fullname in library.PARAMETRIC or node.fullname in _FREE_OF_CONTENT:
            return None
        if node.fullname in OPERATOR_FUNCTIONS and self._carries(call):
            return None
        return messages.unaudited_library(name)

    def _converted(self, arg: Expression) -> Message | None:
        """A library function may call any conversion of what it is handed."""
        found = self._callees.type(arg)
        for member in members(found) if found is not None else []:
            info = class_of(member) if isinstance(member, Instance) else None
            if info is None or self._callees.is_library(info):
                continue
            for base in info.mro:
                for name in _CONVERSIONS & base.names.keys():
                    symbol = base.names[name]
                    if not symbol.plugin_generated and not self._is_vouched(symbol.node):
                        return messages.impure_implicit(f'"{name}" of "{info.name}"')
        return None

    def _callback(self, arg: Expression) -> None:
        """A callable that is handed on may be called."""
        found = self._callees.type(arg)
        if not isinstance(found, FunctionLike) or isinstance(arg, LambdaExpr):
            return
        target = self._callees.resolve(arg)
        node = self._callees.definition(target)
        contract = self._callees.contract(target)
        if contract is not None:
            if not (contract.pure or contract.kind in (Kind.PROMPT, Kind.TOOL, Kind.LIFTED)):
                self._refuse(arg, messages.impure_callback(text(arg)), arg)
            return
        if isinstance(target, LambdaExpr) or self._is_nested(node):
            return
        if isinstance(arg, RefExpr) and self._is_callback_parameter(arg.node):
            return
        if isinstance(node, TypeInfo) and not self._callees.is_library(node):
            if self._is_generated(node):
                return
        elif node is not None and self._callees.is_library(node):
            return
        self._refuse(arg, messages.impure_callback(text(arg)), arg)

    def _carries(self, node: Expression) -> bool:
        found = self._callees.type(node)
        return found is not None and carries(found)

    def _is_nested(self, node: SymbolNode | None) -> bool:
        """Whether a function is defined inside the body, and so checked with it."""
        if not isinstance(node, (FuncDef, OverloadedFuncDef, Decorator)):
            return False
        start, end = self._function.line, self._function.end_line or self._function.line
        return start < node.line <= end and "." not in node.fullname.replace(node.name, "", 1)

    def _is_callback_parameter(self, node: SymbolNode | None) -> bool:
        """Callbacks are checked where the function that takes them is called."""
        return isinstance(node, Var) and node.is_argument and not self._callees.values(node)

    def _is_generated(self, info: TypeInfo) -> bool:
        """Whether constructing the class runs nothing that a person wrote without a proof."""
        written = [
            base.names[name]
            for base in info.mro
            for name in _CONSTRUCTORS
            if name in base.names and not base.names[name].plugin_generated
        ]
        meta = info.metaclass_type
        if meta is not None and not self._callees.is_library(meta.type):
            return False
        return all(self._is_vouched(symbol.node) for symbol in written) and all(
            self._is_vouched_maker(maker) for maker in _makers(info)
        )

    def _is_vouched_maker(self, maker: Expression) -> bool:
        """Whether a factory, converter or validator of a field is pure, or the library's."""
        if isinstance(maker, LambdaExpr):
            calls = [node for node in walk(maker.body) if isinstance(node, CallExpr)]
            return not maker.arguments and all(self._is_vouched_maker(c.callee) for c in calls)
        if isinstance(maker, CallExpr):
            return self._is_vouched_maker(maker.callee)
        node = self._callees.definition(maker)
        return node is not None and self._is_vouched(node)

    def defaults(self) -> None:
        """Judge the callbacks that stand as defaults of the function's own parameters."""
        for argument in self._function.arguments:
            if argument.initializer is not None:
                self._callback(argument.initializer)


def _makers(info: TypeInfo) -> list[Expression]:
    """The callables that a generated constructor runs, as written in the class."""
    return [
        arg
        for base in info.mro
        for statement in base.defn.defs.body
        if isinstance(statement, AssignmentStmt) and isinstance(statement.rvalue, CallExpr)
        for name, arg in zip(statement.rvalue.arg_names, statement.rvalue.args)
        if name in ("default_factory", "factory", "converter", "validator")
    ]


def _is_reflective(fullname: str) -> bool:
    return (
        fullname in _REFLECTION
        or fullname in _REFLECTIVE_FUNCTIONS
        or fullname.startswith(_REFLECTIVE_MODULES)
    )


def _names_unwrap(node: MemberExpr | NameExpr) -> bool:
    return node.name == UNWRAP or node.fullname == PLAIN


def _is_of_named_tuple(node: SymbolNode) -> bool:
    """Whether this is a method that every named tuple is given."""
    return (
        isinstance(node, (FuncDef, Decorator))
        and node.name in ("_replace", "_make", "_asdict")
        and (node.func.info if isinstance(node, Decorator) else node.info).is_named_tuple
    )


def _is_property(node: SymbolNode | None) -> bool:
    if isinstance(node, Decorator):
        return node.func.is_property
    return isinstance(node, OverloadedFuncDef) and node.is_property


def _is_immutable(typ: Instance) -> bool:
    names = {f"builtins.{name}" for name in "str bytes int float complex bool tuple".split()}
    return typ.type.fullname in names | {"re.Pattern"}


def text(node: Expression) -> str:
    """How an expression is written, shortened, for a message."""
    if isinstance(node, MemberExpr):
        return f"{text(node.expr)}.{node.name}"
    if isinstance(node, NameExpr):
        return node.name
    if isinstance(node, SuperExpr):
        return f"super().{node.name}"
    if isinstance(node, CallExpr):
        return f"{text(node.callee)}(...)"
    if isinstance(node, IndexExpr):
        return f"{text(node.base)}[...]"
    if isinstance(node, StrExpr):
        return repr(node.value)
    return "a lambda" if isinstance(node, LambdaExpr) else "this expression"
