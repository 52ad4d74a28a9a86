"""Travel visas: dependency injection with test doubles; a Protocol for the model as well."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Protocol

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


class VisaSource(Protocol):
    @tool(uses=retrieval)
    def rules(self, passport: str, country: str) -> list[Grounded[str]]: ...


class Model(Protocol):
    @prompt
    def complete(self, instruction: str, context: str) -> str: ...


class EmbassySite:
    RULES: ClassVar = {("DE", "JP"): ["90 days without a visa.", "Fill in the arrival card."]}

    @tool(uses=retrieval)
    def rules(self, passport: str, country: str) -> list[Grounded[str]]:
        return [
            ground(r, source=f"embassy/{country}/{n}")
            for n, r in enumerate(self.RULES.get((passport, country), []))
        ]


@dataclass
class FakeSource:
    answers: list[str]

    @tool(uses=retrieval)
    def rules(self, passport: str, country: str) -> list[Grounded[str]]:
        return [ground(answer, source="fake") for answer in self.answers]


class EchoModel:
    @prompt(model="echo")
    def complete(self, instruction: str, context: str) -> str:
        return f"{instruction} -> {context}"


@dataclass(frozen=True)
class VisaService:
    source: VisaSource
    model: Model
    max_rules: int = 5

    @grounded_pure
    def advise(self, passport: str, country: str) -> Grounded[str] | InsufficientEvidence:
        rules = self.source.rules(passport, country)[: self.max_rules]
        if not rules:
            return InsufficientEvidence(reason=f"no rules for {passport} -> {country}")
        instruction = f"Advise a {passport} citizen on travel to {country}"
        return self.model.complete(instruction, join(" ", rules))


def test_refuses_without_rules() -> None:
    service = VisaService(FakeSource([]), EchoModel())
    assert isinstance(service.advise("DE", "XX"), InsufficientEvidence)


def test_cites() -> None:
    service = VisaService(FakeSource(["No visa."]), EchoModel())
    result = service.advise("DE", "XX")
    assert not isinstance(result, InsufficientEvidence)
    assert [s.source for s in result.sources().retrievals()] == ["fake"]


def main() -> None:
    test_refuses_without_rules()
    test_cites()
    service = VisaService(EmbassySite(), EchoModel())
    result = service.advise("DE", "JP")
    print(result)
    if not isinstance(result, InsufficientEvidence):
        print([s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
