"""What honest services make of different content: the same plain results. Their twins do not.

A service tells of its content only by what it discloses: it may find nothing, or return more hits.
So each is run with two contents of which it discloses the same.
"""

from __future__ import annotations

import importlib
import sys

import pytest
from corvid_runtime import GroundedValue, plain

from tests.noninterference.recording import Lines
from tests.plugin.checking import CASES

pytestmark = pytest.mark.skipif(
    sys.version_info < (3, 11), reason="services have task groups and timeouts of Python 3.11"
)

SERVICES = sorted(path.parent.name for path in CASES.glob("orchestrators/*/honest.py"))

_EVERY = (
    "international no confidential risk see\nrefundable the children is bravo\n"
    "alpha zulu is recommended a\nThe A every liability zulu",
    "30 17 unknown is indemnify\nA (13) reviewed indemnify rejected\n"
    "INTER every 2019 clause unlimited\nrefund damage unknown 30 yes",
)
_OTHERS = {
    ("9\n9", "The refund\nunknown"): (
        "context_window counted_requests distinct_paragraphs faq_first follow_up_bot http_endpoint "
        "manual_sections plan_routing protocol_rerank remote_pages risky_questions timed_cache "
        "tool_specs"
    ),
    ("yes\nconfidential", "unlimited refund"): (
        "clause_tasks disclaimed_stream sub_questions support_bot_memory"
    ),
    ("a long passage about the notice period\n" * 2, "alpha bravo 17 yes"): (
        "budget_in_modules fallback_model policy_versions"
    ),
    ("risk 17\nzulu", "The refund\nzulu"): "confidential_memos filing_pages",
    ("unknown\nunknown", "confidential\nconfidential"): "dated_citations",
}
_CONTENTS = {name: contents for contents, names in _OTHERS.items() for name in names.split()}


@pytest.fixture(autouse=True)
def _importable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(CASES))


def _results(service: str, program: str) -> list[str]:
    """All that is plain in what a program returns, once for each of the two contents."""
    module = importlib.import_module(f"orchestrators.{service}.{program}")
    masked = Lines(GroundedValue, plain).masked
    return [masked(module.main(content)) for content in _CONTENTS.get(service, _EVERY)]


@pytest.mark.parametrize("service", SERVICES)
def test_an_honest_service_makes_the_same_of_both_contents(service: str) -> None:
    one, other = _results(service, "honest")
    assert one == other


@pytest.mark.parametrize("service", SERVICES)
def test_its_twin_tells_them_apart(service: str) -> None:
    one, other = _results(service, "twin")
    assert one != other


def test_each_content_is_for_a_service() -> None:
    assert set(_CONTENTS) <= set(SERVICES)
