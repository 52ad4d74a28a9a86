"""Tools, prompts and agents at run time: what goes in, what comes out, what is refused."""

from __future__ import annotations

import asyncio
import functools
import importlib
import inspect
import io
import logging
import pickle
import sys
import threading
from collections import ChainMap, UserList, deque
from collections.abc import AsyncIterator, Awaitable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import datetime, timezone
from enum import Enum
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import pytest
from corvid_runtime import (
    AgentHandoff,
    CitationViolation,
    Derived,
    Effect,
    Grounded,
    GroundedForgery,
    GroundedStream,
    GroundedValue,
    GroundingError,
    PromptTransform,
    Retrieval,
    Severed,
    UngroundedReturn,
    agent,
    each,
    ground,
    grounded_pure,
    join,
    lift,
    on_discard,
    plain,
    prompt,
    report_tokens,
    retrieval,
    sever,
    tool,
    use_clock,
)
from corvid_runtime.names import guarded_imports

from tests.runtime.support import Discards, counting, fetch, given, search, sources, unsourced

if TYPE_CHECKING:
    from _typeshed import SupportsLenAndGetItem  # in stubs only


@prompt(model="m", confidence=0.7)
def summarize(doc: str, question: str = "") -> str:
    assert type(doc) is str
    assert type(question) is str
    return f"{doc}?"


@prompt
def merge(*docs: str, **named: str) -> str:
    assert all(type(doc) is str for doc in (*docs, *named.values()))
    return " ".join((*docs, *named.values()))


# Tools.


def test_a_retrieval_records_source_time_and_digest() -> None:
    moment = datetime(2024, 2, 29, 12, tzinfo=timezone.utc)
    with use_clock(lambda: moment):
        document = fetch("a")
    assert isinstance(document, str)
    assert document == "document a"
    (step,) = document.sources()
    digest = sha256(b"document a").hexdigest()
    source = "tool:tests.runtime.support.fetch"
    assert step == Retrieval(source=source, timestamp=moment, digest=digest)


def test_a_bare_tool_brings_nothing_in() -> None:
    assert type(unsourced("a")) is str
    cost = Effect("billing", cost=0.1)
    assert type(tool(uses=cost)(lambda: "x")()) is str


def test_any_effect_whose_data_are_grounded_counts() -> None:
    ledger = Effect("ledger", data={"financial", "grounded"})
    assert isinstance(tool(uses=[Effect("log"), ledger])(lambda: 1)(), GroundedValue)
    assert type(tool(uses=Effect("ledger", data="financial"))(lambda: 1)()) is int


def test_the_arguments_of_a_grounded_tool_are_inputs_of_the_retrieval() -> None:
    document = fetch(given("a", 0.4, "query"))
    assert sources(document) == ["query", "tool:tests.runtime.support.fetch"]
    assert document.confidence == 0.4


def test_a_plain_tool_that_is_handed_sources_reports_the_discard() -> None:
    with Discards() as events:
        assert type(unsourced(fetch("a"))) is str
    assert [event.reason for event in events] == [
        "handed to tool unsourced(), whose result is plain"
    ]


def test_what_the_body_grounded_is_not_wrapped_again() -> None:
    hits = search("a", "b")
    assert type(hits) is list
    assert [sources(hit) for hit in hits] == [["file:a"], ["file:b"]]
    assert [len(hit.sources()) for hit in hits] == [1, 1]


def test_a_text_joined_of_nothing_says_to_refuse() -> None:
    @agent
    def digest(parts: list[Grounded[str]]) -> Grounded[str]:
        return join(", ", parts)

    with pytest.raises(UngroundedReturn, match=r"has no source.*\n.*InsufficientEvidence\(reason"):
        digest([])


def test_a_tool_that_declares_grounded_and_does_not_ground_is_refused() -> None:
    @tool(uses=retrieval)
    def forget(name: str) -> list[Grounded[str]]:
        return [ground(name), name]  # type: ignore[list-item]

    with pytest.raises(UngroundedReturn, match="returned 'a', which has no source"):
        forget("a")


def test_a_container_of_grounded_items_keeps_their_sources() -> None:
    @tool(uses=retrieval)
    def mixed() -> list[object]:
        return [ground("a", source="inner"), "b"]

    inner, outer = sources(mixed())
    assert inner == "inner"
    assert outer.endswith(".mixed")


@pytest.mark.parametrize("result", [int, asyncio, ValueError("x"), ...])
def test_what_cannot_carry_a_source_cannot_be_retrieved(result: object) -> None:
    with pytest.raises(UngroundedReturn, match="cannot carry"):
        tool(uses=retrieval)(lambda: result)()


# Minting.


def test_minting_outside_a_grounded_tool_is_forgery() -> None:
    with pytest.raises(GroundedForgery, match="outside any tool"):
        ground("a")
    with pytest.raises(GroundedForgery, match="not grounded"):
        tool(lambda: ground("a"))()
    with pytest.raises(GroundedForgery):
        agent(lambda: ground("a"))()
    with pytest.raises(GroundedForgery):
        prompt(lambda doc: ground("a"))(fetch("a"))


def test_the_right_to_mint_does_not_reach_nested_boundaries() -> None:
    @agent
    def inner() -> Grounded[str]:
        return ground("a")

    with pytest.raises(GroundedForgery, match="agent inner"):
        tool(uses=retrieval)(inner)()


def test_the_right_to_mint_ends_with_the_call_even_if_it_raises() -> None:
    @tool(uses=retrieval)
    def fail() -> str:
        raise TimeoutError("slow")

    with pytest.raises(TimeoutError, match="slow"):
        fail()
    with pytest.raises(GroundedForgery):
        ground("a")


def test_the_right_to_mint_is_not_open_between_two_items_of_a_stream() -> None:
    @tool(uses=retrieval)
    def pages() -> Iterator[Grounded[str]]:
        yield ground("a")
        yield ground("b")

    for _ in pages():
        with pytest.raises(GroundedForgery):
            ground("c")


def test_the_right_to_mint_stays_in_its_thread() -> None:
    outcome: list[object] = []

    def mint() -> None:
        try:
            outcome.append(ground("a"))
        except GroundedForgery as error:
            outcome.append(error)

    @tool(uses=retrieval)
    def slow() -> str:
        thread = threading.Thread(target=mint)
        thread.start()
        thread.join()
        return "a"

    slow()
    assert isinstance(outcome[0], GroundedForgery)


def test_nobody_constructs_or_subclasses_a_grounded_value() -> None:
    with pytest.raises(GroundedForgery):
        GroundedValue("a")
    with pytest.raises(GroundedForgery):
        type("Forged", (GroundedValue,), {})
    with pytest.raises(GroundedForgery):
        type("Forged", (type(fetch("a")),), {})


def test_tools_call_tools() -> None:
    @tool(uses=retrieval, confidence=0.8)
    def outer(name: str) -> str:
        return fetch(name) + ground("!", source="outer")

    document = outer("a")
    assert sources(document) == ["tool:tests.runtime.support.fetch", "outer"]
    assert document.confidence == 0.8


def test_recursion_restores_each_level() -> None:
    @tool(uses=retrieval)
    def descend(depth: int) -> Grounded[str]:
        below = descend(depth - 1) if depth else ground("", source="bottom")
        return below + ground(str(depth), source=f"level {depth}")

    assert sources(descend(2)) == ["bottom", "level 0", "level 1", "level 2"]


# Prompts.


def test_a_prompt_transforms_the_chains_of_its_arguments() -> None:
    answer = summarize(fetch("a"), given("why", source="question"))
    step = answer.sources()[-1]
    assert isinstance(step, PromptTransform)
    assert (step.prompt_name, step.model) == ("summarize", "m")
    assert sources(answer) == ["tool:tests.runtime.support.fetch", "question"]
    assert answer.confidence == 0.7


def test_a_prompt_fed_plain_values_is_no_source() -> None:
    assert type(summarize("a")) is str


@pytest.mark.parametrize(
    "call",
    [
        lambda g: merge(g),
        lambda g: merge("a", g, "b"),
        lambda g: merge("a", key=g),
        lambda g: summarize("a", question=g),
        lambda g: summarize(question=g, doc="a"),
        lambda g: prompt(lambda docs: docs[0]["text"])([{"text": g}]),
        lambda g: prompt(lambda docs: "".join(docs))(item for item in [g]),
        lambda g: prompt(lambda docs: "".join(docs))(iter((g,))),
        lambda g: prompt(lambda docs: docs[0])(deque([g])),
        lambda g: prompt(lambda doc=g: doc)(),
        lambda g: functools.partial(summarize, g)(),
    ],
)
def test_grounded_arguments_count_wherever_they_stand(call: Any) -> None:
    answer = call(given("text", source="s"))
    assert isinstance(answer, GroundedValue)
    assert sources(answer) == ["s"]


@dataclass
class Note:
    text: str
    tags: list[str]


def test_records_reach_the_body_plain_and_stay_as_they_are_outside() -> None:
    note = Note(fetch("a"), ["t"])

    @prompt
    def read(note: Note) -> str:
        assert type(note.text) is str
        assert type(note) is Note
        return note.text

    assert isinstance(read(note), GroundedValue)
    assert isinstance(note.text, GroundedValue)


def test_plain_arguments_are_the_very_objects_the_caller_passed() -> None:
    seen: list[object] = []
    argument = frozenset({"a"})
    prompt(lambda value, doc: seen.append(value))(argument, fetch("a"))
    assert seen[0] is argument


@pytest.mark.parametrize("argument", [[], ["a"], {}, {"a": 1}, {"a"}, deque(["a"])])
def test_a_prompt_gets_containers_of_its_own(argument: Any) -> None:
    """The caller may go on changing them, as the proof lets it do after a look."""
    seen: list[Any] = []

    @prompt
    def read(values: Any, *more: Any, doc: str) -> str:
        seen.extend([values, *more])
        return doc

    read(argument, argument, doc=fetch("a"))
    assert seen == [argument, argument]
    assert type(seen[0]) is type(argument)
    assert all(value is not argument for value in seen)


def test_a_prompt_that_keeps_grounded_values_gets_a_list_of_its_own() -> None:
    seen: list[object] = []

    @prompt
    def read(docs: list[Grounded[str]]) -> str:
        seen.append(docs)
        return str(docs[0])

    docs = [fetch("a")]
    read(docs)
    assert seen == [docs]
    assert seen[0] is not docs


def test_a_parameter_declared_grounded_demands_and_keeps_it() -> None:
    @prompt
    def inspect_(doc: Grounded[str], style: str) -> str:
        assert isinstance(doc, GroundedValue)
        assert type(style) is str
        return f"{doc}"

    assert isinstance(inspect_(fetch("a"), given("x")), GroundedValue)
    with pytest.raises(GroundingError, match=r"argument 'doc'.* must be grounded"):
        inspect_("a", "x")  # type: ignore[arg-type]


def test_a_prompt_that_found_nothing_is_refused() -> None:
    @prompt
    def answer(docs: list[Grounded[str]]) -> str:
        return "made up"

    with pytest.raises(UngroundedReturn, match="nothing that has a source"):
        answer([])


def test_a_severed_argument_leaves_the_answer_severed() -> None:
    answer = summarize(sever(fetch("a"), "no longer ours"))
    assert answer.sources().severed


def test_the_body_may_report_its_tokens() -> None:
    @prompt(model="m")
    def ask(doc: str) -> str:
        report_tokens(12)
        return doc

    step = ask(fetch("a")).sources()[-1]
    assert isinstance(step, PromptTransform)
    assert (step.prompt_name, step.model, step.tokens) == ("ask", "m", 12)


def test_a_prompt_may_find_nothing() -> None:
    assert prompt(lambda doc: None)(fetch("a")) is None


def test_cites_must_name_a_parameter() -> None:
    with pytest.raises(GroundingError, match="none of its parameters"):
        prompt(cites="page")(lambda doc: doc)


# Agents.


def test_an_agent_hands_over_what_it_was_promised() -> None:
    @agent
    def research(name: str) -> Grounded[str]:
        return summarize(fetch(name))

    value = research("a")
    assert value.sources()[-1] == AgentHandoff("research", inputs=value.sources()[-1].inputs)


@agent
def echo(value: Any) -> Grounded[str] | None:
    return value  # type: ignore[no-any-return]


@agent
def echo_list(value: Any) -> list[Grounded[str]]:
    return value  # type: ignore[no-any-return]


@agent
def echo_table(value: Any) -> dict[str, tuple[Grounded[str], int]]:
    return value  # type: ignore[no-any-return]


@agent(uses=retrieval)
def echo_row(value: Any) -> str:
    return value  # type: ignore[no-any-return]


def test_every_shape_of_promise_is_kept() -> None:
    document = fetch("a")
    assert echo(None) is None
    assert echo_list([document])[0].sources()[-1].kind == "handoff"
    assert echo_list([]) == []
    assert echo_table({"k": (document, 1)})["k"][0].sources()[-1].kind == "handoff"
    assert echo_row(document) == document
    returned = [document]
    assert echo_list(returned) is returned


@pytest.mark.parametrize(
    ("broken", "value"),
    [
        (echo, "a"),
        (echo, 0),
        (echo_list, ["a"]),
        (echo_table, {"k": ("a", 1)}),
        (echo_row, "a"),
    ],
)
def test_every_shape_of_promise_is_checked(broken: Any, value: Any) -> None:
    with pytest.raises(UngroundedReturn) as caught:
        broken(value)
    assert "promises a grounded result" in str(caught.value)
    assert "hint:" in str(caught.value)


def test_one_grounded_item_does_not_excuse_the_others() -> None:
    with pytest.raises(UngroundedReturn, match="returned 'b'"):
        echo_list([fetch("a"), "b"])


def test_the_error_carries_the_chain() -> None:
    with pytest.raises(UngroundedReturn) as caught:
        echo(sever(fetch("a"), "mixed"))
    assert caught.value.chain is not None
    assert "tool:tests.runtime.support.fetch (severed)" in str(caught.value)
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.chain == caught.value.chain
    assert str(again) == str(caught.value)


def test_an_agent_gets_its_arguments_untouched() -> None:
    seen: list[object] = []
    agent(seen.append)(document := fetch("a"))
    assert seen[0] is document


def test_an_agent_that_returns_a_grounded_list_returns_the_same_list() -> None:
    rows = given([1])
    agent_rows = agent(lambda: rows)()
    assert agent_rows is rows
    assert rows.sources()[-1].kind == "handoff"


# Where decorators may stand.


class Desk:
    prefix = "desk"

    def __init__(self) -> None:
        self.note = fetch("own")

    @tool(uses=retrieval)
    def find(self, name: str) -> str:
        assert isinstance(self.note, GroundedValue), "self is not unwrapped"
        return f"{self.prefix} {name}"

    @staticmethod
    @tool(uses=retrieval)
    def outer_static(name: str) -> str:
        return name

    @tool(uses=retrieval)
    @staticmethod
    def inner_static(name: str) -> str:
        return name

    @classmethod
    @tool(uses=retrieval)
    def outer_class(cls, name: str) -> str:
        return f"{cls.prefix} {name}"

    @tool(uses=retrieval)
    @classmethod
    def inner_class(cls, name: str) -> str:
        return f"{cls.prefix} {name}"

    @agent
    @grounded_pure
    def above(self, name: str) -> Grounded[str]:
        return self.find(name)

    @grounded_pure
    @agent
    def below(self, name: str) -> Grounded[str]:
        return self.find(name)

    @prompt
    async def ask(self, doc: str) -> str:
        assert type(doc) is str
        return doc

    @lift
    def shout(self, text: str) -> str:
        assert type(text) is str
        return text.upper()


@pytest.mark.parametrize(
    "method",
    ["find", "outer_static", "inner_static", "outer_class", "inner_class", "above", "below"],
)
def test_methods_of_every_kind(method: str) -> None:
    value = getattr(Desk(), method)("a")
    assert isinstance(value, GroundedValue)
    assert value in ("a", "desk a")


def test_a_method_called_through_its_class_and_on_a_grounded_instance() -> None:
    desk = Desk()
    assert isinstance(Desk.find(desk, "a"), GroundedValue)
    own = "tool:tests.runtime.support.fetch"
    assert sources(given(desk).shout("a")) == ["given", own]
    assert sources(desk.shout("a")) == [own], "its object is an argument, too"
    assert asyncio.run(desk.ask(fetch("a"))).sources()[-1].kind == "prompt"


def test_decorated_functions_keep_their_face() -> None:
    assert summarize.__name__ == "summarize"
    assert str(inspect.signature(summarize)) == "(doc: 'str', question: 'str' = '') -> 'str'"
    assert inspect.iscoroutinefunction(Desk.ask)
    assert pickle.loads(pickle.dumps(summarize)) is summarize


@pytest.mark.parametrize("thing", [int, 3, "f", Desk])
def test_only_functions_are_boundaries(thing: object) -> None:
    with pytest.raises(GroundingError, match="decorates a function"):
        tool(thing)


def test_a_wrong_call_says_so() -> None:
    with pytest.raises(TypeError, match=r"fetch\(\) missing a required argument: 'name'"):
        fetch()  # type: ignore[call-arg]


# Annotations.


def test_annotations_are_read_alone_and_only_where_they_matter() -> None:
    @tool(uses=retrieval)
    def measure(size: SupportsLenAndGetItem[str], name: str) -> int:
        return len(size)

    assert sources(measure("abc", fetch("a")))
    with pytest.raises(GroundingError, match="annotation of 'size'"):
        measure(fetch("a"), "b")


def test_an_agent_whose_promise_cannot_be_read_is_refused() -> None:
    @agent
    def opaque() -> SupportsLenAndGetItem[str]:
        return fetch("a")

    with pytest.raises(GroundingError, match="annotation of 'return'"):
        opaque()


def test_names_that_are_local_where_the_function_is_decorated() -> None:
    Text = Grounded[str]

    @agent
    def answer(value: Any) -> Text:
        return value  # type: ignore[no-any-return]

    assert answer(fetch("a"))
    with pytest.raises(UngroundedReturn):
        answer("a")


LOCAL = """
from typing import Any, Final, Optional
from corvid_runtime import Grounded, agent

def made():
    Text = Grounded[str]

    @agent
    def answer(value: Any) -> {declared}:
        return value

    return answer
"""


@pytest.mark.parametrize("header", ["", "from __future__ import annotations"])
@pytest.mark.parametrize(
    "declared", ["Text", "'Text'", "list[Text]", "list['Text']", "Text | None", "Optional['Text']"]
)
def test_local_names_are_known_whenever_annotations_are_evaluated(
    header: str, declared: str
) -> None:
    """Python evaluates them at once, never, or when they are asked for (3.14)."""
    scope: dict[str, Any] = {"__name__": "somewhere"}
    program = header + LOCAL.format(declared=declared)
    exec(compile(program, "<program>", "exec", dont_inherit=True), scope)
    answer = scope["made"]()
    kept, broken = (fetch("a"), "a") if "list" not in declared else ([fetch("a")], ["a"])
    assert answer(kept) == kept
    with pytest.raises(UngroundedReturn):
        answer(broken)


@prompt
def replied(record: Any) -> str:
    return "answer"


LATE = """
from typing import TYPE_CHECKING, Any
from corvid_runtime import agent

if TYPE_CHECKING:
    from collections.abc import Mapping
    from corvid_runtime import Grounded
    from nowhere_but_in_stubs import Missing

class Record:
    other: Missing
    text: Grounded[str]

    def __init__(self, text):
        self.text = text

@agent
def record(value: Any) -> Mapping[str, list[Record]]:
    return value

@agent
def answer(value: Any) -> Grounded[Later]:
    return value

class Later:
    pass
"""


@pytest.mark.skipif(
    sys.version_info < (3, 14), reason="annotations are evaluated late from 3.14 on"
)
def test_names_that_come_later_need_no_quotes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "late_names.py").write_text(LATE)
    monkeypatch.syspath_prepend(str(tmp_path))
    late = importlib.import_module("late_names")
    assert late.answer(given(late.Later())) is not None
    with pytest.raises(UngroundedReturn):
        late.answer(late.Later())
    assert late.record({"a": [late.Record(fetch("a"))]}) is not None
    with pytest.raises(UngroundedReturn):
        late.record({"a": [late.Record("a")]})
    assert sources(replied(late.Record(fetch("a")))) == ["tool:tests.runtime.support.fetch"]


GUARDED = """
from __future__ import annotations
import typing
from typing import TYPE_CHECKING
from corvid_runtime import agent, prompt
if TYPE_CHECKING:
    from collections.abc import Mapping
    from nowhere_but_in_stubs import Missing
if typing.TYPE_CHECKING:
    from corvid_runtime import Grounded

@prompt(model="m")
def digest(texts: Mapping[str, str]) -> str:
    return str(texts)

@agent
def hand_on(value: object) -> Grounded[str]:
    return value

@agent
def unreadable() -> Missing:
    return None
"""


@pytest.fixture
def guarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A module whose annotations name what it imports for type checkers alone."""
    (tmp_path / "guarded_names.py").write_text(GUARDED)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield importlib.import_module("guarded_names")
    del sys.modules["guarded_names"]
    guarded_imports.cache_clear()


def test_names_imported_for_type_checkers_alone_are_read_all_the_same(guarded: Any) -> None:
    assert sources(guarded.hand_on(guarded.digest({"a": fetch("a")})))
    with pytest.raises(UngroundedReturn):
        guarded.hand_on("made up")
    assert not hasattr(guarded, "Grounded"), "the module itself stays as it is"


def test_names_that_no_run_can_import_are_refused_as_ever(guarded: Any) -> None:
    with pytest.raises(GroundingError, match=r"annotation of 'return'.*Missing"):
        guarded.unreadable()


# Streams, coroutines, tasks.


@prompt(model="m")
def stream_words(doc: str) -> Iterator[str]:
    yield from doc.split()


@prompt(model="m")
async def stream_words_later(doc: str) -> AsyncIterator[str]:
    for word in doc.split():
        await asyncio.sleep(0)
        yield word


def test_a_prompt_that_streams_grounds_every_word() -> None:
    words = stream_words(fetch("a"))
    assert isinstance(words, GroundedStream)
    assert [type(word.sources()[-1]) for word in words] == [PromptTransform] * 2
    assert [step.kind for step in words.sources()] == ["retrieval", "prompt"]
    assert list(stream_words("a b")) == ["a", "b"]
    assert not isinstance(stream_words("a b"), GroundedStream)


@tool(uses=retrieval)
def opened(text: str) -> io.StringIO:
    return io.StringIO(text)


@tool(uses=retrieval)
def lines(text: str) -> Iterator[str]:
    return io.StringIO(text)


def test_a_file_declared_as_one_stays_a_file() -> None:
    with opened("a\nb\n") as file:
        assert sources(file.readline()) == ["tool:tests.runtime.test_boundaries.opened"]
        assert isinstance(file.read(), GroundedValue)
    assert isinstance(opened(""), io.StringIO)


def test_a_file_declared_as_an_iterator_is_a_stream() -> None:
    read = lines("a\nb\n")
    assert isinstance(read, GroundedStream)
    assert [sources(line) for line in read] == [["tool:tests.runtime.test_boundaries.lines"]] * 2


def test_an_async_stream() -> None:
    async def main() -> list[str]:
        return [word async for word in stream_words_later(fetch("a"))]

    assert [sources(word) for word in asyncio.run(main())] == [
        ["tool:tests.runtime.support.fetch"]
    ] * 2


def test_a_generator_behind_a_stream_can_be_talked_to() -> None:
    closed = []

    @tool(uses=retrieval)
    def dialogue() -> Generator[str, str, None]:
        try:
            heard = yield "hello"
            while True:
                heard = yield heard.upper()
        except ValueError:
            yield "caught"
        finally:
            closed.append(True)

    stream: Any = dialogue()
    assert next(stream) == "hello"
    assert stream.send("more") == "MORE"
    assert sources(stream.throw(ValueError("x")))
    stream.close()
    assert closed == [True]
    assert len(stream.sources().retrievals()) == 3


def test_an_agent_that_streams_keeps_its_promise_item_by_item() -> None:
    @agent
    def relay(values: list[Any]) -> Iterator[Grounded[str]]:
        yield from values

    relayed = relay([fetch("a"), "b"])
    assert next(relayed).sources()[-1].kind == "handoff"
    with pytest.raises(UngroundedReturn, match="returned 'b'"):
        next(relayed)


def test_a_stream_handed_to_a_prompt_counts_as_it_is_consumed() -> None:
    @prompt
    def join_up(words: Iterator[str]) -> str:
        return " ".join(words)

    answer = join_up(stream_words(fetch("a")))
    assert sources(answer) == ["tool:tests.runtime.support.fetch"]


def test_tasks_do_not_share_the_right_to_mint() -> None:
    @tool(uses=retrieval)
    async def slow(name: str) -> str:
        await asyncio.sleep(0.001)
        inner = ground(name, source=name)
        await asyncio.sleep(0.001)
        return inner  # type: ignore[return-value]

    async def meddle() -> str:
        await asyncio.sleep(0.0015)
        try:
            ground("x")
        except GroundedForgery:
            return "refused"
        return "minted"

    async def main() -> list[Any]:
        return await asyncio.gather(*(slow(f"n{i}") for i in range(5)), meddle())

    *documents, meddled = asyncio.run(main())
    assert [sources(document) for document in documents] == [[f"n{i}"] for i in range(5)]
    assert meddled == "refused"


def test_a_function_that_returns_a_coroutine_is_awaited_like_one() -> None:
    async def inner(name: str) -> str:
        return name

    document = asyncio.run(tool(uses=retrieval)(lambda name: inner(name))("a"))
    assert isinstance(document, GroundedValue)


def fetch_and_shout(name: str) -> Any:
    return fetch(name).upper()


def test_boundaries_in_a_process_pool() -> None:
    with ProcessPoolExecutor(2) as pool:
        documents = list(pool.map(fetch_and_shout, ["a", "b"]))
    assert [sources(document) for document in documents] == [
        ["tool:tests.runtime.support.fetch"]
    ] * 2


# lift, each, sever, plain.


def test_lift_names_its_step_after_the_function() -> None:
    upper = lift(str.upper)(fetch("a"))
    assert upper == "DOCUMENT A"
    step = upper.sources()[-1]
    assert isinstance(step, Derived)
    assert step.op == "upper"
    assert len(step.inputs) == 1


def test_lift_of_nothing_grounded_is_plain() -> None:
    assert type(lift(str.upper)("a")) is str
    assert lift(lambda: None)() is None


def test_lift_unwraps_into_fresh_containers() -> None:
    rows = [fetch("a")]

    def spoil(items: list[str]) -> str:
        items.append("spoilt")
        return items[0]

    assert isinstance(lift(spoil)(rows), GroundedValue)
    assert len(rows) == 1
    assert isinstance(rows[0], GroundedValue)


class Noted:
    """An ordinary class: what its methods assign says what it holds."""

    def __init__(self, text: Grounded[str], shelf: object = None) -> None:
        self.text = text
        self.again: Noted = self
        self.shelf = shelf


class Found(Noted):
    """Its attribute has no annotation, and the other is computed."""

    def __init__(self, key: str) -> None:
        self.copy = fetch(key)

    @property
    def text(self) -> Grounded[str]:  # type: ignore[override]
        raise AssertionError("nobody asked")


class Slotted:
    """Has no dictionary of its own."""

    __slots__ = ("text", "unset")

    def __init__(self, text: Grounded[str]) -> None:
        self.text = text

    def set_it(self, text: Grounded[str]) -> None:
        self.unset = text


class Shelf:
    """Holds others, and declares that in its body."""

    notes: list[Noted]

    def __init__(self, *notes: Noted) -> None:
        self.notes = list(notes)


class Loose:
    """Declares what it holds as anything, which no type checker takes for grounded."""

    def __init__(self, text: object, more: Any) -> None:
        self.text = text
        self.more = more


def test_lift_finds_sources_in_the_attributes_of_ordinary_objects() -> None:
    note, text = Noted(given("a", source="a")), lift(lambda held: "said")
    assert sources(text(note)) == ["a"]
    assert sources(text(Slotted(given("b", source="b")))) == ["b"]
    assert sources(text(Shelf(note, Noted(given("c", source="c"))))) == ["a", "c"]
    assert sources(text(Found("d"))) == ["tool:tests.runtime.support.fetch"]
    assert sources(lift(lambda held: [*held] and "said")(iter([note]))) == ["a"]
    assert type(text(Loose(given("e"), given("f")))) is str
    assert type(text(Noted)) is str


def test_lift_hands_ordinary_objects_on_as_they_are() -> None:
    note = Noted(given("a"))
    assert lift(lambda held: held[0] is note)([note])
    assert isinstance(note.text, GroundedValue)
    assert plain(note) is note


def test_a_prompt_finds_sources_in_the_attributes_of_ordinary_objects() -> None:
    @prompt
    def summarize(note: Noted) -> str:
        return f"{note.text}"

    assert sources(summarize(Noted(given("a", source="a")))) == ["a"]


def test_lift_of_coroutines_and_generators() -> None:
    async def later(text: str) -> str:
        return text

    def letters(text: str) -> Iterator[str]:
        yield from text

    assert sources(asyncio.run(lift(later)(given("a")))) == ["given"]
    assert [sources(letter) for letter in lift(letters)(given("ab"))] == [["given"]] * 2
    lazily = lift(lambda items: (item for item in items))(item for item in [given("a")])
    assert [sources(item) for item in lazily] == [["given"]]


def test_lift_joins_what_is_grounded_already() -> None:
    extra = given("b", source="extra")
    joined = lift(lambda text: extra)(given("a", source="text"))
    assert joined == "b"
    assert set(sources(joined)) == {"text", "extra"}
    assert type(plain(joined)) is str


def test_each_keeps_the_grounding_of_every_item() -> None:
    items = each(given(["a", "b"]))
    assert type(items) is list
    assert [sources(item) for item in items] == [["given"]] * 2
    assert [sources(key) for key in each(given({"a": 1}))] == [["given"]]
    assert [sources(n) for n in each(given(range(2)))] == [["given"]] * 2
    with pytest.raises(GroundingError, match="takes an iterable"):
        each(given(7).unwrap_discarding_sources())


def test_each_of_a_plain_iterable_makes_nothing_grounded() -> None:
    """In the first round of a loop, nothing was retrieved that a prompt could be asked with."""

    @prompt
    def plan(goal: str, known: str) -> Any:
        return [goal]

    @agent
    def planned(goal: str, notes: list[str]) -> list[Grounded[str]]:
        return each(plan(goal, join("\n", notes)))

    known = given("a note")
    assert sources(planned("go", [known])[0]) == sources(known)
    assert [type(step) for step in each(plan("go", join("\n", [])))] == [str]
    assert each((known, "own"))[0] is known
    with pytest.raises(UngroundedReturn):
        planned("go", [])


def test_each_takes_what_a_stream_yields() -> None:
    @tool(uses=retrieval)
    def rows(*names: str) -> Iterator[str]:
        return iter(names)

    read = each(rows("a", "b"))
    assert read == ["a", "b"]
    assert all(sources(row) for row in read)
    with pytest.raises(GroundingError, match="takes an iterable"):
        each(stream_words_later("not awaited"))  # type: ignore[arg-type]


def test_each_adopts_what_can_change() -> None:
    rows = given([[1], [2]])
    for row in each(rows):
        row.append(0)
    assert rows == [[1, 0], [2, 0]]


def test_plain_unwraps_at_any_depth_and_reports_once() -> None:
    nested = {"a": [fetch("a"), (fetch("b"), {1})], "n": Note(fetch("c"), [fetch("d")])}
    with Discards() as events:
        bare: Any = plain(nested, "for the log")
    assert len(events) == 1
    assert len(events[0].inputs) == 4
    assert events[0].reason == "for the log"
    assert type(bare["a"][0]) is str
    assert type(bare["a"][1][0]) is str
    assert type(bare["n"].text) is str
    assert type(bare["n"].tags[0]) is str
    assert isinstance(nested["a"][0], GroundedValue)  # type: ignore[index]


def test_plain_leaves_plain_data_alone() -> None:
    data = {"a": [1, (2,)]}
    with Discards() as events:
        assert plain(data) is data
    assert events == []


def test_plain_of_a_cycle_ends() -> None:
    loop: list[Any] = [fetch("a")]
    loop.append(loop)
    bare: Any = plain(loop)
    assert bare[1] is bare
    assert type(bare[0]) is str


def test_severed_values_stay_usable() -> None:
    cut = sever(fetch("a"), "merged by hand")
    assert (cut + "!").sources().severed
    step = cut.sources()[-1]
    assert isinstance(step, Severed)
    assert step.reason == "merged by hand"
    assert "test_severed_values_stay_usable" in (step.where or "")
    assert sever("plain", "x") == "plain"


def test_mixing_grounded_and_plain_does_not_sever() -> None:
    assert not (fetch("a") + " and more").sources().severed


def test_a_failing_audit_is_logged_and_does_not_break_the_program(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(event: Severed) -> None:
        raise RuntimeError("audit is down")

    stop = on_discard(fail)
    with caplog.at_level(logging.INFO, "corvid_runtime"):
        assert fetch("a").unwrap_discarding_sources() == "document a"
    stop()
    assert "on_discard callback failed" in caplog.text
    assert "sources discarded at" in caplog.text
    stop()
    assert plain([fetch("a")]) == ["document a"]


def test_counting_is_not_consumed_early() -> None:
    items = counting(3)
    prompt(lambda doc, numbers: "x")(fetch("a"), items)
    assert list(items) == [0, 1, 2]


@agent
def echo_awaitable(value: Any) -> Awaitable[Grounded[str]]:
    async def later() -> Any:
        return value

    return later()


def test_an_awaitable_promise_is_checked_when_it_is_kept() -> None:
    async def main(value: Any) -> Any:
        return await echo_awaitable(value)

    assert asyncio.run(main(fetch("a"))).sources()[-1].kind == "handoff"
    with pytest.raises(UngroundedReturn):
        asyncio.run(main("a"))


@agent
def echo_any(value: Any) -> Grounded[str] | Any:
    return value


def test_an_arm_that_accepts_anything_accepts_anything() -> None:
    assert echo_any("a") == "a"


def test_an_agent_may_return_a_cycle() -> None:
    loop: list[Any] = [fetch("a")]
    loop.append(loop)
    returned = agent(lambda: loop)()
    assert returned is loop
    assert loop[0].sources()[-1].kind == "handoff"


def test_partials_and_callable_objects_are_boundaries_too() -> None:
    class Finder:
        def __call__(self, name: str) -> str:
            return name

    assert sources(tool(uses=retrieval)(Finder())("a"))[0].endswith("Finder")
    shout = functools.partial(str.upper, "a")
    assert sources(tool(uses=retrieval)(shout)())[0].endswith("str.upper")


@prompt(cites="docs")
def quote_several(docs: list[str], answer: str) -> str:
    return answer


@prompt(cites="doc")
def quote_stream(doc: str, words: list[str]) -> Iterator[str]:
    yield from words


def test_quotations_are_checked_against_each_of_several_documents() -> None:
    docs = [given("The lease runs for", source="a"), given("five whole years.", source="b")]
    answer = quote_several(docs, 'It says "The lease runs for" them.')
    assert sources(answer) == ["a", "b"]
    with pytest.raises(CitationViolation) as caught:
        quote_several(docs, 'It says "lease runs for five whole" them.')
    assert caught.value.chain is not None
    assert len(caught.value.chain.retrievals()) == 2


def test_a_stream_of_an_answer_is_checked_at_its_end() -> None:
    doc = given("The lease runs for five years.")
    honest = ["It says ", '"The lease runs', ' for five years".']
    assert "".join(quote_stream(doc, honest)) == "".join(honest)
    with pytest.raises(CitationViolation):
        list(quote_stream(doc, ["It says ", '"The lease runs', ' for ten years".']))


def test_what_must_be_cited_must_be_text() -> None:
    with pytest.raises(GroundingError, match="is no text but dict"):
        prompt(cites="doc")(lambda doc: "x")({"k": fetch("a")})


KINDS = (
    *("condition", "presence", "length", "provenance"),
    *("selection", "refusal", "failure", "effect"),
)


@pytest.mark.parametrize("kinds", [(), *((kind,) for kind in KINDS), KINDS])
@pytest.mark.parametrize("collection", [set, list, iter])
def test_a_proof_says_which_kinds_it_may_disclose(kinds: tuple[str, ...], collection: Any) -> None:
    def proved(name: str) -> str:
        return name

    marked: Any = grounded_pure(discloses=collection(kinds))(proved)
    assert (marked.__corvid_pure__, marked.__corvid_discloses__) == (True, frozenset(kinds))
    assert marked("a") == "a"


def test_a_proof_without_a_word_on_disclosures_leaves_them_to_the_configuration() -> None:
    for mark in (grounded_pure, grounded_pure(), grounded_pure(discloses=None)):
        wrapped = mark(staticmethod(lambda: 1))
        assert isinstance(wrapped, staticmethod)
        marked: Any = wrapped.__func__
        assert (marked.__corvid_pure__, marked.__corvid_discloses__) == (True, None)
        assert marked() == 1


@pytest.mark.parametrize("discloses", ["presence", "", {"content"}, [["length"]], [None], 5])
def test_what_is_no_kind_of_disclosure_is_refused(discloses: Any) -> None:
    with pytest.raises(ValueError, match="condition, presence, length"):
        grounded_pure(discloses=discloses)


@agent
def _perhaps(text: Grounded[str | None]) -> Grounded[str | None]:
    return text


def test_an_optional_inside_of_grounded_is_one_outside() -> None:
    assert _perhaps(None) is None
    assert sources(_perhaps(fetch("page"))) == sources(fetch("page"))
    with pytest.raises(GroundingError):
        _perhaps("page")  # type: ignore[arg-type]


class Briefed:
    def __init__(self, doc: Grounded[str]) -> None:
        self.doc = doc

    @prompt
    def ask(self, question: str) -> str:
        return question + str(self.doc)

    @lift
    def head(self, text: str) -> str:
        return text + str(self.doc)


class Plain:
    def __init__(self, name: str) -> None:
        self.name = name

    @prompt
    def ask(self, question: str) -> str:
        return question + self.name


@pytest.mark.parametrize("method", ["ask", "head"])
def test_what_the_object_of_a_method_holds_is_among_the_sources(method: str) -> None:
    call = getattr(Briefed(given("held")), method)
    assert sources(call("q")) == ["given"]
    assert len(call(fetch("a")).sources().retrievals()) == 2


def test_an_object_that_holds_nothing_grounded_adds_nothing() -> None:
    assert type(Plain("n").ask("q")) is str
    assert len(Plain("n").ask(fetch("a")).sources().retrievals()) == 1


class Kept:
    def __init__(self, doc: Grounded[str]) -> None:
        self.__doc = doc

    @lift
    def read(self) -> str:
        return str(self.__doc)


class Paired:
    def __init__(self, doc: Grounded[str]) -> None:
        self.name, self.doc = "n", doc

    @lift
    def read(self) -> str:
        return str(self.doc)


class Looped:
    def __init__(self, doc: Grounded[str]) -> None:
        for self.doc in [doc]:
            pass

    @lift
    def read(self) -> str:
        return str(self.doc)


class Settled:
    def __init__(self, doc: Grounded[str]) -> None:
        self.doc: Final = doc

    @lift
    def read(self) -> str:
        return str(self.doc)


class Listed(list[int]):
    doc: Grounded[str]

    def __init__(self, doc: Grounded[str]) -> None:
        super().__init__()
        self.doc = doc

    @lift
    def read(self) -> str:
        return str(self.doc)


@dataclass
class Mapped(dict[str, int]):
    doc: Grounded[str]

    @lift
    def read(self) -> str:
        return str(self.doc)


@pytest.mark.parametrize("kind", [Kept, Paired, Looped, Settled, Listed, Mapped])
def test_attributes_are_found_however_they_are_bound(kind: Any) -> None:
    assert sources(kind(given("held")).read()) == ["given"]


Pattern = Grounded[str]


class Renamed:
    def __init__(self, doc: Pattern) -> None:
        self.doc = doc

    @lift
    def read(self) -> str:
        return str(self.doc)


def test_a_name_of_the_module_is_no_type_of_the_language() -> None:
    assert sources(Renamed(given("held")).read()) == ["given"]


class Shared:
    docs = (given("held"),)

    @lift
    def read(self) -> str:
        return str(self.docs[0])


class Member(Enum):
    DOC = given("held")

    @lift
    def read(self) -> str:
        return str(self.value)


def test_what_a_class_or_a_member_holds_is_found() -> None:
    assert sources(Shared().read()) == ["given"]
    assert sources(Member.DOC.read()) == ["given"]


@lift
def first(items: Any) -> str:
    return str(next(iter(items)))


@pytest.mark.parametrize(
    "shown",
    [
        ChainMap({"a": given("held")}).values(),
        UserList([given("held")]),
        MappingProxyType({"a": given("held")}).values(),
        {"a": given("held")}.values(),
        {"a": given("held")}.items(),
    ],
)
def test_containers_that_show_others_are_searched(shown: Any) -> None:
    assert sources(first(shown)) == ["given"]


@tool(uses=retrieval)
def look_up(key: str) -> str:
    return ground(key, source=key)


def test_what_a_tool_retrieves_while_a_prompt_runs_is_among_the_sources_of_the_answer() -> None:
    """As a model does that is passed tools, and asks them."""

    @prompt
    def chat(question: str, tools: list[Any]) -> str:
        return question + str(tools[0]("b"))

    answer: Any = chat(look_up("a"), [look_up])
    assert [step.source for step in answer.sources().retrievals()] == ["a", "b"]
    assert sources(chat("plain", [look_up])) == ["b"]


def test_so_is_what_an_agent_retrieves_there_and_what_is_awaited() -> None:
    @tool(uses=retrieval)
    async def later(key: str) -> str:
        return ground(key, source=key)

    @agent
    async def research(key: str) -> Grounded[str]:
        return await later(key)

    @prompt
    async def chat(question: str) -> str:
        found = await asyncio.gather(research("b"), later("c"))
        return question + "".join(map(str, found))

    answer: Any = asyncio.run(chat(look_up("a")))
    assert {step.source for step in answer.sources().retrievals()} == {"a", "b", "c"}


def test_what_is_retrieved_beside_a_prompt_is_not() -> None:
    @prompt
    def chat(question: str) -> str:
        return question

    answer: Any = chat(look_up("a"))
    look_up("b")
    assert [step.source for step in answer.sources().retrievals()] == ["a"]


@dataclass
class Chat:
    """A conversation that grows."""

    messages: list[Grounded[str]]
    notes: list[dict[str, str]] = field(default_factory=list)


def test_what_is_put_into_a_record_while_a_prompt_streams_counts_from_then_on() -> None:
    @prompt
    def stream(chat: Chat) -> Iterator[str]:
        for place in range(2):
            yield str(chat.messages[place])

    chat = Chat([look_up("a")])
    answers: Any = stream(chat)
    assert sources(next(answers)) == ["a"]
    chat.messages.append(look_up("b"))
    assert sources(next(answers)) == ["a", "b"]


def test_so_does_what_is_put_there_while_a_prompt_waits() -> None:
    @prompt
    async def wait(chat: Chat) -> str:
        await asyncio.sleep(0)
        return str(chat.messages[-1])

    async def run() -> Any:
        chat = Chat([look_up("a")])
        task = asyncio.ensure_future(wait(chat))
        await asyncio.sleep(0)
        chat.messages.append(look_up("b"))
        return await task

    assert sources(asyncio.run(run())) == ["a", "b"]


def test_a_lifted_generator_counts_what_is_put_there_meanwhile() -> None:
    @lift
    def each_of(chat: Chat) -> Iterator[str]:
        for place in range(2):
            yield str(chat.messages[place])

    chat = Chat([look_up("a")])
    answers: Any = each_of(chat)
    assert sources(next(answers)) == ["a"]
    chat.messages.append(look_up("b"))
    assert sources(next(answers)) == ["a", "b"]


def test_a_prompt_changes_no_container_of_its_caller_at_any_depth() -> None:
    @prompt
    def write(messages: list[dict[str, str]], doc: str) -> str:
        messages[-1]["content"] += doc
        return doc

    messages = [{"content": "q"}]
    write(messages, look_up("a"))
    assert messages == [{"content": "q"}]
