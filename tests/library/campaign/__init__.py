"""The campaign over typeshed: no library call lets content pass in silence."""
