"""Callbacks that a helper calls after a look: it has them be quiet, and its callers see to that."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from mypy.nodes import (
    CallExpr,
    Decorator,
    DictionaryComprehension,
    Expression,
    ForStmt,
    GeneratorExpr,
    LambdaExpr,
    MemberExpr,
    NameExpr,
    SymbolNode,
    Var,
)

from corvid_mypy.model.summary import Disclosure, Summary
from corvid_mypy.proof.code.callbacks import functions
from corvid_mypy.proof.code.judging import Proof
from corvid_mypy.proof.code.vouching import holds_callable
from corvid_mypy.proof.code.wrapping import wrapping
from corvid_mypy.proof.rules.known import known_of_written
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report import messages
from corvid_mypy.seam.syntax import walk


def is_own_callback(walker: Walker, called: SymbolNode | None) -> bool:
    """Whether a function calls a parameter of its own, which each of its callers fills."""
    proof = walker.proof
    if proof is None or not proof.is_passed(called):
        return False
    if not walker.at_once.issuperset(walker.functions[1:]):
        return is_decorated(walker, called)
    if proof.is_parameter(called):
        return _is_filled(walker, called)
    drawn = proof.callees.drawn(called) if isinstance(called, Var) else []
    return all(_is_only_drawn(walker, each.sequence) for each in drawn)


def _is_filled(walker: Walker, parameter: SymbolNode | None) -> bool:
    """Whether each caller fills a parameter of the function.

    What a default is has been judged where the function is defined, and for another purpose.
    """
    return any(
        argument.variable is parameter and argument.initializer is None
        for argument in walker.outer.arguments
    )


def _is_only_drawn(walker: Walker, sequence: Expression) -> bool:
    """Whether loops draw from what a parameter holds, and nothing puts anything into it here."""
    parameter = sequence.node if isinstance(sequence, NameExpr) else None
    if not _is_filled(walker, parameter):
        return False
    nodes = [*walk(walker.outer.body)]
    drawn = {node.expr for node in nodes if isinstance(node, ForStmt)}
    for node in nodes:
        if isinstance(node, (GeneratorExpr, DictionaryComprehension)):
            drawn.update(node.sequences)
    named = (node for node in nodes if isinstance(node, NameExpr) and node.node is parameter)
    return all(node in drawn for node in named)


def is_decorated(walker: Walker, called: SymbolNode | None) -> bool:
    """Whether a function that is given in place of a decorated one calls that."""
    found = wrapping(walker.outer) if isinstance(called, Var) else None
    return found is not None and called is found.passed and walker.functions[-1] is found.caller


def call_back(walker: Walker) -> None:
    """It does whatever it does; after a look, that has to be nothing that others see."""
    walker.ledger.calls_back = True
    walker.ledger.calling.update(walker.functions[1:])
    if walker.control.decides is not None:
        walker.ledger.heeds = True


def heed(walker: Walker, node: CallExpr, summary: Summary) -> bool:
    """What is passed to a function that calls it; after a look, it changes nothing.

    Returns:
        Whether all that is passed changes nothing that others see.
    """
    proof = walker.proof
    assert proof is not None
    is_quiet = True
    passed = (_callables(walker, arg) for arg in node.args)
    for part in chain(_made_by(proof, node.callee), *passed):
        target = proof.callees.resolve(part)
        found = proof.callees.definition_of(target)
        is_own = is_own_callback(walker, found)
        if is_own or (isinstance(target, LambdaExpr) and target in walker.ledger.calling):
            walker.ledger.calls_back = True
            walker.ledger.heeds |= summary.heeds or walker.control.decides is not None
        if is_own:
            continue
        known = known_of_written(walker, target)
        if not known.quiet and summary.heeds:
            message = messages.noisy_callback(walker.written(part), walker.written(node.callee))
            proof.refuse(part, message)
        is_quiet = is_quiet and known.quiet
        if known.acts:
            walker.acts(part)
        if known.acts and summary.heeds:
            walker.disclose(Disclosure.EFFECT, part)
        for kind in known.discloses:
            walker.disclose(kind, part)
    return is_quiet


def hand_to_boundary(walker: Walker, node: CallExpr) -> None:
    """A prompt or a tool may hand content to the functions that it is passed, as plain values.

    What it does with them by itself it is trusted with; what these do, who wrote the proof decides.
    """
    proof = walker.proof
    is_content = walker.carrying(node) or any(map(walker.carrying, node.args))
    if proof is None or not is_content:
        return
    for part in chain(*(_callables(walker, arg) for arg in node.args)):
        target = proof.callees.resolve(part)
        if is_own_callback(walker, proof.callees.definition_of(target)):
            walker.ledger.calls_back = walker.ledger.heeds = True  # whoever fills it sees to that
        elif not known_of_written(walker, target).quiet:
            message = messages.told_callback(walker.written(part), walker.written(node.callee))
            proof.refuse(part, message)


def _made_by(proof: Proof, callee: Expression) -> Iterator[Expression]:
    """What a class method gets as its first argument, and may call to make an object."""
    found = proof.callees.definition_of(callee)
    is_class_method = isinstance(found, Decorator) and found.func.is_class
    if is_class_method and isinstance(callee, MemberExpr):
        yield callee.expr


def _callables(walker: Walker, arg: Expression) -> Iterator[Expression]:
    """The functions that an argument is, or holds where it is written out."""
    assert walker.proof is not None
    for part in functions(walker.proof, arg):
        if holds_callable(walker.type(part)):
            yield part
