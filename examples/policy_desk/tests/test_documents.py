import shutil
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from policy_desk.api import create_app
from policy_desk.config import Settings
from tests.conftest import DATA, ask


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return shutil.copytree(DATA, tmp_path / "documents")


@pytest.fixture
def own_client(settings: Settings, folder: Path) -> TestClient:
    return TestClient(create_app(settings.model_copy(update={"documents_dir": folder})))


def test_lists_documents_of_all_kinds(client: TestClient) -> None:
    documents = client.get("/api/documents").json()
    assert [document["kind"] for document in documents].count("pdf") == 3
    assert {document["title"] for document in documents} >= {"Annual Leave Policy", "Code of Conduct"}
    assert client.get("/healthz").json()["documents"] == len(documents) == 9


def test_gives_the_passages_of_a_document(client: TestClient) -> None:
    body = client.get("/api/documents/information-security-html").json()
    sections = [passage["section"] for passage in body["passages"]]
    assert sections[1:4] == ["Accounts and passphrases", "Classes of information", "Devices"]
    assert "Class: Public; Example: Data sheets" in body["passages"][2]["text"]
    text = " ".join(passage["text"] for passage in body["passages"])
    assert text.count("guest network") == 1
    assert client.get("/api/documents/none").status_code == 404


def test_pdf_footers_are_left_out(client: TestClient) -> None:
    for document in ("records-retention-pdf", "code-of-conduct-pdf"):
        passages = client.get(f"/api/documents/{document}").json()["passages"]
        assert not any("Larkmoor Instruments - page" in passage["text"] for passage in passages)


def test_ingests_what_changed_and_nothing_else(own_client: TestClient, folder: Path) -> None:
    with own_client as client:
        (folder / "annual-leave.md").write_text("# Annual Leave Policy\n\n## New\n\nLeave is unlimited.\n")
        (folder / "glossary.html").unlink()
        (folder / "parking.md").write_text("# Parking\n\nBicycles are parked in the blue shed.\n")
        (folder / "broken.pdf").write_bytes(b"this is no PDF")
        report = client.post("/api/ingest").json()
        assert (report["updated"], report["added"]) == (["annual-leave.md"], ["parking.md"])
        assert (report["removed"], list(report["failed"])) == (["glossary.html"], ["broken.pdf"])
        assert len(report["unchanged"]) == 7
        assert "blue shed" in ask(client, "Where are bicycles parked?")["text"]
        assert ask(client, "How many unused days may be carried over?")["status"] == "refused"


def test_new_documents_are_found_though_retrieval_is_cached(own_client: TestClient, folder: Path) -> None:
    question = "Where are bicycles parked?"
    with own_client as client:
        assert ask(client, question)["status"] == ask(client, question)["status"] == "refused"
        assert client.get("/healthz").json()["cache_hit_rate"] == 0.5
        (folder / "parking.md").write_text("# Parking\n\nBicycles are parked in the blue shed.\n")
        client.post("/api/ingest")
        assert ask(client, question)["status"] == "answered"


def test_the_page_and_its_parts(client: TestClient) -> None:
    page = client.get("/")
    assert page.headers["content-type"].startswith("text/html")
    for part in ("/static/app.js", "/static/style.css"):
        assert part in page.text
        assert client.get(part).status_code == 200
