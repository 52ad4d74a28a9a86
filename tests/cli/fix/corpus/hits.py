"""Records that were found."""

from dataclasses import dataclass

from corvid_runtime import Grounded, agent, ground, grounded_pure, retrieval, tool


@dataclass(frozen=True)
class Hit:
    title: str
    score: float


@tool(uses=retrieval)
def search(query: str) -> list[Grounded[Hit]]:
    return [ground(Hit("One", 0.75)), ground(Hit("Two", 0.5))]


@grounded_pure
@agent
def listing(query: str) -> Grounded[str]:
    return "\n".join(f"{hit.score:.0%} {hit.title}" for hit in search(query))


@agent
def best(query: str) -> str:
    return search(query)[0].title


if __name__ == "__main__":
    print(listing("q"))
    print(best("q"))
