"""Customs tariffs: ABC with template method, a fallback chain over several sources."""

from __future__ import annotations

import abc
import logging

from corvid_runtime import Grounded, ground, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger(__name__)


@tool(uses=retrieval)
def eu_taric(code: str) -> Grounded[str] | None:
    table = {"6403": "Footwear of leather: 8 %", "0805": "Citrus fruit: 16 %"}
    return ground(table[code], source="taric/" + code) if code in table else None


@tool(uses=retrieval)
def wto_bound_rate(code: str) -> Grounded[str] | None:
    if code == "9503":
        return ground("Toys: free", source="wto/9503")
    if code == "1111":
        raise TimeoutError("wto.org does not answer")
    return None


@prompt(model="customs")
def phrase(goods: str, rate: str) -> str:
    return f"{goods} -> {rate}"


class TariffSource(abc.ABC):
    name: str

    def rate(self, code: str) -> Grounded[str] | None:
        try:
            found = self.fetch(code)
        except TimeoutError:
            logger.warning("%s timed out", self.name)
            return None
        return found

    @tool(uses=retrieval)
    @abc.abstractmethod
    def fetch(self, code: str) -> Grounded[str] | None: ...


class Taric(TariffSource):
    name = "TARIC"

    @tool(uses=retrieval)
    def fetch(self, code: str) -> Grounded[str] | None:
        return eu_taric(code)


class Wto(TariffSource):
    name = "WTO"

    @tool(uses=retrieval)
    def fetch(self, code: str) -> Grounded[str] | None:
        return wto_bound_rate(code)


class TariffDesk:
    def __init__(self, *sources: TariffSource) -> None:
        self.sources = sources

    @grounded_pure
    def quote(self, goods: str, code: str) -> Grounded[str] | InsufficientEvidence:
        for source in self.sources:
            rate = source.rate(code)
            if rate is not None:
                return phrase(goods, rate)
        return InsufficientEvidence(reason=f"no tariff for {code}", missing=(code,))


def main() -> None:
    desk = TariffDesk(Taric(), Wto())
    for goods, code in (("boots", "6403"), ("puzzles", "9503"), ("mystery", "1111")):
        quote = desk.quote(goods, code)
        if isinstance(quote, InsufficientEvidence):
            print(goods, "refused:", quote.reason)
        else:
            print(quote, [s.source for s in quote.sources().retrievals()])


if __name__ == "__main__":
    main()
