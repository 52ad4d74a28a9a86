"""Instantiating: what ordinary code puts for the type variables of a proof that chooses by content.

A proof takes its type variables for something grounded, so it may give whichever of two values
content says. A plain value in their place would tell what was found. What a variable stands for
is known at a call by name and at the making of an object; no other way to a proof shows it.
"""

from __future__ import annotations

from collections.abc import Iterator

from mypy.maptype import map_instance_to_supertype
from mypy.nodes import (
    CallExpr,
    ClassDef,
    ComparisonExpr,
    Decorator,
    Expression,
    IndexExpr,
    MemberExpr,
    NameExpr,
    OverloadedFuncDef,
    RefExpr,
    SymbolNode,
    TypeInfo,
    Var,
)
from mypy.typeops import get_all_type_vars
from mypy.types import (
    CallableType,
    Instance,
    NoneType,
    ProperType,
    TupleType,
    Type,
    TypeVarLikeType,
    TypeVarType,
    get_proper_type,
)
from mypy.types_utils import remove_optional

from corvid_mypy.checks.inferring import Module
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.model.types import carries, fillings, is_grounded, is_optional, members
from corvid_mypy.program.bodies import contract_above
from corvid_mypy.program.callees import contract_of_definition, signature, slots_filled
from corvid_mypy.proof.code.vouching import inside_of
from corvid_mypy.report import codes, messages
from corvid_mypy.report.findings import Finding
from corvid_mypy.report.wording import text
from corvid_mypy.seam.language_names import CLASS_TESTS
from corvid_mypy.seam.substitution import unbounded


def is_proof(node: SymbolNode | None) -> bool:
    """Whether a function is marked, be it below decorators that hide the mark."""
    if isinstance(node, OverloadedFuncDef):
        node = node.impl or node.items[0]
    if not isinstance(node, Decorator):
        return False
    # What a decorator of the program's gives has the mark no more, and passes all on to the proof.
    contract = contract_of_definition(node) or contract_above(node)
    return contract is not None and contract.pure


def problems(module: Module, proved: set[int]) -> Iterator[Finding]:
    """Every place in ordinary code that has, or may have, such a proof choose of plain values.

    Args:
        module: the module.
        proved: the lines of its proofs, which are asked for all that they call.
    """
    choosing = _Choosing()
    for call in module.nodes.of(CallExpr):
        if call.line not in proved:
            for held in inside_of(module.callees.type(call)):
                method = choosing.implied(held)
                if method is not None:
                    message = messages.made_of_plain(text(call), method)
                    yield Finding(codes.LAUNDERING, call, message)
                    break  # one reason for one place
    named = _named_for_use(module)
    for ref in module.nodes.of(NameExpr, MemberExpr):
        if ref.line in proved or ref in named:
            continue
        if choosing.leaves_open(module.callees.definition(ref)):
            yield Finding(codes.LAUNDERING, ref, messages.chosen_of_unknown(text(ref)))


def chooses_plainly(module: Module, call: CallExpr, taker: SymbolNode | None) -> bool:
    """Whether a proof gives, or puts elsewhere, one of several plain values as content decides.

    It is proved for variables that stand for something grounded; which of several records it was,
    their plain parts say.
    """
    known, declared = summary_of(taker), get_proper_type(signature(taker))
    if not known.chooses or not isinstance(declared, CallableType):
        return False
    receiver = [call.callee.expr] if isinstance(call.callee, MemberExpr) else []
    passed = [*map(module.callees.type, (*receiver, *call.args))]
    if known.neutral and not any(map(carries, passed)):
        return False  # nothing that it can reach is content
    gives = get_proper_type(declared.ret_type)
    if isinstance(gives, NoneType):
        slots = slots_filled(call, declared, module.callees.type)
        filled = [(passed[len(receiver) + arg], declared.arg_types[to]) for arg, to in slots]
    else:
        filled = [(module.callees.type(call), gives)]
    return any(_says_which(actual, slot) for actual, slot in filled)


def _says_which(actual: Type, slot: Type) -> bool:
    """Whether something plain, or nothing at all, stands where a slot has a type variable."""
    if is_optional(slot):
        # What says nothing there says it as of any proof, whatever the variable stands for.
        actual, slot = remove_optional(actual), remove_optional(slot)
    return any(
        isinstance(taken, TypeVarType) and _has_plain_parts(held)
        for held, taken in fillings(actual, unbounded(slot))
    )


class _Choosing:
    """Which proofs choose, by their definitions and by the classes that have them."""

    def __init__(self) -> None:
        self._methods: dict[TypeInfo, list[tuple[str, TypeInfo, set[int]]]] = {}

    def implied(self, made: ProperType) -> str | None:
        """The method by which an object gives plain values away, however that is reached."""
        own = made.partial_fallback if isinstance(made, TupleType) else made
        if not isinstance(own, Instance) or is_grounded(own):
            return None
        for name, owner, places in self._of_class(own.type):
            args = map_instance_to_supertype(own, owner).args
            if any(_has_plain_parts(args[place]) for place in places):
                return f"{own.type.name}.{name}"
        return None

    def leaves_open(self, node: SymbolNode | None) -> bool:
        """Whether a function, or the class of an object to be made, is still to be instantiated."""
        if isinstance(node, TypeInfo):
            return bool(self._of_class(node)) and bool(node.defn.type_vars)
        declared = _chosen_by(node)
        own = {each.id for each in declared.variables} if declared is not None else set()
        return any(each.id in own for each in _chosen(declared)) if declared else False

    def _of_class(self, info: TypeInfo) -> list[tuple[str, TypeInfo, set[int]]]:
        if info not in self._methods:
            self._methods[info] = [*_choosing_methods(info)]
        return self._methods[info]


def _choosing_methods(info: TypeInfo) -> Iterator[tuple[str, TypeInfo, set[int]]]:
    """The methods of a class that choose, with the places of the variables that they choose of."""
    for base in info.mro:
        variables = base.defn.type_vars if base.is_generic() else []
        for name, symbol in base.names.items() if variables else ():
            declared = _chosen_by(symbol.node)
            if declared is None or summary_of(symbol.node).neutral:
                continue  # what is not told of content chooses by none
            chosen = {each.id for each in _chosen(declared)}
            places = {place for place, each in enumerate(variables) if each.id in chosen}
            if places:
                yield name, base, places


def _chosen_by(node: SymbolNode | None) -> CallableType | None:
    """The type of a proof that chooses, as it is below its decorators."""
    if isinstance(node, OverloadedFuncDef):
        node = node.items[0] if node.is_property else node.impl
    if not isinstance(node, Decorator) or not is_proof(node) or not summary_of(node).chooses:
        return None
    declared = node.func.type
    return declared if isinstance(declared, CallableType) else None


def _chosen(declared: CallableType) -> Iterator[TypeVarLikeType]:
    """The variables of which a proof may give one of several values, or put it elsewhere."""
    gives = get_proper_type(declared.ret_type)
    places = declared.arg_types if isinstance(gives, NoneType) else [gives]
    for place in places:
        for variable in get_all_type_vars(place):
            if not variable.id.is_self():
                yield variable


def _named_for_use(module: Module) -> set[Expression]:
    """The names that are called, or asked for, right where they stand."""
    named: set[Expression] = set()
    for definition in module.nodes.of(ClassDef):
        for base in definition.base_type_exprs:
            named.update((base, base.base) if isinstance(base, IndexExpr) else (base,))
    for call in module.nodes.of(CallExpr):
        callee = call.callee
        named.add(callee.base if isinstance(callee, IndexExpr) else callee)
        if isinstance(callee, RefExpr) and callee.fullname in CLASS_TESTS:
            named.update(call.args)
    named.update(member.expr for member in module.nodes.of(MemberExpr))
    for comparison in module.nodes.of(ComparisonExpr):
        named.update(comparison.operands)
    return named


def _has_plain_parts(typ: Type) -> bool:
    """Whether a value says something beside what is grounded in it.

    How many of these a container holds is a selection, as of any proof.
    """
    if is_grounded(typ) or not carries(typ):
        return not is_grounded(typ)
    for held in members(typ):
        parts: list[Type | None] = []
        if isinstance(held, TupleType):
            parts += held.items
        elif isinstance(held, Instance) and held.args:
            parts += held.args
        elif isinstance(held, Instance) and not is_grounded(held):
            fields = (part for part in held.type.names.values() if not part.plugin_generated)
            parts += [part.node.type for part in fields if isinstance(part.node, Var)]
        if any(part is None or not carries(part) for part in parts):
            return True
    return False
