"""Repository pattern: generic repositories over grounded entities, a unit of work."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Employee:
    id: int
    name: str
    department: str


@dataclass(frozen=True)
class Department:
    id: str
    title: str
    rules: str


E = TypeVar("E")


class Repository(Generic[E]):
    def __init__(self, kind: str, rows: dict[str, E]) -> None:
        self.kind = kind
        self.rows = rows

    @tool(uses=retrieval)
    def get(self, key: str) -> Grounded[E] | None:
        row = self.rows.get(key)
        return None if row is None else ground(row, source=f"{self.kind}/{key}")

    @tool(uses=retrieval)
    def all(self) -> list[Grounded[E]]:
        return [ground(row, source=f"{self.kind}/{key}") for key, row in self.rows.items()]


class UnitOfWork:
    def __init__(self) -> None:
        self.employees = Repository(
            "employee", {"1": Employee(1, "Ann", "it"), "2": Employee(2, "Bob", "hr")}
        )
        self.departments = Repository(
            "department", {"it": Department("it", "IT", "Lock your screen.")}
        )
        self.reads = 0

    def __enter__(self) -> UnitOfWork:
        self.reads += 1
        return self

    def __exit__(self, *args: object) -> None:
        pass


@prompt(model="hr")
def remind(name: str, rules: str) -> str:
    return f"{name}: {rules}"


def names(employees: Iterable[Grounded[Employee]]) -> Grounded[str]:
    return join(", ", [e.name for e in employees])


@grounded_pure
@agent
def reminder(work: UnitOfWork, id: str) -> Grounded[str] | InsufficientEvidence:
    with work:
        employee = work.employees.get(id)
        if employee is None:
            return InsufficientEvidence(reason=f"no employee {id}")
        department = work.departments.get(employee.department)
        if department is None:
            return InsufficientEvidence(reason=f"employee {id} has no known department")
        return remind(employee.name, department.title + ": " + department.rules)


@grounded_pure
@agent
def roster(work: UnitOfWork) -> Grounded[str] | None:
    employees = work.employees.all()
    if not employees:
        return None
    return interpolate("We are {} people: {}", len(employees), names(employees))


def main() -> None:
    work = UnitOfWork()
    print(reminder(work, "1"), reminder(work, "2"), reminder(work, "3"))
    print(roster(work), work.reads)


if __name__ == "__main__":
    main()
