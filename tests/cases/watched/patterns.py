"""Refused: a pattern that looks inside of content decides what its case does, and what it binds."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure


@dataclass
class Kept:
    size: int
    text: Grounded[str]


@grounded_pure
def plainly(pair: tuple[int, Grounded[str]], sink: list[str]) -> Grounded[str]:
    match pair:
        case (1, text):
            sink.append("one")
            return text
        case (_, text):
            sink.append("more")
    return text


@grounded_pure
def by_item(pair: tuple[int, Grounded[str]], sink: list[str]) -> Grounded[str]:
    match pair:
        case (_, "yes"):
            sink.append("yes")  # E: grounded-laundering
        case (size, _):
            sink.append(str(size))  # E: grounded-laundering # E: grounded-laundering
    return pair[1]


@grounded_pure
def by_alternative(pair: tuple[int, Grounded[str]], sink: list[str]) -> Grounded[str]:
    match pair:
        case (1, _) | (_, "yes"):
            sink.append("yes")  # E: grounded-laundering
    return pair[1]


@grounded_pure
def by_named(pair: tuple[int, Grounded[str]], sink: list[str]) -> Grounded[str]:
    match pair:
        case (_, "yes" as found):
            sink.append("yes")  # E: grounded-laundering
            return found
    return pair[1]


@grounded_pure
def by_attribute(kept: Kept, sink: list[str]) -> Grounded[str]:
    match kept:
        case Kept(size=1):
            sink.append("one")
        case Kept(text="yes"):
            sink.append("yes")  # E: grounded-laundering
    return kept.text


@grounded_pure
def by_captured_attribute(kept: Kept, sink: list[str]) -> Grounded[str]:
    match kept:
        case Kept(size=1, text=found):
            sink.append("one")
            return found
    return kept.text


@grounded_pure
def by_key(row: dict[str, Grounded[str]], sink: list[str]) -> Grounded[str]:
    match row:
        case {"a": "yes"}:
            sink.append("yes")  # E: grounded-laundering
        case {"b": found}:
            sink.append("b")  # E: grounded-laundering
            return found
    return row["c"]


@grounded_pure
def by_key_alone(row: dict[str, Grounded[str]], sink: list[str]) -> Grounded[str]:
    match row:
        case {"a": found, **rest}:
            sink.append("a")
            sink.extend(rest)
            return found
    return row["c"]


@grounded_pure
def by_length(texts: list[Grounded[str]], sink: list[str]) -> Grounded[str]:
    match texts:
        case [one]:
            sink.append("one")
            return one
        case [first, *rest]:
            sink.append("more")
            return first
    return texts[0]


@grounded_pure
def by_selected_length(texts: list[Grounded[str]], sink: list[str]) -> Grounded[str]:
    match [text for text in texts if "a" in text]:
        case [one]:
            sink.append("one")  # E: grounded-laundering
        case [first, *_]:
            sink.append("more")  # E: grounded-laundering
    return texts[0]


@grounded_pure
def by_content(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    match len(reply):
        case 3:
            sink.append("three")  # E: grounded-laundering
        case size:
            sink.append(str(size))  # E: grounded-laundering # E: grounded-laundering # E: grounded-laundering
    return reply


@grounded_pure
def by_guard(reply: Grounded[str], number: int, sink: list[str]) -> Grounded[str]:
    match number:
        case 1 if "a" in reply:
            sink.append("one")  # E: grounded-laundering
        case 2:
            sink.append("two")  # E: grounded-laundering
    return reply


@grounded_pure
def by_presence(found: Grounded[str] | None, sink: list[str]) -> Grounded[str] | None:
    match found:
        case None:
            sink.append("none")
        case text:
            sink.append("some")
            return text
    return None


@grounded_pure(discloses={"condition"})
def by_presence_alone(found: Grounded[str] | None) -> Grounded[str] | None:
    match found:  # E: grounded-laundering
        case None:
            pass
        case text:
            return text
    return found


@agent
def in_an_agent(pair: tuple[int, Grounded[str]], reply: Grounded[str]) -> int:
    match pair:  # N: grounded-coercion
        case (_, "yes"):
            return 1
        case (2, _):
            return 2
    match 1:
        case size if reply:  # N: grounded-coercion
            return size
    return 0
