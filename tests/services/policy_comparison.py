"""Policy comparison across countries: nested comprehension, zip, dictionary of lists keyed by plain names."""

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
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
class Paragraph:
    country: str
    text: str
    year: int


LAW = {
    ("DE", "wage"): [Paragraph("DE", "12 euros.", 2023), Paragraph("DE", "10 euros.", 2020)],
    ("FR", "wage"): [Paragraph("FR", "11 euros.", 2023)],
    ("DE", "leave"): [Paragraph("DE", "20 days.", 2000)],
}


@tool(uses=retrieval)
def lookup(country: str, topic: str) -> list[Grounded[Paragraph]]:
    return [ground(p, source=f"{country}/{topic}/{p.year}") for p in LAW.get((country, topic), [])]


@prompt(model="law")
def contrast(topic: str, table: str) -> str:
    return f"{topic}\n{table}"


def newest(paragraphs: list[Grounded[Paragraph]]) -> Grounded[Paragraph] | None:
    return max(paragraphs, key=lambda p: p.year, default=None)


def by_country(countries: list[str], topic: str) -> dict[str, list[Grounded[Paragraph]]]:
    result: dict[str, list[Grounded[Paragraph]]] = {}
    for country in countries:
        result.setdefault(country, []).extend(lookup(country, topic))
    return result


@grounded_pure
def compare(countries: list[str], topic: str) -> Grounded[str] | InsufficientEvidence:
    table = by_country(countries, topic)
    missing = [country for country, found in table.items() if not found]
    if missing:
        return InsufficientEvidence(reason=f"nothing for {', '.join(missing)}")
    rows: list[Grounded[str]] = []
    for country, found in table.items():
        best = newest(found)
        if best is not None:
            rows.append(interpolate("{:>4}: {} ({})", country, best.text, best.year))
    return contrast(topic, join("\n", rows))


@grounded_pure
def history(country: str, topics: list[str]) -> dict[str, Grounded[str]]:
    found = {topic: sorted(lookup(country, topic), key=lambda p: p.year) for topic in topics}
    return {
        topic: join(" -> ", [p.text for p in paragraphs])
        for topic, paragraphs in found.items()
        if paragraphs
    }


if __name__ == "__main__":
    print(compare(["DE", "FR"], "wage"))
    print(compare(["DE", "FR"], "leave"))
    print(history("DE", ["wage", "leave", "noise"]))
