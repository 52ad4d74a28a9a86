"""Chooses the marks of a program: the edges where it retrieves and asks, and what orchestrates.

Only what lies on a way from a function that both retrieves and asks a model is looked at: a program
may read many files and tables that no answer rests on. On that way the first function that does one
thing only is the edge; what it calls stays plain. What calls edges orchestrates, and between these
are the stages that pass content on.
"""

import ast
from collections.abc import Iterator
from functools import cached_property
from typing import Literal

from attrs import frozen

from corvid_cli.init.calls import Graph, Touch, body_nodes, closure
from corvid_cli.init.flow import Flow
from corvid_cli.init.libraries import (
    LIMITS,
    TOOL_CLASSES,
    TOOL_DECORATORS,
    TOOL_METHODS,
    UNMARKED,
    VECTORS,
    matches,
    row,
)
from corvid_cli.init.program import Class, Function
from corvid_cli.init.stages import Stages
from corvid_cli.init.values import Instance, Library

Kind = Literal["retrieval", "tool", "prompt", "agent", "proof"]

DECORATORS: dict[Kind, tuple[str, tuple[str, ...]]] = {
    "retrieval": ("{tool}(uses={retrieval})", ("tool", "retrieval")),
    "tool": ("{tool}", ("tool",)),
    "prompt": ("{prompt}", ("prompt",)),
    "agent": ("{agent}", ("agent",)),
    "proof": ("{grounded_pure}", ("grounded_pure",)),
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
        found = {**self._proofs, **self._agents, **self._marked_edges}
        return [each for each in found.values() if self._may_have_mark(each.function)]

    @property
    def is_known(self) -> bool:
        """Whether anything in the program is known to retrieve or to ask."""
        return bool(self._candidates)

    def inlines(self) -> list[Inline]:
        """Return the places that should become functions of their own first."""
        found: dict[tuple[Function, str], list[int]] = {}
        for function in self._way:
            for touch in self.graph.touches(function) if not self._starts(function) else ():
                if touch.does in ("asks", "retrieves"):
                    found.setdefault((function, touch.words), []).append(touch.line)
        return [
            Inline(function, words, tuple(sorted(set(lines))))
            for (function, words), lines in found.items()
        ]

    @cached_property
    def _candidates(self) -> list[Function]:
        """Where the ways to answers begin: anywhere, if nothing both retrieves and asks.

        A model that may call tools retrieves where it is asked.
        """
        graph = self.graph
        both = [*filter(self._is_both, graph.functions)]
        either = [each for each in graph.functions if {"retrieves", "asks"} & graph.done(each)]
        registered = [
            each
            for each in either
            if each in graph.made_tools
            or ("retrieves" in graph.done(each) and self._is_model_tool(each))
        ]
        if not both and not registered:
            return either
        asking = [each for each in either if "asks" in graph.done(each)]
        return [*dict.fromkeys([*(both or asking), *registered])]

    @cached_property
    def _visible(self) -> frozenset[Function]:
        """All functions that a candidate calls, in one step or several."""
        return frozenset(other for each in self._candidates for other in self.graph.reached(each))

    @cached_property
    def _walked(self) -> tuple[dict[Function, Mark], list[Function]]:
        """The edges, and the functions between the candidates and these."""
        edges: dict[Function, Mark] = {}
        way = [each for each in self._candidates if not self._fills(each)]
        seen = set(way)
        for function in way:
            edge = self._edge(function)
            if edge is not None:
                edges[function] = edge
                continue
            for other in self.graph.calls(function):
                if other not in seen and not self._fills(other):
                    seen.add(other)
                    way.append(other)
        edges = self._with_families(edges)
        return edges, [each for each in way if each not in edges]

    def _with_families(self, marks: dict[Function, Mark]) -> dict[Function, Mark]:
        """Return marks, and the same for what may run in the place of a function that has one."""
        found = {**marks}
        for mark in marks.values():
            words = f"as {mark.function.qualified_name}: one may run in the other's place"
            for other in self.graph.family(mark.function):
                found.setdefault(other, Mark(other, mark.kind, words, mark.feeds))
        return found

    def _fills(self, function: Function) -> bool:
        """Whether a function only gets ready what is searched later."""
        done = self.graph.done(function)
        if "fills" not in done or "asks" in done:
            return False
        if not function.gives or function.measures:
            return True
        given = self.graph.reader.returned(function)
        known = row(given.path) if isinstance(given, Library) else None
        return isinstance(given, Library) and (known is None or known.does == "fills")

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
        if self._is_both(function):
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
        if not function.gives:
            return Mark(function, "tool", f"{words} and gives nothing back", feeds=False)
        if self._is_memory(function, {t.library for t in own if t.does == "retrieves"}):
            words = f"{words}, which the program itself writes: no source"
            return Mark(function, "tool", words, feeds=False)
        if not function.parameters:
            words = f"{words} without being asked anything: no source"
            return Mark(function, "tool", words, feeds=not function.measures)
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

    @property
    def _marked_edges(self) -> dict[Function, Mark]:
        """The edges, without those that give nothing to an answer, and that none runs."""

        def run_by(function: Function) -> tuple[Function, ...]:
            return self.graph.calls(function) if function not in self._edges else ()

        run = {*closure([*self._agents, *self._proofs], run_by)}
        kept = [m for m in self._edges.values() if m.feeds or m.function in run]
        return self._with_families({each.function: each for each in kept})

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
        return self._with_families(found)

    def _orchestrated(self, function: Function, agents: list[Function]) -> list[Function]:
        """Return what makes a function that calls it orchestrate, of all that one calls."""
        return [
            each
            for each in self.graph.calls(function)
            if not (each.outer is function and each.name in function.results)
            and (self._edges[each].feeds if each in self._edges else each in agents)
            and self._is_step(each, function)
        ]

    def _is_step(self, called: Function, function: Function) -> bool:
        """Whether to call something that has a mark is a step of a function's own.

        It is none to call what already answers. What gives nothing back passes nothing on: it must
        be where retrieving and asking come together.
        """
        if not function.gives:
            is_led = self._is_both(function) and not self._starts(function)
            return is_led and called in self._edges
        return called in self._edges or not self._is_both(called)

    def _starts(self, function: Function) -> bool:
        """Whether a function gives nothing back, and only runs what answers."""
        return not function.gives and any(map(self._is_both, self.graph.calls(function)))

    def _is_both(self, function: Function) -> bool:
        """Whether a function both retrieves and asks, itself or by what it calls."""
        return {"asks", "retrieves"} <= self.graph.done(function)

    @cached_property
    def _proofs(self) -> dict[Function, Mark]:
        """The stages between edges and agents, and what these call that has no body."""
        both = filter(self._is_both, self._way)
        stages = Stages(self._flow(), frozenset([*self._agents, *both]))
        found = {each: Mark(each, "proof", why) for each, why in stages.reasons.items()}
        abstract = {each: Mark(each, "proof", why) for each, why in stages.abstract.items()}
        return {**abstract, **self._with_families(found)}

    def _flow(self) -> Flow:
        def edges(*kinds: Kind) -> frozenset[Function]:
            return frozenset(each for each, mark in self._edges.items() if mark.kind in kinds)

        return Flow(
            self.graph,
            self._way,
            sources=edges("retrieval"),
            passing=edges("prompt"),
            closed=frozenset(self._edges),
            remembered=frozenset(self._remembered()),
        )

    def _remembered(self) -> Iterator[Class]:
        """Yield the classes of what the program itself writes and loads again."""
        for function in (each.function for each in self._edges.values() if not each.feeds):
            written = [function.node.returns, *(each.annotation for each in function.parameters)]
            for annotation in filter(None, written):
                found = self.graph.reader.annotated(annotation, function)
                if isinstance(found, Instance):
                    yield found.of

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


def _words(touches: list[Touch], done: str | None = None) -> str:
    first = next(each for each in touches if done in (None, each.does))
    return f"{first.words} ({first.path}, line {first.line})"


def in_order(marks: list[Mark]) -> Iterator[tuple[str, list[Mark]]]:
    """Yield the files with their marks, in the order of the lines."""
    paths = dict.fromkeys(sorted(each.function.module.path for each in marks))
    for path in paths:
        mine = [each for each in marks if each.function.module.path == path]
        yield path, sorted(mine, key=lambda each: each.function.node.lineno)
