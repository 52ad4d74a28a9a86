"""The programs that `corvid tour` shows, topic by topic."""
