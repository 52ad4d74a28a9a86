"""Shipping rates: async fallback over carriers with timeouts; first good answer wins (asyncio.wait)."""

from __future__ import annotations

import asyncio
import logging

from corvid_runtime import Grounded, ground, grounded_pure, interpolate, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("shipping")


class CarrierDown(Exception): ...


@tool(uses=retrieval)
async def dhl_rate(country: str, kg: float) -> Grounded[str] | None:
    if country == "XX":
        raise CarrierDown("dhl")
    return ground(f"{10 + kg:.2f} EUR", source="dhl") if country == "FR" else None


@tool(uses=retrieval)
async def ups_rate(country: str, kg: float) -> Grounded[str] | None:
    await asyncio.sleep(0.01 if country != "SLOW" else 1)
    return ground(f"{12 + kg:.2f} EUR", source="ups") if country != "XX" else None


@prompt(model="shop")
async def phrase(country: str, rate: str) -> str:
    return f"Shipping to {country} costs {rate}."


async def from_dhl(country: str, kg: float) -> Grounded[str] | None:
    try:
        return await dhl_rate(country, kg)
    except CarrierDown:
        log.warning("dhl is down")
        return None


async def from_ups(country: str, kg: float, timeout: float) -> Grounded[str] | None:
    try:
        async with asyncio.timeout(timeout):
            return await ups_rate(country, kg)
    except TimeoutError:
        log.warning("ups is slow")
        return None


@grounded_pure
async def quote(
    country: str, kg: float, timeout: float = 0.1
) -> Grounded[str] | InsufficientEvidence:
    rate = await from_dhl(country, kg)
    if rate is None:
        rate = await from_ups(country, kg, timeout)
    if rate is None:
        return InsufficientEvidence(reason=f"nobody ships to {country}", missing=("dhl", "ups"))
    text = await phrase(country, rate)
    return interpolate("{} ({} kg)", text, kg)


async def main() -> None:
    for country in ("FR", "US", "XX", "SLOW"):
        result = await quote(country, 2.5)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    asyncio.run(main())
