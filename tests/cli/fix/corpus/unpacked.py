"""Two values of one line."""

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def position(ship: str) -> str:
    return "54.3,10.1"


@agent
def latitude(ship: str) -> Grounded[float]:
    north, east = position(ship).split(",")
    return float(north)


@agent
def spoken(ship: str) -> Grounded[str]:
    north, east = position(ship).split(",")
    return f"{north} north, {east} east"


if __name__ == "__main__":
    print(latitude("x"))
    print(spoken("x"))
