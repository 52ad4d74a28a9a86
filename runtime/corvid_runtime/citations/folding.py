"""From a text as it is to the text that is compared, one pass per fold, and back."""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import cache, cached_property, lru_cache
from html.entities import html5
from typing import Final

import attrs

from corvid_runtime.citations import characters as c
from corvid_runtime.citations import folds
from corvid_runtime.citations import readings as r
from corvid_runtime.citations.folds import Fold
from corvid_runtime.citations.markdown import markup
from corvid_runtime.citations.offsets import Edit, OffsetMap, matches, rewrite


@attrs.frozen
class Pass:
    """One fold at work.

    Attributes:
        fold: which one.
        edits: its edits of a text, given the characters among those it needs that the text has.
        needs: the characters without which it has none.
    """

    fold: Fold
    edits: Callable[[str, str], Iterable[Edit]]
    needs: re.Pattern[str]

    def present(self, inventory: str) -> str:
        """Return which of the characters that it needs are among others, each once."""
        return "".join(sorted({*self.needs.findall(inventory)}))


@attrs.frozen
class Folded:
    """A text in the form in which texts are compared.

    Attributes:
        rich: the folded text, with a reserved character at each point of several readings.
        origins: the offset maps from `rich` back to the original, last one first.
    """

    rich: str
    origins: tuple[OffsetMap, ...] = ()

    @cached_property
    def _flattened(self) -> tuple[str, OffsetMap | None]:
        return rewrite(self.rich, matches(_RESERVED, _first_reading, self.rich))

    @property
    def text(self) -> str:
        """The folded text in its first reading: what is searched."""
        return self._flattened[0]

    @property
    def has_points(self) -> bool:
        """Whether some point has more than one reading."""
        return self.text is not self.rich

    def to_rich(self, start: int, end: int) -> tuple[int, int]:
        """Map a non-empty range of `text` to one of `rich`."""
        flat = self._flattened[1]
        return flat.back(start, end) if flat is not None else (start, end)

    def from_rich(self, position: int) -> int:
        """Map a position in `rich` to one in `text`."""
        flat = self._flattened[1]
        return flat.forward(position) if flat is not None else position

    def to_original(self, start: int, end: int) -> tuple[int, int]:
        """Map a non-empty range of `rich` to the code points of the original it came from."""
        for offsets in self.origins:
            start, end = offsets.back(start, end)
        return start, end

    def from_original(self, position: int) -> int:
        """Map a position in the original to one in `rich`."""
        for offsets in reversed(self.origins):
            position = offsets.forward(position)
        return position


def fold(text: str, *, is_markdown: bool = False) -> Folded:
    """Fold the presentation of ``text`` away.

    Takes time and space linear in the length of the text.

    Args:
        text: whatever it is.
        is_markdown: whether it is known to be Markdown, so that fewer of its marks are in doubt.
    """
    inventory = "".join(frozenset(text))
    origins: list[OffsetMap] = []
    for step in _MARKDOWN_PASSES if is_markdown else _PASSES:
        present = step.present(inventory)
        if not present:
            continue
        edits = list(step.edits(text, present))
        if not edits:
            continue
        text, offsets = rewrite(text, edits)
        inventory += "".join({new for _, _, new in edits})
        if offsets is not None:
            origins.append(offsets)
    return Folded(text, tuple(reversed(origins)))


def folds_between(one: str, other: str, *, is_markdown: bool = False) -> tuple[Fold, ...]:
    """Return the folds at work where two texts that fold to the same differ."""
    found: list[Fold] = []
    for step in _MARKDOWN_PASSES if is_markdown else _PASSES:
        present = step.present(one + other)
        if not present:
            continue
        edits = [
            [(text[at:to], new) for at, to, new in step.edits(text, present)]
            for text in (one, other)
        ]
        if edits[0] != edits[1] and step.fold not in found:
            found.append(step.fold)
        one, other = (rewrite(text, step.edits(text, present))[0] for text in (one, other))
    return tuple(found)


def ignoring_case(text: str) -> str:
    """Fold case letter by letter, so that no offset moves."""
    return text.translate(_case_table())


def _reference(match: re.Match[str]) -> str:
    if not match[1].startswith("#"):
        return html5.get(f"{match[1]};", match[0])
    char = html.unescape(match[0])
    return (
        char
        if len(char) == 1 and char != "\ufffd" and not "\ud800" <= char < "\ue000"
        else match[0]
    )


def _compositions(text: str, present: str) -> Iterable[Edit]:
    if unicodedata.is_normalized("NFC", text):
        return ()
    following = "".join(
        char
        for char in present
        if unicodedata.category(char)[0] == "M" or "\u1160" <= char <= "\u11ff"
    )
    unstable = "".join(char for char in present if not unicodedata.is_normalized("NFC", char))
    choices = [rf"[^{following}]?[{following}]{{1,{_LONGEST_CLUSTER}}}"] if following else []
    choices += [f"[{unstable}]"] if unstable else []
    if not choices:
        return ()
    return matches(re.compile("|".join(choices), re.DOTALL), _composed, text)


def _composed(match: re.Match[str]) -> str:
    return unicodedata.normalize("NFC", match[0])


def _letters_of(match: re.Match[str]) -> str:
    return unicodedata.normalize("NFKC", match[0])


def _mark_after_digit(match: re.Match[str]) -> str:
    mark = match[0]
    if mark in c.SINGLE_QUOTES:
        return (r.SINGLE_AFTER_DIGIT if mark in c.MINUTES else r.CURLY_AFTER_DIGIT).mark
    return (r.DOUBLE_AFTER_DIGIT if mark in c.SECONDS else r.CURLY_PAIR_AFTER_DIGIT).mark


def _hyphen_break(match: re.Match[str]) -> str:
    text, start, end = match.string, match.start(), match.end()
    after = text[end : end + 1]
    if not after.isalnum() or not _LINE_END.search(match[0]):
        return match[0]
    between_digits = text[start - 1].isdecimal() or after.isdecimal()
    return (r.DIGIT_BREAK if between_digits else r.HYPHEN_BREAK).mark


def _wraps(text: str, _: str) -> Iterable[Edit]:
    for run in _SPACES.finditer(text):
        start, end = run.span()
        before, after = text[start - 1 : start], text[end : end + 1]
        if before and after and _LINE_END.search(run[0]) and _WRAPPING.search(before + after):
            both_hangul = _HANGUL.match(before) and _HANGUL.match(after)
            yield start, end, (r.HANGUL_WRAP if both_hangul else r.WRAP).mark


def _gap(match: re.Match[str]) -> str:
    is_thin = match.string[match.end() : match.end() + 1] in _FOLLOW_THIN_SPACE
    return r.THIN_SPACE.mark if is_thin and set(match[0]) <= _NO_BREAK else " "


def _spaces(text: str, present: str) -> Iterable[Edit]:
    plain = _NO_BREAK.isdisjoint(present)
    return matches(_SPACES, _one_space if plain else _gap, text)


def _one_space(_: re.Match[str]) -> str:
    return " "


def _em_dashes(text: str, present: str) -> Iterable[Edit]:
    for run in _led_by(present, f"[{c.EM_DASHES}]*").finditer(text):
        start, end = run.span()
        spaced_start = start - text.startswith(" ", start - 1) if start else start
        spaced_end = end + text.startswith(" ", end)
        is_spaced = spaced_end - spaced_start > end - start
        yield spaced_start, spaced_end, (r.SPACED_DASH if is_spaced else r.DASH).mark


def _pattern_pass(
    fold: Fold,
    pattern: str,
    replacement: Callable[[re.Match[str]], str],
    needs: str,
) -> Pass:
    compiled = re.compile(pattern)
    return Pass(fold, lambda text, _: matches(compiled, replacement, text), re.compile(needs))


def _leading_pass(
    fold: Fold, leading: str, following: str, replacement: Callable[[re.Match[str]], str]
) -> Pass:
    def edits(text: str, present: str) -> Iterable[Edit]:
        return matches(_led_by(present, following), replacement, text)

    return Pass(fold, edits, re.compile(f"[{leading}]"))


@lru_cache(maxsize=1024)
def _led_by(present: str, following: str) -> re.Pattern[str]:
    """Return the pattern that one of some characters leads: a single one is found by far sooner."""
    return re.compile(f"[{re.escape(present)}]{following}")


def _letter_pass(fold: Fold, letters: str, stands_for: str) -> Pass:
    wanted = re.escape(letters.replace(stands_for, ""))
    return _leading_pass(fold, wanted, "", lambda _: stands_for)


def _sheltered(match: re.Match[str]) -> str:
    return match[0].translate(r.SHELTER)


@cache
def _case_table() -> dict[int, str]:
    letters = map(chr, range(_FIRST_CASELESS_PLANE))
    return {
        ord(letter): folded
        for letter in letters
        if (folded := letter.casefold()) != letter and len(folded) == 1
    }


def _first_reading(match: re.Match[str]) -> str:
    return match[0].translate(r.FIRST_READING)


_FIRST_CASELESS_PLANE: Final = 0x20000
_LONGEST_CLUSTER: Final = 30  # canonical ordering takes quadratic time in a run of marks
_RESERVED: Final = re.compile(f"[{r.RESERVED}]")
_LINE_END: Final = re.compile(f"[{c.LINE_END}]")
_WRAPPING: Final = re.compile(f"[{c.WRAPPING}]")
_HANGUL: Final = re.compile(f"[{c.HANGUL}]")
_SPACES: Final = re.compile(rf"[{c.SPACE}](?:(?<! )|[{c.SPACE}])[{c.SPACE}]*")
_FOLLOW_THIN_SPACE: Final = frozenset("?!:;%")
_QUOTES: Final = re.escape(c.SINGLE_QUOTES + c.DOUBLE_QUOTES)
_NO_BREAK: Final = frozenset(c.NO_BREAK_SPACE)

_EMPHASIS: Final = Pass(folds.EMPHASIS, lambda text, _: markup(text), re.compile("[*_`]"))

_PASSES: Final = (
    _pattern_pass(folds.INVISIBLE, f"[{r.RESERVED}]", _sheltered, f"[{r.RESERVED}]"),
    _pattern_pass(
        folds.ENTITIES,
        r"&(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,30});",
        _reference,
        "&",
    ),
    _pattern_pass(
        folds.INVISIBLE,
        rf"\xad[ \t]*(?:\r\n?|\n)[ \t]*(?=\S)|[{c.INVISIBLE}]+"
        rf"|(?<![{c.EMOJI}\ufe0f]){c.JOINER}|{c.JOINER}(?![{c.EMOJI}])",
        lambda _: "",
        f"[{c.INVISIBLE}{c.JOINER}]",
    ),
    _pattern_pass(
        folds.LIGATURES, f"[{c.PRESENTATION_FORMS}]", _letters_of, f"[{c.PRESENTATION_FORMS}]"
    ),
    Pass(folds.COMPOSITION, _compositions, re.compile(r"[^\x00-\x7f]")),
    _EMPHASIS,  # before the line ends go, which say where a paragraph ends
    _leading_pass(folds.QUOTE_MARKS, _QUOTES, r"(?<=\d.)", _mark_after_digit),
    _pattern_pass(
        folds.QUOTE_MARKS,
        rf"(?:(?<=[{c.SPACE}(\[])|^)«[{c.SPACE}]+|[{c.SPACE}]+»(?=[{c.SPACE}.,;:!?)\]]|$)",
        lambda match: '"',
        "[«»]",
    ),
    _leading_pass(folds.HYPHEN_BREAK, c.HYPHENS, rf"(?<=[^\W_].)[{c.SPACE}]+", _hyphen_break),
    Pass(folds.WRAP, _wraps, _WRAPPING),
    Pass(folds.WHITESPACE, _spaces, re.compile(f"[{c.SPACE}]")),
    Pass(folds.DASHES, _em_dashes, re.compile(f"[{c.EM_DASHES}]")),
    _leading_pass(folds.ELLIPSIS, "…", "…*", lambda _: "..."),
    _pattern_pass(folds.ELLIPSIS, r"\. \. \.(?: \.)*", lambda _: "...", r"\."),
    _letter_pass(folds.QUOTE_MARKS, c.SINGLE_QUOTES + c.DOUBLE_QUOTES, '"'),
    _letter_pass(folds.DASHES, c.DASHES, "-"),
)

_MARKDOWN_PASSES: Final = tuple(
    attrs.evolve(step, edits=lambda text, _: markup(text, is_markdown=True))
    if step is _EMPHASIS
    else step
    for step in _PASSES
)
