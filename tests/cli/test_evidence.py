"""Every format of evidence is verified and shown by the same commands, and fits the schema."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from corvid_cli.group import corvid
from corvid_runtime import Grounded, agent, ground, prompt, retrieval, tool
from corvid_runtime.citations import (
    Answer,
    Cited,
    Claim,
    InsufficientEvidence,
    Span,
    save_answer,
)
from corvid_runtime.citations.evidence import read_evidence
from corvid_runtime.enforcement.writer import TrajectoryWriter
from corvid_runtime.errors import InvalidProvenance
from corvid_runtime.interchange import Sealed, dumps, loads
from corvid_runtime.retrievers import SqliteRetriever, grounding

from tests.schemas import validator

pytest.importorskip("jsonschema")
pydantic = pytest.importorskip("pydantic")

LEASE = (
    'The "lease" binds.\nRent is due monthly.\nIt is **not** refunded, and the term is five years.'
)
GOOD = Span("club/lease.md", "Rent is due monthly")
BAD = Span("club/lease.md", "Rent is due yearly")


@tool(uses=retrieval)
def fetch() -> Grounded[str]:
    return ground(LEASE, source="club/lease.md")


@prompt
def typed(page: str, quote: str) -> Answer[str]:
    claim = Claim("It is paid", (Span("club/lease.md", quote),))
    return Answer("monthly", (claim,), confidence=0.9)


@agent
def research(quote: str) -> Grounded[Answer[str]]:
    return typed(fetch(), quote)


def complete(question: str, evidence: str, feedback: str) -> str:
    quotes = ["Rent is due monthly", "It is not refunded"]
    citations = [{"source_id": "lease.md", "quote": quote, "chunk_id": None} for quote in quotes]
    return json.dumps({"answer": 'The "rent" is "due".', "citations": citations})


def answered(path: Path) -> None:
    """Write the answer of a grounding as it came."""
    save_answer(path, grounding_answer(), {"club/lease.md": LEASE})


def saved(path: Path) -> None:
    save_answer(path, research("Rent is due monthly"), {"club/lease.md": LEASE})


def text(path: Path) -> None:
    save_answer(path, 'It says "Rent is due monthly".', {"club/lease.md": LEASE})


@dataclasses.dataclass
class Session:
    question: str
    answer: Grounded[str]
    citations: list[dict[str, str]]


def envelope(path: Path) -> None:
    citations = [{"source_uri": GOOD.source_uri, "quote": GOOD.quote}]
    path.write_text(dumps(Session("When is rent due?", fetch(), citations)))


def bare_answer(path: Path) -> None:
    path.write_text(json.dumps(dataclasses.asdict(Answer("x", (Claim("y", (GOOD,)),), 0.5))))


def bare_cited(path: Path) -> None:
    path.write_text(json.dumps(dataclasses.asdict(Cited("monthly", (GOOD,)))))


def bare_grounded(path: Path) -> None:
    path.write_text(complete("", "", ""))


def refusal(path: Path) -> None:
    path.write_text(json.dumps(dataclasses.asdict(InsufficientEvidence("silent", ("x",), (GOOD,)))))


def trajectory(path: Path) -> None:
    writer = TrajectoryWriter(path, root=path.parent / "docs")
    writer.cite("It is paid", quote="Rent is due monthly", path="club/lease.md", line=2)


@dataclasses.dataclass
class Research:
    question: str
    answer: Grounded[Answer[str]]


def session(path: Path) -> None:
    path.write_text(dumps(Research("When is rent due?", research("Rent is due monthly"))))


@dataclasses.dataclass
class Conversation:
    question: str
    turns: list[Grounded[str]]


def grounding_answer() -> Grounded[str]:
    """Return what a grounding answers: a text that holds JSON."""
    docs = SqliteRetriever(namespace="club")
    docs.ingest("lease.md", LEASE)
    rules = grounding(id="rules", retriever=docs, query=lambda inputs: str(inputs["question"]))
    answer = rules.answer(complete, question="rent refunded")
    assert not isinstance(answer, InsufficientEvidence)
    return answer


def conversation(path: Path) -> None:
    talk = Conversation("When is rent due?", [grounding_answer()])
    save_answer(path, talk, {"club/lease.md": LEASE})


def sealed_conversation(path: Path) -> None:
    path.write_text(dumps(Conversation("When is rent due?", [grounding_answer()])))


def model(path: Path) -> None:
    """Write a session as pydantic does, which seals each grounded field by itself."""
    _write_model(path)


def sealed_model(path: Path) -> None:
    """Write one that pydantic seals as a whole."""
    _write_model(path, Sealed)


def _write_model(path: Path, *bases: type) -> None:
    kind = pydantic.create_model(
        "Kept",
        __base__=(*bases, pydantic.BaseModel),
        question=(str, ...),
        answer=(Grounded[str], ...),
    )
    kept = kind(question="When is rent due?", answer=grounding_answer())
    path.write_text(kept.model_dump_json(context={"provenance": True}))


OF_GROUNDINGS = [conversation, sealed_conversation, model, sealed_model]

FORMATS: list[Callable[[Path], None]] = [
    *(answered, saved, text, envelope, bare_answer, bare_cited, bare_grounded, refusal),
    *(session, trajectory),
    *OF_GROUNDINGS,
]


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    (tmp_path / "docs" / "club").mkdir(parents=True)
    (tmp_path / "docs" / "club" / "lease.md").write_text(LEASE)
    return tmp_path / "docs"


def run(*args: object) -> Result:
    return CliRunner().invoke(corvid, [str(arg) for arg in args])


@pytest.mark.parametrize("write", FORMATS, ids=lambda write: write.__name__)
def test_verify_takes_it_against_documents(
    write: Callable[[Path], None], docs: Path, tmp_path: Path
) -> None:
    file = tmp_path / "file.json"
    write(file)
    held = run("verify", file, "--corpus", docs)
    assert held.exit_code == 0, held.output
    assert "Rent is due monthly" in held.output
    (docs / "club" / "lease.md").write_text(LEASE.replace("monthly", "yearly"))
    assert run("verify", file, "--corpus", docs).exit_code == 1


@pytest.mark.parametrize("write", FORMATS, ids=lambda write: write.__name__)
def test_view_shows_it_with_its_documents(
    write: Callable[[Path], None], docs: Path, tmp_path: Path
) -> None:
    file, page = tmp_path / "file.json", tmp_path / "page.html"
    write(file)
    shown = run("view", file, "--corpus", docs, "-o", page)
    assert shown.exit_code == 0, shown.output
    count = 2 if write in (answered, bare_grounded, *OF_GROUNDINGS) else 1
    assert f"{count} of {count} citations stand in their sources" in shown.output
    assert 'href="#span-1-1"' in page.read_text()


@pytest.mark.parametrize("write", FORMATS, ids=lambda write: write.__name__)
def test_it_is_what_the_schema_says(
    write: Callable[[Path], None], docs: Path, tmp_path: Path
) -> None:
    file = tmp_path / "file.json"
    write(file)
    content = json.loads(file.read_text())
    evidence = validator("evidence")
    evidence.validate(content)
    assert not evidence.is_valid({"answer": "bare"})
    if "value" not in content and '"grounded"' not in json.dumps(content):
        assert not evidence.is_valid(without_sources(content))


@pytest.mark.parametrize("write", [saved, conversation, envelope, session])
def test_another_version_is_not_what_the_schema_says(
    write: Callable[[Path], None], tmp_path: Path
) -> None:
    write(tmp_path / "file.json")
    content = json.loads((tmp_path / "file.json").read_text())
    version = "grounded" if "grounded" in content else "version"
    assert validator("evidence").is_valid(content)
    assert not validator("evidence").is_valid({**content, version: 2})


CITED = {"quote": "Rent is due", "path": "${PROJECT_ROOT}/club/lease.md", "line": "2-3"}
CODE = {"code": "Rent is due", "file": "${PROJECT_ROOT}/club/lease.md", "line": 2}


@pytest.mark.parametrize(
    ("fields", "is_valid"),
    [
        ({"claim": "c", "evidence": CITED}, True),
        (
            {"claim": "c", "evidence": [CITED, "`Rent is due` [${PROJECT_ROOT}/club/lease.md:2]"]},
            True,
        ),
        ({"claim": "c", "evidence": {"source": "message 3"}, "grounding": "user_input"}, True),
        ({"claim": "c", **CODE}, True),
        ({"citations": [{"claim": "c", **CODE}]}, True),
        ({"claim": "c", "evidence": 5}, False),
        ({"claim": "c", "evidence": {**CITED, "path": 5}}, False),
        ({"citations": [5]}, False),
        ({"claim": "c", **CODE, "file": 5}, False),
    ],
)
def test_each_shape_of_a_trajectory_is_in_the_schema(fields: Any, is_valid: bool) -> None:
    assert validator("evidence").is_valid({"phase": "cite", **fields}) is is_valid


def without_sources(content: Any) -> Any:
    """Return evidence whose citations name no source."""
    if isinstance(content, dict):
        named = ("source_uri", "source_id", "path", "phase")
        return {key: without_sources(each) for key, each in content.items() if key not in named}
    return [without_sources(each) for each in content] if isinstance(content, list) else content


@pytest.mark.parametrize("write", [answered, saved, text])
def test_saved_sources_are_verified_without_a_folder(
    write: Callable[[Path], None], tmp_path: Path
) -> None:
    write(tmp_path / "file.json")
    assert run("verify", tmp_path / "file.json").exit_code == 0


def test_without_sources_there_is_nothing_to_verify_against(tmp_path: Path) -> None:
    bare_cited(tmp_path / "file.json")
    refused = run("verify", tmp_path / "file.json")
    assert refused.exit_code == 2
    assert "--corpus DIR" in refused.output


def test_a_text_answer_is_refused_for_words_that_stand_nowhere(tmp_path: Path) -> None:
    answer = 'It says "Rent is due monthly", and "Rent is due yearly".'
    save_answer(tmp_path / "file.json", answer, {"lease": LEASE})
    refused = run("verify", tmp_path / "file.json")
    assert refused.exit_code == 1
    assert "1 verified, 1 wrong" in refused.output


@pytest.mark.parametrize(
    ("citation", "code"),
    [
        ({"source_id": "lease.md", "quote": "Rent is due yearly"}, "not_found"),
        ({"source_id": "lease.md"}, "missing_quote"),
        ({"source_id": "lease.md", "quote": 1}, "malformed"),
        ({"source_id": "lease.md", "quote": "Rent is due monthly", "namespace": 1}, "malformed"),
        ({"source_id": "other.md", "quote": "Rent is due monthly"}, "source_missing"),
        ({"source_id": "both.md", "quote": "The same words in both"}, "ambiguous"),
        ({"path": "${PROJECT_ROOT}/../secret", "quote": "Rent is due monthly"}, "source_missing"),
        ({"path": "club/lease.md", "quote": "Rent is due monthly", "lines": [1]}, "malformed"),
        ({"path": "club/lease.md", "quote": None}, "missing_quote"),
        ({"source_id": ["lease.md"], "quote": "Rent is due monthly"}, "malformed"),
    ],
)
def test_a_citation_that_does_not_hold(
    citation: dict[str, object], code: str, docs: Path, tmp_path: Path
) -> None:
    (docs / "other").mkdir()
    for folder in ("club", "other"):
        (docs / folder / "both.md").write_text("The same words in both.")
    (docs.parent / "secret").write_text("Rent is due monthly")
    file = tmp_path / "file.json"
    file.write_text(json.dumps({"answer": "x", "citations": [citation]}))
    refused = run("verify", file, "--corpus", docs)
    assert refused.exit_code == 1, refused.output
    assert f"[{code}]" in refused.output


def test_a_namespace_tells_two_documents_apart(docs: Path, tmp_path: Path) -> None:
    (docs / "other").mkdir()
    for folder in ("club", "other"):
        (docs / folder / "both.md").write_text("The same words in both.")
    cited = {"source_id": "both.md", "namespace": "other", "quote": "The same words in both"}
    (tmp_path / "file.json").write_text(json.dumps({"citations": [cited]}))
    held = run("verify", tmp_path / "file.json", "--corpus", docs)
    assert held.exit_code == 0
    assert "other/both.md" in held.output


@pytest.mark.parametrize(
    ("lines", "kind"), [([2, 2], "exact"), ([1, 3], "exact"), ([1, 1], "relo")]
)
def test_words_on_other_lines_are_relocated(
    lines: list[int], kind: str, docs: Path, tmp_path: Path
) -> None:
    cited = {"path": "club/lease.md", "quote": "Rent is due monthly", "lines": lines}
    (tmp_path / "file.json").write_text(json.dumps({"citations": [cited]}))
    assert f"' {kind}" in run("verify", tmp_path / "file.json", "--corpus", docs).output


def test_an_assumption_of_a_trajectory_cites_nothing(docs: Path, tmp_path: Path) -> None:
    writer = TrajectoryWriter(tmp_path / "file.jsonl", root=docs)
    writer.cite("It is paid", quote="Rent is due monthly", path="club/lease.md", line=2)
    writer.assume("It will rise")
    refused = run("verify", tmp_path / "file.jsonl", "--corpus", docs)
    assert refused.exit_code == 1
    assert "1 verified, 1 wrong" in refused.output
    assert "'It will rise' cites nothing" in refused.output


def test_code_is_cited_by_its_path_though_it_is_no_document(docs: Path, tmp_path: Path) -> None:
    (docs / "jwt.ts").write_text("if (isExpired(token)) {")
    cited = {"path": "${PROJECT_ROOT}/jwt.ts", "quote": "if (isExpired(token))", "line": 1}
    (tmp_path / "file.json").write_text(json.dumps({"citations": [cited]}))
    assert run("verify", tmp_path / "file.json", "--corpus", docs).exit_code == 0


def test_an_envelope_that_was_changed_is_refused(docs: Path, tmp_path: Path) -> None:
    envelope(tmp_path / "file.json")
    text = (tmp_path / "file.json").read_text().replace("monthly", "yearly")
    (tmp_path / "file.json").write_text(text)
    refused = run("verify", tmp_path / "file.json", "--corpus", docs)
    assert refused.exit_code == 2
    assert "was changed" in refused.output


def test_the_chain_of_an_envelope_is_kept() -> None:
    page = fetch()
    read = read_evidence(dumps(Session("When?", page, [])))
    assert read.chain == page.sources()
    assert read.value == {"question": "When?", "answer": LEASE, "citations": []}


@pytest.mark.parametrize("write", [sealed_conversation, model, sealed_model])
def test_the_chains_inside_a_session_are_kept(
    write: Callable[[Path], None], tmp_path: Path
) -> None:
    write(tmp_path / "file.json")
    read = read_evidence((tmp_path / "file.json").read_bytes())
    assert [step.source for step in read.chain.retrievals()] == ["club/lease.md"]


def test_what_a_model_writes_is_no_chain_and_no_envelope() -> None:
    forged = dumps(Session("When?", fetch(), []))
    read = read_evidence(json.dumps({"answer": forged, "citations": []}))
    assert not read.chain
    assert read.value["answer"]["grounded"] == 1, "it is shown as it stands"


def test_a_field_that_was_tampered_with_is_refused(docs: Path, tmp_path: Path) -> None:
    model(tmp_path / "file.json")
    text = (tmp_path / "file.json").read_text().replace("monthly", "yearly")
    (tmp_path / "file.json").write_text(text)
    refused = run("verify", tmp_path / "file.json", "--corpus", docs)
    assert refused.exit_code == 2
    assert "was changed" in refused.output


def test_a_trajectory_is_read_from_standard_input(docs: Path, tmp_path: Path) -> None:
    trajectory(tmp_path / "file.jsonl")
    content = (tmp_path / "file.jsonl").read_bytes() * 2
    held = CliRunner().invoke(corvid, ["verify", "-", "--corpus", str(docs)], input=content)
    assert held.exit_code == 0, held.output
    assert "2 verified, 0 wrong" in held.output


def test_a_typed_answer_comes_back_from_a_session() -> None:
    answer = research("Rent is due monthly")
    kept = loads(dumps(Research("When?", answer)), Research, trust="unsigned")
    assert bool(kept.answer == answer)
    assert kept.answer.sources().retrievals() == answer.sources().retrievals()
    with pytest.raises(InvalidProvenance):
        dumps(Answer("no number", (), 0.5), Answer[int])
