"""Assignment targets: what fills them, and what is inside them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mypy.nodes import (
    Context,
    Expression,
    GeneratorExpr,
    IndexExpr,
    ListComprehension,
    ListExpr,
    MemberExpr,
    MypyFile,
    NameExpr,
    RefExpr,
    SliceExpr,
    StarExpr,
    SymbolNode,
    TryStmt,
    TupleExpr,
    Var,
)
from mypy.typeops import try_getting_str_literals
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    NoneType,
    TupleType,
    Type,
    TypedDictType,
    TypeOfAny,
    find_unpack_in_list,
    get_proper_type,
)

from corvid_mypy.model.special_methods import FILLING
from corvid_mypy.model.types import (
    accepts,
    carries,
    forms_of,
    is_frozen_record,
    is_grounded,
    is_optional,
    may_be_grounded,
    members,
    unwrapped,
)
from corvid_mypy.program.callees import class_of, is_library
from corvid_mypy.program.initialised import may_be_absent
from corvid_mypy.proof.code.factories import is_seen_through
from corvid_mypy.proof.labels import (
    KEPT,
    Label,
    Level,
    at_place,
    has_lines,
    holds_fixed,
    is_frozen_value,
    is_immutable,
    is_value,
    is_wholly_grounded,
    join,
    limited,
    outlived,
)
from corvid_mypy.proof.lending import ANY_FIELD, last_field, may_be_lent
from corvid_mypy.proof.rules.fresh import cure_of_shared, grow, is_being_made, is_fresh
from corvid_mypy.proof.rules.iteration import (
    advance,
    is_group,
    makes_iterator,
    may_move,
)
from corvid_mypy.proof.rules.owning import (
    as_object,
    gives_piece,
    holds_own,
    is_all_own,
    is_made_here,
    is_one_of,
)
from corvid_mypy.proof.rules.refusing import says_nothing, told_by_line
from corvid_mypy.proof.rules.streams import makes_own_iterator
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report import messages
from corvid_mypy.report.findings import CoercionKind, Site
from corvid_mypy.seam.checker import iterated, type_of
from corvid_mypy.seam.syntax import are_in_step, expressions, filled_by


def walk_target(walker: Walker, target: Expression) -> None:
    """Walk the expressions inside a target; the target itself is written, not read."""
    if isinstance(target, NameExpr):
        return
    if isinstance(target, (TupleExpr, ListExpr)):
        bound: set[SymbolNode | None] = set()
        for item in target.items:
            walk_target(walker, item)
            named = [each for each in expressions(item) if isinstance(each, NameExpr)]
            thrown = {each for each in filled_by(item) if _is_thrown_away(each)}
            if walker.proof is not None and any(
                each.node in bound and each not in thrown for each in named
            ):
                # What the first part is bound to decides where the second one is put.
                walker.proof.refuse(item, messages.bound_in_step(walker.written(item)))
            if not isinstance(item, (MemberExpr, IndexExpr)):
                bound.update(each.node for each in named)
    elif isinstance(target, StarExpr):
        walk_target(walker, target.expr)
    elif isinstance(target, MemberExpr):
        with walker.untouched(target.expr):
            walker.walk(target.expr)
    elif isinstance(target, IndexExpr):
        with walker.untouched(target.base):
            walker.walk(target.base)
        label = join(walker.walk(target.index), subscripted(walker, target))
        setter = _setter(walker, target)
        if setter is not None:
            walker.stands_in(target.index, walker.type(target.index), setter.arg_types[0])
        if is_fresh(walker, target.base):
            grow(walker, target.base, label)  # nobody but this body sees under which key it is
        else:
            walker.leaves(CoercionKind.SUBSCRIPT, target.index, label)


def bind_label(
    walker: Walker, kind: CoercionKind, target: Expression, value: Expression, label: Label
) -> None:
    """Give a target the label of the value it is bound to; see `bind_part`."""
    written = value.items if isinstance(value, (TupleExpr, ListExpr)) else []
    if isinstance(target, NameExpr) and is_local(target) and walker.proves:
        held = (walker.type(value),)
        _bind_local(walker, kind, target, value, label, made=is_made_here(walker, value), held=held)
    elif isinstance(target, (TupleExpr, ListExpr)) and are_in_step(target, value):
        for part, given in zip(target.items, written):
            bind_label(walker, kind, part, given, _told_later(target, walker.label(given)))
    else:
        bind_part(walker, kind, target, value, label)


def _told_later(target: Expression, label: Label) -> Label:
    """The label of one of several values that are bound together, once all names are bound."""
    if not isinstance(target, (TupleExpr, ListExpr)):
        return label
    for each in filled_by(target):
        if isinstance(each, NameExpr) and each.node is not None:
            label = outlived(label, each.node)
    return label


def bind_part(
    walker: Walker,
    kind: CoercionKind,
    target: Expression,
    value: Expression,
    label: Label,
    *,
    is_item: bool = False,
) -> None:
    """Give a target the label of what comes out of a value, which somebody else may have as well.

    High code may not write what others see. ``is_item`` says that the target, if it is a name, is
    bound to an item of the value, and not to a part of one.
    """
    if not walker.proves:
        return
    if isinstance(target, StarExpr):
        if isinstance(target.expr, NameExpr) and is_local(target.expr):
            # Python makes the list that it binds.
            _bind_local(walker, kind, target.expr, value, label, made=True, held=())
        else:
            bind_part(walker, kind, target.expr, value, label)
    elif isinstance(target, (TupleExpr, ListExpr)):
        advance(walker, value)
        if walker.ledger.is_caught:
            walker.counts(value)  # there may be too few, or too many
        elif any(isinstance(each, StarExpr) for each in target.items[:-1]):
            walker.counts_by_place(value)
        label = _told_later(target, label)
        for part in target.items:
            bind_part(walker, kind, part, value, _at_place(walker, value, part, label))
    elif isinstance(target, NameExpr) and is_local(target):
        held = (walker.type(value), slot_of(walker, target))
        is_new = isinstance(target.node, Var) and is_group(walker, target.node)
        made = is_new or (is_item and _makes_each(walker, value))
        _bind_local(walker, kind, target, value, label, made=made, held=held, is_part=True)
    elif not (isinstance(target, (MemberExpr, IndexExpr)) and walker.grounded(_owner(target))):
        _store(walker, kind, target, value, label)


def _at_place(walker: Walker, value: Expression, part: Expression, label: Label) -> Label:
    """The label of a part of a value, or of one of the items of that."""
    slot = slot_of(walker, part) if isinstance(part, NameExpr) else None
    return label if slot is None else at_place(label, walker.type(value), slot)


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
    # What a refusal said is read, and nothing made of it: whoever refuses with that writes a line.
    is_read = is_part or isinstance(value, (NameExpr, MemberExpr))
    look = KEPT if is_read and has_lines(label) else walker.chosen()
    label = join(label, look if is_part else told_by_line(walker, look, variable.type, value))
    if variable.type is not None:
        label = limited(label, variable.type)
    is_captured = variable in walker.captured
    # What content computed may be held where nobody else can change it; `_` is held by nobody.
    is_fixed = any(_is_fixed(typ) for typ in held if typ is not None)
    is_stream = not (is_captured or is_part) and makes_own_iterator(walker, value)
    is_own = made or is_stream or is_fixed or _is_thrown_away(target) or value in walker.parts
    is_own = is_own or (is_part and is_all_own(walker, value))  # nobody has what it comes out of
    # In high code content decides whether it is bound to this, or to what it was before.
    is_picked = bool(label.level) if is_part else is_one_of(walker, value)
    is_chosen = is_picked or (walker.pc is not None and not (made and holds_own(walker, value)))
    if is_captured or not (is_own or label.level is not Level.CONTENT or not label.is_put):
        shown = is_captured and is_chosen and not is_value(walker.type(target))
        walker.leaves(kind, value, label._replace(level=Level.CONTENT) if shown else label)
        if label.level is Level.CONTENT:
            label = KEPT  # refused here, and once is enough
    if is_captured and len(walker.functions) > 1:
        walker.changes(target, f"binding `{target.name}`")  # a function around it sees that
    looks = walker.control.looks if walker.control.decides is not None else ()
    if not all(look is None or isinstance(look, TryStmt) for look in looks):
        walker.picked.add(variable)  # by a test, and not only since what is tried failed
    state.rebind(variable, label)
    (state.single.discard if is_chosen else state.single.add)(variable)
    if walker.pc is None:
        state.bound.add(variable)
    state.share(variable)
    if value in walker.parts:
        if not is_frozen_value(variable.type or walker.type(target)):
            walker.control.names_parts = True
            # What holds others, too, may give the whole of one of them.
            is_alone = state.inside.keys().isdisjoint(walker.parts[value])
            is_piece = is_alone and gives_piece(walker, value, is_part=is_part)
            state.put_inside(variable, walker.parts[value], is_piece=is_piece)
    elif made and not is_captured:
        state.fresh.add(variable)
        if is_all_own(walker, value):
            state.deep.add(variable)
    elif is_stream:
        state.lazy.add(variable)
    elif isinstance(walker.proper(value), NoneType):
        state.put_inside(variable, frozenset(), is_piece=True)  # it holds no part of anything


def _makes_each(walker: Walker, value: Expression) -> bool:
    """Whether each of the items is made for it, in a list that has no name."""
    if isinstance(value, ListComprehension):
        value = value.generator
    return isinstance(value, GeneratorExpr) and is_made_here(walker, value.left_expr)


def _is_fixed(typ: Type) -> bool:
    """Whether nobody can put anything else into a value."""
    return all(is_immutable(each) or is_frozen_record(each) for each in members(typ))


def _gives_attribute(walker: Walker, target: Expression) -> None:
    """An object gets an attribute that it may not have yet: that it has it shows what was found."""
    if walker.pc is None or not isinstance(target, MemberExpr):
        return
    for info in filter(None, map(class_of, members(walker.type(target.expr)))):
        if not walker.of_library(info) and may_be_absent(info, target.name):
            written = walker.written(target)
            cure = messages.value_from_the_start(target.name, info.name)
            walker.high(target, f"assigning `{written}`, which may have no value yet,", cure)
            return


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
    _gives_attribute(walker, target)
    # What by its type nobody can change others may have: a member of an enumeration is one for all.
    is_own = owner is not None and not is_frozen_value(walker.type(owner))
    if owner is not None and is_own and is_fresh(walker, owner):
        is_others = value not in walker.parts and not is_immutable(walker.type(value))
        if label.is_put and label.level is Level.CONTENT and is_others:
            walker.leaves(kind, value, label)
            label = KEPT  # refused here, and once is enough
        is_field = isinstance(target, MemberExpr) and walker.is_field(target)
        slot = slot_of(walker, target) if is_field else None
        # A property's setter assigns others.
        assigned = {target.name} if is_field and isinstance(target, MemberExpr) else None
        grow(walker, owner, label, part=slot, assigned=assigned)
        hold(walker, owner, value, field=target if is_field else None)
        return
    walker.leaves(kind, value, join(label, as_object(walker, value)))
    if isinstance(target, (MemberExpr, IndexExpr)):
        changed_in(walker, target)
    if owner is None or not is_being_made(walker, owner):
        walker.ledger.is_quiet = False
    if owner is None or not _keeps_field(walker, target):
        cure = cure_of_shared(walker, owner) if isinstance(target, IndexExpr) and owner else None
        walker.high(target, f"assigning to `{walker.written(target)}`", cure)


def changed_in(walker: Walker, target: MemberExpr | IndexExpr) -> None:
    """An attribute or item is changed: which object it is of shows to whoever has that."""
    owner = _owner(target)
    if not is_fresh(walker, owner):
        walker.leaves(CoercionKind.ASSIGNMENT, owner, as_object(walker, owner))


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


def hold(
    walker: Walker, owner: Expression, *values: Expression, field: Expression | None = None
) -> None:
    """A fresh container holds a value from here on, which somebody else may have as well.

    ``field`` is the field of the owner that holds it, if one does.
    """
    local, state = walker.container_of(owner), walker.control.state
    if local is None:
        return
    for value in values:
        if value in walker.offered and state.owns(local):
            _rely_on_place(walker, owner, field)
        if isinstance(value, NameExpr) and value in walker.offered and state.owns(local):
            assert value.node is not None
            walker.offered.discard(value)
            walker.control.names_parts = True
            if value.node in state.inside:
                state.link(local, state.roots(value.node))
            state.put_inside(value.node, state.roots(local))
        elif value in walker.offered and state.owns(local):
            walker.offered.discard(value)
            if not walker.parts[value] <= state.roots(local):
                walker.control.names_parts = True
                state.link(local, walker.parts[value])
        elif not (is_all_own(walker, value) or _is_lent(walker, field, value)):
            state.expose(local)
            if walker.pc is not None and not holds_fixed(walker.type(owner)):
                state.choose(local)
    if any(is_one_of(walker, value) for value in values):
        state.choose(local)


def _rely_on_place(walker: Walker, owner: Expression, field: Expression | None) -> None:
    """What has a name in this body as well is put where nothing may be lent, then."""
    place = owner if field is None else field
    walker.relies(place, is_own=True)
    if field is None and walker.answers_itself(owner):
        walker.lending.relied.add(ANY_FIELD)  # its own method puts it anywhere


def _is_lent(walker: Walker, field: Expression | None, value: Expression) -> bool:
    """Whether a field may hold a value that others have, too."""
    slot = slot_of(walker, field) if field is not None else None
    if field is None or slot is None:
        return False
    names = last_field(field, lambda _: slot)
    return bool(names) and may_be_lent(walker.type(value)) and walker.lending.lends(names)


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


def is_local(target: Expression) -> bool:
    """Whether a target is a variable of a function."""
    variable = target.node if isinstance(target, NameExpr) else None
    return isinstance(variable, Var) and "." not in (variable.fullname or "")


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
            if walker.proof is not None and is_seen_through(walker.proof, target):
                walker.proof.seen_through.add(value)
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
        setter = _setter(walker, target)
        if setter is not None:
            return setter.arg_types[1]
        base = walker.proper(target.base)
        if is_grounded(base):
            return None
        found = type_of(walker.checker, target)
        return found if found is not None else AnyType(TypeOfAny.special_form)
    return type_of(walker.checker, target)


def _setter(walker: Walker, target: IndexExpr) -> CallableType | None:
    """What runs where an item is set: it takes the key, and the item."""
    key = walker.type(target.index)
    keys = (key, unwrapped(key))  # it is hashed as what it holds
    for item in forms_of(target.method_type):
        if len(item.arg_types) == 2 and any(accepts(item.arg_types[0], key) for key in keys):
            return item
    return None


def _is_thrown_away(target: Expression) -> bool:
    """Whether this is a local ``_``, which has no type for mypy."""
    variable = target.node if isinstance(target, NameExpr) and target.name == "_" else None
    return isinstance(variable, Var) and isinstance(get_proper_type(variable.type), AnyType)


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


def keeps_keys(walker: Walker, container: Expression) -> bool:
    """Whether the keys, or the items, that a container compares stay grounded in it."""
    held = walker.proper(container)
    return isinstance(held, Instance) and any(map(carries, held.args[:1]))


def subscripted(walker: Walker, node: IndexExpr) -> Label:
    """A plain container reads what it is subscripted with."""
    if walker.grounded(node.base):
        return KEPT
    parts: list[Expression | None] = [node.index]
    if isinstance(node.index, SliceExpr):
        parts = [node.index.begin_index, node.index.end_index, node.index.stride]
    is_chosen = keeps_keys(walker, node.base)
    return join(
        *(
            walker.compared(CoercionKind.SUBSCRIPT, part, node, is_chosen=is_chosen)
            for part in parts
            if part is not None
        )
    )
