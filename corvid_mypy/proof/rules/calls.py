"""Calls: each argument against the parameter it fills, as mypy solved it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import TypeAlias

from mypy import nodes
from mypy.nodes import (
    ARG_STAR,
    CallExpr,
    Decorator,
    Expression,
    FuncDef,
    LambdaExpr,
    MemberExpr,
    NameExpr,
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
    Overloaded,
    ParamSpecType,
    ProperType,
    TupleType,
    Type,
    TypedDictType,
    TypeOfAny,
    UnionType,
    get_proper_type,
)

from corvid_mypy.inference import partials
from corvid_mypy.inference.signatures import solve
from corvid_mypy.library import (
    DELEGATING,
    GIVING,
    Gives,
    Manner,
    Row,
    Trait,
    Use,
    has,
    member,
    row,
    shows_outside_only,
)
from corvid_mypy.model.contracts import Contract, Kind, contract_of, is_proved
from corvid_mypy.model.special_methods import FILLING, IN_PLACE
from corvid_mypy.model.summary import (
    ANY,
    UNKNOWN,
    Disclosure,
    Summary,
    keeps_nothing,
    traces,
)
from corvid_mypy.model.types import (
    always_carries,
    carries,
    class_made,
    drops,
    forges,
    is_built_in,
    is_frozen_record,
    is_record,
    is_refusal,
    is_same,
    left_to_call,
    may_be_grounded,
    may_refuse,
    members,
    scatters,
    surely_grounds,
    unwrapped,
    widened_from,
)
from corvid_mypy.program.alternatives import alternatives
from corvid_mypy.program.callees import class_of, contract_named, is_runtime, passed_to
from corvid_mypy.proof.code.callbacks import unproved_helper
from corvid_mypy.proof.code.content import may_fill
from corvid_mypy.proof.code.implicit import cure_of_open
from corvid_mypy.proof.code.invocations import MADE_HERE, is_keyed_plainly
from corvid_mypy.proof.code.judging import Proof
from corvid_mypy.proof.code.vouching import inside_of
from corvid_mypy.proof.control import NOTHING
from corvid_mypy.proof.labels import (
    KEPT,
    Label,
    Level,
    has_lines,
    has_plain_beside,
    holds_refusals,
    is_answer,
    is_apart,
    is_data,
    is_frozen_value,
    is_selection,
    join,
    limited,
)
from corvid_mypy.proof.rules import keys
from corvid_mypy.proof.rules.answering import answers_about_content, asked_about_content
from corvid_mypy.proof.rules.arguments import (
    filled,
    held_by_variable,
    operands,
    put,
    takes_anything,
    uses_of,
)
from corvid_mypy.proof.rules.beside import only_waits, run_beside, run_by_unknown, waits_for
from corvid_mypy.proof.rules.choosing import (
    given_back,
    hands_over,
    holds_one_of,
    passes_plainly,
    puts_plainly,
)
from corvid_mypy.proof.rules.drawing import advance_all, advance_spread, draw_as_content_says
from corvid_mypy.proof.rules.either import asked_for_class, look_up_again, of_either
from corvid_mypy.proof.rules.fresh import fills_as_base, grow, is_own_iterator
from corvid_mypy.proof.rules.heeding import (
    call_back,
    hand_to_boundary,
    heed,
    is_decorated,
    is_own_callback,
)
from corvid_mypy.proof.rules.iteration import (
    advance,
    is_coroutine,
    is_lazy,
    may_move,
    shows_view,
)
from corvid_mypy.proof.rules.known import (
    known_of,
    known_of_each,
    known_of_written,
    replaceable,
    walk_written,
)
from corvid_mypy.proof.rules.library_calls import (
    are_items_of_mapping,
    asking_library,
    changed_by,
    put_there,
    tells_presence,
    walk_arguments,
)
from corvid_mypy.proof.rules.library_calls import called as library_call
from corvid_mypy.proof.rules.lookups import may_look_up, row_of
from corvid_mypy.proof.rules.nested import filling, run_in_place
from corvid_mypy.proof.rules.owning import as_object, gives_apart, is_all_own, is_one_of
from corvid_mypy.proof.rules.parts import may_offer, offering
from corvid_mypy.proof.rules.raising import raised_by
from corvid_mypy.proof.rules.refusing import is_verdict
from corvid_mypy.proof.rules.stopping import draw_by_content, draw_some
from corvid_mypy.proof.rules.streams import is_generator
from corvid_mypy.proof.rules.targets import by_computed_key, hold, mixed
from corvid_mypy.proof.saying import bound_in, only_weighed
from corvid_mypy.proof.walker import Walker, rule
from corvid_mypy.report import messages
from corvid_mypy.report.findings import CoercionKind, Forgery
from corvid_mypy.seam.checker import infer_again
from corvid_mypy.seam.language_names import BUILTINS, CHANGEABLE, EXCEPTION, PARTIAL
from corvid_mypy.seam.runtime_names import (
    BOUNDARIES,
    EACH,
    INTERPOLATE,
    JOIN,
    LIFTED,
    PROVENANCE,
    RUNTIME,
)
from corvid_mypy.seam.syntax import walk

_KINDS = {
    **dict.fromkeys((Manner.TEST, Manner.ORDER, Manner.GROUP), CoercionKind.CONDITION),
    Manner.REFLECT: CoercionKind.REFLECTION,
}
"""As what a site shows that an argument was looked at."""


@rule(CallExpr)
def call(walker: Walker, node: CallExpr) -> Label:
    """A call: its arguments go into the parameters, and what it gives depends on what is called."""
    if node.analyzed is not None:
        return walker.walk(node.analyzed)
    walker.calls.append(node)
    callee = node.callee
    receiver = callee.expr if isinstance(callee, MemberExpr) else None
    walker.direct.add(callee)
    if isinstance(callee, MemberExpr):
        look_up_again(walker, callee)
    with _lent(walker, node, receiver):
        walker.walk(callee)
    if receiver is not None and _is_view(walker, node):
        walker.walk(receiver)  # the view shows what is put in later, so the container is shared
    name = callee.fullname if isinstance(callee, RefExpr) else ""
    if walker.proof is not None:
        label = _proved(walker, node, name, walker.proof)
        for arg, how in zip(node.args, node.arg_kinds):
            if how is ARG_STAR:
                advance(walker, arg)
            if how.is_star():
                walker.consume(CoercionKind.ITERATION, arg, arg)  # what a star takes out is plain
        return label
    walker.walk_all(node.args)
    if not (_is_free(walker, node, name) if name else _is_free_method(walker, node)):
        signature = _signature(walker, node, name)
        _taken(walker, node, name, signature, contract_of(signature))
    return KEPT


def _lent(
    walker: Walker, node: CallExpr, receiver: Expression | None
) -> AbstractContextManager[None]:
    """Call a method of a fresh container; one of the program's may give its object away."""
    if receiver is None or not walker.control.state.fresh:
        return NOTHING
    found = class_of(walker.proper(receiver))
    if found is None or walker.of_library(found):
        if node in walker.unanswered:
            return walker.untouched(receiver)  # what it takes out, or finds there, nobody gets
        is_in_place = isinstance(node.callee, MemberExpr) and node.callee.name in IN_PLACE
        return NOTHING if is_in_place else walker.unshared(receiver, walker.type(node))
    called = walker.proof.callees.definition(node.callee) if walker.proof is not None else None
    summary = known_of(walker, called)
    contract = contract_named(called)
    # They are trusted to keep their own object to themselves, as they are to ask what that has.
    is_asking = contract is not None and contract.kind in (Kind.PROMPT, Kind.TOOL)
    keeps = is_asking or (keeps_nothing(summary) and not _fills_object(called))
    keeps = keeps or receiver in _owned(walker, node, called, summary)
    return walker.untouched(receiver) if keeps and _gives_value(walker, node) else NOTHING


def _gives_value(walker: Walker, node: CallExpr) -> bool:
    """Whether what a call gives neither is an object that it was passed, nor reads it later."""
    is_new = node in walker.unanswered or gives_apart(walker, node)
    return is_new or is_apart(_answer(walker, node))


def _answer(walker: Walker, node: CallExpr, found: Type | None = None) -> Type:
    """The type of what a call gives, once it is awaited if that is done at once.

    ``found`` is the type of the call, if it is another one than mypy left.
    """
    given = found if found is not None else walker.type(node)
    is_run = node in walker.awaited and isinstance(given, Instance) and given.args
    return given.args[-1] if is_run and isinstance(given, Instance) else given


def _lent_arguments(walker: Walker, node: CallExpr, called: SymbolNode | None) -> list[Expression]:
    """The arguments that a function changes, and gives to nobody."""
    if not walker.control.state.fresh or not _gives_value(walker, node):
        return []
    if _is_variable(called):
        return _owned(walker, node, called, known_of_each(walker, node.callee) or UNKNOWN)
    if not isinstance(called, (FuncDef, Decorator)) or walker.of_library(called):
        return []
    return _owned(walker, node, called, known_of(walker, called))


def _is_view(walker: Walker, node: CallExpr) -> bool:
    """Whether a call gives an iterator, or a view of a dictionary, that is read later."""
    if not walker.proves or node in walker.drawn_at_once:
        return False
    return shows_view(walker, node) or is_lazy(walker, node)


def _taken(
    walker: Walker,
    node: CallExpr,
    name: str,
    signature: ProperType | None,
    contract: Contract | None,
) -> None:
    """In an agent, each argument is held against the parameter that it fills."""
    if contract is not None and contract.is_transparent:
        _through(walker, node, signature, contract)
    else:
        _arguments(walker, node, name, signature, contract)
    if contract is None:
        keys.called(walker, node)


# -- calls in a proof ---------------------------------------------------------------------------


def _proved(walker: Walker, node: CallExpr, name: str, proof: Proof) -> Label:
    """The label of what a call gives in a proof, by who is called."""
    callee = node.callee
    if _is_free_method(walker, node):
        walker.ledger.tell()
        return walker.label(callee)
    called = proof.callees.definition(callee)
    either = of_either(walker, node) if called is None else None
    if either is not None:
        return either
    found = row_of(walker, callee, called)
    if name.startswith(_RUNTIME) and not isinstance(called, TypeInfo):
        return _runtime(walker, node, name)  # its records hold what they are given, like others
    if found is not None and found.refused and not found.spelled:
        walker.walk_all(node.args)  # the judge of calls says why
        return KEPT
    if found is not None and not _is_lifted(walker, node):
        with offering(walker, *_put_into_own(walker, node, found)):
            return _of_library(walker, node, name, found)
    with offering(walker, *_put_by_variable(walker, node, called)):
        return _of_other(walker, node, name, called)


def _of_other(walker: Walker, node: CallExpr, name: str, called: SymbolNode | None) -> Label:
    """The label of what a function gives that is neither the runtime's nor in the table."""
    callee, proof = node.callee, walker.proof
    assert proof is not None
    if isinstance(called, FuncDef) and called in walker.in_place:
        return _in_place(walker, node, called)
    if is_generator(called):
        walker.spending.update(node.args)  # what it gives draws from them
    lends, lent = _only_reads(walker, node, called), _lent_arguments(walker, node, called)
    if lends:
        proof.read_once.update(node.args)
    for arg, how in zip(node.args, node.arg_kinds):
        if not (how.is_star() and _is_collected(walker, arg)):
            is_lent = lends or arg in lent or _only_drawn(walker, node, called, arg)
            with walker.untouched(arg) if is_lent else _copied(walker, proof, node, arg):
                walker.walk(arg)
    signature = _signature(walker, node, name)
    # mypy makes one type of those of a union that differ in their contracts alone.
    is_several = called is None and len(proof.callees.definitions_of(callee)) > 1
    contract = None if is_several else contract_of(signature)
    answered = walk_written(walker, callee) if _is_variable(called) else KEPT
    labels = [join(walker.label(callee), answered), *map(walker.label, node.args)]
    if walker.ledger.is_heeded:
        _tell_of_failing(walker, proof, node, called, contract, labels)
    if contract is not None and contract.kind is Kind.PROMPT:
        proof.read_once.update(node.args)  # it gets containers of its own
    if contract is not None and contract.is_transparent:
        return _lifted(walker, node, signature, contract, labels)
    is_library = called is not None and walker.of_library(called)
    if is_library and contract is None and called is not None and not is_runtime(called):
        run_by_unknown(walker, node)
    with asking_library(walker) if is_library else NOTHING:
        _arguments(walker, node, name, signature, contract)
    if contract is not None and contract.kind is Kind.TOOL:
        for arg in node.args:
            if isinstance(walker.proper(arg), AnyType):  # what it is, and so its line, is unknown
                walker.leaves(CoercionKind.ARGUMENT, arg, walker.label(arg))
        hand_to_boundary(walker, node)
        walker.acts(node, *labels)
        if not contract.retrieves and any(map(walker.carrying, node.args)):
            walker.disclose(Disclosure.EFFECT, node)
        if contract.retrieves:
            # What it finds, it finds for what it was asked: what is plain there tells of that.
            found = join(*labels, _plain_beside(walker, node))
            return limited(found, walker.type(node))
        # It is trusted to ask the world, and may tell what the object holds that it is of.
        own = [callee.expr] if isinstance(callee, MemberExpr) else []
        return walker.made(node, walker.lose(CoercionKind.ARGUMENT, own, node), *labels)
    shown = _receiver(walker, node, callee) if isinstance(callee, MemberExpr) else KEPT
    return join(_of_program(walker, node, called, labels), shown)


def _in_place(walker: Walker, node: CallExpr, called: FuncDef) -> Label:
    """A nested function that runs here: what it does is asked in its body, with what is here."""
    with filling(walker, node, called):
        _arguments(walker, node, "", _signature(walker, node, ""), None)
    walker.untelling.add(node)  # what fails in it says so itself
    return run_in_place(walker, node, called)


def _put_by_variable(walker: Walker, node: CallExpr, called: SymbolNode | None) -> list[Expression]:
    """The objects of this body that a generic function may put into another one of this body."""
    if not walker.control.state.deep or not isinstance(called, (FuncDef, Decorator)):
        return []
    owners = _owned(walker, node, called, known_of(walker, called))
    held = held_by_variable(walker, node) if len(owners) == 1 else []
    return [arg for arg in held if may_offer(walker, owners[0], arg)]


def _put_into_own(walker: Walker, node: CallExpr, row: Row) -> list[Expression]:
    """The objects of this body that a library's method puts into a container of this body."""
    owner = changed_by(node, row) if row.changes else None
    if owner is None or not any(may_offer(walker, owner, arg) for arg in node.args):
        return []
    uses = uses_of(walker, node, row, _signature(walker, node, ""))
    held = put_there(walker, node, row, uses, owner)
    return [arg for arg in held if may_offer(walker, owner, arg)]


def _of_library(walker: Walker, node: CallExpr, name: str, found: Row) -> Label:
    """A library function that the table lists."""
    callee = node.callee
    signature = _signature(walker, node, name)
    uses = uses_of(walker, node, found, signature)
    if Use.CALL in uses or Use.SOME in uses:
        walker.ledger.tell()  # what it calls may fail because of content
    if found.unfailing:
        walker.shown.update(node.args)
    if found.gives is Gives.VALUE and found.quiet:
        walker.said.update(node.args)  # it gives none of them
    if Use.KIND in uses:
        asked_for_class(walker, node.args[0], node.args[uses.index(Use.KIND)])
    if name == PARTIAL and node.args:
        # Whoever calls it runs the function with what is bound here.
        walker.ran(traces(known_of_written(walker, node.args[0])), node, ())
    if found.gives is Gives.HELD and not found.changes:
        walker.keys.update(arg for arg, use in zip(node.args, uses) if use is Use.HASH)
    if found.gives in GIVING:
        # What these answer decides which items are given, and where; it is none of them.
        asked = [arg for arg, use in zip(node.args, uses) if use in _ASKED]
        walker.keys.update(asked)
        walker.weighed.update(part for each in asked for part in _answered_by(each))
    waits_for(walker, node, found, uses)
    walk_arguments(walker, node, found, uses)
    if only_waits(walker, node, found, uses):
        walker.unfailing.add(node)
    elif walker.ledger.is_heeded and _works_on_content(walker, node, found, uses):
        walker.ledger.tell()
    run_beside(walker, node, found, uses)
    kind = _kind(walker, callee, name, signature)
    if found.manner is Manner.MAP:
        _mapped(walker, kind, node, signature)  # the stub of a pool leaves the items open
        uses = [Use.HOLD for _ in uses]
        signature = None
    shown = _receiver(walker, node, callee) if isinstance(callee, MemberExpr) else KEPT
    label = library_call(walker, node, found, uses, signature, kind)
    if isinstance(signature, CallableType):
        _result(walker, kind, node, signature)
    return walker.made(node, label, shown)


def _tell_of_failing(
    walker: Walker,
    proof: Proof,
    node: CallExpr,
    called: SymbolNode | None,
    contract: Contract | None,
    labels: list[Label],
) -> None:
    """What a call of a function or class of the program tells by failing."""
    if contract is not None and _asks_plainly(walker, node, contract, labels):
        if contract.retrieves:
            walker.asks(node)
    elif isinstance(called, TypeInfo) and proof.vouching.makes_unfailingly(called):
        # What the program wrote may fail for reasons of its own, which shows where content decides
        # that it runs.
        is_generated = proof.vouching.makes_as_generated(called)
        (walker.unfailing if is_generated else walker.untelling).add(node)
    elif contract is not None and contract.kind is not Kind.FUNCTION:
        walker.ledger.tell()
    elif _is_inert(walker, called):
        walker.untelling.add(node)  # as recursion assumes it, also of what gives something grounded
    else:
        _fails_as_known(walker, node, called, labels)


def _fails_as_known(
    walker: Walker, node: CallExpr, called: SymbolNode | None, labels: list[Label]
) -> None:
    """What a function of the program tells by failing, by its summary."""
    known, method = known_of(walker, called), replaceable(called)
    # What is passed, and what its object holds, may be content in plain form, or selected by it;
    # and a method in a subclass may fail otherwise.
    if join(*labels, *map(walker.label, operands(node))).level or not (
        known.unfailing or known.only_asks
    ):
        walker.ledger.tell()
    elif method is not None and not _refuses_surely(method, known):
        walker.replaceable[node] = method
        walker.ledger.tell(node)
    elif known.unfailing:
        walker.untelling.add(node)
    else:
        walker.asks(node)


def _refuses_surely(method: FuncDef, known: Summary) -> bool:
    """Whether a method, and whatever a subclass has in its place, gets to its refusal."""
    return known.refuses_surely and contract_named(method) is None


def _works_on_content(walker: Walker, node: CallExpr, found: Row, uses: list[Use]) -> bool:
    """Whether a library function does anything with content that it may fail at."""
    if found.unfailing:
        return False
    receiver = [(node.callee.expr, found.receiver)] if isinstance(node.callee, MemberExpr) else []
    return any(
        walker.carrying(operand) and use not in _UNFAILING
        for operand, use in (*receiver, *zip(node.args, uses))
    )


def _answered_by(function: Expression) -> Iterator[Expression]:
    """What a lambda answers, as far as that is computed where it is written."""
    given = function.body.body[-1] if isinstance(function, LambdaExpr) else None
    if isinstance(given, ReturnStmt) and given.expr is not None:
        yield from only_weighed(given.expr)


_ASKED = (Use.CALL, Use.SOME)

_UNFAILING = frozenset({Use.HOLD, Use.OUTSIDE, Use.COUNT, Use.CLASS, Use.ITERATE, Use.AWAIT})
"""What may be done with content without failing at what it is."""


def _asks_plainly(walker: Walker, node: CallExpr, contract: Contract, labels: list[Label]) -> bool:
    """Whether the world is asked, with nothing of content: it fails as the world does."""
    is_world = contract.kind in (Kind.PROMPT, Kind.TOOL)
    return is_world and not (join(*labels).level or any(map(walker.carrying, operands(node))))


def _only_reads(walker: Walker, node: CallExpr, called: SymbolNode | None) -> bool:
    """Whether a function of the program keeps nothing of what it is passed, and changes nothing."""
    if not isinstance(called, (FuncDef, Decorator)) or not _gives_value(walker, node):
        return False
    return keeps_nothing(known_of(walker, called)) and not _fills_object(called)


def _fills_object(called: SymbolNode | None) -> bool:
    """Whether a function puts what it is passed into the object that it is passed first."""
    return called is not None and called.name in FILLING


def _copied(
    walker: Walker, proof: Proof, node: CallExpr, arg: Expression
) -> AbstractContextManager[None]:
    """Pass an argument to a prompt: of a container run time makes a copy, once the prompt runs."""
    contract, found = proof.callees.contract(node.callee), walker.proper(arg)
    if contract is None or contract.kind is not Kind.PROMPT or not isinstance(found, Instance):
        return NOTHING
    is_later = is_coroutine(walker.type(node)) and node not in walker.awaited
    is_copied = found.type.fullname in CHANGEABLE and not is_later
    return walker.unshared(arg) if is_copied else NOTHING


def _only_drawn(walker: Walker, node: CallExpr, called: SymbolNode | None, arg: Expression) -> bool:
    """Whether an iterator of this body is drawn from by a function, and neither kept nor given."""
    if not is_own_iterator(walker, arg) or not isinstance(called, (FuncDef, Decorator)):
        return False
    given = walker.type(node)
    is_apart_from_it = is_answer(given) and not any(map(may_move, inside_of(given)))
    return is_apart_from_it and keeps_nothing(known_of(walker, called))


def _is_collected(walker: Walker, arg: Expression) -> bool:
    """Whether an argument passes on what a parameter of ``ParamSpec`` collected, whatever it is."""
    return isinstance(arg, NameExpr) and isinstance(walker.proper(arg), ParamSpecType)


def _is_lifted(walker: Walker, node: CallExpr) -> bool:
    """Whether a method of a grounded value is called, or what ``lift`` gave."""
    callee = node.callee
    if isinstance(callee, MemberExpr) and walker.grounded(callee.expr):
        return True
    found = walker.proper(callee)
    return isinstance(found, Instance) and found.type.fullname == LIFTED


def _runtime(walker: Walker, node: CallExpr, name: str) -> Label:
    """What the runtime gives grounded keeps sources, all else is a look; ``each`` counts items."""
    if name in (JOIN, INTERPOLATE):
        return _text(walker, node, name)
    label = walker.walk_all(node.args)
    if name == EACH and node.args:
        walker.disclose(Disclosure.LENGTH, node.args[0])
    if not name.startswith(_BOUNDARY):  # what those drop they say themselves
        label = join(label, walker.lose(CoercionKind.ARGUMENT, node.args, node))
    return walker.made(node, label)


def _text(walker: Walker, node: CallExpr, name: str) -> Label:
    """A new text; one of nothing grounded is a bare one, which tells that nothing was selected."""
    walker.drawn_at_once.update(node.args)
    labels = []
    for arg in node.args:
        with walker.unshared(arg):
            labels.append(walker.walk(arg))
        if walker.label(arg).level is Level.SELECTED:
            walker.disclose(Disclosure.SELECTION, arg)
        if name == JOIN and arg is not node.args[0]:
            advance(walker, arg)
    advance_spread(walker, node)
    return walker.made(node, *labels)


def _lifted(
    walker: Walker,
    node: CallExpr,
    signature: ProperType | None,
    contract: Contract,
    labels: list[Label],
) -> Label:
    """A prompt asks the world; a lifted function or operation computes from content."""
    is_refused = walker.proof is not None and walker.proof.is_refused(node)
    with walker.control.under(node if contract.kind is not Kind.PROMPT else None):
        for arg in node.args if not is_refused else ():
            advance(walker, arg)  # content may say how far
            draw_by_content(walker, arg, walker.pc)
        advance_all(walker, node.args if not is_refused else ())
    _through(walker, node, signature, contract)
    bound = [each for each in bound_in(node.callee) if walker.label(each).losses]
    if bound and walker.carrying(node):
        walker.keep_sources(node, *bound, *node.args)  # what is called holds those
    if contract.kind is Kind.PROMPT:
        hand_to_boundary(walker, node)
        walker.acts(node, *labels)
        return walker.made(node, *labels, _plain_beside(walker, node))
    if isinstance(walker.proper(node), NoneType):
        return KEPT  # changes content, which stays grounded
    lost = walker.lose(CoercionKind.ARGUMENT, operands(node), node)
    if contract.kind is not Kind.OPERATION:  # of which it is known what is plain in its answer
        lost = join(lost, _plain_beside(walker, node))
    return walker.answered(node, lost, *labels)


def _plain_beside(walker: Walker, node: CallExpr) -> Label:
    """What is plain in what a boundary gives, beside what has sources: computed from content, too.

    That is a record that declares only some of its fields grounded, a tuple, a mapping, an object.
    """
    found = walker.type(node)
    is_plain_beside = walker.proves and has_plain_beside(found)
    if not is_plain_beside or not any(map(walker.carrying, operands(node))):
        return KEPT
    # Of a list of what is grounded, content decides how much it holds, and nothing else.
    lost = walker.lost(CoercionKind.ARGUMENT, node, is_chosen=is_selection(found))
    return limited(lost.noting(lambda loss: loss._replace(is_given=True)), found)


def _is_inert(walker: Walker, called: SymbolNode | None) -> bool:
    """Whether a function, or making an object of a class, reaches nothing grounded."""
    if isinstance(called, TypeInfo):
        return walker.proof is not None and walker.proof.vouching.makes_inertly(called)
    return known_of(walker, called).inert


def _of_program(
    walker: Walker, node: CallExpr, called: SymbolNode | None, labels: list[Label]
) -> Label:
    """A function or class of the program: content may be passed to none but inert, quiet code."""
    computed = [label for label in labels if label.level is Level.CONTENT]
    with walker.control.under(node if computed else None):  # content may say how far
        for arg in node.args:
            advance(walker, arg)  # whatever iterates over it there
            draw_some(walker, arg)
        advance_spread(walker, node)
    hands_over(walker, node, called)
    either = known_of_each(walker, node.callee) if _is_variable(called) else None
    summary = either or known_of(walker, called)
    if walker.proof is not None and called and is_keyed_plainly(walker.proof, node.callee, called):
        summary = summary._replace(proved=True)
    is_nested = isinstance(called, FuncDef) and called in walker.nested
    is_inert = _is_inert(walker, called) if isinstance(called, TypeInfo) else summary.inert
    # Where nothing carries, type variables stand for plain values.
    is_plainly = summary.neutral and not join(*labels).level and passes_plainly(walker, node)
    walker.ledger.is_inert &= is_inert
    raised_by(walker, node, called, summary)
    if summary.blends or (_is_variable(called) and walker.carrying(node)):
        walker.blend(node, *operands(node))
        walker.keep_sources(node, *operands(node), by=node.callee)
    if not (is_nested or is_inert):
        walker.ledger.is_neutral &= summary.neutral or is_own_callback(walker, called)
    if not isinstance(called, TypeInfo):  # a constructor says by its parameters what it takes
        may_look_up(walker, node, summary)
    fills = _fills_object(called)
    if summary.owns:
        owned = _owned(walker, node, called, summary)
        if owned and _are_own(walker, owned):
            if either is not None:
                # Which of several functions is called shows in what their lines say.
                walker.leaves(CoercionKind.ARGUMENT, node.callee, walker.label(node.callee))
            walker.lending.relied |= summary.relied
            return _of_own(walker, node, owned, summary, labels, fills=fills)
    helper = called if either is None else _first_unproved(walker, node)
    if (summary.owns or either is not None) and not summary.is_derived and walker.proof and helper:
        # Somebody else has it: an argument gave it away, or what runs later does.
        walker.proof.refuse(node, unproved_helper(walker.proof, helper, node.callee))
    is_quiet = summary.quiet
    if summary.heeds or summary.follows > summary.quiet:
        is_quiet = heed(walker, node, summary) and summary.follows
    if summary.draws:
        draw_as_content_says(walker, node)
    only_computes = (summary.inert and not summary.tells) or is_plainly
    if only_computes and summary.quiet and not fills:
        if summary.acts:
            walker.acts(node, *labels)
        return walker.made(node, *labels)
    kind = CoercionKind.ARGUMENT
    # What changes nothing only computes: with content it gives content. Its lines tell what it did.
    computes = summary.is_derived and is_quiet and not fills
    if computes and computed and (not isinstance(called, TypeInfo) or _is_kept_here(walker, node)):
        if summary.acts:
            walker.acts(node, *computed)
        for disclosed in summary.discloses:
            walker.disclose(disclosed, node)
        told = _told(walker, node, summary) if summary.tells else KEPT
        if isinstance(called, TypeInfo):
            walker.filled.add(node)
        if any(label.losses for label in computed):
            told = told._replace(losses=())  # what was lost has its place
        return limited(join(*computed, told), walker.type(node))
    asked = asked_about_content(walker, node) if summary.is_derived else []
    refused = [*_refused_with(walker, node, called)] if is_quiet else []
    for part in operands(node):
        if part not in asked and part not in refused:
            given = walker.label(part) if is_quiet else as_object(walker, part)
            walker.leaves(kind, part, given, cure_of_open(called))
    calls_back = is_own_callback(walker, called)
    # After a look all that it may be is quiet: which of them is called, only its answer tells.
    is_heeded = calls_back and walker.control.decides is not None
    chosen = walker.label(node.callee) if is_heeded else KEPT
    if not is_heeded:
        walker.leaves(kind, node.callee, walker.label(node.callee))
    if calls_back:
        call_back(walker)
        if is_decorated(walker, called):
            return KEPT  # the decorated function says itself what it does beside
    elif fills and is_quiet and fills_as_base(walker, node):
        walker.high(node, f"calling `{walker.written(node.callee)}`")
        _put_into_made(walker, node)
    elif not is_quiet or fills:
        cure = cure_of_open(called) or _cure_of_any(walker, node.callee)
        walker.changes(node, f"calling `{walker.written(node.callee)}`", cure)
    if summary.acts:
        walker.acts(node)
    for disclosed in summary.discloses:
        walker.disclose(disclosed, node)
    chooses, tells = (each and not is_plainly for each in (summary.chooses, summary.tells))
    if chooses and not is_quiet:
        puts_plainly(walker, node, called)
    picked = [part for part in operands(node) if is_one_of(walker, part)]
    walker.single_calls[node] = not (chooses or picked)
    if tells or chooses or answers_about_content(walker, node.callee):
        return limited(_told(walker, node, summary), _given_by_itself(walker, node))
    held = join(holds_one_of(walker, node, picked), *map(walker.label, refused))
    return join(given_back(walker, node, labels), held, limited(chosen, walker.type(node)))


def _put_into_made(walker: Walker, node: CallExpr) -> None:
    """The constructor of a base puts what it is passed into the object that is being made."""
    made = walker.outer.arguments[0].variable
    passed = [arg for arg in node.args if not (isinstance(arg, NameExpr) and arg.node is made)]
    if not all(is_frozen_value(walker.type(arg)) for arg in passed):
        walker.control.state.expose(made)


def _given_by_itself(walker: Walker, node: CallExpr) -> Type:
    """The type of what a call gives, whatever it is put into: a refusal, too, may stand there."""
    is_either = may_refuse(_answer(walker, node))
    return _answer(walker, node, infer_again(walker.checker, node) if is_either else None)


def _cure_of_any(walker: Walker, callee: Expression) -> str | None:
    """What to write where a method of what may be anything is called, such as of parsed JSON."""
    owner = callee.expr if isinstance(callee, MemberExpr) else None
    if owner is None or not isinstance(get_proper_type(unwrapped(walker.type(owner))), AnyType):
        return None
    return messages.say_what_it_is(walker.written(owner))


def _is_kept_here(walker: Walker, node: CallExpr) -> bool:
    """Whether a record is made that nobody has but its maker, or that nobody can change.

    Its fields may hold what was computed from content, as those of a record may that the body made
    before; who gets the record is asked for its label.
    """
    made, proof = walker.proper(node), walker.proof
    named = node.callee.node if isinstance(node.callee, RefExpr) else None
    if proof is None or not isinstance(named, TypeInfo) or not is_record(named):
        return False
    # What a refusal says is told by its line, and so is never content.
    if is_refusal(made) or not proof.vouching.makes_as_generated(named):
        return False
    return is_frozen_value(made) or node in walker.own_results or is_all_own(walker, node)


def _told(walker: Walker, node: CallExpr, summary: Summary) -> Label:
    """Content decides what a call gives: of what has sources, which one it is, or what is beside.

    That is like a choice of the body's own. What is new in it nobody else has.
    """
    found = _answer(walker, node)
    if carries(found) and is_data(found) and not summary.by_lines:
        said = walker.lost(CoercionKind.ARGUMENT, node).losses if summary.says else ()
        return Label(Level.CONTENT, said, node)
    return walker.lost(CoercionKind.ARGUMENT, node, is_chosen=not summary.says)


def _refused_with(
    walker: Walker, node: CallExpr, called: SymbolNode | None
) -> Iterator[Expression]:
    """What a refusal, or a record without sources, is made of that has a line already."""
    made = walker.proper(node) if isinstance(called, TypeInfo) else None
    refuses = made is not None and is_refusal(made)
    if made is None or not (refuses or (is_frozen_record(made) and not carries(made))):
        return
    for arg in node.args:
        label = walker.label(arg)
        # What another refusal says this one may say: either may be returned.
        if has_lines(label) or (refuses and walker.is_read_of_refusals(label)):
            yield arg


def _owned(
    walker: Walker, node: CallExpr, called: SymbolNode | None, summary: Summary
) -> list[Expression]:
    """The objects that are all that a call changes, if nobody else has them; see `Summary.owns`."""
    if not summary.owns or (_runs_later(called) and node not in walker.awaited):
        return []
    named = called if not _is_variable(called) else _one_of_several(walker, node)
    found = [passed_to(node, named, place) for place in _places(walker, named, summary)]
    owned = [each for each in found if each is not None]
    if not walker.lending.lends(summary.lent):
        return []  # it may put there what others have
    if len(owned) < len(found) or (len(owned) > 1 and held_by_variable(walker, node)):
        return []  # what a variable stands for may come to be in several of them
    return owned


def _first_unproved(walker: Walker, node: CallExpr) -> SymbolNode | None:
    """The first of several functions that is not derived, whatever it is passed."""
    assert walker.proof is not None
    callees = walker.proof.callees
    found = (callees.definition(each) for each in alternatives(callees, node.callee))
    return next((each for each in found if not known_of(walker, each).is_derived), None)


def _one_of_several(walker: Walker, node: CallExpr) -> SymbolNode | None:
    """One of the functions of which a call runs one, if all are passed the same in the same places.

    A call by position passes to each what the order says.
    """
    if walker.proof is None or any(node.arg_names):
        return None
    callees = walker.proof.callees
    others = [callees.definition(each) for each in alternatives(callees, node.callee)]
    is_plain = all(isinstance(each, FuncDef) and not each.info for each in others)
    return others[0] if others and is_plain and not any(map(_runs_later, others)) else None


def _places(walker: Walker, called: SymbolNode | None, summary: Summary) -> tuple[int, ...]:
    """The places of the objects that a call changes; recursion has them where the body has them."""
    function = called.func if isinstance(called, Decorator) else called
    is_again = isinstance(function, FuncDef) and function is walker.outer
    if summary.owned != ANY or not is_again:
        return summary.owned
    taken = enumerate(walker.outer.arguments)
    return tuple(place for place, argument in taken if argument.variable in walker.own)


def _are_own(walker: Walker, owned: list[Expression]) -> bool:
    """Whether nobody else has any of some objects, and no one of them holds anything of another."""
    if not all(walker.owns(each) or _is_made_for(walker, each) for each in owned):
        return False
    if any(is_frozen_value(walker.type(each)) for each in owned):
        return False  # others may have it, since by its type nobody can change it
    locals_ = [walker.container_of(each) for each in owned]
    roots = [walker.control.state.roots(each) for each in locals_ if each is not None]
    return sum(map(len, roots)) == len(frozenset[SymbolNode]().union(*roots))


def _is_made_for(walker: Walker, owned: Expression) -> bool:
    """Whether an object is made where it is passed: what becomes of it the result says alone."""
    return isinstance(owned, MADE_HERE) and is_all_own(walker, owned)


def _runs_later(called: SymbolNode | None) -> bool:
    function = called.func if isinstance(called, Decorator) else called
    return isinstance(function, FuncDef) and (function.is_coroutine or function.is_generator)


def _of_own(
    walker: Walker,
    node: CallExpr,
    owners: list[Expression],
    summary: Summary,
    labels: list[Label],
    *,
    fills: bool,
) -> Label:
    """A function that changes no more than objects that nobody else has: they may get content.

    ``fills`` is whether it is a constructor: that is quiet, since its own object is new otherwise.
    """
    soiled_by = next(filter(walker.carrying, node.args), node)
    kind, is_chosen = CoercionKind.ARGUMENT, not summary.says
    soil = KEPT
    if summary.soils or summary.answers:
        soil = walker.lost(kind, soiled_by, node, is_chosen=is_chosen)
    # The helper may have put there what it has otherwise.
    soil = soil.noting(lambda loss: loss._replace(is_former=True))
    label = join(*labels, soil)
    if label.level:
        walker.ledger.tell()
    if summary.acts:
        walker.acts(node, label)  # its lines tell what it did, as if it changed nothing
    for disclosed in summary.discloses:
        walker.disclose(disclosed, node)
    most = Level.SELECTED if summary.selects else Level.CONTENT
    stored = held_by_variable(walker, node)
    for owner in owners:
        if not isinstance(owner, MADE_HERE) and (fills or not summary.quiet):
            grow(walker, owner, label, most=most, assigned=summary.assigns)
        # All else that it put into the object nobody else has, or it would not be its own any more.
        hold(walker, owner, *(arg for arg in stored if arg is not owner))
    return limited(_answer_of_own(walker, node, summary, labels, label), walker.type(node))


def _answer_of_own(
    walker: Walker, node: CallExpr, summary: Summary, labels: list[Label], soiled: Label
) -> Label:
    """The label of what such a function gives; `soiled` is that of what it changed."""
    gives, callee = _answer(walker, node), node.callee
    receiver = walker.label(callee.expr) if isinstance(callee, MemberExpr) else KEPT
    if receiver.level is Level.SELECTED and (is_answer(gives) or holds_refusals(gives)):
        labels = [receiver, *labels[1:]]  # to name its method reads no more of it
    if summary.by_lines and is_verdict(walker.type(node)):
        # A guard, of whose results each has a line, whatever it changes beside.
        told = walker.lost(CoercionKind.ARGUMENT, node, is_chosen=not summary.says)
        return join(*labels, told if summary.answers else KEPT)
    # Where it does no more than select what they hold, lines tell whatever content decides of it.
    return join(*labels) if summary.selects and not summary.answers else soiled


def _is_variable(called: SymbolNode | None) -> bool:
    """Whether a callee names no definition, so that it may stand for one of several."""
    return called is None or isinstance(called, Var)


def _is_free_method(walker: Walker, node: CallExpr) -> bool:
    """Methods that say themselves what they tell of what they belong to."""
    callee = node.callee
    if not isinstance(callee, MemberExpr):
        return False
    if callee.name in PROVENANCE:
        return walker.grounded(callee.expr)
    return False


def _is_free(walker: Walker, node: CallExpr, name: str) -> bool:
    """Functions that read nothing of what they are handed, or say themselves what they drop."""
    if name in DELEGATING or name == INTERPOLATE:
        return walker.carrying(node)
    if shows_outside_only(name) and node.args:
        called = row(name)
        asks_class = called is not None and Use.CLASS in called.uses.values()
        is_presence = asks_class and tells_presence(walker, node.args)
        return is_presence or not walker.grounded(node.args[0])
    return name.startswith(_BOUNDARY)


_BOUNDARY = f"{BOUNDARIES}."
_RUNTIME = f"{RUNTIME}."


def _through(
    walker: Walker, node: CallExpr, signature: ProperType | None, contract: Contract
) -> None:
    """A prompt, a lifted function or operation: its result has the chains of its arguments."""
    types = [
        walker.type(arg)
        for arg, kind in zip(node.args, node.arg_kinds)
        if not (kind.is_star() and walker.grounded(arg))  # the items of a grounded whole are plain
    ]
    grounds = contract.kind is Kind.OPERATION or any(map(surely_grounds, types))
    if not grounds and contract.cites is None:
        for arg in node.args:
            walker.consume_carrying(CoercionKind.ARGUMENT, arg, arg)
    if grounds and contract.kind is not Kind.PROMPT and not walker.proves:
        walker.answered(node)
    callee = node.callee
    if isinstance(callee, MemberExpr) and walker.grounded(callee.expr):
        for arg in _put_into(walker, node, callee):
            mixed(walker, CoercionKind.ARGUMENT, arg)
        if not walker.proves and _fills(walker, node, callee):
            walker.consume_carrying(CoercionKind.ARGUMENT, callee.expr, node)
    if isinstance(signature, CallableType):
        for each in filled(walker, node, signature):
            if carries(signature.arg_types[each[1]]):
                put(walker, CoercionKind.ARGUMENT, node, signature, each)


def _fills(walker: Walker, node: CallExpr, callee: MemberExpr) -> bool:
    """Whether a method of grounded content may put content into a plain argument."""
    found = [walker.type(arg) for arg in node.args]
    return any(
        may_fill(member(info, callee.name), typ)
        for held in members(unwrapped(walker.type(callee.expr)))
        if (info := class_of(held)) is not None and walker.of_library(info)
        for typ in found
    )


def _put_into(walker: Walker, node: CallExpr, callee: MemberExpr) -> list[Expression]:
    """What a method puts into a grounded container, to be read back grounded."""
    for held in members(unwrapped(walker.type(callee.expr))):
        found = member(class_of(held), callee.name)
        if found is not None and found.puts is not None:
            return node.args[found.puts :]
    return []


def _arguments(
    walker: Walker,
    node: CallExpr,
    name: str,
    signature: ProperType | None,
    contract: Contract | None,
) -> None:
    """The arguments of a call that does not ground by itself, by who takes them."""
    row = _row_made(walker, node, signature)
    if row is not None:
        for field, arg in zip(node.arg_names, node.args):
            walker.flow(CoercionKind.FIELD, arg, row.items.get(field or ""))
        return
    callee = node.callee
    if not name and isinstance(callee, MemberExpr):
        _receiver(walker, node, callee)
    if contract is None or contract.kind is not Kind.TOOL:
        take = _taker(walker, name, callee)
        # A method of a union of classes takes what each of them takes.
        for each in signature.items if isinstance(signature, UnionType) else [signature]:
            one_of = None if each is None else get_proper_type(each)
            take(walker, _kind(walker, callee, name, one_of), node, one_of)
    elif not contract.retrieves:
        kept = _saved(walker, node, signature)
        for arg in node.args:
            if arg not in kept:
                walker.consume_carrying(CoercionKind.ARGUMENT, arg, arg)


def _saved(walker: Walker, node: CallExpr, signature: ProperType | None) -> list[Expression]:
    """What a tool is handed with its sources: its parameter says so, and nobody has its answer."""
    given = walker.proper(node)
    if isinstance(given, Instance) and given.type.has_readable_member("__await__"):
        given = get_proper_type(given.args[-1])
    is_unanswered = isinstance(given, NoneType) or node in walker.unanswered
    if not is_unanswered or not isinstance(signature, CallableType):
        return []
    taken = filled(walker, node, signature)
    slots = [(node.args[arg], widened_from(signature.arg_types[to])) for arg, to, _ in taken]
    whole = [arg for arg, how in zip(node.args, node.arg_kinds) if not how.is_star()]
    return [
        arg
        for arg, slot in slots
        if arg in whole and carries(slot) and not drops(walker.type(arg), slot)
    ]


def _taker(walker: Walker, name: str, callee: Expression) -> _Taker:
    """What is asked of the arguments of a call, by who takes them."""
    found = _row(walker, callee)
    if found is not None:
        return (_FUNCTIONS if name else _METHODS).get(found.manner, _parameters)
    return _collected if isinstance(callee, LambdaExpr) else _parameters


def _parameters(
    walker: Walker, kind: CoercionKind, node: CallExpr, signature: ProperType | None
) -> None:
    """Each argument is put into the parameter it fills; of an unknown callee, into anything."""
    args = node.args
    if not isinstance(signature, CallableType):
        for arg in args:
            walker.flow(kind, arg, AnyType(TypeOfAny.special_form), node)
        return
    fillings = filled(walker, node, signature)
    for each in fillings:
        put(walker, kind, node, signature, each)
    if not walker.proves and not walker.carrying(node):
        _swallowed(walker, kind, node, signature)
    narrows = signature.type_guard or signature.type_is
    if narrows is not None and args:
        walker.flow(CoercionKind.CAST, args[0], narrows)
    _result(walker, kind, node, signature)
    taken = {argument for argument, *_ in fillings}
    for argument, arg in enumerate(args if len(taken) < len(args) else ()):
        if argument not in taken:
            walker.consume_carrying(kind, arg, node)


def _swallowed(walker: Walker, kind: CoercionKind, node: CallExpr, signature: CallableType) -> None:
    """A type variable of the callee takes an argument whole, and its result shows none of it."""
    called = _row(walker, node.callee)
    receiver = node.callee.expr if isinstance(node.callee, MemberExpr) else None
    if receiver is not None and walker.carrying(receiver):
        return  # it may be put there
    if called is not None and (called.changes or {Use.CALL, Use.SOME} & {*called.takes}):
        return  # the same; or the function that takes it is held against it
    taken = [
        node.args[argument]
        for argument, formal, _ in filled(walker, node, signature)
        if takes_anything(signature, formal)
    ]
    sites = {site.node for site in walker.sites}
    if not any(part in sites for arg in taken for part in walk(node)):
        for arg in filter(walker.carrying, taken):
            walker.consume_carrying(kind, arg, node)


def _row_made(walker: Walker, node: CallExpr, signature: ProperType | None) -> TypedDictType | None:
    """The typed dictionary that a call of its class makes."""
    made = walker.proper(node)
    if not isinstance(made, TypedDictType) or not isinstance(signature, CallableType):
        return None
    named = node.callee.node if isinstance(node.callee, RefExpr) else None
    is_class = signature.is_type_obj() or isinstance(named, (TypeInfo, nodes.TypeAlias))
    return made if is_class else None


def _compared(
    walker: Walker, kind: CoercionKind, node: CallExpr, signature: ProperType | None
) -> None:
    """What orders its arguments compares them, or what ``key`` makes of them."""
    if not isinstance(signature, CallableType):
        _ordered(walker, node, node.args, _named(node, "key"))
        return
    for argument, formal, _ in filled(walker, node, signature):
        _scattered(walker, node.args[argument], widened_from(signature.arg_types[formal]))
    _gained(walker, kind, node, signature)
    wholes = [arg for arg, name in zip(node.args, node.arg_names) if name is None]
    forged = any(each.node in wholes for each in walker.forgeries)
    if len(wholes) == 1 and walker.grounded(wholes[0]) and not forged:
        # Its items are drawn plainly, whatever they are ordered by.
        walker.consume_carrying(CoercionKind.CONDITION, wholes[0], wholes[0])
        return
    fillings = filled(walker, node, signature)
    keys = [node.args[each[0]] for each in fillings if signature.arg_names[each[1]] == "key"]
    if not _ordered(walker, node, node.args, keys):
        for each in fillings:
            put(walker, kind, node, signature, each)


def _with_sentinel(
    walker: Walker, kind: CoercionKind, node: CallExpr, signature: ProperType | None
) -> None:
    """``iter(f, end)`` compares what ``f`` gives with the end."""
    if len(node.args) == 2:
        walker.tell_first(CoercionKind.CONDITION, node.args)
    else:
        _parameters(walker, kind, node, signature)


def _collected(
    walker: Walker, kind: CoercionKind, node: CallExpr, signature: ProperType | None
) -> None:
    """``(lambda *xs: ...)(x)``: mypy leaves what a starred parameter collects untyped."""
    callee = node.callee
    if isinstance(callee, LambdaExpr) and any(each.is_star() for each in callee.arg_kinds):
        for arg in node.args:
            walker.consume_carrying(kind, arg, arg)
            walker.stands_in(arg, walker.type(arg), AnyType(TypeOfAny.special_form))
    _parameters(walker, kind, node, signature)


def _put_into_set(
    walker: Walker, kind: CoercionKind, node: CallExpr, signature: ProperType | None
) -> None:
    """``xs.add(x)`` of a set hashes what it is handed, and keeps it."""
    if isinstance(signature, CallableType):
        for argument, formal, _ in filled(walker, node, signature):
            arg = node.args[argument]
            walker.stands_in(arg, walker.type(arg), signature.arg_types[formal])
    for arg in node.args:
        walker.tell_compared(CoercionKind.ELEMENT, arg)


def _mapped(
    walker: Walker, kind: CoercionKind, node: CallExpr, signature: ProperType | None
) -> None:
    """``pool.map(f, xs)``: the items go into the parameters of ``f``; the stub leaves them open."""
    function = walker.proper(node.args[0]) if node.args else None
    contract = contract_of(function)
    for index, (arg, name) in enumerate(zip(node.args[1:], node.arg_names[1:])):
        item = walker.item(arg) if name is None else walker.type(arg)
        if name is not None or not isinstance(function, CallableType):
            walker.consume_carrying(kind, arg, node)
        elif contract is not None and contract.is_transparent and not walker.grounded(arg):
            continue
        elif item is None or index >= len(function.arg_types):
            walker.consume_carrying(kind, arg, node)
        else:
            walker.flow_type(kind, arg, item, function.arg_types[index], node)


def _scattered(walker: Walker, arg: Expression, slot: Type) -> None:
    actual = walker.type(arg)
    if not walker.proves and scatters(actual, slot):
        walker.forgeries.append(Forgery(arg, actual, slot, CoercionKind.CONDITION, arg))


def _result(walker: Walker, kind: CoercionKind, node: CallExpr, signature: CallableType) -> None:
    """The slot around a call may have made another type of what the call gives."""
    given, result = signature.ret_type, walker.type(node)
    if given is result or is_same(given, result):
        return
    if isinstance(walker.proper(node.callee), UnionType):
        return  # its functions have no type variables that the slot could solve
    _gained(walker, kind, node, signature)
    walker.stands_in(node, given, result)
    called = _row(walker, node.callee)
    if walker.proves and called is not None and called.groups:
        return  # mypy leaves open what a lambda gives for a key; that it is content, its label says
    if drops(given, result):  # the slot solved a type variable so
        for arg in node.args:
            if walker.carrying(arg):
                walker.consume_carrying(kind, arg, node)
                return


def _gained(walker: Walker, kind: CoercionKind, node: CallExpr, signature: CallableType) -> None:
    """What is bare inside the call cannot be grounded after it, whatever the slot around it is."""
    given, result = signature.ret_type, walker.type(node)
    if forges(given, result):
        walker.forgeries.append(Forgery(node, given, result, kind))
    elif _gains(given, result):
        for arg in node.args:
            walker.scattered(kind, arg, result)


def _gains(bare: Type, slot: Type) -> bool:
    bare, slot = get_proper_type(bare), get_proper_type(slot)
    if carries(bare) or not always_carries(slot):
        return False
    if isinstance(bare, Instance) and isinstance(slot, Instance) and bare.type is slot.type:
        return any(map(_gains, bare.args, slot.args))
    return True


def _selected(
    walker: Walker, kind: CoercionKind, node: CallExpr, signature: ProperType | None
) -> None:
    """Each item is tested, or what the predicate makes of it."""
    if len(node.args) == 2:
        predicate, items = node.args
        found = walker.proper(predicate)
        is_function = isinstance(found, CallableType) and not found.is_type_obj()
        if not is_function or carries(found):
            walker.consume_carrying(CoercionKind.CONDITION, items, predicate)
    _parameters(walker, kind, node, signature)


def _named(node: CallExpr, name: str) -> list[Expression]:
    return [arg for arg, given in zip(node.args, node.arg_names) if given == name]


def _ordered(
    walker: Walker, node: CallExpr, operands: list[Expression], keys: list[Expression]
) -> bool:
    """Whether ordering compares content: the items', or that of what ``key`` makes of them."""
    called = _row(walker, node.callee)
    if called is not None and called.manner is Manner.GROUP:
        keys = [*keys, *node.args[1:2]]
    for key in keys:
        found = walker.proper(key)
        if not isinstance(found, CallableType) or carries(found.ret_type):
            walker.tell_first(CoercionKind.CONDITION, operands)
            return True
    positional = [arg for arg in operands if arg not in keys and not isinstance(arg, LambdaExpr)]
    compares_items = len(positional) == 1 or called is None or not called.compares_arguments
    if keys or (compares_items and not any(_compares_items(walker, each) for each in positional)):
        return False
    walker.tell_first(CoercionKind.CONDITION, positional)
    return True


def _compares_items(walker: Walker, operand: Expression) -> bool:
    """Whether comparing the items of an operand compares content."""
    item = get_proper_type(walker.item(operand))
    if isinstance(item, Instance) and is_proved(item.type, "__lt__"):
        return False
    return (item is None or carries(item)) and not are_items_of_mapping(walker.proper(operand))


def _signature(walker: Walker, node: CallExpr, name: str) -> ProperType | None:
    """The signature of the callee, solved for this call."""
    found = walker.proper(node.callee)
    if isinstance(found, Instance):
        if found.type.fullname == LIFTED:
            found = get_proper_type(found.args[0])
            if isinstance(found, Overloaded):
                return found.items[0]
        else:
            found = _left_to_call(walker, node, found) or found
    if name == PARTIAL and node.args:
        return _applied(walker, node) or found
    if isinstance(found, Overloaded) and _is_plain(walker, node, name):
        return None
    if isinstance(found, (Overloaded, Instance)):
        return solve(walker.checker, node, found, _given(walker, node))
    return found


def _is_plain(walker: Walker, node: CallExpr, name: str) -> bool:
    """Whether a function of Python makes built-in data of such: nothing can be lost or stood in."""
    return (
        name.startswith(BUILTINS)
        and is_built_in(walker.type(node))
        and all(map(is_built_in, _given(walker, node)))
    )


def _given(walker: Walker, node: CallExpr) -> list[Type]:
    return [walker.type(arg) for arg in node.args]


def _applied(walker: Walker, node: CallExpr) -> CallableType | None:
    """``partial(f, ...)``: what it is handed fills the parameters of ``f``."""
    function, made = walker.proper(node.args[0]), walker.type(node)
    if not isinstance(function, CallableType) or made is None:
        return None
    return partials.signature(walker.checker, node, function, _given(walker, node), made)


def _left_to_call(walker: Walker, node: CallExpr, found: Instance) -> ProperType | None:
    """What calling a partial object calls; a result that stayed plain was not grounded by it."""
    left = left_to_call(found)
    if left is None:
        return None
    contract = contract_of(left)
    if contract is not None and contract.is_transparent:
        if walker.carrying(node):
            return left
        left = left.copy_modified(instance_type=None)
    return solve(walker.checker, node, left, _given(walker, node)) or left


def _kind(
    walker: Walker, callee: Expression, name: str, signature: ProperType | None
) -> CoercionKind:
    called = _row(walker, callee)
    if called is not None and name and called.manner in _KINDS:
        return _KINDS[called.manner]
    if called is not None and called.manner is Manner.FORMAT:
        return CoercionKind.INTERPOLATION
    info = class_made(signature) if signature is not None else None
    if info is not None:
        if info.has_base(EXCEPTION):
            return CoercionKind.RAISE
        if is_record(info):
            return CoercionKind.FIELD
    return CoercionKind.ARGUMENT


def _row(walker: Walker, callee: Expression) -> Row | None:
    """What the library says of a callee, by its name or by what it is a method of."""
    if isinstance(callee, RefExpr) and callee.fullname:
        return row(callee.fullname)
    if isinstance(callee, MemberExpr):
        return member(class_of(walker.proper(callee.expr)), callee.name)
    return None


def _receiver(walker: Walker, node: CallExpr, callee: MemberExpr) -> Label:
    """A method of a plain container that compares, or gives away, the grounded values in it."""
    found = walker.proper(callee.expr)
    if may_be_grounded(found):
        return KEPT
    if isinstance(found, (TypedDictType, TupleType)) and _shows(walker, node, callee):
        return walker.lose(CoercionKind.ARGUMENT, (callee.expr,), node)
    if isinstance(found, Instance) and has(found.type.fullname, Trait.ORDERED):
        walker.tell_first(CoercionKind.CONDITION, node.args)
    elif walker.proves:
        return KEPT  # the table says what the methods of containers compare
    else:
        _looked_into(walker, node, callee)
    return KEPT


def _looked_into(walker: Walker, node: CallExpr, callee: MemberExpr) -> None:
    """In an agent, a method compares what its plain container holds."""
    called = _row(walker, callee)
    if called is not None and called.manner is Manner.ORDER:
        _ordered(walker, node, [callee.expr], _named(node, "key"))
    elif called is not None and called.manner is Manner.COMPARE:
        walker.consume_carrying(CoercionKind.CONDITION, callee.expr, node)


def _shows(walker: Walker, node: CallExpr, callee: MemberExpr) -> bool:
    """Whether a method of a record gives what the record holds, whatever its key."""
    called = _row(walker, callee)
    if called is None or called.gives is not Gives.HELD:
        return False
    if Use.HASH in called.takes and node.args:
        return by_computed_key(walker, callee.expr, node.args[0]) is not None
    return not called.takes


_Taker: TypeAlias = Callable[[Walker, CoercionKind, CallExpr, "ProperType | None"], None]

_FUNCTIONS: dict[Manner, _Taker] = {
    Manner.ORDER: _compared,
    Manner.GROUP: _compared,
    Manner.SELECT: _selected,
    Manner.END: _with_sentinel,
}
"""Functions that read their arguments, rather than put them into parameters alone."""

_METHODS: dict[Manner, _Taker] = {Manner.HASH: _put_into_set, Manner.MAP: _mapped}
"""The same of methods."""
