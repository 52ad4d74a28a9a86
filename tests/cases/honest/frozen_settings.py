"""Accepted: an object that a proof makes holds frozen settings, and is filled as content says."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure, join
from prelude import texts


@dataclass(frozen=True)
class Limits:
    longest: int
    inner: Limits | None = None

    def fits(self, length: int) -> bool:
        return length < self.longest


@dataclass(frozen=True)
class Settings:
    limits: Limits
    names: tuple[str, ...] = ()


@dataclass
class Builder:
    settings: Settings
    parts: list[Grounded[str]] = field(default_factory=list)

    def add(self, part: Grounded[str]) -> None:
        if self.settings.limits.fits(len(part)):
            self.parts.append(part)


@grounded_pure
def by_field(i: str, settings: Settings) -> Grounded[str]:
    builder = Builder(settings)
    for doc in texts(i):
        if len(doc) < settings.limits.longest:
            builder.parts.append(doc)
    return join(" ", builder.parts)


@grounded_pure
def by_method(i: str, settings: Settings) -> Grounded[str]:
    builder = Builder(settings)
    for doc in texts(i):
        builder.add(doc)
    return join(" ", builder.parts)
