"""Reading the checked program: its definitions, callees and bodies."""
