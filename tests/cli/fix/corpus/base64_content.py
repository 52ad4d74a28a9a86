"""Content that is encoded."""

import base64
import hashlib

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def blob(key: str) -> str:
    return base64.b64encode(key.encode()).decode()


@grounded_pure
@agent
def decoded(key: str) -> Grounded[str]:
    return base64.b64decode(blob(key)).decode()


@agent
def fingerprint(key: str) -> str:
    return hashlib.sha256(blob(key).encode()).hexdigest()[:8]


if __name__ == "__main__":
    print(decoded("secret"), fingerprint("secret"))
