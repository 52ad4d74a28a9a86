"""`corvid log`, `corvid impact` and `corvid diff` on the answers that a program kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from corvid_cli.group import corvid
from corvid_runtime.answer_log import AnswerLog

LEASE = "Rent is due monthly. The term is five years.\n"
RENT = {"source_id": "lease.md", "quote": "Rent is due monthly"}
TERM = {"source_id": "lease.md", "quote": "The term is five years"}

KEPT = ("--corpus", "docs", "--keep-content")


def run(*arguments: object) -> Result:
    return CliRunner().invoke(corvid, [str(each) for each in arguments])


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "lease.md").write_text(LEASE)
    for name, cited in (("a", [RENT]), ("b", [TERM]), ("c", [RENT, TERM])):
        Path(f"{name}.json").write_text(json.dumps({"answer": "It is so.", "citations": cited}))
    return tmp_path / "docs"


@pytest.fixture
def log(docs: Path) -> Path:
    for name in "abc":
        added = run(
            "log", "answers.db", "--add", f"{name}.json", "--corpus", docs, "--keep-content"
        )
        assert added.exit_code == 0, added.output
    return Path("answers.db")


def test_answers_are_added_listed_and_checked(log: Path) -> None:
    listed = run("log", log)
    assert listed.exit_code == 0
    first, _, third = listed.output.splitlines()
    assert first.startswith("   1 ")
    assert "1/1 stood  'It is so.'  [lease.md]" in first
    assert "2/2 stood" in third
    assert run("log", log, "--check").output == "3 answers, all as they were written\n"
    rows = [json.loads(line) for line in run("log", log, "--json").output.splitlines()]
    assert rows[0]["claims"][0]["citations"][0]["quote"] == "Rent is due monthly"


@pytest.mark.usefixtures("docs")
def test_content_is_taken_out_by_number_by_person_and_by_age() -> None:
    for subject in ("Ada", "Bob", "Cleo"):
        run("log", "l.db", "--add", "a.json", *KEPT, "--subject", subject)
    redacted = run("log", "l.db", "--redact", 3, "--why", "asked")
    assert redacted.output.startswith("the content of 1 entry ")
    assert run("log", "l.db", "--erase", "Ada").output.startswith("the content of 1 entry ")
    assert run("log", "l.db", "--expire", 1).output.startswith("the content of 0 entries ")
    assert run("log", "l.db", "--expire", 0).output.startswith("the content of 1 entry ")
    assert "sha256:" in run("log", "l.db").output
    assert run("log", "l.db", "--check").exit_code == 0
    assert run("log", "l.db", "--expire", 10**9).exit_code == 2


def test_impact_names_the_answers_whose_words_stand_no_more(log: Path, docs: Path) -> None:
    lease = docs / "lease.md"
    fine = run("impact", lease, "--log", log, "--root", docs)
    assert (fine.exit_code, fine.output) == (0, "0 answers in question\n")
    lease.write_text("A new clause. " + LEASE)
    assert run("impact", lease, "--log", log, "--root", docs).exit_code == 0
    lease.write_text(LEASE.replace("five", "six"))
    told = run("impact", lease, "--log", log, "--root", docs)
    assert told.exit_code == 1
    assert "2 answers in question" in told.output
    assert told.output.startswith("   2 changed   lease.md: 'The term is five years' (these words")
    rows = run("impact", lease, "--log", log, "--root", docs, "--json").output.splitlines()
    assert [json.loads(row)["entry"] for row in rows] == [2, 3]
    (docs / "other.md").write_text("x")
    assert run("impact", docs / "other.md", "--log", log, "--root", docs).exit_code == 0
    lease.unlink()
    gone = run("impact", lease, "--log", log, "--root", docs)
    assert "3 answers in question" in gone.output


def test_diff_tells_what_a_claim_rests_on_now(log: Path, docs: Path) -> None:
    same = run("diff", "a.json", "a.json", "--corpus", docs)
    assert (same.exit_code, same.output) == (0, "the same claims, on the same words\n")
    for told in (
        run("diff", "a.json", "b.json", "--corpus", docs),
        run("diff", 1, 2, "--log", log),
    ):
        assert told.exit_code == 1
        assert told.output == (
            "'It is so.' rests on other words of the same sources\n"
            "  - lease.md: 'Rent is due monthly'\n"
            "  + lease.md: 'The term is five years'\n"
        )
    row = json.loads(run("diff", 1, 3, "--log", log, "--json").output)
    assert (row["kind"], row["before"]) == ("other_words", [])


@pytest.mark.parametrize(
    "arguments",
    [
        ["log", "none.db"],
        ["log", "a.json"],
        ["log", "a.json", "--add", "b.json"],
        ["log", "l.db", "--add", "docs/lease.md"],
        ["impact", "docs/lease.md", "--log", "a.json"],
        ["impact", "docs/lease.md", "--log", "none.db"],
        ["diff", "a.json", "docs/lease.md"],
        ["diff", "1", "2", "--log", "a.json"],
        ["diff", "1", "99", "--log", "answers.db"],
        ["diff", "1", "x", "--log", "answers.db"],
        ["diff", "1", "9" * 30, "--log", "answers.db"],
    ],
)
@pytest.mark.usefixtures("log")
def test_what_cannot_be_read_is_a_sentence_and_status_2(arguments: list[str]) -> None:
    refused = run(*arguments)
    assert refused.exit_code == 2, refused.output
    assert isinstance(refused.exception, SystemExit)
    assert len(refused.output.split()) > 3


def test_the_log_of_a_program_is_the_log_of_the_command(docs: Path) -> None:
    AnswerLog("p.db").append('It says "Rent is due monthly".', {"lease.md": LEASE})
    assert "1/1 stood" in run("log", "p.db").output
