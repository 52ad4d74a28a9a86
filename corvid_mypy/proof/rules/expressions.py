"""Expressions other than displays and calls."""

from __future__ import annotations

from mypy import nodes
from mypy.nodes import Expression, IndexExpr, MemberExpr, OpExpr, Var
from mypy.types import (
    AnyType,
    FunctionLike,
    Instance,
    NoneType,
    Type,
    UninhabitedType,
    get_proper_type,
)

from corvid_mypy.model.contracts import is_proved
from corvid_mypy.model.types import always_carries, carries, compares_content, forges
from corvid_mypy.proof.rules.exceptions import reads_property, runs_own_code
from corvid_mypy.proof.rules.keys import merged
from corvid_mypy.proof.rules.targets import by_computed_key, slot_of, subscripted
from corvid_mypy.proof.walker import Laws, handles
from corvid_mypy.report.findings import CoercionKind, Failing, Forgery, Site
from corvid_mypy.seam.checker import has_visible_error, yield_slot
from corvid_mypy.seam.runtime_names import PROVENANCE
from corvid_mypy.seam.syntax import asks_for_platform


@handles(
    nodes.BytesExpr,
    nodes.ComplexExpr,
    nodes.EllipsisExpr,
    nodes.EnumCallExpr,
    nodes.FloatExpr,
    nodes.IntExpr,
    nodes.NamedTupleExpr,
    nodes.NewTypeExpr,
    nodes.ParamSpecExpr,
    nodes.PromoteExpr,
    nodes.StrExpr,
    nodes.SuperExpr,
    nodes.TempNode,
    nodes.TypeAliasExpr,
    nodes.TypeApplication,
    nodes.TypeFormExpr,
    nodes.TypeVarExpr,
    nodes.TypeVarTupleExpr,
    nodes.TypedDictExpr,
)
def leaf(laws: Laws, node: Expression) -> None:
    """Literals, names and types: nothing inside them loses a value."""


@handles(nodes.NameExpr)
def name(laws: Laws, node: nodes.NameExpr) -> None:
    """A name; ``_`` throws away what is assigned to it, until somebody reads it."""
    if node.name == "_":
        laws.read_back.append(node)
        return
    variable = node.node
    declared = variable.type if isinstance(variable, Var) else None
    if declared is not None:
        _narrowed(laws, node, declared)


def _narrowed(laws: Laws, node: Expression, declared: Type) -> None:
    """Whatever a value is tested for, it holds what each member of its declared type holds."""
    if laws.is_known_as(node, declared) or not always_carries(declared):
        return
    found = laws.proper(node)
    if not isinstance(found, UninhabitedType) and not carries(found):
        laws.add(Site(CoercionKind.CAST, node, declared, found))


@handles(nodes.OpExpr)
def binary(laws: Laws, node: OpExpr) -> None:
    """A binary operator gives a grounded result where run time does; ``and``, ``or`` test."""
    laws.walk(node.left)
    if node.op in ("and", "or"):
        laws.consume(CoercionKind.CONDITION, node.left)
        if not node.right_unreachable:
            laws.walk(node.right)
        elif not asks_for_platform(node.left):
            laws.unchecked.append(node.right)
        return
    laws.walk(node.right)
    formats = node.op == "%" and is_text(laws.type(node.left))
    kind = CoercionKind.INTERPOLATION if formats else CoercionKind.ARGUMENT
    operands = (node.left, node.right)
    laws.lose(kind, operands, node)
    if laws.caught:
        for operand in operands:
            runs_own_code(laws, operand)
    merged(laws, node, operands)
    result = laws.type(node)
    for operand in operands:
        actual = laws.proper(operand)
        if isinstance(actual, Instance) and forges(actual, result):
            laws.forgeries.append(Forgery(operand, actual, result, kind))
    laws.fails(node, operands)


@handles(nodes.UnaryExpr)
def unary(laws: Laws, node: nodes.UnaryExpr) -> None:
    """``-x``, ``+x`` and ``~x`` keep the grounding; ``not x`` tests."""
    laws.walk(node.expr)
    if node.op == "not":
        laws.consume(CoercionKind.CONDITION, node.expr)
        return
    laws.lose(CoercionKind.ARGUMENT, (node.expr,), node)
    if laws.caught:
        runs_own_code(laws, node.expr)
    laws.fails(node, (node.expr,))


@handles(nodes.ComparisonExpr)
def comparison(laws: Laws, node: nodes.ComparisonExpr) -> None:
    """One comparison keeps the grounding; a chain, ``in`` and ``is`` give Python's own ``bool``."""
    laws.walk_all(node.operands)
    if len(node.operators) > 1:
        carried = [side for side in node.operands if laws.carrying(side)]
        if carried:
            laws.add(Site(CoercionKind.CONDITION, node, laws.type(carried[0]), None, node))
        return
    left, right = node.operands
    operator = node.operators[0]
    if operator in ("in", "not in"):
        _membership(laws, left, right, node)
    elif operator in ("is", "is not"):
        if not any(isinstance(laws.proper(side), NoneType) for side in (left, right)):
            laws.consume(CoercionKind.CONDITION, left if laws.grounded(left) else right, node)
    else:
        laws.lose(CoercionKind.CONDITION, (left, right), node)
        laws.fails(node, (left, right))


def _membership(
    laws: Laws, item: Expression, container: Expression, node: nodes.ComparisonExpr
) -> None:
    """``x in xs`` compares content; a plain container discloses its plain keys freely."""
    if laws.carrying(item):
        laws.consume_carrying(CoercionKind.MEMBERSHIP, item, node)
        return
    owner = laws.proper(container)
    if isinstance(owner, Instance) and is_proved(owner.type, "__contains__"):
        return
    compared = owner if laws.grounded(container) else laws.item(container)
    if compared is not None and compares_content(compared):
        laws.consume_carrying(CoercionKind.MEMBERSHIP, container, node)


@handles(nodes.ConditionalExpr)
def conditional(laws: Laws, node: nodes.ConditionalExpr) -> None:
    """``a if c else b`` tests ``c``, and joins the types of its arms."""
    laws.walk(node.cond)
    laws.consume(CoercionKind.CONDITION, node.cond, node)
    laws.walk(node.if_expr)
    laws.walk(node.else_expr)
    found = laws.type(node)
    laws.flow(CoercionKind.ARM, node.if_expr, found, node)
    laws.flow(CoercionKind.ELSE_ARM, node.else_expr, found, node)


@handles(nodes.MemberExpr)
def member(laws: Laws, node: MemberExpr) -> None:
    """``x.name`` of a grounded value is its content's attribute, grounded; else a projection."""
    laws.walk(node.expr)
    if not laws.grounded(node.expr):
        if isinstance(node.node, Var) and node.node.type is not None:
            _narrowed(laws, node, node.node.type)
        if laws.caught and reads_property(laws, node):
            runs_own_code(laws, node.expr)
        return
    if node.name in PROVENANCE:
        return
    if node.name.startswith("__") and node.name.endswith("__"):
        laws.consume(CoercionKind.REFLECTION, node.expr, node)
    elif not _returns_nothing(laws.type(node)):
        laws.lose(CoercionKind.ARGUMENT, (node.expr,), node)
        laws.disclose(node)


@handles(nodes.IndexExpr)
def subscript(laws: Laws, node: IndexExpr) -> None:
    """``x[i]`` of a grounded value is grounded; a plain container reads a grounded index."""
    if node.analyzed is not None:
        return
    laws.walk(node.base)
    laws.walk(node.index)
    subscripted(laws, node)
    if laws.caught:
        runs_own_code(laws, node.base)
    if laws.grounded(node.base):
        laws.lose(CoercionKind.ARGUMENT, (node.base,), node)
        laws.disclose(node)
        if not isinstance(node.index, nodes.SliceExpr):
            laws.fails(node, (node.base,))
    elif by_computed_key(laws, node.base, node.index) and not has_visible_error(
        laws.checker, node.index
    ):
        laws.lose(CoercionKind.ARGUMENT, (node.base,), node)


@handles(nodes.SliceExpr)
def slice_(laws: Laws, node: nodes.SliceExpr) -> None:
    """``a:b:c`` is judged by the subscript around it."""
    laws.walk_all((node.begin_index, node.end_index, node.stride))


@handles(nodes.StarExpr, nodes.AssertTypeExpr, nodes.RevealExpr)
def passed(laws: Laws, node: nodes.StarExpr | nodes.AssertTypeExpr | nodes.RevealExpr) -> None:
    """``*x`` is judged by what is around it; ``assert_type`` and ``reveal_type`` hand through."""
    if node.expr is not None:
        laws.walk(node.expr)


@handles(nodes.AwaitExpr)
def awaited(laws: Laws, node: nodes.AwaitExpr) -> None:
    """``await x`` of something grounded is grounded."""
    laws.walk(node.expr)
    laws.lose(CoercionKind.ARGUMENT, (node.expr,), node)
    if laws.caught and not isinstance(node.expr, nodes.CallExpr) and laws.carrying(node.expr):
        laws.swallowed(node, (node.expr,), Failing.FUNCTION)


@handles(nodes.AssignmentExpr)
def walrus(laws: Laws, node: nodes.AssignmentExpr) -> None:
    """``(x := value)``."""
    laws.walk(node.value)
    laws.flow(CoercionKind.ASSIGNMENT, node.value, slot_of(laws, node.target), node)


@handles(nodes.LambdaExpr)
def lambda_(laws: Laws, node: nodes.LambdaExpr) -> None:
    """A lambda belongs to the body that holds it."""
    laws.function(node)


@handles(nodes.CastExpr)
def cast(laws: Laws, node: nodes.CastExpr) -> None:
    """``cast(T, x)``."""
    laws.walk(node.expr)
    laws.flow(CoercionKind.CAST, node.expr, node.type)
    actual, made = laws.type(node.expr), laws.type(node)
    opens = laws.proves and carries(made) and not carries(node.type)
    if opens and not carries(actual):
        laws.forgeries.append(Forgery(node.expr, actual, node.type, CoercionKind.CAST))


@handles(nodes.TemplateStrExpr)
def template(laws: Laws, node: nodes.TemplateStrExpr) -> None:
    """A template string holds its values as objects."""
    for item in node.items:
        for part in item if isinstance(item, tuple) else (item,):
            if isinstance(part, Expression):
                laws.walk(part)
                laws.consume_carrying(CoercionKind.INTERPOLATION, part)


@handles(nodes.YieldExpr)
def yielded(laws: Laws, node: nodes.YieldExpr) -> None:
    """``yield x``."""
    if node.expr is not None:
        laws.walk(node.expr)
        slot = yield_slot(laws.checker, laws.functions[-1])
        laws.result(CoercionKind.YIELD, node.expr, slot, node)


@handles(nodes.YieldFromExpr)
def yielded_from(laws: Laws, node: nodes.YieldFromExpr) -> None:
    """``yield from xs`` yields each item."""
    laws.walk(node.expr)
    laws.consume(CoercionKind.ITERATION, node.expr, node)
    slot = yield_slot(laws.checker, laws.functions[-1])
    laws.scattered(CoercionKind.YIELD, node.expr, slot, node)
    found = laws.proper(node.expr)
    item = found if isinstance(found, AnyType) else laws.item(node.expr)
    laws.flow_type(CoercionKind.YIELD, node.expr, item, slot, node)


def is_text(typ: Type) -> bool:
    """Whether the type is ``str`` or ``bytes``, whose ``%`` and ``format`` read their operands."""
    proper = get_proper_type(typ)
    return isinstance(proper, Instance) and (
        proper.type.has_base("builtins.str") or proper.type.has_base("builtins.bytes")
    )


def _returns_nothing(typ: Type | None) -> bool:
    """Whether this is a method that returns ``None``, such as ``append``."""
    proper = get_proper_type(typ)
    return isinstance(proper, FunctionLike) and all(
        isinstance(get_proper_type(item.ret_type), (NoneType, UninhabitedType))
        for item in proper.items
    )
