"""A list of what was retrieved and what was not."""

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def motto(house: str) -> str:
    return f"{house} endures"


@agent
def card(house: str) -> Grounded[str]:
    return "\n".join(["House " + house, motto(house), "---"])


@grounded_pure
@agent
def tall(house: str) -> Grounded[str]:
    return " | ".join(
        [
            house,  # the name first
            motto(house),
        ]
    )


if __name__ == "__main__":
    print(card("Crow"))
    print(tall("Crow"))
