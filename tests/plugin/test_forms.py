"""Looks, the forms that decide by them, and the traces these leave, in combination."""

import pytest

from tests.plugin.forms import changed, changed_plainly, decided, grounded, judged

STEP = 11
"""So each form is asked about with each trace, decided by one look, by another one each time."""


@pytest.fixture(autouse=True)
def library(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the runs of one process find the library in a cache; the programs are different."""
    monkeypatch.setenv("MYPY_CACHE_DIR", str(tmp_path_factory.getbasetemp() / "forms"))


def test_a_trace_that_a_look_decides_is_refused_in_every_form() -> None:
    refused, accepted = judged(decided(STEP))
    assert not accepted
    assert len(refused) > 250


def test_what_stays_grounded_is_accepted_in_every_form() -> None:
    refused, accepted = judged(grounded(STEP))
    assert not refused
    assert len(accepted) > 25


def test_a_change_shows_which_list_content_picked_whatever_holds_it() -> None:
    refused, accepted = judged(changed(STEP))
    assert not accepted
    assert len(refused) > 300


def test_a_list_that_no_look_picked_may_be_changed_whatever_holds_it() -> None:
    refused, accepted = judged(changed_plainly())
    assert not refused
    assert len(accepted) > 100
