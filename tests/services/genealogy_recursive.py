"""Genealogy: recursive records, memo dictionaries, and a tree that is printed."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import (
    Grounded,
    agent,
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
class Person:
    id: str
    name: str
    born: int
    parents: tuple[str, ...] = ()


PEOPLE = {
    "a": Person("a", "Ann", 1990, ("b", "c")),
    "b": Person("b", "Bob", 1960, ("d",)),
    "c": Person("c", "Cat", 1961),
    "d": Person("d", "Dan", 1930),
}


@tool(uses=retrieval)
def person(id: str) -> Grounded[Person] | None:
    return ground(PEOPLE[id], source=f"register/{id}") if id in PEOPLE else None


@tool(uses=retrieval)
def parents(id: str) -> list[Grounded[Person]]:
    found = PEOPLE.get(id)
    return [ground(PEOPLE[p], source=f"register/{p}") for p in found.parents] if found else []


@dataclass
class Tree:
    person: Grounded[Person]
    ancestors: list[Tree] = field(default_factory=list)

    def render(self, depth: int = 0) -> list[Grounded[str]]:
        lines = [interpolate("{}{} ({})", "  " * depth, self.person.name, self.person.born)]
        for ancestor in self.ancestors:
            lines += ancestor.render(depth + 1)
        return lines

    def oldest(self) -> Grounded[Person]:
        oldest = self.person
        for ancestor in self.ancestors:
            candidate = ancestor.oldest()
            if candidate.born < oldest.born:
                oldest = candidate
        return oldest


def grow(root: Grounded[Person], depth: int) -> Tree:
    tree = Tree(root)
    if depth > 0:
        for parent in parents(root.id):
            tree.ancestors.append(grow(parent, depth - 1))
    return tree


@prompt(model="historian")
def story(tree: str) -> str:
    return "Once: " + tree.splitlines()[0]


@grounded_pure
@agent
def family(id: str, depth: int = 5) -> Grounded[str] | InsufficientEvidence:
    root = person(id)
    if root is None:
        return InsufficientEvidence(reason=f"{id} is not in the register")
    tree = grow(root, depth)
    text = join("\n", tree.render())
    oldest = tree.oldest()
    if oldest == root:
        return story(text)
    return interpolate("{}\n{}\nThe oldest is {}.", story(text), text, oldest.name)


def main() -> None:
    print(family("a"))
    print(family("d"))
    print(family("z"))


if __name__ == "__main__":
    main()
