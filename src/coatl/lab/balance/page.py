"""Findings as one HTML file: tables with drawn intervals, nothing to fetch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from coatl.lab.balance.facts import MEASURES

INK, PALE, GRID, GOOD, BAD = "#1b1622", "#8d86a0", "#e6e1ea", "#1f62b8", "#b8281f"
STYLE = f"""
body {{ font: 15px/1.45 system-ui, sans-serif; color: {INK}; background: #fff; margin: 2rem auto;
  max-width: 72rem; padding: 0 1rem }}
table {{ border-collapse: collapse; margin: .6rem 0 1.4rem }}
th, td {{ padding: .15rem .5rem; text-align: right; border-bottom: 1px solid {GRID};
  font-variant-numeric: tabular-nums; white-space: nowrap }}
th:first-child, td:first-child {{ text-align: left; position: sticky; left: 0; background: #fff }}
th {{ color: #5d5670; font-weight: 600; vertical-align: bottom; white-space: normal }}
th[colspan] {{ text-align: center; line-height: 1.25 }}
p {{ max-width: 50rem }} svg {{ vertical-align: middle }} .note {{ color: #5d5670 }}
tr.clear td:first-child {{ font-weight: 700 }} .scroll {{ overflow-x: auto }}
"""
WIDTH = 120
"""Of a drawn interval: all of a card's fit beside each other on a laptop."""
NAMES = {
    "dealt": "effect if dealt",
    "taken": "if had at any time",
    "completed": "if it brought points",
}


def make_page(title: str, studies: Sequence[dict[str, Any]], texts: Mapping[str, str]) -> str:
    """Return the whole page; `texts` says what is printed on each card."""
    parts = [_study(study, texts) for study in studies]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>"
        f"<h1>{escape(title)}</h1>"
        "<p class=note>How to read it: every game has its own seed. An effect compares the seats "
        "that had a card with the other seats of the same game, with every seat's usual share "
        "taken off (in a solo match: matches with and without it). Bars are 95% intervals that "
        "hold for all rows of a table at once; those that leave out zero are coloured. Only "
        "<em>dealt</em> is pure chance; who takes or completes a card may have been ahead "
        f"already.</p>{''.join(parts)}</body></html>\n"
    )


def _study(data: dict[str, Any], texts: Mapping[str, str]) -> str:
    bots = ", ".join(data["bots"]) + (f" at {data['budget']}" if data["budget"] else "")
    head = f"<h2>{escape(data['game'])}: {escape(data['options'])}</h2>"
    about = f"<p>{data['games']:,} games, {escape(bots)}, seed {escape(data['seed'])}.</p>"
    return "".join(
        (
            head,
            about,
            _seats(data),
            _lengths(data),
            _endings(data),
            _cards(data, texts),
            _kinds(data),
            _carl(data),
            _comparison(data),
        )
    )


def _table(heads: Sequence[str], rows: Sequence[tuple[bool, Sequence[str]]]) -> str:
    """Return a table; a heading that ends in `||` stands over two columns."""
    head = "".join(
        f"<th colspan=2>{each.removesuffix('||')}" if each.endswith("||") else f"<th>{each}"
        for each in heads
    )
    body = "".join(
        f"<tr{' class=clear' if clear else ''}>" + "".join(f"<td>{cell}" for cell in cells)
        for clear, cells in rows
    )
    return f"<div class=scroll><table><tr>{head}{body}</table></div>"


def _seats(data: dict[str, Any]) -> str:
    even = 1 / len(data["seats"]) if len(data["seats"]) > 1 else None
    rows = []
    for seat in data["seats"]:
        low, high = seat["ci95"]
        clear = even is not None and not low <= even <= high
        bar = draw_interval(seat["win_rate"], low, high, 0.0, 1.0, even, clear)
        cells = [str(seat["seat"]), f"{seat['win_rate']:.1%}", bar, f"{seat['points']:.1f}"]
        rows.append((clear, [*cells, f"{seat['points_sd']:.1f}"]))
    return "<h3>Seats</h3>" + _table(("seat", "wins||", "points", "sd"), rows)


def _lengths(data: dict[str, Any]) -> str:
    length = data["length"]
    counts = {int(key): count for key, count in length["counts"].items()}
    first, last = min(counts), max(counts)
    step = max(1, (last - first) // 40)
    bins = [0] * ((last - first) // step + 1)
    for key, count in counts.items():
        bins[(key - first) // step] += count
    most = max(bins)
    bars = "".join(
        f'<rect x="{8 * place}" y="{60 - 58 * count / most:.1f}" width="7" '
        f'height="{58 * count / most:.1f}" fill="{GOOD}" opacity=".55"/>'
        for place, count in enumerate(bins)
    )
    spots = ", ".join(f"{name} {value}" for name, value in length["quantiles"].items())
    return (
        f"<h3>Length</h3><p>{length['decisions']:.1f} decisions and {length['turns']:.1f} turns a "
        f'game ({spots}).</p><svg width="{8 * len(bins)}" height="62" role="img" '
        f'aria-label="decisions a game, {first} to {last}">{bars}</svg>'
    )


def _endings(data: dict[str, Any]) -> str:
    rows = [
        (False, [escape(name), f"{each['games']:,}", f"{each['share']:.1%}"])
        for name, each in data["endings"].items()
    ]
    return "<h3>Endings</h3>" + _table(("ending", "games", "share"), rows)


def _reach(effects: Sequence[dict[str, Any]]) -> float:
    ends = [abs(end) for each in effects for end in each.get("interval", ())]
    reach: float = max([0.05, *ends])
    return reach


def _effect(effect: dict[str, Any], reach: float) -> tuple[str, str]:
    if effect["difference"] is None:
        return "", f'<span class="note">{effect["games"]} games</span>'
    low, high = effect["interval"]
    bar = draw_interval(effect["difference"], low, high, -reach, reach, 0.0, effect["clear"])
    return f"{effect['difference']:+.1%}", bar


def _cards(data: dict[str, Any], texts: Mapping[str, str]) -> str:
    cards = data["cards"]
    reach = {
        measure: _reach([card["effects"][measure] for card in cards.values()])
        for measure in MEASURES
    }
    heads = ["card", "asks for", "dealt", "taken", "completed", "points", "if completed"]
    for measure in MEASURES:
        heads.append(f"{NAMES[measure]}<br>(scale ±{reach[measure]:.0%})||")

    def order(card: str) -> float:
        return -(cards[card]["effects"]["taken"]["difference"] or 0.0)

    rows = []
    for card in sorted(cards, key=order):
        found = cards[card]
        cells = [card, escape(texts.get(card, ""))]
        cells += [f"{found[key]:.2f}" for key in ("dealt", "taken", "completed", "points")]
        cells.append(f"{found['points_completed']:.1f}")
        for measure in MEASURES:
            cells += _effect(found["effects"][measure], reach[measure])
        clear = any(found["effects"][measure].get("clear") for measure in MEASURES)
        rows.append((clear, cells))
    note = "<p class=note>Numbers are per game, all seats together; effects are of the victory.</p>"
    return f"<h3>Cards</h3>{note}" + _table(heads, rows)


def _kinds(data: dict[str, Any]) -> str:
    kinds = data["kinds"]
    reach = _reach([kind["effect"] for kind in kinds.values()])
    rows = [
        (
            bool(found["effect"].get("clear")),
            [
                escape(kind),
                f"{found['uses']:.2f}",
                f"{found['used']:.0%}",
                *_effect(found["effect"], reach),
            ],
        )
        for kind, found in kinds.items()
    ]
    heads = ("action", "a seat and game", "of seats used it", "users against others||")
    return "<h3>What is done, and whether it pays</h3>" + _table(heads, rows)


def _carl(data: dict[str, Any]) -> str:
    if not data["carl"]:
        return ""
    rows = [(False, [escape(name), f"{each:.2f}"]) for name, each in data["carl"].items()]
    return "<h3>What CARL does in a match</h3>" + _table(("deed", "a match"), rows)


def _comparison(data: dict[str, Any]) -> str:
    found = data.get("comparison")
    if not found:
        return ""
    rows = []
    for name, each in found["changes"].items():
        low, high = each["ci95"]
        clear = low > 0 or high < 0
        cells = [name.replace("_", " "), f"{each['change']:+.3f}", f"{low:+.3f} to {high:+.3f}"]
        rows.append((clear, cells))
    cards = []
    for card, each in found["cards"].items():
        cells = [card]
        for key in ("taken", "completed", "points"):
            cells += ["-" if value is None else f"{value:.2f}" for value in each[key]]
        cards.append((False, cells))
    heads = ["card", *(f"{key}, {who}" for key in MEASURES[1:] for who in ("there", "here"))]
    heads += ["points, there", "points, here"]
    return (
        f"<h3>Against {escape(found['against'])}</h3><p>{found['pairs']:,} pairs of games with the "
        "same seed; changes from there to here, with 95% intervals.</p>"
        + _table(("", "change", ""), rows)
        + _table(heads, cards)
    )


def draw_interval(
    middle: float, low: float, high: float, left: float, right: float, zero: float | None, hit: bool
) -> str:
    """Return a dot with its interval between two ends of a scale."""

    def place(value: float) -> float:
        return 6 + (WIDTH - 12) * (min(max(value, left), right) - left) / (right - left)

    paint = PALE if not hit else GOOD if zero is None or middle > zero else BAD
    line = "" if zero is None else f'<path d="M{place(zero):.1f} 0v18" stroke="{GRID}"/>'
    return (
        f'<svg width="{WIDTH}" height="18" aria-hidden="true">{line}'
        f'<path d="M{place(low):.1f} 9H{place(high):.1f}" stroke="{paint}" stroke-width="2.5"/>'
        f'<circle cx="{place(middle):.1f}" cy="9" r="4" fill="{paint}"/></svg>'
    )
