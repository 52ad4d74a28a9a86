"""neo4j-graphrag: rules under which its orchestrator `GraphRAG.search` is proved.

It asks any chat model of LangChain, or one of its own, about what any of its retrievers found.
"""

import libcst as cst
import libcst.matchers as m

from tests.others.rules import Rule, expression, importing, marked, removed, replaced, typed

ORCHESTRATOR = "GraphRAG.search"

OURS = '''\
"""What the orchestrator retrieves and asks, with the marks of these."""

from typing import Any

from corvid_runtime import prompt, retrieval, tool
from pydantic import ValidationError

from neo4j_graphrag.generation.types import RagSearchModel
from neo4j_graphrag.message_history import MessageHistory
from neo4j_graphrag.retrievers.base import Retriever
from neo4j_graphrag.types import LLMMessage, RetrieverResult


@tool(uses=retrieval)
def retrieved(retriever: Retriever, query_text: str, config: dict[str, Any]) -> RetrieverResult:
    return retriever.search(query_text=query_text, **config)


@tool
def messages_of(history: MessageHistory) -> list[LLMMessage]:
    return history.messages


@tool
def problems(query_text: str, **given: Any) -> list[Any]:
    try:
        RagSearchModel(query_text=query_text, **given)
    except ValidationError as error:
        return error.errors()
    return []


@prompt
def asked(llm: Any, **options: Any) -> str:
    content: str = llm.invoke(**options).content
    return content


def instead(found: RetrieverResult, answer: str) -> str:
    return answer
'''
"""A module of ours beside theirs."""

RETRIEVED = "retrieved(self.retriever, query, validated_data.retriever_config)"
PROBLEMS = (
    "problems(query_text, examples=examples, retriever_config=retriever_config or {},"
    " return_context=return_context, response_fallback=response_fallback)"
)
INSTEAD = "lift(instead)(retriever_result, response_fallback)"
RESULT = (
    "RagResultModel(answer=answer, retriever_result=retriever_result if return_context else None)"
)
UNSUPPORTED = '"This type of LLM is not supported."'
BY_TEXT = "by_text = isinstance(self.llm, LLMInterface)"


def _assigned(name: str) -> m.SimpleStatementLine:
    target = m.AssignTarget(m.Name(name))
    annotated = m.AnnAssign(target=m.Name(name))
    return m.SimpleStatementLine([m.Assign(targets=[target]) | annotated])


def _called(callee: m.BaseExpression) -> m.Call:
    return m.Call(func=callee)


def _of_self(name: str) -> m.Attribute:
    return m.Attribute(value=m.Name("self"), attr=m.Name(name))


def _retrieves(node: cst.CSTNode) -> cst.FlattenSentinel[cst.CSTNode]:
    """What is no question to content is asked before anything was looked at."""
    found = cst.parse_statement(f"retriever_result = {RETRIEVED}")
    return cst.FlattenSentinel([cst.parse_statement(BY_TEXT), found])


def _joins(node: cst.CSTNode) -> cst.CSTNode:
    (made,) = m.findall(node, m.GeneratorExp())
    loop = cst.ensure_type(made, cst.GeneratorExp)
    items = expression("each(ITEMS)", {"ITEMS": loop.for_in.iter})
    texts = cst.ListComp(loop.elt, loop.for_in.with_changes(iter=items))
    return expression('join("\\n", TEXTS)', {"TEXTS": texts})


def _asks(node: cst.CSTNode) -> cst.CSTNode:
    """Ask by a prompt of ours, and keep the rest of the statement as it stands."""
    statement = cst.ensure_type(node, cst.Assign)
    call = cst.ensure_type(statement.value, cst.Call)
    model = cst.ensure_type(call.func, cst.Attribute).value
    first = cst.Arg(model, comma=cst.Comma(whitespace_after=cst.SimpleWhitespace(" ")))
    asked = call.with_changes(func=cst.Name("asked"), args=[first, *call.args])
    answer = cst.AssignTarget(cst.Name("answer"))
    return statement.with_changes(targets=[answer], value=asked)


GENERATION: tuple[Rule, ...] = (
    importing(
        "pydantic", "from corvid_runtime import each, grounded_pure, join, lift, prompt, tool"
    ),
    importing(
        "neo4j_graphrag.exceptions",
        "from neo4j_graphrag._grounding import asked, instead, messages_of, problems, retrieved",
    ),
    marked(ORCHESTRATOR, "grounded_pure", "the orchestrator"),
    marked("GraphRAG._build_query", "prompt", "it asks a model"),
    marked("GraphRAG.is_langchain_compatible", "tool", "it imports what may not be there"),
    replaced(
        ORCHESTRATOR,
        _called(m.Attribute(attr=m.Name("errors"))),
        PROBLEMS,
        "what is caught counts as content",
    ),
    replaced(
        ORCHESTRATOR,
        m.Attribute(value=m.Name("message_history"), attr=m.Name("messages")),
        "messages_of(message_history)",
        "it may ask a database",
    ),
    replaced(
        ORCHESTRATOR,
        m.Call(m.Name("isinstance"), [m.Arg(_of_self("llm")), m.Arg()]),
        "by_text",
        "what may be anything is asked before the first look",
    ),
    Rule(ORCHESTRATOR, _assigned("retriever_result"), _retrieves, "it retrieves"),
    Rule(
        ORCHESTRATOR,
        _called(m.Attribute(value=m.SimpleString(), attr=m.Name("join"))),
        _joins,
        "str.join drops the sources",
    ),
    Rule(
        ORCHESTRATOR,
        m.Assign([m.AssignTarget(m.Name("answer"))], m.Name("response_fallback")),
        lambda node: node.with_changes(value=cst.parse_expression(INSTEAD)),
        "what content decides stays grounded",
    ),
    Rule(
        ORCHESTRATOR,
        m.Assign(value=_called(m.Attribute(value=_of_self("llm"), attr=m.Name("invoke")))),
        _asks,
        "it asks a model",
    ),
    removed(
        ORCHESTRATOR,
        m.SimpleStatementLine([m.Assign(value=m.Attribute(attr=m.Name("content")))]),
        "the prompt gives the text",
    ),
    replaced(ORCHESTRATOR, m.FormattedString(), UNSUPPORTED, "it shows what may be anything"),
    removed(ORCHESTRATOR, _assigned("result"), "a table of anything drops the sources"),
    removed(
        ORCHESTRATOR, m.If(test=m.Name("return_context")), "a table of anything drops the sources"
    ),
    replaced(
        ORCHESTRATOR,
        _called(m.Name("RagResultModel")),
        RESULT,
        "a table of anything drops the sources",
    ),
)
LIFTED = {
    "generation/prompts.py": ("neo4j_graphrag.exceptions", "RagTemplate.format"),
    "llm/utils.py": ("pydantic", "legacy_inputs_to_messages"),
    "utils/logging.py": ("pydantic", "Prettifier.__call__"),
}
"""Functions of values, by the file: an import that it has, and which."""

RULES: dict[str, tuple[Rule, ...]] = {
    "generation/graphrag.py": GENERATION,
    "generation/types.py": (
        importing("pydantic", "from corvid_runtime import Grounded"),
        typed("RagResultModel", "answer", "Grounded[str]", "it holds content"),
        typed(
            "RagResultModel",
            "retriever_result",
            "Optional[Grounded[RetrieverResult]]",
            "it holds content",
        ),
    ),
    "types.py": (typed("RetrieverResultItem", "content", "str", "as its docstring says"),),
    **{
        name: (
            importing(module, "from corvid_runtime import lift"),
            marked(function, "lift", "it makes texts of values"),
        )
        for name, (module, function) in LIFTED.items()
    },
}
TWIN = Rule(
    ORCHESTRATOR,
    m.Arg(value=m.Name("answer"), keyword=m.Name("answer")),
    lambda node: node.with_changes(value=cst.parse_expression('f"{answer}"')),
    "the answer is stored without its sources",
)
"""One dishonest line, which must be refused."""
