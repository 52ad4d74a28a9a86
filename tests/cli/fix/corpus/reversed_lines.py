"""The newest first."""

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def journal(day: str) -> list[str]:
    return ["woke", "slept"]


@grounded_pure
@agent
def newest_first(day: str) -> list[Grounded[str]]:
    return list(reversed(journal(day)))


@agent
def as_listed(day: str) -> list[Grounded[str]]:
    return journal(day)


if __name__ == "__main__":
    print(newest_first("d"))
    print(as_listed("d"))
