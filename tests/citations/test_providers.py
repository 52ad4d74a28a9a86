"""Citations as providers issue them, from recorded responses."""

from __future__ import annotations

from typing import Any

import pytest
from corvid_runtime.citations import (
    Span,
    spans_from_anthropic,
    spans_from_openai,
    validate_cited_output,
)

GRASS = "The grass is green. The sky is blue."
CORPUS = {"grass": GRASS, "https://example.org/sky": "Above us the sky is blue."}

CHARACTERS = {
    "type": "char_location",
    "cited_text": "The grass is green. ",
    "document_index": 0,
    "document_title": "Grass",
    "file_id": None,
    "start_char_index": 0,
    "end_char_index": 20,
}
PAGE = {
    "type": "page_location",
    "cited_text": "The sky is\nblue.",
    "document_index": 0,
    "document_title": None,
    "start_page_number": 5,
    "end_page_number": 6,
}
BLOCK = {
    "type": "content_block_location",
    "cited_text": "The sky is blue.",
    "document_index": 0,
    "document_title": "Grass",
    "start_block_index": 2,
    "end_block_index": 3,
}
SEARCH_RESULT = {
    "type": "search_result_location",
    "source": "https://example.org/sky",
    "title": "Sky",
    "cited_text": "the sky is blue",
    "search_result_index": 0,
    "start_block_index": 0,
    "end_block_index": 1,
}
WEB = {
    "type": "web_search_result_location",
    "url": "https://example.org/sky",
    "title": "Sky",
    "encrypted_index": "Eo8BCioIAhgB",
    "cited_text": "the sky is blue",
}


def anthropic(*citations: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": "msg_01",
        "type": "message",
        "role": "assistant",
        "content": [
            {"type": "text", "text": "According to the document, "},
            {"type": "text", "text": "the grass is green", "citations": list(citations)},
            {"type": "text", "text": ".", "citations": None},
        ],
        "stop_reason": "end_turn",
    }


@pytest.mark.parametrize("citation", [CHARACTERS, PAGE, BLOCK, SEARCH_RESULT, WEB])
def test_anthropic_citations_become_spans_that_verify(citation: dict[str, Any]) -> None:
    spans = spans_from_anthropic(anthropic(citation), ["grass"])
    report = validate_cited_output(spans, CORPUS)
    assert report, report
    assert len(report.verified) == 1


@pytest.mark.parametrize("citation", [CHARACTERS, PAGE, BLOCK, SEARCH_RESULT, WEB])
def test_an_altered_anthropic_citation_is_rejected(citation: dict[str, Any]) -> None:
    altered = {**citation, "cited_text": citation["cited_text"].replace("is", "was")}
    assert not validate_cited_output(spans_from_anthropic(anthropic(altered), ["grass"]), CORPUS)


def test_anthropic_locations_are_kept() -> None:
    characters, page, block = spans_from_anthropic(anthropic(CHARACTERS, PAGE, BLOCK), ["grass"])
    assert characters == Span("grass", "The grass is green. ", (0, 20))
    assert page.page == 5
    assert block.location is not None
    assert block.location.element == "blocks 2-3"


@pytest.mark.parametrize(
    "change",
    [
        {"type": "dream_location"},
        {"type": None},
        {"cited_text": None},
        {"document_index": 1},
        {"document_index": -1},
        {"document_index": True},
        {"start_char_index": "0"},
    ],
)
def test_a_strange_anthropic_citation_is_an_error(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="citation"):
        spans_from_anthropic(anthropic({**CHARACTERS, **change}), ["grass"])


def test_a_message_without_blocks_is_an_error() -> None:
    with pytest.raises(ValueError, match="content"):
        spans_from_anthropic({"content": "text"}, [])


RESPONSES = {
    "id": "resp_1",
    "output": [
        {"type": "file_search_call", "id": "fs_1", "status": "completed", "results": None},
        {
            "type": "message",
            "role": "assistant",
            "content": [
                {
                    "type": "output_text",
                    "text": "The grass is green, and the sky is blue.",
                    "annotations": [
                        {
                            "type": "file_citation",
                            "index": 18,
                            "file_id": "file-1",
                            "filename": "grass.txt",
                        },
                        {
                            "type": "url_citation",
                            "start_index": 20,
                            "end_index": 40,
                            "url": "https://example.org/sky",
                            "title": "Sky",
                        },
                    ],
                }
            ],
        },
    ],
}
CHAT = {
    "choices": [
        {
            "message": {
                "content": "The sky is blue.",
                "annotations": [
                    {
                        "type": "url_citation",
                        "url_citation": {
                            "start_index": 0,
                            "end_index": 16,
                            "url": "https://example.org/sky",
                            "title": "Sky",
                        },
                    }
                ],
            }
        }
    ]
}
ASSISTANTS = {
    "content": [
        {
            "type": "text",
            "text": {
                "value": "It is green【4:0†source】",
                "annotations": [
                    {
                        "type": "file_citation",
                        "text": "【4:0†source】",
                        "start_index": 11,
                        "end_index": 23,
                        "file_citation": {"file_id": "grass", "quote": "The grass is green."},
                    },
                    {
                        "type": "file_path",
                        "text": "sandbox:/a.csv",
                        "start_index": 0,
                        "end_index": 1,
                        "file_path": {"file_id": "file-9"},
                    },
                ],
            },
        }
    ]
}


def test_openai_annotations_become_spans() -> None:
    assert spans_from_openai(RESPONSES) == [
        Span("file-1", ""),
        Span("https://example.org/sky", ""),
    ]
    assert spans_from_openai(CHAT) == [Span("https://example.org/sky", "")]
    assert spans_from_openai(ASSISTANTS) == [Span("grass", "The grass is green.")]


def test_an_annotation_without_words_proves_nothing() -> None:
    report = validate_cited_output(spans_from_openai(CHAT), CORPUS)
    assert [problem.code for problem in report.problems] == ["too_short"]
    assert validate_cited_output(spans_from_openai(ASSISTANTS), CORPUS)


@pytest.mark.parametrize(
    "annotation", [{"type": "rumour"}, {"type": "url_citation"}, {"url": "x"}, "text", 5]
)
def test_a_strange_openai_annotation_is_an_error(annotation: object) -> None:
    with pytest.raises(ValueError, match=r"annotation|citation"):
        spans_from_openai({"annotations": [annotation]})
