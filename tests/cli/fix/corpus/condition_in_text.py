"""A text that looks at what it shows."""

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def unread(user: str) -> int:
    return 2


@agent
def badge(user: str) -> str:
    count = unread(user)
    return f"{user} has mail" if count else f"{user} has none"  # no single rewrite


@agent
def plainly(user: str) -> Grounded[str]:
    return f"{user}: {unread(user)} unread"


if __name__ == "__main__":
    print(badge("eve"))
    print(plainly("eve"))
