"""How a call of a prompt goes in and out: the answer rests on what the model was given."""

from __future__ import annotations

import types
from collections.abc import Callable, Collection, Mapping
from typing import Any

from corvid_runtime.calls import Call
from corvid_runtime.citing import Cited, checked
from corvid_runtime.content import chain_of, copied, strip
from corvid_runtime.crossings import Arguments, Crossing
from corvid_runtime.errors import GroundingError, UngroundedReturn
from corvid_runtime.graph import Node, record
from corvid_runtime.makers import wrap
from corvid_runtime.provenance import PromptTransform, ProvenanceChain
from corvid_runtime.shapes import Shape
from corvid_runtime.value import handed_on


class PromptCrossing(Crossing):
    """A function that asks a model."""

    kind = "prompt"

    def __init__(
        self,
        function: Callable[..., Any],
        *,
        model: str | None,
        confidence: float,
        cites: str | None,
    ) -> None:
        super().__init__(function)
        self.model = model
        self.confidence = confidence
        self.cites = cites
        self._step = PromptTransform(self.title, self.model)
        if cites is not None and cites not in self.signature.parameters:
            raise GroundingError(
                f"{self.name} cites {cites!r}, which is none of its parameters",
                hint="name the parameter that holds the document",
            )

    def start(self) -> Call:
        """Note what the answer's confidence can be at most."""
        call = Call(self.name, confidence=self.confidence)
        call.is_prompt = True
        return call

    def enter(self, call: Call, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Arguments:
        """Take the arguments in, plain, and see that there is something to rest on."""
        if self.is_method and args:
            call.intake.receiver(args[0])
        values, named = self.plain_arguments(call, args, kwargs)
        if self.cites is not None:
            cited = self.signature.bind(*args, **kwargs).arguments.get(self.cites)
            call.cited = Cited(self.cites, strip(cited), ProvenanceChain.of(chain_of(cited)))
        if not self.grounds(call) and any(map(self.demands, self.signature.parameters)):
            raise UngroundedReturn(
                f"{self.name} was passed nothing that has a source",
                hint="answer with InsufficientEvidence when nothing was found",
            )
        return values, named

    def taken(self, call: Call, name: str, value: Any) -> Any:
        """Take an argument in; a container stays the caller's, who may change it meanwhile."""
        return copied(super().taken(call, name, value))

    def grounds(self, call: Call) -> bool:
        """Tell whether the model was given anything grounded."""
        return call.intake.open or bool(call.inputs())

    def leave(self, call: Call, result: Any) -> Any:
        """Check what the answer quotes, where the prompt cites."""
        if call.cited is not None and not isinstance(result, types.CoroutineType):
            result = checked(result, call.cited)
        return super().leave(call, result)

    def _answered(self, step: PromptTransform, inputs: Collection[Node], node: Node) -> Node:
        return record(step, self.confidence, (*inputs, node))

    def finish(self, call: Call, shape: Shape, result: Any) -> Any:
        """Ground the answer in what the model was given."""
        if shape.grounded:
            self.require(shape, result)
        inputs = call.inputs()
        if not inputs:
            return result
        step = self._step
        if call.tokens is not None:
            step = PromptTransform(self.title, self.model, call.tokens)
        if shape.grounded:
            return handed_on(result, lambda node: self._answered(step, inputs, node), fields=True)
        return wrap(result, call.shared_node(step, inputs))
