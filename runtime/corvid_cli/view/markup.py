"""HTML that cannot be injected into: every text goes through an element tree that escapes it."""

import unicodedata
from xml.etree.ElementTree import Element, tostring

HIDDEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
KEPT = frozenset("\n\t\u200d\u00ad")


def visible(text: str) -> str:
    """Return the text with control and direction marks spelled out, so that none takes effect."""
    return "".join(
        f"[U+{ord(char):04X}]"
        if unicodedata.category(char) in HIDDEN and char not in KEPT
        else char
        for char in text
    )


def element(tag: str, *content: str | Element, **attributes: str) -> Element:
    """Return an element; `class_` is the attribute class, and `aria_label` is aria-label."""
    named = {name.rstrip("_").replace("_", "-"): name for name in attributes}
    made = Element(tag, {name: visible(attributes[given]) for name, given in named.items()})
    for part in content:
        if isinstance(part, Element):
            made.append(part)
        elif len(made):
            made[-1].tail = (made[-1].tail or "") + visible(part)
        else:
            made.text = (made.text or "") + visible(part)
    return made


def html(root: Element) -> str:
    """Return the document of an `html` element."""
    return "<!doctype html>\n" + tostring(root, encoding="unicode", method="html") + "\n"
