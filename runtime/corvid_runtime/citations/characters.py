"""The classes of characters that folding and token boundaries speak of.

Ranges follow the blocks of The Unicode Standard; each constant is the inside of a regular
expression class unless it says otherwise.
"""

from __future__ import annotations

from typing import Final

SPACE: Final = r" \t\n\r\x0b\x0c\x1c-\x1f\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"
LINE_END: Final = r"\n\r\x0b\x0c\x85\u2028\u2029"
NO_BREAK_SPACE: Final = "\xa0\u202f\u2009\u2007"

EMOJI: Final = (
    r"\u00a9\u00ae\u203c\u2049\u20e3\u2100-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
)
JOINER: Final = "\u200d"
INVISIBLE: Final = (
    r"\xad\u034f\u061c\u180b-\u180f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f"
    r"\ufe00-\ufe0f\ufeff\u0640\U000e0100-\U000e01ef"
)

PRESENTATION_FORMS: Final = (
    r"\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufb28\ufb2a-\ufb4f\ufb50-\ufd3d\ufd50-\ufdc7"
    r"\ufdf0-\ufdfb\ufe80-\ufefc"
)

SINGLE_QUOTES: Final = "'\u2018\u2019\u201a\u201b\u2032\u2035\u02bc\xb4\uff07\u2039\u203a\u05f3"
DOUBLE_QUOTES: Final = (
    '"\u201c\u201d\u201e\u201f\u2033\u2036\xab\xbb\uff02\u301d\u301e\u301f\u300c\u300d\u300e\u300f'
    "\u05f4\u275d\u275e\ufe41\ufe42\ufe43\ufe44"
)
MINUTES: Final = "'\u2032\u2035\xb4\u05f3\uff07"
SECONDS: Final = '"\u2033\u2036\u05f4\uff02'
HYPHENS: Final = "-\u2010\u2011"
DASHES: Final = "-\u2010\u2011\u2012\u2013\u2212\u2043\u02d7\ufe58\ufe63\uff0d"
EM_DASHES: Final = "\u2014\u2015\u2e3a\u2e3b"

# Scripts written without spaces between words (plus their punctuation, for line wraps).
HAN: Final = (
    r"\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
    r"\U00020000-\U0003fffd"
)
HIRAGANA: Final = r"\u3041-\u309f"
KATAKANA: Final = r"\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\uff66-\uff9f"
SOUTH_EAST_ASIAN: Final = (
    r"\u0e00-\u0eff\u0f00-\u0fff\u1000-\u109f\u1780-\u17ff\u1950-\u19df\u1a20-\u1aaf"
)
HANGUL: Final = r"\u1100-\u11ff\u3130-\u318f\uac00-\ud7ff"
CJK_PUNCTUATION: Final = r"\u3000-\u303f\uff00-\uff65\uffe0-\uffe6"
UNSPACED: Final = HAN + HIRAGANA + KATAKANA + SOUTH_EAST_ASIAN
WRAPPING: Final = UNSPACED + HANGUL + CJK_PUNCTUATION

HAN_NUMERALS: Final = frozenset(
    "〇零一二三四五六七八九十百千万萬亿億兆两兩廿卅壹贰貳叁參肆伍陆陸柒捌玖拾佰仟"
)
CURRENCY: Final = frozenset("$€£¥₹₩₽₺₪฿₫₦₴₿¢￥＄￡")
SIGNS: Final = frozenset("+±~≈<>=≤≥≠^×*√#") | CURRENCY
UNITS: Final = frozenset("%‰‱°℃℉″′") | CURRENCY
OPERATORS: Final = frozenset("+*/=<>×÷^")
SYMBOLS: Final = OPERATORS | frozenset("-!&|%~@:")
