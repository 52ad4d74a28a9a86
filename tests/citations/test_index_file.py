"""An index that was kept finds what a new one finds; a damaged one is made anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from corvid_runtime.citations import SourceText, index_file, source, verify_quote
from corvid_runtime.citations.folding import fold
from corvid_runtime.citations.index import Needle

CLAUSES = "\n".join(
    f"Clause {at}: the *tenant* pays {at} euro \u2014 on the first, with\u00adout exam-\nple."
    for at in range(3000)
)
QUOTES = (
    "Clause 17: the tenant pays 17 euro",
    "pays 2999 euro - on the first, without example",
    "Clause 17: the tenant pays 18 euro",
    "clause 17: THE tenant",
)


def kept(folder: Path) -> list[Path]:
    """Return the files of a folder."""
    return [*folder.iterdir()]


def test_a_source_that_comes_back_is_not_folded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = SourceText("lease", CLAUSES)
    expected = [
        (verify_quote(quote, plain).kind, verify_quote(quote, plain).spans) for quote in QUOTES
    ]
    assert [bool(spans) for _, spans in expected] == [True, True, False, False]
    SourceText("lease", CLAUSES, index_folder=tmp_path).prepare()
    monkeypatch.setattr(source, "fold", None)  # it would be called
    again = SourceText("lease", CLAUSES, index_folder=tmp_path)
    found = [
        (verify_quote(quote, again).kind, verify_quote(quote, again).spans) for quote in QUOTES
    ]
    assert found == expected
    assert verify_quote(QUOTES[3], again, ignore_case=True)
    for quote in QUOTES:
        needle = Needle(fold(quote))
        assert [*again.index.find(needle)] == [*plain.index.find(needle)]


def test_another_text_or_another_reading_has_an_index_of_its_own(tmp_path: Path) -> None:
    for name, text in (("a.txt", CLAUSES), ("a.md", CLAUSES), ("a.txt", CLAUSES + "x")):
        SourceText(name, text, index_folder=tmp_path).prepare()
    assert len(kept(tmp_path)) == 3
    SourceText("b.txt", CLAUSES, index_folder=tmp_path).prepare()
    assert len(kept(tmp_path)) == 3, "a name that says nothing else is no other source"


@pytest.mark.parametrize(
    "damage",
    [
        lambda octets: b"",
        lambda octets: octets[:20],
        lambda octets: octets[:-1],
        lambda octets: octets[:5000] + bytes([octets[5000] ^ 1]) + octets[5001:],
        lambda octets: octets.replace(b"sizes", b"seizes", 1),
        lambda octets: b"C" + octets[1:],
        lambda octets: b"corvid index\n[]\n" + octets,
    ],
)
def test_a_damaged_index_is_made_anew(tmp_path: Path, damage: object) -> None:
    SourceText("lease", CLAUSES, index_folder=tmp_path).prepare()
    (file,) = kept(tmp_path)
    whole = file.read_bytes()
    file.write_bytes(damage(whole))  # type: ignore[operator]
    assert index_file.read(file) is None
    again = SourceText("lease", CLAUSES, index_folder=tmp_path).prepare()
    assert verify_quote(QUOTES[0], again)
    assert not verify_quote(QUOTES[2], again)
    assert file.read_bytes() == whole
    assert kept(tmp_path) == [file]


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        SourceText("lease", CLAUSES, index_folder=tmp_path / "file").prepare()


def test_a_text_that_is_passed_again_is_indexed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    text = CLAUSES + "once"
    assert verify_quote(QUOTES[0], text)
    with monkeypatch.context() as patch:
        patch.setattr(source, "fold", None)
        assert verify_quote(QUOTES[1], "".join([CLAUSES, "once"]))
        assert not verify_quote(QUOTES[2], text)
    assert source.indexed(text) is source.indexed(text)


def test_few_texts_are_kept_and_of_long_ones_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "_MOST_KEPT", 1000)
    first = source.indexed("a" * 600)
    source.indexed("b" * 300)
    assert source.indexed("a" * 600) is first
    source.indexed("c" * 5000)
    assert [*source._recent] == ["c" * 5000]
    for at in range(200):
        source.indexed(str(at))
    assert len(source._recent) == source._MOST_TEXTS
