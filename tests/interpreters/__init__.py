"""The tests of the runtime under interpreters that are newer than this machine's."""
