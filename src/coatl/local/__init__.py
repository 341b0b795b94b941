"""Tables without a server: a page hosts them itself, in a worker of the browser.

It says the same as the server (`docs/api.md`) to the same screens, but has no network, no threads
and no database: messages come in as text, and what is to be sent, stored or done later goes out as
text. It needs the standard library, tables and bots, and runs wherever Python does.
"""
