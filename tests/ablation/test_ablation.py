"""A sample of the ablation: conditions that must be noticed, and a mutant that cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ablation.campaign import Campaign, Trial
from tests.ablation.forking import forked
from tests.ablation.mutants import Change, Mutant, mutants
from tests.ablation.survivors import REASONS
from tests.sharing import once

_SAMPLE = {
    "proof/control.py: Control.pc: `self._high` false",
    "proof/control.py: Control.leave_function: `look is not None` false",
    "proof/labels.py: _is_container: `all(map(holds, typ.args))` left out",
    "proof/labels.py: join: `labels.count(KEPT) == len(labels) or not any((label.level for label in"
    " labels))` true",
    "proof/ledger.py: Ledger.disclose: "
    "`self.lines.setdefault((kind, node.line, node.column), node)` left out",
    "proof/walker.py: Walker.chosen: `return Label(Level.CONTENT, (), look) if look is not None"
    " else KEPT` says yes",
    "proof/walker.py: Walker.high: `self.proof.refuse(node, message)` left out",
    "proof/walker.py: Walker.leaves: `label.level is Level.SELECTED` true",
    "proof/walker.py: Walker.high: `look is None or self.proof is None` true",
    "proof/code/judging.py: Proof.refuse: `self.breaches.append(Breach(node, message, operands))`"
    " left out",
    "proof/code/content.py: unlifted_special: `return name` says yes",
    "proof/rules/statements.py: returned: `returned` does nothing",
}
"""Each takes the ground from under something that many programs ask for."""
_HARMLESS = "proof/control.py: _levels: `label.level` true"
"""Labels that say nothing are compared as well: the same states are the same."""


def _named(name: str) -> Mutant:
    return next(each for each in mutants(name.partition(":")[0]) if each.name == name)


_PROGRAMS = slice(None, None, 3)
"""One program in three: each mutant of the sample is noticed by many."""
_FEW = 40
"""On so many programs the mutant is tried that none can notice."""


def _tried(folder: Path) -> list[Trial]:
    campaign = Campaign(folder, _PROGRAMS)
    names = [program.name for program in campaign.programs]
    sample = [campaign.tried(_named(name), names) for name in sorted(_SAMPLE)]
    return [*sample, campaign.tried(_named(_HARMLESS), names[:_FEW])]


def _trials(folder: Path) -> list[Trial]:
    """In a process of its own: mypy is loaded there, and told where to look for modules."""
    answer = forked(lambda: _tried(folder), 400)
    assert isinstance(answer, list), answer
    return [Trial(*each) for each in answer]


@pytest.fixture(scope="module")
def trials(tmp_path_factory: pytest.TempPathFactory) -> list[Trial]:
    return once(tmp_path_factory, "ablation", _trials)[1]


def test_every_mutant_of_the_sample_is_noticed(trials: list[Trial]) -> None:
    *sample, _ = trials
    assert [trial.mutant for trial in sample if not trial.noticed] == []
    assert len(sample) >= 12


def test_survivor_is_reported(trials: list[Trial]) -> None:
    *_, harmless = trials
    assert harmless == Trial(_HARMLESS, "", "", _FEW)


@pytest.mark.parametrize("change", Change)
def test_every_kind_of_change_is_made_somewhere(change: Change) -> None:
    assert any(each.change is change for each in mutants("proof/walker.py")) or any(
        each.change is change for each in mutants("proof/rules/statements.py")
    )


def test_names_tell_mutants_apart() -> None:
    names = [each.name for each in mutants("proof/walker.py")]
    assert len(names) == len(set(names))


def test_every_explained_mutant_can_be_made() -> None:
    """One whose place has changed is explained no longer, and tried again."""
    paths = {name.partition(":")[0] for name in REASONS}
    assert set(REASONS) <= {each.name for path in paths for each in mutants(path)}
