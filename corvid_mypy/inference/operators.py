"""The contagion law: what ordinary code gives when one of its operands is grounded."""

from __future__ import annotations

from mypy.nodes import (
    CallExpr,
    ComparisonExpr,
    Context,
    Decorator,
    DictExpr,
    DictionaryComprehension,
    FuncDef,
    IndexExpr,
    OpExpr,
    OverloadedFuncDef,
    RefExpr,
    TypeInfo,
)
from mypy.operators import reverse_op_methods
from mypy.plugin import (
    AttributeContext,
    FunctionContext,
    FunctionSigContext,
    MethodContext,
)
from mypy.types import (
    CallableType,
    FunctionLike,
    Instance,
    LiteralType,
    Overloaded,
    ProperType,
    TupleType,
    Type,
    get_proper_type,
)

from corvid_mypy.library import DELEGATING, Trait, has
from corvid_mypy.model.contracts import Contract, Kind, mark
from corvid_mypy.model.types import (
    Wrapper,
    content,
    is_grounded,
    may_be_grounded,
    members,
    told_apart,
    unwrapped,
)
from corvid_mypy.seam.checker import (
    TypeChecker,
    accepts_by_itself,
    call_method,
    current_checker,
    index,
    infer,
    member,
    modules_of,
    operate,
    string,
    type_of,
)
from corvid_mypy.seam.language_names import DICT

REFLECTED = {reflected: method for method, reflected in reverse_op_methods.items()}
COMPARISONS = frozenset({"__lt__", "__le__", "__gt__", "__ge__", "__eq__", "__ne__"})
BINARY = frozenset(reverse_op_methods) - COMPARISONS
UNARY = frozenset(
    {"__neg__", "__pos__", "__invert__", "__abs__", "__trunc__", "__floor__", "__ceil__"}
)
ACCEPTING = frozenset({"__eq__", "__ne__", "__mul__"})
"""Methods that plain classes declare so widely that mypy hands them a grounded operand."""
INDEXING = frozenset({"__getitem__", "__round__"})

LIFTED_OPERATORS = frozenset(BINARY | frozenset(REFLECTED) | COMPARISONS | UNARY | INDEXING)
BINARY_METHODS = LIFTED_OPERATORS - UNARY - INDEXING


def operator(ctx: MethodContext, method: str) -> Type:
    """The type of an operator whose method was found on a grounded operand."""
    checker = current_checker()
    assert checker is not None
    wrapper = Wrapper(modules_of(checker))
    inner = content(ctx.type)
    args = [unwrapped(types[0]) for types in ctx.arg_types if types]
    if method in REFLECTED and method not in COMPARISONS:
        return _reflected(checker, REFLECTED[method], args[0], inner, ctx.context)
    if method in COMPARISONS and _is_reflected(checker, ctx.context):
        left = args[0]
        result = operate(checker, method, inner, left, ctx.context)
        kept = keeps(checker, reverse_op_methods[method], left, inner, ctx.context)
        return wrapper.grounded(result) if kept else result
    if method in COMPARISONS or method in BINARY:
        result = operate(checker, method, inner, args[0], ctx.context)
        return wrapper.grounded(result) if _answers(inner, method) else result
    place = ctx.context
    if isinstance(place, IndexExpr) and not may_be_grounded(ctx.arg_types[0][0]):
        return wrapper.grounded(index(checker, inner, place))
    return wrapper.grounded(call_method(checker, method, inner, args, ctx.context))


def _answers(inner: Type, method: str) -> bool:
    """Whether content has an operator itself; else the plain right operand answers, plainly."""
    found = filter(None, map(_class, members(inner)))
    return all(each.has_readable_member(method) for each in found)


def _reflected(checker: TypeChecker, method: str, left: Type, right: Type, place: Context) -> Type:
    result = operate(checker, method, left, right, place)
    if keeps(checker, method, left, right, place):
        return Wrapper(modules_of(checker)).grounded(result)
    return result


def _is_reflected(checker: TypeChecker, place: Context) -> bool:
    """Whether a comparison was found on its right operand, because the left one is plain."""
    if not isinstance(place, ComparisonExpr):
        return False
    left = type_of(checker, place.operands[0])
    return left is not None and not may_be_grounded(left)


def keeps(checker: TypeChecker, method: str, left: Type, inner: Type, place: Context) -> bool:
    """Whether ``left OP grounded`` is grounded at run time, the left operand being plain.

    Python asks the right operand first if its class derives from the left operand's class, and
    otherwise only if the left one declines. A sequence is repeated by its right operand.
    """
    left_name, right_name = _class_name(left), _class_name(inner)
    if left_name is None or right_name is None:
        return False
    if method == "__mul__" and has(left_name, Trait.REPEATED):
        return True
    if has(left_name, Trait.DECIMAL) and has(right_name, Trait.RATIONAL) and method in COMPARISONS:
        return False
    is_carrier = has(right_name, Trait.CARRIER)
    if not is_carrier and has(left_name, Trait.DECLINING):
        return True
    if left_name == right_name:
        # What is declared as a dictionary may be of another class of the library, as often.
        return is_carrier and (left_name != DICT or _is_new_dictionary(place))
    return not accepts_by_itself(checker, method, left, inner, place)


def _is_new_dictionary(place: Context) -> bool:
    """Whether a left operand is made where it stands, and so of no class that derives from it."""
    left = place.left if isinstance(place, OpExpr) else None
    made = left.callee if isinstance(left, CallExpr) else None
    return isinstance(left, (DictExpr, DictionaryComprehension)) or (
        isinstance(made, RefExpr) and made.fullname == DICT
    )


def _class_name(typ: Type) -> str | None:
    found = _class(typ)
    return found.fullname if found is not None else None


def _class(typ: Type) -> TypeInfo | None:
    proper = get_proper_type(typ)
    if isinstance(proper, TupleType):
        return proper.partial_fallback.type
    if isinstance(proper, LiteralType):
        proper = proper.fallback
    return proper.type if isinstance(proper, Instance) else None


def function(ctx: FunctionContext, fullname: str) -> Type:
    """The type of ``abs(x)`` and its siblings, which call a special method of ``x``."""
    checker = current_checker()
    types = [types[0] for types in ctx.arg_types if types]
    if checker is None or not types or not is_grounded(types[0]):
        return ctx.default_return_type
    method, inner = DELEGATING[fullname], content(types[0])
    rest = [unwrapped(typ) for typ in types[1:]]
    if method in BINARY and len(rest) == 1:
        result = operate(checker, method, inner, rest[0], ctx.context)
    elif method in BINARY:
        return ctx.default_return_type
    else:
        result = call_method(checker, method, inner, rest, ctx.context)
    return Wrapper(modules_of(checker)).grounded(result)


def unwrapping(ctx: FunctionSigContext) -> CallableType:
    """The signature of ``sever`` and ``plain``, solved for their argument, not their result."""
    checker, signature = current_checker(), ctx.default_signature
    args = [arg for given in ctx.args for arg in given]
    if checker is None or not args:
        return signature
    (actual,) = infer(checker, args[0])
    if not may_be_grounded(actual):
        return signature
    formals = [actual, *signature.arg_types[1:]]
    return signature.copy_modified(arg_types=formals, ret_type=unwrapped(actual), variables=[])


def accepted(ctx: MethodContext, method: str) -> Type:
    """An operator found on a plain left operand whose method takes grounded values as they are."""
    checker = current_checker()
    right = ctx.arg_types[0][0] if ctx.arg_types and ctx.arg_types[0] else None
    if checker is None or right is None or not is_grounded(right) or is_grounded(ctx.type):
        return ctx.default_return_type
    if keeps(checker, method, ctx.type, content(right), ctx.context):
        return Wrapper(modules_of(checker)).grounded(ctx.default_return_type)
    return ctx.default_return_type


def attribute(ctx: AttributeContext, name: str) -> Type:
    """The type of an attribute of a grounded value, looked up on its content."""
    checker = current_checker()
    # Of a union mypy asks for each form of it, and says no more than that it reads the union.
    forms = [each for each in members(ctx.type) if is_grounded(each)]
    if checker is None or len(forms) != 1:
        return ctx.default_attr_type
    inner = content(forms[0])
    found = get_proper_type(member(checker, name, inner, ctx.context))
    if ctx.is_lvalue or _is_rebound(name, inner):
        return found
    return lifted(found, checker, Kind.OPERATION)


def attribute_of_class(ctx: AttributeContext) -> Type:
    """The type of an attribute of a grounded value whose content was asked for its class."""
    if ctx.is_lvalue or told_apart(ctx.type) is ctx.type:
        return ctx.default_attr_type  # as good as always: whose checker is at work is not asked
    checker = current_checker()
    if checker is None:
        return ctx.default_attr_type
    return lifted(get_proper_type(ctx.default_attr_type), checker, Kind.OPERATION)


def _is_rebound(name: str, inner: Type) -> bool:
    """Whether an attribute is a class or static method that carriers hand to the built-in class."""
    for owner in members(inner):
        info = owner.type if isinstance(owner, Instance) else None
        is_carrier = info is not None and has(info.fullname, Trait.CARRIER)
        symbol = info.get(name) if info is not None and is_carrier else None
        node = symbol.node if symbol is not None else None
        if isinstance(node, Decorator):
            node = node.func
        if isinstance(node, (FuncDef, OverloadedFuncDef)) and (node.is_class or node.is_static):
            return True
    return False


def lifted(typ: ProperType, checker: TypeChecker, kind: Kind) -> Type:
    """A member of the content, as a member of the grounded value."""
    wrapper = Wrapper(modules_of(checker))
    if not isinstance(typ, FunctionLike) or typ.is_type_obj():
        return wrapper.grounded(typ)
    contract = mark(Contract(kind), wrapper, string(checker))
    items = [
        item.copy_modified(ret_type=wrapper.result(item.ret_type), instance_type=contract)
        for item in typ.items
    ]
    return items[0] if len(items) == 1 else Overloaded(items)
