"""Assignment targets: what fills them, and what is inside them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mypy.nodes import (
    AwaitExpr,
    CallExpr,
    ConditionalExpr,
    Context,
    Decorator,
    DictExpr,
    DictionaryComprehension,
    Expression,
    FuncDef,
    GeneratorExpr,
    IndexExpr,
    LambdaExpr,
    ListComprehension,
    ListExpr,
    MemberExpr,
    MypyFile,
    NameExpr,
    OpExpr,
    RefExpr,
    ReturnStmt,
    SetComprehension,
    SetExpr,
    SliceExpr,
    StarExpr,
    SymbolNode,
    TupleExpr,
    TypeInfo,
    Var,
)
from mypy.typeops import try_getting_str_literals
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    NoneType,
    TupleType,
    Type,
    TypedDictType,
    TypeOfAny,
    find_unpack_in_list,
    get_proper_type,
    has_type_vars,
)

from corvid_mypy.library import Gives, Use, row
from corvid_mypy.model.contracts import Kind
from corvid_mypy.model.special_methods import FILLING
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.model.types import (
    accepts,
    carries,
    is_frozen_record,
    is_grounded,
    is_optional,
    may_be_grounded,
    members,
    unwrapped,
)
from corvid_mypy.program.callees import is_library
from corvid_mypy.proof.code.vouching import holds_callable
from corvid_mypy.proof.labels import (
    KEPT,
    Label,
    Level,
    holds_values,
    is_frozen_value,
    is_immutable,
    is_list,
    is_value,
    is_wholly_grounded,
    join,
    limited,
)
from corvid_mypy.proof.rules.fresh import grow, is_fresh
from corvid_mypy.proof.rules.iteration import (
    HANDING_ON,
    advance,
    is_coroutine,
    is_group,
    makes_iterator,
    may_move,
)
from corvid_mypy.proof.rules.known import known_of_written
from corvid_mypy.proof.rules.refusing import says_nothing, told_by_line
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report import messages
from corvid_mypy.report.findings import CoercionKind, Site
from corvid_mypy.seam.checker import iterated, type_of
from corvid_mypy.seam.language_names import CHANGEABLE
from corvid_mypy.seam.runtime_names import EACH
from corvid_mypy.seam.syntax import are_in_step, expressions


def walk_target(walker: Walker, target: Expression) -> None:
    """Walk the expressions inside a target; the target itself is written, not read."""
    if isinstance(target, NameExpr):
        return
    if isinstance(target, (TupleExpr, ListExpr)):
        bound: set[SymbolNode | None] = set()
        for item in target.items:
            walk_target(walker, item)
            named = {
                each.node
                for each in expressions(item)
                if isinstance(each, NameExpr) and not _is_thrown_away(each)
            }
            if walker.proof is not None and bound & named:
                # What the first part is bound to decides where the second one is put.
                walker.proof.refuse(item, messages.bound_in_step(walker.written(item)))
            if not isinstance(item, (MemberExpr, IndexExpr)):
                bound |= named
    elif isinstance(target, StarExpr):
        walk_target(walker, target.expr)
    elif isinstance(target, MemberExpr):
        with walker.untouched(target.expr):
            walker.walk(target.expr)
    elif isinstance(target, IndexExpr):
        with walker.untouched(target.base):
            walker.walk(target.base)
        label = join(walker.walk(target.index), subscripted(walker, target))
        if is_fresh(walker, target.base):
            grow(walker, target.base, label)  # nobody but this body sees under which key it is
        else:
            walker.leaves(CoercionKind.SUBSCRIPT, target.index, label)


def bind_label(
    walker: Walker, kind: CoercionKind, target: Expression, value: Expression, label: Label
) -> None:
    """Give a target the label of the value it is bound to; see `bind_part`."""
    written = value.items if isinstance(value, (TupleExpr, ListExpr)) else []
    if isinstance(target, NameExpr) and _is_local(target) and walker.proves:
        held = (walker.type(value),)
        _bind_local(
            walker, kind, target, value, label, made=_is_made_here(walker, value), held=held
        )
    elif isinstance(target, (TupleExpr, ListExpr)) and are_in_step(target, value):
        for part, given in zip(target.items, written):
            bind_label(walker, kind, part, given, walker.label(given))
    else:
        bind_part(walker, kind, target, value, label)


def bind_part(
    walker: Walker, kind: CoercionKind, target: Expression, value: Expression, label: Label
) -> None:
    """Give a target the label of what comes out of a value, which somebody else may have as well.

    High code may not write what others see.
    """
    if not walker.proves:
        return
    if isinstance(target, StarExpr):
        if isinstance(target.expr, NameExpr) and _is_local(target.expr):
            # Python makes the list that it binds.
            _bind_local(walker, kind, target.expr, value, label, made=True, held=())
        else:
            bind_part(walker, kind, target.expr, value, label)
    elif isinstance(target, (TupleExpr, ListExpr)):
        advance(walker, value)
        if walker.ledger.is_caught:
            walker.counts(value)  # there may be too few, or too many
        for part in target.items:
            bind_part(walker, kind, part, value, label)
    elif isinstance(target, NameExpr) and _is_local(target):
        held = (walker.type(value), slot_of(walker, target))
        made = isinstance(target.node, Var) and is_group(walker, target.node)
        _bind_local(walker, kind, target, value, label, made=made, held=held, is_part=True)
    elif not (isinstance(target, (MemberExpr, IndexExpr)) and walker.grounded(_owner(target))):
        _store(walker, kind, target, value, label)


def _bind_local(
    walker: Walker,
    kind: CoercionKind,
    target: NameExpr,
    value: Expression,
    label: Label,
    *,
    made: bool,
    held: Iterable[Type | None],
    is_part: bool = False,
) -> None:
    """Bind a local.

    Args:
        walker: the walk.
        kind: what a site here is.
        target: the name.
        value: the expression it is bound to, or that what it is bound to comes out of.
        label: the label of that.
        made: whether it is a new container, which nobody else has.
        held: what is known of its type; one that is immutable is enough.
        is_part: whether it is bound to what comes out of the value.
    """
    variable, state = target.node, walker.control.state
    assert isinstance(variable, Var)
    look = walker.chosen()
    label = join(label, look if is_part else told_by_line(walker, look, variable.type, value))
    if variable.type is not None:
        label = limited(label, variable.type)
    is_captured = variable in walker.captured
    # What content computed may be held where nobody else can change it; `_` is held by nobody.
    is_fixed = any(_is_fixed(typ) for typ in held if typ is not None)
    is_own = made or is_fixed or _is_thrown_away(target)
    # In high code content decides whether it is bound to this, or to what it was before.
    is_picked = bool(label.level) if is_part else is_one_of(walker, value)
    is_chosen = not made and (is_picked or walker.pc is not None)
    if is_captured or not (is_own or label.level is not Level.CONTENT or not label.losses):
        shown = is_captured and is_chosen and not is_value(walker.type(target))
        walker.leaves(kind, value, label._replace(level=Level.CONTENT) if shown else label)
        if label.level is Level.CONTENT:
            label = KEPT  # refused here, and once is enough
    if is_captured and len(walker.functions) > 1:
        walker.changes(target, f"binding `{target.name}`")  # a function around it sees that
    state.rebind(variable)
    state.labels[variable] = label
    (state.single.discard if is_chosen else state.single.add)(variable)
    if walker.pc is None:
        state.bound.add(variable)
    state.share(variable)
    if value in walker.parts:
        if not is_frozen_value(variable.type or walker.type(target)):
            walker.control.names_parts = True
            state.put_inside(variable, walker.parts[value])
    elif made and not is_captured:
        state.fresh.add(variable)
        if is_all_own(walker, value):
            state.deep.add(variable)
    elif isinstance(walker.proper(value), NoneType):
        state.inside[variable] = frozenset()  # it holds no part of anything


def _is_fixed(typ: Type) -> bool:
    """Whether nobody can put anything else into a value."""
    return all(is_immutable(each) or is_frozen_record(each) for each in members(typ))


def _store(
    walker: Walker, kind: CoercionKind, target: Expression, value: Expression, label: Label
) -> None:
    """What is stored in an object or a name outside can be read there by anybody."""
    owner = _owner(target) if isinstance(target, (MemberExpr, IndexExpr)) else None
    module = owner.node if isinstance(owner, RefExpr) else None
    if walker.proof is not None and isinstance(module, MypyFile) and is_library(module):
        # The table says what a library does as long as nobody changes its variables.
        walker.proof.refuse(target, messages.library_variable(walker.written(target)))
    if isinstance(target, IndexExpr) and isinstance(target.index, SliceExpr):
        advance(walker, value)
    if owner is not None and is_fresh(walker, owner):
        if label.losses and label.level is Level.CONTENT and not is_immutable(walker.type(value)):
            walker.leaves(kind, value, label)
            label = KEPT  # refused here, and once is enough
        is_field = isinstance(target, MemberExpr) and walker.is_field(target)
        grow(walker, owner, label, part=slot_of(walker, target) if is_field else None)
        hold(walker, owner, value)
        return
    walker.leaves(kind, value, join(label, as_object(walker, value)))
    if isinstance(target, (MemberExpr, IndexExpr)):
        changed_in(walker, target)
    if not _is_being_made(walker, owner):
        walker.ledger.is_quiet = False
    if owner is None or not _keeps_field(walker, target):
        walker.high(target, f"assigning to `{walker.written(target)}`")


def changed_in(walker: Walker, target: MemberExpr | IndexExpr) -> None:
    """An attribute or item is changed: which object it is of shows to whoever has that."""
    owner = _owner(target)
    if not is_fresh(walker, owner):
        walker.leaves(CoercionKind.ASSIGNMENT, owner, as_object(walker, owner))


def _is_being_made(walker: Walker, owner: Expression | None) -> bool:
    """Whether this is the object of a constructor: nobody else has it yet."""
    function, proof = walker.outer, walker.proof
    return (
        isinstance(owner, NameExpr)
        and isinstance(owner.node, Var)
        and proof is not None
        and not proof.callees.is_bound(owner.node)
        and isinstance(function, FuncDef)
        and function.name in FILLING
        and function.arguments[0].variable is owner.node
    )


def _keeps_field(walker: Walker, target: Expression) -> bool:
    """Whether a field holds something wholly grounded, whatever was or is assigned to it."""
    if not isinstance(target, MemberExpr):
        return False
    owner = walker.proper(target.expr)
    symbol = owner.type.get(target.name) if isinstance(owner, Instance) else None
    declared = symbol.node if symbol is not None else None
    if not isinstance(declared, Var) or declared.type is None:
        return False
    is_record = isinstance(owner, Instance) and _is_generated(owner)
    return is_record and is_wholly_grounded(declared.type) and not is_optional(declared.type)


def _is_generated(owner: Instance) -> bool:
    """Whether a class has an ``__init__`` that assigns all its fields."""
    return "dataclass" in owner.type.metadata or "attrs" in owner.type.metadata


def hold(walker: Walker, owner: Expression, *values: Expression) -> None:
    """A fresh container holds a value from here on, which somebody else may have as well."""
    local, state = walker.container_of(owner), walker.control.state
    if local is None:
        return
    for value in values:
        if isinstance(value, NameExpr) and value in walker.offered and state.owns(local):
            assert value.node is not None
            walker.offered.discard(value)
            walker.control.names_parts = True
            state.put_inside(value.node, state.roots(local))
        elif not is_all_own(walker, value):
            state.expose(local)
    if any(is_one_of(walker, value) for value in values):
        state.single -= state.roots(local)


def draw_parts(walker: Walker, value: Expression, parts: Iterable[Type]) -> None:
    """Draw from what comes out of a value: iterators there are moved on for whoever has them."""
    if not walker.proves or not any(map(may_move, parts)) or _makes_parts(walker, value):
        return
    is_chosen = walker.label(value).level is Level.CONTENT
    with walker.control.under(value if is_chosen else None):
        if walker.owns(value):
            grow(walker, value)
        else:
            walker.changes(value, f"drawing from what `{walker.written(value)}` holds")


def _makes_parts(walker: Walker, value: Expression) -> bool:
    """Whether what comes out of a value is made there, so that nobody else has it."""
    if isinstance(value, (GeneratorExpr, ListComprehension)):
        loop = value.generator if isinstance(value, ListComprehension) else value
        return is_all_own(walker, loop.left_expr) or makes_iterator(walker, loop.left_expr)
    return is_all_own(walker, value)


def is_all_own(walker: Walker, value: Expression) -> bool:
    """Whether a value can be changed by nobody, or is new and holds such values only."""
    if is_frozen_value(walker.type(value)):
        return True
    if isinstance(value, NameExpr):
        # Asked before it is read, as of a result: to be read otherwise makes it somebody's else.
        return value.node in walker.control.state.fresh and walker.owns(value)
    if isinstance(value, (ListExpr, SetExpr, TupleExpr)):
        return all(is_all_own(walker, item) for item in value.items)
    if isinstance(value, DictExpr):
        return all(key is not None and is_all_own(walker, item) for key, item in value.items)
    if isinstance(value, ListComprehension):
        return is_all_own(walker, value.generator.left_expr)
    if isinstance(value, DictionaryComprehension):
        return is_all_own(walker, value.value)
    if gives_own(walker, value):
        return True
    if not isinstance(value, CallExpr) or not _is_made_here(walker, value):
        return False
    makes_object = isinstance(value.callee, RefExpr) and _makes_object(walker, value.callee)
    if not makes_object and holds_values(walker.type(value)):
        return True
    return all(is_all_own(walker, arg) if makes_object else _makes(arg) for arg in value.args)


def _makes(factory: Expression) -> bool:
    """Whether this makes containers: what it is called for is new, and nothing else has it."""
    if isinstance(factory, LambdaExpr):
        [given] = factory.body.body
        return isinstance(given, ReturnStmt) and _makes_empty(given.expr)
    called = row(factory.fullname) if isinstance(factory, RefExpr) else None
    if called is None:
        return False
    return called.makes_container or (called.lift and called.gives is Gives.VALUE)


def _makes_empty(value: Expression | None) -> bool:
    """Whether an expression is a new container, made of nothing but what makes others."""
    if isinstance(value, CallExpr):
        return _makes(value.callee) and all(map(_makes, value.args))
    return isinstance(value, (ListExpr, DictExpr)) and not value.items


_DISPLAYS = (
    ListExpr,
    DictExpr,
    SetExpr,
    ListComprehension,
    SetComprehension,
    DictionaryComprehension,
)


def is_one_of(walker: Walker, value: Expression) -> bool:
    """Whether content decides which of several objects a value is, and that could be changed."""
    if walker.label(value).level is Level.KEPT or is_value(walker.type(value)):
        return False
    if isinstance(value, NameExpr):
        return value.node not in walker.control.state.single
    if _arms(value):
        return not nobody_has(walker, value)
    if isinstance(value, (DictExpr, ListExpr, TupleExpr)):
        held = [item[1] if isinstance(item, tuple) else item for item in value.items]
        return any(is_one_of(walker, item) for item in held)
    known = walker.single_calls.get(value)
    return not (is_new(walker, value) if known is None else known)


def alternatives_of(value: Expression) -> list[Expression]:
    """An expression, and those of which it gives one."""
    return [value, *(each for part in _arms(value) for each in alternatives_of(part))]


def _arms(value: Expression) -> list[Expression]:
    """The expressions of which one gives the value of this one, if there are several."""
    if isinstance(value, ConditionalExpr):
        return [value.if_expr, value.else_expr]
    is_either = isinstance(value, OpExpr) and value.op in ("and", "or")
    return [value.left, value.right] if is_either else []  # type: ignore[attr-defined]


def nobody_has(walker: Walker, value: Expression) -> bool:
    """Whether nobody else has a value, or what may be changed in it."""
    found = walker.type(value)
    if is_value(found) or value in walker.own_results:
        return True
    if _arms(value):
        return all(nobody_has(walker, arm) for arm in _arms(value))
    return is_new(walker, value) and (holds_values(found) or is_all_own(walker, value))


def is_new(walker: Walker, value: Expression) -> bool:
    """Whether a value is made here, so that nobody else has it."""
    if isinstance(value, IndexExpr):
        return isinstance(value.index, SliceExpr)
    if isinstance(value, OpExpr):
        return value.op not in ("and", "or")
    if isinstance(value, GeneratorExpr):
        return True
    if isinstance(value, CallExpr) and isinstance(value.callee, RefExpr):
        if isinstance(_called(walker, value.callee), TypeInfo):
            return True
        if row(value.callee.fullname) is not None:
            return not _hands_on(value)
    return _is_made_here(walker, value) or (isinstance(value, NameExpr) and is_fresh(walker, value))


def _hands_on(call: CallExpr) -> bool:
    """Whether a library function gives one of the things that it was passed."""
    called = row(call.callee.fullname) if isinstance(call.callee, RefExpr) else None
    return called is not None and called.gives in HANDING_ON


def as_object(walker: Walker, value: Expression) -> Label:
    """The label of a value that somebody gets who may change it: which object it is shows then."""
    label = walker.label(value)
    return label._replace(level=Level.CONTENT) if is_one_of(walker, value) else label


def _makes_object(walker: Walker, callee: RefExpr) -> bool:
    """Whether this is a class of the program whose objects nobody has but who made them."""
    made, proof = _called(walker, callee), walker.proof
    is_alone = isinstance(made, TypeInfo) and proof is not None and proof.vouching.is_alone(made)
    walker.ledger.makes_fresh |= is_alone and made is not callee.node  # it may be a subclass
    return is_alone


def _called(walker: Walker, callee: RefExpr) -> SymbolNode | None:
    return walker.proof.callees.definition_of(callee) if walker.proof is not None else callee.node


def _is_made_here(walker: Walker, value: Expression) -> bool:
    """Whether an expression makes a new container, and nothing else has it."""
    if gives_own(walker, value) or _is_brought_in(walker, value):
        return True
    if isinstance(value, CallExpr):
        if not isinstance(value.callee, RefExpr):
            return False
        called = row(value.callee.fullname)
        if value.callee.fullname == EACH:
            return True
        if walker.proves and is_coroutine(walker.type(value)):
            return known_of_written(walker, value.callee).quiet  # or awaiting it shows elsewhere
        if called is not None and called.makes_container:
            return all(_runs_quietly(walker, arg) for arg in value.args if Use.SOME in called.takes)
        if called is not None and called.lazy:
            # Over plain values alone it runs no code of the program, and moves nothing else on.
            return called.quiet and all(is_value(walker.type(arg)) for arg in value.args)
        return _makes_object(walker, value.callee)
    return isinstance(value, _DISPLAYS) or _is_of_new_lists(walker, value)


def _is_of_new_lists(walker: Walker, value: Expression) -> bool:
    """Whether this is a slice, or a sum, of lists made here: those of others may be of a subclass.

    What is sliced is then Python's own list, and what a slice of it is.
    """
    if isinstance(value, IndexExpr):
        parts = [value.base] if isinstance(value.index, SliceExpr) else []
    else:
        parts = [value.left, value.right] if isinstance(value, OpExpr) and value.op == "+" else []
    return bool(parts) and all(
        is_list(walker.type(part))
        and (_is_made_here(walker, part) or (isinstance(part, NameExpr) and is_fresh(walker, part)))
        for part in parts
    )


def _runs_quietly(walker: Walker, arg: Expression) -> bool:
    """Whether what a container keeps to call it later, such as a factory, changes nothing."""
    return not holds_callable(walker.type(arg)) or known_of_written(walker, arg).quiet


def gives_own(walker: Walker, value: Expression) -> bool:
    """Whether a function of the program gives something that nobody but its caller has."""
    proof, is_awaited = walker.proof, isinstance(value, AwaitExpr)
    call = value.expr if isinstance(value, AwaitExpr) else value
    called = (
        proof.callees.definition_of(call.callee) if proof and isinstance(call, CallExpr) else None
    )
    function = called.func if isinstance(called, Decorator) else called
    if not isinstance(function, FuncDef) or function.is_coroutine is not is_awaited:
        return False
    declared = function.type
    is_open = not isinstance(declared, CallableType) or has_type_vars(declared.ret_type)
    if is_open and not holds_values(walker.type(value)):
        return False  # what a variable stands for may be an object of others
    known = summary_of(function)
    return known.gives_own and (known.proved or known.tells) and not known.heeds


def _is_brought_in(walker: Walker, value: Expression) -> bool:
    """Whether a tool brings in a container of values: run time gives each caller one of its own."""
    found, call = walker.proper(value), value.expr if isinstance(value, AwaitExpr) else value
    if walker.proof is None or not isinstance(call, CallExpr) or not isinstance(found, Instance):
        return False
    contract = walker.proof.callees.contract(call.callee)
    is_tool = contract is not None and contract.kind is Kind.TOOL and contract.retrieves
    return is_tool and found.type.fullname in CHANGEABLE and holds_values(found)


def _is_local(target: NameExpr) -> bool:
    """Whether a name is a variable of a function."""
    return isinstance(target.node, Var) and "." not in (target.node.fullname or "")


def mixed(walker: Walker, kind: CoercionKind, value: Expression) -> None:
    """A plain value put into grounded content would read back as if it had been retrieved."""
    found = walker.type(value)
    if not carries(found):
        walker.add(Site(kind, value, found, None))


def bind(
    walker: Walker, kind: CoercionKind, target: Expression, value: Expression, anchor: Context
) -> None:
    """Put the value of an expression into a target."""
    _overwrite(walker, target, walker.type(value))
    if isinstance(target, NameExpr):
        if _is_thrown_away(target):
            walker.throw_away(target, walker.type(value))
        else:
            walker.flow(kind, value, slot_of(walker, target), anchor)
    elif isinstance(target, (MemberExpr, IndexExpr)) and walker.grounded(_owner(target)):
        mixed(walker, kind, value)
    elif isinstance(target, IndexExpr) and (
        row := by_computed_key(walker, target.base, target.index)
    ):
        for slot in row.items.values():
            walker.flow(kind, value, slot, anchor)
    elif not isinstance(target, (TupleExpr, ListExpr)):
        walker.flow(kind, value, slot_of(walker, target), anchor)
    elif are_in_step(target, value) and isinstance(value, (TupleExpr, ListExpr)):
        for part, given in zip(target.items, value.items):
            bind(walker, kind, part, given, given)
    else:
        _bind_type(walker, kind, target, value, walker.type(value), anchor)


def bind_type(
    walker: Walker,
    kind: CoercionKind,
    target: Expression,
    value: Expression,
    actual: Type | None,
    anchor: Context,
) -> None:
    """Put a value of a given type, which comes out of the expression, into a target."""
    if actual is not None and isinstance(target, (TupleExpr, ListExpr)):
        draw_parts(walker, value, [actual])
    _bind_type(walker, kind, target, value, actual, anchor)


def _bind_type(
    walker: Walker,
    kind: CoercionKind,
    target: Expression,
    value: Expression,
    actual: Type | None,
    anchor: Context,
) -> None:
    if isinstance(target, NameExpr) and _is_thrown_away(target):
        walker.throw_away(target, actual)
        return
    if actual is not None:
        _overwrite(walker, target, actual)
    if not isinstance(target, (TupleExpr, ListExpr)):
        walker.flow_type(kind, value, actual, slot_of(walker, target), anchor)
        return
    if actual is not None and (may_be_grounded(actual) or walker.gives_fields(actual, value)):
        walker.add(Site(CoercionKind.ITERATION, value, actual, None, anchor))
        for part in target.items:
            walker.scattered(kind, value, _part_slot(walker, part))
        return
    for index, part in enumerate(target.items):
        rest = part.expr if isinstance(part, StarExpr) else None
        for given in _given_to(walker, target, index, actual):
            if isinstance(rest, NameExpr) and _is_thrown_away(rest):
                walker.throw_away(rest, given)
            elif isinstance(part, StarExpr):
                walker.flow_type(kind, value, given, _part_slot(walker, part), anchor)
            else:
                bind_type(walker, kind, part, value, given, anchor)


def _overwrite(walker: Walker, target: Expression, actual: Type) -> None:
    """An agent loses what a variable or a field held, where something plain takes its place.

    ``None`` and a refusal say that there is nothing, and take the place of nothing else. A proof
    keeps what is declared ``Grounded[T] | T`` for content, and loses nothing here.
    """
    if walker.proves or isinstance(target, (TupleExpr, ListExpr, StarExpr)):
        return
    slot = slot_of(walker, target)
    if slot is None or not may_be_grounded(slot):
        return
    held, local = walker.control.state.held, target.node if isinstance(target, NameExpr) else None
    may_hold = local in held or _is_filled(walker, target)
    is_any = isinstance(get_proper_type(actual), AnyType)
    is_plain = not carries(actual) and not is_any and accepts(slot, actual)
    if may_hold and is_plain and not says_nothing(actual):
        walker.add(Site(CoercionKind.OVERWRITING, target, slot))
    if local is not None:
        (held.discard if is_plain else held.add)(local)


def _is_filled(walker: Walker, target: Expression) -> bool:
    """Whether this is a field that has a value already, as it has after the constructor."""
    return isinstance(target, MemberExpr) and walker.functions[-1].name not in FILLING


def _given_to(
    walker: Walker, target: TupleExpr | ListExpr, index: int, actual: Type | None
) -> Sequence[Type]:
    """What fills one part of a target; a starred part takes all that the others leave."""
    found = get_proper_type(actual)
    if found is None or isinstance(found, AnyType):
        return [found or AnyType(TypeOfAny.special_form)]
    starred = next((at for at, part in enumerate(target.items) if isinstance(part, StarExpr)), None)
    left = len(found.items) - len(target.items) if isinstance(found, TupleType) else -1
    is_unpacked = isinstance(found, TupleType) and find_unpack_in_list(found.items) is not None
    if not isinstance(found, TupleType) or is_unpacked or left < (-1 if starred is not None else 0):
        return [iterated(walker.checker, found, target)]
    if starred is None or index < starred:
        return [found.items[index]]
    if index == starred:
        return found.items[starred : starred + left + 1]
    return [found.items[index + left]]


def _part_slot(walker: Walker, part: Expression) -> Type | None:
    """The type a part of a target takes; of a starred one, what its list holds."""
    if not isinstance(part, StarExpr):
        return slot_of(walker, part)
    held = get_proper_type(slot_of(walker, part.expr))
    return held.args[0] if isinstance(held, Instance) and held.args else held


def _owner(target: MemberExpr | IndexExpr) -> Expression:
    return target.expr if isinstance(target, MemberExpr) else target.base


def slot_of(walker: Walker, target: Expression) -> Type | None:
    """The type a target takes."""
    if isinstance(target, NameExpr) and isinstance(target.node, Var):
        return walker.known_as.get(target.node, target.node.type)
    if isinstance(target, IndexExpr):
        method = get_proper_type(target.method_type)
        key = walker.type(target.index)
        keys = (key, unwrapped(key))  # it is hashed as what it holds
        for item in method.items if isinstance(method, FunctionLike) else []:
            if len(item.arg_types) == 2 and any(accepts(item.arg_types[0], key) for key in keys):
                return item.arg_types[1]
        base = walker.proper(target.base)
        if is_grounded(base):
            return None
        found = type_of(walker.checker, target)
        return found if found is not None else AnyType(TypeOfAny.special_form)
    return type_of(walker.checker, target)


def _is_thrown_away(target: NameExpr) -> bool:
    """Whether this is a local ``_``, which has no type for mypy."""
    variable = target.node
    return (
        target.name == "_"
        and isinstance(variable, Var)
        and isinstance(get_proper_type(variable.type), AnyType)
    )


def by_computed_key(walker: Walker, base: Expression, key: Expression) -> TypedDictType | None:
    """The typed dictionary that is read or written by a key that no literal type shows."""
    row = walker.proper(base)
    if not isinstance(row, TypedDictType) or not carries(row):
        return None
    found = walker.proper(key)
    return row if try_getting_str_literals(key, found) is None else None


def chosen_by(walker: Walker, given: Expression, key: Expression, label: Label) -> Label:
    """The label of what a plain container has under a key that is content.

    A value that is found tells of the key. Of an object content decides which one it is, as a test
    does that binds one or another.
    """
    found = walker.type(given)
    if not label.losses or is_value(found) or carries(found):
        return label
    return Label(Level.CONTENT, (), key)


def subscripted(walker: Walker, node: IndexExpr) -> Label:
    """A plain container reads what it is subscripted with."""
    if walker.grounded(node.base):
        return KEPT
    parts: list[Expression | None] = [node.index]
    if isinstance(node.index, SliceExpr):
        parts = [node.index.begin_index, node.index.end_index, node.index.stride]
    return join(
        *(walker.compared(CoercionKind.SUBSCRIPT, part, node) for part in parts if part is not None)
    )
