"""What answers: a sentence picked from the passage, or any server that speaks OpenAI's protocol.

Set `OPENAI_BASE_URL` (such as `http://localhost:8000/v1`), `OPENAI_MODEL`, and `OPENAI_API_KEY`
if the server wants one. Whichever answers, its quotations are verified.
"""

import json
import os
import re
from urllib.request import Request, urlopen

from python_reference import corpus

NAME = os.environ.get("OPENAI_MODEL", "extractive")
SENTENCE = re.compile(r"\S.*?[.](?=\s|$)", re.DOTALL)
INSTRUCTION = """\
Answer with one sentence of the passage, word for word and in quotation marks, and nothing else.

Question: {question}

Passage: {passage}"""


def complete(question: str, passage: str) -> str:
    """Return the passage's answer to the question, in quotation marks."""
    base = os.environ.get("OPENAI_BASE_URL")
    return ask(base, question, passage) if base else extract(question, passage)


def extract(question: str, passage: str) -> str:
    """Quote the sentence that shares most words with the question."""
    wanted = set(corpus.words(question))
    sentences = SENTENCE.findall(passage)
    best = max(sentences, key=lambda sentence: len(wanted & set(corpus.words(sentence))))
    unwrapped = " ".join(best.replace("-\n", "-").split())
    return f"“{unwrapped.replace('**', '')}”"


def ask(base: str, question: str, passage: str) -> str:
    """Ask the model of a server for a quotation.

    Raises `OSError` if the server cannot be reached or refuses.
    """
    instruction = INSTRUCTION.format(question=question, passage=passage)
    body = {"model": NAME, "messages": [{"role": "user", "content": instruction}]}
    headers = {
        "Content-Type": "application/json",
        "Authorization": f"Bearer {os.environ.get('OPENAI_API_KEY', '')}",
    }
    request = Request(f"{base}/chat/completions", json.dumps(body).encode(), headers)
    with urlopen(request, timeout=60) as reply:
        return str(json.load(reply)["choices"][0]["message"]["content"])
