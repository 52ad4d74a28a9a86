"""What a verdict says: kind, place, occurrences, folds, offsets, nearest passage."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest
from corvid_runtime.citations import Location, SourceText, Span, Verdict, verify_quote

LEASE = (
    "The lease term is five years. Rent is due monthly. The fee is $89.50.\n"
    "Rent is due monthly. The tenant may renew, but may not sublet, for five years."
)
SOURCE = SourceText("lease", LEASE)
FIRST, SECOND = (30, 50), (70, 90)


class TestKinds:
    def test_the_very_characters_are_exact(self) -> None:
        verdict = verify_quote("The fee is $89.50", SOURCE)
        assert (verdict.kind, verdict.reason, verdict.folds) == ("exact", None, ())
        assert verdict.span == (51, 68)
        assert verdict.text == "The fee is $89.50"
        assert verdict.spans == (verdict.span,)
        assert verdict

    def test_a_difference_in_presentation_is_normalized_and_named(self) -> None:
        verdict = verify_quote("“five\nyears”", SOURCE)
        assert verdict.kind == "normalized"
        assert set(verdict.folds) == {"whitespace", "wrapping_quotes"}
        assert verdict.text == "five years"

    @pytest.mark.parametrize(
        ("quote", "source", "fold"),
        [
            ("Smith & Sons", "Smith &amp; Sons", "entities"),
            ("build\u00ading it", "building it", "invisible"),
            ("the \ufb01rst", "the first", "ligatures"),
            ("cafe\u0301 noir", "café noir", "composition"),
            ("it’s due", "it's due", "quote_marks"),
            ("the main-\ntained roof", "the maintained roof", "hyphen_break"),
            ("不可转让\n本合同", "不可转让本合同", "wrap"),
            ("is  due", "is due", "whitespace"),
            ("2019–2020", "2019-2020", "dashes"),
            ("wait … here", "wait ... here", "ellipsis"),
            ("may *not* sublet", "may not sublet", "emphasis"),
            ('"is due"', "is due", "wrapping_quotes"),
        ],
    )
    def test_each_fold_is_named(self, quote: str, source: str, fold: str) -> None:
        verdict = verify_quote(quote, source)
        assert verdict.kind == "normalized"
        assert fold in verdict.folds

    def test_case_counts_unless_asked(self) -> None:
        assert not verify_quote("RENT IS DUE", SOURCE)
        verdict = verify_quote("RENT IS DUE", SOURCE, ignore_case=True)
        assert (verdict.kind, verdict.folds) == ("normalized", ("case",))
        assert verdict.text == "Rent is due"
        assert verify_quote("ОДИН ΣΊΣΥΦΟΣ", "один σίσυφος", ignore_case=True)
        assert not verify_quote("RENT IS PAID", SOURCE, ignore_case=True)

    def test_an_elided_quote_tells_its_parts_and_what_it_omits(self) -> None:
        verdict = verify_quote("The lease term … The fee is $89.50", SOURCE)
        assert verdict.kind == "elided"
        assert verdict.span == (0, 68)
        assert [LEASE[slice(*part)] for part in verdict.spans] == [
            "The lease term",
            "The fee is $89.50",
        ]
        assert verdict.omitted == (" is five years. Rent is due monthly. ",)
        assert verdict.occurrences == (verdict.span,)

    def test_an_omitted_negation_is_named(self) -> None:
        verdict = verify_quote("The tenant may … sublet", SOURCE)
        assert (verdict.kind, verdict.reason) == ("rejected", "omitted_negation")
        assert verdict.omitted == ("not",)

    def test_another_way_to_lay_out_the_parts_may_omit_no_negation(self) -> None:
        text = "The tenant may not sublet. The tenant may always sublet."
        verdict = verify_quote("The tenant may ... sublet", text)
        assert verdict.kind == "elided"
        assert verdict.span == (27, 55)

    def test_an_elision_is_bounded(self) -> None:
        near, far = "x " * 250, "x " * 400
        assert verify_quote("Rent is due … every month", f"Rent is due {near}every month")
        assert not verify_quote("Rent is due … every month", f"Rent is due {far}every month")

    def test_an_ellipsis_that_stands_there_is_no_elision(self) -> None:
        verdict = verify_quote("def f(): ...", "Write def f(): ... for now.")
        assert verdict.kind == "exact"


class TestOccurrences:
    def test_a_phrase_that_stands_twice_verifies_and_lists_both(self) -> None:
        verdict = verify_quote("Rent is due monthly.", SOURCE)
        assert verdict.span == FIRST
        assert verdict.occurrences == (FIRST, SECOND)

    @pytest.mark.parametrize("claimed", [FIRST, SECOND])
    def test_claimed_offsets_choose(self, claimed: tuple[int, int]) -> None:
        verdict = verify_quote("Rent is due monthly.", SOURCE, claimed=claimed)
        assert (verdict.kind, verdict.span) == ("exact", claimed)

    def test_wrong_offsets_are_relocated_to_the_closest(self) -> None:
        verdict = verify_quote("Rent is due monthly.", SOURCE, claimed=(60, 80))
        assert (verdict.kind, verdict.span) == ("relocated", SECOND)

    @pytest.mark.parametrize("claimed", [(-5, 3), (0, 10_000), (9, 2), (5000, 6000)])
    def test_offsets_out_of_range_relocate(self, claimed: tuple[int, int]) -> None:
        verdict = verify_quote("The fee is $89.50", SOURCE, claimed=claimed)
        assert (verdict.kind, verdict.span) == ("relocated", (51, 68))
        strict = verify_quote("The fee is $89.50", SOURCE, claimed=claimed, strict_offsets=True)
        assert strict.reason == "out_of_range"

    def test_strict_offsets_admit_the_right_place_only(self) -> None:
        def strictly(claimed: tuple[int, int] | None) -> Verdict:
            return verify_quote(
                "“Rent is due monthly.”", SOURCE, claimed=claimed, strict_offsets=True
            )

        assert strictly(SECOND).kind == "normalized"
        assert strictly((0, 20)).reason == "out_of_range"
        assert strictly(None)
        altered = verify_quote("Rent is due weekly.", SOURCE, claimed=FIRST, strict_offsets=True)
        assert altered.reason == "not_found"

    def test_offsets_count_code_points(self) -> None:
        text = "\U0001f44d\U0001f3fd then Rent is due monthly."
        assert verify_quote("Rent is due", text).span == (8, 19)

    def test_a_broken_word_can_be_claimed_among_whole_ones(self) -> None:
        text = "It maintains the roof. It main-\ntains the roof."
        assert verify_quote("It maintains the roof", text).occurrences == ((0, 21), (23, 46))
        text = "It well-known is. It well-\nknown is."
        assert verify_quote("It well-known", text).occurrences == ((0, 13), (18, 32))


class TestNearest:
    def test_it_tells_the_difference(self) -> None:
        nearest = verify_quote("The lease term is ten years", SOURCE).nearest
        assert nearest is not None
        assert nearest.text == "The lease term is five years"
        assert LEASE[slice(*nearest.span)] == nearest.text
        assert nearest.difference == "the quote says 'ten', the source 'five'"

    def test_it_tells_a_missing_and_an_added_word(self) -> None:
        missing = verify_quote("The tenant may renew, but may sublet", SOURCE).nearest
        added = verify_quote("Rent is always due monthly", SOURCE).nearest
        assert missing is not None
        assert added is not None
        assert missing.difference == "the quote leaves out 'not'"
        assert added.difference == "the quote adds 'always'"

    def test_it_tells_a_token_cut_short(self) -> None:
        nearest = verify_quote("The fee is $89", SOURCE).nearest
        assert nearest is not None
        assert "inside a longer" in nearest.difference

    def test_it_is_found_far_into_a_long_source(self) -> None:
        source = "The tenant pays the rent. " * 2000 + "The tenant of the house pays no rent."
        nearest = verify_quote("The tenant of the house pays the rent", source).nearest
        assert nearest is not None
        assert nearest.text == "The tenant of the house pays no rent"
        assert nearest.difference == "the quote says 'the', the source 'no'"

    def test_stray_words_before_it_are_left_aside(self) -> None:
        nearest = verify_quote(
            "the tenant may sell", "On the first day. The tenant may renew."
        ).nearest
        assert nearest is not None
        assert nearest.text == "The tenant may renew"

    def test_it_tells_the_difference_in_scripts_without_spaces(self) -> None:
        nearest = verify_quote("租赁期限为十六年", "本合同租赁期限为十五年，自一月起算。").nearest
        assert nearest is not None
        assert nearest.text == "租赁期限为十五年"
        assert nearest.difference == "the quote says '六', the source '五'"

    def test_nothing_is_near_a_text_of_other_words(self) -> None:
        assert verify_quote("zebra quagga", SOURCE).nearest is None


class TestSource:
    def test_locations_are_found_by_range(self) -> None:
        words = [
            Location(page=1, bbox=(0, 0, 9, 9), char_span=(0, 3)),
            Location(page=1, bbox=(10, 0, 19, 9), char_span=(4, 9)),
            Location(page=2, bbox=(0, 0, 9, 9), char_span=(10, 14)),
        ]
        source = SourceText("lease", LEASE, locations=reversed(words))
        assert source.locate((0, 3)) == (words[0],)
        assert source.locate((3, 4)) == ()
        assert source.locate((8, 11)) == (words[1], words[2])
        located = Span("lease", "The lease term").located(source)
        assert (located.page, located.bbox) == (1, (0, 0, 19, 9))
        assert located.char_span == (0, 14)
        assert located.location == words[0]

    def test_a_location_without_its_range_is_refused(self) -> None:
        with pytest.raises(ValueError, match="char_span"):
            SourceText("lease", LEASE, locations=[Location(page=1)])

    def test_a_quote_that_does_not_stand_there_cannot_be_located(self) -> None:
        with pytest.raises(ValueError, match="does not stand"):
            Span("lease", "Rent is free").located(SOURCE)

    def test_sources_and_verdicts_can_be_pickled(self) -> None:
        source = pickle.loads(pickle.dumps(SOURCE))
        verdict = pickle.loads(pickle.dumps(verify_quote("Rent is free forever", source)))
        assert source == SOURCE
        assert verdict.nearest is not None


def test_the_package_is_imported_quickly_and_without_pydantic() -> None:
    program = (
        "import sys, time; start = time.process_time(); import corvid_runtime.citations;"
        "spent = time.process_time() - start; print(spent); assert 'pydantic' not in sys.modules;"
        "assert 'pdfplumber' not in sys.modules; assert spent < 1"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
