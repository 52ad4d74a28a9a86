"""Podcast research: several small classes with injected clients and a settings object."""

from __future__ import annotations

import os
from collections.abc import Sequence
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
class Settings:
    max_episodes: int = 3
    language: str = "en"
    show_times: bool = True

    @staticmethod
    def load() -> Settings:
        return Settings(
            max_episodes=int(os.getenv("MAX_EPISODES", "2")), show_times=os.getenv("TIMES") != "0"
        )


@dataclass(frozen=True)
class Episode:
    number: int
    title: str
    seconds: int
    transcript: str


EPISODES = [
    Episode(1, "Pilot", 61, "We talk about bread."),
    Episode(2, "Yeast", 3600, "Bread needs yeast."),
    Episode(3, "Salt", 120, "Salt in bread."),
]


class PodcastClient:
    def __init__(self, episodes: Sequence[Episode]) -> None:
        self._episodes = list(episodes)

    @tool(uses=retrieval)
    def episodes(self, about: str, limit: int) -> list[Grounded[Episode]]:
        hits = [e for e in self._episodes if about in e.transcript.lower()]
        return [ground(e, source=f"ep{e.number}") for e in hits[:limit]]


class Llm:
    def __init__(self, prefix: str) -> None:
        self.prefix = prefix

    @prompt(model="host")
    def summarize(self, question: str, transcript: str) -> str:
        return self.prefix + transcript


class Formatter:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def duration(self, seconds: Grounded[int]) -> Grounded[str]:
        row = divmod(seconds, 60)
        minutes = row[0]
        rest = row[1]
        return interpolate("{}:{:02}", minutes, rest)

    def episode(self, episode: Grounded[Episode]) -> Grounded[str]:
        line = interpolate("#{} {}", episode.number, episode.title)
        if self.settings.show_times:
            line = interpolate("{} ({})", line, self.duration(episode.seconds))
        return line


@dataclass
class Notes:
    topic: str
    summary: Grounded[str]
    lines: list[Grounded[str]] = field(default_factory=list)


class Researcher:
    def __init__(self, client: PodcastClient, llm: Llm, settings: Settings | None = None) -> None:
        self.client = client
        self.llm = llm
        self.settings = settings or Settings.load()
        self.formatter = Formatter(self.settings)

    @grounded_pure
    @agent
    def research(self, topic: str) -> Notes | InsufficientEvidence:
        episodes = self.client.episodes(topic, self.settings.max_episodes)
        if not episodes:
            return InsufficientEvidence(reason="no episode", missing=(topic,))
        text = join(" ", [e.transcript for e in episodes])
        summary = self.llm.summarize(topic, text)
        return Notes(topic, summary, [self.formatter.episode(e) for e in episodes])


def main() -> None:
    researcher = Researcher(PodcastClient(EPISODES), Llm("> "))
    print(researcher.research("bread"))
    print(researcher.research("jam"))


if __name__ == "__main__":
    main()
