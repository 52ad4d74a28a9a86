"""Fields of every kind in one text."""

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def parts(key: str) -> list[str]:
    return ["Ω", "b"]


@agent
def mixed(key: str, width: int, digits: int) -> Grounded[str]:
    found = parts(key)
    return (
        "{literal} " f"{found[0]!a} {found!r} {3.14159:{width}.{digits}f} "
        f"{found[1]:^{width}}{'!'}"
    )


if __name__ == "__main__":
    print(mixed("k", 9, 3))
