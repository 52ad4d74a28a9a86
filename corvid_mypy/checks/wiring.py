"""Wiring: what ordinary code puts in the place of a protocol whose methods are marked.

A proof calls an object by the protocol that its class takes. Which object that is, a function
without a mark decides, where the program is put together: it keeps what the protocol promises, or
the proof would be about something else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mypy.nodes import (
    CallExpr,
    ClassDef,
    Decorator,
    EllipsisExpr,
    Expression,
    FuncDef,
    MatchStmt,
    MypyFile,
    OverloadedFuncDef,
    RefExpr,
    SymbolNode,
    TypeInfo,
)
from mypy.patterns import ClassPattern
from mypy.types import (
    AnyType,
    CallableType,
    ProperType,
    TupleType,
    Type,
    TypeOfAny,
    TypeType,
    TypeVarType,
    get_proper_type,
)
from mypy.typevars import fill_typevars

from corvid_mypy.checks.inferring import Module
from corvid_mypy.checks.meeting import Meetings
from corvid_mypy.model.implementing import Weakened, Written, is_promise, told_by_name, weakened
from corvid_mypy.model.types import class_made, fillings, forms_of
from corvid_mypy.program.alternatives import functions_at
from corvid_mypy.program.bodies import bodies_in, contract_above, top_level
from corvid_mypy.program.callees import Callees, signature, slots_filled
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report import codes, messages
from corvid_mypy.report.findings import Finding
from corvid_mypy.report.messages import Message
from corvid_mypy.seam.checker import (
    TypeChecker,
    infer_again,
    source,
    type_of,
)
from corvid_mypy.seam.language_names import CLASS_TESTS
from corvid_mypy.seam.substitution import bounded
from corvid_mypy.seam.syntax import Nodes, walk


def makes_protocol(module: MypyFile) -> bool:
    """Whether a module defines a protocol whose methods are marked, or one with attributes."""
    return any(map(is_promise, _classes(module)))


def stands_in(
    checker: TypeChecker, callees: Callees, node: Expression, actual: Type, slot: Type
) -> Message | None:
    """What is wrong with a value that is used as a protocol."""
    found = weakened(actual, slot, written=functions_at(callees, node, actual))
    return _less(checker, node, found)


def _less(checker: TypeChecker, node: Expression, found: Weakened | None) -> Message | None:
    return messages.unproved_stand_in(source(checker, node), *found) if found is not None else None


def problems(module: Module) -> Iterator[Finding]:
    """Every value in the functions without a proof, and outside of functions, that is less."""
    checker, nodes = module.checker, module.nodes
    found: list[Finding] = []

    def say(node: Expression, message: Message | None) -> None:
        if message is not None:
            found.append(Finding(codes.LAUNDERING, node, message))

    def enters(node: Expression, actual: Type, slot: Type) -> None:
        if not isinstance(node, EllipsisExpr):  # the default of a stub, or of what mypy generated
            say(node, stands_in(checker, module.callees, node, actual, slot))

    for subject, info in _asked(checker, nodes):
        asked = type_of(checker, subject) or AnyType(TypeOfAny.special_form)
        say(subject, _less(checker, subject, told_by_name(asked, info)))
    inside = {each.function for each in bodies_in(checker, nodes) if each.contract.is_checked}
    meetings = Meetings(module)
    for function in (*nodes.of(FuncDef), top_level(checker, nodes)):
        is_apart = function not in inside and function not in module.nested
        if is_apart and meetings.are_in(function):
            Walker(checker, function, enters=enters).run()
    for call in nodes.of(CallExpr):
        for part, held, beside in _put_beside(module, call):
            enters(part, held, beside)
    for decorator in nodes.of(Decorator):
        # What is below a mark is judged by it.
        for above in decorator.decorators if contract_above(decorator) is None else ():
            taken = get_proper_type(type_of(checker, above))
            below = get_proper_type(decorator.func.type)
            if isinstance(taken, CallableType) and taken.arg_types and below is not None:
                less = weakened(below, bounded(taken.arg_types[0]), written=_only(below))
                say(above, _less(checker, above, less))
    for definition in nodes.of(ClassDef):
        for name, value in definition.keywords.items():
            slot, given = _subclass_keyword(definition.info, name), type_of(checker, value)
            if slot is not None and given is not None:
                enters(value, given, slot)
        for above in definition.decorators:
            taken = get_proper_type(type_of(checker, above))
            if isinstance(taken, CallableType) and taken.arg_types:
                enters(
                    above,
                    TypeType.make_normalized(fill_typevars(definition.info)),
                    bounded(taken.arg_types[0]),
                )
    yield from found


def _put_beside(module: Module, call: CallExpr) -> Iterator[tuple[Expression, Type, Type]]:
    """What a function of the library gets for a type variable, with what others have for it.

    It may put one into the other: `list.append(steps, step)`, `setitem(steps, 0, step)`. mypy keeps
    no solution of the call, and has joined the two there.
    """
    callees = module.callees
    if len(call.args) < _TWO:
        return  # there is nothing beside it
    called = callees.definition(call.callee)
    if called is None or not callees.is_library(called) or not _is_generic(called):
        return  # in the body of a function of the program each value is asked where it is put
    for shape in forms_of(infer_again(module.checker, call.callee)):
        taken: list[tuple[Expression, Type, TypeVarType]] = []
        for arg, to in slots_filled(call, shape, callees.type):
            for given, slot in fillings(callees.type(call.args[arg]), shape.arg_types[to]):
                if isinstance(slot, TypeVarType):
                    taken.append((call.args[arg], given, slot))
        for value, held, variable in taken:
            for other, beside, its_variable in taken:
                if other is not value and its_variable == variable:
                    yield value, held, beside


def _is_generic(called: SymbolNode) -> bool:
    """Whether what a function takes depends on its call, be it by the class that it is of."""
    info = called.info if isinstance(called, (FuncDef, Decorator, OverloadedFuncDef)) else None
    has_own = any(each.variables for each in forms_of(signature(called)))
    return has_own or bool(info and info.is_generic())


_TWO = 2


def _only(function: ProperType) -> Written:
    """The function is this one, of whose definition it is the type."""
    return lambda found: [function] if found is function else []


def _subclass_keyword(info: TypeInfo, name: str) -> Type | None:
    """The parameter of ``__init_subclass__`` that a keyword of a class fills."""
    for base in info.mro[1:]:
        symbol = base.names.get("__init_subclass__")
        node = symbol.node.func if symbol and isinstance(symbol.node, Decorator) else None
        node = symbol.node if symbol and isinstance(symbol.node, FuncDef) else node
        if node is not None and isinstance(node.type, CallableType):
            by_name = dict(zip(node.type.arg_names, node.type.arg_types))
            return by_name.get(name)
    return None


def _asked(checker: TypeChecker, nodes: Nodes) -> Iterator[tuple[Expression, TypeInfo]]:
    """What is asked whether it is of a class, with that class."""
    for call in nodes.of(CallExpr):
        callee = call.callee
        if isinstance(callee, RefExpr) and callee.fullname in CLASS_TESTS and len(call.args) > 1:
            for info in _named(type_of(checker, call.args[1])):
                yield call.args[0], info
    for match in nodes.of(MatchStmt):
        for pattern in match.patterns:
            for part in walk(pattern):
                if isinstance(part, ClassPattern) and isinstance(part.class_ref.node, TypeInfo):
                    yield match.subject, part.class_ref.node


def _named(typ: Type | None) -> Iterator[TypeInfo]:
    found = get_proper_type(typ)
    if isinstance(found, TupleType):
        for item in found.items:
            yield from _named(item)
    made = class_made(found) if found is not None else None
    if made is not None:
        yield made


def _classes(within: MypyFile | TypeInfo) -> Iterable[TypeInfo]:
    for symbol in within.names.values():
        if isinstance(symbol.node, TypeInfo):
            yield symbol.node
            if symbol.node is not within and symbol.node.fullname.startswith(within.fullname):
                yield from _classes(symbol.node)
