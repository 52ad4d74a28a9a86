"""Verify 1,000 quotes with drift against 1 MB: `python -m benchmarks.citations`.

The peers (`str.find`, rapidfuzz, KAOS's ``Span.verify``) are run where they can be installed: KAOS
by a Python 3.13 of this machine. They answer an easier question, so their wrong answers stand
beside the time: drifted quotes refused, altered quotes accepted.
"""

from __future__ import annotations

import importlib
import random
import statistics
import time
from collections.abc import Callable
from pydoc_data.topics import topics
from typing import Any

import attrs
from corvid_runtime.citations import SourceText, verify_quote

from benchmarks import kaos
from benchmarks.results import Section, Table, Target, main, number

QUOTES = 1000
SIZE = 1_000_000
PATIENCE = 3.0
INDEX, DRIFTED, ALTERED, BESIDE_FIND = 0.25, 0.5, 1.0, 3.0
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


def verifiers(work: Workload, source: SourceText) -> dict[str, Verifier]:
    """Return ours, and the others that can be run here."""
    found: dict[str, Verifier] = {
        "corvid": lambda quote: verify_quote(quote, source).verified,
        "str.find": lambda quote: work.text.find(quote) >= 0,
    }
    if (fuzz := _optional("rapidfuzz.fuzz")) is not None:
        found["rapidfuzz partial_ratio >= 90"] = lambda quote: (
            fuzz.partial_ratio(quote, work.text, score_cutoff=90) >= 90
        )
    return found


def _optional(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


@attrs.frozen
class Run:
    """Seconds of processor time for `QUOTES` quotes, and the share that was verified."""

    seconds: float
    verified: float


def run(verify: Verifier, quotes: list[str]) -> Run:
    """Verify as many quotes as fit into `PATIENCE` seconds, and scale up."""
    verified = done = 0
    start = time.process_time()
    while done < len(quotes) and time.process_time() - start < PATIENCE:
        verified += verify(quotes[done])
        done += 1
    return Run((time.process_time() - start) * QUOTES / done, verified / done)


Runs = dict[str, list[Run]]


def beside(work: Workload) -> tuple[Runs, Runs, str]:
    """Run KAOS once in its own interpreter: drifted quotes, altered ones, and why not, if not."""
    try:
        found = kaos.measured(work.text, [work.drifted, work.altered], PATIENCE)
    except kaos.CannotRun as reason:
        return {}, {}, str(reason)
    names = {strategy: f"KAOS Span.verify {strategy}" for strategy in found}
    drifted, altered = (
        {
            names[strategy]: [Run(spent[at].seconds * QUOTES / spent[at].done, spent[at].share)]
            for strategy, spent in found.items()
        }
        for at in (0, 1)
    )
    return drifted, altered, ""


def runs(found: dict[str, Verifier], quotes: list[str], rounds: int) -> Runs:
    """Run every verifier in turns; one that takes long, once."""
    taken: Runs = {name: [] for name in found}
    for _ in range(rounds):
        for name, verify in found.items():
            if not taken[name] or taken[name][0].seconds < PATIENCE:
                taken[name].append(run(verify, quotes))
    return taken


def indexing(text: str, rounds: int) -> list[float]:
    """Return the seconds of processor time that indexing takes, everything it holds included."""
    taken = []
    for _ in range(rounds):
        start = time.process_time()
        len(SourceText("reference", text).index.skeleton.text)
        taken.append(time.process_time() - start)
    return taken


def beside_find(name: str, drifted: Runs) -> list[float]:
    """Return how many times as long as `str.find` a verifier took, run by run."""
    pairs = zip(drifted[name], drifted["str.find"], strict=False)
    return [each.seconds / other.seconds for each, other in pairs]


def comparison(drifted: Runs, altered: Runs) -> Table:
    """Return every verifier's time, and its wrong answers."""
    rows = []
    for name, honest in drifted.items():
        seconds = statistics.median(each.seconds for each in honest)
        false = statistics.median(each.seconds for each in altered[name])
        refused, accepted = 1 - honest[0].verified, altered[name][0].verified
        ratio = statistics.median(beside_find(name, drifted))
        cells = [number(seconds), f"{ratio:.1f}", f"{refused:.1%}", number(false)]
        rows.append([name, *cells, f"{accepted:.1%}"])
    header = ("", "drifted", "times `str.find`", "refused", "altered", "accepted")
    return Table(f"Seconds for {QUOTES:,} quotes, and wrong answers", header, rows)


def _left_out(reason: str) -> list[Table]:
    rows = [[f"kaos-llm-core {kaos.VERSION}", reason]]
    return [Table("Peers that were not measured: 1", ("", "why"), rows)] if reason else []


def measure(quick: bool = False) -> Section:
    """Run every verifier; quickly, only three times."""
    work, rounds = workload(), 3 if quick else 11
    source = SourceText("reference", work.text)
    len(source.index.skeleton.text)
    found = verifiers(work, source)
    drifted, altered = (runs(found, quotes, rounds) for quotes in (work.drifted, work.altered))
    kaos_drifted, kaos_altered, missing = beside(work)
    drifted, altered = {**drifted, **kaos_drifted}, {**altered, **kaos_altered}
    many = f"{QUOTES:,}"
    return Section(
        title="Citations",
        about=(
            f"Quotes of 60 to 300 characters from {SIZE / 1e6:.0f} MB of the Python reference: "
            "drifted ones are set differently (line breaks, blanks, curly quotation marks), "
            "altered ones have one word changed. Seconds of processor time on one core; the "
            "source is indexed once. A verifier that takes long is stopped and its time scaled up."
        ),
        targets=[
            Target.of("indexing 1 MB", INDEX, indexing(work.text, rounds), "s"),
            Target.of(
                f"verifying {many} drifted quotes",
                DRIFTED,
                [each.seconds for each in drifted["corvid"]],
                "s",
            ),
            Target.of(
                f"refusing {many} altered quotes",
                ALTERED,
                [each.seconds for each in altered["corvid"]],
                "s",
            ),
            Target.of(
                f"verifying {many} drifted quotes: ours / `str.find`",
                BESIDE_FIND,
                beside_find("corvid", drifted),
            ),
            Target("drifted quotes refused", 0, 1 - drifted["corvid"][0].verified),
            Target("altered quotes accepted", 0, altered["corvid"][0].verified),
        ],
        tables=[comparison(drifted, altered), *_left_out(missing)],
        peers=["rapidfuzz"],
    )


if __name__ == "__main__":
    main(measure)
