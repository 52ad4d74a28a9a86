"""E-commerce: product questions answered from manuals and reviews, best-so-far loop over reviews."""

from collections.abc import Iterable
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Review:
    author: str
    stars: int
    text: str
    helpful: int


REVIEWS = {
    "kettle": [
        Review("Kim", 5, "Boils in two minutes.", 10),
        Review("Lee", 2, "The lid leaks after a month of use.", 25),
        Review("Max", 4, "Quiet.", 1),
    ]
}
MANUALS = {"kettle": "Descale every four weeks. Do not overfill."}


@tool(uses=retrieval)
def get_reviews(sku: str) -> list[Grounded[Review]]:
    return [ground(r, source=f"{sku}/reviews/{r.author}") for r in REVIEWS.get(sku, [])]


@tool(uses=retrieval)
def get_manual(sku: str) -> Grounded[str] | None:
    text = MANUALS.get(sku)
    return None if text is None else ground(text, source=f"{sku}/manual.pdf")


@prompt(model="shop")
def respond(question: str, manual: str, review: str) -> str:
    return f"{manual} A customer says: {review}"


def score(review: Grounded[Review]) -> Grounded[float]:
    bonus = 0.5 if len(review.text) > 20 else 0.0
    return review.helpful * 1.0 + review.stars / 5 + bonus


def most_helpful(reviews: Iterable[Grounded[Review]]) -> Grounded[Review] | None:
    best = None
    best_score: Grounded[float] | float = 0.0
    for review in reviews:
        current = score(review)
        if best is None or current > best_score:
            best, best_score = review, current
    return best


@grounded_pure
def product_answer(sku: str, question: str) -> Grounded[str] | InsufficientEvidence:
    manual = get_manual(sku)
    if manual is None:
        return InsufficientEvidence(reason=f"no manual for {sku}")
    review = most_helpful(get_reviews(sku))
    quote = review.text if review is not None else "(no reviews)"
    return respond(question, manual, quote)


@grounded_pure
def review_digest(sku: str) -> Grounded[str] | None:
    good: list[Grounded[str]] = []
    bad: list[Grounded[str]] = []
    for review in get_reviews(sku):
        line = interpolate("{}: {}", review.author, review.text)
        if review.stars >= 4:
            good.append(line)
        elif review.stars <= 2:
            bad.append(line)
    if not good and not bad:
        return None
    return join("\n", ["Good:", *good, "Bad:", *bad])


if __name__ == "__main__":
    print(product_answer("kettle", "How do I clean it?"))
    print(product_answer("toaster", "How do I clean it?"))
    print(review_digest("kettle"))
    print(review_digest("toaster"))
