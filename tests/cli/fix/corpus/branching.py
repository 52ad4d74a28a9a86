"""What a branch decides is not for a rewrite to say."""

from corvid_runtime import agent, retrieval, tool


@tool(uses=retrieval)
def status(order: int) -> str:
    return "shipped" if order % 2 else "lost"


@agent
def tone(order: int) -> str:
    found = status(order)
    if found == "lost":  # no single rewrite
        return "We are sorry."
    return f"Good news: {order}"


@agent
def notice(order: int) -> str:
    return f"Order {order}: {status(order)}"


if __name__ == "__main__":
    print(tone(1), tone(2))
    print(notice(1))
