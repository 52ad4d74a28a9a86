"""A small sample of `python -m tests.fuzzing`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzzing.campaign import Reader, campaign
from tests.fuzzing.readers import READERS


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_a_mutated_file_is_a_verdict_or_a_sentence(reader: Reader, tmp_path: Path) -> None:
    assert list(campaign(reader, tmp_path, range(60))) == []
