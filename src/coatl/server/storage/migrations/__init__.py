"""The steps that bring a database from any earlier form to the present one, with Alembic.

A new step is a new file in `versions/` beside the others: `revision` is the next number,
`down_revision` the one before it. There is no way back but a backup. Change `schema.py` with it:
a test compares the two.
"""
