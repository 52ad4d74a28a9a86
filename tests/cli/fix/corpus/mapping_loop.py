"""The keys of what was retrieved."""

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def stock(shop: str) -> dict[str, int]:
    return {"nuts": 4, "bolts": 7}


@agent
def wares(shop: str) -> list[str]:
    return [name.title() for name in stock(shop)]


@agent
def amounts(shop: str) -> list[Grounded[str]]:
    return [f"{amount} pieces" for amount in stock(shop).values()]


if __name__ == "__main__":
    print(wares("x"))
    print(amounts("x"))
