"""Enforcement of a grounding ratio over what an agent recorded of its session.

The rules are those of Loa's grounding enforcement protocol 1.0, with citations opened on disk.
"""

from corvid_runtime.enforcement.auditing import audit, record_warning
from corvid_runtime.enforcement.check import check_trajectory, grounding_ratio
from corvid_runtime.enforcement.decisions import Decision
from corvid_runtime.enforcement.errors import CouldNotCheck
from corvid_runtime.enforcement.evidence import find_evidence
from corvid_runtime.enforcement.ghosts import GhostVerdict, QueryResult, verify_ghost
from corvid_runtime.enforcement.policy import Mode, Policy
from corvid_runtime.enforcement.report import Problem, TrajectoryReport
from corvid_runtime.enforcement.writer import TrajectoryWriter

__all__ = [
    "CouldNotCheck",
    "Decision",
    "GhostVerdict",
    "Mode",
    "Policy",
    "Problem",
    "QueryResult",
    "TrajectoryReport",
    "TrajectoryWriter",
    "audit",
    "check_trajectory",
    "find_evidence",
    "grounding_ratio",
    "record_warning",
    "verify_ghost",
]
