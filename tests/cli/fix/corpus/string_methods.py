"""Methods of the class of texts."""

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def tags(post: int) -> list[str]:
    return [" Red", "blue "]


@grounded_pure
@agent
def first(post: int) -> Grounded[str]:
    return str.strip(tags(post)[0])


@agent
def tidy(post: int) -> list[str]:
    return [str.strip(tag).lower() for tag in tags(post)]


if __name__ == "__main__":
    print(first(1), tidy(1))
