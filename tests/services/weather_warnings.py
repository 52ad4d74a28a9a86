"""Weather warnings: event-driven processing with a TaskGroup and a timeout per region."""

import asyncio
import logging
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Warning_:
    region: str
    level: int
    text: str


DATA = {
    "north": [Warning_("north", 3, "Storm with gusts of 120 km/h."), Warning_("north", 1, "Rain.")],
    "south": [Warning_("south", 2, "Heat above 35 degrees.")],
}


@tool(uses=retrieval)
async def fetch_warnings(region: str) -> list[Grounded[Warning_]]:
    if region == "slow":
        await asyncio.sleep(1)
    return [ground(w, source=f"dwd/{region}") for w in DATA.get(region, [])]


@prompt(model="weather")
async def bulletin(text: str) -> str:
    return text


async def report(region: str, min_level: int) -> Grounded[str] | None:
    try:
        warnings = await asyncio.wait_for(fetch_warnings(region), timeout=0.05)
    except asyncio.TimeoutError:
        logger.warning("%s timed out", region)
        return None
    severe = [w for w in warnings if w.level >= min_level]
    if not severe:
        return None
    worst = max(severe, key=lambda w: w.level)
    return await bulletin(interpolate("{}: {}", worst.region, worst.text))


@grounded_pure
async def national_report(regions: list[str], min_level: int = 2) -> Grounded[str] | None:
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(report(region, min_level)) for region in regions]
    reports = [task.result() for task in tasks]
    texts = [r for r in reports if r is not None]
    if not texts:
        return None
    return join("\n", texts)


async def main() -> None:
    print(await national_report(["north", "south", "slow"]))
    print(await national_report(["slow"]))


if __name__ == "__main__":
    asyncio.run(main())
