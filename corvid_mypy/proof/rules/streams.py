"""Iterators with names, which this body makes and nothing else draws from.

``hits = chain(fetch(a), fetch(b))`` is like a container of this body alone: how far it is drawn
nobody sees but by its name, and what is left of it is content where content decided that. What
makes its items must change nothing then, for it runs as often.
"""

from __future__ import annotations

from mypy.nodes import CallExpr, Expression, FuncDef, GeneratorExpr, NameExpr, SymbolNode

from corvid_mypy.proof.code.vouching import inside_of
from corvid_mypy.proof.rules.iteration import may_move
from corvid_mypy.proof.rules.lookups import row_of
from corvid_mypy.proof.rules.stopping import parts_of
from corvid_mypy.proof.walker import Walker


def is_generator(called: SymbolNode | None) -> bool:
    """Whether a call of a function of the program makes an iterator, which draws when it is drawn.

    A method may have another one in its place in a subclass, that gives an iterator of others.
    """
    is_function = isinstance(called, FuncDef) and not called.info
    return is_function and called.is_generator and not called.is_coroutine  # type: ignore[union-attr]


def read_iterator(walker: Walker, node: NameExpr) -> None:
    """Read a name for an iterator of this body, of which another one may be made."""
    state, local = walker.control.state, node.node
    if local is not None and node in walker.spending:
        state.share(local)
        state.spent[local] = node


def makes_own_iterator(walker: Walker, value: Expression) -> bool:
    """Whether an expression makes an iterator that nobody else draws from, and quietly so."""
    if not walker.proves or not may_move(walker.type(value)) or not _is_own(walker, value):
        return False
    item = walker.item(value)
    if item is None or any(map(may_move, inside_of(item))):
        return False  # a group of `groupby` draws from the groups that it is one of
    return _runs_quietly(walker, value)


def _is_own(walker: Walker, value: Expression) -> bool:
    """Whether an iterator is made here, and moves no other one on that has a name."""
    if isinstance(value, CallExpr):
        assert walker.proof is not None
        called = walker.proof.callees.definition(value.callee)
        listed = row_of(walker, value.callee, called)
        if not (listed.lazy if listed is not None else is_generator(called)):
            return False
    elif not isinstance(value, GeneratorExpr):
        return False
    return all(_is_own(walker, part) or _stays(walker, part) for part in parts_of(value))


def _stays(walker: Walker, part: Expression) -> bool:
    """Whether drawing from what an iterator is made of moves nothing on: it is known what it is."""
    assert walker.proof is not None
    found = walker.type(part)
    moves = any(map(may_move, inside_of(found)))
    return not (moves or walker.proof.vouching.is_anything(found, inside=True))


def _runs_quietly(walker: Walker, made: Expression) -> bool:
    """Whether what makes the items changes nothing, and says nothing to the world."""
    parts = parts_of(made)
    control, ledger = walker.control, walker.ledger
    before = control.state
    control.state = before.copy()
    with walker.trial(), control.trial(), walker.redrawing(made, parts):
        ledger.is_quiet, ledger.acts, ledger.calls_back = True, False, False
        walker.walk(made)
        is_quiet = ledger.is_quiet and not (ledger.acts or ledger.calls_back)
    control.state = before
    return is_quiet and all(
        _runs_quietly(walker, part) for part in parts if may_move(walker.type(part))
    )
