"""The readers of evidence, each with the honest files that are mutated for it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

from corvid_runtime.answer_log import AnswerLog
from corvid_runtime.citations import load_answer
from corvid_runtime.enforcement import audit, verify_ghost
from corvid_runtime.enforcement.writer import TrajectoryWriter
from corvid_runtime.proofs import Proof
from corvid_runtime.receipts import receipt_of
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

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


def projects(folder: Path) -> Sequence[Path]:
    """Write a trajectory with a decision, and answers as texts, about the code beside them."""
    (folder / "src").mkdir(exist_ok=True)
    (folder / "src" / "jwt.ts").write_text("const age = 5;\nif (isExpired(token))\n")
    files = [folder / "session.jsonl", folder / "answer.md", folder / "answer.txt"]
    files[0].unlink(missing_ok=True)
    writer = TrajectoryWriter(files[0], root=folder)
    writer.cite("Tokens expire", quote="if (isExpired(token))", path="src/jwt.ts", line=2)
    writer.assume("Users like it")
    queries = ("OAuth2 authentication SSO", "single sign-on identity provider")
    writer.absent(verify_ghost("No SSO", queries, lambda query: [], documents=["No SSO"] * 5))
    audit(files[0], 3, by="Ada", because="I looked", root=folder)
    for file in files[1:]:
        file.write_text(
            'Tokens expire: "if (isExpired(token))" [src/jwt.ts:2], `const age = 5;` '
            "src/jwt.ts#L1-L2.\n\n```\n[ASSUMPTION] none\n```\n[ASSUMPTION] ``x`` [y](src/jwt.ts)\n"
        )
    return files


def trajectories(folder: Path) -> Sequence[Path]:
    """Write a trajectory, and the code that it is about."""
    return projects(folder)[:1]


def settings(folder: Path) -> Sequence[Path]:
    """Write a project whose settings are mutated."""
    projects(folder)
    file = folder / "settings.yaml"
    file.write_text(
        "grounding_enforcement: warn\ngrounding:\n  threshold: 0.95\n  zero_claim_passes: true\n"
        "  negative:\n    enabled: true\n    query_count: 2\n    similarity_threshold: 0.4\n"
    )
    return [file]


def projects_settings(folder: Path) -> Sequence[Path]:
    """Write a project whose pyproject.toml is mutated."""
    projects(folder)
    file = folder / "settings.toml"
    file.write_text('[tool.corvid]\nmode = "warn"\nthreshold = 0.95\n[tool.other]\nx = [1, 2]\n')
    return [file]


def documents(folder: Path) -> Sequence[Path]:
    """Write the document that answers cite, an answer, and a log that holds it."""
    answers(folder)
    logs(folder)
    return [folder / "docs" / "club" / "lease.md"]


def keys(folder: Path) -> Sequence[Path]:
    """Write keys of both kinds, and a receipt."""
    receipts(folder)
    pem = Ed25519PrivateKey.generate().private_bytes(
        Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()
    )
    files = [folder / "key.pem", folder / "key.bin"]
    for file, content in zip(files, (pem, b"sixteen bytes or more")):
        file.write_bytes(content)
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
    Reader("receipt", receipts, lambda file, folder: ["verify", str(file), "--root", "."]),
    Reader("receipt-view", receipts, lambda file, folder: ["view", str(file), "-o", "page.html"]),
    Reader(
        "proof",
        proofs,
        lambda file, _: ["export", "answer.json", "--format", "receipt", "--proof", str(file)],
    ),
    Reader("export-prov", answers, lambda file, _: ["export", str(file), "--format", "prov"]),
    Reader("export-json", answers, lambda file, _: ["export", str(file), "--format", "json"]),
    Reader("ground-check", projects, lambda file, _: ["ground-check", str(file)]),
    Reader(
        "ground-check-json",
        trajectories,
        lambda file, _: ["ground-check", str(file), "--json", "--mode", "warn"],
    ),
    Reader("audit", trajectories, lambda file, _: ["audit", str(file)]),
    Reader(
        "audit-line",
        trajectories,
        lambda file, _: ["audit", str(file), "3", "--by", "Ada", "--because", "I looked"],
    ),
    Reader("loa", settings, lambda *_: ["audit", "session.jsonl"], at=".loa.config.yaml"),
    Reader(
        "pyproject", projects_settings, lambda *_: ["audit", "session.jsonl"], at="pyproject.toml"
    ),
    Reader("key", keys, lambda file, _: ["verify", "receipt-saved.json", "--key", str(file)]),
    Reader(
        "cite",
        documents,
        lambda *_: ["cite", "Rent is due monthly", "--root", "docs"],
        at="docs/a.md",
    ),
    Reader(
        "document",
        documents,
        lambda *_: ["verify", "bare_answer.json", "--corpus", "docs", "--drift"],
        at="docs/club/lease.md",
    ),
    Reader(
        "impact-document",
        documents,
        lambda file, _: ["impact", str(file), "--log", "log0.db"],
        at="lease.md",
    ),
    Reader("view", answers, lambda file, folder: ["view", str(file), "-o", "page.html"]),
]
