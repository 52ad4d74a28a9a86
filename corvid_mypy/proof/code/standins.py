"""Objects that are used as what they derive from, or look like: they keep its proofs."""

from __future__ import annotations

from mypy.maptype import map_instance_to_supertype
from mypy.nodes import COVARIANT, Expression, LambdaExpr, SymbolNode, TypeInfo, Var
from mypy.typeops import get_all_type_vars
from mypy.types import (
    AnyType,
    FunctionLike,
    Instance,
    ProperType,
    Type,
    TypeVarType,
    get_proper_type,
)

from corvid_mypy.model.implementing import weakened_among
from corvid_mypy.model.types import (
    carries,
    constructor_drops,
    fillings,
    is_anything,
    is_grounded,
    named_as_plain,
    shows_receiver,
)
from corvid_mypy.program.alternatives import functions_at
from corvid_mypy.program.callees import class_called, class_of
from corvid_mypy.proof.code.judging import ENTERING, Proof
from corvid_mypy.proof.code.reading import hidden_attribute
from corvid_mypy.proof.code.vouching import inside_of, is_callable, is_untyped
from corvid_mypy.proof.labels import is_immutable
from corvid_mypy.report import messages
from corvid_mypy.report.wording import text
from corvid_mypy.seam.language_names import ITERABLES, OBJECT


def enters(proof: Proof, node: Expression, actual: Type, slot: Type) -> None:
    """What the body calls through the slot's type must be proved of the value that fills it."""
    filled = [*fillings(actual, slot)]
    written = functions_at(proof.callees, node, actual)
    # A lambda is part of the proof.
    found = None if isinstance(node, LambdaExpr) else weakened_among(filled, (), written)
    if found is not None:
        proof.refuse(node, messages.unproved_stand_in(text(node), *found))
    for given, taken in filled:
        # Whoever has it as anything at all reaches what it holds as that.
        parts = inside_of(given) if is_anything(taken) else (given,)
        for part in parts:
            _stand_in(proof, node, part, taken)
        if _is_widened(proof, given, taken):
            proof.refuse(node, messages.widened_holder(text(node)))


ENTERING.append(enters)


def _stand_in(proof: Proof, node: Expression, given: ProperType, taken: ProperType) -> None:
    if isinstance(given, AnyType):
        if is_untyped(given) and is_callable(taken):
            proof.refuse(node, messages.impure_callback(text(node)))
        return
    if isinstance(given, FunctionLike) and shows_receiver(given) and is_anything(taken):
        # Its text, and what it equals, show what it is bound to.
        if not proof.asks_library:
            proof.refuse(node, messages.shown_function(text(node)))
        return
    named = named_as_plain(given, taken)
    if named is not None:
        proof.refuse(node, messages.named_as_plain(text(node), named))
        return
    made, base = class_called(given), class_called(taken)
    meta = made.metaclass_type if made is not None and base is None else None
    if meta is not None and not proof.callees.is_library(meta.type):
        hidden = proof.vouching.hidden(meta.type, meta.type.mro[-1])
        if hidden is not None:
            proof.refuse(node, messages.hidden_method(text(node), str(hidden), "type"))
            return
    if made is not None and base is not None:
        if made is not base and not proof.vouching.constructs(made):
            proof.refuse(node, proof.unmade(made, text(node)))
        elif made is not base and not proof.vouching.makes_as(made, base):
            proof.refuse(node, messages.made_unlike(text(node), made.name, base.name))
        elif constructor_drops(made, base):
            proof.refuse(node, messages.plainer_constructor(made.name, base.name))
        return
    info = class_of(given)
    # What is known as anything at all is known as an object: whoever has it may ask it.
    base = info.mro[-1] if info is not None and isinstance(taken, AnyType) else class_of(taken)
    if info is None or base is None or info is base or not isinstance(taken, (Instance, AnyType)):
        return
    if proof.callees.is_library(info):
        return
    # Drawing from an iterable may do anything; what the library asks for is in its table.
    if base.fullname not in ITERABLES and not proof.asks_library:
        hidden = proof.vouching.hidden(info, base)
        if hidden is not None:
            proof.refuse(node, messages.hidden_method(text(node), str(hidden), base.name))
        elif base.fullname == OBJECT or isinstance(taken, AnyType):
            _ask_for_attributes(proof, node, info, base)
    if proof.callees.is_library(base) and (base in info.mro or base.is_protocol):
        unproved = proof.vouching.overridden(info, base)
        if unproved is not None:
            proof.refuse(node, messages.unproved_override(text(node), str(unproved), base.name))
            return
        loud = proof.vouching.loud(info, base) if not proof.asks_library else None
        if loud is not None:
            proof.refuse(node, messages.hidden_method(text(node), str(loud), base.name))


def _ask_for_attributes(proof: Proof, node: Expression, info: TypeInfo, base: TypeInfo) -> None:
    """Whoever has an object as anything at all may read what no type shows."""
    name = hidden_attribute(proof, info)
    if name is not None:
        shown = f"`{name}` of `{info.name}`"
        proof.refuse(node, messages.hidden_method(text(node), shown, base.name))


def _is_widened(proof: Proof, given: ProperType, taken: ProperType) -> bool:
    """Whether content may be put into an object by a name that says more than its first one."""
    if not isinstance(given, Instance) or not isinstance(taken, Instance):
        return False
    info = taken.type
    if info not in given.type.mro or is_grounded(taken) or proof.callees.is_library(info):
        return False
    known = map_instance_to_supertype(given, info).args
    return any(
        isinstance(variable, TypeVarType)
        and variable.variance == COVARIANT
        and carries(wider)
        and not carries(own)
        and any(_is_assigned(symbol.node, variable) for symbol in info.names.values())
        for variable, own, wider in zip(info.defn.type_vars, known, taken.args)
    )


def _is_assigned(node: SymbolNode | None, variable: TypeVarType) -> bool:
    """Whether what a type variable stands for is in an attribute that may be changed."""
    if not isinstance(node, Var) or node.type is None or node.is_final:
        return False
    held = get_proper_type(node.type)
    is_fixed = node.is_property and (isinstance(held, TypeVarType) or is_immutable(held))
    return not is_fixed and variable in get_all_type_vars(held)
