"""Numbers out of texts."""

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def samples(run: str) -> list[int]:
    return [3, 1, 2]


@grounded_pure
@agent
def highest(run: str) -> Grounded[int]:
    return max(samples(run))


@agent
def total(run: str) -> Grounded[int]:
    return sum(samples(run))


@agent
def rounded(run: str) -> str:
    return str(samples(run)[0] / 3)


if __name__ == "__main__":
    print(highest("a"), total("a"), rounded("a"))
