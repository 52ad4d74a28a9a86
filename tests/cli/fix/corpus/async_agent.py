"""Asynchronous calls."""

import asyncio

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
async def quote(symbol: str) -> str:
    return "17.30"


@agent
async def line(symbol: str) -> Grounded[str]:
    return f"{symbol}: {await quote(symbol)}"


@agent
async def value(symbol: str, count: int) -> Grounded[float]:
    price = float(await quote(symbol))
    return price * count


if __name__ == "__main__":
    print(asyncio.run(line("ACME")))
    print(asyncio.run(value("ACME", 3)))
