"""Calls that may be handed something grounded: the signature mypy checks them against."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Sized

from mypy.argmap import map_actuals_to_formals
from mypy.nodes import (
    ARG_STAR,
    ARG_STAR2,
    BytesExpr,
    CallExpr,
    ComplexExpr,
    Context,
    Expression,
    FloatExpr,
    IntExpr,
    ListExpr,
    MemberExpr,
    NameExpr,
    RefExpr,
    StrExpr,
    SymbolNode,
    Var,
)
from mypy.plugin import (
    FunctionSigContext,
    MethodSigContext,
)
from mypy.typeops import make_simplified_union
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    NoneType,
    Overloaded,
    TupleType,
    Type,
    TypedDictType,
    TypeVarType,
    UnionType,
    get_proper_type,
)

from corvid_mypy.inference.operators import lifted
from corvid_mypy.library import LOOKUPS
from corvid_mypy.model.contracts import Contract, Kind, contract_of
from corvid_mypy.model.types import (
    Wrapper,
    accepts,
    bare_forms,
    carries,
    class_made,
    content,
    is_grounded,
    may_be_grounded,
    members,
    surely_grounds,
    told_apart,
    unwrapped,
)
from corvid_mypy.program.bodies import held_to
from corvid_mypy.program.callees import class_of, contract_of_definition
from corvid_mypy.report import codes, messages
from corvid_mypy.report.findings import Finding
from corvid_mypy.seam.checker import (
    TypeChecker,
    current_checker,
    infer,
    iterated,
    lambda_parameters,
    member,
    modules_of,
    report,
    signature_of,
    silently,
    source,
    type_of,
)
from corvid_mypy.seam.language_names import ATOMS, FORMATTED, MAPPING, OBJECT
from corvid_mypy.seam.substitution import plain


class Calls:
    """Refines the signature of a call whose arguments may be grounded."""

    def __init__(self) -> None:
        self._arguments = _Arguments()

    def refine(self, ctx: FunctionSigContext | MethodSigContext) -> CallableType:
        """The signature mypy shall check the call against."""
        checker, signature = current_checker(), ctx.default_signature
        if checker is None:
            return signature
        if isinstance(ctx, MethodSigContext) and told_apart(ctx.type) is not ctx.type:
            found = lifted(signature, checker, Kind.OPERATION)
            assert isinstance(found, CallableType)
            signature = found
        coerces = held_to(checker) is not None
        if not coerces and signature.instance_type is None:
            return signature  # neither a class nor under contract
        signature, call = _with_fields(signature), ctx.context
        contract = contract_of(signature)
        if contract is not None and not (
            is_reference(checker, call, contract) or _calls_object(ctx, contract)
        ):
            contract = None
        accepting = contract is not None and (
            contract.is_transparent or (contract.kind is Kind.TOOL and contract.retrieves)
        )
        if not accepting and not coerces:
            return signature
        cites = contract.cites if contract is not None else None
        settled = cites is None and not signature.variables and not _may_give_default(call)
        if settled and _is_handed_plain(call):
            return signature
        if not _may_take(signature, call, ctx.args):
            return signature
        if contract is None and all(map(_takes_anything, signature.arg_types)):
            return signature
        self._arguments.enter(call)
        if isinstance(call, CallExpr) and len(ctx.args) != len(signature.arg_types):
            # Another plugin's signature: mypy sorted the arguments by the one before it.
            actuals = _by_formal(call, signature, self._arguments.all(checker, call))
        else:
            actuals = self._arguments.types(checker, ctx)
        if cites is not None:
            _check_citation(checker, ctx, signature, cites, actuals)
        if contract is not None and contract.is_transparent:
            if isinstance(ctx, MethodSigContext) and _may_give_default(call):
                signature = _or_default(signature, ctx.type, actuals, Wrapper(modules_of(checker)))
            given = self._arguments.all(checker, call) if isinstance(call, CallExpr) else None
            return _through(checker, call, signature, given, actuals, contract, coerces)
        if isinstance(call, CallExpr) and any(_is_transparent(t) for ts in actuals for t in ts):
            handed = _handing_on(checker, call, signature, self._arguments.all(checker, call))
            if handed is not None:
                return handed
        widen = _admitted if accepting else _coerced
        return _widened(signature, actuals, widen, Wrapper(modules_of(checker)))

    def lifted(self, ctx: MethodSigContext) -> FunctionLike:
        """The signature of calling what ``lift(f)`` gave."""
        checker, receiver = current_checker(), get_proper_type(ctx.type)
        if checker is None or not isinstance(receiver, Instance):
            return ctx.default_signature
        return self._indirect(ctx, checker, receiver.args[0])

    def called(self, ctx: MethodSigContext) -> FunctionLike:
        """The signature of calling a grounded callable."""
        checker = current_checker()
        if checker is None or not is_grounded(ctx.type):
            return ctx.default_signature
        inner = get_proper_type(content(ctx.type))
        if isinstance(inner, Instance):
            inner = get_proper_type(member(checker, "__call__", inner, ctx.context))
        return self._indirect(ctx, checker, lifted(inner, checker, Kind.OPERATION))

    def _indirect(self, ctx: MethodSigContext, checker: TypeChecker, callee: Type) -> FunctionLike:
        callee, call = get_proper_type(callee), ctx.context
        if not isinstance(callee, FunctionLike) or not isinstance(call, CallExpr):
            return ctx.default_signature
        self._arguments.enter(call)
        given = self._arguments.all(checker, call)
        bare = [plain(typ) for typ in given]
        if any(map(surely_grounds, given)):
            fitting = [
                item for item in callee.items if signature_of(checker, call, item, bare) is not None
            ]
            callee = Overloaded(fitting[:1]) if fitting else callee
        items: list[CallableType] = []
        for item in callee.items:
            actuals = _by_formal(call, item, given)
            contract = contract_of(item)
            assert contract is not None
            coerces = held_to(checker) is not None
            items.append(_through(checker, call, item, given, actuals, contract, coerces))
        return items[0] if len(items) == 1 else Overloaded(items)


def _takes_anything(formal: Type) -> bool:
    """Whether every value fits, so that no formal need be widened for it."""
    if isinstance(formal, Instance):
        return formal.type.fullname == OBJECT
    return isinstance(formal, AnyType)


def _may_take(signature: CallableType, call: Context, filled: Sequence[Sized]) -> bool:
    """Whether a signature has parameters for all arguments; of an overload, many have not."""
    if not isinstance(call, CallExpr) or len(filled) != len(signature.arg_types):
        return True
    if ARG_STAR in call.arg_kinds or ARG_STAR2 in call.arg_kinds:
        return True
    return signature.min_args <= len(call.args) <= sum(map(len, filled))


_LITERALS = (StrExpr, IntExpr, FloatExpr, BytesExpr, ComplexExpr)


def _is_handed_plain(call: Context) -> bool:
    """Whether a call is handed nothing but what is plain, as no inference is needed to see."""
    return isinstance(call, CallExpr) and all(map(_is_plain, call.args))


def _is_plain(arg: Expression) -> bool:
    if isinstance(arg, NameExpr):
        declared = arg.node.type if isinstance(arg.node, Var) else None
        return isinstance(declared, Instance) and declared.type.fullname in ATOMS
    if isinstance(arg, ListExpr):
        return all(map(_is_plain, arg.items))
    return isinstance(arg, _LITERALS) or _is_formatted(arg)


def _is_formatted(arg: Expression) -> bool:
    """Whether a text is formatted, as mypy reads the parts of an f-string."""
    callee = arg.callee if isinstance(arg, CallExpr) else None
    return (
        isinstance(callee, MemberExpr)
        and callee.name == FORMATTED
        and isinstance(callee.expr, StrExpr)
    )


def solve(
    checker: TypeChecker, call: CallExpr, callee: Type, given: list[Type]
) -> CallableType | None:
    """The signature that mypy chose of an overload, or of an object's ``__call__``.

    mypy keeps the solved signature of plain callables only; for others the call is asked about
    once more, with the argument types it was checked with.
    """
    proper = get_proper_type(callee)
    wrapper = Wrapper(modules_of(checker))
    if isinstance(proper, Instance):
        with silently(checker):
            proper = get_proper_type(member(checker, "__call__", proper, call))
    if not isinstance(proper, FunctionLike):
        return None
    for item in proper.items if any(map(_is_transparent, given)) else ():
        handed = _handing_on(checker, call, item, given)
        if handed is not None:
            return handed
    widen = _admitted if _is_transparent(proper) else _coerced
    items = [
        _widened(item, actuals, widen, wrapper)
        for item in proper.items
        if _may_take(item, call, actuals := _by_formal(call, item, given))
    ]
    if not items:
        return None
    chosen = get_proper_type(signature_of(checker, call, Overloaded(items), given))
    return chosen if isinstance(chosen, CallableType) else None


def _handing_on(
    checker: TypeChecker, call: CallExpr, item: CallableType, given: list[Type]
) -> CallableType | None:
    """The signature of handing a prompt or a lifted function on, as ``map(summarize, docs)``.

    What is handed along with it is grounded, so that its calls are; ``None`` if nothing is, or if
    the callee takes no such function.
    """
    wrapper = Wrapper(modules_of(checker))
    called = [
        _handed_form(checker, arg, typ, wrapper) if isinstance(arg, RefExpr) else None
        for arg, typ in zip(call.args, given)
    ]
    if not any(called) or not any(map(surely_grounds, given)):
        return None
    asked = [form or typ for form, typ in zip(called, given)]
    solved = get_proper_type(signature_of(checker, call, item, asked))
    if not isinstance(solved, CallableType):
        return None
    forms = {id(form): typ for form, typ in zip(called, given) if form is not None}
    formals = [
        next((forms[id(typ)] for typ in types if id(typ) in forms), formal)
        for formal, types in zip(solved.arg_types, _by_formal(call, solved, asked))
    ]
    return solved.copy_modified(arg_types=formals)


def _is_transparent(typ: Type) -> bool:
    contract = None if isinstance(typ, Instance) else contract_of(typ)
    return contract is not None and contract.is_transparent


def _handed_form(
    checker: TypeChecker, arg: RefExpr, typ: Type, wrapper: Wrapper
) -> CallableType | None:
    """A prompt or a lifted function that is named, as it is when its arguments are grounded."""
    function = get_proper_type(typ)
    contract = contract_of(function) if isinstance(function, CallableType) else None
    if not isinstance(function, CallableType) or contract is None or not contract.is_transparent:
        return None
    held = held_to(checker)
    if held is not None and held.pure:  # which function it is, the proof asks
        is_known = _is_known_by(checker, arg, contract)
    else:
        is_known = refers_to_definition(checker, arg)
    return as_called(function, wrapper) if is_known else None


def refers_to_definition(checker: TypeChecker, node: Expression) -> bool:
    """Whether an expression names a definition, rather than a variable that may hold another."""
    named = _named(checker, node) if isinstance(node, RefExpr) else None
    return named is not None and not isinstance(named, Var)


def as_called(function: CallableType, wrapper: Wrapper) -> CallableType:
    """A prompt or a lifted function, as it is when it is called with grounded arguments."""
    contract = contract_of(function)
    formals = [
        UnionType.make_union([wrapper.grounded(formal), formal]) for formal in function.arg_types
    ]
    streams = contract is not None and contract.streams
    result = wrapper.result(function.ret_type, is_generator=streams)
    return function.copy_modified(arg_types=formals, ret_type=result)


def _by_formal(call: CallExpr, item: CallableType, given: list[Type]) -> list[list[Type]]:
    """The types of the actuals of each formal; spread ones are left out."""
    mapping = map_actuals_to_formals(
        call.arg_kinds, call.arg_names, item.arg_kinds, item.arg_names, lambda index: given[index]
    )
    return [
        [given[index] for index in indexes if not call.arg_kinds[index].is_star()]
        for indexes in mapping
    ]


def is_reference(checker: TypeChecker, place: Context, contract: Contract) -> bool:
    """Whether the callee names a decorated definition, rather than a value that may be another."""
    if contract.kind is Kind.OPERATION:
        return True
    if not isinstance(place, CallExpr) or not isinstance(place.callee, RefExpr):
        return False
    return _is_known_by(checker, place.callee, contract)


def _is_known_by(checker: TypeChecker, ref: RefExpr, contract: Contract) -> bool:
    """Whether a name stands for what its contract says, and nothing else, as for one of prompts."""
    node = _named(checker, ref)
    if isinstance(node, Var) and node is ref.node:
        return not node.is_argument and node.is_inferred and contract_of(node.type) == contract
    return not isinstance(node, Var)


def _calls_object(ctx: FunctionSigContext | MethodSigContext, contract: Contract) -> bool:
    """Whether an object is called whose class says so of ``__call__``, as do all in its place."""
    found = get_proper_type(ctx.type) if isinstance(ctx, MethodSigContext) else None
    symbol = found.type.get(_CALL) if isinstance(found, Instance) else None
    if symbol is None or ctx.default_signature.name is None:
        return False
    is_named = ctx.default_signature.name.partition(" ")[0] == _CALL
    return is_named and contract_of_definition(symbol.node) == contract


_CALL = "__call__"


def _named(checker: TypeChecker, ref: RefExpr) -> SymbolNode | None:
    """The definition that is named, or the variable that holds it; of a member, in its class."""
    if ref.node is not None or not isinstance(ref, MemberExpr):
        return ref.node
    owner = type_of(checker, ref.expr)
    for each in members(owner) if owner is not None else []:
        info = class_of(each)
        symbol = info.get(ref.name) if info is not None else None
        if symbol is not None:
            return symbol.node
    return None


def _check_citation(
    checker: TypeChecker,
    ctx: FunctionSigContext | MethodSigContext,
    signature: CallableType,
    parameter: str,
    actuals: list[list[Type]],
) -> None:
    """What a prompt cites is grounded at every call."""
    if parameter not in signature.arg_names:
        return
    position = signature.arg_names.index(parameter)
    args, types = ctx.args[position], actuals[position]
    if len(types) == len(args) and types and all(map(surely_grounds, types)):
        return
    place = args[0] if args else ctx.context
    written = source(checker, args[0]) if args else "the default"
    message = messages.ungrounded_citation(parameter, written)
    report(checker, Finding(codes.CITATION, place, message))


def _with_fields(signature: CallableType) -> CallableType:
    """pydantic's plugin lets a constructor take anything; grounded fields say what they take."""
    made = class_made(signature) if signature.is_type_obj() else None
    if made is None or _PYDANTIC not in made.metadata:
        return signature
    formals = list(signature.arg_types)
    for index, name in enumerate(signature.arg_names):
        field = made.get(name) if name is not None else None
        if field is not None and field.type is not None and carries(field.type):
            formals[index] = field.type
    return signature.copy_modified(arg_types=formals)


_PYDANTIC = "pydantic-mypy-metadata"

_Widen = Callable[[Type, list[Type], Wrapper], Type]


def _widened(
    signature: CallableType, actuals: list[list[Type]], widen: _Widen, wrapper: Wrapper
) -> CallableType:
    if not any(carries(actual) for types in actuals for actual in types):
        return signature
    formals = [
        _widened_formal(formal, types, widen, wrapper)
        for formal, types in zip(signature.arg_types, actuals)
    ]
    if formals == signature.arg_types:
        return signature
    return signature.copy_modified(arg_types=formals)


def _widened_formal(formal: Type, actuals: list[Type], widen: _Widen, wrapper: Wrapper) -> Type:
    """The formal, if need be, with room for the actuals whose content it would take."""
    fitting = [
        actual
        for actual in actuals
        if carries(actual)
        and not accepts(formal, actual)
        and any(accepts(formal, bare) for bare in bare_forms(actual))
    ]
    if not fitting:
        return formal
    widened = widen(formal, fitting, wrapper)
    return widened if len(fitting) == len(actuals) else UnionType([formal, widened])


def _coerced(formal: Type, actuals: list[Type], wrapper: Wrapper) -> Type:
    """Let grounded actuals in, marked as a coercion."""
    return wrapper.coerced(formal, actuals)


def _admitted(formal: Type, actuals: list[Type], wrapper: Wrapper) -> Type:
    """Let grounded actuals in, for a callee that keeps their provenance."""
    return wrapper.grounded(formal) if _mentions_variable(formal) else UnionType.make_union(actuals)


def _mentions_variable(typ: Type) -> bool:
    proper = get_proper_type(typ)
    if isinstance(proper, TypeVarType):
        return True
    return isinstance(proper, Instance) and any(map(_mentions_variable, proper.args))


def _through(
    checker: TypeChecker,
    place: Context,
    signature: CallableType,
    given: list[Type] | None,
    actuals: list[list[Type]],
    contract: Contract,
    coerces: bool,
) -> CallableType:
    """A prompt, a lifted function or a lifted operation: grounded if an argument surely is.

    The callee sees bare content, so mypy solves its signature for the bare types.
    """
    wrapper = Wrapper(modules_of(checker))
    flat = [actual for types in actuals for actual in types]
    if contract.kind is not Kind.OPERATION and not any(map(surely_grounds, flat)):
        return _widened(signature, actuals, _coerced, wrapper) if coerces else signature
    if signature.variables and given is not None and isinstance(place, CallExpr):
        bare = [plain(typ) for typ in given]
        solved = get_proper_type(signature_of(checker, place, signature, bare))
        if isinstance(solved, CallableType):
            signature = solved
    refined = _widened(signature, actuals, _admitted, wrapper)
    result = wrapper.result(refined.ret_type, is_generator=contract.streams)
    return refined.copy_modified(ret_type=result)


def _may_give_default(call: Context) -> bool:
    """Whether a call is spelled like a lookup with a default."""
    callee = call.callee if isinstance(call, CallExpr) else None
    return isinstance(callee, MemberExpr) and callee.name in LOOKUPS


def _or_default(
    signature: CallableType, owner: Type, actuals: list[list[Type]], wrapper: Wrapper
) -> CallableType:
    """A lookup in a grounded mapping: what it finds is grounded, its default is handed back."""
    infos = map(class_of, members(unwrapped(owner)))
    default = actuals[1] if len(actuals) > 1 else []
    if not default or not any(info and info.has_base(MAPPING) for info in infos):
        return signature
    own = {variable.id for variable in signature.variables}
    found = [
        member
        for member in members(unwrapped(signature.ret_type))
        if not (isinstance(member, TypeVarType) and member.id in own)
        and not isinstance(member, NoneType)
    ]
    result = make_simplified_union([wrapper.grounded(make_simplified_union(found)), *default])
    return signature.copy_modified(ret_type=result)


class _Arguments:
    """The types of a call's arguments, inferred once per argument of an outermost call.

    A hook must know them before mypy does; without the memo, calls nested in arguments would be
    inferred again at every level, exponentially often. Inside of a lambda a type holds for the
    types that its parameters have: mypy looks at the lambda again for each context that it tries.
    """

    def __init__(self) -> None:
        self._outermost: Context | None = None
        self._known: dict[tuple[Expression, tuple[Type | None, ...]], Type] = {}
        self._depth = 0

    def enter(self, place: Context) -> None:
        """A hook is asked about a call; what is known outside of it is known no more."""
        if self._depth == 0 and not _inside(place, self._outermost):
            self._outermost = place
            self._known.clear()

    def types(
        self, checker: TypeChecker, ctx: FunctionSigContext | MethodSigContext
    ) -> list[list[Type]]:
        """The types of the actuals of each formal; of a spread one, those of what it holds."""
        spread = _spread_arguments(ctx.context)
        known_of = self._learn(checker, [arg for args in ctx.args for arg in args])
        found: list[list[Type]] = []
        for args in ctx.args:
            found.append([])
            for arg in args:
                known = known_of(arg)
                found[-1] += items_of(checker, known, arg) if arg in spread else [known]
        return found

    def all(self, checker: TypeChecker, call: CallExpr) -> list[Type]:
        """The types of all arguments of a call, in order."""
        return [*map(self._learn(checker, call.args), call.args)]

    def _learn(self, checker: TypeChecker, args: list[Expression]) -> Callable[[Expression], Type]:
        """Infer what is not known, and return what tells the type of each."""
        around = lambda_parameters(checker)
        unknown = [arg for arg in args if (arg, around) not in self._known]
        if unknown:
            self._depth += 1
            try:
                for arg, found in zip(unknown, infer(checker, *unknown)):
                    self._known[arg, around] = found
            finally:
                self._depth -= 1
        return lambda arg: self._known[arg, around]


def _inside(place: Context, outer: Context | None) -> bool:
    if outer is None or place is outer or outer.end_line is None or place.end_line is None:
        return False
    start, end = (outer.line, outer.column), (outer.end_line, outer.end_column or 0)
    return start <= (place.line, place.column) and (place.end_line, place.end_column or 0) <= end


def items_of(checker: TypeChecker, typ: Type, place: Context) -> list[Type]:
    """The types of what a plain container holds; of a grounded one nothing is grounded any more."""
    proper = get_proper_type(typ)
    if may_be_grounded(proper):
        return []
    if isinstance(proper, TupleType):
        return list(proper.items)
    if isinstance(proper, TypedDictType):
        return list(proper.items.values())
    if isinstance(proper, Instance) and len(proper.args) == 2:
        return [proper.args[1]]
    return [iterated(checker, proper, place)]


def _spread_arguments(place: Context) -> list[Expression]:
    if not isinstance(place, CallExpr):
        return []
    if ARG_STAR not in place.arg_kinds and ARG_STAR2 not in place.arg_kinds:
        return []
    return [arg for arg, kind in zip(place.args, place.arg_kinds) if kind.is_star()]
