"""Accepted: fills an e-mail template with an answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from string import Formatter

from corvid_runtime import (
    Grounded,
    agent,
    each,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

WORLD = ""


@dataclass(frozen=True)
class Templates:
    passage: str = "<{n}> {text}"
    question: str = "Q: {question} (audience: {audience})"
    email: str = "Dear {name},\n\n{body}\n\n{signature}"
    extras: dict[str, str] = field(default_factory=dict)

    def validate(self) -> None:
        for template, required in ((self.passage, "text"), (self.email, "body")):
            names = {name for _, name, _, _ in Formatter().parse(template) if name}
            if required not in names:
                raise ValueError(f"template lacks {{{required}}}")


@tool(uses=retrieval)
def policy_passages(query: str) -> list[str]:
    return [line for line in WORLD.splitlines() if line]


@prompt(model="writer")
def write_body(question: str, passages: str) -> str:
    return f"{question} / {passages}"


class EmailResponder:
    def __init__(self, templates: Templates, signature: str) -> None:
        templates.validate()
        self.templates = templates
        self.signature = signature

    @agent
    @grounded_pure
    def respond(
        self, name: str, question: str, audience: str = "customer"
    ) -> Grounded[str] | InsufficientEvidence:
        passages = each(policy_passages(question))
        if not passages:
            return InsufficientEvidence(reason="no policy applies")
        numbered = [
            interpolate(self.templates.passage, n=n, text=text)
            for n, text in enumerate(passages, start=1)
        ]
        asked = self.templates.question.format(question=question, audience=audience)
        body = write_body(asked, join("\n", numbered))
        return interpolate(
            self.templates.email, name=name.title(), body=body, signature=self.signature
        )


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return EmailResponder(Templates(), "Claims team").respond("grace hopper", "Is hail covered?")
