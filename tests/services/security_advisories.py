"""Security advisories: semantic version comparison, status decided per package, async TaskGroup."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
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


@dataclass(frozen=True)
class Advisory:
    id: str
    package: str
    fixed_in: str
    summary: str


DB = [
    Advisory("CVE-1", "yaml", "5.4", "Arbitrary code when loading."),
    Advisory("CVE-2", "yaml", "6.1", "Stack overflow."),
    Advisory("CVE-3", "http", "2.0", "Header injection."),
]


@tool(uses=retrieval)
async def advisories(package: str) -> list[Grounded[Advisory]]:
    await asyncio.sleep(0)
    return [ground(a, source=a.id) for a in DB if a.package == package]


@prompt(model="sec")
async def summarise(findings: str) -> str:
    return "Upgrade now. " + findings


@lift
def parse_version(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def affects(advisory: Grounded[Advisory], version: str) -> Grounded[bool]:
    return parse_version(version) < parse_version(advisory.fixed_in)


async def scan_package(package: str, version: str) -> list[Grounded[str]]:
    return [
        interpolate("{} {}: {} (fixed in {})", package, a.id, a.summary, a.fixed_in)
        for a in await advisories(package)
        if affects(a, version)
    ]


@grounded_pure
async def scan(requirements: dict[str, str]) -> Grounded[str] | InsufficientEvidence:
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(scan_package(p, v)) for p, v in requirements.items()]
    findings = [finding for task in tasks for finding in task.result()]
    if not findings:
        return InsufficientEvidence(reason="no known vulnerabilities")
    return await summarise(join("; ", findings))


async def main() -> None:
    for requirements in ({"yaml": "6.0", "http": "1.9"}, {"yaml": "6.2"}):
        result = await scan(requirements)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    asyncio.run(main())
