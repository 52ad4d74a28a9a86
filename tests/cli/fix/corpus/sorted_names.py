"""Names in order."""

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def members(club: str) -> list[str]:
    return ["Zoe", "al", "Mia"]


@grounded_pure
def ordered(club: str) -> list[Grounded[str]]:
    return sorted(members(club))


@agent
def backwards(club: str) -> list[Grounded[str]]:
    return sorted(members(club), reverse=True)


@agent
def by_length(club: str) -> list[str]:
    return [name.lower() for name in sorted(members(club), key=len)]


if __name__ == "__main__":
    print(ordered("chess"))
    print(backwards("chess"))
    print(by_length("chess"))
