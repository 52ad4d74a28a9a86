"""A letter from a template of the old kind."""

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def name_of(key: str) -> str:
    return "Ada Lovelace"


@tool(uses=retrieval)
def balance(key: str) -> int:
    return 1234


@grounded_pure
@agent
def letter(key: str) -> Grounded[str]:
    who = name_of(key)
    return "Dear %s, {sic} you owe us %08d cents (100%% sure)." % (who, balance(key))


@agent
def label(key: str) -> Grounded[str]:
    return "<%-14s>" % name_of(key)


if __name__ == "__main__":
    print(letter("a"))
    print(label("a"))
