"""Definitions that are replaced: what takes the place of a function keeps its contract.

Callers rely on the definition that they name. Whatever may be called in its stead, because a name
is bound again, a class overrides a method, or another branch of the program defines it, has to
keep what the contract says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import chain, pairwise, product

from mypy.maptype import map_instance_to_supertype
from mypy.nodes import (
    ARG_POS,
    AssignmentStmt,
    Block,
    CallExpr,
    ClassDef,
    Context,
    Decorator,
    DelStmt,
    DictionaryComprehension,
    Expression,
    ExpressionStmt,
    FuncDef,
    GeneratorExpr,
    GlobalDecl,
    IfStmt,
    ImportFrom,
    ListExpr,
    MemberExpr,
    MypyFile,
    NameExpr,
    Node,
    OverloadedFuncDef,
    RefExpr,
    StarExpr,
    Statement,
    SymbolNode,
    SymbolTableNode,
    TempNode,
    TupleExpr,
    TypeInfo,
    Var,
)
from mypy.subtypes import find_member, is_subtype
from mypy.types import (
    CallableType,
    FunctionLike,
    Instance,
    Overloaded,
    Type,
    TypeType,
    TypeVarType,
    get_proper_type,
)
from mypy.typevars import fill_typevars

from corvid_mypy.library import Habit, Keeps, Trait, derives, has, is_of, keeps, row
from corvid_mypy.model.contracts import Contract, Kind, contract_of, is_weaker
from corvid_mypy.model.implementing import Weakened, fills_in, is_read, weakened
from corvid_mypy.model.special_methods import CONSTRUCTION, COPYING, FOUND_BY_CLASS, MAKING, UNSEEN
from corvid_mypy.model.summaries import is_kept, summary_of
from corvid_mypy.model.summary import (
    HELD,
    NONE,
    QUIET,
    UNKNOWN,
    Summary,
    asks_more,
    discloses_more,
    gives_less,
    joined,
    may_not_refuse,
    promises_less,
)
from corvid_mypy.model.types import (
    carries,
    constructor_drops,
    drops,
    forms_of,
    is_optional,
    is_record,
    member_drops,
    members,
    narrows,
)
from corvid_mypy.program.bodies import KINDS, boundary, is_abstract
from corvid_mypy.program.callees import (
    Callees,
    class_of,
    contract_named,
    contract_of_definition,
    is_foreign,
    is_property,
    own_type,
    signature,
)
from corvid_mypy.program.hierarchy import spelled_inside
from corvid_mypy.proof.code.vouching import Vouching, holds_callable
from corvid_mypy.proof.labels import is_value, stands_alone
from corvid_mypy.report import codes, messages
from corvid_mypy.report.findings import Finding
from corvid_mypy.report.wording import text
from corvid_mypy.seam.language_names import (
    CLASS_CHECKS,
    INT,
    LANGUAGE,
    OBJECT,
    REGISTER,
    TYPE,
)
from corvid_mypy.seam.runtime_names import AGENT, GROUNDED_PURE, LIFT
from corvid_mypy.seam.syntax import (
    Nodes,
    asks_for_platform,
    direct_parts,
    filled_by,
    imported_from,
    targets_of,
)


def problems(
    tree: MypyFile, nodes: Nodes, callees: Callees, vouching: Vouching
) -> Iterator[Finding]:
    """Every definition of a module that takes the place of one it keeps less than."""
    for target, value in nodes.bindings:
        yield from _bound(target, value, callees)
    for deleted in nodes.of(DelStmt):
        yield from _bound(deleted.expr, None, callees)
        yield from _uncovered(deleted.expr)
    for loops in chain(nodes.of(GeneratorExpr), nodes.of(DictionaryComprehension)):
        assert isinstance(loops, (GeneratorExpr, DictionaryComprehension))
        for each in chain.from_iterable(map(filled_by, loops.indices)):
            if isinstance(each, MemberExpr):  # a name is one of its own
                yield from _bound(each, None, callees)
    yield from _renamed_marks(nodes)
    for function in nodes.of(FuncDef):
        if function.original_def is not None:
            yield from _redefined(function, nodes)
    for branches in nodes.of(IfStmt):
        yield from _unseen(branches, tree, nodes)
    yield from _registered(callees, nodes)
    for statement in nodes.of(ImportFrom):
        yield from _imported(statement, tree, callees)
    for definition in nodes.of(ClassDef):
        yield from _weaker_marks(definition, callees)
        yield from _weaker_promises(definition, callees)
        yield from _weaker_metaclass(definition, callees)
        yield from _private_names(definition)
        yield from _perhaps_defined(definition)
        yield from _declared_only(definition)
        yield from _hidden_descriptors(definition, vouching)
        yield from _weaker_types(definition)
        yield from _narrower_attributes(definition)
        yield from _told_apart(definition)
        yield from _mixed_in(definition, callees)
        yield from _weaker_arguments(definition)
        found = [*_constructors(definition, vouching)]
        yield from found or _copied_by_making(definition, callees, vouching)
        yield from _plainer_constructors(definition)
        yield from _repeating_otherwise(definition)


_QUIET = QUIET._replace(tells=True)
"""What proofs know of what Python, or a value of the library, does without being asked."""

_PROVING = (AGENT, GROUNDED_PURE)
_MARKS = KINDS.keys() - {LIFT}  # which is a function of functions as well


def _renamed_marks(nodes: Nodes) -> Iterator[Finding]:
    """A mark that is handed on as a value: it is known by its own name, where it is applied."""
    applied = {id(call.callee) for call in nodes.of(CallExpr)}
    for decorator in nodes.of(Decorator):
        applied.update(map(id, decorator.original_decorators))
    for definition in nodes.of(ClassDef):
        applied.update(map(id, definition.decorators))
    for ref in nodes.of(NameExpr, MemberExpr):
        if ref.fullname in _MARKS and id(ref) not in applied:
            yield Finding(codes.LAUNDERING, ref, messages.renamed_mark(text(ref)))
    for call in nodes.of(CallExpr):
        if boundary(call.callee) not in _PROVING:
            continue
        if call.arg_kinds[:1] == [ARG_POS]:
            passed = call.args[0].node if isinstance(call.args[0], RefExpr) else None
            is_known = isinstance(passed, _FUNCTIONS)  # or else nobody looks at what it marks
        else:
            is_known = id(call) in applied
        if not is_known:
            yield Finding(codes.LAUNDERING, call, messages.renamed_mark(text(call.callee)))


def _private_names(node: ClassDef) -> Iterator[Finding]:
    """A name that stands in the place of a private one of a base, as Python spells it."""
    for base in node.info.mro[1:]:
        for name in base.names:
            spelled = spelled_inside(base, name)
            if spelled is not None and spelled in node.info.names:
                message = messages.weaker_binding(spelled)
                yield Finding(codes.LAUNDERING, _own_place(node, spelled), message)


def _uncovered(deleted: Expression) -> Iterator[Finding]:
    """An attribute is taken away from a class: a base's, or ``__getattr__``, answers then."""
    if isinstance(deleted, MemberExpr):
        owner = deleted.expr.node if isinstance(deleted.expr, RefExpr) else None
        found = owner.names.get(deleted.name) if isinstance(owner, TypeInfo) else None
        held = found.node if found is not None else None
    else:
        held = deleted.node if isinstance(deleted, NameExpr) else None
    if isinstance(held, Var) and held.info:
        yield Finding(codes.LAUNDERING, deleted, messages.weaker_binding(held.name))


def _perhaps_defined(node: ClassDef) -> Iterator[Finding]:
    """A definition that may not run, in the place of what another class has."""
    above = node.info.mro[1:]
    answers = any(
        name in base.names
        for base in node.info.mro
        for name in ("__getattr__", "__getattribute__")
        if base.fullname != OBJECT
    )
    for place, name, kinds in _conditional(node):
        if answers or _has_code(above, name, kinds):
            yield Finding(codes.LAUNDERING, place, messages.perhaps_defined(name))
    for index, base in enumerate(above):
        # What stands behind a base, and is none of its own, is not known where that is defined.
        behind = [each for each in above[index:] if each not in base.mro]
        for _, name, kinds in _conditional(base.defn) if behind else ():
            if name not in node.info.names and _has_code(behind, name, kinds):
                yield Finding(codes.LAUNDERING, node, messages.perhaps_defined(name))
    for each in (inner for part in node.defs.body for inner in _in_scope(part)):
        if isinstance(each, GlobalDecl):
            yield Finding(codes.LAUNDERING, each, messages.weaker_binding(each.names[0]))


def _conditional(node: ClassDef) -> Iterator[tuple[Statement, str, tuple[type, ...]]]:
    """What a class body may define: where, by which name, and in the place of what that matters.

    An assignment under a condition gives a value in the place of a value.
    """
    for part in node.defs.body:
        is_simple = isinstance(part, (*_DEFINING, AssignmentStmt, ExpressionStmt))
        if is_simple or (isinstance(part, IfStmt) and all(map(asks_for_platform, part.expr))):
            continue
        for each in (inner for inner in _in_scope(part) if isinstance(inner, Statement)):
            if isinstance(each, _DEFINING):
                yield each, each.name, (object,)
            kinds = _DEFINING if isinstance(each, AssignmentStmt) else (object,)
            for target in chain.from_iterable(map(filled_by, targets_of(each))):
                if isinstance(target, NameExpr):
                    yield each, target.name, kinds


def _has_code(bases: Sequence[TypeInfo], name: str, kinds: tuple[type, ...]) -> bool:
    """Whether one of several classes has a definition of one of these kinds under a name."""
    found = next((base.names[name].node for base in bases if name in base.names), None)
    return isinstance(found, kinds) and found is not None


def _in_scope(part: Node) -> Iterator[Node]:
    """A statement, and those in it that are of the same scope."""
    pending = [part]
    while pending:
        node = pending.pop()
        yield node
        if not isinstance(node, _DEFINING):
            pending += (each for each in direct_parts(node) if isinstance(each, Statement))


_DEFINING = (FuncDef, Decorator, OverloadedFuncDef, ClassDef)


def _declared_only(node: ClassDef) -> Iterator[Finding]:
    """An attribute is declared, without a value, where a base has code under its name."""
    for part in node.defs.body:
        if not isinstance(part, AssignmentStmt) or not isinstance(part.rvalue, TempNode):
            continue
        for name in (each.name for each in part.lvalues if isinstance(each, NameExpr)):
            above = next((base for base in node.info.mro[1:] if name in base.names), None)
            held = above.names[name].node if above is not None else None
            if isinstance(held, _DEFINING) and not isinstance(held, ClassDef):
                owner = above.name if above is not None else ""
                yield Finding(codes.LAUNDERING, part, messages.declared_only(name, owner))


def _hidden_descriptors(node: ClassDef, vouching: Vouching) -> Iterator[Finding]:
    """Something that may be a descriptor stands in the place of an attribute of a base."""
    for name in _named(node.info):
        found = _definer(node.info, name).names[name].node
        # What a function does that stands there is held against what it replaces.
        is_seen = isinstance(found, Var) and isinstance(get_proper_type(found.type), FunctionLike)
        is_hidden = isinstance(found, Var) and not is_seen and vouching.hides(found)
        if is_hidden and _replaced(node.info, name):
            message = messages.weaker_binding(name)
            yield Finding(codes.LAUNDERING, _own_place(node, name), message)


def _weaker_promises(node: ClassDef, callees: Callees) -> Iterator[Finding]:
    """A method promises less than one it replaces, which proofs know by its base, mark or not."""
    for name in _named(node.info):
        symbol = _definer(node.info, name).names[name]
        if symbol.node is None or symbol.plugin_generated:
            continue
        for base, known in _promised(node.info, name, callees):
            replaced = base.names.get(name)
            mark = contract_of_definition(replaced.node) if replaced is not None else None
            is_marked = mark is not None
            if is_marked and not summary_of(symbol.node).proved:
                continue  # refused already: it has no mark, or its own proof is broken
            # What a field holds is judged where it is put there, in a class body here.
            is_field = replaced is not None and not isinstance(replaced.node, _FUNCTIONS)
            is_put = not is_field or (
                _puts_function(symbol.node, callees) and not _is_marked_above(node.info, name)
            )
            assigned = _assigned(symbol.node, callees) if is_put else None
            accessors = (
                symbol.node.items
                if is_property(symbol.node) and isinstance(symbol.node, OverloadedFuncDef)
                else [symbol.node]
            )
            is_less = any(_promises_less(each, known, assigned) for each in accessors)
            is_less |= _fails_unheard(node.info, name, symbol.node, known, callees)
            is_bounded = mark is not None and mark.discloses is not None
            if is_less or (is_bounded and discloses_more(summary_of(symbol.node), known)):
                message = messages.weaker_summary(
                    name,
                    node.name,
                    base.name,
                    is_marked=is_marked,
                    is_library=replaced is None or callees.is_library(base),
                )
                yield Finding(codes.LAUNDERING, _own_place(node, name), message)
                break


def _fails_unheard(
    info: TypeInfo, name: str, node: SymbolNode, known: Summary, callees: Callees
) -> bool:
    """Whether a method fails as content decides, where the one it replaces does not.

    A method of a library that calls it may go on then, and so does what draws by position.
    """
    if not known.unfailing or isinstance(node, Var) or summary_of(node).unfailing:
        return False
    libraries = (base for base in info.mro[1:-1] if callees.is_library(base))
    return name == "__getitem__" or any(name in base.names for base in libraries)


def _repeating_otherwise(node: ClassDef) -> Iterator[Finding]:
    """A number whose own ``*`` gives what can be changed: ``[x] * n`` is taken for a new list."""
    for name in _REPEATING if node.info.has_base(INT) else ():
        symbol = node.info.get(name)
        items = forms_of(symbol.type) if symbol is not None else []
        if not items or not all(is_value(each.ret_type) for each in items):
            message = messages.repeats_otherwise(name, node.name)
            yield Finding(codes.LAUNDERING, _own_place(node, name), message)
            return


_REPEATING = ("__mul__", "__rmul__")


def _weaker_metaclass(node: ClassDef, callees: Callees) -> Iterator[Finding]:
    """A metaclass answers for a class object where its base, by which proofs know it, has none."""
    meta = node.info.metaclass_type
    if meta is None or callees.is_library(meta.type):
        return
    for base in node.info.mro[1:]:
        above = base.metaclass_type
        known = above.type.mro if above is not None else []
        if callees.is_library(base) or meta.type in known:
            continue
        for name in sorted(UNSEEN.union(CLASS_CHECKS)):
            symbol = meta.type.get(name)
            if symbol is None or symbol.node is None or callees.is_library(symbol.node):
                continue
            is_added = not any(name in each.names for each in known if not callees.is_library(each))
            # What replaces another metaclass's is compared where it is defined.
            if is_added and _promises_less(symbol.node, _of_unseen(name)):
                message = messages.weaker_summary(
                    name, meta.type.name, base.name, is_marked=False, is_library=True
                )
                yield Finding(codes.LAUNDERING, node, message)
                return


def _promised(info: TypeInfo, name: str, callees: Callees) -> Iterator[tuple[TypeInfo, Summary]]:
    """What proofs know of a member that a class replaces: by the program, or by a library."""
    own = [base for base in info.mro[1:] if not callees.is_library(base)]
    replaced = [base for base in _replaced(info, name) if base in own]
    for base in replaced:
        symbol = base.names[name]
        contract = contract_of_definition(symbol.node)
        if symbol.plugin_generated:
            yield base, _QUIET  # what is generated compares, and no more
            continue
        if contract is not None and not is_kept(symbol.node):
            continue  # nobody looked behind the mark: its contract is all that proofs know
        if contract is not None and not contract.pure:
            continue  # a boundary is trusted, whatever it does
        if isinstance(symbol.node, Var):
            yield base, HELD
        elif symbol.node is not None:
            yield base, summary_of(symbol.node)
    definer = _definer(info, name)
    if replaced or callees.is_library(definer):
        return
    if name in UNSEEN:
        for base in (each for each in own if definer not in each.mro):
            yield base, _of_unseen(name)
    for base in info.mro[1:-1]:
        if not callees.is_library(base):
            continue
        found, is_holding = row(f"{base.fullname}.{name}"), is_of(base.fullname, Habit.HOLDING)
        if is_holding and any(name == left for left, _ in base.abstract_attributes):
            return  # it replaces nothing: who hands the object to a proof is asked about it
        if found is not None and is_holding:
            yield base, Summary(quiet=found.quiet, proved=True)
            return
        is_value = has(base.fullname, Trait.IMMUTABLE) or is_holding
        is_asked = name in UNSEEN or (found is not None and found.quiet)
        if is_value and is_asked and base.fullname != TYPE:
            yield base, _QUIET
            return


def _definer(info: TypeInfo, name: str) -> TypeInfo:
    """Whose member Python finds: a base's that defines it, before those that only annotate it."""
    found = [base for base in info.mro if name in base.names]
    return next((base for base in found if not _is_annotation(base.names[name])), found[0])


def _is_annotation(symbol: SymbolTableNode) -> bool:
    """Whether a class body says no more of an attribute than its type."""
    is_generated = symbol.plugin_generated
    return isinstance(symbol.node, Var) and not (is_generated or symbol.node.has_explicit_value)


def _of_unseen(name: str) -> Summary:
    """What proofs know of a method that they do not see: `object` has it, or nobody."""
    if name in COPYING:
        return QUIET  # what it gives holds what was there, and it may fail
    return HELD if name in FOUND_BY_CLASS else _QUIET


def _replaced(info: TypeInfo, name: str) -> list[TypeInfo]:
    """The bases whose member of a name a class has another in place of, as no base of it has."""
    definer = _definer(info, name)
    settled = definer.mro if definer is not info else []
    return [base for base in info.mro[1:-1] if name in base.names and base not in settled]


_FUNCTIONS = (FuncDef, Decorator, OverloadedFuncDef)


def _assigned(node: SymbolNode, callees: Callees) -> Summary | None:
    """What is known of the functions that a variable of a class stands for."""
    if not isinstance(node, Var) or not _runs(get_proper_type(node.type)):
        return None
    written = [_unbound(value) for value in callees.values(node)]
    values = [callees.definition_of(callees.resolve(value)) for value in written]
    known = [
        HELD if callees.is_library(value) else summary_of(value)
        for value in values
        if isinstance(value, _FUNCTIONS)
    ]
    return reduce(joined, known) if known and len(known) == len(values) else UNKNOWN


def _unbound(value: Expression) -> Expression:
    """The function that a decorator of the library keeps, called where no ``@`` is written."""
    if not isinstance(value, CallExpr) or len(value.args) != 1:
        return value
    above = value.callee.fullname if isinstance(value.callee, RefExpr) else ""
    return value if keeps(above) is Keeps.NOTHING else value.args[0]


def _is_marked_above(info: TypeInfo, name: str) -> bool:
    """Whether a base has a marked member of a name: what takes its place is refused for that."""
    above = (base.names[name].node for base in info.mro[1:] if name in base.names)
    return any(contract_of_definition(node) is not None for node in above)


def _puts_function(node: SymbolNode | None, callees: Callees) -> bool:
    """Whether a class body puts a function into an attribute, or what runs where it is read."""
    if not isinstance(node, Var) or not callees.values(node):
        return False
    held = get_proper_type(node.type)
    is_read = isinstance(held, Instance) and held.type.get("__get__") is not None
    return is_read or isinstance(held, FunctionLike)


def _runs(held: Type | None) -> bool:
    """Whether reading or calling an attribute of this type runs code."""
    if isinstance(held, Instance):
        return any(held.type.get(name) is not None for name in ("__get__", "__call__"))
    return isinstance(held, (CallableType, Overloaded))


def _promises_less(node: SymbolNode, held: Summary, assigned: Summary | None = None) -> bool:
    """Whether a definition promises less than what is known of the one it replaces."""
    is_known = held.is_derived or held.keyed != NONE
    if not is_known or (isinstance(node, Var) and assigned is None):
        return False
    contract, given = contract_named(node), assigned or summary_of(node)
    if contract is not None and contract.kind is Kind.LIFTED:
        return False
    if contract is not None and contract.pure and not held.inert:
        is_louder = given.quiet < held.quiet or may_not_refuse(given, held)
        return is_louder or asks_more(given, held) or gives_less(given, held)
    return promises_less(given, held)


def _weaker_types(node: ClassDef) -> Iterator[Finding]:
    """An override takes or gives as a plain object what callers put in, or get, as grounded."""
    own = fill_typevars(node.info)
    if not isinstance(own, Instance):
        return  # a named tuple, whose methods are those of its fallback
    for name in _overridden(node.info):
        base = next(_widening(own, name), None)
        if base is not None:
            message = messages.widened_override(name, node.name, base.name)
            yield Finding(codes.LAUNDERING, _own_place(node, name), message)
            continue
        found = next(filter(None, _giving_less(own, name)), None)
        if found is not None:
            message = messages.unproved_stand_in(f"{node.name}.{name}", *found)
            yield Finding(codes.LAUNDERING, _own_place(node, name), message)


def _widening(own: Instance, name: str) -> Iterator[TypeInfo]:
    """The bases whose method a class has another in place of, which does not say the same."""
    effective = own.type.get(name)
    for base in own.type.mro[1:-1]:
        is_replaced = name in base.names and base.names[name] is not effective
        if is_replaced and member_drops(own, map_instance_to_supertype(own, base), name):
            yield base


def _giving_less(own: Instance, name: str) -> Iterator[Weakened | None]:
    """What a method gives, or takes, that keeps less than the protocol which a base names there."""
    effective = own.type.get(name)
    for base in own.type.mro[1:-1]:
        if name in base.names and base.names[name] is not effective:
            held, declared = (
                find_member(name, each, own) for each in (own, map_instance_to_supertype(own, base))
            )
            if held is not None and declared is not None:
                yield weakened(held, declared)


def _overridden(info: TypeInfo) -> Iterator[str]:
    """The methods that a class has, or that one of its bases has, in place of another base's."""
    for name in _named(info):
        symbol = info.get(name)
        if symbol is not None and isinstance(symbol.node, (FuncDef, Decorator, OverloadedFuncDef)):
            yield name


def _named(info: TypeInfo) -> Iterator[str]:
    """The members that a class may have in place of its bases', but for what makes its objects."""
    # Of one base alone, only the class itself can replace what is there.
    above = [info] if len(info.bases) == 1 else info.mro[:-1]
    for name in dict.fromkeys(name for each in above for name in each.names):
        if name not in MAKING:
            yield name


def _narrower_attributes(node: ClassDef) -> Iterator[Finding]:
    """An attribute is plain here, where methods of a base may store content in it."""
    own = fill_typevars(node.info)
    if not isinstance(own, Instance):
        return
    for name in _named(node.info):
        symbol = node.info.get(name)
        if symbol is None or symbol.plugin_generated or isinstance(symbol.node, TypeInfo):
            continue
        for base in _replaced(node.info, name):
            stored = base.names[name].node
            found = next(filter(None, _giving_less(own, name)), None)
            if found is not None and isinstance(symbol.node, Var):
                message = messages.unproved_stand_in(f"{node.name}.{name}", *found)
                yield Finding(codes.LAUNDERING, _own_place(node, name), message)
                break
            is_stored = isinstance(stored, Var) and not (stored.is_final or stored.is_property)
            if is_stored and narrows(own, map_instance_to_supertype(own, base), name):
                message = messages.narrower_attribute(name, node.name, base.name)
                yield Finding(codes.LAUNDERING, _own_place(node, name), message)
                break


def _told_apart(node: ClassDef) -> Iterator[Finding]:
    """A subclass of a record that content may choose shows which of them it chose."""
    for base in node.info.bases:
        if stands_alone(base):
            yield Finding(codes.LAUNDERING, node, messages.told_apart(node.name, base.type.name))


def _mixed_in(node: ClassDef, callees: Callees) -> Iterator[Finding]:
    """A method of a base uses the object as a protocol, whose marked members are not kept here."""
    own = fill_typevars(node.info)
    for base in node.info.mro if isinstance(own, Instance) else ():
        if callees.is_library(base):
            continue  # no protocol of a library's has marks
        for symbol in base.names.values():
            used = own_type(symbol.node)
            if isinstance(used, TypeType):
                used = get_proper_type(used.item)
            if used is None or not is_subtype(own, used):
                continue
            found = weakened(own, used)
            if found is not None:
                message = messages.unproved_stand_in(node.name, *found)
                yield Finding(codes.LAUNDERING, _own_place(node, found.member), message)
                return


def _plainer_constructors(node: ClassDef) -> Iterator[Finding]:
    """A constructor takes as plain what a base, or a sibling, passes on to it as grounded."""
    info = node.info
    for base, made in _made_by(info):
        if constructor_drops(made, base):
            message = messages.plainer_constructor(made.name, base.name)
            yield Finding(codes.LAUNDERING, _own_place(node, "__init__"), message)
            return


def _made_by(info: TypeInfo) -> Iterator[tuple[TypeInfo, TypeInfo]]:
    """The class that a call names, ``cls(...)``, ``super()`` or a copy, and whose it may be."""
    if "__init__" in info.names:
        for base in _bases(info):
            if _is_copied(base) or any(map(_makes_own, base.names.values())):
                yield base, info
    if len(info.bases) > 1:
        written = [base for base in _bases(info) if "__init__" in base.names]
        for before, after in pairwise(written):
            known = [each for each in before.mro[1:] if "__init__" in each.names]
            if known and after not in before.mro and known[0] in _bases(info):
                yield known[0], after


def _makes_own(symbol: SymbolTableNode) -> bool:
    """Whether a class method gives an object of the class that it is called on."""
    node = symbol.node
    shown = signature(node) if isinstance(node, Decorator) and node.func.is_class else None
    made = get_proper_type(shown.ret_type) if isinstance(shown, CallableType) else None
    if isinstance(made, TypeVarType):
        made = get_proper_type(made.upper_bound)
    return (
        isinstance(made, Instance) and isinstance(node, Decorator) and made.type is node.func.info
    )


def _registered(callees: Callees, nodes: Nodes) -> Iterator[Finding]:
    """A class that holds content is declared to be of another, which mypy does not know."""
    for call in nodes.of(CallExpr):
        if not call.args or not _is_register(call.callee, callees):
            continue
        info = class_of(callees.type(call.args[0]))
        if info is not None and (_holds(info) or _promises(call.callee, callees)):
            yield Finding(codes.LAUNDERING, call, messages.registered(info.name))
    for definition in nodes.of(ClassDef):
        for decorator in definition.decorators:
            is_told = _holds(definition.info) or _promises(decorator, callees)
            if _is_register(decorator, callees) and is_told:
                yield Finding(codes.LAUNDERING, decorator, messages.registered(definition.name))


_REGISTER = REGISTER.rpartition(".")[2]


def _is_register(callee: Expression, callees: Callees) -> bool:
    if not isinstance(callee, MemberExpr) or callee.name != _REGISTER:
        return False
    info = class_of(callees.type(callee.expr))
    meta = info.metaclass_type if info is not None else None
    found = meta.type.get(callee.name) if meta is not None else None
    return found is not None and found.fullname == REGISTER


def _promises(callee: Expression, callees: Callees) -> bool:
    """Whether proofs call marked methods by the class that another is registered with."""
    base = class_of(callees.type(callee.expr)) if isinstance(callee, MemberExpr) else None
    return _has_marks(base)


def _holds(info: TypeInfo) -> bool:
    made = fill_typevars(info)
    return isinstance(made, Instance) and carries(made)


def _weaker_arguments(node: ClassDef) -> Iterator[Finding]:
    """A base is applied to a class that keeps less than the bound of the base's variable."""
    for base in node.info.bases:
        for arg, variable in zip(base.args, base.type.defn.type_vars):
            if any(weakened(each, variable.upper_bound) for each in members(arg)):
                message = messages.weaker_solution(base.type.name, variable.name)
                yield Finding(codes.LAUNDERING, node, message)


def _own_place(node: ClassDef, name: str) -> Context:
    symbol = node.info.names.get(name)
    return _place(symbol.node, node) if symbol is not None and symbol.node is not None else node


def _place(node: SymbolNode, otherwise: Context) -> Context:
    return node if isinstance(node, (FuncDef, Decorator, OverloadedFuncDef)) else otherwise


def _parts(target: Expression) -> Iterator[Expression]:
    if isinstance(target, (TupleExpr, ListExpr)):
        for item in target.items:
            yield from _parts(item)
    else:
        yield target.expr if isinstance(target, StarExpr) else target


def _bound(target: Expression, value: Expression | None, callees: Callees) -> Iterator[Finding]:
    """A name that stood for a function with a contract is bound to something else."""
    if not isinstance(target, (NameExpr, MemberExpr)):
        if isinstance(target, (TupleExpr, ListExpr)):
            written = value.items if isinstance(value, (TupleExpr, ListExpr)) else []
            matching = len(written) == len(target.items)
            for index, part in enumerate(target.items):
                yield from _bound(part, written[index] if matching else None, callees)
        return
    bound = target.node
    if bound is None and isinstance(target, MemberExpr):
        bound = callees.member(target)
    if bound is not None and _keeps_less(target, bound, value, callees):
        yield Finding(codes.LAUNDERING, value or target, messages.weaker_binding(target.name))


def _keeps_less(
    target: NameExpr | MemberExpr, bound: SymbolNode, value: Expression | None, callees: Callees
) -> bool:
    """Whether what a name is bound to keeps less than what proofs take the name for."""
    if isinstance(bound, TypeInfo):
        # `Point = namedtuple("Point", ...)` is where it is defined.
        return bound.line != target.line and not callees.is_library(bound)
    owner = target.expr if isinstance(target, MemberExpr) else None
    of_class = isinstance(owner, RefExpr) and isinstance(owner.node, TypeInfo)
    if is_property(bound) and owner is not None and not of_class:
        return False  # its setter runs
    held, known = contract_of(signature(bound)), _known(target, bound, callees)
    if isinstance(bound, Var) and known is None and len(callees.values(bound)) < 2:
        return False  # this is the one that it stands for
    given = callees.definition(value) if value is not None else None
    if held is not None:
        is_less = held.pure and known and given and _promises_less(given, known)
        return is_weaker(contract_named(given), held) or bool(is_less)
    if known is None or not known.is_derived:
        return False
    if value is None or not isinstance(given, (FuncDef, Decorator, OverloadedFuncDef)):
        return True  # what it may call cannot be seen
    shown = signature(bound)
    is_wider = shown is not None and drops(callees.type(value), shown)
    return is_wider or _promises_less(given, known)


def _known(target: NameExpr | MemberExpr, bound: SymbolNode, callees: Callees) -> Summary | None:
    """What proofs know of a function without a mark by its name, or by a variable that holds it."""
    if isinstance(bound, (FuncDef, Decorator, OverloadedFuncDef)):
        return None if callees.is_library(bound) else summary_of(bound)
    is_elsewhere = (
        isinstance(target, MemberExpr)
        and isinstance(target.expr, RefExpr)
        and isinstance(target.expr.node, MypyFile)
        and not is_foreign(target.expr.node)
    )
    # Proofs of that module know each function that stands in the variable, but not of this binding.
    if not is_elsewhere or not isinstance(bound, Var) or bound.type is None:
        return None
    if is_optional(bound.type) or not holds_callable(bound.type):
        return None  # a hook, which is empty as that module has it
    return HELD._replace(inert=not carries(bound.type))


def _redefined(node: FuncDef, nodes: Nodes) -> Iterator[Finding]:
    """A function defined again on another branch is known to callers by its first definition."""
    first = node.original_def
    held = contract_of(signature(first)) if isinstance(first, Decorator) else None
    above = [each for each in nodes.of(Decorator) if each.func is node]
    given = contract_of(signature(above[0])) if above else None
    if held is not None and is_weaker(given, held):
        yield Finding(codes.LAUNDERING, node, messages.weaker_binding(node.name))


def _unseen(node: IfStmt, tree: MypyFile, nodes: Nodes) -> Iterator[Finding]:
    """A branch that mypy leaves out may be the one that runs, unless it is for another Python."""
    blocks = [*zip(node.expr, node.body)]
    if node.else_body is not None:
        blocks.append((node.expr[-1], node.else_body))
    for test, block in blocks:
        if not block.is_unreachable or asks_for_platform(test):
            continue
        for place, name in _defined(block):
            for held in _definitions(name, tree, nodes, node):
                if contract_of_definition(held) is not None or _has_marks(held):
                    yield Finding(codes.LAUNDERING, place, messages.weaker_binding(name))
                    break


def _has_marks(held: SymbolNode | None) -> bool:
    """Whether a class has methods with contracts."""
    return isinstance(held, TypeInfo) and any(
        contract_of_definition(symbol.node) is not None for symbol in held.names.values()
    )


def _defined(block: Block) -> Iterator[tuple[Statement, str]]:
    for statement in block.body:
        if isinstance(statement, (FuncDef, Decorator, OverloadedFuncDef, ClassDef)):
            yield statement, statement.name
        elif isinstance(statement, ImportFrom):
            for name, alias in statement.names:
                yield statement, alias or name
        elif isinstance(statement, AssignmentStmt):
            for target in statement.lvalues:
                for part in _parts(target):
                    if isinstance(part, NameExpr):
                        yield statement, part.name


def _definitions(
    name: str, tree: MypyFile, nodes: Nodes, branches: IfStmt
) -> Iterator[SymbolNode | None]:
    """What callers take a name for that is defined at a statement: in its module or class."""
    for definition in nodes.of(ClassDef):
        if branches in definition.defs.body and name in definition.info.names:
            yield definition.info.names[name].node
            return
    if branches in tree.defs and name in tree.names:
        yield tree.names[name].node


def _imported(node: ImportFrom, tree: MypyFile, callees: Callees) -> Iterator[Finding]:
    """A name imported on another branch is known to callers by its first import."""
    if not node.is_top_level or node.is_unreachable:
        return
    for name, alias in node.names:
        symbol = tree.names.get(alias or name)
        held = contract_of_definition(symbol.node) if symbol is not None else None
        if symbol is None or held is None:
            continue
        given = callees.exported(imported_from(node, tree), name)
        if given is not symbol.node and is_weaker(contract_of_definition(given), held):
            yield Finding(codes.LAUNDERING, node, messages.weaker_binding(alias or name))


def _weaker_marks(node: ClassDef, callees: Callees) -> Iterator[Finding]:
    """A method that a class has in place of one of its bases, its own or another base's."""
    info = node.info
    held_above = {
        name
        for base in _bases(info)
        for name, symbol in base.names.items()
        if contract_of_definition(symbol.node) is not None
    }
    for name in held_above:
        effective = info.get(name)
        if effective is None or any(_settled(base.type, name, info) for base in info.bases):
            continue
        for base in info.mro[1:]:
            replaced = base.names.get(name)
            held = contract_of_definition(replaced.node) if replaced is not None else None
            if replaced is None or held is None or replaced is effective:
                continue
            given = _held_contract(effective.node, callees)
            if is_weaker(given, held) and not _keeps_proof(effective, given, replaced, held):
                own = info.names.get(name)
                place = own.node if own is not None and isinstance(own.node, Context) else node
                yield Finding(
                    codes.LAUNDERING,
                    place,
                    messages.weaker_override(name, base.name, held.decorator),
                )
                break


def _held_contract(node: SymbolNode | None, callees: Callees) -> Contract | None:
    """The contract of a member; of a variable, that of all functions that it is bound to.

    Its type is that of the member which it replaces, the mark included.
    """
    if not isinstance(node, Var):
        return contract_of_definition(node)
    written = [callees.resolve(_unbound(value)) for value in callees.values(node)]
    found = {contract_named(callees.definition_of(value)) for value in written}
    return found.pop() if len(found) == 1 else None


def _keeps_proof(
    symbol: SymbolTableNode, given: Contract | None, replaced: SymbolTableNode, held: Contract
) -> bool:
    """Whether a member without the mark is known all the same to be what a proof may use."""
    if held.kind is not Kind.FUNCTION:
        return False
    if isinstance(symbol.node, Var):
        return is_read(symbol, replaced)
    declared = replaced.node.func if isinstance(replaced.node, Decorator) else replaced.node
    is_open = isinstance(declared, FuncDef) and is_abstract(declared)
    return is_open and fills_in(given, held)


def _bases(info: TypeInfo) -> list[TypeInfo]:
    """The bases of a class that may have methods with contracts."""
    return [base for base in info.mro[1:] if not base.fullname.startswith(LANGUAGE)]


def _settled(base: TypeInfo, name: str, info: TypeInfo) -> bool:
    """Whether a base has the method already, in place of all that the class would replace."""
    found = base.get(name)
    if found is None or found is not info.get(name):
        return False
    return all(each in base.mro for each in info.mro if name in each.names)


def _constructors(node: ClassDef, vouching: Vouching) -> Iterator[Finding]:
    """A proved class method makes objects of subclasses, too, by their constructors."""
    info = node.info
    makers = {
        base: symbol.node.name
        for base in _bases(info)
        for symbol in base.names.values()
        if isinstance(symbol.node, Decorator) and symbol.node.func.is_class
        if _is_pure(contract_of_definition(symbol.node))
    }
    base, maker = next(iter(makers.items()), (info, ""))
    added = [each for each in info.mro if each not in base.mro]
    for name, made in product(CONSTRUCTION, added):
        own = made.names.get(name)
        if own is None or own.plugin_generated or vouching.vouched(own.node):
            continue
        place = own.node if made is info and isinstance(own.node, Context) else node
        yield Finding(
            codes.LAUNDERING, place, messages.weaker_constructor(name, f"{base.name}.{maker}")
        )


def _copied_by_making(node: ClassDef, callees: Callees, vouching: Vouching) -> Iterator[Finding]:
    """A proof copies a record by its base, with other fields, and runs the constructor of this."""
    info = node.info
    for base in (each.type for each in info.bases):
        if callees.is_library(base) or not _is_copied(base) or not vouching.constructs(base):
            continue  # no proof copies it, or it is said there already
        is_proved = vouching.constructs(info)
        if is_proved and vouching.makes_quietly(info) >= vouching.makes_quietly(base):
            continue
        written = [
            name
            for name in CONSTRUCTION
            if name in info.names and not info.names[name].plugin_generated
        ]
        name = written[0] if written else "__init__"
        message = messages.copied_by_making(name, info.name, base.name)
        yield Finding(codes.LAUNDERING, _own_place(node, name), message)
        return


def _is_copied(info: TypeInfo) -> bool:
    """Whether a library copies an object by the constructor of its class; pydantic does not."""
    return is_record(info) and not info.is_named_tuple and not derives(info, Trait.VALIDATING)


def _is_pure(contract: Contract | None) -> bool:
    return contract is not None and contract.pure
