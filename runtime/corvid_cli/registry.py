"""The guarantees of the project: what is promised, where it is decided, and what proves it."""

from typing import Literal

from attrs import frozen


@frozen
class Guarantee:
    """A promise of the project.

    `tests` are pytest node ids; a file or a parametrised test stands for all it contains.
    `limits` says what is not promised.
    """

    id: str
    statement: str
    decided: Literal["static", "run time", "static and run time"]
    tests: tuple[str, ...]
    limits: str


CASES = "tests/plugin/test_cases.py::test_program_is_refused_exactly_where_it_is_marked"
STATIC = "tests/plugin/test_conformance.py"
DYNAMIC = "tests/runtime/test_conformance.py"

GUARANTEES = (
    Guarantee(
        id="grounded.contagion",
        statement="What is computed from a grounded value is grounded: by operators, attributes,"
        " methods, subscripts, calls, lifted functions and prompts.",
        decided="static and run time",
        tests=(
            f"{STATIC}::test_s9_contagion",
            f"{CASES}[expr_6_7_binary/",
            "tests/runtime/test_laws.py",
        ),
        limits="Where Python calls the plain operand first, as in `1.5 + n`, the result is plain at"
        " run time, and mypy reports a coercion site.",
    ),
    Guarantee(
        id="grounded.no_laundering",
        statement="A function marked `@grounded_pure` type-checks only if neither it nor anything"
        " it calls can turn a grounded value into a plain one: two runs that make the same"
        " disclosures produce equal plain values.",
        decided="static",
        tests=(
            f"{STATIC}::test_s18_pure_launders",
            f"{CASES}[purity/",
            "tests/plugin/test_holes.py",
            "tests/noninterference/test_noninterference.py",
        ),
        limits="Disclosures are allowed and listed: that content was looked at, presence, length,"
        " provenance, selection, refusal, failure and effect. `discloses=()` allows none of them:"
        " then a test may not read content, and every coercion site is an error, as the"
        " specification demands. The default allows more, since code that may not refuse, filter or"
        " catch an exception would move into `@lift`, where nothing is proved: a test may read"
        " content, and it is proved that what the test decides stays grounded. Bodies of tools,"
        " prompts and `@lift` functions are trusted.",
    ),
    Guarantee(
        id="grounded.disclosures_bounded",
        statement="A function marked `@grounded_pure(discloses=...)` type-checks only if neither it"
        " nor anything it calls makes a disclosure of another kind; the project's setting applies"
        " to proofs without `discloses`.",
        decided="static",
        tests=("tests/plugin/test_settings.py", "tests/cli/test_proof_pages.py"),
        limits="`condition` is in every set but the empty one. An effect that does not depend on"
        " content needs no kind.",
    ),
    Guarantee(
        id="grounded.provenance_required",
        statement="A function that promises `Grounded[T]` returns a value with a source on every"
        " path.",
        decided="static and run time",
        tests=(
            f"{STATIC}::test_s2_unsourced",
            f"{STATIC}::test_s4_prompt_fed_plain",
            f"{CASES}[stmt_7_6_return/",
            f"{DYNAMIC}::test_r12_a_severed_value_may_not_be_returned_as_grounded",
        ),
        limits="Whether the source is the right one is not decided; citations show that its words"
        " are quoted.",
    ),
    Guarantee(
        id="grounded.recorded_coercions",
        statement="Every place where an agent drops the sources of a value is reported, with its"
        " kind and its exact range.",
        decided="static",
        tests=(
            f"{STATIC}::test_s14_one_site_each",
            f"{CASES}[compound_8_1_if/",
            "tests/cli/test_sites.py",
        ),
        limits="Outside agents it is mypy's own error, under mypy's own settings.",
    ),
    Guarantee(
        id="grounded.disclosures_listed",
        statement="Every disclosure of a proved function, and every `@lift` function, which"
        " receives unwrapped content, is a row of `corvid sites`.",
        decided="static",
        tests=(
            "tests/plugin/test_disclosures.py",
            "tests/cli/test_sites.py::test_text_has_a_section_for_each_kind_of_row",
        ),
        limits="Audited functions of the standard library are trusted without a row, and so are the"
        " bodies of tools and prompts.",
    ),
    Guarantee(
        id="grounded.no_forgery",
        statement="Only the body of a tool whose effects retrieve can give a value a source.",
        decided="static and run time",
        tests=(
            f"{CASES}[forgery/",
            "tests/plugin/test_execution.py::test_forged_values_are_refused_at_run_time",
        ),
        limits="Code that uses private names of the runtime, or patches it, is trusted.",
    ),
    Guarantee(
        id="grounded.fail_closed",
        statement="Code that the checker cannot decide is reported as an error, never accepted.",
        decided="static",
        tests=("tests/plugin/test_failures.py",),
        limits="Code that mypy does not check at all is not covered.",
    ),
    Guarantee(
        id="grounded.same_everywhere",
        statement="The diagnostics are the same from a cold and a warm cache, with several workers"
        " and from the daemon after an edit.",
        decided="static",
        tests=("tests/plugin/test_modes.py",),
        limits="Unused-ignore warnings in the daemon are as unreliable as mypy's own.",
    ),
    Guarantee(
        id="provenance.complete",
        statement="At run time every grounded value carries every step that produced it, through"
        " copies, pickles, threads, tasks and JSON.",
        decided="run time",
        tests=(
            f"{DYNAMIC}::test_r06_derived_survives_json",
            f"{DYNAMIC}::test_r14_pickle_and_copies_keep_the_chain",
            f"{DYNAMIC}::test_r14_threads_tasks_and_a_process_pool_keep_the_chain",
            "tests/runtime/test_laws.py",
        ),
        limits="Code in C may unwrap a value, as `json.dumps` does; the checker reports where.",
    ),
    Guarantee(
        id="confidence.min_threshold",
        statement="An agent that declares `min_confidence=p` calls no boundary that declares less"
        " than p, and a value's confidence is that of its weakest step.",
        decided="static and run time",
        tests=(
            f"{STATIC}::test_s19_confidence",
            f"{CASES}[confidence/",
            f"{DYNAMIC}::test_r13_the_weakest_step_decides_the_confidence",
        ),
        limits="Confidences are the numbers that boundaries declare; they are not measured.",
    ),
    Guarantee(
        id="data.declared",
        statement="Each category of `data=` on an agent is among the effects of what it calls.",
        decided="static",
        tests=(f"{STATIC}::test_s22_data", f"{CASES}[effects/"),
        limits="This constrains which boundaries are called; it makes nothing grounded.",
    ),
    Guarantee(
        id="citation.grounded_argument",
        statement="A prompt that cites a parameter receives a grounded value there at every call.",
        decided="static",
        tests=(f"{STATIC}::test_s21_cites", f"{CASES}[cites/"),
        limits="The quotations of the answer are the subject of `citation.verbatim`.",
    ),
    Guarantee(
        id="citation.verbatim",
        statement="Every quotation in the answer of a prompt that cites stands in the cited source"
        " word for word; only differences of presentation are ignored.",
        decided="run time",
        tests=(
            "tests/citations/test_battery.py",
            "tests/citations/test_properties.py",
            "tests/citations/test_strict.py",
            f"{DYNAMIC}::test_r11_an_answer_that_quotes_what_is_not_there",
        ),
        limits="Whether a quotation supports the claim beside it is not decided.",
    ),
    Guarantee(
        id="citation.values",
        statement="`ValueCheck`, which asks no model, never reports that a claim is supported, and"
        " a model's verdict counts only if it quotes the passage and every value of the claim"
        " stands there.",
        decided="run time",
        tests=("tests/citations/test_two_stages.py",),
        limits="Values that are present may be attributed to the wrong party; it reads English.",
    ),
    Guarantee(
        id="evidence.read_or_refused",
        statement="Whatever file a command is given as evidence (an answer in any format, a"
        " trajectory, a log, a proof, a receipt), it prints a verdict, or one sentence on stderr"
        " with status 2.",
        decided="run time",
        tests=("tests/cli/test_evidence.py", "tests/fuzzing/test_fuzzing.py"),
        limits="Tested on samples: `python -m tests.fuzzing` mutates 10,000 files for each reader.",
    ),
    Guarantee(
        id="evidence.drift_is_told",
        statement="If the text that a citation was made from is known, `--drift` never reports"
        " `changed` if the words did not stand in that text, nor `never stood` if they did.",
        decided="run time",
        tests=("tests/cli/test_drift.py",),
        limits="A citation whose words do not stand, and whose original text is not recorded, is"
        " reported as `unknown`.",
    ),
    Guarantee(
        id="log.append_only",
        statement="An entry of an `AnswerLog` is written as a whole or not at all, whenever its"
        " writer dies; concurrent writers lose none, and a change of one is detected.",
        decided="run time",
        tests=("tests/answer_log/test_log.py", "tests/answer_log/test_survival.py"),
        limits="Whoever can write the file can compute all seals again, or cut off its end.",
    ),
    Guarantee(
        id="receipt.bound",
        statement="A receipt is made only of code that was checked and accepted as it is, and of an"
        " answer whose quotes stand; one that was changed since it was signed is refused.",
        decided="run time",
        tests=("tests/cli/test_receipt.py",),
        limits="It is not shown that the machine which signed it ran this code.",
    ),
    Guarantee(
        id="retrieval.only_what_was_found",
        statement="An answer may cite only what this session's search has found, and its quotes"
        " are verified against the original source, never against an excerpt.",
        decided="run time",
        tests=("tests/retrievers/test_grounding.py",),
        limits="What a retriever does not find cannot be cited, however true.",
    ),
    Guarantee(
        id="enforcement.citations_opened",
        statement="A trajectory passes only if enough of its claims carry citations that were"
        " opened and found; a fabricated one blocks whatever the ratio.",
        decided="run time",
        tests=("tests/enforcement/test_citations.py", "tests/enforcement/test_ratio.py"),
        limits="A claim that the trajectory does not record is not seen.",
    ),
)
