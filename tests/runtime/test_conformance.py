"""The run-time rows of the conformance list, by number."""

from __future__ import annotations

import asyncio
import copy
import dataclasses
import operator
import pickle
import statistics
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

import pytest
from corvid_runtime import (
    CitationViolation,
    Derived,
    Grounded,
    GroundedValue,
    ProvenanceChain,
    UngroundedReturn,
    agent,
    ground,
    prompt,
    retrieval,
    sever,
    tool,
)

from tests.runtime.support import Discards, fetch, given, sources

EMPTY = ProvenanceChain()


def last(value: Any) -> Derived:
    step = value.sources()[-1]
    assert isinstance(step, Derived)
    return step


def test_r01_grounded_plus_plain() -> None:
    forty = given(40, 0.9)
    total = forty + 2
    assert total == 42
    assert last(total) == Derived("add", (forty.sources(), EMPTY))
    assert total.confidence == 0.9


def test_r02_grounded_times_grounded() -> None:
    six, seven = given(6, 0.8, "a"), given(7, 0.95, "b")
    product = six * seven
    assert product == 42
    assert last(product) == Derived("mul", (six.sources(), seven.sources()))
    assert product.confidence == 0.8


def test_r03_comparison_is_a_grounded_bool() -> None:
    less = given(2) < 3
    assert isinstance(less, GroundedValue)
    assert isinstance(less, bool)
    assert less
    assert last(less).op == "lt"


def test_r04_plain_stays_plain() -> None:
    assert type(2 + 3) is int
    assert type(prompt(lambda number: number + 1)(2)) is int


@pytest.mark.parametrize("flag", [True, False])
def test_r05_a_grounded_bool_decides_a_branch(flag: bool) -> None:
    taken = bool(given(flag))
    assert taken is flag


def test_r06_derived_survives_json() -> None:
    chain = (given(1, 0.5, "a") + given(2, 0.7, "b")).sources()
    read = ProvenanceChain.from_json(chain.to_json())
    assert read == chain
    assert list(read) == list(chain)
    assert read.confidence == 0.5


def test_r07_an_ungrounded_operand_is_an_empty_chain_in_position() -> None:
    two = given(2)
    assert last(two - 1).inputs == (two.sources(), EMPTY)
    assert last(1 - two).inputs == (EMPTY, two.sources())


def test_r08_unwrap_gives_the_plain_value_and_a_severed_event() -> None:
    document = fetch("a")
    with Discards() as events:
        bare = document.unwrap_discarding_sources()
    assert type(bare) is str
    assert bare == "document a"
    assert [event.inputs for event in events] == [(document.sources(),)]
    assert "test_r08" in (events[0].where or "")


def test_r09_the_aggregate_of_a_stream_grows_as_it_is_consumed() -> None:
    @tool(uses=retrieval)
    def pages() -> Iterator[Grounded[str]]:
        for page in "abc":
            yield ground(page, source=page)

    stream = pages()
    assert len(stream.sources()) == 0
    grown = []
    for page in stream:
        assert sources(page) == [page]
        grown.append([step.source for step in stream.sources().retrievals()])
    assert grown == [["a"], ["a", "b"], ["a", "b", "c"]]


@prompt(model="m", cites="doc")
def quoting(doc: str, answer: str) -> str:
    return answer


LEASE = "The lease term is five years. Rent is due monthly on the first business day."


def test_r10_an_answer_that_quotes_the_document_is_grounded() -> None:
    answer = quoting(given(LEASE), 'It says "The lease term is five years".')
    assert isinstance(answer, GroundedValue)
    assert sources(answer) == ["given"]


@pytest.mark.parametrize(
    "quote",
    ["The lease term is ten years", "The lease term is 5 years", "Rent is due weekly on the first"],
)
def test_r11_an_answer_that_quotes_what_is_not_there(quote: str) -> None:
    with pytest.raises(CitationViolation) as caught:
        quoting(given(LEASE), f'It says "{quote}".')
    assert quote in caught.value.span


def test_r12_a_severed_value_may_not_be_returned_as_grounded() -> None:
    @agent
    def answer() -> Grounded[str]:
        return sever(fetch("a"), "mixed with an opinion") + "!"

    with pytest.raises(UngroundedReturn) as caught:
        answer()
    assert caught.value.chain is not None
    assert caught.value.chain.severed


def test_r13_the_weakest_step_decides_the_confidence() -> None:
    @prompt(confidence=0.70)
    def summarize(doc: str) -> str:
        return doc[:3]

    assert summarize(given("document", 0.99)).confidence == 0.70


def add_one(value: Any) -> Any:
    return value + 1


def test_r14_pickle_and_copies_keep_the_chain() -> None:
    total = given(40, 0.9) + 2
    for twin in (pickle.loads(pickle.dumps(total)), copy.copy(total), copy.deepcopy(total)):
        assert type(twin) is type(total)
        assert twin == 42
        assert twin.sources() == total.sources()


def test_r14_threads_tasks_and_a_process_pool_keep_the_chain() -> None:
    forty = given(40, 0.9)
    expected = (forty + 1).sources()

    async def task() -> Any:
        return await asyncio.create_task(asyncio.to_thread(add_one, forty))

    with ThreadPoolExecutor() as threads, ProcessPoolExecutor(1) as processes:
        results = [
            threads.submit(add_one, forty).result(),
            processes.submit(add_one, forty).result(),
            asyncio.run(task()),
        ]
    assert [result.sources() for result in results] == [expected] * 3


def test_r14_concurrent_updates_lose_no_source() -> None:
    shared = given([])
    items = [given(i, source=f"s{i}") for i in range(200)]

    def append(part: list[Any]) -> None:
        for item in part:
            shared.append(item)

    threads = [threading.Thread(target=append, args=(items[i::4],)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(sources(shared)) == {"given", *(f"s{i}" for i in range(200))}


def test_r15_a_nested_update_is_kept_with_its_sources() -> None:
    table = given({"rows": [1, 2]}, source="table")
    table["rows"].append(given(3, source="row"))
    assert table["rows"] == [1, 2, 3]
    assert table == {"rows": [1, 2, 3]}
    assert set(sources(table["rows"])) == {"table", "row"}
    assert set(sources(table)) == {"table", "row"}


def test_r16_extending_a_plain_list_in_place_keeps_its_identity() -> None:
    x: list[int] = [1]
    y = x
    x += given([2, 3])
    assert y is x
    assert y == [1, 2, 3]
    y += given((4,))
    y += given("b")
    y *= given(2)
    assert y is x
    assert x == [1, 2, 3, 4, "b"] * 2
    assert not isinstance(x, GroundedValue)

    octets = buffer = bytearray(b"a")
    octets += given(b"b")
    octets *= given(2)
    assert octets is buffer
    assert buffer == bytearray(b"abab")


def test_a_plain_sequence_before_a_grounded_one_keeps_its_sources() -> None:
    items, pair = [1], (1,)
    pairs: list[tuple[Any, Any]] = [
        (items + given([2]), [1, 2]),
        (pair + given((2,)), (1, 2)),
        (items * given(2), [1, 1]),
        (eval("[1] + more", {"more": given([2])}), [1, 2]),
    ]
    for joined, expected in pairs:
        assert isinstance(joined, GroundedValue)
        assert joined == expected
        *_, step = joined.sources()
        assert [len(chain) for chain in step.inputs] == [0, 1]


def test_a_debugger_sees_the_same_sums() -> None:
    def every_instruction(frame: Any, event: str, argument: object) -> Any:
        frame.f_trace_opcodes = True
        return every_instruction

    def sums() -> tuple[object, list[int], list[int]]:
        x = y = [1]
        x += given([2])
        return x + given([3]), x, y

    before = sys.gettrace()
    sys.settrace(every_instruction)
    try:
        joined, x, y = sums()
    finally:
        sys.settrace(before)
    assert isinstance(joined, GroundedValue)
    assert x is y


@dataclasses.dataclass
class Invoice:
    number: str
    lines: list[int]


def test_r17_library_code_never_makes_a_grounded_value_without_a_chain() -> None:
    invoice = given(Invoice("n1", [1, 2]))
    assert dataclasses.asdict(invoice) == {"number": "n1", "lines": [1, 2]}
    assert statistics.mean(given([1, 2, 3])) == 2
    assert statistics.mean([given(1), given(2)]) == 1.5
    for value in (3, "text", [1], (1, 2), {"a": 1}, {1}, 2.5):
        made = type(given(value))(value)
        assert made == value
        assert type(made) is type(value)
    seen: list[Any] = [dataclasses.asdict(invoice), statistics.mean([given(1), given(2)])]
    for value in (*seen, *seen[0].values()):
        assert not isinstance(value, GroundedValue) or sources(value)


def test_r18_what_python_itself_unwraps_is_plain() -> None:
    results: list[Any] = [
        1.5 + given(1),
        operator.mod("%d", given(1)),
        operator.add([1], given([2])),
    ]
    assert results == [2.5, "1", [1, 2]]
    assert not any(isinstance(result, GroundedValue) for result in results)


def test_r19_the_callers_own_default_comes_back() -> None:
    sentinel = object()
    assert given({"a": 1}).get("b", sentinel) is sentinel
    assert given({"a": 1}).pop("b", sentinel) is sentinel


def test_r20_none_is_never_wrapped() -> None:
    @tool(uses=retrieval)
    def find(name: str) -> str | None:
        return None

    assert find("a") is None
