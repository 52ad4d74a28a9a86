"""What is said to the user: codes, findings and messages."""
