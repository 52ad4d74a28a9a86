"""A battery of claims, true and altered, made from the Python reference and from contracts.

`python -m tests.citations.claims` prints how each checker judges them.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from pydoc_data.topics import topics
from typing import NamedTuple

from corvid_runtime.citations import Entailment, ValueCheck

KINDS = (
    "supported",
    "altered number",
    "altered date",
    "flipped negation",
    "swapped party",
    "unsupported",
)
PARTIES = (
    *("Acme Corporation", "Globex Limited", "Initech", "Umbrella Holdings", "Hooli", "Stark GmbH"),
    *("Wayne Partners", "Tyrell Bank", "Soylent Foods", "Vandelay Imports"),
)
NUMBER_WORDS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen".split()
)
CONTRACTS = 24
SENTENCES = 60


class Case(NamedTuple):
    """A claim, the passage it cites, and what was done to it."""

    kind: str
    claim: str
    passage: str


def battery() -> list[Case]:
    """Return all claims: the same in every run, for one version of Python."""
    choice = random.Random(19)
    return list(dict.fromkeys([*_contracts(choice), *_reference(choice)]))


def _contracts(choice: random.Random) -> Iterator[Case]:
    for _ in range(CONTRACTS):
        yield from _contract(choice)


def _contract(choice: random.Random) -> Iterator[Case]:
    first, second, third = choice.sample(PARTIES, 3)
    start = date(2019, 1, 1) + timedelta(days=choice.randrange(2500))
    years, days = choice.randrange(2, 13), choice.choice([5, 10, 14, 21, 30, 45, 60, 90])
    fee, rate = choice.randrange(1, 90) * 250, choice.randrange(2, 19) / 2
    day = f"{start:%B} {start.day}, {start.year}"
    term = (
        f"This agreement between {first} and {second} begins on {day} and runs for "
        f"{NUMBER_WORDS[years]} ({years}) years."
    )
    pay = (
        f"{second} shall pay {first} a fee of ${fee:,}.00 per month, due within {days} days after"
        f" receipt of the invoice; late amounts bear interest at {rate}% per annum."
    )
    assign = (
        f"{second} may not assign its rights without the prior written consent of {first}, but may"
        " engage subcontractors at its own cost."
    )
    notice = (
        f"Either party may terminate on not less than {days} days' written notice. {first} shall"
        " not be liable for indirect damages."
    )
    iso, later = start.isoformat(), start + timedelta(days=choice.choice([1, 30, 365]))
    for claim, passage in (
        (f"The agreement runs for {years} years.", term),
        (f"The agreement between {first} and {second} starts on {iso}.", term),
        (f"It begins on {start.day} {start:%B} {start.year} and lasts {12 * years} months.", term),
        (f"{second} pays {first} {fee} dollars per month.", pay),
        (f"Invoices are due within {days} days of receipt.", pay),
        (f"Interest on late amounts is {rate} percent a year.", pay),
        (f"{second} may not assign its rights without {first}'s consent.", assign),
        (f"{second} may engage subcontractors.", assign),
        (f"The agreement can be terminated with at least {days} days' notice.", notice),
        (f"{first} is not liable for indirect damages.", notice),
    ):
        yield Case("supported", claim, passage)
    for claim, passage in (
        (f"The agreement runs for {years + 1} years.", term),
        (f"The agreement runs for {NUMBER_WORDS[years - 1]} years.", term),
        (f"The agreement runs for {years} months.", term),
        (f"{second} pays {first} ${fee + 250:,}.00 per month.", pay),
        (f"{second} pays {first} €{fee:,}.00 per month.", pay),
        (f"The invoices are due within {days * 2} days of receipt.", pay),
        (f"The invoices are due within {days} months of receipt.", pay),
        (f"Interest is {rate + 1} percent a year.", pay),
        (f"The agreement can be terminated with at least {days + 5} days' notice.", notice),
    ):
        yield Case("altered number", claim, passage)
    for claim in (
        f"It begins on {later.isoformat()}.",
        f"It begins on {later.day} {later:%B} {later.year}.",
        f"The agreement starts in {start:%B} {start.year + 1}.",
    ):
        yield Case("altered date", claim, term)
    for claim, passage in (
        (f"{second} may assign its rights.", assign),
        (f"{second} may assign its rights with the prior written consent of {first}.", assign),
        (f"{second} may not engage subcontractors.", assign),
        (f"{first} shall be liable for indirect damages.", notice),
        ("Neither party may terminate on written notice.", notice),
        (f"{second} shall not pay {first} a fee.", pay),
    ):
        yield Case("flipped negation", claim, passage)
    yield Case("swapped party", f"{first} shall pay {second} ${fee:,}.00 per month.", pay)
    yield Case("swapped party", f"{third} shall pay {first} ${fee:,}.00 per month.", pay)
    yield Case("swapped party", f"{first} may engage subcontractors.", assign)
    yield Case("unsupported", f"{second} must keep the fee of ${fee:,}.00 secret.", pay)
    yield Case("unsupported", "The governing law is that of England.", notice)
    yield Case("unsupported", f"{first} guarantees a return of {rate}% a year.", pay)


def _reference(choice: random.Random) -> Iterator[Case]:
    """Sentences of the Python reference, as they stand in their paragraphs, and altered."""
    found = sorted({pair for text in topics.values() for pair in _sentences(text)})
    choice.shuffle(found)
    others = [sentence for sentence, _ in reversed(found)]
    for (sentence, paragraph), other in zip(found[:SENTENCES], others, strict=False):
        yield Case("supported", _reworded(sentence), paragraph)
        if paragraph not in other and other not in paragraph:
            yield Case("unsupported", other, paragraph)
    numbered = [pair for pair in found if _altered_number(*pair)][:SENTENCES]
    for sentence, paragraph in numbered:
        yield Case("supported", _reworded(sentence), paragraph)
        yield Case("altered number", _altered_number(sentence, paragraph), paragraph)
    negated = [pair for pair in found if re.search(NEGATOR, pair[0])][:SENTENCES]
    for sentence, paragraph in negated:
        yield Case("supported", _reworded(sentence), paragraph)
        flipped = re.sub(NEGATOR, r"\1 ", sentence)
        yield Case("flipped negation", " ".join(flipped.split()), paragraph)
    plain = [pair for pair in found if re.search(MODAL, pair[0]) and " not" not in pair[1]]
    for sentence, paragraph in plain[:SENTENCES]:
        yield Case("flipped negation", re.sub(MODAL, r"\1 not", sentence, count=1), paragraph)


NEGATOR = r"(?<![\w\"])(?:(can)not|not|never)\b(?!\") ?"
MODAL = r"\b(is|are|can|may|must|will|should)\b(?! (?:not|no|never)\b)"


def _sentences(text: str) -> Iterator[tuple[str, str]]:
    for block in re.split(r"\n\s*\n", text):
        paragraph = " ".join(block.split())
        if re.fullmatch(r"[A-Z][^*:=|>`]*\.", paragraph) and len(paragraph) < 700:
            for sentence in re.findall(r"(?<!\S)[A-Z][^.]{30,200}\.(?!\S)", paragraph):
                yield sentence, paragraph


def _reworded(sentence: str) -> str:
    """Return a sentence as an answer repeats it: numbers in digits, contractions written out."""
    for value, word in enumerate(NUMBER_WORDS):
        if value > 1:
            sentence = re.sub(rf"\b{word}\b", str(value), sentence)
    return (
        sentence.replace("doesn't", "does not")
        .replace("can't", "cannot")
        .replace("isn't", "is not")
    )


def _altered_number(sentence: str, paragraph: str) -> str:
    """Return a sentence with one number changed to one that is nowhere in the paragraph."""
    words = "|".join(NUMBER_WORDS[2:12])
    found = re.search(rf"(?<![\w.\"'-])(?:\d+(?![\w.\"'-])|(?:{words})\b)", sentence)
    if not found:
        return ""
    old = int(found[0]) if found[0].isdigit() else NUMBER_WORDS.index(found[0])
    if any(re.search(rf"\b{form}\b", paragraph) for form in _forms(old + 1)):
        return ""
    return sentence[: found.start()] + _forms(old + 1)[-1] + sentence[found.end() :]


def _forms(number: int) -> list[str]:
    return [str(number), *NUMBER_WORDS[number : number + 1]]


def tally(checker: Entailment) -> dict[str, Counter[str]]:
    """Return, for each kind, how often each verdict was given."""
    found: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    for case in battery():
        found[case.kind][checker.judge(case.claim, case.passage).label] += 1
    return found


if __name__ == "__main__":
    for kind, labels in tally(ValueCheck()).items():
        shown = ", ".join(f"{count} {label}" for label, count in sorted(labels.items()))
        print(f"{kind} ({sum(labels.values())}): {shown}")
