"""Coercion sites: every place of a body where the sources of a value would be dropped.

Two laws make the enumeration complete. *Law E*: where an operand of an expression carries
provenance and the expression does not, the operand is dropped there. *Law S*: where a value
leaves an expression for a slot, what it carries must have a place in the slot's type. Both are
computed from mypy's types, never from its errors. How each node class is treated stands in one
table per family, and a node class that is in none of them is an error, never a pass.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from mypy import nodes, patterns
from mypy.argmap import map_actuals_to_formals
from mypy.checker import TypeChecker
from mypy.nodes import (
    ARG_NAMED,
    ARG_STAR,
    ARG_STAR2,
    Block,
    CallExpr,
    ConditionalExpr,
    Context,
    Expression,
    FuncDef,
    FuncItem,
    IndexExpr,
    LambdaExpr,
    MemberExpr,
    NameExpr,
    Node,
    OpExpr,
    RefExpr,
    StarExpr,
    Statement,
    StrExpr,
    TupleExpr,
    TypeInfo,
    Var,
)
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    NoneType,
    Overloaded,
    ProperType,
    TupleType,
    Type,
    TypedDictType,
    TypeOfAny,
    UninhabitedType,
    get_proper_type,
)

from corvid_mypy.checker import call_method, return_slot, type_of, yield_slot
from corvid_mypy.contracts import Kind, contract_of
from corvid_mypy.contagion import solve
from corvid_mypy.names import BOUNDARIES, GROUNDED, LIFTED, PROVENANCE, SEVER
from corvid_mypy.types import (
    Wrapper,
    carries,
    content,
    drops,
    is_grounded,
    is_optional,
    may_be_grounded,
    members,
    unwrapped,
)


class CoercionKind(Enum):
    """Why a value's sources are dropped at a site."""

    RETURN = "return"
    YIELD = "yield"
    ANNOTATED_ASSIGNMENT = "annotated assignment"
    ASSIGNMENT = "assignment"
    ARGUMENT = "argument"
    FIELD = "field"
    OPTIONAL = "optional"
    ELEMENT = "element"
    ARM = "arm"
    ELSE_ARM = "else-arm"
    CONDITION = "condition"
    ITERATION = "iteration"
    MEMBERSHIP = "membership"
    INTERPOLATION = "interpolation"
    SUBSCRIPT = "subscript"
    SUBJECT = "subject"
    RAISE = "raise"
    EXCEPTION = "exception"
    DEFAULT = "default"
    CAST = "cast"
    REFLECTION = "reflection"


@dataclass(frozen=True)
class Site:
    """One place where sources are dropped.

    Attributes:
        kind: why they are dropped.
        node: the expression that loses them.
        actual: its type.
        slot: the type it is put into; ``None`` where Python consumes the value itself.
        anchor: the node at which mypy reports the same mismatch, if it does.
    """

    kind: CoercionKind
    node: Expression
    actual: Type
    slot: Type | None = None
    anchor: Context | None = None


@dataclass(frozen=True)
class Outcome:
    """A value handed out of the body as a result: by ``return``, ``yield`` or ``yield from``."""

    node: Expression
    slot: Type
    anchor: Context


Visitor = Callable[[Node], None]


class Laws:
    """Walks one body, and every function nested in it, and finds its coercion sites.

    Args:
        checker: mypy's checker of the module, its types still there.
        slot: what a ``return`` of the outermost function must fill, where its contract asks for
            more than its declaration.
        visit: called with every expression and statement, for what else a contract demands.
    """

    def __init__(
        self, checker: TypeChecker, function: FuncItem, slot: Type | None, visit: Visitor
    ) -> None:
        self.sites: list[Site] = []
        self.outcomes: list[Outcome] = []
        self.unclassified: list[Node] = []
        self.unchecked: list[Statement] = []
        self.calls: list[CallExpr] = []
        self._checker = checker
        self._functions: list[FuncItem] = [function]
        self._slot = slot
        self._visit = visit
        self._raising = 0

    def walk(self) -> None:
        """Walk the body."""
        self._function(self._functions.pop())

    # -- what the tables are made of ------------------------------------------------------------

    def type(self, node: Expression) -> Type | None:
        """The type of an expression, as far as mypy got."""
        found = type_of(self._checker, node)
        if found is not None and isinstance(node, CallExpr) and _names(node.callee, SEVER):
            return type_of(self._checker, node.args[0]) if node.args else found
        return found

    def consume(self, kind: CoercionKind, node: Expression, anchor: Context | None = None) -> None:
        """Python reads the value itself here: a test or an iteration."""
        found = self.type(node)
        if found is not None and may_be_grounded(found):
            self._add(Site(kind, node, found, None, anchor))

    def flow(
        self, kind: CoercionKind, node: Expression, slot: Type | None, anchor: Context | None = None
    ) -> None:
        """The value is put into a slot; the innermost part that loses its sources is the site."""
        if isinstance(node, ConditionalExpr):
            self.flow(CoercionKind.ARM, node.if_expr, slot, node)
            self.flow(CoercionKind.ELSE_ARM, node.else_expr, slot, node)
            return
        if isinstance(node, LambdaExpr):
            wanted = get_proper_type(slot) if slot is not None else None
            body = node.body.body[-1] if node.body.body else None
            if isinstance(wanted, CallableType) and isinstance(body, nodes.ReturnStmt) and body.expr:
                self.flow(CoercionKind.RETURN, body.expr, wanted.ret_type, body.expr)
                return
        self._flow(kind, node, self.type(node), slot, anchor)

    def _flow(
        self,
        kind: CoercionKind,
        node: Expression,
        actual: Type | None,
        slot: Type | None,
        anchor: Context | None,
    ) -> None:
        if actual is None or slot is None or not drops(actual, slot):
            return
        if is_optional(slot) and may_be_grounded(actual):
            kind = CoercionKind.OPTIONAL
        self._add(Site(kind, node, actual, slot, anchor))

    def _add(self, site: Site) -> None:
        if not any(site.node is known.node for known in self.sites):
            self.sites.append(site)

    def expr(self, node: Expression | None) -> None:
        """Walk an expression."""
        if node is None:
            return
        self._visit(node)
        handler = EXPRESSIONS.get(type(node))
        if handler is None:
            self.unclassified.append(node)
        else:
            handler(self, node)

    def exprs(self, found: list[Expression]) -> None:
        """Walk expressions."""
        for node in found:
            self.expr(node)

    def statement(self, node: Statement) -> None:
        """Walk a statement."""
        self._visit(node)
        handler = STATEMENTS.get(type(node))
        if handler is None:
            self.unclassified.append(node)
        else:
            handler(self, node)

    def block(self, block: Block | None) -> None:
        """Walk a block; one that mypy skipped is noted, for there is no proof of it."""
        if block is None:
            return
        if block.is_unreachable:
            self.unchecked += block.body[:1]
            return
        for node in block.body:
            self.statement(node)

    # -- functions ------------------------------------------------------------------------------

    def _function(self, function: FuncItem) -> None:
        self._functions.append(function)
        for argument in function.arguments:
            if argument.initializer is not None:
                self.expr(argument.initializer)
                self.flow(CoercionKind.DEFAULT, argument.initializer, argument.variable.type)
        self.block(function.body)
        self._functions.pop()

    def nested(self, function: FuncItem) -> None:
        """A function defined inside the body belongs to the body."""
        self._function(function)

    def lambda_(self, node: LambdaExpr) -> None:
        """A lambda belongs to the body; what it returns is compared with its inferred type."""
        self._function(node)

    def _return_slot(self) -> Type | None:
        function = self._functions[-1]
        if isinstance(function, LambdaExpr):
            found = get_proper_type(type_of(self._checker, function))
            return found.ret_type if isinstance(found, CallableType) else None
        if len(self._functions) == 1 and self._slot is not None:
            return self._slot
        return return_slot(self._checker, function)

    def returned(self, node: nodes.ReturnStmt) -> None:
        """``return``."""
        self.expr(node.expr)
        slot = self._return_slot()
        if node.expr is not None and slot is not None:
            self._result(CoercionKind.RETURN, node.expr, slot, node)

    def _result(
        self, kind: CoercionKind, node: Expression, slot: Type, anchor: Context
    ) -> None:
        self.flow(kind, node, slot, anchor)
        if len(self._functions) == 1:
            self.outcomes.append(Outcome(node, slot, anchor))

    def yielded(self, node: nodes.YieldExpr) -> None:
        """``yield``."""
        self.expr(node.expr)
        if node.expr is not None:
            slot = yield_slot(self._checker, self._functions[-1])
            self._result(CoercionKind.YIELD, node.expr, slot, node)

    def yielded_from(self, node: nodes.YieldFromExpr) -> None:
        """``yield from``: each item is yielded."""
        self.expr(node.expr)
        self.consume(CoercionKind.ITERATION, node.expr, node)
        item = self.item(node.expr)
        slot = yield_slot(self._checker, self._functions[-1])
        self._flow(CoercionKind.YIELD, node.expr, item, slot, node)

    def item(self, node: Expression) -> Type | None:
        """The type of what iterating an expression gives."""
        found = self.type(node)
        if found is None or may_be_grounded(found):
            return None
        if isinstance(get_proper_type(found), AnyType):
            return found
        with self._checker.msg.filter_errors():
            return self._checker.analyze_iterable_item_type_without_expression(found, node)[1]

    # -- assignment -----------------------------------------------------------------------------

    def assigned(self, node: nodes.AssignmentStmt) -> None:
        """``x = value``, annotated or not, to every kind of target."""
        if isinstance(node.rvalue, nodes.TempNode) or node.is_alias_def:
            return
        self.expr(node.rvalue)
        annotated = node.unanalyzed_type is not None
        kind = CoercionKind.ANNOTATED_ASSIGNMENT if annotated else CoercionKind.ASSIGNMENT
        for target in node.lvalues:
            self.target(target)
            self._bind(kind, target, node.rvalue, self.type(node.rvalue), node)

    def _bind(
        self,
        kind: CoercionKind,
        target: Expression,
        value: Expression,
        actual: Type | None,
        anchor: Context,
    ) -> None:
        if isinstance(target, (TupleExpr, nodes.ListExpr)):
            self._unpack(kind, target, value, actual, anchor)
        else:
            self._flow(kind, value, actual, self.slot(target), anchor)

    def _unpack(
        self,
        kind: CoercionKind,
        target: TupleExpr | nodes.ListExpr,
        value: Expression,
        actual: Type | None,
        anchor: Context,
    ) -> None:
        if actual is not None and may_be_grounded(actual):
            self._add(Site(CoercionKind.ITERATION, value, actual, None, anchor))
            return
        proper = get_proper_type(actual) if actual is not None else None
        if isinstance(value, (TupleExpr, nodes.ListExpr)) and len(value.items) == len(target.items):
            for part, given in zip(target.items, value.items):
                self._bind(kind, part, given, self.type(given), given)
            return
        given_types: list[Type | None]
        if isinstance(proper, TupleType) and len(proper.items) == len(target.items):
            given_types = list(proper.items)
        else:
            given_types = [self.item(value)] * len(target.items)
        for part, given_type in zip(target.items, given_types):
            if not isinstance(part, StarExpr):
                self._bind(kind, part, value, given_type, anchor)

    def slot(self, target: Expression) -> Type | None:
        """The type of an assignment target."""
        if isinstance(target, NameExpr) and isinstance(target.node, Var):
            return target.node.type
        if isinstance(target, IndexExpr):
            method = get_proper_type(target.method_type) if target.method_type else None
            if isinstance(method, CallableType) and len(method.arg_types) == 2:
                return method.arg_types[1]
            base = self.type(target.base)
            return AnyType(TypeOfAny.special_form) if base is not None else None
        return type_of(self._checker, target)

    def target(self, node: Expression) -> None:
        """The expressions inside an assignment target."""
        if isinstance(node, (TupleExpr, nodes.ListExpr)):
            for item in node.items:
                self.target(item)
        elif isinstance(node, StarExpr):
            self.target(node.expr)
        elif isinstance(node, MemberExpr):
            self.expr(node.expr)
        elif isinstance(node, IndexExpr):
            self.expr(node.base)
            self.expr(node.index)
            self._subscript(node)
        self._visit(node)

    def augmented(self, node: nodes.OperatorAssignmentStmt) -> None:
        """``x += value``."""
        self.expr(node.rvalue)
        self.expr(node.lvalue)
        slot, held = self.slot(node.lvalue), self.type(node.lvalue)
        if slot is not None and not carries(slot):
            self.flow(CoercionKind.ASSIGNMENT, node.rvalue, slot, node)
        elif held is not None and not carries(held) and slot is not None:
            self.flow(CoercionKind.ASSIGNMENT, node.rvalue, slot, node)

    def walrus(self, node: nodes.AssignmentExpr) -> None:
        """``(x := value)``."""
        self.expr(node.value)
        self.flow(CoercionKind.ASSIGNMENT, node.value, self.slot(node.target), node)

    # -- operators ------------------------------------------------------------------------------

    def operated(self, node: OpExpr) -> None:
        """A binary operator; ``and`` and ``or`` test their left operand."""
        self.expr(node.left)
        if node.right_unreachable:
            return
        self.expr(node.right)
        if node.op in ("and", "or"):
            self.consume(CoercionKind.CONDITION, node.left)
            return
        result = self.type(node)
        if result is None or carries(result):
            return
        left = self.type(node.left)
        formats = node.op == "%" and left is not None and _is_text(left)
        kind = CoercionKind.INTERPOLATION if formats else CoercionKind.ARGUMENT
        for operand in (node.left, node.right):
            self._lost(kind, operand, result, node)

    def _lost(
        self, kind: CoercionKind, operand: Expression, result: Type, anchor: Context
    ) -> None:
        """Law E for one operand."""
        found = self.type(operand)
        if found is not None and carries(found) and not isinstance(
            get_proper_type(result), UninhabitedType
        ):
            self._add(Site(kind, operand, found, result, anchor))

    def unary(self, node: nodes.UnaryExpr) -> None:
        """A unary operator; ``not`` tests its operand."""
        self.expr(node.expr)
        if node.op == "not":
            self.consume(CoercionKind.CONDITION, node.expr)
        else:
            result = self.type(node)
            if result is not None and not carries(result):
                self._lost(CoercionKind.ARGUMENT, node.expr, result, node)

    def compared(self, node: nodes.ComparisonExpr) -> None:
        """Comparisons; Python forces a plain ``bool`` from chains, ``in`` and ``is``."""
        self.exprs(node.operands)
        if len(node.operators) > 1:
            self._chain(node)
            return
        left, right = node.operands
        operator = node.operators[0]
        if operator in ("in", "not in"):
            self._membership(left, right, node)
        elif operator in ("is", "is not"):
            if not any(isinstance(get_proper_type(self.type(side)), NoneType) for side in (left, right) if self.type(side) is not None):
                self._first(CoercionKind.CONDITION, (left, right), may_be_grounded, node)
        else:
            result = self.type(node)
            if result is not None and not carries(result):
                self._first(CoercionKind.CONDITION, (left, right), carries, node)

    def _first(
        self,
        kind: CoercionKind,
        sides: tuple[Expression, ...],
        loses: Callable[[Type], bool],
        anchor: Context,
    ) -> None:
        """One operation, one site: at the first operand it loses."""
        for side in sides:
            found = self.type(side)
            if found is not None and loses(found):
                self._add(Site(kind, side, found, None, anchor))
                return

    def _chain(self, node: nodes.ComparisonExpr) -> None:
        for side in node.operands:
            found = self.type(side)
            if found is not None and carries(found):
                self._add(Site(CoercionKind.CONDITION, node, found, None, node))
                return

    def _membership(self, item: Expression, container: Expression, anchor: Context) -> None:
        """``x in xs`` compares content; a plain container discloses its plain keys freely."""
        self._first(CoercionKind.MEMBERSHIP, (item,), carries, anchor)
        found = self.type(item), self.type(container)
        if found[0] is not None and carries(found[0]) or found[1] is None:
            return
        compared = found[1] if may_be_grounded(found[1]) else self.item(container)
        if compared is not None and carries(compared):
            self._add(Site(CoercionKind.MEMBERSHIP, container, found[1], None, anchor))

    # -- displays -------------------------------------------------------------------------------

    def listed(self, node: nodes.ListExpr | nodes.SetExpr | TupleExpr) -> None:
        """A list, set or tuple display."""
        self.exprs(node.items)
        found = get_proper_type(self.type(node)) if self.type(node) is not None else None
        for index, item in enumerate(node.items):
            slot = _element_slot(found, index, len(node.items))
            if isinstance(item, StarExpr):
                self.consume(CoercionKind.ITERATION, item.expr, item)
                self._flow(CoercionKind.ELEMENT, item.expr, self.item(item.expr), slot, item)
            elif isinstance(node, nodes.SetExpr):
                self._hashed(item)
            else:
                self.flow(CoercionKind.ELEMENT, item, slot)

    def _hashed(self, node: Expression) -> None:
        """A set element or dict key is hashed and compared: its content is read."""
        found = self.type(node)
        if found is not None and carries(found):
            self._add(Site(CoercionKind.ELEMENT, node, found, None))

    def dicted(self, node: nodes.DictExpr) -> None:
        """A dict display."""
        found = get_proper_type(self.type(node)) if self.type(node) is not None else None
        for key, value in node.items:
            self.expr(key)
            self.expr(value)
            if key is None:
                self.consume(CoercionKind.ITERATION, value)
                self.flow(CoercionKind.ELEMENT, value, found)
                continue
            self._hashed(key)
            if isinstance(found, TypedDictType) and isinstance(key, StrExpr):
                self.flow(CoercionKind.FIELD, value, found.items.get(key.value))
            elif isinstance(found, Instance) and len(found.args) == 2:
                self.flow(CoercionKind.ELEMENT, value, found.args[1])
            elif found is not None:
                self.flow(CoercionKind.ELEMENT, value, found)

    def comprehended(self, node: nodes.GeneratorExpr) -> None:
        """The loop of a comprehension, and what each turn gives."""
        self._loops(node)
        self.expr(node.left_expr)
        found = get_proper_type(self.type(node)) if self.type(node) is not None else None
        if isinstance(found, Instance) and found.args:
            self.flow(CoercionKind.ELEMENT, node.left_expr, found.args[0])

    def _loops(self, node: nodes.GeneratorExpr | nodes.DictionaryComprehension) -> None:
        for index, sequence, conditions in zip(node.indices, node.sequences, node.condlists):
            self.expr(sequence)
            self.consume(CoercionKind.ITERATION, sequence)
            self.target(index)
            for condition in conditions:
                self.expr(condition)
                self.consume(CoercionKind.CONDITION, condition)

    def list_comprehended(self, node: nodes.ListComprehension | nodes.SetComprehension) -> None:
        """A list or set comprehension."""
        generator = node.generator
        self._visit(generator)
        self._loops(generator)
        self.expr(generator.left_expr)
        if isinstance(node, nodes.SetComprehension):
            self._hashed(generator.left_expr)
            return
        found = get_proper_type(self.type(node)) if self.type(node) is not None else None
        if isinstance(found, Instance) and found.args:
            self.flow(CoercionKind.ELEMENT, generator.left_expr, found.args[0])

    def dict_comprehended(self, node: nodes.DictionaryComprehension) -> None:
        """A dict comprehension."""
        self._loops(node)
        self.expr(node.key)
        self.expr(node.value)
        self._hashed(node.key)
        found = get_proper_type(self.type(node)) if self.type(node) is not None else None
        if isinstance(found, Instance) and len(found.args) == 2:
            self.flow(CoercionKind.ELEMENT, node.value, found.args[1])

    # -- other expressions ----------------------------------------------------------------------

    def conditional(self, node: ConditionalExpr) -> None:
        """``a if c else b``."""
        self.expr(node.cond)
        self.consume(CoercionKind.CONDITION, node.cond)
        self.expr(node.if_expr)
        self.expr(node.else_expr)
        found = self.type(node)
        self.flow(CoercionKind.ARM, node.if_expr, found, node)
        self.flow(CoercionKind.ELSE_ARM, node.else_expr, found, node)

    def member(self, node: MemberExpr) -> None:
        """``x.name``: of a grounded value, its content's attribute, kept; else a projection."""
        self.expr(node.expr)
        found = self.type(node.expr)
        if found is None or not may_be_grounded(found) or node.name in PROVENANCE:
            return
        result = self.type(node)
        if node.name.startswith("__") and node.name.endswith("__"):
            self._add(Site(CoercionKind.REFLECTION, node.expr, found, None, node))
        elif result is not None and not carries(result) and not _returns_nothing(result):
            self._lost(CoercionKind.ARGUMENT, node.expr, result, node)

    def indexed(self, node: IndexExpr) -> None:
        """``x[i]``."""
        if node.analyzed is not None or node.as_type is not None:
            return
        self.expr(node.base)
        self.expr(node.index)
        self._subscript(node)

    def _subscript(self, node: IndexExpr) -> None:
        base = self.type(node.base)
        if base is not None and may_be_grounded(base):
            return
        parts = [node.index]
        if isinstance(node.index, nodes.SliceExpr):
            slice_ = node.index
            parts = [p for p in (slice_.begin_index, slice_.end_index, slice_.stride) if p]
        for part in parts:
            found = self.type(part)
            if found is not None and carries(found):
                self._add(Site(CoercionKind.SUBSCRIPT, part, found, None, node))

    def sliced(self, node: nodes.SliceExpr) -> None:
        """``a:b:c``, judged by the subscript around it."""
        for part in (node.begin_index, node.end_index, node.stride):
            self.expr(part)

    def starred(self, node: StarExpr) -> None:
        """``*x``, judged by what is around it."""
        self.expr(node.expr)

    def passed(self, node: Any) -> None:
        """``reveal_type`` and ``assert_type`` hand their operand through."""
        self.expr(node.expr)

    def awaited(self, node: nodes.AwaitExpr) -> None:
        """``await x``."""
        self.expr(node.expr)
        found, result = self.type(node.expr), self.type(node)
        if found is not None and result is not None and carries(found) and not carries(result):
            self._add(Site(CoercionKind.ARGUMENT, node.expr, found, result, node))

    def cast(self, node: nodes.CastExpr) -> None:
        """``cast(T, x)``."""
        self.expr(node.expr)
        self.flow(CoercionKind.CAST, node.expr, node.type)

    def template(self, node: nodes.TemplateStrExpr) -> None:
        """A template string keeps its values, typed as anything."""
        for item in node.items:
            for part in item if isinstance(item, tuple) else (item,):
                if isinstance(part, Expression):
                    self.expr(part)
                    self.consume(CoercionKind.INTERPOLATION, part)

    def leaf(self, node: Any) -> None:
        """A node with nothing inside it that could hold a value."""

    # -- calls ----------------------------------------------------------------------------------

    def called(self, node: CallExpr) -> None:
        """A call: each argument against the parameter it fills, as solved by mypy."""
        if node.analyzed is not None:
            self.expr(node.analyzed)
            return
        self.calls.append(node)
        self.expr(node.callee)
        self.exprs(node.args)
        self._arguments(node)

    def _arguments(self, node: CallExpr) -> None:
        if _is_free_call(self, node):
            return
        callee = self.callee(node)
        result = self.type(node)
        contract = contract_of(callee)
        if contract is not None and contract.is_transparent and result is not None and carries(result):
            return
        kind = self._argument_kind(node, callee)
        record = get_proper_type(result) if result is not None else None
        if isinstance(record, TypedDictType) and isinstance(node.callee, RefExpr):
            for name, arg in zip(node.arg_names, node.args):
                self.flow(CoercionKind.FIELD, arg, record.items.get(name or ""))
            return
        if not isinstance(callee, CallableType):
            for arg in node.args:
                self.flow(kind, arg, AnyType(TypeOfAny.special_form), node)
            return
        mapping = map_actuals_to_formals(
            node.arg_kinds,
            node.arg_names,
            callee.arg_kinds,
            callee.arg_names,
            lambda i: self.type(node.args[i]) or AnyType(TypeOfAny.special_form),
        )
        for formal, actuals in enumerate(mapping):
            for index in actuals:
                self._argument(kind, node, index, callee.arg_types[formal])

    def callee(self, node: CallExpr) -> ProperType | None:
        """The signature of the callee, solved for this call."""
        found = type_of(self._checker, node.callee)
        proper = get_proper_type(found) if found is not None else None
        if isinstance(proper, Instance) and proper.type.fullname == LIFTED:
            proper = get_proper_type(proper.args[0])
        if isinstance(proper, (Overloaded, Instance)):
            given = [self.type(arg) or AnyType(TypeOfAny.special_form) for arg in node.args]
            return solve(self._checker, node, proper, given)
        return proper

    def _argument(self, kind: CoercionKind, node: CallExpr, index: int, slot: Type) -> None:
        arg = node.args[index]
        if node.arg_kinds[index] is ARG_STAR:
            self.consume(CoercionKind.ITERATION, arg, node)
            self._flow(kind, arg, self._spread(arg), slot, arg)
        elif node.arg_kinds[index] is ARG_STAR2:
            self.consume(CoercionKind.ITERATION, arg, node)
            found = get_proper_type(self.type(arg)) if self.type(arg) is not None else None
            if isinstance(found, Instance) and len(found.args) == 2:
                self._flow(kind, arg, found.args[1], slot, arg)
            else:
                self.flow(kind, arg, slot, node)
        else:
            self.flow(kind, arg, slot, node)

    def _spread(self, arg: Expression) -> Type | None:
        found = get_proper_type(self.type(arg)) if self.type(arg) is not None else None
        if isinstance(found, TupleType):
            carrying = [item for item in found.items if carries(item)]
            return carrying[0] if carrying else None
        return self.item(arg)

    def _argument_kind(self, node: CallExpr, callee: ProperType | None) -> CoercionKind:
        if isinstance(node.callee, MemberExpr) and node.callee.name in ("format", "format_map"):
            receiver = type_of(self._checker, node.callee.expr)
            if receiver is not None and _is_text(receiver):
                return CoercionKind.INTERPOLATION
        if isinstance(node.callee, RefExpr):
            if node.callee.fullname in ("builtins.isinstance", "builtins.issubclass", "builtins.callable"):
                return CoercionKind.CONDITION
            if node.callee.fullname in REFLECTIVE:
                return CoercionKind.REFLECTION
            if node.callee.fullname in ORDERING:
                return CoercionKind.CONDITION
        if isinstance(callee, CallableType) and callee.is_type_obj():
            info = callee.type_object()
            if info.has_base("builtins.BaseException"):
                return CoercionKind.RAISE
            if _is_record_class(info):
                return CoercionKind.FIELD
        return CoercionKind.ARGUMENT

    # -- statements -----------------------------------------------------------------------------

    def expression(self, node: nodes.ExpressionStmt) -> None:
        """An expression by itself."""
        self.expr(node.expr)

    def if_(self, node: nodes.IfStmt) -> None:
        """``if`` and ``elif``."""
        for test, block in zip(node.expr, node.body):
            self.expr(test)
            self.consume(CoercionKind.CONDITION, test)
            self.block(block)
        self.block(node.else_body)

    def while_(self, node: nodes.WhileStmt) -> None:
        """``while``."""
        self.expr(node.expr)
        self.consume(CoercionKind.CONDITION, node.expr)
        self.block(node.body)
        self.block(node.else_body)

    def for_(self, node: nodes.ForStmt) -> None:
        """``for``."""
        self.expr(node.expr)
        self.consume(CoercionKind.ITERATION, node.expr)
        self.target(node.index)
        self._bind(
            CoercionKind.ASSIGNMENT, node.index, node.expr, node.inferred_item_type, node.index
        )
        self.block(node.body)
        self.block(node.else_body)

    def assert_(self, node: nodes.AssertStmt) -> None:
        """``assert``; its message becomes an exception's argument."""
        self.expr(node.expr)
        self.consume(CoercionKind.CONDITION, node.expr)
        self.expr(node.msg)
        self._raised(node.msg)

    def raise_(self, node: nodes.RaiseStmt) -> None:
        """``raise``."""
        self.expr(node.expr)
        self.expr(node.from_expr)
        self._raised(node.expr)
        self._raised(node.from_expr)

    def _raised(self, node: Expression | None) -> None:
        found = self.type(node) if node is not None else None
        if node is not None and found is not None and carries(found):
            self._add(Site(CoercionKind.RAISE, node, found, None))

    def with_(self, node: nodes.WithStmt) -> None:
        """``with``; its targets are bound to what entering gives."""
        for manager, target in zip(node.expr, node.target):
            self.expr(manager)
            if target is not None:
                self.target(target)
                entered = self._entered(manager, is_async=node.is_async)
                self._bind(CoercionKind.ASSIGNMENT, target, manager, entered, target)
        self.block(node.body)

    def _entered(self, manager: Expression, *, is_async: bool) -> Type | None:
        found = self.type(manager)
        if found is None:
            return None
        method = "__aenter__" if is_async else "__enter__"
        with self._checker.msg.filter_errors():
            entered = call_method(self._checker, method, found, [], manager)
            if is_async:
                entered = self._checker.expr_checker.check_awaitable_expr(entered, manager, "")
        return entered

    def del_(self, node: nodes.DelStmt) -> None:
        """``del``."""
        self.expr(node.expr)

    def try_(self, node: nodes.TryStmt) -> None:
        """``try``."""
        self.block(node.body)
        for types, handler in zip(node.types, node.handlers):
            self.expr(types)
            self.block(handler)
        self.block(node.else_body)
        self.block(node.finally_body)

    def match(self, node: nodes.MatchStmt) -> None:
        """``match``: a pattern that looks inside the subject reads it."""
        self.expr(node.subject)
        found = self.type(node.subject)
        if found is not None and any(reads(pattern, found) for pattern in node.patterns):
            self._add(Site(CoercionKind.SUBJECT, node.subject, found, None))
        for pattern, guard, body in zip(node.patterns, node.guards, node.bodies):
            self.pattern(pattern)
            self.expr(guard)
            if guard is not None:
                self.consume(CoercionKind.CONDITION, guard)
            self.block(body)

    def pattern(self, node: patterns.Pattern | None) -> None:
        """Walk a pattern."""
        if node is None:
            return
        handler = PATTERNS.get(type(node))
        if handler is None:
            self.unclassified.append(node)
        else:
            handler(self, node)

    def as_pattern(self, node: patterns.AsPattern) -> None:
        """``pattern as name``, a bare capture, or the wildcard."""
        self.pattern(node.pattern)

    def or_pattern(self, node: patterns.OrPattern) -> None:
        """``a | b``."""
        for part in node.patterns:
            self.pattern(part)

    def value_pattern(self, node: patterns.ValuePattern) -> None:
        """A value to compare with."""
        self.expr(node.expr)
        self.consume(CoercionKind.CONDITION, node.expr)

    def sequence_pattern(self, node: patterns.SequencePattern) -> None:
        """``[a, b]``."""
        for part in node.patterns:
            self.pattern(part)

    def mapping_pattern(self, node: patterns.MappingPattern) -> None:
        """``{"key": a}``."""
        self.exprs(node.keys)
        for part in node.values:
            self.pattern(part)

    def class_pattern(self, node: patterns.ClassPattern) -> None:
        """``Class(a, b=c)``."""
        for part in (*node.positionals, *node.keyword_values):
            self.pattern(part)

    def defined(self, node: FuncDef) -> None:
        """A nested function."""
        self.nested(node)

    def decorated(self, node: nodes.Decorator) -> None:
        """A nested function with decorators; one with a contract is a body of its own."""
        self.exprs(node.decorators)
        contract = contract_of(node.var.type)
        if contract is None:
            self.nested(node.func)

    def overloaded(self, node: nodes.OverloadedFuncDef) -> None:
        """A nested overload, or a property with a setter."""
        for item in [*node.items, *([node.impl] if node.impl else [])]:
            if isinstance(item, nodes.Decorator):
                self.decorated(item)
            else:
                self.nested(item)

    def class_(self, node: nodes.ClassDef) -> None:
        """A nested class."""
        self.block(node.defs)


REFLECTIVE = frozenset(
    f"builtins.{name}"
    for name in "eval exec vars locals globals dir getattr setattr delattr hasattr type id".split()
)
ORDERING = frozenset(f"builtins.{name}" for name in "sorted min max any all".split())


def looks_inside(pattern: patterns.Pattern) -> bool:
    """Whether a pattern reads the subject's content: all do but captures and ``None``."""
    if isinstance(pattern, patterns.AsPattern):
        return pattern.pattern is not None and looks_inside(pattern.pattern)
    if isinstance(pattern, patterns.OrPattern):
        return any(map(looks_inside, pattern.patterns))
    return not (isinstance(pattern, patterns.SingletonPattern) and pattern.value is None)


def reads(pattern: patterns.Pattern, subject: Type) -> bool:
    """Whether matching reads grounded content: a capture in a plain structure does not."""
    if not carries(subject) or not looks_inside(pattern):
        return False
    if may_be_grounded(subject):
        return True
    if isinstance(pattern, patterns.AsPattern):
        return pattern.pattern is not None and reads(pattern.pattern, subject)
    if isinstance(pattern, patterns.OrPattern):
        return any(reads(part, subject) for part in pattern.patterns)
    if isinstance(pattern, patterns.SequencePattern):
        return any(
            reads(part, item)
            for part in pattern.patterns
            if not isinstance(part, patterns.StarredPattern)
            for item in _contents(subject)
        )
    if isinstance(pattern, patterns.MappingPattern):
        return any(reads(part, item) for part in pattern.values for item in _contents(subject))
    if isinstance(pattern, patterns.ClassPattern):
        parts = [*pattern.positionals, *pattern.keyword_values]
        return any(map(looks_inside, parts))
    return True


def _contents(typ: Type) -> list[Type]:
    """The types of what a plain structure holds."""
    found: list[Type] = []
    for member in members(typ):
        if isinstance(member, TupleType):
            found += member.items
        elif isinstance(member, TypedDictType):
            found += member.items.values()
        elif isinstance(member, Instance):
            found += member.args
    return found


def _names(node: Expression, fullname: str) -> bool:
    return isinstance(node, RefExpr) and node.fullname == fullname


def _is_text(typ: Type) -> bool:
    proper = get_proper_type(typ)
    return isinstance(proper, Instance) and proper.type.has_base("builtins.str") or (
        isinstance(proper, Instance) and proper.type.has_base("builtins.bytes")
    )


def _returns_nothing(typ: Type) -> bool:
    """Whether this is a method that returns ``None``, such as ``append``."""
    proper = get_proper_type(typ)
    return isinstance(proper, FunctionLike) and all(
        isinstance(get_proper_type(item.ret_type), (NoneType, UninhabitedType))
        for item in proper.items
    )


def _element_slot(found: ProperType | None, index: int, count: int) -> Type | None:
    if isinstance(found, TupleType):
        return found.items[index] if len(found.items) == count else None
    if isinstance(found, Instance) and found.args:
        return found.args[0]
    return found


def _is_record_class(info: TypeInfo) -> bool:
    return (
        info.is_named_tuple
        or info.typeddict_type is not None
        or any(
            key in base.metadata
            for base in info.mro
            for key in ("dataclass", "attrs", "attrs_tag", "pydantic-mypy-metadata", "dataclass_tag")
        )
        or info.has_base("pydantic.main.BaseModel")
    )


def _is_free_call(laws: Laws, node: CallExpr) -> bool:
    """Calls that read nothing of what they are handed, or that say themselves what they drop."""
    callee = node.callee
    if isinstance(callee, MemberExpr) and callee.name in PROVENANCE:
        receiver = laws.type(callee.expr)
        return receiver is not None and may_be_grounded(receiver)
    if not isinstance(callee, RefExpr):
        return False
    if callee.fullname.startswith(f"{BOUNDARIES}."):
        return True
    first = laws.type(node.args[0]) if node.args else None
    if first is None or may_be_grounded(first):
        return (
            callee.fullname == "builtins.isinstance"
            and len(node.args) == 2
            and _names(node.args[1], GROUNDED)
        )
    return callee.fullname in ("builtins.len", "builtins.bool", "builtins.isinstance")


Handler = Callable[[Any, Any], None]

EXPRESSIONS: dict[type[Expression], Handler] = {
    nodes.AssertTypeExpr: Laws.passed,
    nodes.AssignmentExpr: Laws.walrus,
    nodes.AwaitExpr: Laws.awaited,
    nodes.BytesExpr: Laws.leaf,
    nodes.CallExpr: Laws.called,
    nodes.CastExpr: Laws.cast,
    nodes.ComparisonExpr: Laws.compared,
    nodes.ComplexExpr: Laws.leaf,
    nodes.ConditionalExpr: Laws.conditional,
    nodes.DictExpr: Laws.dicted,
    nodes.DictionaryComprehension: Laws.dict_comprehended,
    nodes.EllipsisExpr: Laws.leaf,
    nodes.EnumCallExpr: Laws.leaf,
    nodes.FloatExpr: Laws.leaf,
    nodes.GeneratorExpr: Laws.comprehended,
    nodes.IndexExpr: Laws.indexed,
    nodes.IntExpr: Laws.leaf,
    nodes.LambdaExpr: Laws.lambda_,
    nodes.ListComprehension: Laws.list_comprehended,
    nodes.ListExpr: Laws.listed,
    nodes.MemberExpr: Laws.member,
    nodes.NameExpr: Laws.leaf,
    nodes.NamedTupleExpr: Laws.leaf,
    nodes.NewTypeExpr: Laws.leaf,
    nodes.OpExpr: Laws.operated,
    nodes.ParamSpecExpr: Laws.leaf,
    nodes.PromoteExpr: Laws.leaf,
    nodes.RevealExpr: Laws.passed,
    nodes.SetComprehension: Laws.list_comprehended,
    nodes.SetExpr: Laws.listed,
    nodes.SliceExpr: Laws.sliced,
    nodes.StarExpr: Laws.starred,
    nodes.StrExpr: Laws.leaf,
    nodes.SuperExpr: Laws.leaf,
    nodes.TempNode: Laws.leaf,
    nodes.TemplateStrExpr: Laws.template,
    nodes.TupleExpr: Laws.listed,
    nodes.TypeAliasExpr: Laws.leaf,
    nodes.TypeApplication: Laws.leaf,
    nodes.TypeFormExpr: Laws.leaf,
    nodes.TypeVarExpr: Laws.leaf,
    nodes.TypeVarTupleExpr: Laws.leaf,
    nodes.TypedDictExpr: Laws.leaf,
    nodes.UnaryExpr: Laws.unary,
    nodes.YieldExpr: Laws.yielded,
    nodes.YieldFromExpr: Laws.yielded_from,
}

STATEMENTS: dict[type[Statement], Handler] = {
    nodes.AssertStmt: Laws.assert_,
    nodes.AssignmentStmt: Laws.assigned,
    nodes.Block: Laws.block,
    nodes.BreakStmt: Laws.leaf,
    nodes.ClassDef: Laws.class_,
    nodes.ContinueStmt: Laws.leaf,
    nodes.Decorator: Laws.decorated,
    nodes.DelStmt: Laws.del_,
    nodes.ExpressionStmt: Laws.expression,
    nodes.ForStmt: Laws.for_,
    nodes.FuncDef: Laws.defined,
    nodes.GlobalDecl: Laws.leaf,
    nodes.IfStmt: Laws.if_,
    nodes.Import: Laws.leaf,
    nodes.ImportAll: Laws.leaf,
    nodes.ImportFrom: Laws.leaf,
    nodes.MatchStmt: Laws.match,
    nodes.NonlocalDecl: Laws.leaf,
    nodes.OperatorAssignmentStmt: Laws.augmented,
    nodes.OverloadedFuncDef: Laws.overloaded,
    nodes.PassStmt: Laws.leaf,
    nodes.RaiseStmt: Laws.raise_,
    nodes.ReturnStmt: Laws.returned,
    nodes.TryStmt: Laws.try_,
    nodes.TypeAliasStmt: Laws.leaf,
    nodes.WhileStmt: Laws.while_,
    nodes.WithStmt: Laws.with_,
}

PATTERNS: dict[type[patterns.Pattern], Handler] = {
    patterns.AsPattern: Laws.as_pattern,
    patterns.ClassPattern: Laws.class_pattern,
    patterns.MappingPattern: Laws.mapping_pattern,
    patterns.OrPattern: Laws.or_pattern,
    patterns.SequencePattern: Laws.sequence_pattern,
    patterns.SingletonPattern: Laws.leaf,
    patterns.StarredPattern: Laws.leaf,
    patterns.ValuePattern: Laws.value_pattern,
}
