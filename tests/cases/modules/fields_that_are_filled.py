"""Refused: a class of another module puts a function without a proof into its own field."""

from __future__ import annotations

from basing import Service
from corvid_runtime import grounded_pure


@grounded_pure
def leaking(service: Service) -> str:
    return service.leaks()  # E: grounded-laundering


@grounded_pure
def telling(service: Service) -> str:
    return service.tells()


@grounded_pure
def injected(service: Service) -> str:
    return service.clock()
