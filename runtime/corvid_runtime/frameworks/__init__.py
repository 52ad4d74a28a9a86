"""What other people's frameworks call and return, with the sources kept: one module for each.

Each needs the extra of its name. What a module cannot see stays plain: nothing becomes grounded
because a framework handled it.
"""
