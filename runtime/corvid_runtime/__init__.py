"""Runtime."""
from corvid_runtime.value import GroundedValue as GroundedValue
from corvid_runtime.other import x as x
