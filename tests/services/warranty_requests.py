"""Warranty: singledispatch over request kinds, JSON in and out, CLI by argparse."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from typing import Any

from corvid_runtime import Grounded, ground, grounded_pure, plain, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class ByProduct:
    product: str


@dataclass(frozen=True)
class BySerial:
    serial: str


Request = ByProduct | BySerial

WARRANTY = {"kettle": "2 years, excluding limescale.", "drill": "3 years for private use."}
SERIALS = {"K-123": "kettle"}


@dataclass(frozen=True)
class WarrantyAnswer:
    request: Request
    text: Grounded[str]


@tool(uses=retrieval)
def warranty_of(product: str) -> Grounded[str] | None:
    text = WARRANTY.get(product)
    return ground(text, source=f"warranty/{product}.pdf") if text else None


@tool(uses=retrieval)
def product_of(serial: str) -> Grounded[str] | None:
    product = SERIALS.get(serial)
    return ground(product, source="serials.db") if product else None


@prompt(model="w")
def phrase(product: str, text: str) -> str:
    return f"The warranty of your {product}: {text}"


def by_product(request: ByProduct) -> Grounded[str] | None:
    text = warranty_of(request.product)
    return None if text is None else phrase(request.product, text)


def by_serial(request: BySerial) -> Grounded[str] | None:
    product = product_of(request.serial)
    if product is None:
        return None
    text = warranty_of(product)
    return None if text is None else phrase(product, text)


def resolve(request: Request) -> Grounded[str] | None:
    match request:
        case ByProduct():
            return by_product(request)
        case BySerial():
            return by_serial(request)


@grounded_pure
def handle(request: Request) -> WarrantyAnswer | InsufficientEvidence:
    text = resolve(request)
    if text is None:
        return InsufficientEvidence(reason="no warranty was found")
    return WarrantyAnswer(request, text)


def parse(data: dict[str, Any]) -> Request:
    return BySerial(data["serial"]) if "serial" in data else ByProduct(data["product"])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("request", nargs="*", default=['{"serial": "K-123"}', '{"product": "saw"}'])
    for line in parser.parse_args().request:
        result = handle(parse(json.loads(line)))
        if isinstance(result, InsufficientEvidence):
            print(json.dumps({"error": result.reason}))
        else:
            print(
                json.dumps(plain(asdict(result))),
                [s.source for s in result.text.sources().retrievals()],
            )


if __name__ == "__main__":
    main()
