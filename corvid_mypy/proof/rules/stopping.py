"""How far an iterator is drawn, where content says that: what makes its items runs as often.

An iterator that an expression makes is nobody else's; but what it draws from in its turn, and what
the code that makes its items does, others see. What is evaluated at once, such as the first
sequence of a generator and the arguments of a call, has run already, however far it is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import (
    AssignmentExpr,
    CallExpr,
    ConditionalExpr,
    Context,
    Expression,
    GeneratorExpr,
    LambdaExpr,
    MemberExpr,
    NameExpr,
    OpExpr,
    Var,
)

from corvid_mypy.library import Use
from corvid_mypy.model.summary import Disclosure
from corvid_mypy.proof.rules.iteration import may_move
from corvid_mypy.proof.rules.known import known_of
from corvid_mypy.proof.rules.lookups import row_of
from corvid_mypy.proof.walker import Walker


def draw_by_content(walker: Walker, sequence: Expression, look: Context | None) -> None:
    """A test decides how far a sequence is drawn: what makes its items is high code."""
    if look is None or walker.proof is None or walker.proof.is_refused(sequence):
        return  # to draw from what others have as well is refused already
    for made in making(walker, sequence):
        if made in walker.redrawn:
            continue  # each once: it may draw from itself, or be met by several ways
        parts = parts_of(made)
        with walker.control.under(look), walker.redrawing(made, parts):
            walker.walk(made)
            for part in parts:
                draw_by_content(walker, part, look)


def draw_some(walker: Walker, sequence: Expression) -> None:
    """As many items are drawn as is plain; what selects them draws as many as content says."""
    if walker.pc is not None:
        draw_by_content(walker, sequence, walker.pc)
    elif walker.proves:
        _draw_selected(walker, sequence, set())


def _draw_selected(walker: Walker, sequence: Expression, seen: set[Expression]) -> None:
    for made in making(walker, sequence):
        if made in seen:
            continue  # it is made of what it is bound to, as `items = map(f, items)` is
        seen.add(made)
        if _selects(walker, made):
            draw_by_content(walker, made, made)
            continue
        for part in parts_of(made):
            _draw_selected(walker, part, seen)


def making(walker: Walker, sequence: Expression) -> Iterator[Expression]:
    """The expressions that make what an expression gives, if drawing from that runs code."""
    if not may_move(walker.type(sequence)):
        return
    if isinstance(sequence, (GeneratorExpr, CallExpr)):
        yield sequence
    elif isinstance(sequence, ConditionalExpr):
        yield from making(walker, sequence.if_expr)
        yield from making(walker, sequence.else_expr)
    elif isinstance(sequence, OpExpr):
        yield from making(walker, sequence.left)
        yield from making(walker, sequence.right)
    elif isinstance(sequence, AssignmentExpr):
        yield from making(walker, sequence.value)
    elif isinstance(sequence, NameExpr):
        yield from _bound(walker, sequence)


def _bound(walker: Walker, name: NameExpr) -> Iterator[Expression]:
    """What makes the iterators that a local is bound to; a parameter's are their maker's affair."""
    local, proof = name.node, walker.proof
    if not isinstance(local, Var) or proof is None or "." in local.fullname:
        return
    for value in proof.callees.values(local):
        if not (isinstance(value, NameExpr) and value.node is local):
            yield from making(walker, value)


def parts_of(made: Expression) -> list[Expression]:
    """What was evaluated when an iterator was made, of which it may draw."""
    if isinstance(made, GeneratorExpr):
        return made.sequences[:1]
    if not isinstance(made, CallExpr):
        return []
    receiver = [made.callee.expr] if isinstance(made.callee, MemberExpr) else []
    return [*receiver, *(arg for arg in made.args if not isinstance(arg, LambdaExpr))]


def _selects(walker: Walker, made: Expression) -> bool:
    """Whether how far an iterator draws for one item is decided by content."""
    if walker.label(made).level:
        return True
    if not isinstance(made, CallExpr) or walker.proof is None:
        return False
    called = walker.proof.callees.definition(made.callee)
    listed = row_of(walker, made.callee, called)
    if listed is not None:
        orders = listed.lazy and Use.ORDER in listed.takes
        return orders and any(map(walker.carrying, (made, *made.args)))
    return Disclosure.SELECTION in known_of(walker, called).discloses
