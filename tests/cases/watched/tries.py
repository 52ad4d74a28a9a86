"""Refused: what a `try` tells of content that failed, in its handlers and after them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from corvid_runtime import Grounded, grounded_pure
from prelude import summarize


class ModelError(Exception): ...


@grounded_pure
def handled(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    try:
        reply = summarize(reply)
    except ModelError:
        sink.append("failed")  # E: grounded-laundering
    return reply


@grounded_pure
def handled_by_leaving(
    reply: Grounded[str], names: list[str], sink: list[str]
) -> Grounded[str]:
    for _ in names:
        try:
            reply = summarize(reply)
        except ModelError:
            continue
        sink.append("passed")  # E: grounded-laundering
    return reply


@grounded_pure
def handled_by_breaking(
    reply: Grounded[str], names: list[str], sink: list[str]
) -> Grounded[str]:
    for _ in names:
        sink.append("passed")  # E: grounded-laundering
        try:
            reply = summarize(reply)
        except ModelError:
            break
    return reply


@grounded_pure
def otherwise(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    try:
        reply = summarize(reply)
    except ModelError:
        pass
    else:
        sink.append("passed")  # E: grounded-laundering
    return reply


@grounded_pure
def otherwise_after_raising(reply: Grounded[str], sink: list[int]) -> Grounded[str]:
    try:
        reply = summarize(reply)
    except ModelError as error:
        raise LookupError("none") from error
    else:
        sink.append(len(reply))  # E: grounded-laundering
    return reply


@grounded_pure
def plainly_otherwise(number: str, reply: Grounded[str], sink: list[int]) -> Grounded[str]:
    try:
        found = int(number)
    except ValueError:
        found = 0
    else:
        sink.append(len(reply))  # E: grounded-laundering
    return reply[found:]


@grounded_pure
def swallowed_by_return(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    for _ in sink:
        try:
            reply = summarize(reply)
        finally:
            break
    sink.append("after")
    return reply


@grounded_pure
def in_finally(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    is_done = False
    try:
        reply = summarize(reply)
        is_done = True
    finally:
        sink.append(str(is_done))
    return reply


@grounded_pure
def suppressed(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    with contextlib.suppress(ModelError):
        reply = summarize(reply)
        sink.append("passed")  # E: grounded-laundering
    return reply


@grounded_pure
def suppressed_by_first(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    with contextlib.suppress(ModelError), contextlib.nullcontext():
        reply = summarize(reply)
        sink.append("passed")  # E: grounded-laundering
    return reply


@grounded_pure
def not_suppressed(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    with contextlib.nullcontext():
        reply = summarize(reply)
        sink.append("passed")
    return reply


@grounded_pure
def raised_again(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    try:
        reply = summarize(reply)
    except ModelError:
        raise
    sink.append("passed")
    return reply


@grounded_pure
def refused(reply: Grounded[str], sink: list[str]) -> Grounded[str] | None:
    try:
        reply = summarize(reply)
    except ModelError:
        return None
    sink.append("passed")
    return reply


@grounded_pure
def raised_or_not(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    try:
        reply = summarize(reply)
    except ModelError:
        if len(sink) > 3:
            raise
    sink.append("passed")
    return reply


@grounded_pure
def yielded(reply: Grounded[str], sink: list[str]) -> Iterator[Grounded[str]]:
    try:
        yield reply
    except ModelError:
        sink.append("failed")


@grounded_pure
def told_of_late(replies: Iterator[Grounded[str]], sink: list[str]) -> None:
    try:
        next(replies, None)  # E: grounded-laundering # E: grounded-laundering
        sink.append("passed")  # E: grounded-laundering
    except ModelError:
        pass


@grounded_pure
def unbound(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    if "not" in reply:
        word = "a"
    try:
        sink.append(word)  # E: grounded-laundering # E: grounded-laundering
    except UnboundLocalError:
        sink.append("unbound")  # E: grounded-laundering
    return reply


@grounded_pure
def unbound_grounded(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    if "not" in reply:
        other = reply
    try:
        other
        sink.append("bound")  # E: grounded-laundering
    except UnboundLocalError:
        sink.append("unbound")  # E: grounded-laundering
    return reply
