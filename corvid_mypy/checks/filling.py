"""Filling: what ordinary code hands to a proof, or to an object with proofs, to be run there.

A proof calls its parameters, and what the fields of its object hold. Whoever fills these is not a
proof; so the function that is written there is asked for what a proof would ask of it. One that
comes by a variable is not followed: a protocol whose ``__call__`` is marked is. An object that is
taken for an abstract class of the library is asked for what a proof knows of that class.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mypy.nodes import (
    CallExpr,
    Decorator,
    Expression,
    FuncDef,
    FuncItem,
    LambdaExpr,
    MypyFile,
    OverloadedFuncDef,
    SymbolNode,
    TypeInfo,
    Var,
)
from mypy.subtypes import find_member
from mypy.types import (
    CallableType,
    Instance,
    NoneType,
    ProperType,
    TupleType,
    Type,
    TypeType,
    get_proper_type,
)

from corvid_mypy.checks import instantiating
from corvid_mypy.checks.inferring import Module
from corvid_mypy.checks.instantiating import chooses_plainly, is_proof
from corvid_mypy.model.contracts import Kind
from corvid_mypy.model.types import carries, fillings, forms_of, members, named_as_plain
from corvid_mypy.program.alternatives import alternatives
from corvid_mypy.program.bodies import bodies_in
from corvid_mypy.program.callees import (
    class_called,
    class_of,
    contract_named,
    signature,
    slots_filled,
)
from corvid_mypy.program.self_filling import fills_in, may_fill_in
from corvid_mypy.proof.code.callbacks import parts
from corvid_mypy.proof.code.reading import names_unwrap
from corvid_mypy.proof.code.vouching import Unproved, inside_of
from corvid_mypy.proof.rules.arguments import declared_parameter
from corvid_mypy.proof.rules.choosing import is_variable
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report import codes, messages
from corvid_mypy.report.findings import Finding
from corvid_mypy.report.messages import Message
from corvid_mypy.report.wording import text
from corvid_mypy.seam.language_names import ITERABLES
from corvid_mypy.seam.runtime_names import TELLING
from corvid_mypy.seam.substitution import has_open_variables
from corvid_mypy.seam.syntax import expressions


def makes_slot(module: MypyFile) -> bool:
    """Whether a module defines a proof, or an object with proofs, that runs what it is handed."""
    return any(
        _is_promise(symbol.node) and _takes_code(symbol.node) for symbol in module.names.values()
    )


def problems(module: Module) -> Iterator[Finding]:
    """Every function that is written where ordinary code fills a slot of a proof."""
    bodies = bodies_in(module.checker, module.nodes)
    proofs = [body.function for body in bodies if body.contract.pure]
    proved = {line for function in proofs for line in _lines_of(function)}
    yield from instantiating.problems(module, proved)
    promises: dict[SymbolNode | None, bool] = {}
    for call in module.nodes.of(CallExpr):
        # A proof is asked for all that it passes on.
        takers = [] if call.line in proved else _takers(module, call)
        for taker in takers:
            if taker not in promises:
                promises[taker] = not module.callees.is_library(taker) and _is_promise(taker)
        asked = [taker for taker in takers if promises[taker]]
        if any(chooses_plainly(module, call, taker) for taker in asked):
            yield Finding(codes.LAUNDERING, call, messages.chosen_of_plain(text(call.callee)))
        declared = _shapes(module.callees.type(call.callee)) if asked else []
        for arg, slot, written in _filling(module, call, declared):
            for message in _problems_of(module, call, arg, slot, written):
                yield Finding(codes.LAUNDERING, arg, message)


def _takers(module: Module, call: CallExpr) -> list[SymbolNode]:
    """What a call may call: one of what is written there, or the call of an object."""
    callees = module.callees
    found = callees.definition(call.callee)
    if found is not None and not isinstance(found, Var):
        return [found]  # as mostly
    written = alternatives(callees, call.callee) or [callees.resolve(call.callee)]
    named = [node for each in written for node in callees.definitions_of(each)]
    named = [node for node in named if not isinstance(node, Var)]
    info = class_of(callees.type(call.callee)) if not named else None
    called = info.get("__call__") if info is not None else None
    return [called.node] if called is not None and called.node is not None else named


def _shapes(typ: Type | None) -> list[CallableType]:
    """As what a callee is called: in each of its forms, as of an overload, or a union."""
    shapes: list[CallableType] = []
    for member in members(typ) if typ is not None else ():
        found = member
        if isinstance(member, Instance):
            found = get_proper_type(find_member("__call__", member, member)) or member
        shapes += forms_of(found)
    return shapes


def _lines_of(function: FuncDef) -> Iterable[int]:
    return range(function.body.body[0].line, (function.end_line or function.line) + 1)


def _hidden(module: Module, arg: Expression) -> Unproved | None:
    """A special method of what is passed for a type variable, which a proof does not see there."""
    own = class_of(module.callees.type(arg))
    if own is None or module.callees.is_library(own):
        return None
    return module.vouching.hidden(own, own.mro[-1])


def _problems_of(
    module: Module, call: CallExpr, arg: Expression, slot: Type, written: Type
) -> Iterator[Message]:
    """What is wrong with an argument of a slot, as the call solved it and as it is written."""
    if _is_called(slot):
        for part in parts(module.callees.resolve(arg)):
            if not _keeps(module, part):
                yield messages.unkept_function(text(part), text(call.callee))
    hidden = _hidden(module, arg) if is_variable(written) else None
    if hidden is not None:
        yield messages.hidden_method(text(arg), str(hidden), str(written))
    if _fills_itself(module, arg, written):
        yield messages.filled_by_looking(text(arg), text(call.callee))
    actual = module.callees.type(arg)
    for given, taken in fillings(actual, written) if actual is not None else ():
        yield from _stands_in(module, arg, given, taken)


def _fills_itself(module: Module, arg: Expression, written: Type) -> bool:
    """Whether a mapping that adds what is looked up is passed for one that does not."""
    return may_fill_in(module.callees, arg) and not fills_in(class_of(get_proper_type(written)))


def _stands_in(
    module: Module, arg: Expression, given: ProperType, taken: ProperType
) -> Iterator[Message]:
    """What is wrong with a class, or an object, that is passed for what it derives from."""
    named = named_as_plain(given, taken)
    if named is not None:
        yield messages.named_as_plain(text(arg), named)
        return
    made, base_made = class_called(given), class_called(taken)
    if made is not None and base_made is not None:
        # Whether the proof may make the class that it names is asked there.
        vouching = module.vouching
        is_alike = vouching.constructs(made) and vouching.makes_as(made, base_made)
        if made is not base_made and not is_alike:
            yield messages.made_unlike(text(arg), made.name, base_made.name)
        return
    info, base = class_of(given), class_of(taken)
    if info is not None and base is not None and _is_abstract(module, base):
        unproved = module.vouching.overridden(info, base) or module.vouching.loud(info, base)
        if unproved is not None:
            yield messages.unproved_override(text(arg), str(unproved), base.name)


def _is_abstract(module: Module, base: TypeInfo) -> bool:
    """Whether a class of the library leaves methods to others, which proofs rely on by its row."""
    is_drawn = base.fullname in ITERABLES  # drawing may do anything, and a proof knows that
    return bool(base.abstract_attributes) and not is_drawn and module.callees.is_library(base)


def _filling(
    module: Module, call: CallExpr, shapes: list[CallableType]
) -> Iterator[tuple[Expression, Type, Type]]:
    """The arguments of a call, each with what it fills, as that was solved and as it is written."""
    seen: set[tuple[int, Type]] = set()
    for declared in shapes:
        for argument, formal in slots_filled(call, declared, module.callees.type):
            slot = declared.arg_types[formal]
            if (argument, slot) not in seen:
                seen.add((argument, slot))
                yield call.args[argument], slot, declared_parameter(declared, formal) or slot


def _is_promise(node: SymbolNode | None) -> bool:
    """Whether a callee is a proof, or makes objects with proofs."""
    if isinstance(node, TypeInfo):
        return any(
            isinstance(symbol.node, (Decorator, OverloadedFuncDef)) and _is_promise(symbol.node)
            for base in node.mro
            for symbol in base.names.values()
        )
    return is_proof(node)


def _takes_code(node: SymbolNode | None) -> bool:
    if isinstance(node, TypeInfo):
        return any(_takes_code(symbol.node) for base in node.mro for symbol in base.names.values())
    found = get_proper_type(signature(node))
    if isinstance(node, Var):
        return found is not None and _is_run(found)
    return any(
        _is_run(slot) or has_open_variables(slot)
        for shape in _shapes(found)
        for slot in shape.arg_types
    )


def _is_run(slot: Type) -> bool:
    """Whether what fills a slot may bring code: a function, or the methods of a class.

    Of a tuple it may bring the class.
    """
    return (
        is_variable(slot)
        or _is_called(slot)
        or any(
            isinstance(part, TypeType)
            or (isinstance(part, TupleType) and carries(part))
            or (isinstance(part, Instance) and part.type.abstract_attributes)
            or (isinstance(part, Instance) and part.type.has_readable_member("keys"))
            for part in inside_of(slot)
        )
    )


def _is_called(slot: Type) -> bool:
    """Whether what fills a slot may answer a proof, or is handed what it retrieved."""
    return any(
        isinstance(part, CallableType)
        and not (isinstance(get_proper_type(part.ret_type), NoneType) and not _is_handed(part))
        for part in inside_of(slot)
    )


def _is_handed(function: CallableType) -> bool:
    return any(map(carries, function.arg_types))


def _keeps(module: Module, function: Expression) -> bool:
    """Whether what is written keeps the sources; what a variable holds is not followed."""
    target = module.callees.resolve(function)
    if isinstance(target, LambdaExpr):
        return _keeps_inside(module, target)
    node = module.callees.definition_of(target)
    if isinstance(node, TypeInfo):
        return module.vouching.constructs(node)
    return not isinstance(node, (FuncDef, Decorator)) or _keeps_as_defined(module, node)


def _keeps_as_defined(module: Module, node: FuncDef | Decorator) -> bool:
    if module.callees.is_library(node):
        return node.fullname not in TELLING
    function = node.func if isinstance(node, Decorator) else node
    if function in module.nested:
        return _keeps_inside(module, function)
    contract = contract_named(node)
    if contract is not None and contract.kind in (Kind.TOOL, Kind.PROMPT, Kind.LIFTED):
        return True
    return module.vouching.proved(node, contract)


def _keeps_inside(module: Module, function: FuncItem) -> bool:
    """Whether a function inside of ordinary code drops nothing, and calls nothing that does."""
    walker = Walker(module.checker, function)
    walker.run()
    called = map(module.callees.definition, (call.callee for call in walker.calls))
    return not (
        walker.sites
        or walker.forgeries
        or any(map(names_unwrap, expressions(function)))
        or not all(
            _keeps_as_defined(module, each)
            for each in called
            if isinstance(each, (FuncDef, Decorator)) and each is not function
        )
    )
