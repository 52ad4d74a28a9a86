"""A receipt holds for whoever has it, and for no other answer and no other code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from corvid_cli.group import corvid
from corvid_runtime.errors import InvalidProvenance
from corvid_runtime.interchange import dumps
from corvid_runtime.proofs import Proof, read_proof
from cryptography.hazmat.primitives import serialization as pem
from cryptography.hazmat.primitives.asymmetric import ed25519

PROGRAM = """
from corvid_runtime import Grounded, agent, ground, prompt, retrieval, tool
from corvid_runtime.citations import Answer, Claim, Span
from texts import LEASE


@tool(uses=retrieval)
def fetch() -> Grounded[str]:
    return ground(LEASE, source="lease.md")


@prompt(model="none")
def reply(page: str) -> Answer[str]:
    return Answer("monthly", (Claim("It is monthly", (Span("lease.md", QUOTE),)),), 0.9)


QUOTE = "Rent is due monthly"


@agent
def research() -> Grounded[Answer[str]]:
    return reply(fetch())
"""
MAIN = """
import sys
from pathlib import Path
from corvid_runtime.proofs import read_proof
from corvid_runtime.receipts import make_receipt
from program import research
from texts import LEASE

key = Path(sys.argv[1]).read_bytes() if len(sys.argv) > 1 else None
print(make_receipt(research(), {"lease.md": LEASE}, read_proof("proof.json"), key=key), end="")
"""
KEY = b"sixteen bytes and more of a key"


@pytest.fixture(scope="module")
def proved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a program, its proof, a signed receipt and an unsigned one."""
    folder = tmp_path_factory.mktemp("proved")
    (folder / "program.py").write_text(PROGRAM)
    (folder / "texts.py").write_text('LEASE = "Rent is due monthly. The term is five years."\n')
    (folder / "main.py").write_text(MAIN)
    (folder / "key").write_bytes(KEY)
    checked = command(folder, "-m", "corvid_cli", "check", "--proof", "proof.json", "main.py")
    assert checked.returncode == 0, checked.stdout
    assert "LOG" not in checked.stdout + checked.stderr
    for name, *key in (("unsigned.json",), ("signed.json", "key")):
        made = command(folder, "main.py", *key)
        assert made.returncode == 0, made.stderr
        (folder / name).write_text(made.stdout)
    return folder


def command(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, capture_output=True, text=True, check=False
    )


def run(*arguments: object) -> Result:
    return CliRunner().invoke(corvid, [str(each) for each in arguments])


def test_the_proof_names_every_file_of_the_program_and_no_other(proved: Path) -> None:
    proof = read_proof(proved / "proof.json")
    assert proof.accepted
    assert set(proof.files) == {"main.py", "program.py", "texts.py"}
    assert proof.changed(proved) == []
    assert set(proof.versions) == {"corvid-mypy", "mypy", "python"}
    again = command(proved, "-m", "corvid_cli", "check", "--proof", "again.json", "main.py")
    assert again.returncode == 0
    assert read_proof(proved / "again.json").files == proof.files, "from mypy's cache"


def test_a_receipt_is_verified_offline(proved: Path) -> None:
    held = run("verify", proved / "signed.json", "--key", proved / "key", "--root", proved)
    assert held.exit_code == 0, held.output
    for told in ("signed with this key", "code    accepted", "3, as they are", "from lease.md"):
        assert told in held.output
    assert "1 of 1 have the digest of a retrieval" in held.output
    assert "1 stand in the texts" in held.output
    unsigned = run("verify", proved / "unsigned.json")
    assert unsigned.exit_code == 0
    assert "a digest alone" in unsigned.output
    row = json.loads(run("verify", proved / "signed.json", "--json").output)
    assert (row["status"], row["signed"], row["quotes"]) == ("verified", False, 1)


def test_a_receipt_is_shown_and_exported_as_any_answer(proved: Path, tmp_path: Path) -> None:
    shown = run("view", proved / "signed.json", "-o", tmp_path / "page.html")
    assert "1 of 1 citations stand" in shown.output
    exported = run("export", proved / "signed.json", "--format", "json")
    assert json.loads(exported.output)["sources"].keys() == {"lease.md"}


@pytest.mark.parametrize(
    ("old", "new"),
    [("monthly", "yearly"), ("accepted", "refused"), ("five", "six"), ('"sites": 0', '"sites": 1')],
)
def test_a_receipt_that_was_changed_is_refused(
    proved: Path, tmp_path: Path, old: str, new: str
) -> None:
    text = (proved / "signed.json").read_text()
    assert old in text
    (tmp_path / "r.json").write_text(text.replace(old, new))
    for key in ((), ("--key", proved / "key")):
        refused = run("verify", tmp_path / "r.json", *key)
        assert refused.exit_code == 1
        assert "WRONG" in refused.output


def test_a_receipt_without_the_right_signature_is_refused(proved: Path, tmp_path: Path) -> None:
    (tmp_path / "other").write_bytes(b"another key of sixteen bytes")
    for name, key in (("signed.json", tmp_path / "other"), ("unsigned.json", proved / "key")):
        refused = run("verify", proved / name, "--key", key)
        assert refused.exit_code == 1
        assert "signature" in refused.output


def resealed(proved: Path, change: Any) -> dict[str, Any]:
    """Return the unsigned receipt with its content changed and its digest made anew."""
    content = json.loads((proved / "unsigned.json").read_text())["content"]
    change(content)
    sealed: dict[str, Any] = json.loads(dumps(content, Any))
    return sealed


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda c: c["proof"].update(verdict="refused", errors=2), "refused, with 2 errors"),
        (lambda c: c["answer"]["sources"].update({"lease.md": "Other."}), "does not stand"),
        (lambda c: c["quotes"].clear(), "the quotes that it lists"),
        (lambda c: c["answer"]["chain"].update(steps=[]), "made of nothing"),
    ],
)
def test_a_forged_digest_hides_nothing_that_can_be_checked(
    proved: Path, tmp_path: Path, change: Any, problem: str
) -> None:
    (tmp_path / "r.json").write_text(json.dumps(resealed(proved, change)))
    refused = run("verify", tmp_path / "r.json")
    assert refused.exit_code == 1, refused.output
    assert problem in refused.output


@pytest.mark.parametrize("option", ["--key", "--root"])
def test_what_a_receipt_is_asked_for_no_other_answer_gives(
    proved: Path, tmp_path: Path, option: str
) -> None:
    value = proved / "key" if option == "--key" else proved
    exported = run("export", proved / "signed.json", "--format", "json")
    (tmp_path / "answer.json").write_text(exported.output)
    assert run("verify", tmp_path / "answer.json").exit_code == 0
    refused = run("verify", tmp_path / "answer.json", option, value)
    assert refused.exit_code == 2
    assert "it is no receipt" in refused.output
    drifting = ("--drift", "--corpus", proved)
    assert run("verify", tmp_path / "answer.json", *drifting, option, value).exit_code == 2


def test_code_that_changed_is_named(proved: Path, tmp_path: Path) -> None:
    for name in ("main.py", "program.py"):
        (tmp_path / name).write_text((proved / name).read_text())
    (tmp_path / "program.py").write_text(PROGRAM + "\n")
    refused = run("verify", proved / "signed.json", "--root", tmp_path)
    assert refused.exit_code == 1
    assert "program.py is not the code that was checked" in refused.output
    assert "2 of them changed" in refused.output
    assert "texts.py is not the code" in refused.output
    assert "main.py is not" not in refused.output


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("program.py", PROGRAM + "\n", "has changed since it was checked: program.py"),
        ("program.py", PROGRAM.replace("due monthly", "due yearly"), "has changed"),
        ("main.py", "import extra\n" + MAIN, "extra.py runs, and was not checked"),
    ],
)
def test_no_receipt_is_made_for_other_code_than_was_checked(
    proved: Path, tmp_path: Path, file: str, text: str, problem: str
) -> None:
    for path in proved.glob("*.*"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "extra.py").write_text("x = 1\n")
    (tmp_path / file).write_text(text)
    refused = command(tmp_path, "main.py")
    assert refused.returncode == 1
    assert problem in refused.stderr
    assert refused.stdout == ""


def test_a_program_that_is_refused_has_a_proof_of_that_and_no_receipt(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM.replace("reply(fetch())", "reply('x')"))
    (tmp_path / "texts.py").write_text('LEASE = "Rent is due monthly."\n')
    (tmp_path / "main.py").write_text(MAIN)
    checked = command(tmp_path, "-m", "corvid_cli", "check", "main.py", "--proof", "proof.json")
    assert checked.returncode == 1
    proof = read_proof(tmp_path / "proof.json")
    assert (proof.verdict, proof.errors) == ("refused", 1)
    assert command(tmp_path, "main.py").returncode == 1


def test_nothing_is_written_where_mypy_could_not_check(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("def f(:\n")
    checked = command(tmp_path, "-m", "corvid_cli", "check", "a.py", "--proof", "proof.json")
    assert checked.returncode == 2
    assert not (tmp_path / "proof.json").exists()


def test_a_receipt_is_made_of_a_saved_answer_and_signed_by_ed25519(
    proved: Path, tmp_path: Path
) -> None:
    private = ed25519.Ed25519PrivateKey.generate()
    secret = pem.PrivateFormat.PKCS8, pem.NoEncryption()
    (tmp_path / "private").write_bytes(private.private_bytes(pem.Encoding.PEM, *secret))
    public = private.public_key().public_bytes(
        pem.Encoding.PEM, pem.PublicFormat.SubjectPublicKeyInfo
    )
    (tmp_path / "public").write_bytes(public)
    answer, receipt = tmp_path / "a.json", tmp_path / "r.json"
    answer.write_text(run("export", proved / "unsigned.json", "--format", "json").output)
    bound = ("--proof", proved / "proof.json", "--root", proved, "--key", tmp_path / "private")
    made = run("export", answer, "--format", "receipt", *bound, "-o", receipt)
    assert made.exit_code == 0, made.output
    assert run("verify", receipt, "--key", tmp_path / "public").exit_code == 0
    assert run("verify", receipt, "--key", proved / "key").exit_code == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["--format", "receipt"],
        ["--format", "json", "--proof", "proof.json"],
        ["--format", "receipt", "--proof", "key"],
        ["--format", "receipt", "--proof", "signed.json"],
        ["--format", "receipt", "--proof", "proof.json", "--key", "main.py", "--root", "/"],
        ["--format", "other"],
    ],
)
def test_what_cannot_be_exported_is_a_sentence(
    proved: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.chdir(proved)
    refused = run("export", "unsigned.json", *arguments)
    assert refused.exit_code == 2
    assert isinstance(refused.exception, SystemExit)


@pytest.mark.parametrize(
    "change",
    [
        {"proof": 2},
        {"verdict": "fine"},
        {"errors": -1},
        {"errors": True},
        {"files": {}},
        {"files": {"a": 1}},
        {"time": 1},
        {"more": 1},
    ],
)
def test_a_proof_is_read_strictly(proved: Path, change: dict[str, Any]) -> None:
    data = json.loads((proved / "proof.json").read_text())
    assert Proof.from_dict(data).to_dict() == data
    with pytest.raises(InvalidProvenance):
        Proof.from_dict({**data, **change})


def test_a_file_of_the_proof_outside_of_the_root_is_looked_up_where_it_is(tmp_path: Path) -> None:
    (tmp_path / "app").mkdir()
    (tmp_path / "beside.py").write_text("x: int = 1\n")
    (tmp_path / "app" / "a.py").write_text("import beside\n")
    environment = {**os.environ, "MYPYPATH": str(tmp_path)}
    checked = subprocess.run(
        [sys.executable, "-m", "corvid_cli", "check", "a.py", "--proof", "p.json"],
        cwd=tmp_path / "app",
        env=environment,
        check=False,
        capture_output=True,
    )
    assert checked.returncode == 0, checked.stdout
    proof = read_proof(tmp_path / "app" / "p.json")
    assert set(proof.files) == {"a.py", (tmp_path / "beside.py").resolve().as_posix()}
    (tmp_path / "beside.py").write_text("x: int = 2\n")
    assert len(proof.changed(tmp_path / "app")) == 1
