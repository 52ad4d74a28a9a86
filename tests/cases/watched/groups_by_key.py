"""Accepted: what content selects under plain keys does not decide which keys there are."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, ground, grounded_pure, retrieval, tool


@dataclass(frozen=True)
class Hit:
    text: str
    score: float


@tool(uses=retrieval)
def search(question: str) -> list[Grounded[Hit]]:
    """Look hits up."""
    return [ground(Hit(question, 0.5), source="hits.txt")]


@dataclass
class Section:
    title: str
    texts: list[Grounded[str]] = field(default_factory=list)


Texts = list[Grounded[str]]


@grounded_pure
def set_by_default(questions: list[str]) -> dict[str, Texts]:
    groups: dict[str, Texts] = {}
    for question in questions:
        group = groups.setdefault(question, [])
        for hit in search(question):
            if hit.score > 0.3:
                group.append(hit.text)
    return groups


@grounded_pure
def default_by_itself(questions: list[str]) -> dict[str, Texts]:
    groups: dict[str, Texts] = {}
    for question in questions:
        groups.setdefault(question, [])
        for hit in search(question):
            if hit.score > 0.3:
                groups[question].append(hit.text)
    return groups


@grounded_pure
def asked_first(questions: list[str]) -> dict[str, Section]:
    sections: dict[str, Section] = {}
    for question in questions:
        if question not in sections:
            sections[question] = Section(question)
        section = sections[question]
        for hit in search(question):
            if hit.score > 0.3:
                section.texts.append(hit.text)
    return sections


@grounded_pure
def got_or_made(questions: list[str]) -> dict[str, Section]:
    sections: dict[str, Section] = {}
    for question in questions:
        section = sections.get(question)
        if section is None:
            section = Section(question)
            sections[question] = section
        for hit in search(question):
            if hit.score > 0.3:
                section.texts.append(hit.text)
    return sections


@grounded_pure
def got_or_made_at_once(questions: list[str]) -> dict[str, Section]:
    sections: dict[str, Section] = {}
    for question in questions:
        section = sections.get(question)
        if section is None:
            section = sections[question] = Section(question)
        for hit in search(question):
            if hit.score > 0.3:
                section.texts.append(hit.text)
    return sections


@grounded_pure
def keys(questions: list[str]) -> list[str]:
    groups = {each: [hit.text for hit in search(each) if hit.score > 0.3] for each in questions}
    return [name for name in groups]


@grounded_pure
def items(questions: list[str]) -> list[str]:
    groups = {each: [hit.text for hit in search(each) if hit.score > 0.3] for each in questions}
    names: list[str] = []
    for name, texts in groups.items():
        names.append(name)
        assert len(texts) < 1000
    return names


@grounded_pure
def how_many(questions: list[str]) -> int:
    groups = {each: [hit.text for hit in search(each) if hit.score > 0.3] for each in questions}
    return len(groups) if groups else 0


@grounded_pure
def places_of_a_tuple(question: str) -> tuple[str, str]:
    pair = (question, [hit.text for hit in search(question) if hit.score > 0.3])
    name, _ = pair
    return name, pair[0]
