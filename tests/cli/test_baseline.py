"""A baseline accepts what was there, however the lines move, and nothing else."""

from collections import Counter
from pathlib import Path
from typing import Any

import attrs
import pytest
from corvid_cli import baseline
from corvid_cli.site_report import Disclosure, Identity, Site, SiteReport, TrustBoundary
from hypothesis import given
from hypothesis import strategies as st

SITE = Site(
    agent="app.headline",
    kind="return",
    file="app.py",
    line=3,
    column=11,
    end_line=3,
    end_column=15,
    expression="text",
    actual="Grounded[str]",
    slot="str",
    message="",
    hint=None,
)
sites = st.lists(
    st.builds(
        attrs.evolve,
        st.just(SITE),
        line=st.integers(1, 50),
        kind=st.sampled_from(["return", "argument"]),
        expression=st.sampled_from(["a", 'say("ä")', "b"]),
    ),
    max_size=8,
)


def new_sites(found: list[Site], known: Counter[Identity]) -> list[Site]:
    """Return the sites that are not accepted."""
    return [*baseline.new_rows(SiteReport(found), known).sites]


@given(sites, sites)
def test_what_is_new_is_what_was_added(
    tmp_path_factory: pytest.TempPathFactory, accepted: list[Site], added: list[Site]
) -> None:
    path = tmp_path_factory.mktemp("baseline") / "sites.json"
    baseline.write(path, accepted)
    known = baseline.read(path)
    assert new_sites([*reversed(accepted)], known) == []
    new = new_sites([*accepted, *added], known)
    assert sorted(site.identity for site in new) == sorted(site.identity for site in added)


def test_a_site_that_moved_is_still_accepted(tmp_path: Path) -> None:
    baseline.write(tmp_path / "b.json", [SITE])
    moved = attrs.evolve(SITE, line=99, end_line=99, column=3)
    assert new_sites([moved], baseline.read(tmp_path / "b.json")) == []


def test_rows_of_different_kinds_are_told_apart(tmp_path: Path) -> None:
    place: dict[str, Any] = {
        "file": "app.py",
        "line": 1,
        "column": 0,
        "end_line": 1,
        "end_column": 9,
    }
    shown = Disclosure("app.f", "provenance", **place, expression="a", actual="b", message="")
    trusted = TrustBoundary("app.f", **place, message="")
    baseline.write(tmp_path / "b.json", [SITE, shown])
    known = baseline.read(tmp_path / "b.json")
    report = SiteReport([SITE, SITE], [shown], [trusted])
    assert baseline.new_rows(report, known) == SiteReport([SITE], [], [trusted], leaving=[])


def test_the_file_is_the_same_whatever_the_order(tmp_path: Path) -> None:
    other = attrs.evolve(SITE, kind="argument")
    baseline.write(tmp_path / "a", [SITE, other])
    baseline.write(tmp_path / "b", [other, SITE])
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()
    assert len((tmp_path / "a").read_text().splitlines()) == 4


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"version": 2, "sites": []}', '{"version": 1, "sites": [{"file": "x"}]}'],
)
def test_a_file_that_is_no_baseline_is_a_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "b.json").write_text(text)
    with pytest.raises(baseline.BadBaseline, match=r"b\.json"):
        baseline.read(tmp_path / "b.json")
