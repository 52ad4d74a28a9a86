"""Values that carry where they come from."""

from corvid_runtime.boundaries import Effect as Effect
from corvid_runtime.boundaries import agent as agent
from corvid_runtime.boundaries import each as each
from corvid_runtime.boundaries import ground as ground
from corvid_runtime.boundaries import grounded_pure as grounded_pure
from corvid_runtime.boundaries import lift as lift
from corvid_runtime.boundaries import plain as plain
from corvid_runtime.boundaries import prompt as prompt
from corvid_runtime.boundaries import retrieval as retrieval
from corvid_runtime.boundaries import sever as sever
from corvid_runtime.boundaries import tool as tool
from corvid_runtime.value import Grounded as Grounded
from corvid_runtime.value import GroundedStream as GroundedStream
from corvid_runtime.value import GroundedValue as GroundedValue
