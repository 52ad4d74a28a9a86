"""What a body shows of its function: the proof that is asked of no one, and its summary."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from mypy.nodes import (
    CallExpr,
    ClassDef,
    ConditionalExpr,
    Context,
    Decorator,
    Expression,
    FuncDef,
    FuncItem,
    LambdaExpr,
    MemberExpr,
    NameExpr,
    OverloadedFuncDef,
    RefExpr,
    ReturnStmt,
    SymbolNode,
    TypeInfo,
    Var,
)
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    NoneType,
    ProperType,
    TupleType,
    Type,
    TypeOfAny,
    TypeVarId,
    TypeVarType,
    UninhabitedType,
    get_proper_type,
    has_type_vars,
)
from mypy.types_utils import remove_optional

from corvid_mypy.checks.cures import Cures
from corvid_mypy.library import Keeps, row
from corvid_mypy.model.contracts import Contract, Kind
from corvid_mypy.model.special_methods import FILLING, MAKING
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.model.summary import UNKNOWN, WORDS, Disclosure, Summary, below, joined
from corvid_mypy.model.types import (
    Wrapper,
    accepts,
    carries,
    drops,
    handed_over,
    is_grounded,
    is_optional,
    is_recursive,
    members,
)
from corvid_mypy.program.bodies import (
    applied,
    contract_over,
    hiding,
    is_abstract,
    is_generated,
    kept,
    makes_of_its_class,
    nested_in,
)
from corvid_mypy.program.callees import Callees, signature
from corvid_mypy.program.initialised import fills
from corvid_mypy.program.scopes import Misread, misread
from corvid_mypy.proof.code import Proof, Vouching
from corvid_mypy.proof.code.vouching import holds_callable
from corvid_mypy.proof.code.wrapping import Wrapping, decorating, named, wrapping
from corvid_mypy.proof.labels import is_atom, is_value, is_wholly_grounded
from corvid_mypy.proof.ledger import Ledger
from corvid_mypy.proof.lending import ANY_FIELD
from corvid_mypy.proof.rules.failures import tries_yield
from corvid_mypy.proof.rules.refusing import is_verdict
from corvid_mypy.proof.rules.results import answers_grounded
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report import messages
from corvid_mypy.report.messages import Message
from corvid_mypy.report.wording import text
from corvid_mypy.seam.checker import (
    TypeChecker,
    any_object,
    is_daemon,
    modules_of,
    remembered,
    return_slot,
    shown,
    source,
    tree_of,
    type_of,
)
from corvid_mypy.seam.language_names import BYTES, STR
from corvid_mypy.seam.syntax import Nodes, own_nodes, statements


class Module(NamedTuple):
    """What the bodies of one module share."""

    checker: TypeChecker
    nodes: Nodes
    callees: Callees
    vouching: Vouching
    nested: frozenset[FuncItem]
    misread: list[Misread]
    implemented: dict[FuncDef, OverloadedFuncDef]
    variants: dict[FuncDef, list[FuncDef]]
    overrides: dict[FuncDef, list[tuple[TypeInfo, SymbolNode]]]


_modules: dict[TypeChecker, Module] = remembered()


def module_of(checker: TypeChecker) -> Module:
    """The nodes of the checker's module, and who is called there."""
    if checker not in _modules:
        nodes = Nodes(tree_of(checker))
        callees = Callees(checker, nodes)
        nested = nested_in(nodes, callees.nests)
        outer = (each for each in nodes.of(FuncDef) if each not in nested)
        _modules[checker] = Module(
            checker,
            nodes,
            callees,
            Vouching(callees),
            nested,
            misread(nodes, outer),
            _implemented(nodes),
            _variants(nodes),
            _overrides(nodes),
        )
    module = _modules[checker]
    if is_daemon(checker):
        module.vouching.forget()  # a class may have been edited since
    return module


def _misread_in(module: Module, function: FuncDef) -> Iterator[Misread]:
    """The names in a function that mypy takes for others than Python reads."""
    last = function.end_line or function.line
    return (each for each in module.misread if function.line <= each.name.line <= last)


def _implemented(nodes: Nodes) -> dict[FuncDef, OverloadedFuncDef]:
    """The overloads of each function that implements some."""
    found = {}
    for overloaded in nodes.of(OverloadedFuncDef):
        impl = overloaded.impl
        if impl is not None and not overloaded.is_property:
            found[impl.func if isinstance(impl, Decorator) else impl] = overloaded
    return found


def _variants(nodes: Nodes) -> dict[FuncDef, list[FuncDef]]:
    """The functions that another branch defines by the name of each: mypy shows the first."""
    found: dict[FuncDef, list[FuncDef]] = {}
    for function in nodes.of(FuncDef):
        first = function.original_def
        first = first.func if isinstance(first, Decorator) else first
        if isinstance(first, FuncDef):
            found.setdefault(first, []).append(function)
    return found


def _overrides(nodes: Nodes) -> dict[FuncDef, list[tuple[TypeInfo, SymbolNode]]]:
    """What stands in the place of each method without a mark, in classes of the same module."""
    found: dict[FuncDef, list[tuple[TypeInfo, SymbolNode]]] = {}
    for definition in nodes.of(ClassDef):
        info = definition.info
        for base in info.mro[1:]:
            for name in info.names if base.module_name == info.module_name else ():
                held = base.names[name].node if name in base.names else None
                given = info.names[name].node
                if isinstance(held, FuncDef) and name not in MAKING and given is not None:
                    found.setdefault(held, []).append((info, given))
    return found


def keep_classes(checker: TypeChecker) -> None:
    """Keep with the classes of a module what constructing them, and their fields, runs."""
    module = module_of(checker)
    for definition in module.nodes.of(ClassDef):
        module.vouching.keep(definition.info)


def answered_for(checker: TypeChecker, function: FuncDef, contract: Contract) -> Type | None:
    """An agent whose effects retrieve answers for a grounded result, whatever it declares."""
    if not (contract.is_checked and contract.retrieves) or function.is_generator:
        return None
    return Wrapper(modules_of(checker)).grounded(return_slot(checker, function))


class Derived(NamedTuple):
    """The walk over a body, and what judged its code."""

    walker: Walker
    proof: Proof


_derived: dict[FuncDef, Derived] = {}


def derive(
    checker: TypeChecker,
    function: FuncDef,
    slot: Type | None = None,
    *,
    may_tell: bool = False,
    own: Sequence[Var] = (),
    plain: TypeVarId | None = None,
    until_broken: bool = False,
) -> Derived:
    """Walk a body as a proof; without a mark its plain result may be content.

    ``until_broken``: for who asks only whether it goes through, and for the first reason if not.
    """
    module = module_of(checker)
    decorates = wrapping(function)

    def walked(kept: frozenset[str]) -> Derived:
        module.callees.forget()
        proof = Proof(module.callees, module.vouching, function)
        for name, is_defined_again in _misread_in(module, function):
            say = messages.defined_again if is_defined_again else messages.misread
            proof.refuse(name, say(name.name))
        walker = Walker(
            checker,
            function,
            slot=slot,
            proof=proof,
            may_tell=may_tell,
            own=own,
            plain=plain,
            kept=kept,
            until_broken=until_broken,
        )
        if decorates is not None and decorates.answers:
            _know(walker, decorates)
        walker.run()
        return Derived(walker, proof)

    return _undisputed(walked)


def _undisputed(walked: Callable[[frozenset[str]], Derived]) -> Derived:
    """Walk a body as often as it takes to lend nothing that it relies on.

    What fails then is looked at once more with nothing lent, which may have been the reason.
    """
    kept = frozenset[str]()
    found = walked(kept)
    while disputed := found.walker.lending.disputed():
        kept |= disputed
        found = walked(kept)
    # Where an object of the caller's is taken for its own, lending nothing proves no more.
    may_mend = found.walker.lending.lent and not found.walker.own
    return walked(kept | {ANY_FIELD}) if may_mend and any(_broken(*found)) else found


def _know(walker: Walker, decorates: Wrapping) -> None:
    """Give types to a decorator that has none: what any function gives may be grounded."""
    passed, caller = decorates.passed, decorates.caller
    variable = get_proper_type(passed.type)
    bound = get_proper_type(variable.upper_bound) if isinstance(variable, TypeVarType) else None
    assert caller is not None
    assert isinstance(variable, TypeVarType)
    assert isinstance(bound, CallableType)
    anything = variable.copy_modified(upper_bound=any_object(walker.checker))
    walker.know(decorates.answers, anything)
    walker.known_as[caller] = anything
    walker.know(named(walker.outer, passed), bound)
    calls = [each.callee for each in decorates.answers if isinstance(each, CallExpr)]
    walker.know(calls, bound.copy_modified(ret_type=anything))
    walker.know(named(walker.outer, caller), variable)


def last_derived(checker: TypeChecker, function: FuncDef) -> Derived | None:
    """The walk that a function's summary was made of, if the same checker is asked about it."""
    found = _derived.pop(function, None)
    return found if found is not None and found.walker.checker is checker else None


def infer(checker: TypeChecker, function: FuncItem) -> Summary:
    """The summary of a function, whichever of its definitions it is, by what is assumed."""
    found = _of_one(checker, function)
    others = module_of(checker).variants.get(function, ()) if isinstance(function, FuncDef) else ()
    for other in others:
        given = _of_one(checker, other)
        weaker = given if found.is_derived else found
        found = joined(given, found)._replace(
            line=weaker.line, reason=weaker.reason, cure=weaker.cure
        )
    if isinstance(function, FuncDef):
        for owner, override in module_of(checker).overrides.get(function, ()):
            found = _or_override(function, found, owner, override)
    return found


def _or_override(
    function: FuncDef, found: Summary, owner: TypeInfo, override: SymbolNode
) -> Summary:
    """What a method without a mark promises to those who do not know of which class its object is.

    Proofs know it no better than the overrides of its own module.
    """
    given = summary_of(override)
    joint = joined(given, found)
    if joint.is_derived or not found.is_derived:
        return joint._replace(line=found.line, reason=found.reason, cure=found.cure)
    reason = f"`{owner.name}.{function.name}` may run instead of it"
    reason = f"{reason}, and {given.reason}" if given.reason else reason
    line = max(override.line + given.line - function.line, 0)
    return joint._replace(line=line, reason=reason, cure=given.cure)


def _of_one(checker: TypeChecker, function: FuncItem) -> Summary:
    """The summary of one definition."""
    if not isinstance(function, FuncDef) or function in module_of(checker).nested:
        return UNKNOWN  # a nested function is proved with the body that holds it
    above = hiding(checker, function)
    for expr in above:
        if kept(expr) is not Keeps.RESULTS and decorator_of(checker, expr) is None:
            return Summary(reason=_replaced(expr))
    promised = _plainer_overload(checker, function)
    if promised is not None:
        shown_type = shown(checker, promised)
        return Summary(
            reason=f"an overload promises `{shown_type}`, and it may return something else"
        )
    taken = _plainly_taken(checker, function)
    if taken is not None:
        given, slot = (shown(checker, each) for each in taken)
        return Summary(reason=f"an overload takes `{given}`, which the body gets as `{slot}`")
    contract = contract_over(checker, function)
    if is_abstract(function):
        return _of_abstract(function, contract)
    if contract is not None and not contract.pure:
        return _of_boundary(contract)
    found = _of_body(checker, function, contract)
    for expr in reversed(above):
        decorator = decorator_of(checker, expr)
        if decorator is None:
            found = _cached(function, found)
            continue
        if decorator.tells or decorator.chooses:
            tells = not (_answers_grounded(function) and _gives_alike(expr))
            decorator = decorator._replace(proved=not tells, tells=tells, chooses=False)
        found = below(found, decorator)
    return found


def _of_body(checker: TypeChecker, function: FuncDef, contract: Contract | None) -> Summary:
    """What a body shows, and what a method does to an object that nobody but its caller has."""
    is_marked = contract is not None
    derived = derive(checker, function, may_tell=not is_marked, until_broken=not is_marked)
    if contract is not None and not is_daemon(checker):
        # The daemon keeps its checkers: what was derived before an edit would be taken for new.
        _derived[function] = derived
    found = _summary(function, *derived)
    if found.tells and carries(return_slot(checker, function)):
        # What is plain beside the sources may be the same in each of its results.
        untold = _summary(function, *derive(checker, function, until_broken=True))
        found = untold if untold.proved else found
    if found.quiet and found.proved and function.name not in FILLING:
        return found  # it keeps every object as it is
    if contract is None and not found.is_derived:
        found = _of_keyed(checker, function, found)
    own = _of_owned(checker, function, contract)
    if own is None:
        return found
    return found._replace(
        owns=True,
        owned=own.owned,
        assigns=own.assigns,
        soils=own.soils,
        answers=own.answers,
        says=found.says or own.says,
        blends=found.blends or own.blends,
        raised=found.raised | own.raised,
        selects=own.selects,
        gives_new=found.gives_new or own.gives_new,
        gives_filling=found.gives_filling or own.gives_filling,
        gives_another=found.gives_another or own.gives_another,
        fresh=found.fresh or own.fresh,
        lent=found.lent | own.lent,
        relied=found.relied | own.relied,
        acts=found.acts or own.acts,
        discloses=found.discloses | own.discloses,
    )


def _of_keyed(checker: TypeChecker, function: FuncDef, found: Summary) -> Summary:
    """What a method of a generic class is where one of the class's variables is a plain value.

    A cache looks its key up, which tells of it, and keeps what it stands for.
    """
    typ = function.type
    taken = typ.arg_types if isinstance(typ, CallableType) else []
    for place, variable in enumerate(function.info.defn.type_vars if function.info else ()):
        if isinstance(variable, TypeVarType) and variable in taken:
            derived = derive(checker, function, plain=variable.id, until_broken=True)
            plainly = _summary(function, *derived)
            if plainly.proved:
                # The other promises are of a method whatever its class is of.
                return found._replace(
                    acts=plainly.acts,
                    discloses=plainly.discloses,
                    heeds=plainly.heeds,
                    chooses=plainly.chooses,
                    keyed=place,
                )
    return found


def _of_owned(checker: TypeChecker, function: FuncDef, contract: Contract | None) -> Summary | None:
    """What is done to objects that nobody but the caller has: to one of them, or else to several.

    ``None`` if others get them there.
    """
    if function.is_generator or is_generated(function):
        return None  # it runs later; or mypy wrote it, and it puts there what it is passed
    places = [*_may_be_owned(checker, function)]
    if len(places) < 2:
        return _of_own(checker, function, contract, places) if places else None
    whole = _with_own(checker, function, contract, places)
    if any(_broken(*whole)):
        return None  # nor does it go through where others have some of them
    given = (_of_own(checker, function, contract, (place,)) for place in places)
    one = next(filter(None, given), None)
    return one or _of_several(checker, function, contract, _owned(function, whole, places))


def _may_be_owned(checker: TypeChecker, function: FuncDef) -> Iterator[int]:
    """The parameters that may be the only object that a function changes: its own comes first."""
    is_bound = module_of(checker).callees.is_bound
    is_method = function.info and not (function.is_static or function.is_class)
    typ = function.type
    taken = zip(typ.arg_types, typ.arg_kinds) if isinstance(typ, CallableType) else ()
    for place, ((held, kind), argument) in enumerate(zip(taken, function.arguments)):
        if is_bound(argument.variable):
            continue
        if place == 0 and function.info:
            if is_method:
                yield place
        elif _is_changeable(held) and not kind.is_star():  # which collects several
            yield place


def _is_changeable(taken: Type) -> bool:
    """Whether a parameter takes an object of the program's, or a container, that may be changed."""
    found = get_proper_type(taken)
    if not isinstance(found, Instance) or is_grounded(found) or is_value(found):
        return False
    called = row(found.type.fullname)
    makes = called is not None and called.makes_container
    return makes or (called is None and not (found.type.is_protocol or found.type.is_abstract))


def _of_several(
    checker: TypeChecker, function: FuncDef, contract: Contract | None, own: Summary | None
) -> Summary | None:
    """What is done to several objects of the caller's; those that it only reads are left out."""
    known = summary_of(function).owned
    if len(known) > 1:
        # As it calls itself by what was found.
        return _of_own(checker, function, contract, known) or own
    places = own.owned if own is not None else ()
    for place in places if len(places) > 2 else ():
        fewer = [each for each in own.owned if each != place] if own is not None else []
        own = (_of_own(checker, function, contract, fewer) if len(fewer) > 1 else None) or own
    return own


def _of_own(
    checker: TypeChecker, function: FuncDef, contract: Contract | None, places: Sequence[int]
) -> Summary | None:
    """What is done to objects that nobody but the caller has; ``None`` if others get them there."""
    return _owned(function, _with_own(checker, function, contract, places), places)


def _with_own(
    checker: TypeChecker, function: FuncDef, contract: Contract | None, places: Sequence[int]
) -> Derived:
    """Walk a body whose caller has some of the objects that it takes for its own."""
    objects = [function.arguments[place].variable for place in places]
    return derive(checker, function, may_tell=contract is None, own=objects, until_broken=True)


def _owned(function: FuncDef, derived: Derived, places: Sequence[int]) -> Summary | None:
    """What is done to them, if nobody else gets them there, and the body is known otherwise."""
    walker = derived.walker
    if any(_broken(*derived)) or not walker.keeps_own:
        return None
    found = _summary(function, *derived)
    if found.asks_callers or not found.quiet:
        return None
    # It may give the very container that it was passed.
    may_give = any(_may_contain(function, place) for place in places)
    return found._replace(
        owned=(*places,),
        assigns=frozenset(walker.assigns),
        soils=walker.soils,
        answers=found.tells,
        selects=not walker.alters,
        gives_new=found.gives_new and not may_give,
        gives_another=found.gives_another and not may_give,
    )


def _may_contain(function: FuncDef, place: int) -> bool:
    """Whether a parameter takes a container."""
    typ = function.type
    taken = get_proper_type(typ.arg_types[place]) if isinstance(typ, CallableType) else None
    if not isinstance(taken, Instance):
        return True
    called = (row(base.fullname) for base in taken.type.mro)
    return any(each is not None and each.makes_container for each in called)


def _replaced(expr: Expression) -> str:
    """Why nothing is known of a function below a decorator."""
    ref = applied(expr)
    why = summary_of(ref.node).reason if isinstance(ref, RefExpr) else ""
    says = f"`@{text(expr)}` may replace it with another function"
    return f"{says}, since in it {why}" if why else says


def _answers_grounded(function: FuncDef) -> bool:
    """Whether it does not matter that content decides which result a function has."""
    typ = function.type
    return isinstance(typ, CallableType) and answers_grounded(typ.ret_type)


def tells_alike(function: FuncDef, above: Expression) -> bool:
    """Whether nothing plain is decided by which result a decorator gives in place of another."""
    typ = function.type
    answers = get_proper_type(typ.ret_type) if isinstance(typ, CallableType) else None
    if function.is_coroutine and isinstance(answers, Instance):
        answers = get_proper_type(answers.args[-1])  # once it is awaited
    return answers is not None and answers_grounded(answers) and _gives_alike(above)


def _gives_alike(expr: Expression) -> bool:
    """Whether a decorator says that what it gives has the type of what it is passed."""
    ref = applied(expr)
    declared = get_proper_type(signature(ref.node) if isinstance(ref, RefExpr) else None)
    if isinstance(expr, CallExpr) and isinstance(declared, CallableType):
        declared = get_proper_type(declared.ret_type)
    return isinstance(declared, CallableType) and [declared.ret_type] == declared.arg_types


def decorator_of(checker: TypeChecker, expr: Expression) -> Summary | None:
    """What is known of a decorator of the program; ``None`` if it may give anything."""
    ref = applied(expr)
    if not isinstance(ref, (NameExpr, MemberExpr)):
        return None
    if ref.name in module_of(checker).callees.uncertain:
        return None
    found = summary_of(ref.node)
    fits = found.wraps and found.makes == isinstance(expr, CallExpr)
    if not fits:
        return None
    # What it does beside is done when the module is run, not when the function is called.
    is_same = found.keeps and _gives_alike(expr)
    return found if is_same or found.is_derived else None


def _plainer_overload(checker: TypeChecker, function: FuncDef) -> Type | None:
    """What an overload says that its implementation returns, if that may be otherwise."""
    overloaded = module_of(checker).implemented.get(function)
    if overloaded is None or not isinstance(function.type, CallableType):
        return None
    gives_grounded = carries(function.type.ret_type)
    for item in overloaded.items:
        shown = signature(item)
        promised = shown.ret_type if isinstance(shown, CallableType) else None
        if promised is None or _is_nothing(promised):
            continue
        if carries(promised) is not gives_grounded:
            return promised
    return None


def _plainly_taken(checker: TypeChecker, function: FuncDef) -> tuple[Type, Type] | None:
    """What an overload takes as grounded, and the plain type that its implementation has of it."""
    overloaded = module_of(checker).implemented.get(function)
    if overloaded is None or not isinstance(function.type, CallableType):
        return None
    shapes = [signature(item) for item in overloaded.items]
    pairs = (
        pair
        for shape in shapes
        if isinstance(shape, CallableType)
        for pair in handed_over(shape, function.type)
        if not isinstance(get_proper_type(pair[1]), TypeVarType)
    )
    return next((pair for pair in pairs if drops(*pair)), None)


def _is_nothing(promised: Type) -> bool:
    """Whether a function is said to give nothing."""
    return isinstance(get_proper_type(promised), (NoneType, UninhabitedType))


def _cached(function: FuncDef, inner: Summary) -> Summary:
    """What is known of a function below a cache: whoever asks first is remembered."""
    taken = function.type.arg_types if isinstance(function.type, CallableType) else []
    looked_up_by = taken[1:] if function.is_property else taken  # an object keeps its own
    if any(map(carries, looked_up_by)):
        return Summary(
            reason="its results are cached, and looked up by what is grounded",
            cure=messages.cached_by_text(function.name),
        )
    if not inner.inert and _answers_alike(function, inner):
        discloses = inner.discloses.union(_told_by_cache(function, inner))
        return inner._replace(discloses=discloses, owns=False, gives_own=False, gives_new=False)
    if not inner.inert:
        reason = (
            "its results are cached, and it can reach grounded values: that is proved only where "
            "it changes nothing, takes plain values, and its result is `Grounded`"
        )
        return Summary(reason=reason)
    is_quiet = inner.quiet and _forgets_who_asked(function)
    return inner._replace(
        quiet=is_quiet, follows=is_quiet, owns=False, gives_own=False, gives_new=False
    )


def _told_by_cache(function: FuncDef, inner: Summary) -> Iterator[Disclosure]:
    """What a call tells of who asked before: whether it acts, and whether it was `None` then."""
    if inner.acts:
        yield Disclosure.EFFECT
    if isinstance(function.type, CallableType) and is_optional(function.type.ret_type):
        yield Disclosure.PRESENCE


def _answers_alike(function: FuncDef, inner: Summary) -> bool:
    """Whether nobody sees who asked first: what is remembered is grounded, in all its parts.

    What it is looked up by are values, which run no code of the program's. That there is nothing
    is told by a call, as of any proof; whoever reads a property makes none.
    """
    typ = function.type
    is_known = inner.proved and inner.quiet and not inner.asks_callers
    if not is_known or not isinstance(typ, CallableType) or has_type_vars(typ):
        return False
    taken = typ.arg_types[1:] if function.is_property else typ.arg_types
    answers = typ.ret_type
    if is_optional(answers) and not function.is_property:
        answers = remove_optional(answers)
    return is_wholly_grounded(answers) and carries(answers) and all(map(is_atom, taken))


def _forgets_who_asked(function: FuncDef) -> bool:
    """Whether equal arguments are one argument, and nobody can change what is given for them.

    Equal numbers are not: what `1` was answered is given for `True`.
    """
    typ = function.type
    if not isinstance(typ, CallableType) or not is_value(typ.ret_type):
        return False
    taken = map(get_proper_type, typ.arg_types)
    return all(isinstance(each, Instance) and each.type.fullname in _EXACT for each in taken)


_EXACT = frozenset({STR, BYTES})


def _of_abstract(function: FuncDef, contract: Contract | None) -> Summary:
    """A method that subclasses fill in: all keep its mark, which says all that is known."""
    if contract is None:
        return Summary(reason="it is abstract, and any class may implement it: mark it")
    if not contract.pure:
        return _of_boundary(contract)
    kinds = contract.discloses
    discloses = frozenset(Disclosure) if kinds is None else frozenset(map(Disclosure, kinds))
    typ = function.type
    own = 0 if function.is_static else 1  # the object itself may have a call
    takes = typ.arg_types[own:] if isinstance(typ, CallableType) else None
    heeds = takes is None or any(map(holds_callable, takes))
    # What it does with its variables but give them, those that fill it in must not choose.
    chooses = not isinstance(typ, CallableType) or has_type_vars(typ.ret_type)
    known = Summary(proved=True, acts=True, discloses=discloses, heeds=heeds, chooses=chooses)
    return known._replace(blends=True, raised=frozenset((WORDS,)))


def _of_boundary(contract: Contract) -> Summary:
    """A boundary is trusted, whatever its body does; an agent without a proof is not."""
    if contract.kind is Kind.AGENT:
        return Summary(reason="it is an @agent without @grounded_pure")
    return Summary(quiet=True, acts=contract.kind in (Kind.TOOL, Kind.PROMPT))


def _summary(function: FuncDef, walker: Walker, proof: Proof) -> Summary:
    ledger = walker.ledger
    is_manager = function.is_generator and function.is_decorated
    releases = not (is_manager and (ledger.keeps_failures or tries_yield(function)))
    broken = min(_broken(walker, proof), key=lambda found: found[0].line, default=None)
    if broken is not None:
        place, said = broken
        if place in walker.unchecked:
            said = _cures(walker, proof, function).unchecked(place)
        line = max(place.line - function.line, 0)
        cure = said.cure or said.hint or _cure(walker, proof, function, place)
        shown = Summary(releases=releases, line=line, reason=said.text, cure=cure)
        shown = shown._replace(fills=fills(function))
        return decorating(shown, function, proof.callees.is_bound)
    # Where content decides what a method gives plainly, its overrides have to give new things, too.
    is_open = _is_open(function) and walker.told is None and not _is_told_above(function)
    promises = Summary(
        inert=ledger.is_inert,
        neutral=ledger.is_inert or ledger.is_neutral,
        quiet=ledger.is_quiet and not ledger.calls_back,
        proved=True,
        by_lines=is_verdict(return_slot(walker.checker, function)),
        says=walker.says,
        blends=ledger.blends,
        raised=frozenset(ledger.raised),
        fills=fills(function),
        acts=ledger.acts,
        discloses=ledger.kinds,
        releases=releases,
        follows=ledger.is_quiet,
        heeds=ledger.heeds,
        draws=ledger.draws,
        unfailing=_tells_nothing(ledger, ledger.is_unfailing),
        only_asks=_tells_nothing(ledger, ledger.only_asks),
        chooses=ledger.chooses,
        builds=makes_of_its_class(function),
        fresh=ledger.makes_fresh,
        gives_own=walker.gives_own and _gives_own(function, proof.vouching, is_open=is_open),
        gives_new=walker.gives_new and _gives_container(function, is_open=is_open),
        gives_filling=walker.gives_filling,
        gives_another=walker.gives_new and _gives_container(function, is_open=False),
        gives_functions=_gives_functions(function),
        lent=frozenset(walker.lending.lent),
        relied=frozenset(walker.lending.relied),
    )
    promises = decorating(promises, function, proof.callees.is_bound)
    told = walker.told
    if told is None:
        return promises
    reason = (
        f"`{source(walker.checker, told)}` is returned as a plain value, and content decides it"
    )
    line = max(told.line - function.line, 0)
    is_told = promises._replace(
        proved=False, tells=True, by_lines=walker.by_lines, says=walker.says
    )
    return is_told._replace(line=line, reason=reason)


def _cure(walker: Walker, proof: Proof, function: FuncDef, place: Context) -> str:
    """What to write where a function without a mark drops sources: worked out for one place."""
    cures = _cures(walker, proof, function)
    site = next((each for each in walker.sites if each.node is place), None)
    if site is not None:
        return cures.site(site)
    if any(each.node is place for each in walker.forgeries) and isinstance(place, Expression):
        return cures.untyped(place, Message("")).hint or ""
    outcome = next((each for each in walker.outcomes if each.node is place), None)
    return (cures.returned(outcome.node, outcome.slot) or "") if outcome is not None else ""


def _cures(walker: Walker, proof: Proof, function: FuncDef) -> Cures:
    dropped = [*walker.sites, *walker.losses.values()]
    is_marked = contract_over(walker.checker, function) is not None
    return Cures(walker.checker, proof.callees, function, dropped, is_pure=is_marked)


def _tells_nothing(ledger: Ledger, is_untold: bool) -> bool:
    """Whether content decides nothing of whether a function fails, in a line or without one."""
    return ledger.is_inert or (
        is_untold and not ledger.calls_back and Disclosure.FAILURE not in ledger.kinds
    )


def _gives_own(function: FuncDef, vouching: Vouching, *, is_open: bool) -> bool:
    """Whether it may be relied on that nobody else has what a function gives.

    It gives an object of a class that gives itself to nobody, or a container. What a type variable
    stands for in it, who calls it sees. Where it is open, an override may give another container:
    that is not relied on.
    """
    given = _answer(function)
    answers = [each for each in members(given) if not isinstance(each, NoneType)]
    return bool(answers) and all(_is_made_alone(each, vouching, is_open) for each in answers)


def _gives_container(function: FuncDef, *, is_open: bool) -> bool:
    """Whether it may be relied on that nobody else has the container that a function gives."""
    given = _answer(function)
    called = row(given.type.fullname) if isinstance(given, Instance) else None
    return called is not None and called.makes_container and not is_open


def _answer(function: FuncDef) -> ProperType:
    """What a function says that it gives at once, or once it is awaited."""
    typ = function.type
    if function.is_generator or not isinstance(typ, CallableType):
        return AnyType(TypeOfAny.special_form)
    given = get_proper_type(typ.ret_type)
    is_run = function.is_coroutine and isinstance(given, Instance)
    return get_proper_type(given.args[-1]) if is_run and isinstance(given, Instance) else given


def _is_open(function: FuncDef) -> bool:
    """Whether this is a method that a subclass may have another one in the place of."""
    return bool(function.info) and not (function.is_static or function.is_final)


def _is_told_above(function: FuncDef) -> bool:
    """Whether content decides what a method gives that this one stands in the place of."""
    above = (base.names.get(function.name) for base in function.info.mro[1:])
    return any(symbol is not None and summary_of(symbol.node).tells for symbol in above)


def _gives_functions(function: FuncDef) -> bool:
    """Whether a function that may be called is all that it gives, and is nested in it.

    That was derived with the body around it. What a type variable stands for its callers decide.
    """
    typ = function.type
    if not isinstance(typ, CallableType) or has_type_vars(typ):
        return False
    if function.is_generator or function.is_coroutine:
        return False
    if not isinstance(get_proper_type(typ.ret_type), CallableType):
        return False
    given = [node.expr for node in own_nodes(function.body) if isinstance(node, ReturnStmt)]
    return bool(given) and all(_is_nested_in(function, each) for each in given)


def _is_nested_in(function: FuncDef, given: Expression | None) -> bool:
    if isinstance(given, ConditionalExpr):
        arms = given.if_expr, given.else_expr
        return all(_is_nested_in(function, arm) for arm in arms)
    if isinstance(given, NameExpr):
        return isinstance(given.node, FuncDef) and given.node in statements(function.body)
    return isinstance(given, LambdaExpr)


def _is_made_alone(typ: ProperType, vouching: Vouching, is_open: bool) -> bool:
    if isinstance(typ, TupleType):
        if any(map(is_recursive, typ.items)):
            return False  # it meets itself inside: no more is known of it
        held = [member for item in typ.items if not is_value(item) for member in members(item)]
        return all(_is_made_alone(each, vouching, is_open) for each in held)
    if not isinstance(typ, Instance):
        return False
    called = row(typ.type.fullname)
    if called is not None:
        return called.makes_container and not is_open
    return vouching.is_alone(typ.type)


def _broken(walker: Walker, proof: Proof) -> Iterator[tuple[Context, Message]]:
    """What is not derived, each with its place."""
    checker = walker.checker
    for site in walker.sites:
        lost = f"`{source(checker, site.node)}` loses its sources ({site.kind.value})"
        yield site.node, Message(lost)
    for breach in proof.breaches:
        yield breach.node, breach.message
    for forged in walker.forgeries:
        yield forged.node, Message(f"`{source(checker, forged.node)}` is not known to be retrieved")
    for node in walker.unchecked:
        yield node, messages.unchecked_code()
    for node in walker.unclassified:
        yield node, Message("a form of code that no rule knows")
    for function in walker.unannotated:
        yield function, messages.unannotated(function.name)
    for outcome in walker.outcomes:
        actual = type_of(checker, outcome.node)
        if actual is None or isinstance(get_proper_type(actual), AnyType):
            continue
        if carries(outcome.slot) and not accepts(outcome.slot, actual):
            given = f"`{source(checker, outcome.node)}` has no sources, and is returned"
            yield outcome.node, Message(given)
