"""Nothing to do here."""

from corvid_runtime import Grounded, agent, each, grounded_pure, interpolate, join, lift
from corvid_runtime import retrieval, tool


@tool(uses=retrieval)
def words(key: str) -> list[str]:
    return ["to", "be"]


@grounded_pure
@agent
def phrase(key: str) -> Grounded[str]:
    return join(" ", [word.title() for word in each(words(key))])


@grounded_pure
@agent
def counted(key: str) -> Grounded[str]:
    return interpolate("{}: {}", key, lift(len)(words(key)))


def ordinary(n: int) -> str:
    return "%d of %d" % (n, n) + f"{n}" + "{}".format(n)


if __name__ == "__main__":
    print(phrase("k"), counted("k"), ordinary(3))
