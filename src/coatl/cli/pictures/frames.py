"""What stands around cards in a gallery: headings and panels."""

from __future__ import annotations

from rich import box
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.text import Text

from coatl.cli.pictures import art


def show_heading(console: Console, band: Text, line: str) -> None:
    """Print a coloured band and a line of words, with a rule after them."""
    title = Text().append(band).append(f" {line} ")
    rule = "─" * max(0, console.width - title.cell_len)
    console.print(title.append(rule, style=art.FAINT), no_wrap=True, overflow="crop")


def draw_panel(content: RenderableType, title: str, style: str) -> Panel:
    """Draw a frame around a card shown large, with its name on its ground."""
    edge = Style(color=Style.parse(style).bgcolor)
    return Panel(
        content,
        title=Text(title, style=style),
        title_align="left",
        box=box.SQUARE,
        border_style=edge,
        padding=(1, 2),
    )
