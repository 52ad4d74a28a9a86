"""Files that were damaged, or written to do damage: a verdict or a sentence, never a traceback.

`python -m tests.enforcement.test_fuzz 10000` mutates that many files of each kind.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from corvid_runtime.enforcement import CouldNotCheck, audit, check_trajectory, record_warning
from corvid_runtime.enforcement.messages import to_text

from .conftest import JWT, assumption, cite, good
from .test_ghosts import ROW

FILES = 200
ANSWER = (
    'Guarded: "export function validateToken(token: string)" [src/auth/jwt.ts:2] and\n'
    "`if (isExpired(token))` src/auth/jwt.ts#L3-L4, see [the end](src/auth/jwt.ts#L7).\n\n"
    "```\n[ASSUMPTION] none\n```\n[ASSUMPTION] Tokens are ``cached``. ${PROJECT_ROOT}/src:L1\n"
)
PARTS = (
    *(b"\0", b"\xff", b"\n", b"\r", b'"', b"`", b"[", b"]", b"{", b"}", b"\\u0000", b"\\ud800"),
    *(b"null", b"1e999", b"-1", b"[[[[", b'{"a":' * 50, b"#L", b":L9", b"${PROJECT_ROOT}/../"),
    *("é\u202e\u2028".encode(), b'"phase"', b'"audit"', b"999999999999"),
)


def mutated(whole: bytes, choice: random.Random) -> bytes:
    data = bytearray(whole)
    for _ in range(choice.randrange(1, 6)):
        at, length = choice.randrange(len(data) + 1), choice.randrange(0, 30)
        data[at : at + length] = choice.choice((*PARTS, b"", bytes(data[at : at + 2 * length])))
    return bytes(data)


def project_in(folder: Path) -> Path:
    (folder / "src" / "auth").mkdir(parents=True)
    (folder / "src" / "auth" / "jwt.ts").write_text(JWT)
    return folder


def check_one(path: Path, root: Path) -> str:
    """Return the status of a file; raises what a user would see as a traceback."""
    try:
        report = check_trajectory(path, root=root)
    except CouldNotCheck as error:
        return "error" if str(error) else "no sentence"
    assert to_text(report, limit=50)
    json.dumps(report.to_json())
    if path.suffix == ".jsonl":
        record_warning(path, report)
        assert check_trajectory(path, root=root).total_claims == report.total_claims
    return report.status


def trajectory(root: Path) -> bytes:
    path = root / "whole.jsonl"
    rows = [good(), cite("if (isExpired(token))", line=3), assumption(), {**ROW, "doc_mentions": 5}]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    audit(path, 4, by="Ada", because="I looked", root=root)
    return path.read_bytes()


def statuses(name: str, count: int, root: Path) -> Iterator[str]:
    whole = trajectory(root) if name.endswith(".jsonl") else ANSWER.encode()
    choice = random.Random(19)
    for _ in range(count):
        path = root / name
        path.write_bytes(mutated(whole, choice))
        yield check_one(path, root)


@pytest.mark.parametrize("name", ["session.jsonl", "answer.md", "answer.txt"])
def test_a_mutated_file_has_a_verdict_or_a_sentence(name: str, tmp_path: Path) -> None:
    found = set(statuses(name, FILES, project_in(tmp_path)))
    assert {"error", "fail"} <= found <= {"error", "fail", "pass"}


if __name__ == "__main__":
    for each in ("session.jsonl", "answer.md", "answer.txt"):
        with TemporaryDirectory() as made:
            run = list(statuses(each, int(sys.argv[1]), project_in(Path(made))))
            print(each, {status: run.count(status) for status in sorted(set(run))})
