"""Meeting minutes: a parser object with state reads a transcript line by line."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import (
    Grounded,
    agent,
    each,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

TRANSCRIPTS = {
    "m1": "# Budget\nann: We need 5k.\nbob: ACTION order laptops\n# Party\nann: ACTION book a room\n",
    "m2": "",
}


@tool(uses=retrieval)
def transcript(id: str) -> Grounded[str] | None:
    return ground(TRANSCRIPTS[id], source=id) if id in TRANSCRIPTS else None


@prompt(model="m")
def summarize(heading: str, text: str) -> str:
    return text.split("\n")[0]


@dataclass
class Section:
    heading: Grounded[str]
    lines: list[Grounded[str]] = field(default_factory=list)


class Parser:
    def __init__(self) -> None:
        self.sections: list[Section] = []
        self.actions: list[Grounded[str]] = []
        self.ignored = 0

    def feed(self, line: Grounded[str]) -> None:
        if line.startswith("# "):
            self.sections.append(Section(line.removeprefix("# ")))
        elif not self.sections:
            self.ignored += 1
        else:
            self.sections[-1].lines.append(line)
            if "ACTION" in line:
                speaker = line.split(":")[0]
                what = line.split("ACTION ")[1]
                self.actions.append(speaker + " -> " + what)


@dataclass
class Minutes:
    id: str
    summaries: list[Grounded[str]]
    actions: list[Grounded[str]]


@grounded_pure
@agent
def minutes(id: str) -> Minutes | InsufficientEvidence:
    text = transcript(id)
    if text is None:
        return InsufficientEvidence(reason=f"no transcript {id}")
    parser = Parser()
    for line in each(text.splitlines()):
        if line.strip():
            parser.feed(line)
    if not parser.sections:
        return InsufficientEvidence(reason="the transcript is empty")
    summaries = [
        interpolate(
            "{}: {}", section.heading, summarize(section.heading, join("\n", section.lines))
        )
        for section in parser.sections
        if section.lines
    ]
    return Minutes(id, summaries, parser.actions)


def main() -> None:
    for id in ("m1", "m2", "m3"):
        print(minutes(id))


if __name__ == "__main__":
    main()
