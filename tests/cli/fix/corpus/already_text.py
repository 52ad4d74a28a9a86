"""What is a text already is made one again, as a precaution."""

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def headline(key: str) -> str:
    return f" news of {key} "


@grounded_pure
@agent
def title(key: str) -> Grounded[str]:
    return str(headline(key)).strip()


@grounded_pure
def joined(one: Grounded[str], other: Grounded[str]) -> Grounded[str]:
    return one + str(one + other).upper()


if __name__ == "__main__":
    print(title("owls"))
    print(joined(headline("a"), headline("b")))
