"""A name was used before it was imported."""

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def greeting(language: str) -> str:
    return {"fr": "bonjour"}.get(language, "hello")


def unused(language: str) -> Grounded[str]:
    return interpolate("{}!", greeting(language))


@agent
def greet(language: str) -> Grounded[str]:
    return f"{greeting(language)}, world"


if __name__ == "__main__":
    print(greet("fr"))
