"""Software licences: dependency tree walk with memo dict, conflict detection, explanation by a model."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    each,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Package:
    name: str
    licence: str
    requires: tuple[str, ...]


INDEX = {
    "app": Package("app", "MIT", ("web", "db")),
    "web": Package("web", "Apache-2.0", ("tls",)),
    "db": Package("db", "GPL-3.0", ("tls",)),
    "tls": Package("tls", "ISC", ()),
}
COPYLEFT = frozenset({"GPL-3.0", "AGPL-3.0"})


@tool(uses=retrieval)
def metadata(name: str) -> Grounded[Package] | None:
    package = INDEX.get(name)
    return ground(package, source=f"pypi/{name}") if package else None


@prompt(model="lawyer")
def explain(root: str, conflicts: str) -> str:
    return f"{root} may not ship with {conflicts}"


class Resolver:
    def __init__(self) -> None:
        self.packages: dict[Grounded[str] | str, Grounded[Package]] = {}
        self.order: list[Grounded[Package]] = []

    def visit(self, name: Grounded[str] | str) -> None:
        if name in self.packages:
            return
        package = metadata(name)
        if package is None:
            return
        self.packages[name] = package
        self.order.append(package)
        for dependency in each(package.requires):
            self.visit(dependency)


def is_copyleft(package: Grounded[Package]) -> bool:
    return package.licence in COPYLEFT


@grounded_pure
def licence_check(root: str) -> Grounded[str] | InsufficientEvidence:
    resolver = Resolver()
    resolver.visit(root)
    if not resolver.order:
        return InsufficientEvidence(reason=f"{root} is not in the index")
    conflicts = [p for p in resolver.order if is_copyleft(p)]
    if not conflicts:
        return InsufficientEvidence(reason="no conflict was found")
    names = join(", ", [interpolate("{} ({})", p.name, p.licence) for p in conflicts])
    return explain(root, names)


def main() -> None:
    for root in ("app", "web", "nothing"):
        result = licence_check(root)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
