"""Arguments: which parameter each one fills, and whether it keeps there what it carries."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from mypy.nodes import (
    ARG_STAR,
    ARG_STAR2,
    CallExpr,
    Decorator,
    Expression,
    FuncDef,
    MemberExpr,
    SymbolNode,
    TypeInfo,
)
from mypy.typeops import get_all_type_vars
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    Overloaded,
    ProperType,
    TupleType,
    Type,
    TypedDictType,
    TypeOfAny,
    TypeVarType,
    UnpackType,
    get_proper_type,
    has_type_vars,
)

from corvid_mypy.library import Row, Use, named, row
from corvid_mypy.model.types import class_made, drops, has_keys, shows_plain_keys, widened_from
from corvid_mypy.program.callees import slots_filled
from corvid_mypy.proof.labels import is_frozen_value
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report.findings import CoercionKind, Site
from corvid_mypy.seam.substitution import bounded, has_open_variables

Filled: TypeAlias = tuple[int, int, int]
"""An argument, the parameter it fills, and how many the same argument has filled before."""


def filled(walker: Walker, node: CallExpr, signature: CallableType) -> list[Filled]:
    """The parameters of a call, each with an argument that fills it."""
    if not node.args:
        return []
    before = [0] * len(node.args)
    found: list[Filled] = []
    for argument, formal in slots_filled(node, signature, walker.type):
        found.append((argument, formal, before[argument]))
        before[argument] += 1
    return found


def operands(node: CallExpr) -> list[Expression]:
    """What a call is made on and with: the receiver of a method, and the arguments."""
    receiver = [node.callee.expr] if isinstance(node.callee, MemberExpr) else []
    return [*receiver, *node.args]


def declared_slots(walker: Walker, node: CallExpr) -> Iterator[tuple[Expression, Type]]:
    """The arguments of a call, each with the type of what it fills, as that is declared."""
    found = walker.proper(node.callee)
    if not isinstance(found, CallableType) or found.is_type_obj():
        return
    for argument, formal, _ in filled(walker, node, found):
        slot = declared_parameter(found, formal)
        yield node.args[argument], found.arg_types[formal] if slot is None else slot


def held_by_variable(walker: Walker, node: CallExpr) -> list[Expression]:
    """The arguments that a function may put where its type variables say so, and can be changed.

    What a variable stands for was taken for something grounded, which nobody can change.
    """
    passed = (arg for arg, slot in declared_slots(walker, node) if has_open_variables(slot))
    return [arg for arg in passed if not is_frozen_value(walker.type(arg))]


def put(
    walker: Walker, kind: CoercionKind, node: CallExpr, signature: CallableType, filled: Filled
) -> None:
    """Put an argument, or what it spreads, into a parameter."""
    argument, formal, _ = filled
    if iterates_keys(walker, node, signature, filled):
        return
    arg, slot, how = node.args[argument], signature.arg_types[formal], node.arg_kinds[argument]
    # What a library does with what fills a variable, its row says.
    asks_library = walker.proof is not None and walker.proof.asks_library
    bound = None if asks_library else bound_of(signature, formal)
    if how is ARG_STAR or how is ARG_STAR2:
        walker.consume(CoercionKind.ITERATION, arg, arg)
        spread = _spread if how is ARG_STAR else _spread_by_name
        for item in spread(walker, arg, signature, filled):
            walker.flow_type(kind, arg, item, slot, arg)
            walker.stands_in(arg, item, bound)
    else:
        walker.flow(kind, arg, slot, node)
        walker.stands_in(arg, walker.type(arg), bound)
        used_as = _used_as(walker, signature, formal) if walker.carrying(arg) else None
        if used_as is not None and drops(walker.type(arg), used_as):
            # The callee knows no more of it than that, whatever the call solved it to.
            walker.add(Site(kind, arg, walker.type(arg), used_as, node))


def bound_of(signature: CallableType, formal: int) -> Type | None:
    """What a parameter is used as, where it was declared as what a type variable stands for.

    The callee uses what fills it by the variable's bound, whatever the call solved it to.
    """
    found = declared_parameter(signature, formal)
    if isinstance(found, UnpackType):  # items of `*args: *Ts`, of which no bound can be written
        return AnyType(TypeOfAny.special_form)
    return bounded(found) if found is not None and has_type_vars(found) else None


def _used_as(walker: Walker, signature: CallableType, formal: int) -> Type | None:
    """What a function of the program takes a parameter for, whose type variables a call solved.

    A variable that a grounded value fits is taken for one there; any other is its bound.
    """
    called = signature.definition
    if walker.proof is None or called is None or walker.of_library(called):
        return None  # what a library does with it, its row says
    found = declared_parameter(signature, formal)
    if found is None or not any(isinstance(each, TypeVarType) for each in get_all_type_vars(found)):
        return None  # those that stand for all parameters of a function are passed on whole
    return walker.used_as(found)


def declared_parameter(signature: CallableType, formal: int) -> Type | None:
    """The type of a parameter as it is written, before the call solved its variables."""
    definition = signature.definition
    if not isinstance(definition, (FuncDef, Decorator)):
        return None
    declared = get_proper_type(definition.type)
    if not isinstance(declared, CallableType):
        return None
    own = len(declared.arg_types) - len(signature.arg_types)  # a method's own object
    if own < 0:  # `*args: *Ts` became several, which the callee knows by their variable alone
        kinds = zip(declared.arg_types, declared.arg_kinds)
        return next((each for each, kind in kinds if kind.is_star()), None)
    return declared.arg_types[formal + own]


def _spread(
    walker: Walker, arg: Expression, signature: CallableType, filled: Filled
) -> Sequence[Type | None]:
    """What ``*xs`` puts into a parameter: one item, or all that are left."""
    found, (_, formal, nth) = walker.proper(arg), filled
    if not isinstance(found, TupleType):
        return [walker.item(arg)]
    left = found.items[nth:]
    return left if signature.arg_kinds[formal].is_star() else left[:1]


def _spread_by_name(
    walker: Walker, arg: Expression, signature: CallableType, filled: Filled
) -> Sequence[Type | None]:
    """What ``**xs`` puts into a parameter: the values, or the one by its name."""
    found, formal = walker.proper(arg), filled[1]
    if isinstance(found, TypedDictType):
        if signature.arg_kinds[formal].is_star():
            return list(found.items.values())
        return [found.items.get(signature.arg_names[formal] or "")]
    if isinstance(found, Instance) and len(found.args) == 2:
        return [found.args[1]]
    return [found]


def iterates_keys(walker: Walker, node: CallExpr, signature: CallableType, filled: Filled) -> bool:
    """Whether a library function iterates a mapping, and so is shown plain keys alone."""
    argument, formal, _ = filled
    slot = widened_from(signature.arg_types[formal])
    if not shows_plain_keys(walker.type(node.args[argument]), slot):
        return False
    called = class_made(signature) or signature.definition
    if called is None or not walker.of_library(called) or row(called.fullname) is None:
        return False  # it may as well hold what it is handed, or give it back
    return not (_is_solved(signature, formal) or _reads_mappings(called))


def hides_values(walker: Walker, node: CallExpr, signature: CallableType, filled: Filled) -> bool:
    """Whether a library function reads a mapping whose values the parameter does not show."""
    argument, formal, _ = filled
    slot = widened_from(signature.arg_types[formal])
    shows_keys = has_keys(walker.type(node.args[argument])) and not has_keys(slot)
    called = class_made(signature) or signature.definition
    return shows_keys and called is not None and _reads_mappings(called)


def _reads_mappings(called: SymbolNode | None) -> bool:
    """Whether a callable takes a mapping as well, which it then reads as one, as ``Counter`` does.

    mypy may have taken it for an iterable of keys, since what it holds fits no mapping there.
    """
    if isinstance(called, TypeInfo):
        symbol = called.get("__init__")
    elif isinstance(called, Decorator) and called.func.info:
        symbol = called.func.info.get(called.name)
    else:
        return False
    found = get_proper_type(symbol.type) if symbol is not None else None
    return isinstance(found, Overloaded) and any(
        has_keys(taken) for item in found.items for taken in item.arg_types[1:]
    )


def takes_anything(signature: CallableType, formal: int) -> bool:
    """Whether a type variable of the function's own takes what fills a parameter, or holds."""
    found = declared_parameter(signature, formal)
    own = get_all_type_vars(found) if found is not None else ()
    return any(variable.id.raw_id < 0 for variable in own)  # those of a class are positive


def _is_solved(signature: CallableType, formal: int) -> bool:
    """Whether a parameter takes anything, and holds it whole, whatever it was solved to."""
    found = declared_parameter(signature, formal)
    return found is None or isinstance(get_proper_type(found), TypeVarType)


def uses_of(walker: Walker, node: CallExpr, row: Row, signature: ProperType | None) -> list[Use]:
    """What is done with each argument of a call; with one that fills several, the most."""
    uses = [Use.READ] * len(node.args)
    if not isinstance(signature, CallableType):
        return uses
    by_formal = row.parameters(named(signature))
    taken: dict[int, set[Use]] = {}
    for argument, formal, _ in filled(walker, node, signature):
        taken.setdefault(argument, set()).add(by_formal[formal])
    for argument, found in taken.items():
        uses[argument] = found.pop() if len(found) == 1 else Use.READ
    return uses
