"""A document that changed after it was cited is told from words that never stood in it."""

from __future__ import annotations

import hashlib
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from corvid_cli.group import corvid
from corvid_runtime.citations import Answer, Claim, Span, save_answer
from corvid_runtime.enforcement.writer import TrajectoryWriter

LEASE = "Preface.\n\nRent is due monthly.\nThe term is five years.\n"
MOVED = "Preface.\n\nA new clause.\n\nRent is due monthly.\nThe term is five years.\n"
CHANGED = LEASE.replace("five", "six")


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    folder = tmp_path / "docs"
    folder.mkdir()
    (folder / "lease.md").write_text(LEASE)
    return folder


def git(folder: Path, *arguments: str) -> str:
    named = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
    command = ["git", "-C", str(folder), *named, *arguments]
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout.strip()


@pytest.fixture
def commit(docs: Path) -> str:
    """Commit the documents, and return the commit."""
    git(docs.parent, "init", "-q")
    git(docs.parent, "add", ".")
    git(docs.parent, "commit", "-qm", "first")
    return git(docs.parent, "rev-parse", "HEAD")


def run(file: Path, docs: Path, *arguments: str) -> Result:
    return CliRunner().invoke(corvid, ["verify", str(file), "--corpus", str(docs), *arguments])


def kinds(file: Path, docs: Path) -> list[str]:
    printed: dict[str, Any] = json.loads(run(file, docs, "--drift", "--json").output)
    return [row["kind"] for row in printed["citations"]]


def cited(file: Path, *quotes: str, **fields: Any) -> Path:
    citations = [{"path": "lease.md", "quote": quote, **fields} for quote in quotes]
    file.write_text(json.dumps({"answer": "x", "citations": citations}))
    return file


QUOTES = ("Rent is due monthly", "The term is five years", "The tenant may sublet")


def anchors(way: str, docs: Path) -> dict[str, Any]:
    """Return the fields that say which text was cited."""
    if way == "commit":
        return {"commit": git(docs, "rev-parse", "HEAD")}
    return {"digest": "sha256:" + hashlib.sha256(LEASE.encode()).hexdigest()}


@pytest.mark.parametrize("way", ["commit", "digest"])
@pytest.mark.usefixtures("commit")
def test_each_fate_is_told_apart(way: str, docs: Path, tmp_path: Path) -> None:
    file = cited(tmp_path / "a.json", *QUOTES, **anchors(way, docs))
    assert kinds(file, docs) == ["stands", "stands", "never_stood"]
    (docs / "lease.md").write_text(MOVED)
    assert kinds(file, docs) == ["moved", "moved", "never_stood"]
    (docs / "lease.md").write_text(CHANGED)
    assert kinds(file, docs) == ["stands", "changed", "never_stood"]
    (docs / "lease.md").unlink()
    assert kinds(file, docs) == ["gone", "gone", "never_stood"]
    (docs / "renamed.md").write_text(LEASE)
    assert kinds(file, docs) == ["moved", "moved", "never_stood"]


def test_without_a_record_a_lie_and_a_change_cannot_be_told_apart(
    docs: Path, tmp_path: Path
) -> None:
    file = cited(tmp_path / "a.json", *QUOTES)
    assert kinds(file, docs) == ["stands", "stands", "unknown"]
    assert run(file, docs, "--drift").exit_code == 1


def test_what_was_saved_with_an_answer_is_what_it_was_made_from(docs: Path, tmp_path: Path) -> None:
    claims = tuple(Claim("x", (Span("lease.md", quote),)) for quote in QUOTES)
    save_answer(tmp_path / "a.json", Answer("x", claims, 0.5), {"lease.md": LEASE})
    (docs / "lease.md").write_text(CHANGED)
    assert kinds(tmp_path / "a.json", docs) == ["stands", "changed", "never_stood"]
    told = run(tmp_path / "a.json", docs, "--drift")
    assert told.exit_code == 1
    assert "the quote says 'five', the source 'six'" in told.output
    assert "1 stands, 1 changed, 1 never stood" in told.output


def test_moved_is_no_failure_and_says_where_to(docs: Path, tmp_path: Path) -> None:
    file = cited(tmp_path / "a.json", QUOTES[0], lines=[3, 3])
    (docs / "lease.md").write_text(MOVED)
    told = run(file, docs, "--drift")
    assert told.exit_code == 0
    assert "lease.md to lease.md:5" in told.output


@pytest.mark.usefixtures("commit")
@pytest.mark.parametrize("place", [{"line": 3}, {"lines": [3, 3]}, {"char_span": [10, 29]}])
@pytest.mark.parametrize("way", ["commit", "digest"])
def test_fix_writes_the_new_place_and_nothing_else(
    place: dict[str, Any], way: str, docs: Path, tmp_path: Path
) -> None:
    file = cited(tmp_path / "a.json", *QUOTES[:1], **place, **anchors(way, docs))
    (docs / "lease.md").write_text(MOVED)
    before = json.loads(file.read_text())
    assert run(file, docs, "--drift", "--fix").exit_code == 0
    assert kinds(file, docs) == ["stands"]
    (fixed,) = json.loads(file.read_text())["citations"]
    start = MOVED.index("Rent")
    moved = {"line": 5, "lines": [5, 5], "char_span": [start, start + 19]}
    assert {name: fixed[name] for name in place} == {name: moved[name] for name in place}
    assert fixed["quote"] == before["citations"][0]["quote"]
    assert "commit" not in fixed
    assert fixed["digest"] == "sha256:" + hashlib.sha256(MOVED.encode()).hexdigest()
    again = file.read_text()
    run(file, docs, "--drift", "--fix")
    assert file.read_text() == again


def test_fix_leaves_what_changed_and_what_was_signed(docs: Path, tmp_path: Path) -> None:
    file = cited(tmp_path / "a.json", "The term is seven years", line=4)
    before = file.read_text()
    assert run(file, docs, "--drift", "--fix").exit_code == 1
    assert file.read_text() == before
    sealed = {"grounded": 1, "content": {}, "digest": "0" * 64}
    for signed in (sealed, {"question": "When?", "answer": sealed}):  # pydantic seals the field
        file.write_text(json.dumps(signed))
        assert run(file, docs, "--drift", "--fix").exit_code == 2
        assert file.read_text() == json.dumps(signed)


def test_a_saved_text_of_json_is_fixed_inside(docs: Path, tmp_path: Path) -> None:
    cite = {"source_id": "lease.md", "quote": QUOTES[0], "lines": [3, 3]}
    save_answer(tmp_path / "a.json", json.dumps({"citations": [cite]}), {"lease.md": LEASE})
    (docs / "lease.md").write_text(MOVED)
    run(tmp_path / "a.json", docs, "--drift", "--fix")
    saved = json.loads((tmp_path / "a.json").read_text())
    assert json.loads(saved["value"])["citations"][0]["lines"] == [5, 5]
    assert saved["sources"] == {"lease.md": LEASE}


def test_fix_keeps_the_mode_and_the_link_and_leaves_nothing_beside(
    docs: Path, tmp_path: Path
) -> None:
    (tmp_path / "kept").mkdir()
    file = cited(tmp_path / "kept" / "a.json", QUOTES[0], lines=[3, 3])
    file.chmod(0o640)
    (tmp_path / "link.json").symlink_to(file)
    (docs / "lease.md").write_text(MOVED)
    assert "1 re-anchored" in run(tmp_path / "link.json", docs, "--drift", "--fix").output
    assert (tmp_path / "link.json").is_symlink()
    assert file.stat().st_mode & 0o777 == 0o640
    assert json.loads(file.read_text())["citations"][0]["lines"] == [5, 5]
    assert [each.name for each in file.parent.iterdir()] == ["a.json"]


def test_texts_of_json_inside_a_session_are_fixed_and_no_other(docs: Path, tmp_path: Path) -> None:
    cite = {"source_id": "lease.md", "quote": QUOTES[0], "lines": [3, 3]}
    other = '{"as":   "it stands"}'
    session = {"turns": [{"reply": json.dumps({"citations": [cite]}), "note": other}]}
    save_answer(tmp_path / "a.json", session, {"lease.md": LEASE})
    (docs / "lease.md").write_text(MOVED)
    assert "1 re-anchored" in run(tmp_path / "a.json", docs, "--drift", "--fix").output
    (turn,) = json.loads((tmp_path / "a.json").read_text())["value"]["turns"]
    assert json.loads(turn["reply"])["citations"][0]["lines"] == [5, 5]
    assert turn["note"] == other


def test_a_trajectory_is_followed_and_never_rewritten(docs: Path, tmp_path: Path) -> None:
    writer = TrajectoryWriter(tmp_path / "a.jsonl", root=docs)
    writer.cite("It is paid", quote="Rent is due monthly", path="lease.md", line=3)
    (docs / "lease.md").write_text(MOVED)
    before = (tmp_path / "a.jsonl").read_text()
    assert kinds(tmp_path / "a.jsonl", docs) == ["moved"]
    assert run(tmp_path / "a.jsonl", docs, "--drift", "--fix").exit_code == 2
    assert (tmp_path / "a.jsonl").read_text() == before


@pytest.mark.usefixtures("commit")
@pytest.mark.parametrize(
    "commit_named", ["--output=x", "HEAD; rm", "0" * 40, "../..", "abcd\u0000", 5, ["abcd"]]
)
def test_a_commit_that_is_none_is_not_known(
    commit_named: object, docs: Path, tmp_path: Path
) -> None:
    file = cited(tmp_path / "a.json", "The tenant may sublet", commit=commit_named)
    assert kinds(file, docs) == ["unknown"]
    assert sorted(path.name for path in tmp_path.iterdir()) == [".git", "a.json", "docs"]


def test_an_answer_that_is_malformed_is_never_a_pass(docs: Path, tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(json.dumps({"citations": [{"source_id": "lease.md"}]}))
    told = run(tmp_path / "a.json", docs, "--drift")
    assert told.exit_code == 1
    assert "[missing_quote]" in told.output
