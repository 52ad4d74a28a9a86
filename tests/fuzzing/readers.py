"""The readers of evidence, each with the honest files that are mutated for it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from corvid_runtime.answer_log import AnswerLog

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


def logs(folder: Path) -> Sequence[Path]:
    """Write a log with content, one without, and one whose content was taken out."""
    files = [folder / f"log{number}.db" for number in range(3)]
    for number, file in enumerate(files):
        log = AnswerLog(file, keep_content=number != 1)
        for word in ("monthly", "yearly"):
            log.append(f'It says "Rent is due {word}".', {"lease.md": LEASE}, subject=word)
    AnswerLog(files[2]).erase("monthly", why="asked")
    return files


READERS = [
    Reader("verify", answers, lambda file, folder: ["verify", str(file), "--corpus", "docs"]),
    Reader("verify-saved", answers, lambda file, folder: ["verify", str(file), "--check-values"]),
    Reader("drift", answers, lambda file, _: ["verify", str(file), "--corpus", "docs", "--fix"]),
    Reader("diff", answers, lambda file, folder: ["diff", str(file), "saved.json"]),
    Reader("log-add", answers, lambda file, folder: ["log", "new.db", "--add", str(file)]),
    Reader("log", logs, lambda file, folder: ["log", str(file), "--check"]),
    Reader("log-list", logs, lambda file, folder: ["log", str(file), "--json"]),
    Reader("log-erase", logs, lambda file, folder: ["log", str(file), "--erase", "monthly"]),
    Reader("impact", logs, lambda file, folder: ["impact", "lease.md", "--log", str(file)]),
    Reader("view", answers, lambda file, folder: ["view", str(file), "-o", "page.html"]),
]
