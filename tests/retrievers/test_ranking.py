"""The bounded ranking against weighing every passage that holds a word: the oracle is kept here."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import closing

import pytest
from corvid_runtime.retrievers import SqliteRetriever, ranking
from corvid_runtime.retrievers.words import telling_words
from hypothesis import given, settings
from hypothesis import strategies as st

PASSAGES = 3000
WORDS = [f"{start}{middle}{end}" for start in "bdfgkl" for middle in "aeiou" for end in "nrst"]


def weighed_all(docs: SqliteRetriever, query: str, limit: int) -> list[tuple[str, float]]:
    """Weigh all passages that hold a word, compare the best fifty: sources and scores."""
    terms = [f'"{word}"' for word in telling_words(query)]
    with docs._connection() as db:
        rows = db.execute(
            "SELECT chunk.id, source.source_id FROM passage"
            " JOIN chunk ON chunk.id = passage.rowid JOIN source ON source.id = chunk.source"
            " WHERE passage MATCH ? AND namespace = ? ORDER BY bm25(passage) LIMIT ?",
            (" OR ".join(terms), docs.namespace, max(limit, 50)),
        ).fetchall()
        holds = [
            {row for (row,) in db.execute("SELECT rowid FROM passage WHERE passage MATCH ?", (t,))}
            for t in terms
        ]
    shares = [(source, sum(row in rows for rows in holds) / len(terms)) for row, source in rows]
    return sorted(shares, key=lambda each: -each[1])[:limit]


@pytest.fixture(scope="module")
def corpus() -> Iterator[tuple[SqliteRetriever, list[list[str]]]]:
    """Passages whose words are as unequally common as those of a language."""
    chance = random.Random(11)
    vocabulary = [f"{first}{second}" for first in WORDS for second in WORDS[:40]]
    chance.shuffle(vocabulary)
    weights = [1 / (at + 3) for at in range(len(vocabulary))]
    written = [
        chance.choices(vocabulary, weights, k=chance.randrange(20, 60)) for _ in range(PASSAGES)
    ]
    with SqliteRetriever() as docs:
        for at, words in enumerate(written):
            docs.ingest(str(at), " ".join(words))
        yield docs, written


@pytest.mark.parametrize("length", [2, 5, 12])
def test_what_is_looked_for_is_found_as_often(
    corpus: tuple[SqliteRetriever, list[list[str]]], length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ranking, "_FEW", 60)  # most words of most queries are common ones
    docs, written = corpus
    chance = random.Random(length)
    found = expected = 0
    for _ in range(300):
        label = chance.randrange(PASSAGES)
        query = " ".join(chance.sample(sorted({*written[label]}), length))
        found += any(hit.source_id == str(label) for hit in docs.search(query))
        expected += any(source == str(label) for source, _ in weighed_all(docs, query, 6))
    assert expected > 100
    assert found >= 0.99 * expected


def test_rare_words_alone_are_ranked_as_ever(
    corpus: tuple[SqliteRetriever, list[list[str]]],
) -> None:
    docs, written = corpus
    chance = random.Random(3)
    for _ in range(50):
        words = [word for word in written[chance.randrange(PASSAGES)] if word != "the"]
        query = " ".join(dict.fromkeys(chance.sample(words, 4)))
        if sum(len(weighed_all(docs, word, PASSAGES)) for word in query.split()) > ranking._FEW:
            continue
        hits = [(hit.source_id, hit.score) for hit in docs.search(query)]
        assert hits == weighed_all(docs, query, 6)


LETTERS = st.sampled_from(["anna", "bert", "carl", "dora", "emil"])


@given(st.lists(st.lists(LETTERS, min_size=1, max_size=6), min_size=1, max_size=12), st.data())
@settings(max_examples=60, deadline=None)
def test_every_passage_that_holds_a_word_is_found_with_its_share(
    written: list[list[str]], data: st.DataObject
) -> None:
    words = data.draw(st.lists(LETTERS, min_size=1, max_size=5, unique=True))
    few = data.draw(st.integers(0, 12))
    with (
        closing(SqliteRetriever(namespace="a")) as docs,
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setattr(ranking, "_FEW", few)
        for at, text in enumerate(written):
            docs.ingest(str(at), " ".join(text), metadata={"even": at % 2 == 0})
        if data.draw(st.booleans()):
            SqliteRetriever(docs._path, namespace="b").ingest("0", " ".join(words))
        for filters in ({}, {"even": True}):
            shares = {
                str(at): len({*words} & {*text}) / len(words)
                for at, text in enumerate(written)
                if {*words} & {*text} and (not filters or at % 2 == 0)
            }
            hits = docs.search(" ".join(words), 20, filters)
            assert {hit.source_id: hit.score for hit in hits} == shares
            assert len(hits) == len(shares)


def test_common_words_are_not_weighed_where_rare_ones_decide() -> None:
    """What is weighed is bounded by the rare words, whatever the passages that hold the common."""
    with SqliteRetriever() as docs:
        for at in range(400):
            docs.ingest(str(at), f"rent is due in month {at}" if at % 2 else f"rent of flat {at}")
        terms = ['"rent"', '"due"', '"17"']
        with pytest.MonkeyPatch.context() as patch, docs._connection() as db:
            patch.setattr(ranking, "_FEW", 10)
            patch.setattr(ranking, "CANDIDATES", 1)
            weighed: list[str] = []
            haul = ranking._haul
            patch.setattr(
                ranking,
                "_haul",
                lambda db, net, *rest: (weighed.append(net.match), haul(db, net, *rest)),
            )
            (best,) = ranking.rank(db, terms, ranking.Scope(), 1)
    assert best.share == 1
    assert weighed == ['"17"']
