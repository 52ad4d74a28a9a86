"""The readers of evidence, each with the honest files that are mutated for it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.cli.test_evidence import FORMATS, LEASE
from tests.fuzzing.campaign import Reader


def answers(folder: Path) -> Sequence[Path]:
    """Write one file of each format of evidence, and the document that they cite."""
    (folder / "docs" / "club").mkdir(parents=True, exist_ok=True)
    (folder / "docs" / "club" / "lease.md").write_text(LEASE)
    files = []
    for write in FORMATS:
        files.append(folder / f"{write.__name__}.json")
        files[-1].unlink(missing_ok=True)
        write(files[-1])
    return files


READERS = [
    Reader("verify", answers, lambda file, folder: ["verify", str(file), "--corpus", "docs"]),
    Reader("verify-saved", answers, lambda file, folder: ["verify", str(file), "--check-values"]),
    Reader("view", answers, lambda file, folder: ["view", str(file), "-o", "page.html"]),
]
