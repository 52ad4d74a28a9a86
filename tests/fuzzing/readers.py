"""The readers of evidence, each with the honest files that are mutated for it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

from corvid_runtime.answer_log import AnswerLog
from corvid_runtime.citations import load_answer
from corvid_runtime.proofs import Proof
from corvid_runtime.receipts import receipt_of

from tests.cli.test_evidence import FORMATS, LEASE, answered, saved
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


def receipts(folder: Path) -> Sequence[Path]:
    """Write a receipt of each answer that a receipt can be made of, and the code it is about."""
    (folder / "program.py").write_text("x = 1\n")
    digest = hashlib.sha256(b"x = 1\n").hexdigest()
    proof = Proof("accepted", 0, 0, "2026-01-01", {"mypy": "2.4.1"}, {"program.py": digest})
    (folder / "proof.json").write_text(json.dumps(proof.to_dict()))
    made = []
    for write in (answered, saved):
        write(folder / "answer.json")
        answer = load_answer(folder / "answer.json")
        made.append(folder / f"receipt-{write.__name__}.json")
        made[-1].write_text(receipt_of(answer, answer.sources, proof, root=folder))
    return made


def proofs(folder: Path) -> Sequence[Path]:
    """Write a proof, and an answer for it."""
    receipts(folder)
    return [folder / "proof.json"]


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
    Reader("receipt", receipts, lambda file, folder: ["verify", str(file), "--root", "."]),
    Reader("receipt-view", receipts, lambda file, folder: ["view", str(file), "-o", "page.html"]),
    Reader(
        "proof",
        proofs,
        lambda file, _: ["export", "answer.json", "--format", "receipt", "--proof", str(file)],
    ),
    Reader("export-prov", answers, lambda file, _: ["export", str(file), "--format", "prov"]),
    Reader("export-json", answers, lambda file, _: ["export", str(file), "--format", "json"]),
    Reader("view", answers, lambda file, folder: ["view", str(file), "-o", "page.html"]),
]
