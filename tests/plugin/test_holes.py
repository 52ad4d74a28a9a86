"""Ways to launder or to forge that other systems leave open, each closed here."""

from __future__ import annotations

from tests.plugin.conftest import Check


def test_h1_nested_generics(conforms: Check) -> None:
    conforms("holes/h01_nested_generics.py")


def test_h2_list_concatenation(conforms: Check) -> None:
    conforms("holes/h02_list_concatenation.py")


def test_h3_record_keywords(conforms: Check) -> None:
    conforms("holes/h03_record_keywords.py")


def test_h4_variants(conforms: Check) -> None:
    conforms("holes/h04_variants.py")


def test_h5_match_arms(conforms: Check) -> None:
    conforms("holes/h05_match_arms.py")


def test_h6_while(conforms: Check) -> None:
    conforms("holes/h06_while.py")


def test_h7_lambdas_and_containers(conforms: Check) -> None:
    conforms("holes/h07_lambdas_and_containers.py")


def test_h8_plain_helper(conforms: Check) -> None:
    conforms("holes/h08_plain_helper.py")


def test_h9_tool_with_grounded_parameter(conforms: Check) -> None:
    conforms("holes/h09_tool_with_grounded_parameter.py")


def test_h10_prompt_with_grounded_parameter(conforms: Check) -> None:
    conforms("holes/h10_prompt_with_grounded_parameter.py")


def test_h11_methods(conforms: Check) -> None:
    conforms("holes/h11_methods.py")


def test_h12_imported_agents(conforms: Check) -> None:
    conforms("holes/h12_imported_agents.py")


def test_h13_imported_tools(conforms: Check) -> None:
    conforms("holes/h13_imported_tools.py")


def test_h14_cached(conforms: Check) -> None:
    conforms("holes/h14_cached.py")


def test_h15_wrapper_of_wrapper(conforms: Check) -> None:
    conforms("holes/h15_wrapper_of_wrapper.py")


def test_h16_any(conforms: Check) -> None:
    conforms("holes/h16_any.py")


def test_h17_implicit_flow(conforms: Check) -> None:
    conforms("holes/h17_implicit_flow.py")


def test_f1_prompt_declared_grounded(conforms: Check) -> None:
    conforms("holes/f1_prompt_declared_grounded.py")


def test_f2_literal_return(conforms: Check) -> None:
    conforms("holes/f2_literal_return.py")


def test_f3_one_good_return(conforms: Check) -> None:
    conforms("holes/f3_one_good_return.py")


def test_f4_joins(conforms: Check) -> None:
    conforms("holes/f4_joins.py")


def test_f5_prompt_as_source(conforms: Check) -> None:
    conforms("holes/f5_prompt_as_source.py")


def test_f6_tool_without_effect(conforms: Check) -> None:
    conforms("holes/f6_tool_without_effect.py")
