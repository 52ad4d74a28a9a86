"""Verify 1,000 quotes with drift against 1 MB, beside what else is installed, in one run.

    python benchmarks/citations.py

Prints seconds of processor time and ratios. The peers (`str.find`, rapidfuzz, KAOS's
``Span.verify``) are run where they can be imported; they answer an easier question, so their wrong
answers are printed beside the time: drifted quotes refused, altered quotes accepted.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from pydoc_data.topics import topics

import attrs
from corvid_runtime.citations import SourceText, verify_quote

QUOTES = 1000
SIZE = 1_000_000
PATIENCE = 3.0
Verifier = Callable[[str], bool]


@attrs.frozen
class Workload:
    """A source, honest quotes set differently, and the same with one word changed."""

    text: str
    drifted: list[str]
    altered: list[str]


def workload(seed: int = 7) -> Workload:
    """Take windows of the Python reference: wrap, retype and respace half of each."""
    chance = random.Random(seed)
    reference = "\n".join(topics[name] for name in sorted(topics))
    paragraphs = [each for each in reference.split("\n\n") if each]
    while sum(map(len, paragraphs)) + 2 * len(paragraphs) < SIZE:
        paragraphs += [
            " ".join(chance.sample(each.split(), len(each.split()))) for each in paragraphs
        ]
    text = "\n\n".join(paragraphs)[:SIZE]
    drifted: list[str] = []
    altered: list[str] = []
    while len(drifted) < QUOTES:
        start = chance.randrange(len(text) - 400)
        words = text[start : start + chance.randrange(60, 300)].split()[1:-1]
        if len(words) < 8 or not all(
            word[0].isalpha() and word[-1].isalpha() for word in words[:1]
        ):
            continue
        drifted.append(_drift(words, chance))
        at = chance.randrange(2, len(words) - 2)
        altered.append(_drift([*words[:at], "zebra", *words[at + 1 :]], chance))
    return Workload(text, drifted, altered)


def _drift(words: list[str], chance: random.Random) -> str:
    gaps = [" ", " ", " ", "\n", "  ", "\u00a0"]
    quote = "".join(word + chance.choice(gaps) for word in words).strip()
    return quote.replace("'", "\u2019").replace('"', "\u201d") if chance.random() < 0.5 else quote


def peers(work: Workload) -> dict[str, Verifier]:
    """Return the verifiers that can be run here."""
    found: dict[str, Verifier] = {"str.find": lambda quote: work.text.find(quote) >= 0}
    if (fuzz := _optional("rapidfuzz.fuzz")) is not None:
        found["rapidfuzz partial_ratio >= 90"] = lambda quote: (
            fuzz.partial_ratio(quote, work.text, score_cutoff=90) >= 90
        )
    if (kaos := _optional("kaos_llm_core.signatures.grounding")) is not None:
        for name in ("SUBSTRING", "NORMALIZED_TOKEN", "FUZZY_CHAR"):
            found[f"KAOS Span.verify {name}"] = _kaos(kaos, name, work.text)
    return found


def _kaos(kaos: object, name: str, text: str) -> Verifier:
    span, strategy = kaos.Span, kaos.MatchStrategy[name]  # type: ignore[attr-defined]
    return lambda quote: span(source_uri="s", quote=quote, char_span=(0, len(quote))).verify(
        text, strategy=strategy
    )


def _optional(name: str):  # type: ignore[no-untyped-def]
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


@attrs.frozen
class Result:
    """Seconds of processor time for `QUOTES` quotes, and the share that was verified."""

    seconds: float
    verified: float


def measure(verify: Verifier, quotes: list[str]) -> Result:
    """Verify as many quotes as fit into the time for one verifier, scale up, take the best run."""
    left, best = PATIENCE, float("inf")
    while left > 0:
        verified = done = 0
        start = time.process_time()
        while done < len(quotes) and time.process_time() - start < left:
            verified += verify(quotes[done])
            done += 1
        spent = time.process_time() - start
        left -= spent if done == len(quotes) else left
        best = min(best, spent * QUOTES / done)
    return Result(best, verified / done)


def indexing_speed(text: str) -> float:
    """Return the best of several runs, in megabytes a second."""
    spent = []
    for _ in range(5):
        start = time.process_time()
        len(SourceText("reference", text).index.text)
        spent.append(time.process_time() - start)
    return len(text) / 1e6 / min(spent)


def main() -> None:
    """Print the table."""
    work = workload()
    source = SourceText("reference", work.text)
    print(f"indexing: {indexing_speed(work.text):.1f} MB/s")
    len(source.index.skeleton.text)
    verifiers = {"corvid": lambda quote: verify_quote(quote, source).verified, **peers(work)}
    baseline = measure(verifiers["str.find"], work.drifted).seconds
    print(f"{'verifier':34}{'drifted':>10}{'ratio':>8}{'refused':>9}{'altered':>11}{'accepted':>9}")
    for name, verify in verifiers.items():
        honest, false = measure(verify, work.drifted), measure(verify, work.altered)
        print(
            f"{name:34}{honest.seconds:9.3f}s{honest.seconds / baseline:8.1f}"
            f"{1 - honest.verified:9.1%}{false.seconds:10.3f}s{false.verified:9.1%}"
        )


if __name__ == "__main__":
    main()
