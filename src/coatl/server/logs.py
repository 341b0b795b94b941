"""Structured logs: for people by default, as JSON for machines; never a secret or a card."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up_logs(level: str, form: str) -> None:
    """Send all logs, also those of libraries, through one form."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    last: list[structlog.typing.Processor] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta
    ]
    if form == "json":
        last += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        # Without Rich's tracebacks: those show local variables, and so tokens and cards.
        last.append(
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            )
        )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=last)
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # Paths are in no access log: the metrics count requests, and tables log what happens to them.
    # Uvicorn's other log would have the paths of sockets and, when debugging, their messages.
    logging.getLogger("uvicorn.error").addFilter(_is_worth_a_line)
    for name in ("uvicorn", "sqlalchemy", "alembic", "websockets", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    """Leave out what Uvicorn takes for errors of ours.

    A client sent a text that is none: its socket is closed, and that is all. A socket was refused
    with an answer: Uvicorn misses the handshake.
    """
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        return False
    return "without completing handshake" not in str(record.msg)
