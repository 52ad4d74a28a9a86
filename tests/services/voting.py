"""Voting: three models answer, the majority wins, ties are refused."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@tool(uses=retrieval)
def evidence(question: str) -> list[Grounded[str]]:
    return [ground("The vote was 52 to 48.", source="minutes")] if "vote" in question else []


class Voter(ABC):
    @grounded_pure
    @abstractmethod
    @grounded_pure
    def vote(self, question: str, context: Grounded[str]) -> Grounded[str]: ...


@prompt(model="gpt")
def ask_gpt(question: str, context: str) -> str:
    return "52"


@prompt(model="claude")
def ask_claude(question: str, context: str) -> str:
    return "52 "


@prompt(model="llama")
def ask_llama(question: str, context: str) -> str:
    return "48"


class Gpt(Voter):
    @grounded_pure
    def vote(self, question: str, context: Grounded[str]) -> Grounded[str]:
        return ask_gpt(question, context)


class Claude(Voter):
    @grounded_pure
    def vote(self, question: str, context: Grounded[str]) -> Grounded[str]:
        return ask_claude(question, context).strip()


class Llama(Voter):
    @grounded_pure
    def vote(self, question: str, context: Grounded[str]) -> Grounded[str]:
        return ask_llama(question, context)


def majority(votes: list[Grounded[str]]) -> Grounded[str] | None:
    counts = Counter(votes)
    (winner, count), *rest = counts.most_common()
    if rest and rest[0][1] == count:
        return None
    if count <= len(votes) // 2:
        return None
    return winner


@grounded_pure
@agent
def decide(question: str, voters: list[Voter]) -> Grounded[str] | InsufficientEvidence:
    found = evidence(question)
    if not found:
        return InsufficientEvidence(reason="no evidence")
    context = join("\n", found)
    votes = [voter.vote(question, context) for voter in voters]
    winner = majority(votes)
    if winner is None:
        return InsufficientEvidence(reason="the models disagree")
    return winner


def main() -> None:
    print(decide("How was the vote?", [Gpt(), Claude(), Llama()]))
    print(decide("How was the vote?", [Gpt(), Llama()]))
    print(decide("Why?", [Gpt()]))


if __name__ == "__main__":
    main()
