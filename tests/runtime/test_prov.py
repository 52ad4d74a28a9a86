"""Our PROV-JSON, read by the reference implementation of PROV in Python."""

from __future__ import annotations

import pytest
from corvid_runtime import Grounded, Location, agent, ground, prompt, retrieval, sever, tool
from corvid_runtime.citations import Span
from corvid_runtime.prov_export import to_prov_json

from tests.runtime.support import given

model = pytest.importorskip("prov.model")


@tool(uses=retrieval, confidence=0.9)
def find(query: str) -> str:
    place = Location(page=3, bbox=(1, 2, 3, 4), bbox_origin="top-left")
    return ground(query * 2, source="file:a", location=place, score=0.5, metadata={"k": [1]})


@prompt(model="model-1")
def shorten(text: str) -> str:
    return text[:3]


@agent
def answer(query: str) -> Grounded[str]:
    return shorten(find(query)) + "!"


def read(text: str) -> object:
    return model.ProvDocument.deserialize(content=text, format="json")


def names(document: object, kind: type) -> list[str]:
    return [str(record.identifier) for record in document.get_records(kind)]  # type: ignore[attr-defined]


def test_every_step_is_an_activity_and_an_entity() -> None:
    chain = answer("ab").sources()
    document = read(to_prov_json(chain))
    assert len(names(document, model.ProvActivity)) == len(chain) == 4
    assert len(names(document, model.ProvEntity)) == len(chain) + 1
    agents = [record.label for record in document.get_records(model.ProvAgent)]  # type: ignore[attr-defined]
    assert agents == ["model-1", "answer"]


def test_the_derivations_lead_from_the_value_back_to_its_source() -> None:
    document = read(to_prov_json(answer("ab").sources()))
    edges = {}
    for record in document.get_records(model.ProvDerivation):  # type: ignore[attr-defined]
        generated, used, *_ = record.args
        edges[str(generated)] = str(used)
    place = "corvid:value3"
    walked = []
    while place in edges:
        place = edges[place]
        walked.append(place)
    assert walked == ["corvid:value2", "corvid:value1", "corvid:value0", "corvid:source0"]
    source = document.get_record("corvid:source0")[0]  # type: ignore[attr-defined]
    assert source.label == "file:a"


def test_nothing_of_a_retrieval_is_lost() -> None:
    document = read(to_prov_json(find("ab").sources()))  # type: ignore[attr-defined]
    text = document.get_provn()  # type: ignore[attr-defined]
    for detail in ("file:a", "top-left", "corvid:digest", "corvid:score", "PrimarySource"):
        assert detail in text


def test_a_severed_chain_says_why() -> None:
    cut = sever(given("a"), "because")
    assert "because" in read(to_prov_json(cut.sources())).get_provn()  # type: ignore[attr-defined]


def test_the_export_reads_back_to_the_same_document() -> None:
    document = read(to_prov_json((given(1) + given(2)).sources()))
    assert read(document.serialize(format="json")) == document  # type: ignore[attr-defined]


def test_a_quote_is_a_quotation_of_its_source() -> None:
    chain = answer("ab").sources()
    quotes = [Span("file:a", "abab"), Span("file:b", "other")]
    document = read(to_prov_json(chain, quotes))
    derived = map(str, document.get_records(model.ProvDerivation))  # type: ignore[attr-defined]
    entities = map(str, document.get_records(model.ProvEntity))  # type: ignore[attr-defined]
    assert sum("prov:Quotation" in each for each in derived) == 2
    assert sum("'abab'" in each or '"abab"' in each for each in entities) == 1
