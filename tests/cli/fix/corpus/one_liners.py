"""Several statements on a line."""

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def temperature(city: str) -> str: return "21.5"


@agent
def celsius(city: str) -> Grounded[float]: return float(temperature(city))


@agent
def both(city: str) -> Grounded[str]:
    c = float(temperature(city)); f = c * 9 / 5 + 32; return f"{c:.1f} C, {f:.1f} F"


if __name__ == "__main__": print(celsius("Rome")); print(both("Rome"))
