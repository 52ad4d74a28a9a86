"""What older versions wrote is read: the files of `written_by`, which are never written again.

Their pickles are in `pickles.json` (`test_pickles.py`).
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from corvid_runtime import InvalidProvenance, ProvenanceChain, Retrieval
from corvid_runtime.citations import load_answer, save_answer
from corvid_runtime.interchange import loads

from tests.schemas import validator

WRITTEN = Path(__file__).with_name("written_by")
VERSIONS = sorted(folder.name for folder in WRITTEN.iterdir())


@pytest.fixture(params=VERSIONS)
def folder(request: pytest.FixtureRequest) -> Path:
    return WRITTEN / str(request.param)


def test_the_chain_is_read_and_written_as_it_was(folder: Path) -> None:
    text = (folder / "chain.json").read_text(encoding="utf-8")
    chain = ProvenanceChain.from_json(text)
    assert json.loads(chain.to_json()) == json.loads(text)
    kinds = [step.kind for step in chain]
    assert kinds == ["retrieval", "prompt", "derived", "handoff", "severed"]
    assert chain.severed


def test_grounded_values_are_read_if_they_are_believed(folder: Path) -> None:
    text, table = (folder.joinpath(name).read_text() for name in ("text.json", "retrieved.json"))
    with pytest.raises(InvalidProvenance, match="unsigned"):
        loads(text)
    value = loads(text, trust="unsigned")
    assert bool(value == "bees!")
    assert [step.kind for step in value.sources()][-2:] == ["handoff", "derived"]
    assert bool(loads(table, trust="unsigned") == {"a": [1, 2.5, None, True]})


@pytest.mark.parametrize("name", ["answer", "typed", "refusal"])
def test_answers_are_read_and_written_as_they_were(folder: Path, name: str, tmp_path: Path) -> None:
    path = folder / f"{name}.json"
    saved = load_answer(path)
    before = json.loads(path.read_text(encoding="utf-8"))
    assert saved.value == before["value"]
    assert json.loads(saved.chain.to_json()) == before["chain"]
    save_answer(tmp_path / "again.json", saved.value, saved.sources)
    again = json.loads((tmp_path / "again.json").read_text(encoding="utf-8"))
    assert again["sources"] == before["sources"]
    assert again["version"] == 1


def test_an_answer_holds_what_it_held() -> None:
    saved = load_answer(WRITTEN / "0.1.0" / "answer.json")
    (retrieved,) = saved.chain.retrievals()
    assert isinstance(retrieved, Retrieval)
    assert (retrieved.source, retrieved.location.page, retrieved.score) == ("file:ä", 3, 0.5)
    assert saved.sources["other"].text == "plain text"


SCHEMAS = {"evidence": ["answer", "typed", "refusal"], "provenance": ["chain"]}


@pytest.mark.parametrize("schema", SCHEMAS)
def test_what_was_written_fits_the_schema_of_today(folder: Path, schema: str) -> None:
    pytest.importorskip("jsonschema")
    described = validator(schema)
    for name in SCHEMAS[schema]:
        data = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
        described.validate(data)
        assert not described.is_valid({**data, "version": 2})
