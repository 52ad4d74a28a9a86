"""The documentation tells every fold with its reason and every negator."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from corvid_runtime.citations.elision import LONGEST_GAP, MOST_PARTS
from corvid_runtime.citations.folds import FOLDS, Fold
from corvid_runtime.citations.negators import GLUED_AFTER, GLUED_BEFORE, NEGATORS
from corvid_runtime.citations.report import ADVICE
from corvid_runtime.citations.verdict import Kind, Reason

PAGE = (Path(__file__).parents[2] / "docs" / "citations.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("fold", FOLDS, ids=[fold.name for fold in FOLDS])
def test_every_fold_is_told_with_its_reason(fold: Fold) -> None:
    assert f"| `{fold.name}` | {fold.covers} | {fold.reason} |" in PAGE


@pytest.mark.parametrize("language", NEGATORS)
def test_every_negator_is_told(language: str) -> None:
    assert f"| {language} | {', '.join(NEGATORS[language])} |" in PAGE


def test_every_code_and_bound_is_told() -> None:
    for code in (*get_args(Kind), *get_args(Reason), *ADVICE):
        assert f"`{code}`" in PAGE
    for told in (str(LONGEST_GAP), str(MOST_PARTS), *GLUED_BEFORE, *GLUED_AFTER):
        assert told in PAGE


def test_the_examples_run() -> None:
    scope: dict[str, object] = {}
    examples = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(examples) == 4
    for example in examples:
        exec(example, scope)
