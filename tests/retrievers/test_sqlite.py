"""The embedded retriever: what is found, where it stands, and what survives."""

import gc
import itertools
import multiprocessing
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from pydoc_data.topics import topics

import pytest
from corvid_runtime.retrievers import SqliteRetriever
from corvid_runtime.retrievers.chunking import chunk
from hypothesis import given
from hypothesis import strategies as st


@pytest.fixture(scope="module")
def reference():
    docs = SqliteRetriever(namespace="python")
    for topic, text in topics.items():
        docs.ingest(topic, text)
    yield docs
    docs.close()


@pytest.fixture
def docs():
    retriever = SqliteRetriever()
    yield retriever
    retriever.close()


class TestSearch:
    def test_finds_the_passage_that_answers(self, reference):
        hits = reference.search("What does a lambda expression do?", 3)
        assert hits[0].source_id == "lambda"
        assert hits[0].uri == "python/lambda"
        assert len(hits) == 3

    @pytest.mark.parametrize("query", ["lambda", "chained comparison", "import system", "with"])
    def test_every_hit_is_the_window_it_names(self, reference, query):
        hits = reference.search(query, 20)
        assert hits
        for hit in hits:
            start, stop = hit.location.char_span
            assert reference.text(hit.source_id)[start:stop] == hit.content
            assert topics[hit.source_id][start:stop] == hit.content

    def test_scores_fall_and_are_shares(self, reference):
        scores = [hit.score for hit in reference.search("nonlocal statement binding names", 20)]
        assert scores == sorted(scores, reverse=True)
        assert all(0 < score <= 1 for score in scores)

    def test_a_passage_with_half_the_words_has_half_the_score(self, docs):
        docs.ingest("a", "alpha")
        docs.ingest("b", "beta")
        assert docs.search("alpha beta")[0].score == pytest.approx(0.5)
        assert docs.search("alpha")[0].score == 1

    @pytest.mark.parametrize(
        "query",
        ['"', "a OR", "NEAR(", "body:x", "x*", "-x", "^x", "{a b}: c", "'; DROP TABLE source; --"],
    )
    def test_a_query_is_words_and_never_syntax(self, docs, query):
        docs.ingest("a", "body x near drop table")
        docs.search(query)
        assert docs.sources() == ["a"]

    @pytest.mark.parametrize("query", ["", "   ", "?!", "\N{WHITE SMILING FACE}"])
    def test_a_query_without_words_finds_nothing(self, docs, query):
        docs.ingest("a", "some text")
        assert list(docs.search(query)) == []

    @pytest.mark.parametrize("limit", [0, -1])
    def test_refuses_a_limit_below_one(self, docs, limit):
        with pytest.raises(ValueError, match="limit"):
            docs.search("x", limit)

    def test_stays_in_its_namespace(self, tmp_path):
        path = tmp_path / "all.db"
        mine = SqliteRetriever(path, namespace="mine")
        yours = SqliteRetriever(path, namespace="yours")
        mine.ingest("a", "shared words")
        yours.ingest("a", "shared words too")
        assert [hit.uri for hit in mine.search("shared")] == ["mine/a"]
        assert mine.text("a") == "shared words"

    def test_chinese_with_the_trigram_tokenizer(self):
        docs = SqliteRetriever(tokenizer="trigram")
        docs.ingest("a", "\u5c45\u4f4f\u8005\u306f\u7a0e\u91d1\u3092\u7d0d\u3081\u308b")
        assert len(docs.search("\u7a0e\u91d1\u3092")) == 1


class TestFilters:
    def test_keeps_only_sources_that_fulfil_all(self, docs):
        docs.ingest("old", "tax rules", metadata={"year": 2024, "kind": "law"})
        docs.ingest("new", "tax rules", metadata={"year": 2025, "kind": "law"})
        docs.ingest("note", "tax rules", metadata={"year": 2025, "kind": "note"})
        found = docs.search("tax", filters={"year": 2025, "kind": "law"})
        assert [hit.source_id for hit in found] == ["new"]
        assert found[0].metadata == {"year": 2025, "kind": "law"}

    def test_refuses_a_filter_that_no_source_has(self, docs):
        docs.ingest("a", "tax rules", metadata={"year": 2025})
        with pytest.raises(ValueError, match="'yaer'"):
            docs.search("tax", filters={"yaer": 2025})

    def test_a_key_is_a_name_and_never_a_path(self, docs):
        docs.ingest("a", "tax rules", metadata={"a.b": "x"})
        assert len(docs.search("tax", filters={"a.b": "x"})) == 1


class TestIngest:
    def test_the_same_text_again_writes_nothing(self, docs):
        assert docs.ingest("a", "first words")
        assert not docs.ingest("a", "first words")
        assert docs.ingest("a", "first words", metadata={"v": 1})

    def test_a_new_text_replaces_the_old(self, docs):
        docs.ingest("a", "first words")
        docs.ingest("a", "second thoughts")
        assert list(docs.search("first")) == []
        assert [hit.content for hit in docs.search("second")] == ["second thoughts"]

    def test_remove(self, docs):
        docs.ingest("a", "some words")
        assert docs.remove("a")
        assert not docs.remove("a")
        assert list(docs.search("words")) == []
        with pytest.raises(KeyError):
            docs.text("a")

    def test_refuses_a_lone_surrogate_and_keeps_the_old_text(self, docs):
        docs.ingest("a", "good words")
        with pytest.raises(ValueError, match="character 4"):
            docs.ingest("a", "bad \ud800 words")
        assert docs.text("a") == "good words"

    @pytest.mark.parametrize(
        "text", ["", " \n\n ", "nul\0byte", "e\u0301 \U0001f469\u200d\U0001f4bb"]
    )
    def test_odd_texts_are_kept_exactly(self, docs, text):
        docs.ingest("a", text)
        assert docs.text("a") == text

    def test_refuses_a_file_made_with_another_tokenizer(self, tmp_path):
        SqliteRetriever(tmp_path / "a.db").close()
        with pytest.raises(ValueError, match="tokenizer"):
            SqliteRetriever(tmp_path / "a.db", tokenizer="trigram")

    def test_refuses_a_file_that_is_no_database(self, tmp_path):
        path = tmp_path / "a.db"
        path.write_bytes(b"not a database at all" * 100)
        with pytest.raises(sqlite3.DatabaseError):
            SqliteRetriever(path)

    def test_a_refused_search_costs_no_connection(self, docs):
        docs.ingest("a", "words")
        for _ in range(5):
            with pytest.raises(ValueError, match="metadata"):
                docs.search("words", filters={"none": 1})
        assert len(docs._idle[os.getpid()]) == 1
        assert len(docs.search("words")) == 1

    def test_closes_itself(self):
        with SqliteRetriever() as docs:
            docs.ingest("a", "words")
            folder = docs._path.parent
        assert not folder.exists()

    @pytest.mark.filterwarnings("error")
    def test_forgotten_it_cleans_up(self):
        docs = SqliteRetriever()
        docs.ingest("a", "words")
        folder = docs._path.parent
        del docs
        gc.collect()
        assert not folder.exists()

    def test_a_fork_does_not_clean_up_what_is_its_parents(self, docs):
        docs.ingest("a", "words")
        child = os.fork()
        if child == 0:
            docs.close()
            os._exit(0)
        assert os.waitpid(child, 0)[1] == 0
        assert len(docs.search("words")) == 1

    def test_a_private_index_leaves_nothing_behind(self):
        docs = SqliteRetriever()
        docs.ingest("a", "words")
        folder = docs._path.parent
        docs.close()
        assert not folder.exists()


def _search(path):
    return [hit.content for hit in SqliteRetriever(path).search("words")]


class TestTogether:
    def test_readers_see_the_last_finished_ingest(self, tmp_path):
        docs = SqliteRetriever(tmp_path / "a.db", chunk_size=20)
        versions = [f"version{n} " + "words and more words " * 50 for n in range(30)]
        docs.ingest("a", versions[0])
        done, failures = threading.Event(), []

        def read():
            while not done.is_set():
                text = docs.text("a")
                for hit in docs.search("version0 version1 words", 5):
                    if hit.content not in "\n".join(versions) or text not in versions:
                        failures.append(hit)

        readers = [threading.Thread(target=read) for _ in range(4)]
        for reader in readers:
            reader.start()
        for version in versions[1:]:
            docs.ingest("a", version)
        done.set()
        for reader in readers:
            reader.join()
        assert failures == []
        assert docs.text("a") == versions[-1]

    def test_another_process_reads_and_a_fork_opens_its_own_connection(self, tmp_path):
        docs = SqliteRetriever(tmp_path / "a.db")
        docs.ingest("a", "words")
        with multiprocessing.get_context("fork").Pool(1) as pool:
            assert pool.apply(_search, (tmp_path / "a.db",)) == ["words"]
        assert len(docs.search("words")) == 1

    def test_a_killed_ingest_leaves_no_trace(self, tmp_path: Path):
        path = tmp_path / "a.db"
        SqliteRetriever(path).ingest("a", "the old words")
        program = """
import os, signal, sys
from corvid_runtime.retrievers import SqliteRetriever, sqlite
docs = sqlite.SqliteRetriever(sys.argv[1], chunk_size=100)
pieces = sqlite.chunk
def dying(*arguments, **options):
    for number, piece in enumerate(pieces(*arguments, **options)):
        if number == 500:
            os.kill(os.getpid(), signal.SIGKILL)
        yield piece
sqlite.chunk = dying
docs.ingest("a", "the new words " * 50_000)
"""
        died = subprocess.run([sys.executable, "-c", program, str(path)], check=False)
        assert died.returncode == -signal.SIGKILL
        docs = SqliteRetriever(path)
        assert docs.text("a") == "the old words"
        assert [hit.content for hit in docs.search("words")] == ["the old words"]
        with closing(sqlite3.connect(path)) as db:
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)


MARKDOWN = """Preface.

# Taxes

General rules.

## Income

Residents pay.

```
# not a heading
```

Fees
----

Everybody pays fees.
"""


class TestChunks:
    @given(st.text(alphabet="ab. \n\r\t#=`\u3002\u00e9", max_size=300), st.integers(1, 40))
    def test_windows_are_ordered_bounded_and_hold_all_that_is_no_space(self, text, size):
        for format in ("text", "markdown"):
            windows = [piece.window for piece in chunk(text, format=format, size=size)]
            assert all(0 < stop - start <= size for start, stop in windows)
            assert all(a.stop <= b.start for a, b in itertools.pairwise(windows))
            held = "".join(text[start:stop] for start, stop in windows)
            assert "".join(held.split()) == "".join(text.split())

    def test_markdown_passages_know_their_headings(self):
        pieces = list(chunk(MARKDOWN, format="markdown"))
        assert [piece.heading for piece in pieces] == [
            "",
            "Taxes",
            "Taxes > Income",
            "Taxes > Fees",
        ]
        assert "# not a heading" in MARKDOWN[slice(*pieces[2].window)]

    def test_the_parent_holds_the_passage(self):
        text = "\n\n".join(f"Paragraph {number} with some words." for number in range(40))
        for piece in chunk(text, size=60):
            assert piece.parent.start <= piece.window.start < piece.window.stop <= piece.parent.stop
            assert piece.parent.stop - piece.parent.start <= 5 * 60
