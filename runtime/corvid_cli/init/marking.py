"""Chooses the marks of a program: the edges where it retrieves and asks, and what orchestrates.

Only what lies on a way from a function that both retrieves and asks a model is looked at: a program
may read many files and tables that no answer rests on. On that way the first function that does one
thing only is the edge; what it calls stays plain. What calls edges orchestrates.
"""

import ast
from collections.abc import Iterator
from functools import cached_property
from typing import Literal

from attrs import frozen

from corvid_cli.init.calls import Graph, Touch, body_nodes
from corvid_cli.init.libraries import (
    LIMITS,
    TOOL_CLASSES,
    TOOL_DECORATORS,
    TOOL_METHODS,
    UNMARKED,
    VECTORS,
    matches,
)
from corvid_cli.init.program import Function

Kind = Literal["retrieval", "tool", "prompt", "agent"]

DECORATORS: dict[Kind, tuple[str, tuple[str, ...]]] = {
    "retrieval": ("{tool}(uses={retrieval})", ("tool", "retrieval")),
    "tool": ("{tool}", ("tool",)),
    "prompt": ("{prompt}", ("prompt",)),
    "agent": ("{agent}", ("agent",)),
}
"""How each kind of mark is written, and the names of the runtime in it."""

_RUNTIME = ("corvid_runtime.{tool,prompt,agent,grounded_pure,lift}",)


@frozen
class Mark:
    """A mark for a function, and why it should have it.

    `feeds` is whether an answer may rest on what the function returns.
    """

    function: Function
    kind: Kind
    reason: str
    feeds: bool = True


@frozen
class Inline:
    """What a function that orchestrates does in its own body with the world outside, and where."""

    function: Function
    words: str
    lines: tuple[int, ...]


@frozen(slots=False, eq=False)
class Marking:
    """The marks of a program."""

    graph: Graph

    def marks(self) -> list[Mark]:
        """Return the marks to set, those that are there left out."""
        found = {**self._edges, **self._agents}
        return [each for each in found.values() if self._may_have_mark(each.function)]

    @property
    def is_known(self) -> bool:
        """Whether anything in the program is known to retrieve or to ask."""
        return bool(self._candidates)

    def inlines(self) -> list[Inline]:
        """Return the places that should become functions of their own first."""
        found: dict[tuple[Function, str], list[int]] = {}
        for function in self._way:
            for touch in self.graph.touches(function):
                if touch.does != "writes":
                    found.setdefault((function, touch.words), []).append(touch.line)
        return [
            Inline(function, words, tuple(sorted(set(lines))))
            for (function, words), lines in found.items()
        ]

    @cached_property
    def _candidates(self) -> list[Function]:
        """Where the ways to answers begin: anywhere, if nothing both retrieves and asks."""
        graph = self.graph
        both = [each for each in graph.functions if {"retrieves", "asks"} <= graph.done(each)]
        called_by_models = [
            each
            for each in graph.functions
            if "retrieves" in graph.done(each)
            and (each in graph.made_tools or self._is_model_tool(each))
        ]
        if both or called_by_models:
            return [*dict.fromkeys([*both, *called_by_models])]
        return [each for each in graph.functions if {"retrieves", "asks"} & graph.done(each)]

    @cached_property
    def _visible(self) -> frozenset[Function]:
        """All functions that a candidate calls, in one step or several."""
        return frozenset(other for each in self._candidates for other in self.graph.reached(each))

    @cached_property
    def _walked(self) -> tuple[dict[Function, Mark], list[Function]]:
        """The edges, and the functions between the candidates and these."""
        edges: dict[Function, Mark] = {}
        way = list(self._candidates)
        seen = set(way)
        for function in way:
            edge = self._edge(function)
            if edge is not None:
                edges[function] = edge
                continue
            for other in self.graph.calls(function):
                if other not in seen:
                    seen.add(other)
                    way.append(other)
        for edge in [*edges.values()]:
            for other in self.graph.family(edge.function):
                words = _shared(edge.function)
                edges.setdefault(other, Mark(other, edge.kind, words, edge.feeds))
        return edges, [each for each in way if each not in edges]

    @property
    def _edges(self) -> dict[Function, Mark]:
        return self._walked[0]

    @property
    def _way(self) -> list[Function]:
        return self._walked[1]

    def _edge(self, function: Function) -> Mark | None:
        """Return the mark of a function that does one thing with the world outside."""
        if function.name in ("__init__", "__post_init__", "__new__"):
            return None
        done = self.graph.done(function)
        if done >= {"retrieves"} and "asks" not in done and self._is_model_tool(function):
            words = f"a model may call it, and it {self._deep(function)}"
            return Mark(function, "retrieval", words)
        if not done and _searches_vectors(function):
            return Mark(function, "retrieval", "finds what is near a vector")
        if "asks" in done and "retrieves" in done:
            return None
        own = [t for each in self.graph.with_helpers(function) for t in self.graph.touches(each)]
        if own:
            return self._by(function, own)
        if done == {"retrieves"} and self._keeps(function):
            return Mark(function, "tool", f"{self._deep(function)} and keeps it in its object")
        return None

    def _by(self, function: Function, own: list[Touch]) -> Mark:
        done = {each.does for each in own}
        if "asks" in done:
            return Mark(function, "prompt", _words(own, "asks"))
        if "retrieves" not in done:
            return Mark(function, "tool", _words(own, "writes"), feeds=False)
        words = _words(own, "retrieves")
        if self._is_memory(function, {t.library for t in own if t.does == "retrieves"}):
            words = f"{words}, which the program itself writes: no source"
            return Mark(function, "tool", words, feeds=False)
        if not function.parameters:
            return Mark(function, "tool", f"{words} without being asked anything: no source")
        return Mark(function, "retrieval", words)

    def _deep(self, function: Function) -> str:
        """Return the words for what a function retrieves somewhere below."""
        touches = (t for each in self.graph.reached(function) for t in self.graph.touches(each))
        found = sorted((t for t in touches if t.does == "retrieves"), key=lambda t: t.path)
        return _words(found, "retrieves")

    def _is_model_tool(self, function: Function) -> bool:
        """Whether a model may call a function, by its decorators or its class."""
        if any(matches(path, TOOL_DECORATORS) for path in self.graph.decorators(function)):
            return True
        if function.owner is None or function.name not in TOOL_METHODS:
            return False
        reader = self.graph.reader
        classes = [each.owner for each in self.graph.family(function) if each.owner is not None]
        names = [each.name for of in classes for each in reader.ancestors(of)]
        names += [path for of in classes for path in reader.foreign_bases(of)]
        return any(matches(name, TOOL_CLASSES) for name in names)

    def _keeps(self, function: Function) -> bool:
        """Whether a method that is asked nothing puts what it retrieves into its object."""
        if function.owner is None or function.parameters:
            return False
        targets = (
            (target, node.value)
            for node in body_nodes(function)
            if isinstance(node, ast.Assign)
            for target in node.targets
        )
        return any(
            isinstance(target, ast.Attribute)
            and isinstance(target.value, ast.Name)
            and target.value.id == function.receiver
            and self._retrieves(value, function)
            for target, value in targets
        )

    def _retrieves(self, value: ast.expr, scope: Function) -> bool:
        names = (node for node in ast.walk(value) if isinstance(node, ast.Name | ast.Attribute))
        found = (self.graph.reader.value(each, scope) for each in names)
        called = (each for each in found if isinstance(each, Function))
        return any("retrieves" in self.graph.done(each) for each in called)

    def _is_memory(self, function: Function, libraries: set[str]) -> bool:
        """Whether the way to an answer also writes what the object of a method reads.

        Both by the same library: a search engine that is filled through files is a source.
        """
        if function.owner is None:
            return False
        methods = function.owner.methods.values()
        return any(
            touch.does == "writes" and touch.library in libraries
            for method in methods
            if method in self._visible
            for each in self.graph.with_helpers(method)
            for touch in self.graph.touches(each)
        )

    @cached_property
    def _agents(self) -> dict[Function, Mark]:
        """What calls edges or agents, up to what brings retrieving and asking together."""
        inline = {each.function for each in self.inlines()}
        agents = list[Function]()
        for _ in self._way:
            more = [
                each
                for each in self._way
                if each not in agents
                and each.name != "__init__"
                and (each in inline or self._orchestrated(each, agents))
            ]
            if not more:
                break
            agents += more
        found = {each: Mark(each, "agent", self._why(each, agents)) for each in agents}
        for function in agents:
            for other in self.graph.family(function):
                words = _shared(function)
                found.setdefault(other, Mark(other, "agent", words))
        return found

    def _orchestrated(self, function: Function, agents: list[Function]) -> list[Function]:
        """Return what makes a function that calls it orchestrate, of all that one calls."""
        return [
            each
            for each in self.graph.calls(function)
            if not (each.outer is function and each.name in function.results)
            if (self._edges[each].feeds if each in self._edges else self._passes_on(each, agents))
        ]

    def _passes_on(self, function: Function, agents: list[Function]) -> bool:
        return function in agents and not {"asks", "retrieves"} <= self.graph.done(function)

    def _why(self, function: Function, agents: list[Function]) -> str:
        called = self._orchestrated(function, agents)
        if not called:
            return _words(list(self.graph.touches(function)))
        return f"calls {', '.join(dict.fromkeys(each.qualified_name for each in called))}"

    def _may_have_mark(self, function: Function) -> bool:
        paths = self.graph.decorators(function)
        return not any(matches(path, UNMARKED) or matches(path, _RUNTIME) for path in paths)


def _searches_vectors(function: Function) -> bool:
    names = {each.arg for each in function.parameters}
    return not names.isdisjoint(VECTORS) and not names.isdisjoint(LIMITS)


def _shared(function: Function) -> str:
    return f"as {function.qualified_name}: one may run in the other's place"


def _words(touches: list[Touch], done: str | None = None) -> str:
    first = next(each for each in touches if done in (None, each.does))
    return f"{first.words} ({first.path}, line {first.line})"


def in_order(marks: list[Mark]) -> Iterator[tuple[str, list[Mark]]]:
    """Yield the files with their marks, in the order of the lines."""
    paths = dict.fromkeys(sorted(each.function.module.path for each in marks))
    for path in paths:
        mine = [each for each in marks if each.function.module.path == path]
        yield path, sorted(mine, key=lambda each: each.function.node.lineno)
