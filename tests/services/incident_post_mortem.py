"""Incident post-mortem: a builder that collects evidence and renders markdown."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

LOGS = {
    "api": [
        '{"t": 1, "level": "error", "msg": "timeout"}',
        '{"t": 2, "level": "info", "msg": "ok"}',
    ],
    "db": ['{"t": 0, "level": "error", "msg": "disk full"}'],
}


@dataclass(frozen=True)
class Line:
    t: int
    level: str
    msg: str


@tool(uses=retrieval)
def logs(service: str) -> list[Grounded[str]]:
    return [ground(line, source=f"{service}:{n}") for n, line in enumerate(LOGS.get(service, []))]


@lift
def parse(line: str) -> Line:
    return Line(**json.loads(line))


@prompt(model="sre")
def root_cause(errors: str) -> str:
    return "It began with " + errors.splitlines()[0]


@dataclass
class Section:
    title: str
    lines: list[Grounded[str]] = field(default_factory=list)


class PostMortem:
    def __init__(self, title: str) -> None:
        self.title = title
        self.sections: list[Section] = []
        self.errors: list[Grounded[Line]] = []

    def add(self, service: str, lines: list[Grounded[Line]]) -> None:
        section = Section(service)
        for line in lines:
            section.lines.append(interpolate("- {} {}", line.t, line.msg))
            if line.level == "error":
                self.errors.append(line)
        self.sections.append(section)

    def render(self) -> Grounded[str] | None:
        if not self.errors:
            return None
        ordered = sorted(self.errors, key=lambda line: line.t)
        cause = root_cause(join("\n", [line.msg for line in ordered]))
        blocks = [
            interpolate("## {}\n{}", s.title, join("\n", s.lines)) for s in self.sections if s.lines
        ]
        return interpolate("# {}\n{}\n{}", self.title, cause, join("\n", blocks))


@grounded_pure
@agent
def write(title: str, services: list[str]) -> Grounded[str] | InsufficientEvidence:
    document = PostMortem(title)
    for service in services:
        document.add(service, [parse(line) for line in logs(service)])
    text = document.render()
    if text is None:
        return InsufficientEvidence(reason="no errors in the logs")
    return text


def main() -> None:
    print(write("Outage", ["api", "db"]))
    print(write("Nothing", ["web"]))
    print(asdict(Section("x")))


if __name__ == "__main__":
    main()
