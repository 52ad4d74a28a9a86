"""Tools and runnables of the real LangChain, with the models that it brings for tests."""

import asyncio
from typing import Any

import pytest
from corvid_runtime import Grounded, GroundedValue, InvalidProvenance, ground, retrieval, sever
from corvid_runtime import tool as boundary
from corvid_runtime.citations import InsufficientEvidence

from tests.runtime.support import given, sources

pytest.importorskip("langchain_core")

from corvid_runtime.frameworks import grounded_output
from corvid_runtime.frameworks.langchain import KeepSources, grounded_tool
from langchain_core.documents import Document
from langchain_core.language_models.fake_chat_models import GenericFakeChatModel
from langchain_core.messages import AIMessage, HumanMessage, ToolMessage
from langchain_core.output_parsers import StrOutputParser
from langchain_core.prompts import ChatPromptTemplate
from langchain_core.runnables import RunnableLambda
from langchain_core.tools import ToolException
from pydantic import BaseModel

ANSWER = "Members pay ten euros."


class Fee(BaseModel):
    euros: int


@boundary(uses=retrieval)
def fetch(key: str) -> str:
    """Fetch a record."""
    return f"record {key}"


def model(*replies: Any) -> GenericFakeChatModel:
    return GenericFakeChatModel(messages=iter(replies or [ANSWER]))


def call(name: str = "fetch", **arguments: Any) -> dict[str, Any]:
    return {"type": "tool_call", "name": name, "args": arguments, "id": f"call-{name}"}


CHAIN = ChatPromptTemplate.from_template("{question} Read: {text}")


class TestTools:
    def test_a_message_carries_what_was_retrieved(self):
        found = grounded_tool(fetch)
        message = found.invoke(call(key="fees"))
        assert message.content == "record fees"
        assert sources(message.artifact) == [f"tool:{__name__}.fetch"]
        assert (found.name, found.description) == ("fetch", "Fetch a record.")
        assert found.args["key"]["type"] == "string"

    @pytest.mark.parametrize("value", [["a", "b"], {"a": 1}, 7, True, Fee(euros=1), [Fee(euros=1)]])
    def test_whatever_was_retrieved(self, value: Any):
        @boundary(uses=retrieval)
        def look_up(key: str) -> Any:
            """Look it up."""
            return value

        message = grounded_tool(look_up).invoke(call("look_up", key="a"))
        answer = KeepSources(model()).invoke([HumanMessage("What?"), message])
        assert len(sources(answer)) == 1

    def test_an_asynchronous_tool(self):
        @boundary(uses=retrieval)
        async def look_up(key: str) -> str:
            """Look it up."""
            return key

        message = asyncio.run(grounded_tool(look_up).ainvoke(call("look_up", key="a")))
        assert isinstance(message.artifact, GroundedValue)

    def test_a_tool_that_fails(self):
        @boundary(uses=retrieval)
        def broken(key: str) -> str:
            """Break."""
            raise ToolException("no such record")

        tried = grounded_tool(broken, handle_tool_error=True)
        message = tried.invoke(call("broken", key="a"))
        assert message.status == "error"
        answer = KeepSources(model()).invoke([HumanMessage("What?"), message])
        assert not isinstance(answer, GroundedValue)
        with pytest.raises(ToolException, match="no such record"):
            grounded_tool(broken).invoke(call("broken", key="a"))

    def test_a_tool_under_another_name(self):
        assert grounded_tool(fetch, name="records", description="Search.").name == "records"


class TestRunnables:
    def test_a_conversation_with_tools(self):
        asks = AIMessage("", tool_calls=[call(key="fees")])
        clerk = KeepSources(model(asks, ANSWER), name="clerk", confidence=0.5)
        messages: list[Any] = [HumanMessage("What do members pay?")]
        first = clerk.invoke(messages)
        assert not isinstance(first, GroundedValue)
        messages += [first, *(grounded_tool(fetch).invoke(each) for each in first.tool_calls)]
        answer = grounded_output(clerk.invoke(messages).content)
        assert answer == ANSWER
        assert sources(answer) == [f"tool:{__name__}.fetch"]
        assert answer.confidence == 0.5
        steps = [step for step in answer.sources() if step.kind == "prompt"]
        assert [step.prompt_name for step in steps] == ["clerk"]

    def test_a_message_of_ours_is_shown_again(self):
        clerk = KeepSources(model("One.", "Two."))
        found = grounded_tool(fetch).invoke(call(key="fees"))
        first = clerk.invoke([HumanMessage("What?"), found])
        second = clerk.invoke([HumanMessage("What?"), first, HumanMessage("And?")])
        assert second.content == "Two."
        assert sources(second) == [f"tool:{__name__}.fetch"]

    def test_a_chain_gets_its_variables_plain(self):
        heard: list[Any] = []

        def note(messages: Any) -> Any:
            heard.append(messages.to_messages()[0].content)
            return messages

        chain = KeepSources(CHAIN | RunnableLambda(note) | model() | StrOutputParser())
        answer = chain.invoke({"question": "Fees?", "text": fetch("fees")})
        assert answer == ANSWER
        assert sources(answer) == [f"tool:{__name__}.fetch"]
        assert heard == ["Fees? Read: record fees"]
        assert type(heard[0]) is str

    def test_documents_that_were_retrieved(self):
        chain = KeepSources(RunnableLambda(lambda found: found[0].page_content))
        assert sources(chain.invoke([given(Document("Fees."))])) == ["given"]
        plain = Document("Fees.", metadata={"score": given(0.5)})
        assert not isinstance(chain.invoke([plain]), GroundedValue)

    def test_in_a_larger_chain(self):
        chain = RunnableLambda(fetch) | KeepSources(RunnableLambda(str.upper))
        assert sources(chain.invoke("a")) == [f"tool:{__name__}.fetch"]

    def test_an_input_that_holds_itself(self):
        ring: list[Any] = [given("a")]
        ring.append(ring)
        assert sources(KeepSources(RunnableLambda(len)).invoke(ring)) == ["given"]

    def test_a_confidence_is_a_number(self):
        with pytest.raises(InvalidProvenance, match="confidence"):
            KeepSources(model(), confidence=2.0)


class TestWhatIsNotGrounded:
    def answer(self, *messages: Any) -> Any:
        return grounded_output(KeepSources(model()).invoke([HumanMessage("What?"), *messages]))

    def test_an_input_that_nobody_retrieved(self):
        assert isinstance(self.answer(), InsufficientEvidence)
        message = ToolMessage("maybe", tool_call_id="1", artifact="maybe")
        assert isinstance(self.answer(message), InsufficientEvidence)

    def test_a_message_that_no_longer_says_what_was_retrieved(self):
        message = grounded_tool(fetch).invoke(call(key="fees"))
        assert isinstance(self.answer(message), GroundedValue)
        changed = message.model_copy(update={"content": "(cut)"})
        assert isinstance(self.answer(changed), InsufficientEvidence)

    def test_what_stands_beside_a_message(self):
        message = AIMessage("Hello.", additional_kwargs={"found": fetch("fees")})
        assert isinstance(self.answer(message), InsufficientEvidence)

    def test_a_chain_that_was_cut(self):
        chain = KeepSources(RunnableLambda(str.upper))
        assert isinstance(
            grounded_output(chain.invoke(sever(fetch("a"), "redacted"))), InsufficientEvidence
        )

    def test_a_model_that_fails(self):
        def fail(_: Any) -> str:
            raise OSError("the model is down")

        with pytest.raises(OSError, match="the model is down"):
            KeepSources(RunnableLambda(fail)).invoke(fetch("a"))

    def test_a_retry_behind_it_and_before_it(self):
        tried: list[str] = []

        def moody(text: str) -> str:
            tried.append(text)
            if len(tried) % 2:
                raise OSError("busy")
            return text

        runnable = RunnableLambda(moody)
        inner = KeepSources(runnable.with_retry(wait_exponential_jitter=False))
        outer = KeepSources(runnable).with_retry(wait_exponential_jitter=False)
        for chain in (inner, outer):
            assert sources(chain.invoke(fetch("a"))) == [f"tool:{__name__}.fetch"]


@boundary(uses=retrieval)
def named(key: str) -> Grounded[str]:
    return ground(key, source=key)


class TestMany:
    def test_a_batch(self):
        chain = KeepSources(RunnableLambda(str.upper))
        found = chain.batch([named("a"), "b", named("c")])
        assert found == ["A", "B", "C"]
        assert [isinstance(x, GroundedValue) and sources(x) for x in found] == [["a"], False, ["c"]]

    def test_calls_that_overlap(self):
        async def slow(text: str) -> str:
            await asyncio.sleep(0.01 if text == "a" else 0)
            return text.upper()

        async def run() -> list[Any]:
            chain = KeepSources(RunnableLambda(slow))
            asked = [named("a"), "b", named("c")] * 4
            return await asyncio.gather(*map(chain.ainvoke, asked), chain.ainvoke("b"))

        found = asyncio.run(run())
        kept = [isinstance(x, GroundedValue) and sources(x) for x in found]
        assert kept == [*([["a"], False, ["c"]] * 4), False]

    def test_a_stream(self):
        chain = KeepSources(CHAIN | model("ten euros") | StrOutputParser())
        asking = {"question": "Fees?", "text": fetch("fees")}
        found = list(chain.stream(asking))
        assert len(found) > 1
        assert "".join(found) == "ten euros"
        assert {tuple(sources(piece)) for piece in found} == {(f"tool:{__name__}.fetch",)}

    def test_an_asynchronous_stream(self):
        async def run() -> list[Any]:
            message = grounded_tool(fetch).invoke(call(key="fees"))
            return [p async for p in KeepSources(model("ten euros")).astream([message])]

        found = asyncio.run(run())
        assert {tuple(sources(piece)) for piece in found} == {(f"tool:{__name__}.fetch",)}

    def test_a_stream_that_fails_half_way(self):
        def halfway(texts: Any) -> Any:
            for text in texts:
                yield text
                raise OSError("the model is down")

        seen: list[Any] = []
        with pytest.raises(OSError, match="the model is down"):
            seen.extend(KeepSources(RunnableLambda(str.upper) | halfway).stream(fetch("a")))
        assert [sources(piece) for piece in seen] == [[f"tool:{__name__}.fetch"]]
