"""The one table of well-known libraries: which of their calls retrieve, ask a model, or write.

What a call names is a dotted path in which the parentheses of calls, awaits and subscripts are left
out: `sqlite3.connect(path).execute(query).fetchall()` is `sqlite3.connect.execute.fetchall`. A row
has patterns of such paths: `*` is any part of a name, `**` any text, `{a,b}` one of several.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, Literal

from attrs import field, frozen

Does = Literal["retrieves", "asks", "writes", "fills"]
"""What a function does with the world outside. What fills an index is no part of an answer."""

Decides = Literal["statement", "mode", "address"]
"""Which constant decides what a call does: an SQL statement, a file's mode, or an address."""


def _patterns(text: str) -> tuple[str, ...]:
    return tuple(text.split())


@frozen
class Row:
    """What calls of a library do.

    `words` is what a reason says of them. `decided` names the constant that may decide otherwise.
    """

    patterns: tuple[str, ...] = field(converter=_patterns)
    does: Does
    words: str
    decided: Decides | None = None


_SQL = "{sqlite3,aiosqlite,psycopg,psycopg2,asyncpg,pymysql,MySQLdb,duckdb,oracledb}"
_ORM = "{sqlalchemy,sqlmodel}"
_HTTP = "{httpx,httpx_aiohttp,requests,aiohttp,urllib3}{,.*Client,.*ession,.*Manager}"
_CHAINS = "{invoke,ainvoke,stream,astream,batch,abatch,predict}"

TABLE: Final = (
    # Databases
    Row(f"{_SQL}.**.fetch*", "retrieves", "reads rows of a database"),
    Row(f"{_SQL}.**.execute*", "writes", "runs a statement of a database", "statement"),
    Row(
        f"{_ORM}.**.{{execute,exec,scalar*,query,get}}",
        "retrieves",
        "reads rows of a database",
    ),
    Row(f"{_ORM}.**.{{add,add_all,commit}}", "writes", "writes to a database"),
    Row("{pymongo,motor}.**.{find,find_one,aggregate}", "retrieves", "reads MongoDB"),
    Row("{pymongo,motor}.**.{insert_*,update_*,replace_one}", "writes", "writes to MongoDB"),
    Row("redis.**.{get,hgetall,mget}", "retrieves", "reads Redis"),
    Row("redis.**.{set,hset,setex}", "writes", "writes to Redis"),
    # Search engines and vector stores
    Row("chromadb.**.{query,get}", "retrieves", "searches Chroma"),
    Row("qdrant_client.**.{search*,query*,retrieve,scroll}", "retrieves", "searches Qdrant"),
    Row("pinecone.**.{query,search*}", "retrieves", "searches Pinecone"),
    Row("weaviate.**.{near_*,hybrid,bm25,fetch_objects}", "retrieves", "searches Weaviate"),
    Row("pymilvus.**.{search,query}", "retrieves", "searches Milvus"),
    Row("lancedb.**.search", "retrieves", "searches LanceDB"),
    Row(
        "faiss.**.search hnswlib.**.knn_query annoy.**.get_nns_*",
        "retrieves",
        "searches vectors",
    ),
    Row("{elasticsearch,opensearchpy}.**.{search,msearch,get}", "retrieves", "searches an index"),
    Row("tantivy.**.search whoosh.**.search", "retrieves", "searches an index"),
    Row("rank_bm25.**.get_top_n bm25s.**.retrieve", "retrieves", "searches texts"),
    Row(
        """{chromadb,qdrant_client,lancedb}.**.{add,upsert,upload_*,create_table}
        {pinecone,pymilvus,weaviate}.**.{upsert*,insert,insert_many,add_object}
        {faiss,hnswlib,annoy}.**.{add,add_*} {whoosh,tantivy}.**.add_document
        {elasticsearch,opensearchpy}.**.{index,bulk}
        langchain**.{add,aadd,from,afrom}_{documents,texts}
        llama_index**.{from_documents,insert}""",
        "fills",
        "fills an index",
    ),
    # Retrievers of frameworks
    Row(
        """langchain**.{similarity_search*,max_marginal_relevance_search*,get_relevant_documents}
        langchain**etriever**.{invoke,ainvoke} langchain**oader**.{load,lazy_load}""",
        "retrieves",
        "retrieves with LangChain",
    ),
    Row(
        """llama_index**.{retrieve,aretrieve,load_data}
        llama_index**{as_query_engine,QueryEngine**}.{query,aquery}""",
        "retrieves",
        "retrieves with LlamaIndex",
    ),
    # HTTP
    Row(
        f"{_HTTP}.{{get,request,send,stream}} urllib.request.urlopen",
        "retrieves",
        "asks over HTTP",
        "address",
    ),
    Row(f"{_HTTP}.{{post,put,patch,delete}}", "writes", "sends over HTTP", "address"),
    # Files
    Row(
        "{builtins,io,codecs,gzip,aiofiles}.open anyio.open_file {pathlib.*,anyio.Path}**.open",
        "retrieves",
        "opens a file",
        "mode",
    ),
    Row("{pathlib.*,anyio.Path}**.read_{text,bytes}", "retrieves", "reads a file"),
    Row("{pathlib.*,anyio.Path}**.write_{text,bytes}", "writes", "writes a file"),
    Row("boto3.**.{get_object,download_file*}", "retrieves", "reads an object of a bucket"),
    Row(
        "arxiv.**.results wikipedia.{page,summary,search}",
        "retrieves",
        "searches a public collection",
    ),
    # Models
    Row(
        "openai**.{completions,responses}.{create,parse,stream}",
        "asks",
        "asks a model of the OpenAI API",
    ),
    Row(
        "anthropic**.{messages,completions}.{create,stream,parse}",
        "asks",
        "asks a model of the Anthropic API",
    ),
    Row(
        "litellm{,.Router**}.{completion,acompletion,responses,aresponses}",
        "asks",
        "asks a model through LiteLLM",
    ),
    Row("lmi.{LiteLLM,LLM}Model**.{call*,acompletion*}", "asks", "asks a model through LMI"),
    Row(
        "{google.genai,google.generativeai,vertexai}**.generate_content*",
        "asks",
        "asks a Gemini model",
    ),
    Row("ollama**.{chat,generate}", "asks", "asks a model of Ollama"),
    Row(
        """mistralai**.chat.{complete*,stream*} cohere**.{chat*,generate}
        {groq,together,cerebras}**.completions.create
        huggingface_hub**.{chat_completion,text_generation}""",
        "asks",
        "asks a model",
    ),
    Row(
        f"langchain**{{Chat,LLM,Ollama,LanguageModel,init_chat_model}}**.{_CHAINS}",
        "asks",
        "asks a model through LangChain",
    ),
    Row(
        """llama_index**{llm,LLM,OpenAI,Anthropic,Ollama}**.{complete,acomplete,stream_complete}
        llama_index**{llm,LLM,OpenAI,Anthropic,Ollama}**.{chat,achat,predict,apredict,stream_chat}
        llama_index**{ChatEngine**,as_chat_engine}.{chat,achat,stream_chat}""",
        "asks",
        "asks a model through LlamaIndex",
    ),
    Row("pydantic_ai**Agent**.{run,run_*,iter}", "asks", "asks a model through pydantic-ai"),
    Row("dspy.{Predict,ChainOfThought,ReAct}", "asks", "asks a model through DSPy"),
)

MODEL_ADDRESSES: Final = _patterns(
    """chat/completions v1/completions v1/responses v1/messages api/chat api/generate
    :generateContent openai.com anthropic.com generativelanguage.googleapis.com"""
)
"""Parts of addresses at which a model answers."""

TOOL_CLASSES: Final = _patterns("Tool BaseTool **.BaseTool **.FunctionTool **.StructuredTool")
"""Classes, by their bases or protocols, whose `TOOL_METHODS` a model may call."""

TOOL_METHODS: Final = _patterns("run arun _run _arun call acall invoke execute forward __call__")

TOOL_DECORATORS: Final = _patterns(
    """pydantic_ai.**.{tool,tool_plain} langchain**.tool agents.function_tool
    {mcp,fastmcp}.**.tool smolagents.tool"""
)
"""Decorators of functions that a model may call."""

MAKES_TOOLS: Final = _patterns(
    """**Tool **Tool.from_* **Toolset pydantic_ai**Agent **.create_react_agent
    langgraph**.{add_node,add_sequence,add_conditional_edges}"""
)
"""What makes tools, or nodes of a graph, of the functions that it is passed, and calls none."""

READS_SIGNATURES: Final = _patterns("inspect.* **.get_type_hints")
"""What only looks at the functions that it is passed."""

HANDS_OUT: Final = {
    "pydantic_ai.RunContext": "deps",
    "agents.RunContextWrapper": "context",
    "langgraph.runtime.Runtime": "context",
}
"""Generic classes, each with the attribute that is of its parameter."""

VECTORS: Final = _patterns("vector query_vector embedding query_embedding embedding_vector")
LIMITS: Final = _patterns("limit k top_k topk n count size max_results n_results")
"""The parameters of a search among vectors: what is near, and how many."""

RUNNERS: Final = _patterns(
    "**.{to_thread,run_in_executor,run_sync,run_in_threadpool,submit,map,partial,call_soon}"
)
"""What calls the functions of libraries that it is passed."""

NO_SOURCE: Final = _patterns(
    """**{setting,config,credential,secret,api_key,prompt,template,manifest}**
    **{md5,sha256,hash,digest,checksum}**"""
)
"""Names, in lower case, of functions and classes that read what is no source of an answer."""

UNMARKED: Final = _patterns("**contextmanager **.{overload,fixture,setter,deleter}")
"""Decorators of functions that take no mark."""

ABSTRACT: Final = _patterns("abc.abstract*")
"""Decorators of methods that have no body of their own."""

_WRITING = re.compile(r"\s*(INSERT|UPDATE|DELETE|REPLACE|MERGE|CREATE|DROP|ALTER|VACUUM)\b", re.I)
_READING = re.compile(r"\s*(SELECT|WITH|VALUES)\b", re.I)


def matches(path: str, patterns: Iterable[str]) -> bool:
    """Tell whether a dotted path has one of the patterns."""
    return any(_compiled(pattern).fullmatch(path) for pattern in patterns)


_SIGNS = {"**": ".*", "*": "[^.]*", "{": "(?:", ",": "|", "}": ")"}


@lru_cache(maxsize=1024)
def _compiled(pattern: str) -> re.Pattern[str]:
    parts = re.split(r"(\*\*|[*{},])", pattern)
    return re.compile("".join(_SIGNS.get(part) or re.escape(part) for part in parts))


@lru_cache(maxsize=4096)
def row(path: str) -> Row | None:
    """Return the row of what a dotted path names, if there is one."""
    return next((each for each in TABLE if matches(path, each.patterns)), None)


def does(found: Row, constants: tuple[str, ...], addresses: Iterator[str]) -> Does | None:
    """Return what a call does, by its row and the constants that it is given.

    Args:
        found: the row.
        constants: the texts among the arguments.
        addresses: the texts of the function in which it stands.
    """
    if found.decided == "statement":
        if any(_WRITING.match(text) for text in constants):
            return "writes"
        return "retrieves" if any(_READING.match(text) for text in constants) else None
    if found.decided == "mode":
        writes = any(set(text) & set("wax+") and len(text) <= 3 for text in constants)
        return "writes" if writes else "retrieves"
    if found.decided == "address" and any(map(_is_models, addresses)):
        return "asks"
    return found.does


def _is_models(text: str) -> bool:
    return any(part in text for part in MODEL_ADDRESSES)
