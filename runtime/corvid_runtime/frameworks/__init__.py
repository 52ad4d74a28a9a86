"""What other people's frameworks call and return, with the sources kept: one module for each.

Each needs the extra of its name. What a module cannot see stays plain: nothing becomes grounded
because a framework handled it.
"""

from corvid_runtime.frameworks.outputs import grounded_output

__all__ = ["grounded_output"]
