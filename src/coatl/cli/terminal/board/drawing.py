"""The table as one seat sees it, drawn: supply, cards with live levels, serpents, opponents."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from coatl.board.actions import pair_text
from coatl.board.analysis.serpents import own_seat, own_slots, serpent_of
from coatl.board.analysis.worth import serpent_points
from coatl.board.codes import (
    BOARD_SPACES,
    BODY_LETTERS,
    COLOURS,
    EMPTY,
    HAND_LIMIT,
    PHASES,
    TOKENS,
)
from coatl.board.deck import load_deck
from coatl.board.view import BoardView, SeatView, SerpentView
from coatl.cli.pictures.art import (
    ACCENT,
    FAINT,
    colour_name,
    count_pieces,
    count_points,
    pattern_text,
    piece_text,
    serpent_rows,
)
from coatl.cli.terminal.board.card_rows import draw_cards, level_text
from coatl.cli.words import say, say_text

WIDE = 118
"""From this many columns on, the opponents stand beside the rest."""
LEFT = 78
HEADING = "bold"


def draw_table(view: BoardView, names: Sequence[str], width: int) -> RenderableType:
    """Draw everything that a seat (or a spectator) may know."""
    if width < WIDE:
        others = draw_others(view, names, width)
        return Group(others, draw_supply(view), draw_own(view, width))
    left = Group(draw_supply(view), draw_own(view, LEFT))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=LEFT)
    grid.add_column(width=width - LEFT - 2)
    grid.add_row(left, draw_others(view, names, width - LEFT - 2))
    return grid


def draw_own(view: BoardView, width: int) -> RenderableType:
    """Draw what belongs to the reader, and the cards of the table with their levels."""
    if view.seat is None:
        return draw_cards(view)
    return Group(_draw_possessions(view, width), Text(), draw_cards(view))


def draw_progress(view: BoardView, width: int) -> RenderableType:
    """Draw what matters within a turn, after one of its steps."""
    phase = PHASES[view.phase]
    if phase == "setup":
        return draw_cards(view, ("hand",))
    if phase in ("choose", "future"):
        return draw_cards(view, ("hand", "open"))
    own = _draw_possessions(view, width)
    sections = ("hand", "temples") if phase == "complete" else ("hand",)
    return Group(own, Text(), draw_cards(view, sections))


def _draw_possessions(view: BoardView, width: int) -> RenderableType:
    seat = own_seat(view)
    rows = _rows()
    rows.add_row(_label(say("board-you")), _summary(seat))
    rows.add_row(_label(say("cli-label-board")), _board_text(seat))
    for name, slot in own_slots(seat):
        rows.add_row(_label(say("board-serpent", slot=name)), _draw_slot(view, slot, width - 12))
    for serpent in seat.finished:
        points = Text(count_points(serpent.points), style=ACCENT)
        note = say_text("cli-note-complete", points=points, cards=_card_ids(serpent))
        drawn = _draw_serpent(serpent.pieces, note, width - 12)
        rows.add_row(_label(say("cli-label-complete")), drawn)
    return rows


def draw_others(view: BoardView, names: Sequence[str], width: int) -> RenderableType:
    """Draw what is visible of the other seats, in turn order after the reader."""
    count = len(view.seats)
    first = 0 if view.seat is None else view.seat + 1
    order = [(first + i) % count for i in range(count if view.seat is None else count - 1)]
    parts: list[RenderableType] = []
    for number in order:
        seat = view.seats[number]
        parts.append(Text.assemble((names[number], HEADING), "  ", _summary(seat)))
        rows = Table.grid(padding=(0, 1, 0, 0))
        rows.add_column(min_width=7, no_wrap=True)
        rows.add_column()
        rows.add_row(f"  {say('cli-other-board')}", _board_text(seat))
        rows.add_row(f"  {say('cli-other-hand')}", _hand_text(seat))
        for name, slot in own_slots(seat):
            rows.add_row(f"  {name}", _draw_serpent(slot.pieces, _note(view, slot), width - 9))
        for serpent in seat.finished:
            note = Text(f"{_card_ids(serpent)} = {serpent.points}", style=FAINT)
            rows.add_row("  ✓", _draw_serpent(serpent.pieces, note, width - 9))
        parts += [rows, Text()]
    return Group(*parts)


def draw_supply(view: BoardView) -> RenderableType:
    """Draw the supply board."""
    heads = [_piece(colour, "head") for colour in view.heads]
    bodies = [Text("  ··  ", style=FAINT) if pair == EMPTY else _pair(pair) for pair in view.bodies]
    tails = [_piece(colour, "tail") for colour in view.tails]
    gap, wide = Text(" "), Text("   ")
    rows = _rows()
    spaces = wide.join([gap.join(heads), gap.join(bodies), gap.join(tails)])
    rows.add_row(_label(say("board-supply")), spaces)
    return Group(rows, Text())


def draw_bags(view: BoardView) -> RenderableType:
    """Draw how many pieces of each colour are left in the bags; it is public (B14.2)."""
    table = Table(box=None, padding=(0, 1), title=say("cli-bags"), title_justify="left")
    table.add_column("")
    letters = BODY_LETTERS if view.options.feathers else COLOURS
    for letter in letters:
        table.add_column(colour_name(letter), justify="right")
    table.add_column(say("cli-all"), justify="right", style="bold")
    bags = (
        (say("cli-heads"), view.head_bag),
        (say("cli-bodies"), view.body_bag),
        (say("cli-tails"), view.tail_bag),
    )
    for name, bag in bags:
        counts = [*bag, *[0] * (len(letters) - len(bag))][: len(letters)]
        table.add_row(name, *(str(count) for count in counts), str(sum(bag)))
    deck = say("cli-decks", deck=view.deck_size, discards=len(view.discards))
    return Group(table, Text(f" {deck}"))


def _rows() -> Table:
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(min_width=10, no_wrap=True)
    rows.add_column()
    return rows


def _label(word: str) -> Text:
    return Text(word, style=HEADING)


def _piece(colour: int, kind: str) -> Text:
    return Text(" ·· ", style=FAINT) if colour == EMPTY else piece_text(COLOURS[colour], kind)


def _pair(pair: int) -> Text:
    return Text("").join(piece_text(letter) for letter in pair_text(pair))


def _summary(seat: SeatView) -> Text:
    done = len(seat.finished)
    text = Text.assemble((count_points(seat.points), ACCENT), "  ", "●" * done + "○" * (3 - done))
    if seat.gold:
        text.append(f"  {say('cli-gold', count=seat.gold, points=2 * seat.gold)}")
    tokens = [say("cli-token", token=name) for name, bit in TOKENS.items() if seat.tokens & bit]
    if tokens:
        text.append(f"  {say('cli-tokens', tokens=', '.join(tokens))}", style=FAINT)
    return text


def _board_text(seat: SeatView) -> Text:
    drawn = []
    for piece, count in enumerate(seat.board):
        letter = "O" if piece == 15 else COLOURS[piece % 5]
        kind = "head" if piece < 5 else "tail" if 10 <= piece < 15 else "body"
        drawn += [piece_text(letter, kind)] * count
    text = Text(" ").join(drawn)
    if not drawn:
        return text.append(say("cli-board-empty", count=0, total=BOARD_SPACES), style=FAINT)
    note = say("cli-of", count=len(drawn), total=BOARD_SPACES)
    if len(drawn) == BOARD_SPACES:
        note = say("cli-board-full")
    return text.append(f" {note}", style=FAINT)


def _hand_text(seat: SeatView) -> Text:
    deck = load_deck().prophecies
    if seat.is_choosing:
        return Text(say("cli-hand-choosing", count=seat.dealt_size))
    text = Text(say("cli-hand", count=seat.hand_size, total=HAND_LIMIT))
    groups = ((seat.known, "cli-hand-known"), (seat.maybe, "cli-hand-perhaps"))
    notes = [
        say(name, cards=", ".join(deck[card].id for card in cards))
        for cards, name in groups
        if cards
    ]
    text.append(f" ({'; '.join(notes)})" if notes else "")
    temples = [load_deck().temples[seat.commitment].id] if seat.commitment != EMPTY else []
    temples += [say("cli-a-temple")] if seat.has_temple else []
    return text.append("".join(f", {temple}" for temple in temples))


def _card_ids(serpent: SerpentView) -> str:
    deck = load_deck()
    ids = [deck.prophecies[card].id for card in serpent.cards]
    return " ".join(ids + ([deck.temples[serpent.temple].id] if serpent.temple != EMPTY else []))


def _note(view: BoardView, slot: SerpentView) -> Text:
    if not slot.cards:
        return Text()
    points = serpent_points(slot, view)
    return Text(say("cli-note-open", cards=_card_ids(slot), points=points), style=FAINT)


def _draw_serpent(pieces: str, note: Text, width: int) -> RenderableType:
    """Draw a serpent with a note after it, or below it if there is no room."""
    rows = [row for _, row in serpent_rows(pieces, width)]
    if rows[-1].cell_len + 2 + note.cell_len > width:
        return Group(*rows, note)
    last = Text.assemble(rows[-1], "  ", note)
    return Group(*rows[:-1], last)


def _draw_slot(view: BoardView, slot: SerpentView, width: int) -> RenderableType:
    deck = load_deck().prophecies
    serpent = serpent_of(slot)
    note = Text(count_pieces(serpent.length), style=FAINT)
    if slot.cards:
        points = count_points(serpent_points(slot, view))
        if not serpent.is_complete:
            points = say("cli-points-if", points=points)
        note.append(f", {points}")
    parts = [_draw_serpent(slot.pieces, note, width)]
    for card in slot.cards:
        drawn = Text.assemble((deck[card].id, "bold"), " ", pattern_text(deck[card].pattern))
        parts.append(Text.assemble(drawn, "  ", level_text(card, serpent, view)))
    return Group(*parts)
