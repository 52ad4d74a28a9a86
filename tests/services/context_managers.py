"""Context managers: a session with a store that is opened, used and closed."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, field
from types import TracebackType

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


class Session:
    def __init__(self, name: str, data: dict[str, str]) -> None:
        self.name = name
        self._data = data
        self.is_open = False

    def __enter__(self) -> Session:
        self.is_open = True
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        self.is_open = False

    @tool(uses=retrieval)
    def get(self, key: str) -> Grounded[str] | None:
        if not self.is_open:
            raise RuntimeError("closed")
        text = self._data.get(key)
        return None if text is None else ground(text, source=f"{self.name}/{key}")


@prompt(model="qa")
def ask(question: str, context: str) -> str:
    return context


@dataclass
class Catalogue:
    sessions: list[Session] = field(default_factory=list)

    def open(self, name: str) -> Session:
        session = Session(name, DATA[name])
        self.sessions.append(session)
        return session


DATA = {"museum": {"vase": "A Greek vase."}, "library": {"vase": "A book on vases."}}


@grounded_pure
@agent
def about(catalogue: Catalogue, key: str) -> Grounded[str] | InsufficientEvidence:
    texts = []
    for name in sorted(DATA):
        with catalogue.open(name) as session:
            text = session.get(key)
            if text is not None:
                texts.append(text)
    if not texts:
        return InsufficientEvidence(reason=f"nothing about {key}")
    return ask(key, join(" / ", texts))


@grounded_pure
@agent
def both(key: str) -> Grounded[str] | None:
    with ExitStack() as stack:
        sessions = [stack.enter_context(Session(name, data)) for name, data in DATA.items()]
        found = [text for session in sessions if (text := session.get(key)) is not None]
    return join(", ", found) if found else None


def main() -> None:
    catalogue = Catalogue()
    print(about(catalogue, "vase"), about(catalogue, "coin"))
    print(both("vase"), both("coin"))
    print([s.is_open for s in catalogue.sessions])


if __name__ == "__main__":
    main()
