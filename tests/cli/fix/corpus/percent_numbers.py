"""Numbers in texts of the old kind."""

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def ratio(key: str) -> float:
    return 0.1234


@tool(uses=retrieval)
def count(key: str) -> int:
    return 255


@agent
def percent(key: str) -> Grounded[str]:
    return "%.1f%% of %s" % (ratio(key) * 100, key)


@agent
def dump(key: str) -> Grounded[str]:
    return "%x %X %+d %-5d| %5s %r" % (count(key), count(key), 3, 4, key, key)


@agent
def letter(key: str) -> Grounded[str]:
    return "%c" % count(key)  # no single rewrite


if __name__ == "__main__":
    print(percent("k"))
    print(dump("k"))
