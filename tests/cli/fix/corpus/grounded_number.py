"""Numbers that are computed with."""

import math

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def radius(planet: str) -> str:
    return "6371.0"


@grounded_pure
@agent
def area(planet: str) -> Grounded[float]:
    r = float(radius(planet))
    return 4 * math.pi * r**2


@grounded_pure
@agent
def root(planet: str) -> Grounded[float]:
    return math.sqrt(float(radius(planet)))


@agent
def rounded(planet: str) -> str:
    return f"{float(radius(planet)):,.0f} km"


if __name__ == "__main__":
    print(f"{area('Earth'):.0f}", f"{root('Earth'):.2f}", rounded("Earth"))
