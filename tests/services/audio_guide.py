"""Museum audio guide: answer in the visitor's language with fallbacks; overload and Optional handling."""

from __future__ import annotations

from typing import NewType

from corvid_runtime import Grounded, ground, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

ExhibitId = NewType("ExhibitId", int)
Language = NewType("Language", str)

TEXTS = {
    (ExhibitId(1), Language("en")): "A vase from Crete.",
    (ExhibitId(1), Language("de")): "Eine Vase aus Kreta.",
    (ExhibitId(2), Language("en")): "A Roman coin.",
}
FALLBACKS = {Language("fr"): [Language("en"), Language("de")], Language("de"): [Language("en")]}


@tool(uses=retrieval)
def text_of(exhibit: ExhibitId, language: Language) -> Grounded[str] | None:
    text = TEXTS.get((exhibit, language))
    return ground(text, source=f"audio/{exhibit}.{language}") if text else None


@prompt(model="translator")
def translate(text: str, language: str) -> str:
    return f"[{language}] {text}"


@prompt(model="guide")
def narrate(text: str, style: str) -> str:
    return f"({style}) {text}"


def best_text(exhibit: ExhibitId, language: Language) -> Grounded[str] | None:
    exact = text_of(exhibit, language)
    if exact:
        return exact
    for other in FALLBACKS.get(language, []):
        found = text_of(exhibit, other)
        if found:
            return translate(found, language)
    return None


@grounded_pure
def audio(
    exhibit: ExhibitId, language: Language, style: str = "calm"
) -> Grounded[str] | InsufficientEvidence:
    text = best_text(exhibit, language)
    if text is None:
        return InsufficientEvidence(reason=f"exhibit {exhibit} has no text in {language}")
    return narrate(text, style) if style else text


def main() -> None:
    for exhibit, language, style in ((1, "de", "calm"), (2, "fr", ""), (3, "en", "calm")):
        result = audio(ExhibitId(exhibit), Language(language), style)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
