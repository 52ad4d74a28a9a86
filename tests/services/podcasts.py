"""Podcasts: find episodes, group by show with itertools.groupby, format a digest."""

from dataclasses import dataclass
from itertools import groupby, islice

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


@dataclass(frozen=True)
class Episode:
    show: str
    number: int
    transcript: str
    minutes: int


EPISODES = [
    Episode("Bee Talk", 1, "How bees find flowers.", 30),
    Episode("Ant Hour", 7, "Why ants march.", 60),
    Episode("Bee Talk", 2, "How bees make honey.", 45),
]


@tool(uses=retrieval)
def search_episodes(word: str) -> list[Grounded[Episode]]:
    return [ground(e, source=f"{e.show}/{e.number}") for e in EPISODES if word in e.transcript]


@prompt(model="editor")
def headline(show: str, transcripts: str) -> str:
    return transcripts.split(".")[0]


def show_of(episode: Grounded[Episode]) -> Grounded[str]:
    return episode.show


def by_show(
    episodes: list[Grounded[Episode]],
) -> list[tuple[Grounded[str], list[Grounded[Episode]]]]:
    ordered = sorted(episodes, key=lambda e: (e.show, e.number))
    return [(show, list(items)) for show, items in groupby(ordered, key=show_of)]


@grounded_pure
def digest(word: str, max_minutes: int = 50, shows: int = 5) -> Grounded[str] | None:
    episodes = [e for e in search_episodes(word) if e.minutes <= max_minutes]
    if not episodes:
        return None
    blocks = []
    for show, items in islice(by_show(episodes), shows):
        title = headline(show, join(" ", [e.transcript for e in items]))
        listing = join("", [interpolate("\n  #{} {} min", e.number, e.minutes) for e in items])
        blocks.append(interpolate("{}: {}{}", show, title, listing))
    return join("\n", blocks)


@grounded_pure
def shortest(word: str) -> Grounded[str] | None:
    episodes = sorted(search_episodes(word), key=lambda e: e.minutes)
    if not episodes:
        return None
    return episodes[0].show


if __name__ == "__main__":
    print(digest("bees"))
    print(digest("ants"))
    print(shortest("How"))
