"""Donations: unit of work with repositories, service layer, DTOs; dict responses with plain and grounded parts."""

from __future__ import annotations

from dataclasses import dataclass
from types import TracebackType
from typing import ClassVar, Self, TypedDict

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


class ProjectDto(TypedDict):
    id: int
    summary: Grounded[str]
    goals: list[Grounded[str]]


class Projects:
    ROWS: ClassVar = {1: "Well in Mali. Goal: water. Goal: jobs.", 2: "School bus."}

    @tool(uses=retrieval)
    def get(self, id: int) -> Grounded[str] | None:
        text = self.ROWS.get(id)
        return ground(text, source=f"projects/{id}") if text else None

    @tool(uses=retrieval)
    def goals(self, id: int) -> list[Grounded[str]]:
        return [
            ground(p, source=f"projects/{id}")
            for p in self.ROWS.get(id, "").split(". ")
            if p.startswith("Goal")
        ]


@dataclass
class UnitOfWork:
    projects: Projects
    opened: int = 0

    def __enter__(self) -> Self:
        self.opened += 1
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        self.opened -= 1


@prompt(model="fundraiser")
def appeal(text: str, amount: str) -> str:
    return f"{text} Give {amount}!"


class DonationService:
    def __init__(self, uow: UnitOfWork) -> None:
        self.uow = uow

    @grounded_pure
    def project(self, id: int, amount: str = "10 EUR") -> ProjectDto | InsufficientEvidence:
        with self.uow as uow:
            text = uow.projects.get(id)
            if text is None:
                return InsufficientEvidence(reason=f"no project {id}")
            goals = uow.projects.goals(id)
        return {"id": id, "summary": appeal(text, amount), "goals": goals}

    @grounded_pure
    def newsletter(self, ids: list[int]) -> Grounded[str] | InsufficientEvidence:
        projects = [self.project(id) for id in ids]
        known = [p for p in projects if not isinstance(p, InsufficientEvidence)]
        if not known:
            return InsufficientEvidence(reason="no projects")
        return join("\n", [p["summary"] for p in known])


def main() -> None:
    service = DonationService(UnitOfWork(Projects()))
    print(service.project(1), service.project(9))
    result = service.newsletter([1, 2, 3])
    if not isinstance(result, InsufficientEvidence):
        print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
