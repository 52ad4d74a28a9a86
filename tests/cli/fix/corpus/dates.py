"""Dates that stand in documents."""

from datetime import date

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def signed(contract: str) -> str:
    return "2021-03-04"


@grounded_pure
@agent
def day(contract: str) -> Grounded[date]:
    return date.fromisoformat(signed(contract))


@agent
def spoken(contract: str) -> Grounded[str]:
    when = date.fromisoformat(signed(contract))
    return f"signed on {when:%d.%m.%Y}"


if __name__ == "__main__":
    print(day("x"))
    print(spoken("x"))
