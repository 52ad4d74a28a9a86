"""Words that negate or except, by language: none of them may be among what a quote leaves out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile
from typing import Final

NEGATORS: Final[dict[str, tuple[str, ...]]] = {
    "English": (
        *("not", "no", "never", "none", "nobody", "nothing", "nowhere", "neither", "nor"),
        *("cannot", "without", "unless", "except", "excepting", "excluding", "hardly", "scarcely"),
        *("barely", "rarely", "seldom", "non", "fails", "failed"),
    ),
    "German": (
        *("nicht", "nichts", "nie", "niemals", "niemand", "nirgends", "kein", "keine", "keinen"),
        *("keinem", "keiner", "keines", "weder", "ohne", "außer", "kaum"),
    ),
    "French": (
        *("ne", "pas", "jamais", "aucun", "aucune", "rien", "personne", "ni", "sans", "sauf"),
        *("non", "nul", "nulle", "guère", "hormis", "excepté"),
    ),
    "Spanish": (
        *("no", "nunca", "jamás", "nada", "nadie", "ningún", "ninguno", "ninguna", "ni", "sin"),
        *("salvo", "excepto", "tampoco"),
    ),
    "Italian": (
        *("non", "mai", "niente", "nulla", "nessun", "nessuno", "nessuna", "né", "senza", "salvo"),
        *("tranne", "eccetto", "neppure", "nemmeno"),
    ),
    "Portuguese": (
        *("não", "nunca", "jamais", "nada", "ninguém", "nenhum", "nenhuma", "nem", "sem", "salvo"),
        *("exceto",),
    ),
    "Romanian": ("nu", "niciodată", "nimeni", "nimic", "niciun", "nicio", "fără"),
    "Dutch": ("niet", "niets", "nooit", "niemand", "geen", "noch", "zonder", "behalve", "tenzij"),
    "Swedish, Danish, Norwegian": (
        *("inte", "icke", "ej", "aldrig", "ingen", "inget", "inga", "utan", "utom", "ikke"),
        *("aldri", "intet", "uden", "uten", "undtagen", "unntatt"),
    ),
    "Finnish": ("ei", "eivät", "emme", "älä", "ilman", "paitsi"),
    "Hungarian": ("nem", "sem", "nincs", "nincsenek", "soha", "nélkül", "kivéve"),
    "Polish": ("nie", "nigdy", "nikt", "nic", "żaden", "żadna", "żadne", "ani", "bez", "oprócz"),
    "Czech": ("ne", "není", "nejsou", "nikdy", "nikdo", "nic", "žádný", "žádná", "bez", "kromě"),
    "Russian": ("не", "нет", "ни", "никогда", "никто", "ничего", "ничто", "без", "кроме", "нельзя"),
    "Ukrainian": ("не", "ні", "немає", "ніколи", "ніхто", "нічого", "без", "крім"),
    "Greek": ("δεν", "δε", "μη", "μην", "ποτέ", "κανένας", "κανείς", "τίποτα", "ούτε", "χωρίς"),
    "Turkish": ("değil", "yok", "hayır", "asla", "hiç", "hiçbir", "ne", "hariç"),
    "Arabic": (
        *("لا", "لم", "لن", "ليس", "ليست", "ما", "غير", "بدون", "دون", "إلا", "عدا"),
        *("ولا", "فلا", "ولم", "فلم", "ولن", "وليس", "بلا"),
    ),
    "Persian": ("نه", "نیست", "هرگز", "هیچ", "بدون", "مگر"),
    "Hebrew": (
        *("לא", "אין", "אינו", "אינה", "אינם", "בלי", "ללא", "מעולם", "למעט", "אסור"),
        *("ולא", "שלא", "ואין", "שאין"),
    ),
    "Hindi": ("नहीं", "न", "मत", "कभी", "बिना", "सिवाय"),
    "Bengali": ("না", "নয়", "নেই", "নি", "ছাড়া"),
    "Tamil": ("இல்லை", "அல்ல", "இல்லாமல்", "தவிர"),
    "Vietnamese": ("không", "chưa", "chẳng", "đừng", "trừ"),
    "Indonesian": ("tidak", "bukan", "jangan", "belum", "tanpa", "kecuali"),
    "Korean": ("안", "못"),
    "Korean, inside a word": ("않", "없", "아니", "못하", "못한", "못할"),
    "Chinese": ("不", "没", "沒", "无", "無", "非", "未", "勿", "否", "除"),
    "Japanese": (
        "ない",
        "なか",
        "なく",
        "なけ",
        "ません",
        "ぬ",
        "ず",
        "無",
        "非",
        "不",
        "未",
        "除",
    ),
    "Thai": ("ไม่", "มิได้", "มิให้", "มิอาจ", "ห้าม", "ยกเว้น", "เว้นแต่"),
}
"""The forms looked for, as whole words; those of `_ANYWHERE` count inside a word, too."""

_ANYWHERE: Final = ("Korean, inside a word", "Chinese", "Japanese", "Thai")

GLUED_BEFORE: Final = ("不", "未", "无", "無", "非", "没", "沒", "勿", "莫", "别", "ไม่", "มิ")
"""Negators that stand right before their word without a space: no quote may start after one."""

GLUED_AFTER: Final = ("ない", "なか", "なく", "なけ", "ませ", "ぬ", "ず")
"""Negating endings that follow their word without a space: no quote may end before one."""


def negations(text: str, start: int = 0, end: int | None = None) -> list[tuple[int, str]]:
    """Return position and form of the negators that begin in a range of a folded text, in order.

    Linear in the range, not in the text.
    """
    end = len(text) if end is None else end
    found = [(at, word) for at, word in _words(text, start, end) if _negates(_bare(word))]
    if not text[start:end].isascii():
        parts = _PART.finditer(text, max(start - _REACH, 0))
        within = takewhile(lambda part: part.start() < end, parts)
        found += [(part.start(), part.group()) for part in within if part.start() >= start]
        found.sort()
    return found


def _words(text: str, start: int, end: int) -> Iterator[tuple[int, str]]:
    """Yield the words that begin in a range, which may end in the middle of one."""
    if start and _TOKEN.match(text, start - 1):
        inside = _TOKEN.match(text, start)
        start = inside.end() if inside else start
    for token in _TOKEN.finditer(text, start):
        if token.start() >= end:
            return
        yield token.start(), token.group()


def _bare(word: str) -> str:
    return word.strip('"').casefold()


def _negates(word: str) -> bool:
    return word in _WHOLE or word.endswith('n"t') or word.startswith(_PREFIXES)


_REACH: Final = 32  # longer than any two negators inside words
_PREFIXES: Final = ('n"', "non-", "نمی")
_TOKEN: Final = re.compile(
    "[^\\s!#-,./:-@\\[-^`{-~\xa1\xbf।॥،؛؟\u2010-\u206f\u3000-\u303f\uff01-\uff0f]+"
)
_WHOLE: Final = {
    word for language, words in NEGATORS.items() if language not in _ANYWHERE for word in words
}
_PART: Final = re.compile(
    "|".join(re.escape(word) for language in _ANYWHERE for word in NEGATORS[language])
)
