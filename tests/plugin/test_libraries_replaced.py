"""What a library's class promises binds its subclasses where a proof may rely on it."""

from __future__ import annotations

from pathlib import Path

from tests.plugin.checking import check

TABLE = """\
from collections.abc import Iterator, Mapping
import corvid_runtime

asked: list[str] = []

class Table(Mapping[str, int]):
    def __getitem__(self, key: str) -> int:
        asked.append(key)
        return len(key)

    def __iter__(self) -> Iterator[str]:
        return iter(("a", "b"))

    def __len__(self) -> int:
        return 2
"""
PROOF = """
from corvid_runtime import Grounded, grounded_pure

@grounded_pure
def heavy(page: Grounded[str], weights: Mapping[str, int]) -> Grounded[str] | None:
    if "urgent" in page and weights["a"] > 1:
        return page
    return None
"""


def test_a_program_without_proofs_may_replace_as_it_likes(tmp_path: Path) -> None:
    assert not check(TABLE, tmp_path).diagnostics


def test_proofs_rely_on_what_a_library_promises(tmp_path: Path) -> None:
    found = check(TABLE + PROOF, tmp_path).diagnostics
    assert [(each.line, each.is_hint) for each in found] == [(7, False), (7, True)]
    refused, hint = (each.text for each in found)
    assert refused.startswith("`Table.__getitem__` promises less than `Mapping.__getitem__`")
    assert "do not derive `Table` from `Mapping`" in hint
