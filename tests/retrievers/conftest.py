"""A small corpus, and a server that answers as a model would."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from corvid_runtime.retrievers import SqliteRetriever

RULES = "Members pay ten euros a month.\n\nGuests pay nothing."
GUIDE = "# Joining\n\nWrite to the secretary.\n\n# Fees\n\nMembers pay the fee in January."


@pytest.fixture
def docs():
    retriever = SqliteRetriever(namespace="club", chunk_size=60)
    retriever.ingest("rules", RULES)
    retriever.ingest("guide", GUIDE, format="markdown")
    yield retriever
    retriever.close()


class ModelServer:
    """Speaks the chat completions protocol; answers what it was told to, in order."""

    def __init__(self):
        self.answers = []
        self.requests = []
        server = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                length = int(self.headers["content-length"])
                server.requests.append(json.loads(self.rfile.read(length)))
                message = server.answers.pop(0)
                choice = {
                    "index": 0,
                    "finish_reason": "tool_calls" if "tool_calls" in message else "stop",
                    "message": {"role": "assistant", "content": None, **message},
                }
                body = {
                    "id": "chat-1",
                    "object": "chat.completion",
                    "created": 0,
                    "model": "test",
                    "choices": [choice],
                }
                data = json.dumps(body).encode()
                self.send_response(200)
                self.send_header("content-type", "application/json")
                self.send_header("content-length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *arguments):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/v1"
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()

    def will_answer(self, *answers):
        """Queue answers: an object as JSON, text as it is."""
        self.answers += [
            {"content": answer if isinstance(answer, str) else json.dumps(answer)}
            for answer in answers
        ]

    def will_call(self, name, **arguments):
        """Queue a call of a tool."""
        function = {"name": name, "arguments": json.dumps(arguments)}
        call = {"id": f"call-{len(self.answers)}", "type": "function", "function": function}
        self.answers.append({"tool_calls": [call]})


@pytest.fixture
def model():
    server = ModelServer()
    yield server
    server.server.shutdown()
    server.server.server_close()


@pytest.fixture
def client(model):
    openai = pytest.importorskip("openai")
    with openai.OpenAI(base_url=model.url, api_key="none", max_retries=0) as client:
        yield client
