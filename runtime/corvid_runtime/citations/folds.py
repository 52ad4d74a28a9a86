"""What counts as presentation, each with the reason: the one table behind the verifier.

Anything that is not in this table is meaning and must agree letter for letter.
"""

from __future__ import annotations

from typing import Final

import attrs


@attrs.frozen
class Fold:
    """One difference in presentation that the verifier looks through.

    Attributes:
        name: what a verdict reports.
        covers: which characters, in words.
        reason: why it is presentation and not meaning.
    """

    name: str
    covers: str
    reason: str


ENTITIES: Final = Fold(
    "entities",
    "HTML character references that end in a semicolon (`&amp;`, `&#8217;`, `&nbsp;`)",
    "An escape of the markup: the reader of the page sees the character it stands for.",
)
INVISIBLE: Final = Fold(
    "invisible",
    "soft hyphens, zero-width characters, byte order marks, bidirectional marks, variation "
    "selectors, the Arabic tatweel; a joiner between two emoji is kept, it makes another picture",
    "They steer layout (break here, stretch here, this direction) and have no sound or sense.",
)
LIGATURES: Final = Fold(
    "ligatures",
    "Latin, Armenian, Hebrew and Arabic presentation forms",
    "One glyph a font draws for letters that are all still there. Superscripts, fractions and "
    "circled or full-width forms are not folded: `10²` is not `102`.",
)
COMPOSITION: Final = Fold(
    "composition",
    "canonically equivalent sequences (NFC and NFD)",
    "Unicode defines them as the same text.",
)
QUOTE_MARKS: Final = Fold(
    "quote_marks",
    "straight, curly, low, angle and corner quotation marks, apostrophes, primes, geresh; "
    "right after a digit a single mark stays apart from a double one (feet, inches)",
    "House style and nesting choose among them; the quoted words stay the same.",
)
HYPHEN_BREAK: Final = Fold(
    "hyphen_break",
    "a hyphen at the end of a line, read as joined, as kept, or as kept with a space; between "
    "digits it is always kept",
    "Typesetting breaks words, and the line does not say whether the hyphen was there before.",
)
WRAP: Final = Fold(
    "wrap",
    "a line wrap next to Chinese, Japanese, Korean or South-East Asian letters, read as nothing or "
    "as a space",
    "Those scripts wrap without a space between words, or wrap in the middle of one.",
)
WHITESPACE: Final = Fold(
    "whitespace",
    "runs of blanks, tabs, line ends and every Unicode space; a no-break space before `? ! : ; %` "
    "may be absent",
    "Layout decides where a line ends and how wide a gap is.",
)
DASHES: Final = Fold(
    "dashes",
    "hyphens, dashes and the minus sign among each other; around an em dash the spaces are free, "
    "and it may be typed `--`. None is ever dropped",
    "Keyboards and house styles choose among them; dropping one would join words or change a sign.",
)
ELLIPSIS: Final = Fold(
    "ellipsis",
    "the ellipsis character, three full stops, three spaced full stops",
    "Three ways to type one mark.",
)
EMPHASIS: Final = Fold(
    "emphasis",
    "Markdown `*`, `_` and backticks where CommonMark pairs them around whole words, nested or "
    "not, with no operator at either side and, for single marks, no digit at the edge; `__due__` "
    "in small letters only in a source whose name ends in `.md` or `.markdown`",
    "Rendered Markdown does not show them. Unpaired ones, products, code and names like "
    "`__init__` keep theirs.",
)
WRAPPING_QUOTES: Final = Fold(
    "wrapping_quotes",
    "a pair of quotation marks around the whole quote, an ellipsis before or after it",
    "They say that words are quoted; they are not among the words.",
)
CASE: Final = Fold(
    "case",
    "upper and lower case, only where the caller asks with `ignore_case`",
    "Off by default: `US` is not `us`.",
)

FOLDS: Final = (
    ENTITIES,
    INVISIBLE,
    LIGATURES,
    COMPOSITION,
    QUOTE_MARKS,
    HYPHEN_BREAK,
    WRAP,
    WHITESPACE,
    DASHES,
    ELLIPSIS,
    EMPHASIS,
    WRAPPING_QUOTES,
    CASE,
)
