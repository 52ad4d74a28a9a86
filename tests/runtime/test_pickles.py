"""A pickle that another version wrote still loads, though a class may have moved since."""

from __future__ import annotations

import base64
import pickle

import pytest

from tests.runtime.pickled import MADE, made, recorded, shown


@pytest.mark.parametrize("name", MADE)
def test_a_pickle_of_another_version_is_what_it_was(name: str) -> None:
    loaded = pickle.loads(base64.b64decode(recorded()[name]))
    assert shown(loaded) == shown(made(name))
