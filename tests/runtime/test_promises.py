"""What agents return of other classes than they declare, and what they hand out only later."""

from __future__ import annotations

import asyncio
import functools
import pickle
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from corvid_runtime import (
    AgentHandoff,
    Grounded,
    GroundedValue,
    UngroundedReturn,
    agent,
    grounded_pure,
    join,
    prompt,
    report_tokens,
    sever,
)

from tests.runtime.support import fetch, given, sources

_SCOPE: dict[str, Any] = {"functools": functools}
exec(
    "def elsewhere(function):\n"
    "    return functools.wraps(function)(lambda *args: function(*args))\n",
    _SCOPE,
)
elsewhere: Any = _SCOPE["elsewhere"]
"""A decorator whose module knows none of the names here."""


class Base:
    """Promises nothing."""


class Page(Base):
    text: Grounded[str]

    def __init__(self, text: Any) -> None:
        self.text = text


@dataclass
class Report:
    title: Grounded[str]


@dataclass
class Long(Report):
    body: Grounded[str]


def grounded() -> Any:
    return fetch("a")


def plain() -> Any:
    return "document a"


class TestClasses:
    def test_an_ordinary_class(self) -> None:
        @agent
        def find(text: Any) -> Page:
            return Page(text)

        assert find(grounded()).text == "document a"
        with pytest.raises(UngroundedReturn, match="document a"):
            find(plain())

    @pytest.mark.parametrize("kind", [Base, object, "Base | None", "Base | str"])
    def test_a_subclass_that_is_returned_as_its_base(self, kind: Any) -> None:
        def find(text: Any) -> Any:
            return Page(text)

        find.__annotations__["return"] = kind
        assert agent(find)(grounded()).text == "document a"
        for text in (plain(), sever(grounded(), "cut")):
            with pytest.raises(UngroundedReturn):
                agent(find)(text)

    def test_in_containers(self) -> None:
        @agent
        def many(text: Any) -> list[Base]:
            return [Base(), Page(text)]

        @agent
        def named(text: Any) -> dict[str, tuple[int, Base]]:
            return {"a": (1, Page(text))}

        for find in (many, named):
            find(grounded())
            with pytest.raises(UngroundedReturn):
                find(plain())

    def test_a_subclass_that_promises_more(self) -> None:
        @agent
        def find(body: Any) -> Report:
            return Long(grounded(), body)

        assert isinstance(find(grounded()), Long)
        with pytest.raises(UngroundedReturn):
            find(plain())

    def test_what_promises_nothing_is_not_looked_into(self) -> None:
        @agent
        def find() -> Base:
            return Base()

        @agent
        def whatever(text: Any) -> Any:
            return Page(text)

        assert type(find()) is Base
        assert whatever(plain()).text == "document a"


class TestFunctions:
    def test_a_function_is_checked_when_it_is_called(self) -> None:
        @agent
        def later(text: Any) -> Callable[[], Grounded[str]]:
            return lambda: text

        found = later(grounded())()
        assert sources(found) == ["tool:tests.runtime.support.fetch"]
        assert isinstance(list(found.sources())[-1], AgentHandoff)
        refused = later(plain())
        with pytest.raises(UngroundedReturn, match="agent later"):
            refused()

    def test_whatever_kind_of_function(self) -> None:
        def give(text: Any, *, twice: bool = False) -> Any:
            return text + text if twice else text

        @agent
        def later(function: Any) -> Callable[..., Grounded[str]]:
            return function  # type: ignore[no-any-return]

        kept = later(give)
        assert kept.__name__ == "give"
        assert kept(grounded(), twice=True) == "document a" * 2
        assert later(functools.partial(give, grounded()))() == "document a"
        assert later(Holder(grounded()).give)() == "document a"
        for function in (functools.partial(give, "a"), Holder("a").give):
            with pytest.raises(UngroundedReturn):
                later(function)()

    def test_an_object_that_is_called(self) -> None:
        class Giver:
            def __init__(self, text: Any) -> None:
                self.text = text

            def __call__(self) -> Any:
                return self.text

        @agent
        def later(text: Any) -> Callable[[], Grounded[str]]:
            return Giver(text)

        assert sources(later(grounded())()) == ["tool:tests.runtime.support.fetch"]
        with pytest.raises(UngroundedReturn):
            later(plain())()

    def test_a_function_that_is_awaited(self) -> None:
        @agent
        def later(text: Any) -> Callable[[], Awaitable[Grounded[str]]]:
            async def give() -> Any:
                return text

            return give

        async def ask(text: Any) -> Any:
            return await later(text)()

        assert sources(asyncio.run(ask(grounded()))) == ["tool:tests.runtime.support.fetch"]
        with pytest.raises(UngroundedReturn):
            asyncio.run(ask(plain()))

    def test_functions_in_containers(self) -> None:
        @agent
        def later(text: Any) -> dict[str, Callable[[], Grounded[str]]]:
            return {"a": lambda: text}

        assert later(grounded())["a"]() == "document a"
        with pytest.raises(UngroundedReturn):
            later(plain())["a"]()

    def test_a_function_or_none(self) -> None:
        @agent
        def later(text: Any) -> Callable[[], Grounded[str]] | None:
            return (lambda: text) if text else None

        assert later("") is None
        with pytest.raises(UngroundedReturn):
            later(plain())()  # type: ignore[misc]

    def test_a_function_of_grounded_arguments_is_passed_on_as_it_is(self) -> None:
        def count(text: Any) -> int:
            return len(text)

        @agent
        def later() -> Callable[[Grounded[str]], int]:
            return count

        assert later()(given("abc")) == 3


class Holder:
    def __init__(self, text: Any) -> None:
        self.text = text

    def give(self) -> Any:
        return self.text


class TestIterators:
    def test_iterators_in_containers(self) -> None:
        @agent
        def many(text: Any) -> list[Iterator[Grounded[str]]]:
            return [iter([text]), (each for each in [text])]

        @agent
        def pair(text: Any) -> tuple[int, Iterator[Grounded[str]]]:
            return 1, iter([text])

        @agent
        def nested(text: Any) -> dict[str, list[Iterator[Grounded[str]]]]:
            return {"a": [iter([text])]}

        taken: list[Callable[[Any], Any]] = [
            lambda text: many(text)[0],
            lambda text: many(text)[1],
            lambda text: pair(text)[1],
            lambda text: nested(text)["a"][0],
        ]
        for take in taken:
            (found,) = take(grounded())
            assert isinstance(found, GroundedValue)
            refused = take(plain())
            with pytest.raises(UngroundedReturn):
                next(refused)

    def test_what_was_drawn_before_stays(self) -> None:
        @agent
        def many() -> list[Iterator[Grounded[str]]]:
            return [iter([grounded(), plain()])]

        (stream,) = many()
        assert next(stream) == "document a"
        with pytest.raises(UngroundedReturn):
            next(stream)

    def test_asynchronous_iterators(self) -> None:
        @agent
        def many(text: Any) -> list[AsyncIterator[Grounded[str]]]:
            async def give() -> AsyncIterator[Any]:
                yield text

            return [give()]

        async def draw(text: Any) -> list[Any]:
            return [each async for each in many(text)[0]]

        assert asyncio.run(draw(grounded())) == ["document a"]
        with pytest.raises(UngroundedReturn):
            asyncio.run(draw(plain()))


class TestProofs:
    """Functions that are `@grounded_pure` and no agents."""

    def test_what_has_no_source_does_not_leave(self) -> None:
        @grounded_pure
        def passed(text: Any) -> Grounded[str]:
            return text  # type: ignore[no-any-return]

        assert passed(grounded()) == "document a"
        with pytest.raises(UngroundedReturn, match=r"@grounded_pure .*passed\(\) promises"):
            passed(plain())

    def test_a_call_is_no_step(self) -> None:
        @grounded_pure
        def passed(text: Grounded[str]) -> Grounded[str]:
            return text

        text = grounded()
        assert passed(text) is text

    def test_what_promises_nothing_is_passed_on_as_it_is(self) -> None:
        @grounded_pure
        def shown(text: Any) -> list[str]:
            return text  # type: ignore[no-any-return]

        for text in (grounded(), ["plain"], iter(()), None):
            assert shown(text) is text

    @pytest.mark.parametrize("mark", [grounded_pure, grounded_pure(discloses={"presence"})])
    def test_whatever_is_marked(self, mark: Any) -> None:
        class Desk:
            @mark
            def method(self, text: Any) -> Grounded[str]:
                return text  # type: ignore[no-any-return]

            @mark
            @staticmethod
            def static(text: Any) -> Grounded[str]:
                return text  # type: ignore[no-any-return]

            @classmethod
            @mark
            def of_class(cls, text: Any) -> Grounded[str]:
                return text  # type: ignore[no-any-return]

            @mark
            def later(self, text: Any) -> Callable[[], Grounded[str]]:
                return lambda: text

            @mark
            def drawn(self, text: Any) -> Iterator[Grounded[str]]:
                yield text

            @mark
            async def awaited(self, text: Any) -> Grounded[str]:
                return text  # type: ignore[no-any-return]

        desk = Desk()
        ways: list[Callable[[Any], Any]] = [
            *(desk.method, desk.static, Desk.of_class),
            lambda text: desk.later(text)(),
            lambda text: next(desk.drawn(text)),
            lambda text: asyncio.run(desk.awaited(text)),
        ]
        for way in ways:
            assert isinstance(way(grounded()), GroundedValue)
            with pytest.raises(UngroundedReturn):
                way(plain())

    def test_an_agent_is_one_step_in_either_order(self) -> None:
        def passed(text: Any) -> Grounded[str]:
            return text  # type: ignore[no-any-return]

        for both in (agent(grounded_pure(passed)), grounded_pure(agent(passed))):
            steps = list(both(grounded()).sources())
            assert [type(step) for step in steps[1:]] == [AgentHandoff]
            with pytest.raises(UngroundedReturn, match=r"^agent "):
                both(plain())

    def test_what_another_one_gets_may_have_no_source_yet(self) -> None:
        @grounded_pure
        def history(parts: list[Grounded[str]]) -> Grounded[str]:
            return join(", ", parts)  # type: ignore[return-value]

        @grounded_pure
        def told(parts: list[Grounded[str]], text: Any) -> Grounded[str]:
            return history(parts) + text  # type: ignore[no-any-return]

        assert told([], grounded()) == "document a"
        for alone in (history, functools.partial(told, text="")):
            with pytest.raises(UngroundedReturn):
                alone([])

    def test_it_runs_as_part_of_the_boundary_that_calls_it(self) -> None:
        @grounded_pure
        def counted(text: str) -> str:
            report_tokens(7)
            return text

        @prompt
        def ask(text: str) -> str:
            return counted(text)

        *_, step = ask(grounded()).sources()
        assert step.tokens == 7


def test_a_decorator_of_another_module_keeps_the_names_of_this_one() -> None:
    @agent
    @elsewhere
    def reported(text: Any) -> Report:
        return Report(text)

    assert reported(grounded()).title == "document a"
    with pytest.raises(UngroundedReturn):
        reported(plain())


def test_an_ordered_dictionary_survives_pickling_grounded() -> None:
    value = given(OrderedDict(b=1, a=[2]))
    found = pickle.loads(pickle.dumps(value))
    assert isinstance(found, OrderedDict)
    assert list(found) == ["b", "a"]
    assert sources(found) == ["given"]
    assert sources(found["a"]) == ["given"]
    found.move_to_end("b")
    assert list(found) == ["a", "b"]
