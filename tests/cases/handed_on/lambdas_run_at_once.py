"""Refused: what a lambda that is run at once calls, or what runs again or not as content says."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, summarize

LOG: list[int] = []


def noisy(text: Grounded[str]) -> Grounded[str]:
    LOG.append(1)
    return text


def asked(text: Grounded[str]) -> Grounded[str]:
    return summarize(text)


def shortened(text: Grounded[str]) -> Grounded[str]:
    return summarize(text[:9])


Model = Callable[[Grounded[str]], Grounded[str]]
MODELS: Sequence[Model] = (asked, shortened)


def retry(call: Callable[[], Grounded[str]]) -> Grounded[str]:
    for _ in range(2):
        try:
            return call()
        except OSError:
            pass
    raise RuntimeError("gave up")


async def retry_later(call: Callable[[], Grounded[str]]) -> Grounded[str]:
    return retry(call)


def once(call: Callable[[], Grounded[str]]) -> Grounded[str]:
    return call()


def when(call: Callable[[], Grounded[str]], text: Grounded[str]) -> Grounded[str]:
    return call() if "a" in text else text


def by_when(model: Model, text: Grounded[str]) -> Grounded[str]:
    return when(lambda: model(text), text)


def by_once(model: Model, text: Grounded[str]) -> Grounded[str]:
    return once(lambda: model(text))


def by_retry(model: Model, text: Grounded[str]) -> Grounded[str] | None:
    try:
        return retry(lambda: model(text))
    except RuntimeError:
        return None


def after(model: Model, text: Grounded[str]) -> Grounded[str]:
    if "a" in text:
        return once(lambda: model(text))
    return text


def mapped(model: Model, texts: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(map(lambda text: model(text), texts))


def ordered(model: Model, texts: list[Grounded[str]]) -> list[Grounded[str]]:
    if "a" in texts[0]:
        return sorted(texts, key=lambda text: model(text))
    return texts


def counted(call: Callable[[], int]) -> int:
    return call()


@grounded_pure
def first_that_answers(i: str) -> Grounded[str]:
    text = fetch(i)
    for model in MODELS:
        try:
            return retry(lambda: model(text))
        except RuntimeError:
            continue
    raise RuntimeError("every model failed")


@grounded_pure
async def first_later(i: str) -> Grounded[str]:
    text = fetch(i)
    for model in MODELS:
        answer = await retry_later(lambda: model(text))
        if answer:
            return answer
    raise RuntimeError("every model failed")


@grounded_pure
def quietly(i: str) -> Grounded[str]:
    text = fetch(i)
    found = by_retry(asked, text)
    kept = by_when(asked, text) + after(asked, text) + by_once(noisy, text)
    return kept if found is None else found + mapped(noisy, [text])[0]


@grounded_pure
def run_when_content_says(i: str) -> Grounded[str]:
    return by_when(noisy, fetch(i))  # E: grounded-laundering


@grounded_pure
def run_again(i: str) -> Grounded[str] | None:
    return by_retry(noisy, fetch(i))  # E: grounded-laundering


@grounded_pure
def run_after(i: str) -> Grounded[str]:
    return after(noisy, fetch(i))  # E: grounded-laundering


@grounded_pure
def run_by_library(i: str) -> list[Grounded[str]]:
    return ordered(noisy, [fetch(i)])  # E: grounded-laundering


@grounded_pure
def run_after_a_look(i: str) -> Grounded[str]:
    text = fetch(i)
    if "b" in text:
        return by_once(noisy, text)  # E: grounded-laundering
    return text


@grounded_pure
def read_at_once(i: str) -> int:
    number = 0
    if "b" in fetch(i):
        number = 1
    return counted(lambda: number)  # E: grounded-laundering
