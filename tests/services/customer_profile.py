"""Customer 360: parallel lookups with a ThreadPoolExecutor.submit/as_completed, profile object assembled by parts."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("c360")


@dataclass(frozen=True)
class Profile:
    customer: str
    name: Grounded[str] | None
    orders: list[Grounded[str]]
    complaints: list[Grounded[str]]

    @property
    def empty(self) -> bool:
        return self.name is None and not self.orders and not self.complaints

    def lines(self) -> list[Grounded[str]]:
        lines: list[Grounded[str]] = []
        if self.name is not None:
            lines.append("Name: " + self.name)
        if self.orders:
            lines.append("Orders: " + join(", ", self.orders))
        if self.complaints:
            lines.append("Complaints: " + join(", ", self.complaints))
        return lines


@tool(uses=retrieval)
def crm(customer: str) -> Grounded[str] | None:
    return ground("Ann Lee", source=f"crm/{customer}") if customer == "c1" else None


@tool(uses=retrieval)
def shop(customer: str) -> list[Grounded[str]]:
    return [ground("lamp", source="shop/7")] if customer in ("c1", "c2") else []


@tool(uses=retrieval)
def desk(customer: str) -> list[Grounded[str]]:
    return []


@prompt(model="c360")
def summarise(profile: str) -> str:
    return profile


def load(customer: str) -> Profile:
    with ThreadPoolExecutor(max_workers=3) as pool:
        name = pool.submit(crm, customer)
        orders = pool.submit(shop, customer)
        complaints = pool.submit(desk, customer)
    return Profile(customer, name.result(), orders.result(), complaints.result())


@grounded_pure
def overview(customer: str) -> Grounded[str] | InsufficientEvidence:
    profile = load(customer)
    if profile.empty:
        return InsufficientEvidence(reason=f"{customer} is unknown")
    text = join("\n", profile.lines())
    return interpolate("{}: {}", profile.customer, summarise(text))


def main() -> None:
    for customer in ("c1", "c2", "c3"):
        result = overview(customer)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
