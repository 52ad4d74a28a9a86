"""An agent that asks another one."""

from corvid_runtime import agent, prompt, retrieval, tool


@tool(uses=retrieval)
def article(topic: str) -> str:
    return f"All about {topic}. And more."


@prompt(model="small")
def summarize(text: str) -> str:
    return text.split(". ")[0]


@agent
def summary(topic: str) -> str:
    return summarize(article(topic))


@agent
def digest(topics: list[str]) -> str:
    parts = [summary(topic) for topic in topics]
    return "\n".join(parts)


if __name__ == "__main__":
    print(digest(["owls", "bats"]))
