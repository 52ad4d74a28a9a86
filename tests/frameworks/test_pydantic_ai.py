"""Runs of real pydantic-ai agents, with the models that it brings for tests."""

import asyncio
import dataclasses
from typing import Any

import pytest
from corvid_runtime import Grounded, GroundedValue, InvalidProvenance, on_discard, retrieval, sever
from corvid_runtime import tool as boundary
from corvid_runtime.citations import InsufficientEvidence
from corvid_runtime.frameworks import grounded_output

from tests.runtime.support import given, sources

pytest.importorskip("pydantic_ai")

from corvid_runtime.frameworks.pydantic_ai import KeepSources
from pydantic import BaseModel
from pydantic_ai import (
    Agent,
    ModelRetry,
    PromptedOutput,
    RunContext,
    TextOutput,
    ToolReturn,
    UnexpectedModelBehavior,
)
from pydantic_ai.capabilities import Hooks, ProcessHistory
from pydantic_ai.exceptions import SkipModelRequest
from pydantic_ai.messages import (
    ModelMessagesTypeAdapter,
    ModelResponse,
    TextContent,
    TextPart,
    ToolCallPart,
    ToolReturnPart,
    UserPromptPart,
)
from pydantic_ai.models.function import DeltaToolCall, FunctionModel
from pydantic_ai.models.test import TestModel

ANSWER = "Members pay ten euros."


class Fee(BaseModel):
    euros: int


@dataclasses.dataclass
class Guest:
    name: str


@boundary(uses=retrieval)
def fetch(key: str) -> str:
    """Fetch a record."""
    return f"record {key}"


def says(*replies: Any) -> FunctionModel:
    """Return a model that gives these replies one after the other: texts, or calls of tools."""

    def reply(messages: list[Any], info: Any) -> ModelResponse:
        said = replies[sum(isinstance(message, ModelResponse) for message in messages)]
        part = TextPart(said) if isinstance(said, str) else ToolCallPart(*said)
        return ModelResponse(parts=[part])

    return FunctionModel(reply)


FETCHES = ("fetch", {"key": "fees"})


def agent(*replies: Any, tools: Any = (fetch,), **options: Any) -> Agent[Any, Any]:
    settings = {"capabilities": [KeepSources()], "name": "clerk", **options}
    return Agent(says(*replies) if replies else TestModel(), tools=tools, **settings)


def ran(found: Agent[Any, Any], prompt: Any, **options: Any) -> Any:
    """Run an agent in a loop that is closed afterwards, as that of ``run_sync`` is not."""
    return asyncio.run(found.run(prompt, **options))


def asked(found: Agent[Any, Any], prompt: Any = "What do members pay?", **options: Any) -> Any:
    return grounded_output(ran(found, prompt, **options).output)


class TestOutputs:
    def test_the_output_rests_on_what_the_tools_retrieved(self):
        answer = asked(agent(FETCHES, ANSWER))
        assert answer == ANSWER
        assert sources(answer) == [f"tool:{__name__}.fetch"]
        step = list(answer.sources())[-1]
        assert (step.kind, step.prompt_name, step.model) == ("prompt", "clerk", "function:reply:")

    def test_the_output_of_the_run_itself_is_grounded(self):
        result = ran(agent(FETCHES, ANSWER), "What do members pay?")
        assert isinstance(result.output, GroundedValue)

    @pytest.mark.parametrize(
        "kind", [str, int, bool, float, Fee, Guest, list[Fee], dict[str, int], [Fee, Guest]]
    )
    def test_whatever_the_output_is(self, kind: Any):
        answer = asked(agent(output_type=kind))
        assert sources(answer) == [f"tool:{__name__}.fetch"]

    def test_output_that_is_read_off_the_text(self):
        found = agent(FETCHES, '{"euros": 10}', output_type=PromptedOutput(Fee))
        answer = asked(found)
        assert answer.euros == 10
        assert sources(answer) == [f"tool:{__name__}.fetch"]

    @pytest.mark.parametrize(
        "value", [True, 7, Fee(euros=10), Guest("Ann"), [Fee(euros=1)], {"a": 1}]
    )
    def test_whatever_the_tool_retrieves(self, value: Any):
        @boundary(uses=retrieval)
        def look_up(key: str) -> Any:
            return value

        found = agent(("look_up", {"key": "x"}), ANSWER, tools=[look_up])
        assert sources(asked(found)) == [f"tool:{__name__}.{look_up.__qualname__}"]

    def test_all_that_was_retrieved_counts(self):
        found = agent(("fetch", {"key": "a"}), ("fetch", {"key": "b"}), ANSWER)
        assert len(sources(asked(found))) == 2

    def test_a_grounded_prompt_counts(self):
        assert sources(asked(agent(ANSWER), given("Fees are due."))) == ["given"]
        assert sources(asked(agent(ANSWER), ["Read:", given("Fees are due.")])) == ["given"]
        read = ["Read:", TextContent(given("Fees are due."))]
        assert sources(asked(agent(ANSWER), read)) == ["given"]

    def test_the_model_is_no_more_trusted_than_was_said(self):
        assert asked(agent(FETCHES, ANSWER, capabilities=[KeepSources(0.5)])).confidence == 0.5
        with pytest.raises(InvalidProvenance, match="confidence"):
            KeepSources(2.0)

    def test_a_refusal_stays_a_refusal(self):
        refuses = ("final_result", {"reason": "No fees."})
        answer = asked(agent(FETCHES, refuses, output_type=[str, InsufficientEvidence]))
        assert answer == InsufficientEvidence("No fees.")
        assert not isinstance(answer, GroundedValue)

    def test_an_agent_that_another_one_asks(self):
        inner = agent(FETCHES, ANSWER)

        async def ask_clerk(question: str) -> str:
            return (await inner.run(question)).output

        outer = agent(("ask_clerk", {"question": "Fees?"}), "Ten.", tools=[ask_clerk])
        answer = asked(outer)
        assert sources(answer) == [f"tool:{__name__}.fetch"]
        assert [step.kind for step in answer.sources()] == ["retrieval", "prompt", "prompt"]


class TestWhatIsNotGrounded:
    def test_a_model_that_was_shown_nothing(self):
        assert isinstance(asked(agent(ANSWER)), InsufficientEvidence)

    def test_a_tool_that_does_not_retrieve(self):
        def guess(key: str) -> str:
            return "maybe"

        found = agent(("guess", {"key": "x"}), ANSWER, tools=[guess])
        assert isinstance(asked(found), InsufficientEvidence)

    def test_an_agent_without_the_capability(self):
        answer = asked(agent(FETCHES, ANSWER, capabilities=[]))
        assert isinstance(answer, InsufficientEvidence)

    def test_what_the_model_is_not_shown(self):
        @boundary(uses=retrieval)
        def hidden(key: str) -> str:
            return "secret"

        def look_up(key: str) -> ToolReturn:
            return ToolReturn("nothing here", metadata=hidden(key))

        found = agent(("look_up", {"key": "x"}), ANSWER, tools=[look_up])
        assert isinstance(asked(found), InsufficientEvidence)
        prompt = [TextContent("What?", metadata=hidden("x"))]
        assert isinstance(asked(agent(ANSWER), prompt), InsufficientEvidence)

    def test_what_was_taken_out_of_the_history(self):
        def without(part: Any) -> Any:
            gone = isinstance(part, ToolReturnPart)
            return dataclasses.replace(part, content="gone") if gone else part

        def forget(messages: list[Any]) -> list[Any]:
            return [
                dataclasses.replace(message, parts=[without(part) for part in message.parts])
                for message in messages
            ]

        hides, keeps = ProcessHistory(forget), KeepSources()
        for both in ([keeps, hides], [hides, keeps]):
            answer = asked(agent(FETCHES, ANSWER, capabilities=both))
            assert isinstance(answer, InsufficientEvidence)

    def test_a_chain_that_was_cut(self):
        def look_up(key: str) -> str:
            return sever(fetch(key), "redacted")

        found = agent(("look_up", {"key": "x"}), ANSWER, tools=[look_up])
        assert isinstance(asked(found), InsufficientEvidence)

    def test_a_history_that_went_through_json(self):
        first = ran(agent(FETCHES, ANSWER), "What do members pay?")
        again = agent("", "", "And guests pay five.")
        kept = asked(again, message_history=first.all_messages())
        assert sources(kept) == [f"tool:{__name__}.fetch"]
        read = ModelMessagesTypeAdapter.validate_json(first.all_messages_json())
        assert isinstance(asked(again, message_history=read), InsufficientEvidence)


class TestHooks:
    """What a hook puts in the place of the model's words was said by nobody that read."""

    CANNED = "I cannot help with that."

    def with_hooks(self, hooks: Hooks[Any], *replies: Any, **options: Any) -> list[Any]:
        """Ask with the hooks before and behind ours."""
        orders = [[hooks, KeepSources()], [KeepSources(), hooks]]
        replies = replies or (FETCHES, ANSWER)
        return [
            ran(found, "What?").output
            for found in (agent(*replies, capabilities=both, **options) for both in orders)
        ]

    def check(self, outputs: list[Any], expected: Any = CANNED) -> None:
        assert outputs == [expected, expected]
        assert not any(isinstance(output, GroundedValue) for output in outputs)

    def test_a_hook_that_changes_nothing(self):
        async def after(ctx: Any, *, request_context: Any, response: Any) -> Any:
            return response

        outputs = self.with_hooks(Hooks(after_model_request=after))
        assert [sources(output) for output in outputs] == [[f"tool:{__name__}.fetch"]] * 2

    def test_another_output(self):
        async def after(ctx: Any, *, output_context: Any, output: Any) -> Any:
            return self.CANNED

        self.check(self.with_hooks(Hooks(after_output_process=after)))
        self.check(self.with_hooks(Hooks(before_output_process=after)))

    def test_another_response(self):
        async def after(ctx: Any, *, request_context: Any, response: Any) -> Any:
            if any(isinstance(part, TextPart) for part in response.parts):
                return ModelResponse(parts=[TextPart(self.CANNED)])
            return response

        self.check(self.with_hooks(Hooks(after_model_request=after)))

    def test_a_response_that_is_changed_in_place(self):
        async def after(ctx: Any, *, request_context: Any, response: Any) -> Any:
            for part in response.parts:
                if isinstance(part, TextPart):
                    part.content = self.CANNED
            return response

        self.check(self.with_hooks(Hooks(after_model_request=after)))

    def test_a_model_that_is_not_asked(self):
        async def before(ctx: Any, request_context: Any) -> Any:
            if ctx.run_step == 2:
                raise SkipModelRequest(ModelResponse(parts=[TextPart(self.CANNED)]))
            return request_context

        self.check(self.with_hooks(Hooks(before_model_request=before)))

    def test_an_error_that_is_recovered_from(self):
        async def recover(ctx: Any, *, output_context: Any, output: Any, error: Any) -> Any:
            return Fee(euros=0)

        call = ("final_result", {"euros": "many"})
        hooks = Hooks(output_validate_error=recover)
        self.check(self.with_hooks(hooks, FETCHES, call, output_type=Fee), Fee(euros=0))

    def test_what_is_read_off_other_words(self):
        async def before(ctx: Any, *, output_context: Any, output: Any) -> Any:
            return {"euros": 0}

        call = ("final_result", {"euros": 10})
        hooks = Hooks(before_output_validate=before)
        self.check(self.with_hooks(hooks, FETCHES, call, output_type=Fee), Fee(euros=0))

    def test_a_result_in_place_of_an_error(self):
        async def run(ctx: Any, *, handler: Any) -> Any:
            result = await handler()
            return dataclasses.replace(result, output=self.CANNED)

        self.check(self.with_hooks(Hooks(run=run)))

    def test_a_validator_gets_the_output_grounded(self):
        found = agent(FETCHES, ANSWER)
        found.output_validator(lambda output: output.upper())
        assert sources(asked(found)) == [f"tool:{__name__}.fetch"]
        found.output_validator(lambda output: self.CANNED)
        assert isinstance(asked(found), InsufficientEvidence)

    def test_so_does_an_output_function(self):
        def shorten(text: str) -> str:
            return text[:7]

        answer = asked(agent(FETCHES, ANSWER, output_type=TextOutput(shorten)))
        assert (answer, sources(answer)) == ("Members", [f"tool:{__name__}.fetch"])

        def decline(text: str) -> str:
            return self.CANNED

        found = agent(FETCHES, ANSWER, output_type=TextOutput(decline))
        assert isinstance(asked(found), InsufficientEvidence)


class TestTools:
    def test_the_context_is_no_argument(self):
        heard: list[Any] = []
        stop = on_discard(heard.append)

        @boundary(uses=retrieval)
        def look_up(ctx: RunContext[dict[str, int]], key: str) -> str:
            ctx.deps[key] = len(ctx.messages)
            return key

        @boundary
        def note(ctx: RunContext[dict[str, int]]) -> str:
            return "noted"

        calls = [("look_up", {"key": "a"}), ("note", {}), ("look_up", {"key": "b"})]
        deps: dict[str, int] = {}
        found = agent(*calls, ANSWER, tools=[look_up, note], deps_type=dict)
        answer = asked(found, deps=deps)
        stop()
        assert deps == {"a": 2, "b": 6}
        assert [step.inputs for step in answer.sources().retrievals()] == [(), ()]
        assert heard == []

    def test_an_argument_in_the_dependencies_is_read_as_it_is(self):
        def look_up(ctx: RunContext[Grounded[str]]) -> str:
            return ctx.deps

        found = agent(("look_up", {}), ANSWER, tools=[look_up], deps_type=str)
        assert sources(asked(found, deps=given("Fees are due."))) == ["given"]

    def test_a_method_as_a_tool(self):
        class Store:
            @boundary(uses=retrieval)
            def fetch(self, key: str) -> str:
                return key

        assert len(sources(asked(agent(FETCHES, ANSWER, tools=[Store().fetch])))) == 1


class TestRunsThatOverlap:
    def test_each_has_its_own_sources(self):
        @boundary(uses=retrieval)
        async def slow(key: str) -> Grounded[str]:
            from corvid_runtime import ground

            await asyncio.sleep(0.01 if key == "a" else 0)
            return ground(key, source=key)

        def reply(messages: list[Any], info: Any) -> ModelResponse:
            (asking,) = (p for p in messages[0].parts if isinstance(p, UserPromptPart))
            if len(messages) > 1 or asking.content == "nothing":
                return ModelResponse(parts=[TextPart("done")])
            return ModelResponse(parts=[ToolCallPart("slow", {"key": asking.content})])

        shared = Agent(FunctionModel(reply), tools=[slow], capabilities=[KeepSources()])

        async def run_all() -> list[Any]:
            asking = ["a", "nothing", "b", "nothing", "c"] * 4
            return await asyncio.gather(*(shared.run(prompt) for prompt in asking))

        answers = [grounded_output(result.output) for result in asyncio.run(run_all())]
        found = [sources(x) if isinstance(x, GroundedValue) else [] for x in answers]
        assert found == [["a"], [], ["b"], [], ["c"]] * 4

    def test_tools_that_are_called_at_once(self):
        def reply(messages: list[Any], info: Any) -> ModelResponse:
            if len(messages) > 1:
                return ModelResponse(parts=[TextPart(ANSWER)])
            calls = [ToolCallPart("fetch", {"key": key}) for key in "abc"]
            return ModelResponse(parts=calls)

        found = Agent(FunctionModel(reply), tools=[fetch], capabilities=[KeepSources()])
        assert len(sources(asked(found))) == 3


async def pieces(messages: list[Any], info: Any) -> Any:
    if len(messages) == 1:
        yield {0: DeltaToolCall("fetch", '{"key": "fees"}')}
        return
    for word in ("Members ", "pay ", "ten euros."):
        yield word


class TestStreams:
    def streaming(self, **options: Any) -> Agent[Any, Any]:
        settings: Any = {"tools": [fetch], "capabilities": [KeepSources()], **options}
        return Agent(FunctionModel(stream_function=pieces), **settings)

    def test_every_state_of_the_output_is_grounded(self):
        async def run() -> tuple[list[Any], Any]:
            async with self.streaming().run_stream("What?") as stream:
                states = [state async for state in stream.stream_output(debounce_by=None)]
                return states, grounded_output(stream.result.output)

        states, answer = asyncio.run(run())
        assert states[-1] == answer == ANSWER
        assert states[0] == "Members "
        assert {tuple(sources(state)) for state in [*states, answer]} == {
            (f"tool:{__name__}.fetch",)
        }

    def test_pieces_of_text_are_plain(self):
        async def run() -> tuple[list[Any], Any]:
            async with self.streaming().run_stream("What?") as stream:
                found = [p async for p in stream.stream_text(delta=True, debounce_by=None)]
                return found, await stream.get_output()

        found, output = asyncio.run(run())
        assert not any(isinstance(piece, GroundedValue) for piece in found)
        assert sources(output) == [f"tool:{__name__}.fetch"]

    def test_a_run_whose_events_are_streamed(self):
        async def listen(ctx: Any, events: Any) -> None:
            async for _ in events:
                pass

        result = asyncio.run(self.streaming().run("What?", event_stream_handler=listen))
        assert sources(grounded_output(result.output)) == [f"tool:{__name__}.fetch"]

    def test_streamed_words_that_a_hook_replaces(self):
        async def after(ctx: Any, *, output_context: Any, output: Any) -> Any:
            return "Memb"

        async def run(both: Any) -> list[Any]:
            async with self.streaming(capabilities=both).run_stream("What?") as stream:
                return [state async for state in stream.stream_output(debounce_by=None)]

        hooks = Hooks(after_output_process=after)
        for both in ([hooks, KeepSources()], [KeepSources(), hooks]):
            assert not any(isinstance(state, GroundedValue) for state in asyncio.run(run(both)))

    def test_a_stream_that_nobody_reads_to_its_end(self):
        async def run() -> Any:
            async with self.streaming().run_stream("What?") as stream:
                return await anext(stream.stream_output(debounce_by=None))

        assert sources(asyncio.run(run())) == [f"tool:{__name__}.fetch"]


class TestFailures:
    def test_a_tool_that_is_asked_again(self):
        tried: list[str] = []

        @boundary(uses=retrieval)
        def moody(key: str) -> str:
            tried.append(key)
            if len(tried) == 1:
                raise ModelRetry("try once more")
            return key

        call = ("moody", {"key": "x"})
        answer = asked(agent(call, call, ANSWER, tools=[moody]))
        assert len(sources(answer)) == 1
        assert tried == ["x", "x"]

    def test_a_model_that_gives_up_after_a_tool_failed(self):
        @boundary(uses=retrieval)
        def broken(key: str) -> str:
            raise ModelRetry("no such record")

        answer = asked(agent(("broken", {"key": "x"}), ANSWER, tools=[broken]))
        assert isinstance(answer, InsufficientEvidence)

    def test_a_tool_that_raises_ends_the_run(self):
        @boundary(uses=retrieval)
        def broken(key: str) -> str:
            raise OSError("the store is down")

        with pytest.raises(OSError, match="the store is down"):
            asked(agent(("broken", {"key": "x"}), ANSWER, tools=[broken]))

    def test_a_run_that_failed_leaves_nothing_to_the_next(self):
        def reply(messages: list[Any], info: Any) -> ModelResponse:
            if len(messages) == 1 and messages[0].parts[-1].content == "fetch":
                return ModelResponse(parts=[ToolCallPart(*FETCHES)])
            if len(messages) > 1:
                raise UnexpectedModelBehavior("the model is down")
            return ModelResponse(parts=[TextPart(ANSWER)])

        shared = Agent(FunctionModel(reply), tools=[fetch], capabilities=[KeepSources()])
        with pytest.raises(UnexpectedModelBehavior):
            ran(shared, "fetch")
        assert isinstance(asked(shared, "answer"), InsufficientEvidence)

    def test_an_answer_that_is_rejected_and_given_again(self):
        calls = [("final_result", {"euros": "many"}), ("final_result", {"euros": 10})]
        answer = asked(agent(FETCHES, *calls, output_type=Fee))
        assert answer.euros == 10
        assert sources(answer) == [f"tool:{__name__}.fetch"]
