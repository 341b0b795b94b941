"""Choices: legal actions with numbers, and how a list of them is drawn in labelled rows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from coatl.cli.pictures.art import ACCENT, FAINT
from coatl.cli.words import say
from coatl.core.game import Action
from coatl.tables.drafts import Preview

REVEALS = "*"
"""Marks a choice that reveals something, so that it cannot be taken back."""
LABEL_WIDTH = 12
"""The least width of the labels; longer words of a language make it wider."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action with its number, its drawing and what is certain about it."""

    number: int
    action: Action
    preview: Preview
    label: str
    text: Text


class ChoiceList:
    """All choices of a seat, in the order they are shown."""

    def __init__(self, choices: Iterable[Choice]) -> None:
        self.choices = list(choices)

    def by_number(self, number: int) -> Choice | None:
        """Return the choice with this number, if there is one."""
        return self.choices[number - 1] if 1 <= number <= len(self.choices) else None

    def by_action(self, action: int) -> Choice | None:
        """Return the choice for an action, if it is legal."""
        return next((choice for choice in self.choices if choice.action.id == action), None)

    def draw(self, width: int) -> RenderableType:
        """Draw the choices, one row a label."""
        return Group(draw_rows(self.choices, width), *reveal_notes(self.choices))


def draw_rows(choices: Iterable[Choice], width: int) -> Table:
    """Draw choices in rows: those with one label stand together."""
    shown = list(choices)
    rows = Table.grid(padding=(0, 1, 0, 0))
    labels = max([LABEL_WIDTH, *(cell_len(choice.label) for choice in shown)])
    rows.add_column(width=labels, no_wrap=True)
    rows.add_column()
    for label in dict.fromkeys(choice.label for choice in shown):
        items = [numbered(choice) for choice in shown if choice.label == label]
        rows.add_row(Text(label, style="bold"), flow(items, width - labels - 1))
    return rows


def reveal_notes(choices: Iterable[Choice]) -> list[Text]:
    """Return the line that explains the mark of revealing choices, if one of them has it."""
    if not any(choice.preview.reveals for choice in choices):
        return []
    return [Text(say("cli-reveals"), style=FAINT)]


def numbered(choice: Choice) -> Text:
    """Draw a choice after its number."""
    mark = REVEALS if choice.preview.reveals else ""
    return Text.assemble((f"{choice.number}", ACCENT), " ", choice.text, mark)


def flow(items: Iterable[Text], width: int) -> Group:
    """Set items one after another, with a new line where the next does not fit."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + 3 + item.cell_len <= width:
            lines[-1].append("   ").append_text(item)
        else:
            lines.append(item.copy())
    return Group(*lines)
