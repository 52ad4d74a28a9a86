"""Security: vulnerability triage, model reply parsed to an Enum and validated, re-asked on failure."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from enum import Enum

from corvid_runtime import Grounded, ground, grounded_pure, join, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("triage")


class Risk(Enum):
    LOW = "low"
    HIGH = "high"


@dataclass(frozen=True)
class Advisory:
    cve: str
    package: str
    fixed_in: str
    text: str


ADVISORIES = [
    Advisory("CVE-1", "libfoo", "2.1", "Remote code execution."),
    Advisory("CVE-2", "libfoo", "1.9", "Crash on bad input."),
]


@tool(uses=retrieval)
def advisories(package: str) -> list[Grounded[Advisory]]:
    return [ground(a, source=a.cve) for a in ADVISORIES if a.package == package]


asked = 0


@prompt(model="triage")
def assess(package: str, version: str, text: str) -> str:
    global asked
    asked += 1
    if asked == 1:
        return "The risk is high."
    return json.dumps({"risk": "high" if "execution" in text else "low", "why": text.split(".")[0]})


class MalformedReply(ValueError):
    pass


@dataclass(frozen=True)
class Assessment:
    risk: Risk
    why: str


@lift
def parse_assessment(reply: str) -> Assessment:
    try:
        data = json.loads(reply)
        return Assessment(Risk(data["risk"]), str(data["why"]))
    except (ValueError, KeyError) as error:
        raise MalformedReply("not an assessment") from error


@lift
def version_key(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


@grounded_pure
def triage(
    package: str, version: str, attempts: int = 3
) -> Grounded[Assessment] | InsufficientEvidence:
    installed = version_key(version)
    open_ = [a for a in advisories(package) if version_key(a.fixed_in) > installed]
    if not open_:
        return InsufficientEvidence(reason="no open advisory")
    text = join("\n", [a.text for a in open_])
    for attempt in range(attempts):
        reply = assess(package, version, text)
        try:
            return parse_assessment(reply)
        except MalformedReply:
            log.warning("malformed reply in attempt %d", attempt)
    return InsufficientEvidence(reason="the model never answered properly")


if __name__ == "__main__":
    print(triage("libfoo", "2.0"))
    print(triage("libfoo", "3.0"))
