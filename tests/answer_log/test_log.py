"""The log keeps every answer with what it rested on, and content only where it is asked for."""

from __future__ import annotations

import json
import sqlite3
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from corvid_runtime import Grounded, Location, agent, ground, prompt, retrieval, tool
from corvid_runtime.answer_log import AnswerLog, NotALog, differences, impacts, outline_of
from corvid_runtime.citations import Answer, Claim, InsufficientEvidence, SourceText, Span

LEASE = "The preface is here. Rent is due monthly. The term is five years."
SOURCES = {"lease.md": LEASE, "rules.md": "Members pay ten euros a month."}


@tool(uses=retrieval)
def fetch() -> Grounded[str]:
    return ground(LEASE, source="lease.md")


@prompt
def reply(page: str, quotes: tuple[str, ...]) -> Answer[str]:
    spans = [(quote, (Span("lease.md", quote),)) for quote in quotes]
    return Answer("See below", tuple(Claim(f"So: {q}", span) for q, span in spans), 0.9)


@agent
def research(*quotes: str) -> Grounded[Answer[str]]:
    return reply(fetch(), quotes)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "answers.db"


@pytest.fixture(params=[True, False], ids=["content", "digests"])
def keeps(request: pytest.FixtureRequest) -> bool:
    found: bool = request.param
    return found


class Clock:
    """A clock that is a day later each time it is asked."""

    def __init__(self) -> None:
        self.time = datetime(2026, 1, 1, tzinfo=timezone.utc)

    def __call__(self) -> datetime:
        self.time += timedelta(days=1)
        return self.time


def test_an_answer_is_kept_with_its_chain_its_verdicts_and_digests(path: Path, keeps: bool) -> None:
    answer = research("Rent is due monthly", "The term is six years")
    entry = AnswerLog(path, keep_content=keeps, clock=Clock()).append(answer, SOURCES)
    (read,) = AnswerLog(path).entries()
    assert read == entry
    assert read.number == 1
    assert read.time == datetime(2026, 1, 2, tzinfo=timezone.utc)
    assert read.chain.content == answer.sources().to_json()
    whole, first, second = read.outline.claims
    assert whole.citations == ()
    assert [each.verdict for each in first.citations] == ["exact"]
    assert [each.verdict for each in second.citations] == ["not_found"]
    (cited,) = first.citations
    assert cited.span == (21, 40)
    assert cited.passage is not None
    assert cited.passage.content == (LEASE if keeps else None)
    assert cited.quote.content == ("Rent is due monthly" if keeps else None)
    assert first.text.content == ("So: Rent is due monthly" if keeps else None)
    assert (read.value.content is not None) is keeps


def test_without_content_no_word_of_it_is_in_the_file(path: Path) -> None:
    AnswerLog(path).append("It says “Rent is due monthly”.", SOURCES, subject="Ada Lovelace")
    assert all(word not in path.read_bytes() for word in (b"Rent", b"says", b"Ada", b"preface"))


def test_a_passage_is_kept_with_its_context_once(path: Path) -> None:
    source = {"lease.md": "x" * 500 + " Rent is due monthly " + "y" * 500}
    log = AnswerLog(path, keep_content=True)
    for _ in range(3):
        entry = log.append('It says "Rent is due monthly".', source)
    ((cited,),) = [claim.citations for claim in entry.outline.claims]
    assert cited.passage is not None
    assert cited.passage.content == source["lease.md"][301:720]
    with sqlite3.connect(path) as connection:
        found = connection.execute("SELECT count(*) FROM contents WHERE content LIKE '%yyyy%'")
        assert found.fetchone() == (1,)


@pytest.mark.parametrize(
    ("answer", "verdicts"),
    [
        ('It says "Rent is due monthly", "Rent is due yearly".', [["exact", "not_found"]]),
        ({"a": 1, "citations": [{"source_id": "lease.md", "quote": "Rent is due"}]}, [["exact"]]),
        (InsufficientEvidence("silent", ("x",), (Span("lease.md", "Rent is due"),)), None),
        ("Nothing is quoted", [[]]),
        ({"claims": [{"text": "a", "supporting_spans": []}]}, None),
        ([1, None, {"a": [2.5]}], [[]]),
    ],
)
def test_every_kind_of_answer_is_recorded(path: Path, answer: Any, verdicts: Any) -> None:
    entry = AnswerLog(path, keep_content=True).append(answer, SOURCES)
    found = [[each.verdict for each in claim.citations] for claim in entry.outline.claims]
    assert found == (verdicts or found)
    assert AnswerLog(path).verify() == []


def test_what_is_no_data_is_refused_and_nothing_is_written(path: Path) -> None:
    log = AnswerLog(path)
    with pytest.raises(TypeError):
        log.append(object(), SOURCES)
    assert not path.exists()


# ---- append-only


@pytest.mark.parametrize("statement", ["DELETE FROM entries", "UPDATE entries SET record = '{}'"])
def test_sqlite_itself_refuses_to_change_an_entry(path: Path, statement: str) -> None:
    AnswerLog(path).append("a", {})
    with sqlite3.connect(path) as connection, pytest.raises(sqlite3.DatabaseError, match="append"):
        connection.execute(statement)


@pytest.mark.parametrize(
    ("statements", "problem"),
    [
        (["UPDATE entries SET record = replace(record, 'lease', 'other')"], "was changed"),
        (["DELETE FROM entries WHERE number = 2"], "entry 2 is missing"),
        (["UPDATE contents SET content = content || '!'"], "was changed"),
        (["DELETE FROM kept WHERE entry = 3"], "nothing says why"),
        (["DELETE FROM contents"], "nothing says why"),
        *[
            (
                [
                    f"DELETE FROM {table} WHERE digest = (SELECT digest FROM contents "
                    f"WHERE content = '{content}')"
                ],
                "the content of entry 1 is missing",
            )
            for table in ("kept", "contents")
            for content in (LEASE, "Rent is due monthly", "Ada")
        ],
    ],
)
def test_whoever_gets_round_that_is_found_out(
    path: Path, statements: list[str], problem: str
) -> None:
    log = AnswerLog(path, keep_content=True)
    for word in ("monthly", "yearly", "weekly"):
        log.append(f'It says "Rent is due {word}".', SOURCES, subject="Ada")
    assert log.verify() == []
    with sqlite3.connect(path) as connection:
        connection.execute("DROP TRIGGER entries_stay")
        connection.execute("DROP TRIGGER entries_stay_as_they_are")
        for statement in statements:
            connection.execute(statement)
    assert any(problem in each for each in log.verify())


# ---- taking content out


def three(path: Path) -> AnswerLog:
    """Return a log of three answers, two of them about Ada."""
    log = AnswerLog(path, keep_content=True, clock=Clock())
    for subject, word in (("Ada", "first"), ("Bob", "second"), ("Ada", "third")):
        log.append(f'The {word} for {subject}: "Rent is due monthly".', SOURCES, subject=subject)
    return log


def kept(log: AnswerLog) -> list[bool]:
    return [entry.value.content is not None for entry in log.entries()]


@pytest.mark.parametrize(
    ("take_out", "expected", "gone"),
    [
        (lambda log: log.redact(2, why="asked"), [True, False, True], [b"second", b"Bob"]),
        (lambda log: log.erase("Ada", why="asked"), [False, True, False], [b"first", b"Ada"]),
        (lambda log: log.expire(JANUARY_3, why="old"), [False, True, True], [b"first"]),
        (lambda log: log.erase("Nobody", why="asked"), [True, True, True], []),
    ],
)
def test_content_is_replaced_by_its_digest_and_the_chain_stays_whole(
    path: Path, take_out: Any, expected: list[bool], gone: list[bytes]
) -> None:
    log = three(path)
    before = log.entries()
    assert take_out(log) == expected.count(False)
    assert kept(log) == expected
    assert [(each.seal, each.value.digest) for each in log.entries()] == [
        (each.seal, each.value.digest) for each in before
    ]
    assert log.verify() == []
    left = b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert all(word not in left for word in gone)
    assert b"Rent is due monthly" in left, "another entry rests on it"


JANUARY_3 = datetime(2026, 1, 3, tzinfo=timezone.utc)


def test_content_that_nobody_else_has_is_gone_from_the_disk(path: Path) -> None:
    log = three(path)
    log.erase("Ada", why="asked")
    log.erase("Bob", why="asked")
    left = b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert all(word not in left for word in (b"Rent", b"Ada", b"Bob", b"preface", b"retrieval"))
    assert log.verify() == []
    assert log.append("again", {}, subject="Ada").number == 6


def test_nothing_is_taken_out_twice(path: Path) -> None:
    log = three(path)
    assert [log.erase("Ada", why="") for _ in range(2)] == [2, 0]
    assert log.redact(1, why="") == 0
    assert log.redact(99, why="") == 0


# ---- what is no log


@pytest.mark.parametrize(
    "content", [b"text", b"SQLite format 3\x00" + b"\x07" * 5000, b"\x00" * 99]
)
def test_another_file_is_refused_and_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    for use in (lambda log: log.append("a", {}), lambda log: log.entries()):
        with pytest.raises(NotALog):
            use(AnswerLog(path))
    assert path.read_bytes() == content


def test_the_database_of_somebody_else_is_left_alone(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE other (x)")
    before = path.read_bytes()
    for use in (lambda log: log.append("a", {}), lambda log: log.entries()):
        with pytest.raises(NotALog, match="no log of answers"):
            use(AnswerLog(path))
    assert path.read_bytes() == before


def test_a_log_that_is_not_there_is_read_by_nobody(path: Path) -> None:
    for use in (AnswerLog.entries, AnswerLog.verify, lambda log: log.erase("Ada", why="")):
        with pytest.raises(NotALog, match="no such log"):
            use(AnswerLog(path))
    assert not path.exists()


# ---- impact and difference


def whats(log: AnswerLog, now: dict[str, str]) -> list[tuple[int, str]]:
    def source(name: str) -> SourceText | None:
        return SourceText(name, now[name]) if name in now else None

    return [(each.entry.number, each.what) for each in impacts(log, "lease.md".__eq__, source)]


def test_an_answer_is_in_question_where_its_words_no_longer_stand(path: Path, keeps: bool) -> None:
    log = AnswerLog(path, keep_content=keeps)
    log.append(research("Rent is due monthly"), SOURCES)
    log.append(research("The term is five years", "No such words here"), SOURCES)
    log.append({"citations": [{"source_id": "rules.md", "quote": "ten euros"}]}, SOURCES)
    assert whats(log, SOURCES) == []
    assert whats(log, {}) == [(1, "gone"), (2, "gone")]
    longer = {"lease.md": "A new clause. " + LEASE}
    assert whats(log, longer) == ([] if keeps else [(1, "uncertain"), (2, "uncertain")])
    changed = {"lease.md": LEASE.replace("five", "six")}
    expected = [(2, "changed")] if keeps else [(1, "uncertain"), (2, "uncertain")]
    assert whats(log, changed) == expected


@pytest.mark.parametrize("given", [SOURCES, {}], ids=["sources", "no sources"])
def test_an_answer_is_in_question_where_what_it_was_made_from_changed(
    path: Path, keeps: bool, given: dict[str, str]
) -> None:
    log = AnswerLog(path, keep_content=keeps)
    log.append(fetch() + " That is all.", given)
    log.append("Nothing was read for this.", given)
    assert whats(log, SOURCES) == []
    assert whats(log, {}) == [(1, "gone")]
    assert whats(log, {"lease.md": "A new clause. " + LEASE}) == [(1, "unquoted")]
    log.redact(1, why="asked")
    assert whats(log, {"lease.md": "Other"}) == ([(1, "unquoted")] if given else [])


def test_a_passage_that_was_retrieved_is_as_it_was_though_the_rest_changed(path: Path) -> None:
    @tool(uses=retrieval)
    def clause() -> Grounded[str]:
        return ground(LEASE[21:41], source="lease.md", location=Location(char_span=(21, 41)))

    log = AnswerLog(path)
    log.append(clause(), SOURCES)
    assert whats(log, {"lease.md": LEASE.replace("five", "six")}) == []
    assert whats(log, {"lease.md": LEASE.replace("monthly", "yearly")}) == [(1, "unquoted")]


def cite(*quotes: tuple[str, str]) -> dict[str, Any]:
    spans = [{"source_uri": source, "quote": quote} for source, quote in quotes]
    return {"text": "It is so", "supporting_spans": spans}


RENT, TERM = ("lease.md", "Rent is due monthly"), ("lease.md", "The term is five years")
FEE, LIE = ("rules.md", "Members pay ten euros"), ("lease.md", "The tenant may sublet")


@pytest.mark.parametrize(
    ("before", "after", "kinds"),
    [
        ([cite(RENT)], [cite(RENT)], []),
        ([cite(RENT, TERM)], [cite(TERM, RENT)], []),
        ([cite(RENT)], [cite(RENT), {**cite(FEE), "text": "And more"}], ["new"]),
        ([cite(RENT), {**cite(FEE), "text": "And more"}], [cite(RENT)], ["lost"]),
        ([cite(RENT)], [cite(FEE)], ["other_sources"]),
        ([cite(RENT)], [cite(TERM)], ["other_words"]),
        ([cite(RENT)], [cite()], ["unsupported"]),
        ([cite(RENT)], [cite(LIE)], ["unsupported"]),
        ([cite(LIE)], [cite(RENT)], ["resupported"]),
        ([cite(RENT), cite(TERM)], [cite(RENT)], ["other_words"]),
    ],
)
def test_claims_that_lost_or_changed_their_sources_are_told(
    path: Path, keeps: bool, before: Any, after: Any, kinds: list[str]
) -> None:
    one, other = (outline_of({"claims": claims}, SOURCES) for claims in (before, after))
    found = [each.kind for each in differences(one, other)]
    assert found == kinds
    log = AnswerLog(path, keep_content=keeps)
    logged = [log.append({"claims": claims}, SOURCES).outline for claims in (before, after)]
    assert [each.kind for each in differences(*logged)] == kinds


def test_the_answer_of_a_grounding_is_one_claim() -> None:
    def answer(said: str, quote: str) -> Any:
        cited = [{"source_id": "lease.md", "quote": quote}]
        return outline_of(json.loads(json.dumps({"answer": said, "citations": cited})), SOURCES)

    same = differences(answer("Monthly.", RENT[1]), answer("Monthly.", TERM[1]))
    assert [(each.kind, str(each.claim)) for each in same] == [("other_words", "Monthly.")]
    other = differences(answer("Monthly.", RENT[1]), answer("Yearly.", RENT[1]))
    assert [each.kind for each in other] == ["lost", "new"]
