"""A table as a library: seats, entries, drafts, and what follows from them.

Nothing here reads a clock or a file, starts a thread or waits: a server, a terminal or a page gives
a table those. It needs the standard library and the games.
"""
