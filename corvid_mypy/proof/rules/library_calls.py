"""Calls of the library in a proof: what the one table says of each argument and of the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import reduce
from itertools import starmap

from mypy.nodes import (
    AwaitExpr,
    CallExpr,
    Expression,
    GeneratorExpr,
    LambdaExpr,
    MemberExpr,
    RefExpr,
    ReturnStmt,
    SuperExpr,
    TypeInfo,
    Var,
)
from mypy.subtypes import find_member
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    NoneType,
    Overloaded,
    ProperType,
    TupleType,
    Type,
    TypeOfAny,
    TypeType,
    UnionType,
    get_proper_type,
)

from corvid_mypy.library import Gives, Manner, Row, Trait, Use, has, named, row
from corvid_mypy.library import asked as library_asks
from corvid_mypy.model.contracts import Kind, contract_of
from corvid_mypy.model.summary import Disclosure, traces
from corvid_mypy.model.types import (
    carries,
    classes_in,
    compares_content,
    content,
    drops,
    handed_over,
    has_keys,
    is_grounded,
    is_text,
    is_told_apart,
    may_be_grounded,
    members,
)
from corvid_mypy.program.alternatives import maker
from corvid_mypy.program.callees import class_of, is_partial, referred
from corvid_mypy.program.self_filling import fills_in
from corvid_mypy.proof.code.implicit import ask
from corvid_mypy.proof.code.invocations import (
    ask_by_use,
    ask_held,
    ask_receiver,
    ask_to_construct,
)
from corvid_mypy.proof.code.reading import read_by_template
from corvid_mypy.proof.code.vouching import inside_of, is_callable
from corvid_mypy.proof.labels import (
    KEPT,
    Label,
    Level,
    has_plain_beside,
    holds_values,
    is_value,
    is_wholly_grounded,
    join,
    keeps_or_is_written,
    selects_beside,
)
from corvid_mypy.proof.lending import ANY_FIELD, fields_to
from corvid_mypy.proof.rules.answering import answers_about_content, is_told, orders_plainly
from corvid_mypy.proof.rules.arguments import (
    Filled,
    filled,
    hides_values,
    iterates_keys,
    operands,
    put,
)
from corvid_mypy.proof.rules.choosing import asks_items
from corvid_mypy.proof.rules.drawing import ask_what_is_drawn, drawn_inside
from corvid_mypy.proof.rules.fresh import (
    cure_of_shared,
    fills_as_base,
    grow,
    is_fresh,
    is_own_iterator,
    move_on,
)
from corvid_mypy.proof.rules.heeding import call_back, is_own_callback
from corvid_mypy.proof.rules.iteration import advance, is_lazy
from corvid_mypy.proof.rules.known import known_of, known_of_each, known_of_written
from corvid_mypy.proof.rules.lookups import look_up_inside, row_of
from corvid_mypy.proof.rules.owning import as_object
from corvid_mypy.proof.rules.refusing import are_answers, told_by_line
from corvid_mypy.proof.rules.stopping import draw_by_content, draw_some
from corvid_mypy.proof.rules.targets import chosen_by, draw_parts, hold, keeps_keys
from corvid_mypy.proof.saying import is_quoting, read_as_key
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report import messages
from corvid_mypy.report.findings import CoercionKind
from corvid_mypy.seam.language_names import PARTIAL
from corvid_mypy.seam.runtime_names import GROUNDED

_DRAWING = (Use.ITERATE, Use.ADVANCE, Use.TEST, Use.STOP, Use.HASH_ITEMS, Use.ORDER)
_COMPARING = (Use.COMPARE, Use.ORDER, Use.HASH, Use.HASH_ITEMS, Use.TEST, Use.STOP)
_HANDING = (Use.READ, Use.STOP, Use.COMPARE, Use.HASH)
"""What a library function hands to a function content of, or stops at."""
_GIVING = (Gives.HELD, Gives.CHOSEN, Gives.VALUE)
_KEEPING = (Use.HOLD, Use.ITERATE, Use.ADVANCE, Use.STOP, Use.CALL, Use.SOME, Use.AWAIT, Use.COPY)


def walk_arguments(walker: Walker, node: CallExpr, row: Row, uses: list[Use]) -> None:
    """Walk the arguments."""
    if row.lazy and row.quiet:
        walker.spending.update(node.args)  # what it gives draws from them
    if not any(map(walker.may_share, node.args)):
        walker.walk_all(node.args)
        return
    keeps = is_lazy(walker, node)  # what it draws it draws later, from whatever is there then
    # It may put what it reads elsewhere, and so may what it calls; but what it changes stays there.
    calls = bool({Use.CALL, Use.SOME} & {*uses})
    changed = changed_by(node, row) if row.changes else None
    keeps = keeps or walker.may_be_kept_by(operands(node))
    # By another name than its object's, its parameters are not those that are known.
    keeps = keeps or (bool(row.changes) and (changed is None or _is_of_class(node)))
    for arg, use in zip(node.args, uses):
        is_put = arg is not changed and _may_put(row, use)
        if use is Use.HOLD or keeps or is_put or _may_give(walker, node, row, arg):
            walker.walk(arg)
            continue
        if use is not Use.ADVANCE:  # how far that draws may be decided in the expression
            walker.drawn_at_once.add(arg)
        gives = walker.type(node) if (row.quiet or arg is changed) and not calls else None
        with walker.unshared(arg, gives):
            walker.walk(arg)


def _may_put(row: Row, use: Use) -> bool:
    """Whether what is changed may hold an argument then that is compared or hashed first."""
    if not row.changes:
        return False
    puts = row.puts is not None or Use.HOLD in row.takes
    return use in (Use.COMPARE, Use.SOME) or (use is Use.HASH and puts)


def _is_of_class(node: CallExpr) -> bool:
    """Whether a method is called by its class, and is passed the object that it belongs to."""
    callee = node.callee
    owner = callee.expr if isinstance(callee, MemberExpr) else None
    return isinstance(owner, RefExpr) and isinstance(owner.node, TypeInfo)


def _may_give(walker: Walker, node: CallExpr, row: Row, arg: Expression) -> bool:
    """Whether what a function gives may be an argument itself, as of ``max(xs, ys)``."""
    if row.gives not in _GIVING or row.makes_container or is_value(walker.type(node)):
        return False
    return class_of(walker.proper(arg)) in classes_in(walker.type(node))


def called(
    walker: Walker,
    node: CallExpr,
    row: Row,
    uses: list[Use],
    signature: ProperType | None,
    kind: CoercionKind,
) -> Label:
    """The label of what a library function gives, and what it does on the way."""
    labels = [_of_callee(walker, node), *_passed(walker, node, row, uses)]
    looked = _looked_at(walker, node, row, uses, kind)
    if row.gives is Gives.HELD and not row.changes and [*uses[:1]] == [Use.HASH]:
        looked = chosen_by(walker, node, node.args[0], looked)
    # ``sum`` of nothing is 0, and else has the sources of what it is the sum of.
    if keeps_or_is_written(walker.type(node)):
        looked = looked.noting(lambda loss: loss._replace(is_chosen=True))
    labels.append(looked)
    labels += _looked_at_by_functions(walker, node, uses)
    unaware: list[Expression] = []
    if isinstance(signature, CallableType):
        labels += _put_all(walker, node, row, uses, signature, kind)
        unaware += _taking_plainly(walker, node, uses, signature)
    drawn = dict(drawn_inside(walker, node, uses, signature))
    _ask(walker, node, row, uses, drawn)
    _acts(walker, node, row, uses, labels, drawn, unaware)
    _count(walker, node, uses)
    owner = changed_by(node, row) if row.changes and row.gives is Gives.HELD else None
    if owner is not None and not node.args:
        walker.counts_by_place(owner)  # the last one is taken out
    proof = walker.proof
    if proof is not None and any(map(proof.is_refused, node.args)):
        return KEPT  # what it would call is refused already
    return _given(walker, node, row, uses, labels)


def _of_callee(walker: Walker, node: CallExpr) -> Label:
    """What content decides of what is called: of a method of an own object, how much that holds.

    Of what others have, which one it is.
    """
    receiver = _receiver(node)
    if receiver is not None and walker.label(receiver).level is Level.SELECTED:
        return walker.label(receiver if is_fresh(walker, receiver) else node.callee)
    return walker.label(node.callee)


@contextmanager
def asking_library(walker: Walker) -> Iterator[None]:
    """What the library asks of what it is passed is judged by its table."""
    assert walker.proof is not None
    before, walker.proof.asks_library = walker.proof.asks_library, True
    try:
        yield
    finally:
        walker.proof.asks_library = before


def _put_all(
    walker: Walker,
    node: CallExpr,
    row: Row,
    uses: list[Use],
    signature: CallableType,
    kind: CoercionKind,
) -> Iterator[Label]:
    """Put each argument where it goes; the labels of what runs on items."""
    for each in filled(walker, node, signature):
        if hides_values(walker, node, signature, each):
            for part in inside_of(walker.type(node.args[each[0]])):
                walker.stands_in(node.args[each[0]], part, AnyType(TypeOfAny.special_form))
        if row.gives is Gives.NOTHING and node.args[each[0]] is _changed_itself(node, row):
            continue  # what it holds stays there, as whatever the stub declares it
        if _is_put(walker, node.args[each[0]], uses[each[0]], row):
            with asking_library(walker):
                put(walker, kind, node, signature, each)
            if uses[each[0]] is Use.HOLD:
                # Whoever reads it there asks it, as what it is held as.
                held = node.args[each[0]]
                walker.stands_in(held, walker.type(held), signature.arg_types[each[1]])
            continue
        if _may_put(row, uses[each[0]]):
            put_there = node.args[each[0]]
            with asking_library(walker):
                walker.stands_in(put_there, walker.type(put_there), signature.arg_types[each[1]])
        if signature.is_type_obj() and walker.proof is not None:
            ask_held(walker.proof, node.args[each[0]], signature.arg_types[each[1]])
        if not node.arg_kinds[each[0]].is_star():
            walker.gain(kind, node.args[each[0]], signature.arg_types[each[1]])
        if uses[each[0]] in (Use.CALL, Use.SOME):
            yield _run_on_items(walker, node, signature, each, row)


def _changed_itself(node: CallExpr, row: Row) -> Expression | None:
    """The argument that a function of the library changes, and puts nowhere."""
    return changed_by(node, row) if row.changes and row.changes != "self" else None


def _looked_at(
    walker: Walker, node: CallExpr, row: Row, uses: list[Use], kind: CoercionKind
) -> Label:
    """What comes of looking at the arguments: the first one that loses its sources is named.

    So is each of those that a text is made of, since that may stand beside the sources of one.
    """
    looked: list[tuple[Expression, Use]] = [*zip(node.args, uses)]
    receiver = _receiver(node)
    if receiver is not None:
        looked.append((receiver, row.receiver))
    keeps = row.constructs or row.name == PARTIAL
    keyed = _iterating_keys(walker, node, uses)
    if row.groups and any(_orders_grounded(walker, arg) for arg, _ in looked[:1]):
        # Nothing is computed: it decides which of the items stand together, and how many do.
        return Label(Level.CONTENT, (), node)
    labels = [
        KEPT if keeps or arg in keyed else _used(walker, arg, use, kind, node, uses)
        for arg, use in looked
    ]
    lost = [label for label in labels if label.level]
    makes = row.gives is Gives.VALUE
    return join(*lost[:1], *(label for label in lost[1:] if makes and is_quoting(label)))


def _iterating_keys(walker: Walker, node: CallExpr, uses: list[Use]) -> list[Expression]:
    """The mappings of which only the plain keys are read."""
    signature = walker.proper(node.callee)
    if not isinstance(signature, CallableType):
        return []
    return [
        node.args[each[0]]
        for each in filled(walker, node, signature)
        if uses[each[0]] is Use.READ and iterates_keys(walker, node, signature, each)
    ]


def _is_put(walker: Walker, arg: Expression, use: Use, row: Row) -> bool:
    """Whether an argument is kept, as the type of the parameter says."""
    if row.constructs or row.name == PARTIAL:
        return True
    # What is ordered by is compared, and what is tested is tested, whatever its type is.
    if use is Use.STOP and row.gives is Gives.VALUE:
        return False
    if use is Use.HASH_ITEMS and (row.changes or any(map(has_keys, members(walker.type(arg))))):
        return True  # the keys are hashed; what they stand for is kept
    return use in _KEEPING and use not in (Use.CALL, Use.SOME)


def _run_on_items(
    walker: Walker, node: CallExpr, signature: CallableType, taken: Filled, row: Row
) -> Label:
    """A function that takes items plainly computes from what they hold."""
    arg, slot = node.args[taken[0]], signature.arg_types[taken[1]]
    # What orders the items, or chooses of them, computes nothing that anybody gets.
    is_order = row.gives in (Gives.ITEMS, Gives.CHOSEN) or row.manner is Manner.ORDER
    if isinstance(arg, LambdaExpr) or is_order:
        return KEPT
    dropped = _hands_plainly(get_proper_type(slot), walker.proper(arg))
    if dropped is None:
        return walker.lose(CoercionKind.ARGUMENT, node.args, node)
    return walker.lost(CoercionKind.ARGUMENT, arg, arg) if dropped else KEPT


def _looked_at_by_functions(walker: Walker, node: CallExpr, uses: list[Use]) -> Iterator[Label]:
    """What a function of the library that is passed to be called chooses, or compares."""
    assert walker.proof is not None
    for arg, use in zip(node.args, uses):
        found = walker.proof.callees.definition(arg) if isinstance(arg, RefExpr) else None
        listed = row_of(walker, arg, found)
        if use not in (Use.CALL, Use.SOME) or listed is None or not listed.looks:
            continue
        others = [each for each in operands(node) if each is not arg]
        if not any(walker.label(each).level or walker.carrying(each) for each in others):
            continue
        yield Label(Level.CONTENT, (), node)


def _hands_plainly(slot: ProperType, function: ProperType | None) -> bool | None:
    """Whether what is grounded is plain to a function that gets it; ``None`` if that is unknown."""
    if not isinstance(function, CallableType) or not isinstance(slot, CallableType):
        return None
    return any(starmap(drops, handed_over(slot, function)))


def _taking_plainly(
    walker: Walker, node: CallExpr, uses: list[Use], signature: CallableType
) -> Iterator[Expression]:
    """The functions that are called with what is grounded, and do not know it, as ``object``."""
    for argument, formal, _ in filled(walker, node, signature):
        function = node.args[argument]
        if uses[argument] not in (Use.CALL, Use.SOME) or isinstance(function, LambdaExpr):
            continue  # what a lambda gets has the type of what it is called with
        others = (each for each in operands(node) if each is not function)
        if not any(carries(walker.type(each)) for each in others):
            continue
        slot = _to_be_called(signature.arg_types[formal])
        # Where the slot is told nothing of sources, mypy took what is handed over for an `object`.
        given = _to_be_called(walker.type(function))
        if isinstance(slot, CallableType) and slot.is_ellipsis_args:
            continue  # what it is called with stands beside it, as anything: that is a loss already
        told = isinstance(slot, CallableType) and any(map(carries, slot.arg_types))
        if not told or _hands_plainly(slot, given) is not False:
            yield function


def _to_be_called(typ: Type) -> ProperType:
    """As what a value is called, that may be left out, or is an object with a call of its own."""
    found = get_proper_type(typ)
    found = next((each for each in members(found) if is_callable(each)), found)
    if isinstance(found, Instance):
        return get_proper_type(find_member("__call__", found, found)) or found
    return found


def _ask(
    walker: Walker,
    node: CallExpr,
    row: Row,
    uses: list[Use],
    drawn: dict[Expression, list[Type]],
) -> None:
    """The special methods that the function calls of what it is passed are code of the proof."""
    proof = walker.proof
    assert proof is not None
    receiver, beside = _receiver(node), operands(node)
    by_key = _orders_by_key(walker, node, uses)
    compares = any(use in _COMPARING for use in (*uses, row.receiver))
    is_content = compares and any(_shows_content(walker, each) for each in beside)
    for arg, use in zip(node.args, uses):
        # Where content is compared, too, it decides how far the comparing goes.
        decided = walker.label(arg).level or (use in _COMPARING and is_content)
        # What is only read may be handed whatever else is passed: a specification, a key.
        decided = decided or (use is Use.READ and _stands_by_content(walker, arg, beside))
        with walker.control.under(arg if decided else None):
            ask_by_use(proof, arg, Use.ITERATE if use is Use.ORDER and by_key else use, node)
            ask_what_is_drawn(walker, arg, drawn.get(arg, ()))
        if row.constructs:
            ask_to_construct(proof, arg)
        if row.asks:
            ask(proof, arg, row.asks, arg)
    _ask_answers(walker, node, row, uses)
    if row.manner is Manner.FORMAT:
        _read_by_template(walker, node, node.callee, node.args)
    if receiver is not None:
        with walker.control.under(node if row.receiver in _COMPARING and is_content else None):
            asked = Use.ITERATE if row.receiver is Use.ORDER and by_key else row.receiver
            ask_by_use(proof, receiver, asked, node, is_heard=not row.detached)
        ask_receiver(proof, receiver, is_heard=not row.detached)
        _ask_what_is_handed(walker, node, receiver)
        if row.constructs:
            ask_to_construct(proof, receiver)


def _read_by_template(
    walker: Walker, node: CallExpr, method: Expression, shown: Sequence[Expression]
) -> None:
    """The template is the receiver, or the first argument: of ``str.format``, of a formatter."""
    assert walker.proof is not None
    found = walker.proof.callees.resolve(method)
    template = found.expr if isinstance(found, MemberExpr) else method
    is_template = is_text(walker.type(template)) or not shown
    read_by_template(walker.proof, node, template if is_template else shown[0], shown)


def _ask_what_is_handed(walker: Walker, node: CallExpr, receiver: Expression) -> None:
    """A library hands what it is passed to methods that the program has in place of its own."""
    proof, info = walker.proof, class_of(walker.proper(receiver))
    if proof is None or info is None or proof.callees.is_library(info):
        return
    for arg in node.args:
        if proof.carries(arg):  # what was computed from content is a site of its own
            name = proof.vouching.handed_anything(info)
            if name is not None:
                message = messages.handed_content(name, walker.written(receiver))
                proof.refuse(node, message, *node.args)
            return


def _shows_content(walker: Walker, arg: Expression) -> bool:
    """Whether comparing a value, or the items that it gives, reads content.

    An iterator, or a view, is one and the same; what it gives is ordered as that says itself.
    """
    # mypy takes the items of a generator for what is asked for, such as any objects.
    made = isinstance(arg, GeneratorExpr) and carries(walker.type(arg.left_expr))
    item = walker.item(arg)
    return made or compares_content(walker.type(arg)) or (item is not None and carries(item))


def _orders_by_key(walker: Walker, node: CallExpr, uses: list[Use]) -> bool:
    """Whether what is compared is what a function answers for each item, and never an item."""
    keys = (arg for arg, use in zip(node.args, uses) if use is Use.CALL)
    return any(isinstance(walker.proper(key), CallableType) for key in keys)


def _ask_answers(walker: Walker, node: CallExpr, row: Row, uses: list[Use]) -> None:
    """What a function answers is compared, hashed or tested in the place of the items."""
    assert walker.proof is not None
    given = [library_asks(use) for use in {*uses, row.receiver} if use in _COMPARING]
    methods = [name for found in given if found is not None for name in found[1]]
    is_chosen = any(walker.label(arg).level for arg in node.args)
    for arg, use in zip(node.args, uses):
        answer = _answer(walker.proper(arg)) if use in (Use.CALL, Use.SOME) else None
        if answer is None or not methods:
            continue
        look = node if is_chosen or _answers_content(walker, node, arg) else None
        with walker.control.under(look):
            ask(walker.proof, arg, methods, arg, inside=True, part=answer)


def _answer(function: ProperType) -> Type | None:
    """The type of what a function, a class or an object gives that is called."""
    if isinstance(function, Instance):
        called = function.type.get("__call__")
        function = get_proper_type(called.type) if called and called.type else function
    if isinstance(function, Overloaded):
        return UnionType.make_union([each.ret_type for each in function.items])
    return function.ret_type if isinstance(function, CallableType) else None


def _stands_by_content(walker: Walker, arg: Expression, beside: list[Expression]) -> bool:
    """Whether content is passed beside an object of a class of the program."""
    proof = walker.proof
    assert proof is not None
    own = class_of(walker.proper(arg))
    if own is None or proof.callees.is_library(own):
        return False
    others = [each for each in beside if each is not arg]
    return any(
        walker.label(each).level is Level.CONTENT or carries(walker.type(each)) for each in others
    )


def _passed(walker: Walker, node: CallExpr, row: Row, uses: list[Use]) -> Iterator[Label]:
    receiver = _receiver(node)
    if receiver is not None:
        yield walker.label(receiver)
    asked = next((use for use in (Use.ORDER, Use.HASH_ITEMS) if use in uses), None)
    orders = asked is Use.ORDER or row.groups
    is_order = orders and asked and _orders_grounded(walker, node.args[uses.index(asked)])
    beside = [each for each in operands(node) if not isinstance(each, LambdaExpr)]
    for arg, use in zip(node.args, uses):
        if is_order and use is Use.CALL:
            continue  # it decides which of the wholly grounded items stands where
        if row.constructs and use is Use.HOLD and walker.label(arg).level is Level.SELECTED:
            # As where a record is made by its class: the field has it, which shows how many.
            walker.leaves(CoercionKind.FIELD, arg, as_object(walker, arg))
            continue
        label = walker.label(arg)
        if use in (Use.COUNT, Use.OUTSIDE):
            label = walker.of_form(arg, label)
        is_key = use is Use.CALL and Use.ORDER in (asked, row.receiver)
        if is_key and label.losses and any(map(walker.carrying, beside)):
            label = Label(label.level, (), node)  # it computes nothing that is given: it chooses
        yield label


def _used(
    walker: Walker,
    arg: Expression,
    use: Use,
    kind: CoercionKind,
    node: CallExpr,
    uses: list[Use],
) -> Label:
    """What comes of looking at an argument as a use does."""
    if use in (*_DRAWING, Use.CALL, Use.SOME) and _is_spread(node, arg) and walker.carrying(arg):
        return walker.lost(CoercionKind.ITERATION, arg, arg)  # it is the items that are drawn from
    if use is Use.CLASS and tells_presence(walker, node.args):
        walker.disclose(Disclosure.PRESENCE, arg)
        return KEPT
    if use is Use.COUNT and _is_retrieved_whole(walker, arg):
        walker.disclose(Disclosure.LENGTH, arg)
        return KEPT
    if use in (Use.OUTSIDE, Use.COUNT, Use.CLASS):
        return _outside(walker, arg)
    if use in (Use.READ, Use.COMPARE):
        return walker.read(kind, arg, arg)
    if use is Use.HASH:
        receiver = _receiver(node)
        is_kept = receiver is not None and keeps_keys(walker, receiver)
        is_chosen = is_kept or arg in walker.keys
        return walker.compared(CoercionKind.ELEMENT, arg, arg, is_chosen=is_chosen)
    if use in _DRAWING and walker.grounded(arg):
        return walker.lost(CoercionKind.ITERATION, arg, arg)
    if use is Use.HASH_ITEMS:
        return _items_hashed(walker, arg, node, uses)
    if use is Use.ORDER:
        return _items_ordered(walker, arg, node, uses)
    if use is Use.STOP:
        return _items_looked_at(walker, arg, node, uses)
    return KEPT


def _is_spread(node: CallExpr, arg: Expression) -> bool:
    """Whether an argument stands behind a star, so that what it holds is passed."""
    return any(each is arg and how.is_star() for each, how in zip(node.args, node.arg_kinds))


def _items_hashed(walker: Walker, arg: Expression, node: CallExpr, uses: list[Use]) -> Label:
    """The items, or the keys of what becomes a mapping, are compared with each other."""
    item = _key(walker, walker.item(arg))
    asked = next((arg for arg, use in zip(node.args, uses) if use is Use.CALL), None)
    if asked is not None and not _answers_content(walker, node, asked):
        return KEPT  # what is compared is the keys that a function makes of the items
    if item is None or not compares_content(item):
        return KEPT
    return walker.lost(CoercionKind.ELEMENT, arg, arg, is_chosen=is_wholly_grounded(item))


def _items_ordered(walker: Walker, arg: Expression, node: CallExpr, uses: list[Use]) -> Label:
    """Wholly grounded items may stand in any order; others show it by their plain parts."""
    item = walker.item(arg)
    if item is None or is_wholly_grounded(item):
        return KEPT
    asked = next((arg for arg, use in zip(node.args, uses) if use in (Use.CALL, Use.SOME)), None)
    if asked is None and are_items_of_mapping(walker.proper(arg)):
        return KEPT
    if asked is None and orders_plainly(walker, item, "__lt__", "__gt__"):
        return KEPT
    content = _answers_content(walker, node, asked) if asked is not None else compares_content(item)
    # Nothing is computed: it decides which of the items stands where.
    return Label(Level.CONTENT, (), node) if content else KEPT


def _answers_content(walker: Walker, node: CallExpr, function: Expression) -> bool:
    """Whether what a function answers is, or is computed from, content."""
    found = walker.proper(function)
    answer = found.ret_type if isinstance(found, CallableType) else None
    contract = contract_of(found)
    if contract is not None and contract.is_transparent:
        # Its own type says nothing of what it gives for what is grounded.
        others = (each for each in operands(node) if each is not function)
        return any(walker.label(each).level or walker.carrying(each) for each in others)
    if answers_about_content(walker, function):
        return True
    return bool(walker.label(function).level) or answer is None or carries(answer)


def _key(walker: Walker, item: Type | None) -> Type | None:
    """What is hashed of an item: of a pair that becomes part of a mapping, the key."""
    pair = get_proper_type(item) if item is not None else None
    return pair.items[0] if isinstance(pair, TupleType) and len(pair.items) == 2 else item


def are_items_of_mapping(items: ProperType | None) -> bool:
    """Whether these are the items of a dictionary, which differ in their plain keys already."""
    if not isinstance(items, Instance) or not has(items.type.fullname, Trait.PAIRS):
        return False
    return not carries(items.args[0])


def _items_looked_at(walker: Walker, arg: Expression, node: CallExpr, uses: list[Use]) -> Label:
    """Each item is asked for its truth, or a function is asked about it."""
    selects = _selects(walker, node, arg, uses)
    return walker.lost(CoercionKind.CONDITION, arg, arg) if selects else KEPT


def _orders_grounded(walker: Walker, arg: Expression) -> bool:
    item = walker.item(arg)
    return item is not None and is_wholly_grounded(item)


def _count(walker: Walker, node: CallExpr, uses: list[Use]) -> None:
    """How many grounded items there are shows in what is made of them, and of which it holds none.

    It shows as well where somebody catches that there were too few.
    """
    if carries(walker.type(node)) and not walker.ledger.is_caught:
        return
    receiver = node.callee.expr if isinstance(node.callee, MemberExpr) else None
    if receiver is not None and not isinstance(walker.proper(node), NoneType):
        walker.counts(receiver)
    for arg, use in zip(node.args, uses):
        if use not in _WHOLE:
            walker.counts(arg)


_WHOLE = frozenset({Use.HOLD, Use.CLASS, Use.OUTSIDE})
"""What may be done with a container without drawing from it."""


def _outside(walker: Walker, arg: Expression) -> Label:
    """How many items there are, or of which class something is."""
    if walker.grounded(arg):
        return walker.lost(CoercionKind.CONDITION, arg, arg)
    if carries(walker.type(arg)) and not walker.label(arg).level:
        walker.disclose(Disclosure.LENGTH, arg)
    return KEPT


def _is_retrieved_whole(walker: Walker, arg: Expression) -> bool:
    """Whether this is a container just as a boundary gave it, whose length is disclosed."""
    found = walker.proper(arg)
    held = get_proper_type(content(found)) if is_grounded(found) else None
    if walker.proof is None or not isinstance(held, Instance):
        return False
    given = walker.proof.callees.resolve(arg)
    given = given.expr if isinstance(given, AwaitExpr) else given
    contract = walker.proof.callees.contract(given.callee) if isinstance(given, CallExpr) else None
    is_boundary = contract is not None and contract.kind in (Kind.TOOL, Kind.PROMPT)
    return is_boundary and has(held.type.fullname, Trait.HOLDING)


def tells_presence(walker: Walker, args: list[Expression]) -> bool:
    """Whether a test for a class tells no more than whether there is something grounded."""
    asked = args[1] if len(args) == 2 else None
    info = referred(asked) if isinstance(asked, RefExpr) else None
    if not isinstance(info, TypeInfo):
        return False
    return info.fullname == GROUNDED or is_told_apart(walker.type(args[0]), info)


def _acts(
    walker: Walker,
    node: CallExpr,
    row: Row,
    uses: list[Use],
    labels: list[Label],
    drawn: dict[Expression, list[Type]],
    unaware: list[Expression],
) -> None:
    """What a call does beside giving something.

    ``unaware`` are the functions to which what they are called with is plain.
    """
    receiver = _receiver(node)
    if receiver is not None and not row.quiet:
        label = walker.label(receiver)
        # Which object is changed, or asked, is decided by content; in high code see below.
        is_chosen = label.level is Level.CONTENT and (label.losses or walker.pc is None)
        if is_chosen and not (row.changes == "self" and is_fresh(walker, receiver)):
            walker.leaves(CoercionKind.ARGUMENT, receiver, label)
    if _is_line(node, row) or Use.AWAIT in uses:
        walker.acts(node, *labels)
    elif row.changes:
        _change(walker, node, row, uses, labels)
    elif not row.quiet:
        walker.leaves(CoercionKind.ARGUMENT, node, join(*labels))
        for arg, use in zip(node.args, uses):
            if use is Use.HOLD:
                walker.leaves(CoercionKind.ARGUMENT, arg, as_object(walker, arg))
        walker.changes(node, f"calling `{walker.written(node.callee)}`")
    content = join(*labels).level is Level.CONTENT
    for arg, use in zip(node.args, uses):
        if use is Use.READ:
            look_up_inside(walker, node, arg, join(*labels))
    for arg, use in zip(node.args, uses):
        if use is Use.HOLD:
            continue
        beside = [*([receiver] if receiver is not None else []), *node.args]
        others = join(*[walker.label(each) for each in beside if each is not arg])
        # How far it is advanced is content, where what is drawn, or is asked, is.
        with walker.control.under(node if content or others.level else None):
            advance(walker, arg)
            draw_parts(walker, arg, drawn.get(arg, ()))
        _draw(walker, node, row, uses, arg, use, others)
        if use in (Use.CALL, Use.SOME) or (use is Use.READ and is_function(walker, arg)):
            # How often it is called, and with what, is decided by what else is passed.
            handed = any(
                other in _HANDING and carries(walker.type(each))
                for each, other in zip(node.args, uses)
                if each is not arg
            )
            # What it answers is compared with what ends the items.
            ends = use is Use.SOME and Use.HASH in uses and _answers_content(walker, node, arg)
            handed = handed or ends or arg in unaware
            with walker.control.under(node if others.level or handed else None):
                _run(walker, arg, labels)
                _ask_by_function(walker, node, arg)


def _draw(
    walker: Walker,
    node: CallExpr,
    row: Row,
    uses: list[Use],
    arg: Expression,
    use: Use,
    others: Label,
) -> None:
    """What makes the items of an argument runs as often as it is drawn from."""
    # Whether content is among what the call is made on and with.
    handles = any(map(walker.carrying, operands(node)))
    is_content = walker.label(arg).level or others.level or handles
    stops = _stops(row, use) and is_content
    if stops or (use is Use.ADVANCE and others.level):
        draw_by_content(walker, arg, node)
    elif use is Use.ADVANCE or (use in _DRAWING and Use.ADVANCE in uses):
        draw_some(walker, arg)  # what stands beside it may have fewer items


def _stops(row: Row, use: Use) -> bool:
    """Whether a library function may stop at an item that decides its answer."""
    if use in (Use.HASH_ITEMS, Use.ORDER):
        return row.gives is Gives.VALUE
    # What reads a value as a whole computes another one from that.
    return use is Use.STOP or (use is Use.READ and not (row.lift or row.lazy))


def is_function(walker: Walker, arg: Expression) -> bool:
    """Whether this is a function, which whatever reads it may call; not a class or an object."""
    found = walker.proper(arg)
    return isinstance(found, FunctionLike) and not found.is_type_obj()


def _run(walker: Walker, arg: Expression, labels: list[Label]) -> None:
    """A function that is passed to be called does what it does here."""
    assert walker.proof is not None
    target = walker.proof.callees.resolve(arg) if is_partial(arg) else arg
    found = walker.proof.callees.definition(target) if isinstance(target, RefExpr) else None
    called = row_of(walker, target, found)
    function = target if isinstance(target, LambdaExpr) else found
    if called is not None:
        if not called.quiet:
            walker.leaves(CoercionKind.ARGUMENT, arg, join(*labels))
            walker.changes(arg, f"calling `{walker.written(arg)}`")
        return
    if not isinstance(walker.proper(target), (FunctionLike, TypeType)):
        ask(walker.proof, arg, ("__call__",), arg)  # an object, whose own call runs here
        return
    made = walker.proof.callees.resolve(target)
    is_made = maker(walker.proof.callees, made) is not None
    is_variable = found is None or isinstance(found, Var)
    several = known_of_each(walker, target) if is_variable else None
    summary = known_of_written(walker, made) if is_made else several or known_of(walker, function)
    is_own = is_own_callback(walker, found)
    if is_own or function in walker.ledger.calling:
        call_back(walker)
    if not (is_own or summary.quiet):
        walker.changes(arg, "calling what changes something")
    if summary.acts:
        walker.acts(arg, *labels)
        if is_told(walker.type(arg)):
            walker.disclose(Disclosure.EFFECT, arg)
    left = traces(summary)
    is_open = (isinstance(found, Var) and several is None) or is_made
    walker.ran(left._replace(blends=True) if is_open else left, arg, ())


def _ask_by_function(walker: Walker, node: CallExpr, function: Expression) -> None:
    """A function of the library that is passed to be called asks what is passed beside it."""
    proof, found = walker.proof, walker.proper(function)
    called = proof.callees.definition(function) if proof is not None else None
    if proof is None or not is_callable(found):
        return
    _look_up_by_function(walker, node, function)
    if called is None or not proof.callees.is_library(called):
        asks_items(walker, node, called)  # what it does with them is asked where it is written
        return
    listed = row(called.fullname)
    if listed is not None and listed.manner is Manner.FORMAT:
        others = [each for each in node.args if each is not function]
        _read_by_template(walker, node, function, others)
    asked = [*map(library_asks, _uses_by_reference(listed, found))]
    for other in node.args:
        if other is function:
            continue
        for own in asked:
            methods = None if own is None else (*own[0], *own[1])
            if methods is None or methods:
                ask(proof, other, methods, node, inside=True)


def _look_up_by_function(walker: Walker, node: CallExpr, function: Expression) -> None:
    """A function of the library, or an object that is called, may look up what it is passed."""
    assert walker.proof is not None
    called = walker.proof.callees.definition(function)
    is_own = called is not None and not walker.proof.callees.is_library(called)
    if isinstance(function, LambdaExpr) or (is_own and _knows_of_filling(walker, function)):
        return  # what it looks up is asked where that is written
    listed = row(called.fullname) if called is not None else None
    if Use.READ not in _uses_of_parameters(listed, walker.proper(function)):
        return
    for other in node.args:
        parts = inside_of(walker.type(other)) if other is not function else ()
        if any(fills_in(class_of(part)) for part in parts):
            walker.changes(node, f"looking up a key of `{walker.written(other)}`")


def _knows_of_filling(walker: Walker, function: Expression) -> bool:
    """Whether a parameter of a function is declared as a mapping that adds what is looked up."""
    found = walker.proper(function)
    taken = found.arg_types if isinstance(found, CallableType) else []
    return any(fills_in(class_of(part)) for slot in taken for part in inside_of(slot))


def _uses_by_reference(row: Row | None, signature: ProperType | None) -> set[Use]:
    """What a library function may do with what it is handed, or belongs to."""
    uses = _uses_of_parameters(row, signature)
    return uses if row is None else {*uses, row.receiver}


def _uses_of_parameters(row: Row | None, signature: ProperType | None) -> set[Use]:
    """What a library function may do with its arguments; one without a row, anything."""
    if row is None or not isinstance(signature, FunctionLike):
        return {Use.READ}
    return {use for each in signature.items for use in row.parameters(named(each))}


def _is_line(node: CallExpr, row: Row) -> bool:
    """Whether an effect is a line that nothing of the program reads back."""
    return row.line and (not row.elsewhere or row.elsewhere not in node.arg_names)


def _change(walker: Walker, node: CallExpr, row: Row, uses: list[Use], labels: list[Label]) -> None:
    """Something is put into, or taken out of, an object that is passed."""
    changed = changed_by(node, row)
    if isinstance(node.callee, SuperExpr) and fills_as_base(walker, node):
        for arg in node.args:
            walker.leaves(CoercionKind.ARGUMENT, arg, as_object(walker, arg))
        walker.high(node, f"calling `{walker.written(node.callee)}`")
    elif changed is None:
        # What is changed stands behind another name, and holds what was put into it there.
        walker.leaves(CoercionKind.ARGUMENT, node, join(*labels))
        walker.changes(node, f"calling `{walker.written(node.callee)}`")
    elif isinstance(changed, GeneratorExpr):
        return  # nobody else has it, and what it draws from is asked where it is written
    elif row.changes != "self" and is_own_iterator(walker, changed):
        move_on(walker, changed)
    elif is_fresh(walker, changed):
        held = [*put_there(walker, node, row, uses, changed)]
        grow(walker, changed, *labels, most=_most(walker, node, changed, held))
        hold(walker, changed, *held)
    else:
        walker.leaves(CoercionKind.ARGUMENT, changed, walker.label(changed))
        for part in node.args:
            walker.leaves(CoercionKind.ARGUMENT, part, as_object(walker, part))
        chosen = walker.label(changed)
        if chosen.losses or chosen.level is not Level.CONTENT:  # or it is refused already
            walker.leaves(CoercionKind.ARGUMENT, node, join(*labels))
        cure = _cure_of_lent(walker, changed) or cure_of_shared(walker, changed)
        walker.changes(node, f"changing `{walker.written(changed)}`", cure)


def _cure_of_lent(walker: Walker, changed: Expression) -> str | None:
    """What to write where an object is not the body's own because of what one of its fields holds.

    The function changes that as well, or gives it a second name.
    """
    names = walker.lending.kept - {ANY_FIELD, *(field.name for field in fields_to(changed))}
    root = walker.root_of(changed)
    taken = [argument.variable for argument in walker.functions[-1].arguments]
    if not names or root is None or root is changed or root.node in taken:
        return None
    return messages.change_lent(root.name, min(names))


def _most(walker: Walker, node: CallExpr, changed: Expression, held: list[Expression]) -> Level:
    """What content can decide at most of a container by what a call puts there."""
    found = walker.type(changed)
    if selects_beside(found):
        return Level.SELECTED
    is_content = join(*map(walker.label, node.args)).level is Level.CONTENT
    if is_content or not are_answers(walker, found, held):
        return Level.CONTENT  # what is put there may say what was retrieved
    told_by_line(walker, walker.chosen(), found, *held)
    return Level.SELECTED


def put_there(
    walker: Walker, node: CallExpr, row: Row, uses: list[Use], changed: Expression
) -> Iterator[Expression]:
    """The arguments that a container holds then; of one that is drawn, it holds the items."""
    for arg, use in zip(node.args, uses):
        is_drawn = use in _DRAWING and not walker.answers_itself(arg)
        is_asked = use is Use.CALL and row.calls_at_once  # for the order of the items
        if arg is changed or is_asked or (is_drawn and holds_values(walker.type(arg))):
            continue
        yield arg


def changed_by(node: CallExpr, row: Row) -> Expression | None:
    """What a function of the library changes, if that is written there."""
    if row.changes == "self" and not _is_of_class(node):
        return _receiver(node)
    # The functions that change a parameter change their first one.
    return node.args[0] if node.args else None


def _receiver(node: CallExpr) -> Expression | None:
    return node.callee.expr if isinstance(node.callee, MemberExpr) else None


def _given(walker: Walker, node: CallExpr, row: Row, uses: list[Use], labels: list[Label]) -> Label:
    if row.gives in (Gives.NOTHING, Gives.NEVER):
        return KEPT
    if row.gives is Gives.FRESH:
        # What it is made with, such as the most that it takes, shows in what it does.
        made_with = join(*labels)
        return made_with if made_with.level is Level.CONTENT else KEPT
    if isinstance(walker.proper(node), NoneType):
        return KEPT
    if row.gives is Gives.RETURNED:  # of each of the items, which may be keys
        items = [*filter(None, map(walker.item, operands(node)))]
        labels = [reduce(read_as_key, items, label) for label in labels]
    labels += _answers(walker, node, row, uses)
    calls_some = Use.SOME in uses and (Use.HASH in uses or row.gives is Gives.RETURNED)
    if calls_some and _answers_content(walker, node, node.args[uses.index(Use.SOME)]):
        labels.append(Label(Level.CONTENT, (), node))
    if row.gives is Gives.SELECTED:
        tested = [arg for arg, use in zip(node.args, uses) if use in _TESTING]
        if any(_selects(walker, node, arg, uses) for arg in tested):
            labels.append(Label(Level.CONTENT, (), node))
    return walker.made(node, *labels)


def _answers(walker: Walker, node: CallExpr, row: Row, uses: list[Use]) -> Iterator[Label]:
    """What a plain result is computed from the answers of functions, be they content."""
    if row.gives not in (Gives.VALUE, Gives.RETURNED):
        return
    gives = _mixes if carries(walker.type(node)) else _gives_content
    for arg, use in zip(node.args, uses):
        if use in (Use.CALL, Use.SOME) and gives(walker, arg):
            yield walker.lost(CoercionKind.ARGUMENT, arg)


def _mixes(walker: Walker, function: Expression) -> bool:
    """Whether what a boundary answers has something plain beside what has sources."""
    found = walker.proper(function)
    contract = contract_of(found)
    if contract is None or not contract.is_transparent or not isinstance(found, CallableType):
        return False
    return has_plain_beside(found.ret_type)


def _gives_content(walker: Walker, function: Expression) -> bool:
    """Whether a function that is passed on is seen to answer with something grounded."""
    if isinstance(function, LambdaExpr):
        given = function.body.body[-1]
        answer = given.expr if isinstance(given, ReturnStmt) else None
        return answer is not None and walker.carrying(answer)
    found = walker.proper(function)
    return isinstance(found, CallableType) and carries(found.ret_type)


_TESTING = frozenset({Use.TEST, Use.STOP, Use.HASH_ITEMS})
"""What is done with the items that decide which ones are selected."""


def _selects(walker: Walker, node: CallExpr, items: Expression, uses: list[Use]) -> bool:
    """Whether which items are selected depends on what they hold."""
    tests = [arg for arg, use in zip(node.args, uses) if use in (Use.CALL, Use.SOME)]
    if tests and not isinstance(walker.proper(tests[0]), NoneType):
        return any(_answers_content(walker, node, test) for test in tests[:1])
    item = walker.item(items)
    return item is not None and (may_be_grounded(item) or compares_content(item))
