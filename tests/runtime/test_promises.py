"""What agents return of other classes than they declare, and what they hand out only later."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import pickle
import sys
from collections import OrderedDict, deque
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from dataclasses import dataclass
from typing import Any, NamedTuple, TypedDict

import attrs
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


@dataclass
class Task:
    name: str
    run: Callable[[], Grounded[str]]
    pages: Iterator[Grounded[str]]


@dataclass(frozen=True)
class FrozenTask:
    name: str
    run: Callable[[], Grounded[str]]
    pages: Iterator[Grounded[str]]


@dataclass(frozen=True, eq=False)
class ByIdentity:
    name: str
    run: Callable[[], Grounded[str]]
    pages: Iterator[Grounded[str]]


@attrs.frozen
class AttrsTask:
    name: str
    run: Callable[[], Grounded[str]]
    pages: Iterator[Grounded[str]]


class NamedTask(NamedTuple):
    name: str
    run: Callable[[], Grounded[str]]
    pages: Iterator[Grounded[str]]


class TypedTask(TypedDict):
    name: str
    run: Callable[[], Grounded[str]]
    pages: Iterator[Grounded[str]]


class SlottedTask:
    __slots__ = ("name", "pages", "run")
    name: str
    run: Callable[[], Grounded[str]]
    pages: Iterator[Grounded[str]]

    def __init__(self, name: str, run: Any, pages: Any) -> None:
        self.name, self.run, self.pages = name, run, pages


KINDS: list[Any] = [Task, FrozenTask, ByIdentity, AttrsTask, NamedTask, TypedTask, SlottedTask]


def library_kinds() -> Iterator[Any]:
    """Yield records of libraries, where these are installed."""
    fields: list[Any] = [
        ("name", str),
        ("run", Callable[[], Grounded[str]]),
        ("pages", Iterator[Grounded[str]]),
    ]
    with contextlib.suppress(ImportError):
        import msgspec

        for frozen in (False, True):
            yield msgspec.defstruct("StructTask", fields, frozen=frozen)
    with contextlib.suppress(ImportError):
        import pydantic

        for frozen in (False, True):
            config = pydantic.ConfigDict(arbitrary_types_allowed=True, frozen=frozen)
            required = {name: (Any if name == "pages" else kind, ...) for name, kind in fields}
            made = pydantic.create_model("ModelTask", __config__=config, **required)  # type: ignore[call-overload]
            made.model_fields["pages"].annotation = fields[2][1]
            yield made


def field(record: Any, name: str) -> Any:
    return record[name] if isinstance(record, dict) else getattr(record, name)


class TestFieldsOfRecords:
    @pytest.mark.parametrize("kind", [*KINDS, *library_kinds()], ids=lambda kind: kind.__name__)
    def test_functions_and_iterators_in_fields(self, kind: Any) -> None:
        def make(text: Any) -> Any:
            return kind(name="a", run=lambda: text, pages=iter([text]))

        make.__annotations__["return"] = kind
        found = agent(make)(grounded())
        assert field(found, "name") == "a"
        assert sources(field(found, "run")()) == ["tool:tests.runtime.support.fetch"]
        assert isinstance(list(field(found, "run")().sources())[-1], AgentHandoff)
        assert [sources(page) for page in field(found, "pages")] == [
            ["tool:tests.runtime.support.fetch"]
        ]
        refused = agent(make)(plain())
        with pytest.raises(UngroundedReturn, match="agent"):
            field(refused, "run")()
        with pytest.raises(UngroundedReturn, match="agent"):
            next(field(refused, "pages"))

    @pytest.mark.parametrize("kind", [Task, ByIdentity, SlottedTask, TypedTask])
    def test_what_is_not_hashed_by_its_fields_is_the_same_object(self, kind: Any) -> None:
        one = kind(name="a", run=plain, pages=iter(()))

        def make() -> Any:
            return one

        make.__annotations__["return"] = kind
        assert agent(make)() is one

    @pytest.mark.parametrize("kind", [FrozenTask, AttrsTask])
    def test_what_is_hashed_by_its_fields_is_left_as_it_is(self, kind: Any) -> None:
        one = kind(name="a", run=plain, pages=iter(()))
        known = {one}

        def make() -> Any:
            return one

        make.__annotations__["return"] = kind
        found = agent(make)()
        assert found is not one
        assert one.run is plain
        assert one in known
        with pytest.raises(UngroundedReturn):
            found.run()

    def test_a_subclass_that_is_returned_as_its_base(self) -> None:
        class Named:
            name: str

        class Running(Named):
            run: Callable[[], Grounded[str]]

            def __init__(self, text: Any) -> None:
                self.run = lambda: text

        def many(text: Any) -> Any:
            return [Running(text)]

        def one(text: Any) -> Any:
            return Running(text)

        many.__annotations__["return"] = list[Named]
        one.__annotations__["return"] = "Named | None"
        agents: list[Callable[[Any], Any]] = [lambda text: agent(many)(text)[0], agent(one)]
        for returned in agents:
            assert returned(grounded()).run() == "document a"
            with pytest.raises(UngroundedReturn):
                returned(plain()).run()

    def test_records_in_records_and_in_containers(self) -> None:
        @dataclass(frozen=True)
        class Outer:
            tasks: tuple[FrozenTask, ...]
            by_name: dict[str, Task | None]

        @agent
        def make(text: Any) -> Outer:
            tasks = FrozenTask("a", lambda: text, iter(())), FrozenTask("b", lambda: text, iter(()))
            return Outer(tasks, {"c": Task("c", lambda: text, iter([text])), "d": None})

        make.__wrapped__.__annotations__["return"] = Outer
        good, bad = agent(make.__wrapped__)(grounded()), agent(make.__wrapped__)(plain())
        for reach in (
            lambda outer: outer.tasks[1].run(),
            lambda outer: outer.by_name["c"].run(),
            lambda outer: next(outer.by_name["c"].pages),
        ):
            assert reach(good) == "document a"
            with pytest.raises(UngroundedReturn):
                reach(bad)

    def test_a_record_that_is_returned_again_and_again_is_checked_once(self) -> None:
        one = Task("a", grounded, iter(()))

        @agent
        def make() -> Task:
            return one

        @agent
        def other() -> Task:
            return make()

        for _ in range(sys.getrecursionlimit()):
            other()
        titles = [step.agent_name for step in one.run().sources() if isinstance(step, AgentHandoff)]
        assert [title.rpartition(".")[2] for title in titles] == ["make", "other"]

    def test_a_mark_that_a_decorator_copied_is_none(self) -> None:
        @agent
        def make(function: Any) -> Callable[[], Grounded[str]]:
            return function  # type: ignore[no-any-return]

        kept = make(grounded)
        with pytest.raises(UngroundedReturn):
            make(functools.wraps(kept)(plain))()

    def test_what_cannot_be_replaced_is_refused(self) -> None:
        class Shown:
            run: Callable[[], Grounded[str]]

        def make() -> Shown:
            return Shown()

        make.__annotations__["return"] = Shown
        Shown.run = property(lambda self: grounded)  # type: ignore[assignment]
        with pytest.raises(UngroundedReturn, match="'run'"):
            agent(make)()

    def test_a_function_that_takes_what_is_grounded_stays_as_it_is(self) -> None:
        class Counting:
            count: Callable[[Grounded[str]], int]

            def __init__(self) -> None:
                self.count = len

        def make() -> Counting:
            return Counting()

        make.__annotations__["return"] = Counting
        assert agent(make)().count is len


class TestContainers:
    @pytest.mark.parametrize(
        ("declared", "put", "take"),
        [
            (deque[Any], lambda f: deque([f]), lambda held: held[0]),
            (set[Any], lambda f: {f}, lambda held: next(iter(held))),
            (frozenset[Any], lambda f: frozenset({f}), lambda held: next(iter(held))),
            (OrderedDict[str, Any], lambda f: OrderedDict(a=f), lambda held: held["a"]),
            (Sequence[Any], lambda f: (f,), lambda held: held[0]),
            (Mapping[str, Any], lambda f: {"a": f}, lambda held: held["a"]),
        ],
    )
    def test_functions_in_any_container(self, declared: Any, put: Any, take: Any) -> None:
        def make(text: Any) -> Any:
            return put(lambda: text)

        function = Callable[[], Grounded[str]]
        last = [*declared.__args__[:-1], function]
        make.__annotations__["return"] = declared.__origin__[tuple(last) if last[1:] else last[0]]
        assert take(agent(make)(grounded()))() == "document a"
        with pytest.raises(UngroundedReturn):
            take(agent(make)(plain()))()

    def test_an_iterator_that_is_declared_as_an_iterable(self) -> None:
        @agent
        def many(text: Any) -> list[Iterable[Grounded[str]]]:
            return [iter([text]), [grounded()]]

        assert next(iter(many(grounded())[0])) == "document a"
        refused = iter(many(plain())[0])
        with pytest.raises(UngroundedReturn):
            next(refused)


class Place:
    up: Place | None
    text: Grounded[str]

    def __init__(self, text: Any, up: Any = None) -> None:
        self.text, self.up = text, up


class Assigned:
    """Declares its attributes in its methods alone."""

    def __init__(
        self, text: Grounded[str], count: int, *, run: Callable[[], Grounded[str]]
    ) -> None:
        self.text = text
        self.count = count
        self.run: Callable[[], Grounded[str]] = run
        self.later: Grounded[str] | None = None
        self.shown = str(text)

    def fill(self, text: Grounded[str]) -> None:
        self.later = text


class Derived(Assigned):
    def __init__(self, text: Any, more: Grounded[str]) -> None:
        super().__init__(text, 1, run=lambda: text)
        self.more = more


class Rebound:
    def __init__(self, text: Grounded[str]) -> None:
        text = str(text)  # type: ignore[assignment]
        self.text = text


class TestAttributesOfMethods:
    @pytest.mark.parametrize(
        "declared", [Assigned, Base, object, list[Assigned], "Assigned | None"]
    )
    def test_what_a_method_declares_is_looked_into(self, declared: Any) -> None:
        def make(text: Any, later: Any, function: Any) -> Any:
            made = Assigned(text, 1, run=function)
            made.fill(later)
            return [made] if declared == list[Assigned] else made

        make.__annotations__["return"] = declared
        good = (grounded(), grounded(), grounded)
        found = agent(make)(*good)
        assert (found[0] if isinstance(found, list) else found).run() == "document a"
        for bad in ((plain(), *good[1:]), (good[0], plain(), good[2])):
            with pytest.raises(UngroundedReturn, match="document a"):
                agent(make)(*bad)
        late = agent(make)(*good[:2], plain)
        with pytest.raises(UngroundedReturn):
            (late[0] if isinstance(late, list) else late).run()

    @pytest.mark.parametrize("bad", [("text", "more"), ("more", "text")])
    def test_what_a_base_and_a_subclass_declare(self, bad: tuple[str, str]) -> None:
        values = {bad[0]: grounded(), bad[1]: plain()}

        @agent
        def make() -> Assigned:
            return Derived(**values)

        with pytest.raises(UngroundedReturn):
            make()
        values[bad[1]] = grounded()
        assert isinstance(make(), Derived)

    def test_a_parameter_that_was_bound_again_declares_nothing(self) -> None:
        @agent
        def make() -> Rebound:
            return Rebound(grounded())

        assert make().text == "document a"


class TestGraphsOfRecords:
    def test_what_holds_itself(self) -> None:
        @agent
        def around(text: Any) -> Place:
            place = Place(grounded())
            place.up = Place(text, place)
            return place

        around(grounded())
        with pytest.raises(UngroundedReturn):
            around(plain())

    @pytest.mark.parametrize("kind", [Place, Base, object])
    def test_every_record_of_a_long_list_is_looked_into(self, kind: Any) -> None:
        def chain(text: Any) -> Any:
            place = Place(text)
            for _ in range(3 * sys.getrecursionlimit()):
                place = Place(grounded(), place)
            return place

        chain.__annotations__["return"] = kind
        agent(chain)(grounded())
        with pytest.raises(UngroundedReturn):
            agent(chain)(plain())


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
