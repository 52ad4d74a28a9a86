"""What every implementation of the grounding system decides the same way, statically."""

from __future__ import annotations

from tests.plugin.conftest import Check


def test_s1_returned(conforms: Check) -> None:
    conforms("conformance/s01_returned.py")


def test_s2_unsourced(conforms: Check) -> None:
    conforms("conformance/s02_unsourced.py")


def test_s3_through_prompt(conforms: Check) -> None:
    conforms("conformance/s03_through_prompt.py")


def test_s4_prompt_fed_plain(conforms: Check) -> None:
    conforms("conformance/s04_prompt_fed_plain.py")


def test_s5_through_agent(conforms: Check) -> None:
    conforms("conformance/s05_through_agent.py")


def test_s6_through_local(conforms: Check) -> None:
    conforms("conformance/s06_through_local.py")


def test_s7_unwrapped(conforms: Check) -> None:
    conforms("conformance/s07_unwrapped.py")


def test_s8_unwrap_takes_nothing(conforms: Check) -> None:
    conforms("conformance/s08_unwrap_takes_nothing.py")


def test_s9_contagion(conforms: Check) -> None:
    conforms("conformance/s09_contagion.py")


def test_s10_plain_sum(conforms: Check) -> None:
    conforms("conformance/s10_plain_sum.py")


def test_s11_own_effect(conforms: Check) -> None:
    conforms("conformance/s11_own_effect.py")


def test_s12_cost_only(conforms: Check) -> None:
    conforms("conformance/s12_cost_only.py")


def test_s13_condition(conforms: Check) -> None:
    conforms("conformance/s13_condition.py")


def test_s14_one_site_each(conforms: Check) -> None:
    conforms("conformance/s14_one_site_each.py")


def test_s15_grounded_slot(conforms: Check) -> None:
    conforms("conformance/s15_grounded_slot.py")


def test_s16_pure_preserves(conforms: Check) -> None:
    conforms("conformance/s16_pure_preserves.py")


def test_s17_pure_calls_pure(conforms: Check) -> None:
    conforms("conformance/s17_pure_calls_pure.py")


def test_s18_pure_launders(conforms: Check) -> None:
    conforms("conformance/s18_pure_launders.py")


def test_s19_confidence(conforms: Check) -> None:
    conforms("conformance/s19_confidence.py")


def test_s20_confidence_range(conforms: Check) -> None:
    conforms("conformance/s20_confidence_range.py")


def test_s21_cites(conforms: Check) -> None:
    conforms("conformance/s21_cites.py")


def test_s22_data(conforms: Check) -> None:
    conforms("conformance/s22_data.py")


def test_s23_stripping_helper(conforms: Check) -> None:
    conforms("conformance/s23_stripping_helper.py")


def test_s24_low_confidence(conforms: Check) -> None:
    conforms("conformance/s24_low_confidence.py")


def test_s25_looks(conforms: Check) -> None:
    conforms("conformance/s25_looks.py")


def test_s26_plain_arms(conforms: Check) -> None:
    conforms("conformance/s26_plain_arms.py")


def test_s27_refusal(conforms: Check) -> None:
    conforms("conformance/s27_refusal.py")


def test_s28_selection(conforms: Check) -> None:
    conforms("conformance/s28_selection.py")


def test_s29_failure(conforms: Check) -> None:
    conforms("conformance/s29_failure.py")


def test_s30_unmarked(conforms: Check) -> None:
    conforms("conformance/s30_unmarked.py")


def test_s31_agent(conforms: Check) -> None:
    conforms("conformance/s31_agent.py")


def test_s32_sorted(conforms: Check) -> None:
    conforms("conformance/s32_sorted.py")


def test_s33_length(conforms: Check) -> None:
    conforms("conformance/s33_length.py")


def test_s34_texts(conforms: Check) -> None:
    conforms("conformance/s34_texts.py")


def test_s35_union(conforms: Check) -> None:
    conforms("conformance/s35_union.py")


def test_s36_kinds(conforms: Check) -> None:
    conforms("conformance/s36_kinds.py")
