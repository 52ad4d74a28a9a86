from fastapi.testclient import TestClient

from policy_desk.api import create_app
from policy_desk.config import Settings
from policy_desk.loopback import Behaviour
from tests.conftest import ask

FIRST = "How many days of annual leave may I carry over?"


def test_a_follow_up_is_read_with_what_came_before(client: TestClient) -> None:
    conversation = ask(client, FIRST)["conversation_id"]
    answer = ask(client, "What about long illness?", conversation)
    assert answer["conversation_id"] == conversation
    assert answer["queries"][0].startswith("How many days of annual leave may I carry over")
    assert "15 months" in answer["text"]


def test_a_follow_up_works_without_the_models_help(client: TestClient, behaviour: Behaviour) -> None:
    behaviour.garble_rewrites = True
    conversation = ask(client, FIRST)["conversation_id"]
    answer = ask(client, "And if it is because of long illness?", conversation)
    assert len(answer["queries"]) == 2
    assert answer["passages"][0]["passage"]["section"] == "Carry-over"


def test_conversations_outlive_the_service(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        conversation = ask(client, FIRST)["conversation_id"]
    with TestClient(create_app(settings)) as client:
        ask(client, "What about long illness?", conversation)
        turns = client.get(f"/api/conversations/{conversation}").json()["turns"]
    assert [turn["question"] for turn in turns] == [FIRST, "What about long illness?"]


def test_save_forget_and_restore(client: TestClient) -> None:
    address = f"/api/conversations/{ask(client, FIRST)['conversation_id']}"
    saved = client.get(address).json()
    assert client.delete(address).status_code == 204
    assert client.get(address).status_code == 404
    assert client.delete(address).json()["error"]["code"] == "not_found"
    assert client.put(address, json=saved).status_code == 200
    assert client.get(address).json() == saved
    assert client.put("/api/conversations/other", json=saved).status_code == 409


def test_a_failed_answer_is_not_remembered(client: TestClient, behaviour: Behaviour) -> None:
    conversation = ask(client, FIRST)["conversation_id"]
    behaviour.fail_next = 50
    body = {"question": "When are invoices paid?", "conversation_id": conversation}
    assert client.post("/api/ask", json=body).status_code == 503
    assert len(client.get(f"/api/conversations/{conversation}").json()["turns"]) == 1
