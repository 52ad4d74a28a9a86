"""A helper that plain text goes through, too."""

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def raw(key: str) -> str:
    return f"  {key}  "


def clean(text: str) -> str:
    return text.strip().lower()


@agent
def tidy(key: str) -> Grounded[str]:
    text = raw(clean(key))
    return f"tidied: {text}"


@agent
def plainly(key: str) -> str:
    return clean(raw(key))  # no single rewrite


if __name__ == "__main__":
    print(tidy(" ABC "))
    print(plainly(" ABC "))
