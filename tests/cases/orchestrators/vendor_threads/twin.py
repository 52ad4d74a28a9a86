"""Refused: plain rows are sorted by what their opinion says."""

import logging
import os
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

WORLD: list[str] = [""]
logger = logging.getLogger("vendors")


@dataclass(frozen=True)
class PoolSettings:
    workers: int = 2
    timeout: float = 10.0

    @classmethod
    def from_environment(cls) -> "PoolSettings":
        return cls(workers=int(os.environ.get("REVIEW_WORKERS", "2")))


@dataclass(frozen=True)
class VendorResult:
    vendor: str
    opinion: Grounded[str] | None


@tool(uses=retrieval)
def contract_text(vendor: str) -> str | None:
    return None if vendor.startswith("_") else f"{vendor} agrees: {WORLD[0]}"


@prompt(model="legal")
def opinion(contract: str, house_rules: str) -> str:
    return f"{house_rules}: {contract}"


class VendorReview:
    def __init__(self, settings: PoolSettings, house_rules: str) -> None:
        self.settings = settings
        self.house_rules = house_rules

    @agent
    @grounded_pure
    def review(self, vendor: str) -> Grounded[str] | InsufficientEvidence:
        contract = contract_text(vendor)
        if contract is None:
            return InsufficientEvidence(reason="no contract on file", missing=())
        return opinion(contract, self.house_rules)

    @grounded_pure
    def review_all(self, vendors: list[str]) -> list[VendorResult]:
        results: list[VendorResult] = []
        with ThreadPoolExecutor(max_workers=self.settings.workers) as pool:
            futures: dict[str, Future[Grounded[str] | InsufficientEvidence]] = {
                vendor: pool.submit(self.review, vendor) for vendor in vendors
            }
            for vendor, future in futures.items():
                outcome = future.result(timeout=self.settings.timeout)
                if isinstance(outcome, InsufficientEvidence):
                    logger.warning("%s: %s", vendor, outcome.reason)
                    results.append(VendorResult(vendor, None))
                else:
                    results.append(VendorResult(vendor, outcome))
        results.sort(key=lambda r: r.opinion is not None and "yes" in r.opinion)
        return results  # E: grounded-laundering


def main(content: str) -> object:
    WORLD[0] = content
    review = VendorReview(PoolSettings.from_environment(), "No auto-renewal")
    return review.review_all(["Acme", "_Ghost", "Umbrella"])
