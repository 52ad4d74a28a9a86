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
        "proof/ledger.py: _is_local: `return '.' not in (variable.fullname or '')` true",
        "proof/ledger.py: _locals_named: `_is_local(name.node)` left out",
        "proof/ledger.py: _locals_named: `isinstance(name.node, Var)` left out",
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
    "a label of operands that say nothing is the same, limited or not": (
        "proof/walker.py: Walker.made: `joined.level` true",
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
