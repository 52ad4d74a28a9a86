"""A module that has a join of its own."""

from os.path import join

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def folders(user: str) -> list[str]:
    return ["home", user]


@agent
def spoken(user: str) -> Grounded[str]:
    return " and ".join(folders(user))


def path(user: str) -> str:
    return join("home", user)


if __name__ == "__main__":
    print(spoken("eve"), path("eve"))
