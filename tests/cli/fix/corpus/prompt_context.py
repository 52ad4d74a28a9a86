"""Context for a model."""

from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool


@tool(uses=retrieval)
def passages(question: str) -> list[str]:
    return ["Bees sleep at night.", "Bees have five eyes."]


@prompt(model="small")
def ask(question: str, context: str) -> str:
    return f"{question} {context.splitlines()[-1]}"


@grounded_pure
@agent
def answer(question: str) -> Grounded[str]:
    context = "\n".join(f"- {passage}" for passage in passages(question))
    return ask(question, context)


if __name__ == "__main__":
    print(answer("How many eyes?"))
