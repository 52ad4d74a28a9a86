"""Mutants that no program can notice, each with the reason.

The names are those that the campaign prints.
"""

from __future__ import annotations

from tests.ablation.mutants import Mutant

_WORDING = {
    "of several looks either may be named, and all are looks": (
        "proof/control.py: Control.leave_function: `loop.look` left out",
        "proof/control.py: Control.leave_function: `self._rest` left out",
        "proof/control.py: Control.leave_loop: `loop.look` left out",
        "proof/control.py: Control._leave_pass: `self._rest_of_pass[-1]` left out",
    ),
    "lesser losses are named beside the greatest": (
        "proof/labels.py: join: `label.level is level` true",
    ),
    "what neither a look nor a loss explains is refused as a site of its own": (
        "proof/labels.py: join: `label.look is not None` true",
    ),
}

_EQUIVALENT = {
    "no look is no look: what it is joined with stays as it is": (
        "proof/control.py: Control.leave_function: `look is not None` true",
    ),
    "the whole loop is walked again below the look of its break": (
        "proof/control.py: Control.leave_loop: `self._leave_pass(look)` left out",
    ),
    "the passes are walked below what made the pass before high": (
        "proof/control.py: Control.loop: `loop.look` left out",
    ),
    "a loop that control does not get to is not walked: mypy leaves it out": (
        "proof/control.py: Control.loop: `exhausted.is_live` left out",
    ),
    "a label that says nothing costs another pass, and changes nothing": (
        "proof/control.py: _levels: `label.level` true",
    ),
    "a label that keeps everything says nothing, whatever losses it names": (
        "proof/labels.py: limited: `most is Level.KEPT` false",
    ),
    "control without a function begins nowhere; the test is for the type": (
        "proof/control.py: Control.begin: `self._function is not None` true",
    ),
    "only locals are asked for: what else is counted is never looked up": (
        "proof/nesting.py: _is_local: `return '.' not in (variable.fullname or '')` true",
        "proof/nesting.py: _locals_named: `_is_local(name.node)` left out",
        "proof/nesting.py: _locals_named: `isinstance(name.node, Var)` left out",
    ),
    "the rule is there because each class has one; blocks are walked by what holds them": (
        "proof/rules/statements.py: block: `block` does nothing",
        "proof/rules/statements.py: block: `walker.block(node)` left out",
    ),
    "mypy refuses `return` without a value where something is answered": (
        "proof/rules/statements.py: returned: `walker.control.end()` left out",
        "proof/rules/statements.py: returned: `walker.disclose(Disclosure.REFUSAL, node)` left out",
        "proof/rules/statements.py: returned: `walker.pc is not None and refuses(walker)` false",
        "proof/rules/statements.py: returned: `walker.pc is not None` left out",
    ),
    "what is walked a second time is found once": (
        "proof/rules/statements.py: overloaded: `node.impl is not None` left out",
        "proof/rules/statements.py: overloaded: `node.impl not in node.items` left out",
        "proof/rules/statements.py: overloaded: `node.impl is not None and node.impl not in"
        " node.items` true",
    ),
    "an agent's walk keeps no lines: nobody reads them": (
        "proof/walker.py: Walker.disclose: `self.proves` true",
    ),
    "nothing else gets there: the test is for the type checker": (
        "proof/rules/owning.py: is_all_own: `isinstance(value.callee, RefExpr)` left out",
        "proof/rules/owning.py: _puts_own: `isinstance(call.callee, RefExpr)` true",
        "proof/rules/owning.py: _puts_own: `called is not None` true",
        "proof/code/factories.py: makes_new: `isinstance(given, ReturnStmt)` left out",
        "proof/rules/owning.py: _answers_own: `not isinstance(declared, CallableType)` left out",
        "proof/rules/owning.py: _function_called: `walker.proof is None` left out",
        "proof/rules/owning.py: _awaited_for: `not isinstance(awaitable, CallExpr)` left out",
        "proof/rules/owning.py: _waiting: `walker.proof is None` left out",
        "proof/rules/streams.py: read_iterator: `local is not None` left out",
        "proof/rules/streams.py: makes_own_iterator: `item is None` left out",
        "proof/rules/parts.py: may_offer: `value.node is None` left out",
        "proof/rules/parts.py: _names_of: `name.node is not None` true",
        "proof/rules/parts.py: _names_of: `isinstance(each.node, Var)` left out",
        "proof/rules/parts.py: _sources: `walker.proof is not None` true",
        "proof/rules/refusing.py: told_by_line: `slot is None` left out",
        "proof/rules/refusing.py: _is_of_guard: `walker.proof is None` false",
        "proof/rules/refusing.py: _is_of_guard: `return False` true",
        "proof/rules/choosing.py: hands_over: `proof is None` false",
        "proof/rules/choosing.py: asks_items: `proof is None` left out",
    ),
    "it is asked first because that is soon answered: what follows says the same": (
        "proof/rules/owning.py: is_made_here: `walker.proves` left out",
        "proof/rules/streams.py: makes_own_iterator: `not walker.proves` left out",
        "proof/rules/streams.py: makes_own_iterator: `not may_move(walker.type(value))` left out",
        "proof/rules/refusing.py: refused_with: `not label.losses` left out",
        "proof/rules/parts.py: _names_of: `not state.deep` false",
    ),
    "what gives something of its own was derived": (
        "proof/rules/owning.py: _answers_own: `known.is_derived` left out",
    ),
    "arms are asked before: an operator that is left gives something new": (
        "proof/rules/owning.py: is_new: `return value.op not in ('and', 'or')` true",
    ),
    "what is put into something owned is held there: no rule leaves it out": (
        "proof/rules/parts.py: _moving: `value in walker.offered` false",
        "proof/rules/parts.py: _moving: `walker.offered.discard(value)` left out",
        "proof/rules/parts.py: _moving: `walker.control.state.share(name.node)` left out",
    ),
    "no node is without a rule: `tests/plugin/test_nodes.py` names them all": (
        "proof/walker.py: Walker.walk: `found is None` false",
        "proof/walker.py: Walker.walk: `self.unclassified.append(node)` left out",
    ),
}

REASONS = {
    name: reason
    for reasons in (_WORDING, _EQUIVALENT)
    for reason, names in reasons.items()
    for name in names
}
"""The reason, by the name of the mutant."""


def explained(mutant: Mutant) -> bool:
    """Whether it is known why a mutant survives."""
    return mutant.name in REASONS
