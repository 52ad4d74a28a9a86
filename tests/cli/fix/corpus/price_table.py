"""Prices, set in columns."""

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def price(item: str) -> float:
    return {"pear": 1.5, "fig": 12.25}[item]


@agent
def row(item: str, width: int) -> Grounded[str]:
    amount = price(item)
    return f"{item:<{width}}|{amount:>8.2f} EUR"  # set flush right


if __name__ == "__main__":
    for item in ("pear", "fig"):
        print(row(item, 6))
