"""The closed list: what a call in a pure body may call."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.maptype import map_instance_to_supertype
from mypy.nodes import (
    ARG_POS,
    GDEF,
    CallExpr,
    Decorator,
    DictExpr,
    Expression,
    FuncDef,
    LambdaExpr,
    ListExpr,
    MemberExpr,
    NameExpr,
    OpExpr,
    OverloadedFuncDef,
    RaiseStmt,
    RefExpr,
    SetExpr,
    StrExpr,
    SuperExpr,
    SymbolNode,
    TupleExpr,
    TypeAlias,
    TypeInfo,
    Var,
)
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    ParamSpecType,
    TupleType,
    Type,
    TypeVarType,
    UnionType,
    get_proper_type,
)
from mypy.typevars import fill_typevars

from corvid_mypy import library
from corvid_mypy.model.contracts import TRUSTED, Contract, Kind, contract_of
from corvid_mypy.model.special_methods import FORMATTING, MAKING
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.model.summary import NONE
from corvid_mypy.model.types import (
    carries,
    drops,
    fillings,
    is_frozen_record,
    may_be_grounded,
    members,
)
from corvid_mypy.program.alternatives import alternatives, maker
from corvid_mypy.program.bodies import is_generated
from corvid_mypy.program.callees import (
    class_of,
    contract_named,
    is_lift,
    is_runtime,
    passed_to,
    slots_filled,
)
from corvid_mypy.program.self_filling import fills_in
from corvid_mypy.proof.code.callbacks import hand_on, unknown_made, unproved_helper, unproved_mark
from corvid_mypy.proof.code.content import (
    computes_inertly,
    judge_boundary,
    judge_content,
    judge_interpolation,
    judge_operation,
    shown_in,
    unmarked_lift,
)
from corvid_mypy.proof.code.definitions import is_nested
from corvid_mypy.proof.code.implicit import ask, ask_to_iterate, hashed
from corvid_mypy.proof.code.judging import Proof, judges
from corvid_mypy.proof.code.making import class_of_method, is_class_object, made_as_known
from corvid_mypy.proof.code.matching import asks_whether
from corvid_mypy.proof.code.reading import hidden_attribute, names_unwrap, read_by_name
from corvid_mypy.proof.code.vouching import holds_callable, inside_of
from corvid_mypy.proof.labels import is_value
from corvid_mypy.report import messages
from corvid_mypy.report.messages import Message
from corvid_mypy.report.wording import text
from corvid_mypy.seam.language_names import MODULE, PARTIAL, TUPLE, TYPE
from corvid_mypy.seam.runtime_names import (
    EACH,
    GROUND,
    INTERPOLATE,
    JOIN,
    LIFT,
    SEVER,
    TELLING,
)

_TEXTS = 2
"""What `join` takes: the text between, and the texts."""

_PURE_API = frozenset({EACH, GROUND, LIFT, SEVER})


@judges(CallExpr)
def call(proof: Proof, node: CallExpr) -> None:
    """A call that is written."""
    proof.invoked.add(node.callee)
    if node.analyzed is not None:
        return
    target = proof.callees.resolve(node.callee)
    found = proof.callees.definition(node.callee)
    message = _judge(proof, node, target, found)
    if message is not None:
        receiver = [node.callee.expr] if isinstance(node.callee, MemberExpr) else []
        proof.refuse(node, message, *receiver, *node.args)
        return
    for arg in _handed_on(node, found):
        if holds_callable(proof.type(arg)):
            hand_on(proof, arg)
            if _reads_by_name(proof, arg, node):
                proof.refuse(arg, messages.impure_callback(text(arg)), arg)


@judges(RaiseStmt)
def raised(proof: Proof, node: RaiseStmt) -> None:
    """``raise Class`` constructs an exception."""
    for part in (node.expr, node.from_expr):
        made = proof.callees.definition(part) if isinstance(part, RefExpr) else None
        if isinstance(made, TypeInfo) and not proof.vouching.constructs(made) and part is not None:
            proof.refuse(part, proof.unmade(made, text(part)))


def _handed_on(call: CallExpr, node: SymbolNode | None) -> list[Expression]:
    """The arguments that the callee may call."""
    if isinstance(call.callee, RefExpr) and call.callee.fullname == PARTIAL:
        return call.args[1:]
    if node is None:
        return call.args
    row = library.row(node.fullname)
    if node.fullname == LIFT or (row is not None and not _may_call(row)):
        return []
    return call.args


def _may_call(row: library.Row) -> bool:
    """Whether a library function may call what it is passed, now or later."""
    calling = (library.Use.CALL, library.Use.SOME, library.Use.READ, library.Use.AWAIT)
    return any(use in calling for shape in row.shapes for use in shape.uses.values())


def _judge(
    proof: Proof, call: CallExpr, target: Expression, node: SymbolNode | None
) -> Message | None:
    """Judge a call by what its callee stands for, and the definition that names."""
    callee = call.callee
    if isinstance(callee, MemberExpr) and may_be_grounded(proof.type(callee.expr)):
        return judge_operation(proof, call, callee)
    fullname = callee.fullname if isinstance(callee, RefExpr) else ""
    if fullname in _PURE_API:
        if fullname == SEVER and call.arg_kinds[:1] == [ARG_POS]:
            proof.called.add(callee)
        if fullname == EACH and call.args:
            ask_to_iterate(proof, call.args[0], call)
        return _judge_lift(proof, call) if fullname == LIFT else None
    if fullname == INTERPOLATE:
        for arg in shown_in(call):
            ask(proof, arg, FORMATTING, arg, inside=True)
        return judge_interpolation(proof, call)
    if fullname == JOIN and len(call.args) == _TEXTS:
        ask_to_iterate(proof, call.args[1], call)
    if fullname == PARTIAL and call.args:
        left = call.args[0]
        bound = proof.callees.definition(left)
        known = summary_of(bound)
        # A function of the library may look a key up, which is then put there.
        looks_up = bound is not None and proof.callees.is_library(bound)
        held = [class_of(part) for arg in call.args[1:] for part in inside_of(proof.type(arg))]
        asked = [arg for arg in call.args[1:] if looks_up and _may_be_any(proof, arg)]
        for arg in asked:
            proof.changes(arg, f"handing what may be any object to `{text(left)}`")
        if known.heeds or known.draws or (looks_up and any(map(fills_in, held))):
            return messages.impure_callback(text(left))
    if names_unwrap(callee):
        return None
    named = library.row(fullname)
    if named is not None and named.spelled and _reads_namespace(proof, call):
        return messages.reflection(text(callee))
    if is_lift(target):
        problem = judge_content(proof, call)
        return problem if target is callee else problem or _judge_lift(proof, target)
    if _is_object(proof, callee):
        own = _call_of(proof, callee)
        if own is not None and contract_named(own) is not None and summary_of(own).chooses:
            return messages.call_of_variable(text(callee), class_of_method(own).name)
        if not _is_boundary(own):
            ask(proof, callee, ("__call__",), call)
        return None
    if isinstance(target, LambdaExpr):
        return None if proof.holds(target) else messages.unseen_callee(text(callee))
    if isinstance(callee, NameExpr) and callee.kind == GDEF and proof.is_uncertain(callee.name):
        return messages.unseen_callee(text(callee))
    contract = contract_named(node)
    if node is not None and not made_as_known(proof, callee, node):
        return messages.built_otherwise(text(callee), class_of_method(node).name)
    if contract is not None:
        typed = proof.type(callee)
        is_renamed = target is not callee and isinstance(typed, FunctionLike)
        is_forgotten = is_renamed and contract.is_transparent and contract_of(typed) != contract
        if is_forgotten and any(_may_carry(proof, arg) for arg in call.args):
            # Its own type says that it keeps sources; the one that it goes by does not.
            return messages.chosen_boundary(text(target), contract.decorator)
        if contract.kind in TRUSTED:
            return judge_boundary(proof, call, contract)
        if contract.pure and (node is None or proof.vouching.proved(node, contract)):
            return None
        return unproved_mark(proof, node, contract, callee)
    if is_nested(proof, node):
        return None
    if isinstance(node, Var) and is_class_object(proof, callee):
        return _judge_class_object(proof, callee, node)
    is_class = isinstance(node, TypeInfo)
    if isinstance(callee, RefExpr) and proof.is_passed(callee.node) and not is_class:
        return None
    if isinstance(node, Var) and _is_field(proof, callee, node):
        # What is put there is judged where a proof puts it; content is not passed to it.
        if proof.vouching.fills_unproved(node):
            return messages.unseen_callee(text(callee))
        passes = any(_may_carry(proof, arg) for arg in call.args)
        return messages.content_to_field(text(callee), node.name) if passes else None
    if node is None or isinstance(node, Var):
        others = alternatives(proof.callees, callee)
        if others:
            return _judge_each(proof, call, others)
    return _judge_other(proof, call, node)


def _may_be_any(proof: Proof, arg: Expression) -> bool:
    """Whether a value is declared so that it, or what it holds, may be an object of any class."""
    return proof.vouching.unknown(proof.type(arg), None, inside=True) is not None


def _judge_each(proof: Proof, call: CallExpr, others: list[Expression]) -> Message | None:
    """One of several functions is called: each must do, and take what this call hands over."""
    callee = call.callee
    for each in others:
        if isinstance(each, LambdaExpr):
            continue  # it is part of the proof, wherever in the module it is written
        if isinstance(each, NameExpr) and each.kind == GDEF and proof.is_uncertain(each.name):
            return messages.unseen_callee(text(each))
        if maker(proof.callees, each) is None:
            found = proof.callees.definitions_of(each)
            if not found:
                return _unseen(proof, each)
            problems = (_judge_one_of(proof, call, each, node) for node in found)
            problem = next(filter(None, problems), None)
            if problem is not None:
                return problem
        elif drops(proof.type(each), proof.type(callee)):
            return messages.impure_callback(text(each))
    return None


def _judge_one_of(
    proof: Proof, call: CallExpr, each: Expression, node: SymbolNode
) -> Message | None:
    """A definition that is called, or another one is."""
    if isinstance(node, TypeInfo):
        return messages.class_of_table(text(call.callee), node.name)
    if not isinstance(node, (FuncDef, Decorator)) or proof.callees.is_library(node):
        return _unseen(proof, each)
    if not made_as_known(proof, each, node):
        return messages.built_otherwise(text(each), class_of_method(node).name)
    contract = contract_named(node)
    if contract is not None and contract.kind in TRUSTED:
        if _is_asked_by_any_name(proof, contract, call.callee):
            # The name stands for a boundary, of which what it takes is widened.
            return judge_boundary(proof, call, contract)
        is_plain = not any(_may_carry(proof, arg) for arg in call.args)
        if not (is_plain or _asks_with_sources(proof, contract, each)):
            return messages.chosen_boundary(text(each), contract.decorator)
    elif contract is not None and not (contract.pure and proof.vouching.proved(node, contract)):
        return unproved_mark(proof, node, contract, each)
    if contract is None and not is_nested(proof, node):
        problem = _judge_own(proof, node, each, call)
        if problem is not None:
            return problem
    gives_less = drops(proof.type(each), proof.type(call.callee))
    return messages.impure_callback(text(each)) if gives_less else None


def _is_asked_by_any_name(proof: Proof, contract: Contract, callee: Expression) -> bool:
    """Whether the name that it is called by has a type that says all that its own type says."""
    return contract.is_transparent and contract_of(proof.type(callee)) == contract


def _asks_with_sources(proof: Proof, contract: Contract, prompt: Expression) -> bool:
    """Whether this is a prompt whose answer is grounded by what its parameters say, by itself."""
    found = proof.type(prompt)
    is_one = not isinstance(found, UnionType)
    return contract.kind is Kind.PROMPT and is_one and carries(found)


def _may_carry(proof: Proof, arg: Expression) -> bool:
    """Whether an argument is or holds something grounded, or is of a type that may be."""
    found = proof.type(arg)
    return isinstance(found, (ParamSpecType, TypeVarType)) or proof.carries(arg)


def _is_field(proof: Proof, callee: Expression, node: Var) -> bool:
    """Whether the callee is a field of an object that is declared to hold a function."""
    declared = get_proper_type(node.type)
    is_own = isinstance(callee, MemberExpr) and not proof.callees.is_library(node)
    return is_own and bool(node.info) and isinstance(declared, CallableType)


def _reads_by_name(proof: Proof, arg: Expression, call: CallExpr) -> bool:
    """Whether a callable gives as ``Any`` what it reads of the grounded values it is handed."""
    found = proof.type(arg)
    if not isinstance(found, Instance) or not library.has(found.type.fullname, library.Trait.NAMED):
        return False
    return "key" not in call.arg_names and any(map(proof.carries, call.args))


def _reads_namespace(proof: Proof, call: CallExpr) -> bool:
    """Whether ``getattr`` reads a class or a module, whose attributes may be anything at all."""
    found = proof.type(call.args[0])
    is_module = isinstance(found, Instance) and found.type.fullname == MODULE
    return is_module or is_class_object(proof, call.args[0])


def _is_object(proof: Proof, callee: Expression) -> bool:
    """Whether the callee is an object of the program with a ``__call__`` of its own."""
    found = proof.type(callee)
    return (
        isinstance(found, Instance)
        and found.type.get("__call__") is not None
        and not proof.callees.is_library(found.type)
    )


def _call_of(proof: Proof, callee: Expression) -> SymbolNode | None:
    """What runs where an object is called."""
    info = class_of(proof.type(callee))
    symbol = info.get("__call__") if info is not None else None
    return symbol.node if symbol is not None else None


def _is_boundary(called: SymbolNode | None) -> bool:
    """Whether what is called asks the world, as all that stand in its place do."""
    contract = contract_named(called)
    return contract is not None and contract.kind in (Kind.PROMPT, Kind.TOOL)


def _judge_lift(proof: Proof, call: CallExpr) -> Message | None:
    if len(call.args) != 1:
        return None
    target = proof.callees.resolve(call.args[0])
    refusal = unmarked_lift(proof, call.args[0])
    contract = proof.callees.contract(target)
    if contract is not None:
        return None if contract.kind is Kind.LIFTED else refusal
    node = proof.callees.definition(target)
    if node is None:
        return refusal
    if not proof.callees.is_library(node):
        is_known = made_as_known(proof, target, node)
        return None if is_known and computes_inertly(proof, node) else refusal
    if isinstance(target, MemberExpr) and target.node is None:
        receiver = proof.type(target.expr)
        if isinstance(receiver, Instance) and not library.has(
            receiver.type.fullname, library.Trait.IMMUTABLE
        ):
            return refusal
    return None if library.is_value_function(node.fullname) else refusal


def _judge_class_object(proof: Proof, callee: Expression, node: Var) -> Message | None:
    """``cls(...)``: constructors of subclasses are judged where defined, or handed on."""
    info = class_of(proof.type(callee))
    if info is None or not (proof.is_parameter(node) or info.is_final):
        return messages.unseen_callee(text(callee))
    if proof.callees.is_library(info) or proof.vouching.constructs(info):
        return None
    return proof.unmade(info, text(callee))


def _judge_other(proof: Proof, call: CallExpr, node: SymbolNode | None) -> Message | None:
    if node is None or (isinstance(node, Var) and not proof.callees.is_library(node)):
        made = unknown_made(proof, proof.callees.resolve(call.callee))
        if made is None or not isinstance(call.callee, CallExpr):
            return made or _unseen(proof, call.callee)
        proof.refuse(call.callee, made, call.callee)  # the call that makes it may be refused, too
        return None
    if _is_of_named_tuple(node) or _is_generated(proof, node):
        return None
    if not proof.callees.is_library(node):
        return _judge_own(proof, node, call.callee, call)
    if isinstance(call.callee, SuperExpr) and proof.vouching.asks_own(node):
        _ask_what_it_replaces(proof, call.callee, proof.function.info)
        if node.name not in MAKING:  # making an object answers nothing
            _ask_whether_it_fails(proof, call.callee, proof.function.info)
    if is_runtime(node):
        tells = node.fullname in TELLING
        return messages.plainly_retrieved(text(call.callee)) if tells else None
    if node.fullname == TYPE and len(call.args) > 1:
        title = call.args[0]  # as a class statement does, it runs what the base says
        return messages.local_class(title.value if isinstance(title, StrExpr) else text(title))
    row = library.row(node.fullname)
    if row is not None:
        for passed, name in _forbidden(proof, call, row):
            message = messages.forbidden_argument(text(call.callee), name, row.instead)
            proof.refuse(passed, message)
        is_spelled = row.spelled and _reads_plainly(proof, call)
        if is_spelled:
            read_by_name(proof, call)
        if not row.refused or is_spelled:
            return None
        names = [arg.value for arg in call.args if isinstance(arg, StrExpr)]
        first = names[0] if names else "name"
        several = ", ".join(f"item.{name}" for name in names)
        is_each = len(names) > 1 and row.instead.endswith("item.{}`")
        instead = row.instead.replace("item.{}", f"({several})") if is_each else row.instead
        return messages.refused_library(text(call.callee), row.refused, instead.format(first))
    return _judge_unlisted(proof, call, node)


def _unseen(proof: Proof, callee: Expression) -> Message:
    """Why it is not known what is called; of a union each class may have a method of its own."""
    if isinstance(callee, MemberExpr) and isinstance(proof.type(callee.expr), AnyType):
        is_named = isinstance(callee.expr, NameExpr)
        return messages.method_of_any(text(callee.expr), callee.name, is_named=is_named)
    if isinstance(callee, MemberExpr):
        infos = [*map(class_of, members(proof.type(callee.expr)))]
        own = [each.name for each in infos if each and not proof.callees.is_library(each)]
        if len(own) == len(infos) > 1:
            return messages.unseen_method(text(callee.expr), callee.name, own)
    cure = _cure_of_list(proof, callee)
    message = messages.unseen_callee(text(callee))
    return message._replace(hint=cure) if cure is not None else message


def _cure_of_list(proof: Proof, callee: Expression) -> str | None:
    """How to write the list that a loop draws a function from, so that nobody changes it."""
    variable = callee.node if isinstance(callee, NameExpr) else None
    for drawn in proof.callees.drawn(variable) if isinstance(variable, Var) else ():
        held = drawn.sequence.node if isinstance(drawn.sequence, NameExpr) else None
        for value in proof.callees.written(held) if isinstance(held, Var) else ():
            if isinstance(value, ListExpr) and isinstance(held, Var):
                items = None if not held.is_inferred else [*map(text, value.items)]
                return messages.unchanging_table(held.name, items)
    return None


def _forbidden(proof: Proof, call: CallExpr, row: library.Row) -> Iterator[tuple[Expression, str]]:
    """What is passed for a parameter that a proof leaves out, otherwise than as no."""
    for arg, name in _named_arguments(proof, call) if row.forbidden else ():
        says_no = isinstance(arg, NameExpr) and arg.name in ("False", "None")
        if name is not None and name in row.forbidden and not says_no:
            yield arg, name


def _named_arguments(proof: Proof, call: CallExpr) -> Iterator[tuple[Expression, str | None]]:
    """The arguments of a call, each with the name of the parameter that it fills."""
    signature = proof.type(call.callee)
    if not isinstance(signature, CallableType):
        yield from zip(call.args, call.arg_names)
        return
    for argument, formal in slots_filled(call, signature, proof.type):
        yield call.args[argument], signature.arg_names[formal]


def _reads_plainly(proof: Proof, call: CallExpr) -> bool:
    """Whether ``getattr`` reads an attribute that is written out, of a plain object."""
    return isinstance(call.args[1], StrExpr) and not proof.carries(call.args[0])


def _judge_unlisted(proof: Proof, call: CallExpr, node: SymbolNode) -> Message | None:
    """A library function without a row may do anything with what it is passed."""
    for arg in call.args:
        ask(proof, arg, None, arg, inside=True)
        if is_class_object(proof, arg):
            ask_for_class(proof, arg)
        for part in inside_of(proof.type(arg)):
            info = class_of(part)
            name = hidden_attribute(proof, info) if info is not None else None
            if name is not None and info is not None:
                proof.refuse(arg, messages.impure_implicit(f"`{name}` of `{info.name}`", name))
    if isinstance(call.callee, MemberExpr) and call.callee.node is None:
        ask_receiver(proof, call.callee.expr)
    handed = [arg for arg in call.args if proof.carries(arg)]
    if isinstance(call.callee, MemberExpr) and proof.carries(call.callee.expr):
        handed.append(call.callee.expr)
    if not handed or (node.fullname in library.DELEGATING and proof.carries(call)):
        return None
    return messages.unaudited_library(text(call.callee), computes=False)


def _judge_own(
    proof: Proof, node: SymbolNode, callee: Expression, call: CallExpr | None = None
) -> Message | None:
    """A class or a function of the program that has no contract."""
    if isinstance(node, TypeInfo):
        made = proof.vouching.constructs(node)
        return None if made else proof.unmade(node, text(callee))
    if isinstance(node, OverloadedFuncDef) and proof.vouching.is_half_marked(node):
        return messages.half_marked_overload(text(callee))
    summary = summary_of(node)
    if proof.vouching.vouched(node) or summary.is_derived:
        return None
    if is_keyed_plainly(proof, callee, node):
        return None
    places = summary.owned if summary.owns and call is not None else ()
    owned = [passed_to(call, node, place) for place in places if call is not None]
    if owned and all(
        each is not None and (proof.owns(each) or isinstance(each, MADE_HERE)) for each in owned
    ):
        return None  # of what is made here, the rule of the call asks whether others have it
    return unproved_helper(proof, node, callee)


MADE_HERE = (CallExpr, DictExpr, ListExpr, SetExpr)
"""What makes an object where it stands."""


def is_keyed_plainly(proof: Proof, callee: Expression, node: SymbolNode) -> bool:
    """Whether a method of a generic object is proved for what its variables stand for there."""
    keyed = summary_of(node).keyed
    if keyed == NONE:
        return False
    held, owner = _receiver_type(proof, callee), class_of_method(node)
    if not isinstance(held, Instance) or owner not in held.type.mro:
        return False
    key = map_instance_to_supertype(held, owner).args[keyed]
    return _is_key(key) and not carries(key)


def _is_key(typ: Type) -> bool:
    """Whether equal values of a type are as good as one, whoever has them."""
    found = get_proper_type(typ)
    if isinstance(found, Instance) and found.type.fullname == TUPLE:
        return all(map(_is_key, found.args))
    if isinstance(found, TupleType):
        return all(map(_is_key, found.items))
    return is_value(found) or is_frozen_record(found)


def _receiver_type(proof: Proof, callee: Expression) -> Type | None:
    """The type of what a method is called on."""
    if isinstance(callee, SuperExpr):
        return fill_typevars(proof.function.info) if proof.function.info else None
    return proof.type(callee.expr) if isinstance(callee, MemberExpr) else None


def ask_by_use(
    proof: Proof, arg: Expression, use: library.Use, place: CallExpr, *, is_heard: bool = True
) -> None:
    """What a library function asks of an argument, by what it does with it.

    ``is_heard`` says whether anybody waits for what it answers.
    """
    if use not in _OF_PARTS and proof.vouching.is_plain(proof.type(arg), inside=True):
        return
    asked = library.asked(use)
    if use is library.Use.KIND:
        subject = next((each for each in place.args if each is not arg), None)
        for info in _kinds(proof, arg):
            asks_whether(proof, info, place, subject)
    if asked is None:
        ask(proof, arg, None, arg, inside=True)
    else:
        own, held = asked
        ask(proof, arg, own, arg)
        if held:
            part = hashed(proof, arg) if use is library.Use.HASH_ITEMS else None
            ask(proof, arg, held, arg, inside=True, part=part)
    if use is library.Use.HOLD:
        return
    if is_class_object(proof, arg):
        ask_for_class(proof, arg)
    elif use not in _OUTER:
        for part in inside_of(proof.type(arg)):
            replacing = class_of(part)
            if replacing is not None:
                _ask_what_it_replaces(proof, arg, replacing)
                if is_heard:
                    _ask_whether_it_fails(proof, arg, replacing)


_OF_PARTS = (library.Use.KIND, library.Use.HASH_ITEMS)
"""What asks more than the type of an argument shows."""

_OUTER = (library.Use.COUNT, library.Use.OUTSIDE, library.Use.CLASS, library.Use.KIND)
"""What looks at no method of what an argument holds."""


def _kinds(proof: Proof, arg: Expression) -> Iterator[TypeInfo]:
    """The classes of the program that an expression names, alone, in a tuple or in a union."""
    if isinstance(arg, TupleExpr):
        for item in arg.items:
            yield from _kinds(proof, item)
        return
    if isinstance(arg, OpExpr):
        yield from _kinds(proof, arg.left)
        yield from _kinds(proof, arg.right)
        return
    alias = arg.node if isinstance(arg, RefExpr) else None
    named = alias.target if isinstance(alias, TypeAlias) else proof.type(arg)
    for held in inside_of(named):
        info = class_of(held)
        if info is not None and not proof.callees.is_library(info):
            yield info


def ask_to_construct(proof: Proof, arg: Expression) -> None:
    """Another object of the class of what is passed is made."""
    for member in members(proof.type(arg)):
        info = class_of(member)
        if info is None or info.fullname == MODULE:
            continue
        is_quiet = proof.vouching.makes_quietly(info)
        if not proof.vouching.constructs(info):
            proof.refuse(arg, proof.unmade(info, info.name))
        elif not is_quiet and not proof.changes(arg, f"making another `{info.name}`"):
            proof.noisy.append(arg)


def ask_for_class(proof: Proof, arg: Expression) -> None:
    """A library may make an object of a class it is handed, and call what the class replaces."""
    info = class_of(proof.type(arg))
    if info is not None:
        _ask_what_it_replaces(proof, arg, info)
        _ask_whether_it_fails(proof, arg, info)


def ask_receiver(proof: Proof, receiver: Expression, *, is_heard: bool = True) -> None:
    """A method that a library gives to a class of the program may call that class's own ones.

    What those raise it may keep to itself; ``is_heard`` says whether anybody waits for its answer.
    """
    for member in members(proof.type(receiver)):
        info = class_of(member)
        if info is not None:
            _ask_what_it_replaces(proof, receiver, info)
            if is_heard:
                _ask_whether_it_fails(proof, receiver, info)


def ask_held(proof: Proof, arg: Expression, slot: Type) -> None:
    """An object of the library's keeps one of the program's, and calls what that replaces."""
    for given, taken in fillings(proof.type(arg), slot):
        info, base = class_of(given), class_of(taken)
        if info is None or base is None or base is info.mro[-1] or base not in info.mro:
            continue
        loud = proof.vouching.loud(info, base)
        if loud is not None:
            proof.refuse(arg, messages.hidden_method(text(arg), str(loud), base.name))


def _ask_what_it_replaces(proof: Proof, operand: Expression, info: TypeInfo) -> None:
    """The library calls what a class of the program has in the place of its own methods."""
    if proof.callees.is_library(info):
        return
    unproved = proof.vouching.overridden(info)
    if unproved is not None:
        proof.refuse(operand, messages.impure_implicit(str(unproved), unproved.name))
        return
    proof.ran(proof.vouching.traces_of_overrides(info), operand, (operand,))
    if not proof.vouching.makes_quietly(info):
        proof.changes(operand, f"making another `{info.name}`")
    loud = proof.vouching.loud(info)
    if loud is not None and not proof.changes(operand, f"calling {loud}"):
        proof.noisy.append(operand)


def _ask_whether_it_fails(proof: Proof, operand: Expression, info: TypeInfo) -> None:
    """A library may go on where what the program has in place of its own failed."""
    failing = proof.vouching.failing_override(info)
    if failing is not None and not proof.is_refused(operand):
        proof.refuse(operand, messages.kept_failure(str(failing)))


def _is_generated(proof: Proof, node: SymbolNode) -> bool:
    """Whether this is the constructor of a record, called by that of a subclass."""
    if not isinstance(node, FuncDef) or not node.info or node.name != "__init__":
        return False
    return is_generated(node) and proof.vouching.constructs(node.info)


def _is_of_named_tuple(node: SymbolNode) -> bool:
    """Whether this is a method that every named tuple is given."""
    if not isinstance(node, (FuncDef, Decorator)):
        return False
    info = node.func.info if isinstance(node, Decorator) else node.info
    return bool(info) and info.is_named_tuple and library.member(info, node.name) is not None
