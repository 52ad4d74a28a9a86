"""A log of answers in one file: their claims, citations, and the verdicts of these."""

from corvid_runtime.answer_log.differences import Difference, differences
from corvid_runtime.answer_log.impacts import Impact, impacts
from corvid_runtime.answer_log.log import AnswerLog, Entry
from corvid_runtime.answer_log.outline import Claimed, Outline, Text, outline_of
from corvid_runtime.answer_log.storage import NotALog

__all__ = [
    "AnswerLog",
    "Claimed",
    "Difference",
    "Entry",
    "Impact",
    "NotALog",
    "Outline",
    "Text",
    "differences",
    "impacts",
    "outline_of",
]
