"""Order tracking: state transitions in a table of functions, a context record, thread lock."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from enum import Enum

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


class State(Enum):
    START = 1
    ORDER = 2
    PARCEL = 3
    DONE = 4


@dataclass(frozen=True)
class Order:
    id: str
    item: str
    parcel: str | None


ORDERS = {"o1": Order("o1", "lamp", "p1"), "o2": Order("o2", "sofa", None)}
PARCELS = {"p1": ["packed", "sent"]}


@tool(uses=retrieval)
def order(id: str) -> Grounded[Order] | None:
    return ground(ORDERS[id], source=f"order/{id}") if id in ORDERS else None


@tool(uses=retrieval)
def parcel(id: str) -> list[Grounded[str]]:
    return [ground(e, source=f"parcel/{id}/{n}") for n, e in enumerate(PARCELS[id])]


@prompt(model="m")
def inform(item: str, events: str) -> str:
    return f"Your {item}: {events}."


@dataclass
class Context:
    id: str
    order: Grounded[Order] | None = None
    events: list[Grounded[str]] = field(default_factory=list)


def load_order(context: Context) -> State:
    context.order = order(context.id)
    return State.DONE if context.order is None else State.ORDER


def load_parcel(context: Context) -> State:
    assert context.order is not None
    if context.order.parcel is not None:
        context.events.extend(parcel(context.order.parcel))
    return State.PARCEL


def finish(context: Context) -> State:
    return State.DONE


class Tracker:
    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.requests = 0

    @grounded_pure
    @agent
    def track(self, id: str) -> Grounded[str] | InsufficientEvidence:
        with self.lock:
            self.requests += 1
        context = Context(id)
        state = State.START
        while state != State.DONE:
            match state:
                case State.START:
                    state = load_order(context)
                case State.ORDER:
                    state = load_parcel(context)
                case _:
                    state = finish(context)
        if context.order is None:
            return InsufficientEvidence(reason=f"no order {id}")
        if not context.events:
            return interpolate("Your {} is not sent yet.", context.order.item)
        return inform(context.order.item, join(", ", context.events))


def main() -> None:
    tracker = Tracker()
    print(tracker.track("o1"), tracker.track("o2"), tracker.track("o3"), tracker.requests)


if __name__ == "__main__":
    main()
