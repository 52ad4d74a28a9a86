"""Calls: each argument against the parameter it fills, as mypy solved it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from mypy.argmap import map_actuals_to_formals
from mypy.nodes import (
    ARG_STAR,
    ARG_STAR2,
    CallExpr,
    Expression,
    LambdaExpr,
    MemberExpr,
    NameExpr,
    RefExpr,
    TypeInfo,
)
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
    get_proper_type,
)

from corvid_mypy.inference import partials
from corvid_mypy.inference.operators import OPERATOR_FUNCTIONS
from corvid_mypy.inference.signatures import solve
from corvid_mypy.model import library
from corvid_mypy.model.contracts import Contract, Kind, contract_of, is_proved
from corvid_mypy.model.types import (
    PARTIAL,
    always_carries,
    carries,
    class_made,
    drops,
    forges,
    is_built_in,
    is_record,
    is_same,
    is_told_apart,
    left_to_call,
    may_be_grounded,
    scatters,
    shows_plain_keys,
    surely_grounds,
    widened_from,
)
from corvid_mypy.program.callees import of_library
from corvid_mypy.proof.rules import keys
from corvid_mypy.proof.rules.exceptions import consumed, failing, is_lazy, walk_called
from corvid_mypy.proof.rules.expressions import is_text
from corvid_mypy.proof.rules.targets import by_computed_key, mixed
from corvid_mypy.proof.walker import Laws, handles
from corvid_mypy.report.findings import ANYTHING, CoercionKind, Forgery
from corvid_mypy.seam.runtime_names import BOUNDARIES, GROUNDED, LIFTED, PROVENANCE

_REFLECTIVE = frozenset(
    f"builtins.{name}"
    for name in "eval exec vars locals globals dir getattr setattr delattr hasattr type id".split()
)
_TESTING = frozenset(
    f"builtins.{name}" for name in ["isinstance", "issubclass", "callable", "bool", "any", "all"]
)
_ORDERING = frozenset(
    {
        *(f"builtins.{name}" for name in ["sorted", "min", "max"]),
        *(f"heapq.{name}" for name in "merge nlargest nsmallest".split()),
        *(f"_heapq.{name}" for name in "heapify heappop heappush heappushpop heapreplace".split()),
        *(f"bisect.{name}" for name in "bisect insort".split()),
        *(
            f"_bisect.{name}"
            for name in "bisect_left bisect_right insort_left insort_right".split()
        ),
        *(f"statistics.{name}" for name in "median median_low median_high mode multimode".split()),
        "itertools.groupby",
    }
)
"""Functions that order what they are handed, or tell what is equal in it."""

_CHOOSING = frozenset({"builtins.min", "builtins.max"})
"""Those that compare their arguments themselves, if there are several."""

_GROUPING = frozenset({"itertools.groupby"})
"""Those whose key may be their second argument."""

_KINDS = {
    **dict.fromkeys(_TESTING | _ORDERING, CoercionKind.CONDITION),
    **dict.fromkeys(_REFLECTIVE, CoercionKind.REFLECTION),
}
_FORMATTING = frozenset(["format", "format_map"])
_POOL = "concurrent.futures._base.Executor"
_PRIORITY_QUEUES = frozenset({"asyncio.queues.PriorityQueue", "queue.PriorityQueue"})
_SHOWING = frozenset(["values", "items", "_asdict"])
"""Methods of typed dictionaries and named tuples that may give what they hold as anything."""

_KEYED = frozenset(["get", "pop", "setdefault"])
"""Methods of typed dictionaries that give what a key stands for."""

_SELECTING = frozenset(
    {
        "builtins.filter",
        *(f"itertools.{name}" for name in "filterfalse takewhile dropwhile".split()),
    }
)
"""Those that test what their first argument answers for each item, or each item itself."""

_COMPARING = frozenset(["sort", "index", "count", "remove"])
"""Methods of plain containers that compare or order what they hold."""

_MUTATING = frozenset("append extend insert add update setdefault appendleft extendleft".split())
"""Methods that put their arguments into a grounded container, to be read back grounded."""

_PLACING = frozenset(["insert", "setdefault"])
"""Those whose first argument says where."""


@handles(CallExpr)
def call(laws: Laws, node: CallExpr) -> None:
    """A call; one that mypy replaced (``cast``, ``NewType``) is walked as what it became."""
    if node.analyzed is not None:
        laws.walk(node.analyzed)
        return
    laws.calls.append(node)
    callee = node.callee
    laws.walk(callee)
    if _hands_over_failures(node):
        with laws.catching(ANYTHING):
            laws.walk_all(node.args)
    else:
        laws.walk_all(node.args)
    name = callee.fullname if isinstance(callee, RefExpr) else ""
    is_free = _is_free(laws, node, name) if name else _is_free_method(laws, node)
    if is_free:
        return
    signature = _signature(laws, node, name)
    contract = contract_of(signature)
    if contract is not None and contract.is_transparent:
        _through(laws, node, signature, contract)
    else:
        _arguments(laws, node, name, signature, contract)
    if contract is None:
        keys.called(laws, node)
    if laws.caught:
        walk_called(laws, callee)
        laws.swallowed(node, _operands(node), failing(laws, node, contract))


def _is_free_method(laws: Laws, node: CallExpr) -> bool:
    """Methods that say themselves what they tell of what they belong to."""
    callee = node.callee
    if not isinstance(callee, MemberExpr):
        return False
    if callee.name in PROVENANCE:
        return laws.grounded(callee.expr)
    return callee.name == "exception" and _tells_failure(laws, node, callee.expr)


def _is_free(laws: Laws, node: CallExpr, name: str) -> bool:
    """Functions that read nothing of what they are handed, or say themselves what they drop."""
    if name in OPERATOR_FUNCTIONS:
        return laws.carrying(node)
    if name in library.OUTSIDE_ONLY and node.args:
        is_presence = name == "builtins.isinstance" and _tells_presence(laws, node.args)
        return is_presence or not laws.grounded(node.args[0])
    return name.startswith(_BOUNDARY)


_BOUNDARY = f"{BOUNDARIES}."


def _tells_presence(laws: Laws, args: list[Expression]) -> bool:
    """Whether a test for a class tells no more than whether there is something grounded."""
    asked = args[1] if len(args) == 2 else None
    if not isinstance(asked, RefExpr):
        return False
    found, info = laws.type(args[0]), asked.node
    is_other = isinstance(info, TypeInfo) and is_told_apart(found, info)
    return is_other or asked.fullname == GROUNDED


def _through(laws: Laws, node: CallExpr, signature: ProperType | None, contract: Contract) -> None:
    """A prompt, a lifted function or operation: its result has the chains of its arguments."""
    types = [
        laws.type(arg)
        for arg, kind in zip(node.args, node.arg_kinds)
        if not (kind.is_star() and laws.grounded(arg))  # the items of a grounded whole are plain
    ]
    grounds = contract.kind is Kind.OPERATION or any(map(surely_grounds, types))
    if not grounds and contract.cites is None:
        for arg in node.args:
            laws.consume_carrying(CoercionKind.ARGUMENT, arg, arg)
    if grounds and contract.kind is not Kind.PROMPT:
        laws.disclose(node)
    callee = node.callee
    if isinstance(callee, MemberExpr) and callee.name in _MUTATING and laws.grounded(callee.expr):
        for arg in node.args[callee.name in _PLACING :]:
            mixed(laws, CoercionKind.ARGUMENT, arg)
    if isinstance(signature, CallableType):
        for filled in _filled(laws, node, signature):
            if carries(signature.arg_types[filled[1]]):
                _argument(laws, CoercionKind.ARGUMENT, node, signature, filled)


def _arguments(
    laws: Laws,
    node: CallExpr,
    name: str,
    signature: ProperType | None,
    contract: Contract | None,
) -> None:
    """The arguments of a call that does not ground by itself, by who takes them."""
    row = _row_made(laws, node, signature)
    if row is not None:
        for field, arg in zip(node.arg_names, node.args):
            laws.flow(CoercionKind.FIELD, arg, row.items.get(field or ""))
        return
    callee = node.callee
    if not name and isinstance(callee, MemberExpr):
        _receiver(laws, node, callee)
    if contract is None or contract.kind is not Kind.TOOL:
        take = _taker(name, callee)
        take(laws, _kind(laws, callee, name, signature), node, signature)
    elif not contract.retrieves:
        for arg in node.args:
            laws.consume_carrying(CoercionKind.ARGUMENT, arg, arg)


def _taker(name: str, callee: Expression) -> _Taker:
    """What is asked of the arguments of a call, by who takes them."""
    if name:
        return _FUNCTIONS.get(name, _parameters)
    if isinstance(callee, MemberExpr):
        return _METHODS.get(callee.name, _parameters)
    return _collected if isinstance(callee, LambdaExpr) else _parameters


def _parameters(
    laws: Laws, kind: CoercionKind, node: CallExpr, signature: ProperType | None
) -> None:
    """Each argument is put into the parameter it fills; of an unknown callee, into anything."""
    args = node.args
    if not isinstance(signature, CallableType):
        for arg in args:
            laws.flow(kind, arg, AnyType(TypeOfAny.special_form), node)
        return
    filled = _filled(laws, node, signature)
    for each in filled:
        if not _iterates_keys(laws, node, signature, each):
            _argument(laws, kind, node, signature, each)
    narrows = signature.type_guard or signature.type_is
    if narrows is not None and args:
        laws.flow(CoercionKind.CAST, args[0], narrows)
    _result(laws, kind, node, signature)
    taken = {argument for argument, *_ in filled}
    for argument, arg in enumerate(args if len(taken) < len(args) else ()):
        if argument not in taken:
            laws.consume_carrying(kind, arg, node)


def _row_made(laws: Laws, node: CallExpr, signature: ProperType | None) -> TypedDictType | None:
    """The typed dictionary that a call of its class makes."""
    made = laws.proper(node)
    if not isinstance(made, TypedDictType) or not isinstance(signature, CallableType):
        return None
    is_class = signature.is_type_obj() or isinstance(
        get_proper_type(signature.ret_type), TypedDictType
    )
    return made if is_class else None


def _compared(laws: Laws, kind: CoercionKind, node: CallExpr, signature: ProperType | None) -> None:
    """What orders its arguments compares them, or what ``key`` makes of them."""
    if not isinstance(signature, CallableType):
        _ordered(laws, node, node.args)
        return
    filled = _filled(laws, node, signature)
    for argument, formal, _ in filled:
        _scattered(laws, node.args[argument], widened_from(signature.arg_types[formal]))
    _gained(laws, kind, node, signature)
    if not _ordered(laws, node, node.args):
        for each in filled:
            if node.arg_names[each[0]] == "key":
                _argument(laws, kind, node, signature, each)


def _with_sentinel(
    laws: Laws, kind: CoercionKind, node: CallExpr, signature: ProperType | None
) -> None:
    """``iter(f, end)`` compares what ``f`` gives with the end."""
    if len(node.args) == 2:
        laws.consume_first(CoercionKind.CONDITION, node.args)
    else:
        _parameters(laws, kind, node, signature)


def _collected(
    laws: Laws, kind: CoercionKind, node: CallExpr, signature: ProperType | None
) -> None:
    """``(lambda *xs: ...)(x)``: mypy leaves what a starred parameter collects untyped."""
    callee = node.callee
    if isinstance(callee, LambdaExpr) and any(each.is_star() for each in callee.arg_kinds):
        for arg in node.args:
            laws.consume_carrying(kind, arg, arg)
    _parameters(laws, kind, node, signature)


def _put_into_set(
    laws: Laws, kind: CoercionKind, node: CallExpr, signature: ProperType | None
) -> None:
    """``xs.add(x)`` of a set hashes what it is handed."""
    owner = _owner(laws, node)
    if isinstance(owner, Instance) and owner.type.fullname == "builtins.set":
        for arg in node.args:
            laws.consume_compared(CoercionKind.ELEMENT, arg)
    else:
        _parameters(laws, kind, node, signature)


def _mapped(laws: Laws, kind: CoercionKind, node: CallExpr, signature: ProperType | None) -> None:
    """``pool.map(f, xs)``: the items go into the parameters of ``f``; the stub leaves them open."""
    owner = _owner(laws, node)
    if not isinstance(owner, Instance) or not owner.type.has_base(_POOL):
        _parameters(laws, kind, node, signature)
        return
    function = laws.proper(node.args[0]) if node.args else None
    contract = contract_of(function)
    for index, (arg, name) in enumerate(zip(node.args[1:], node.arg_names[1:])):
        item = laws.item(arg) if name is None else laws.type(arg)
        if name is not None or not isinstance(function, CallableType):
            laws.consume_carrying(kind, arg, node)
        elif contract is not None and contract.is_transparent and not laws.grounded(arg):
            continue
        elif item is None or index >= len(function.arg_types):
            laws.consume_carrying(kind, arg, node)
        else:
            laws.flow_type(kind, arg, item, function.arg_types[index], node)


def _iterates_keys(laws: Laws, node: CallExpr, signature: CallableType, filled: _Filled) -> bool:
    """Whether a library function iterates a mapping, and so is shown plain keys alone."""
    argument, formal, _ = filled
    slot = widened_from(signature.arg_types[formal])
    if not shows_plain_keys(laws.type(node.args[argument]), slot):
        return False
    called = class_made(signature) or signature.definition
    return called is not None and of_library(laws.checker, called)


def _scattered(laws: Laws, arg: Expression, slot: Type) -> None:
    actual = laws.type(arg)
    if not laws.proves and scatters(actual, slot):
        laws.forgeries.append(Forgery(arg, actual, slot, CoercionKind.CONDITION, arg))


def _result(laws: Laws, kind: CoercionKind, node: CallExpr, signature: CallableType) -> None:
    """The slot around a call may have made another type of what the call gives."""
    given, result = signature.ret_type, laws.type(node)
    if given is result or is_same(given, result):
        return
    _gained(laws, kind, node, signature)
    if drops(given, result):  # the slot solved a type variable so
        for arg in node.args:
            if laws.carrying(arg):
                laws.consume_carrying(kind, arg, node)
                return


def _gained(laws: Laws, kind: CoercionKind, node: CallExpr, signature: CallableType) -> None:
    """What is bare inside the call cannot be grounded after it, whatever the slot around it is."""
    given, result = signature.ret_type, laws.type(node)
    if forges(given, result):
        laws.forgeries.append(Forgery(node, given, result, kind))
    elif _gains(given, result):
        for arg in node.args:
            laws.scattered(kind, arg, result)


def _gains(bare: Type, slot: Type) -> bool:
    bare, slot = get_proper_type(bare), get_proper_type(slot)
    if carries(bare) or not always_carries(slot):
        return False
    if isinstance(bare, Instance) and isinstance(slot, Instance) and bare.type is slot.type:
        return any(map(_gains, bare.args, slot.args))
    return True


def _selected(laws: Laws, kind: CoercionKind, node: CallExpr, signature: ProperType | None) -> None:
    """Each item is tested, or what the predicate makes of it."""
    if len(node.args) == 2:
        predicate, items = node.args
        found = laws.proper(predicate)
        is_function = isinstance(found, CallableType) and not found.is_type_obj()
        if not is_function or carries(found):
            laws.consume_carrying(CoercionKind.CONDITION, items, predicate)
    _parameters(laws, kind, node, signature)


def _ordered(laws: Laws, node: CallExpr, operands: list[Expression]) -> bool:
    """Whether ordering compares content: the items', or that of what ``key`` makes of them."""
    keys = [arg for arg, name in zip(node.args, node.arg_names) if name == "key"]
    if _is_named(node, _GROUPING):
        keys += node.args[1:2]
    for key in keys:
        found = laws.proper(key)
        if not isinstance(found, CallableType) or carries(found.ret_type):
            laws.consume_first(CoercionKind.CONDITION, operands)
            return True
    positional = [arg for arg in operands if arg not in keys and not isinstance(arg, LambdaExpr)]
    compares_items = len(positional) == 1 or not _is_named(node, _CHOOSING)
    if keys or (compares_items and not any(_compares_items(laws, each) for each in positional)):
        return False
    laws.consume_first(CoercionKind.CONDITION, positional)
    return True


def _compares_items(laws: Laws, operand: Expression) -> bool:
    """Whether comparing the items of an operand compares content."""
    item = get_proper_type(laws.item(operand))
    if isinstance(item, Instance) and is_proved(item.type, "__lt__"):
        return False
    return (item is None or carries(item)) and not _has_plain_keys(laws.proper(operand))


def _has_plain_keys(items: ProperType | None) -> bool:
    """Whether these are the items of a dictionary, which differ in their plain keys already."""
    if not isinstance(items, Instance) or items.type.fullname != "_collections_abc.dict_items":
        return False
    return not carries(items.args[0])


_Filled: TypeAlias = tuple[int, int, int]
"""An argument, the parameter it fills, and how many the same argument has filled before."""


def _filled(laws: Laws, node: CallExpr, signature: CallableType) -> list[_Filled]:
    """The parameters of a call, each with an argument that fills it."""
    args = node.args
    mapping = map_actuals_to_formals(
        node.arg_kinds,
        node.arg_names,
        signature.arg_kinds,
        signature.arg_names,
        lambda index: laws.type(args[index]),
    )
    before = [0] * len(args)
    found: list[_Filled] = []
    for formal, arguments in enumerate(mapping):
        for argument in arguments:
            found.append((argument, formal, before[argument]))
            before[argument] += 1
    return found


def _argument(
    laws: Laws, kind: CoercionKind, node: CallExpr, signature: CallableType, filled: _Filled
) -> None:
    argument, formal, nth = filled
    arg, slot, how = node.args[argument], signature.arg_types[formal], node.arg_kinds[argument]
    if how is ARG_STAR:
        laws.consume(CoercionKind.ITERATION, arg, arg)
        consumed(laws, arg)
        for item in _spread(laws, arg, nth, collects=signature.arg_kinds[formal].is_star()):
            laws.flow_type(kind, arg, item, slot, arg)
    elif how is ARG_STAR2:
        laws.consume(CoercionKind.ITERATION, arg, arg)
        found = laws.proper(arg)
        if isinstance(found, Instance) and len(found.args) == 2:
            laws.flow_type(kind, arg, found.args[1], slot, arg)
        elif isinstance(found, TypedDictType):
            collects, taken = signature.arg_kinds[formal].is_star(), signature.arg_names[formal]
            for name, item in found.items.items():
                if collects or name == taken:
                    laws.flow_type(kind, arg, item, slot, arg)
        else:
            laws.flow(kind, arg, slot, node)
    else:
        laws.flow(kind, arg, slot, node)


def _spread(laws: Laws, arg: Expression, nth: int, *, collects: bool) -> Sequence[Type | None]:
    """What a spread argument puts into a parameter: one item, or all that are left."""
    found = laws.proper(arg)
    if not isinstance(found, TupleType):
        return [laws.item(arg)]
    left = found.items[nth:]
    return left if collects else left[:1]


def _signature(laws: Laws, node: CallExpr, name: str) -> ProperType | None:
    """The signature of the callee, solved for this call."""
    found = laws.proper(node.callee)
    if isinstance(found, Instance):
        if found.type.fullname == LIFTED:
            found = get_proper_type(found.args[0])
            if isinstance(found, Overloaded):
                return found.items[0]
        else:
            found = _left_to_call(laws, node, found) or found
    if name == PARTIAL and node.args:
        return _applied(laws, node) or found
    if isinstance(found, Overloaded) and _is_plain(laws, node, name):
        return None
    if isinstance(found, (Overloaded, Instance)):
        return solve(laws.checker, node, found, _given(laws, node))
    return found


def _is_plain(laws: Laws, node: CallExpr, name: str) -> bool:
    """Whether a function of Python makes built-in data of such: nothing can be lost or stood in."""
    return (
        name.startswith("builtins.")
        and is_built_in(laws.type(node))
        and all(map(is_built_in, _given(laws, node)))
    )


def _given(laws: Laws, node: CallExpr) -> list[Type]:
    return [laws.type(arg) for arg in node.args]


def _applied(laws: Laws, node: CallExpr) -> CallableType | None:
    """``partial(f, ...)``: what it is handed fills the parameters of ``f``."""
    function, made = laws.proper(node.args[0]), laws.type(node)
    if not isinstance(function, CallableType) or made is None:
        return None
    return partials.signature(laws.checker, node, function, _given(laws, node), made)


def _left_to_call(laws: Laws, node: CallExpr, found: Instance) -> ProperType | None:
    """What calling a partial object calls; a result that stayed plain was not grounded by it."""
    left = left_to_call(found)
    if left is None:
        return None
    contract = contract_of(left)
    if contract is not None and contract.is_transparent:
        if laws.carrying(node):
            return left
        left = left.copy_modified(instance_type=None)
    return solve(laws.checker, node, left, _given(laws, node)) or left


def _kind(laws: Laws, callee: Expression, name: str, signature: ProperType | None) -> CoercionKind:
    if name in _KINDS:
        return _KINDS[name]
    if not name and _formats(laws, callee):
        return CoercionKind.INTERPOLATION
    info = class_made(signature) if signature is not None else None
    if info is not None:
        if info.has_base("builtins.BaseException"):
            return CoercionKind.RAISE
        if is_record(info):
            return CoercionKind.FIELD
    return CoercionKind.ARGUMENT


def _formats(laws: Laws, callee: Expression) -> bool:
    if not isinstance(callee, MemberExpr) or callee.name not in _FORMATTING:
        return False
    return is_text(laws.type(callee.expr))


def _is_named(node: CallExpr, names: frozenset[str]) -> bool:
    return isinstance(node.callee, RefExpr) and node.callee.fullname in names


def _receiver(laws: Laws, node: CallExpr, callee: MemberExpr) -> None:
    """A method of a plain container that compares, or gives away, the grounded values in it."""
    found = laws.proper(callee.expr)
    if may_be_grounded(found):
        return
    if callee.name == "sort":
        _ordered(laws, node, [callee.expr])
    elif callee.name in _COMPARING and isinstance(found, (Instance, TupleType)):
        laws.consume_carrying(CoercionKind.CONDITION, callee.expr, node)
    elif isinstance(found, (TypedDictType, TupleType)) and _shows(laws, node, callee):
        laws.lose(CoercionKind.ARGUMENT, (callee.expr,), node)
    elif isinstance(found, Instance) and found.type.fullname in _PRIORITY_QUEUES:
        laws.consume_first(CoercionKind.CONDITION, node.args)


def _shows(laws: Laws, node: CallExpr, callee: MemberExpr) -> bool:
    """Whether a method of a record gives what the record holds, whatever its key."""
    if callee.name in _KEYED and node.args:
        return by_computed_key(laws, callee.expr, node.args[0]) is not None
    return callee.name in _SHOWING


def _hands_over_failures(node: CallExpr) -> bool:
    """Whether failures are results here, as in ``gather(..., return_exceptions=True)``."""
    if "return_exceptions" not in node.arg_names:
        return False
    asked = node.args[node.arg_names.index("return_exceptions")]
    return not (isinstance(asked, NameExpr) and asked.name == "False")


def _tells_failure(laws: Laws, node: CallExpr, begun: Expression) -> bool:
    """What was begun and carries grounded values is asked whether, and how, it failed."""
    found = laws.type(begun)
    if not is_lazy(found) or not carries(found):
        return False
    laws.consume_carrying(CoercionKind.EXCEPTION, begun, node)
    return True


def _owner(laws: Laws, node: CallExpr) -> ProperType | None:
    """What a method that is called belongs to."""
    return laws.proper(node.callee.expr) if isinstance(node.callee, MemberExpr) else None


def _operands(node: CallExpr) -> list[Expression]:
    receiver = [node.callee.expr] if isinstance(node.callee, MemberExpr) else []
    return [*receiver, *node.args]


_Taker: TypeAlias = Callable[[Laws, CoercionKind, CallExpr, "ProperType | None"], None]

_FUNCTIONS: dict[str, _Taker] = {
    **dict.fromkeys(_ORDERING, _compared),
    **dict.fromkeys(_SELECTING, _selected),
    "builtins.iter": _with_sentinel,
}
"""Functions that read their arguments, rather than put them into parameters alone."""

_METHODS: dict[str, _Taker] = {"add": _put_into_set, "discard": _put_into_set, "map": _mapped}
"""The same of methods, if what they belong to is a set or a pool."""
