"""A plain function that calls the real OpenAI client, against a server on loopback."""

import json
from operator import itemgetter

import pytest
from corvid_runtime import CitationViolation, GroundedValue, grounded_pure, prompt
from corvid_runtime.citations import CitationContract
from corvid_runtime.retrievers import grounding

QUESTION = "What do members pay?"
GOOD = {
    "answer": "Ten euros.",
    "citations": [{"source_id": "rules", "quote": "Members pay ten euros a month."}],
}
ALTERED = {
    "answer": "Ten euros.",
    "citations": [{"source_id": "rules", "quote": "Members pay ten euros a week."}],
}
MISSING = {"answer": "Ten euros.", "citations": []}


@pytest.fixture
def rules(docs):
    def rules(**options):
        contract = CitationContract(required=True, quotes="required", max_citations=3)
        settings = {"id": "rules", "retriever": docs, "query": itemgetter("question")}
        return grounding(**{**settings, "citations": contract, **options})

    return rules


@pytest.fixture
def ask(client):
    def ask(question, evidence, feedback):
        system = f"Answer only from these sources.\n\n{evidence}\n\n{feedback}"
        messages = [
            {"role": "system", "content": system},
            {"role": "user", "content": question},
        ]
        completion = client.chat.completions.create(model="test", messages=messages)
        return completion.choices[0].message.content

    return ask


@pytest.fixture
def ask_with_tools(client):
    def ask(question, tools, feedback):
        messages = [{"role": "user", "content": f"{question}\n{feedback}"}]
        while True:
            message = (
                client.chat.completions.create(
                    model="test", messages=messages, tools=[tool.for_openai() for tool in tools]
                )
                .choices[0]
                .message
            )
            if not message.tool_calls:
                return message.content
            messages.append(message.model_dump(exclude_none=True))
            for call in message.tool_calls:
                found = tools[0].run(call.function.arguments)
                messages.append({"role": "tool", "tool_call_id": call.id, "content": found})

    return ask


def test_a_good_answer(rules, ask, model):
    model.will_answer(GOOD)
    reply = rules().answer(ask, question=QUESTION)
    assert json.loads(reply) == GOOD
    assert [step.source for step in reply.sources().retrievals()] == ["club/rules"]
    sent = model.requests[0]["messages"][0]["content"]
    assert "Members pay ten euros a month." in sent


@pytest.mark.parametrize("bad", [ALTERED, MISSING, "not JSON", '{"answer": "Ten euros."}'])
def test_a_bad_answer_is_asked_for_again(rules, ask, model, bad):
    model.will_answer(bad, GOOD)
    assert json.loads(rules().answer(ask, question=QUESTION)) == GOOD
    assert len(model.requests) == 2
    assert model.requests[0] != model.requests[1]


@pytest.mark.parametrize("bad", [ALTERED, MISSING, "not JSON", '{"answer": "Ten euros."}'])
def test_only_bad_answers_raise(rules, ask, model, bad):
    model.will_answer(bad, bad, bad)
    with pytest.raises(CitationViolation):
        rules().answer(ask, question=QUESTION)
    assert len(model.requests) == 3


def test_the_model_searches(rules, ask_with_tools, model):
    model.will_call("search", query="members pay", limit=2)
    model.will_answer(GOOD)
    reply = rules(inject="tool", query=None).answer(ask_with_tools, question=QUESTION)
    assert isinstance(reply, GroundedValue)
    assert model.requests[0]["tools"][0]["function"]["name"] == "search"
    assert "Members pay ten euros" in model.requests[1]["messages"][-1]["content"]


def test_the_model_cites_without_searching(rules, ask_with_tools, model):
    model.will_answer(GOOD)
    model.will_call("search", query="members", limit=99)
    model.will_call("search", query="members pay")
    model.will_answer(GOOD)
    reply = rules(inject="tool", query=None).answer(ask_with_tools, question=QUESTION)
    assert json.loads(reply) == GOOD
    assert "limit must be" in model.requests[2]["messages"][-1]["content"]


def test_inside_a_prompt(rules, ask, model):
    @prompt(model="test", confidence=0.8)
    def answer_rules(question: str, evidence: str, feedback: str) -> str:
        return ask(question, evidence, feedback)

    @grounded_pure
    def answer(question):
        return rules().answer(answer_rules, question=question)

    model.will_answer(GOOD)
    reply = answer(QUESTION)
    assert reply.confidence == 0.8
    assert {step.source for step in reply.sources().retrievals()} <= {"club/rules", "club/guide"}
