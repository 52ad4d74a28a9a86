"""An answer is saved with all that is needed to verify it elsewhere, and read back whole."""

from __future__ import annotations

import datetime
import json
from collections.abc import Mapping
from decimal import Decimal
from pathlib import Path
from typing import Any

import attrs
import pytest
from corvid_runtime import Grounded, agent, ground, prompt, retrieval, tool
from corvid_runtime.citations import (
    Answer,
    Claim,
    InsufficientEvidence,
    Location,
    SourceText,
    Span,
    load_answer,
    save_answer,
    validate_cited_output,
)

LEASE = SourceText(
    "lease.txt",
    "The term is five years. Rent is due monthly.",
    locations=[Location(page=2, bbox=(1, 2, 3, 4), char_span=(24, 44))],
)
SPAN = Span("lease.txt", "Rent is due monthly", (24, 43), page=2)


@tool(uses=retrieval)
def fetch() -> Grounded[str]:
    return ground(LEASE.text, source=LEASE.uri)


@prompt
def reply(page: str) -> Answer[str]:
    return Answer("monthly", (Claim("Rent is paid monthly", (SPAN,)),), confidence=0.9)


@agent
def research() -> Grounded[Answer[str]]:
    return reply(fetch())


def saved(path: Path, answer: object, sources: Mapping[str, Any]) -> Any:
    save_answer(path, answer, sources)
    return load_answer(path)


def test_a_typed_answer_is_read_back_with_chain_sources_and_pages(tmp_path: Path) -> None:
    answer = research()
    read = saved(tmp_path / "a.json", answer, {"lease.txt": LEASE})
    assert read.chain == answer.sources()
    assert read.sources == {"lease.txt": LEASE}
    (checked,) = validate_cited_output(read.value, read.sources).verified
    assert checked.span.quote == SPAN.quote
    assert checked.span.located(read.sources["lease.txt"]).page == 2


def test_a_text_is_saved_as_text(tmp_path: Path) -> None:
    text = fetch() + "\ud800 \u202e 漢字"
    read = saved(tmp_path / "a.json", text, {"lease.txt": LEASE.text})
    assert read.value == text
    assert read.chain == text.sources()
    assert read.sources["lease.txt"].text == LEASE.text


def test_a_refusal_is_an_answer_without_a_chain(tmp_path: Path) -> None:
    refusal = InsufficientEvidence("the lease does not say", ("the amount of the rent",))
    read = saved(tmp_path / "a.json", refusal, {"lease.txt": LEASE})
    assert read.value["missing"] == ["the amount of the rent"]
    assert not read.chain
    assert validate_cited_output(read.value, read.sources)


def test_grounded_parts_of_ordinary_data_keep_their_chains(tmp_path: Path) -> None:
    read = saved(tmp_path / "a.json", {"pages": [fetch(), fetch()]}, {})
    assert len(read.chain.retrievals()) == 2


@attrs.frozen
class Invoice:
    day: datetime.date
    total: Decimal
    tags: frozenset[str]


def test_what_json_lacks_is_written_as_text(tmp_path: Path) -> None:
    invoice = Invoice(datetime.date(2026, 1, 31), Decimal("89.50"), frozenset({"paid"}))
    read = saved(tmp_path / "a.json", invoice, {})
    assert read.value == {"day": "2026-01-31", "total": "89.50", "tags": ["paid"]}


@pytest.mark.parametrize("answer", [object(), {"file": open}, b"bytes"])
def test_what_is_no_data_is_refused_and_nothing_is_written(tmp_path: Path, answer: object) -> None:
    with pytest.raises(TypeError, match="is data, and holds no"):
        save_answer(tmp_path / "a.json", answer, {})
    assert not (tmp_path / "a.json").exists()


CHAIN = {"version": 1, "steps": []}


@pytest.mark.parametrize(
    "content",
    [
        [],
        {},
        "text",
        {"value": 1, "chain": CHAIN},
        {"value": 1, "chain": 1, "sources": {}},
        {"value": 1, "chain": CHAIN, "sources": []},
        {"value": 1, "chain": CHAIN, "sources": {}, "version": 2},
        {"value": 1, "chain": CHAIN, "sources": {"a": 1}},
        {"value": 1, "chain": CHAIN, "sources": {"a": {"text": "b", "locations": 1}}},
        {"value": 1, "chain": CHAIN, "sources": {"a": {"text": "b", "locations": [{"page": 1}]}}},
        {"value": 1, "chain": CHAIN, "sources": {"a": {"text": "b", "locations": [1]}}},
    ],
)
def test_another_file_is_refused(tmp_path: Path, content: object) -> None:
    (tmp_path / "a.json").write_text(json.dumps(content))
    with pytest.raises(ValueError, match=r"."):
        load_answer(tmp_path / "a.json")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"\x00", b"{", b"[" * 100_000])
def test_a_file_that_is_no_json_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.json").write_bytes(content)
    with pytest.raises(ValueError, match=r"."):
        load_answer(tmp_path / "a.json")
