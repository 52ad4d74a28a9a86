"""Verify 1,000 quotes with drift against 1 MB, beside what else is installed, in one run.

    python -m benchmarks.citations

Finds seconds of processor time and ratios. The peers (`str.find`, rapidfuzz, KAOS's
``Span.verify``) are run where they can be imported; they answer an easier question, so their wrong
answers are shown beside the time: drifted quotes refused, altered quotes accepted.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from pydoc_data.topics import topics

import attrs
from corvid_runtime.citations import SourceText, verify_quote

from benchmarks.results import Section, Table, Target, main

QUOTES = 1000
SIZE = 1_000_000
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
    """Seconds of processor time for `QUOTES` quotes, run by run, and the share verified."""

    seconds: list[float]
    verified: float

    @property
    def best(self) -> float:
        """The time of the best run."""
        return min(self.seconds)


def verify_all(verify: Verifier, quotes: list[str], patience: float) -> Result:
    """Verify as many quotes as fit into some seconds, again and again; scale up what is cut off."""
    left = patience
    taken: list[float] = []
    while left > 0:
        verified = done = 0
        start = time.process_time()
        while done < len(quotes) and time.process_time() - start < left:
            verified += verify(quotes[done])
            done += 1
        spent = time.process_time() - start
        left -= spent if done == len(quotes) else left
        if done == len(quotes) or not taken:
            taken.append(spent * QUOTES / done)
    return Result(taken, verified / done)


def indexing(text: str) -> list[float]:
    """Return seconds of processor time for a megabyte, run by run."""
    spent = []
    for _ in range(5):
        start = time.process_time()
        len(SourceText("reference", text).index.text)
        spent.append((time.process_time() - start) / (len(text) / 1e6))
    return spent


def measure(quick: bool = False) -> Section:
    """Verify by every verifier, each for some seconds."""
    patience = 0.5 if quick else 3.0
    work = workload()
    indexed = indexing(work.text)
    source = SourceText("reference", work.text)
    len(source.index.skeleton.text)
    verifiers = {"corvid": lambda quote: verify_quote(quote, source).verified, **peers(work)}
    honest = {name: verify_all(each, work.drifted, patience) for name, each in verifiers.items()}
    altered = {name: verify_all(each, work.altered, patience) for name, each in verifiers.items()}
    ours, plain = honest["corvid"], honest["str.find"]
    ratios = [one / plain.best for one in ours.seconds]
    return Section(
        title="Verified quotes",
        about=(
            f"{QUOTES:,} quotes with drift, and the same with one word altered, against a source "
            "of 1 MB that is indexed once. The peers answer an easier question: how often they "
            "refuse what stands there, and accept what does not, is beside their time. The best "
            "run counts."
        ),
        targets=[
            Target(
                f"{QUOTES:,} drifted quotes: ours / str.find",
                3,
                min(ratios),
                (min(ratios), max(ratios)),
            ),
            Target(
                f"{QUOTES:,} drifted quotes",
                1,
                ours.best,
                (ours.best, max(ours.seconds)),
                unit="s",
            ),
            Target("indexing 1 MB", 0.2, min(indexed), (min(indexed), max(indexed)), unit="s"),
            Target("drifted quotes refused", 0, 100 * (1 - ours.verified), unit="%"),
            Target("altered quotes accepted", 0, 100 * altered["corvid"].verified, unit="%"),
        ],
        tables=[
            Table(
                f"Seconds for {QUOTES:,} quotes, times str.find's, and wrong answers",
                ("", "drifted", "ratio", "refused", "altered", "accepted"),
                [_row(name, honest[name], altered[name], plain.best) for name in verifiers],
            )
        ],
        peers=["rapidfuzz", "kaos-llm-core"],
    )


def _row(name: str, honest: Result, altered: Result, baseline: float) -> list[str]:
    return [
        name,
        f"{honest.best:.3f}",
        f"{honest.best / baseline:.1f}",
        f"{1 - honest.verified:.1%}",
        f"{altered.best:.3f}",
        f"{altered.verified:.1%}",
    ]


if __name__ == "__main__":
    main(measure)
