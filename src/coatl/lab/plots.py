"""A picture of a contest: win rates with their intervals, and how scores are spread.

It needs matplotlib, which is optional.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from coatl.core.errors import OptionError
from coatl.core.extras import install_command
from coatl.lab.summary import BotSummary, Summary

FORMATS = (".png", ".svg")
INK, PALE, GRID = "#1b1622", "#8d86a0", "#e6e1ea"
PAINT = ("#1f62b8", "#c78a26", "#b8281f", "#2f8f6b", "#453f54")
"""Blue, gold, red, green and black of the pieces; one for each part that is drawn."""


def check_plot(path: Path) -> None:
    """Refuse early what `draw_plot` could not write."""
    if path.suffix.lower() not in FORMATS:
        raise OptionError(f"--plot {str(path)!r}: expected a file that ends in .png or .svg")
    if not path.absolute().parent.is_dir():
        raise OptionError(f"--plot {str(path)!r}: its folder does not exist")
    if find_spec("matplotlib") is None:
        raise OptionError(f"--plot needs matplotlib: {install_command('lab')}")


def draw_plot(path: Path, title: str, parts: Mapping[str, Summary], even: float | None) -> None:
    """Draw one or several summaries of the same bots; `even` is the rate of equal players."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    names = [bot.name for bot in next(iter(parts.values())).bots]
    style: dict[Any, Any] = {"font.size": 10, "text.color": INK, "svg.fonttype": "path"}
    with rc_context(style):
        height = 1.7 + 0.34 * len(names) * (1 + len(parts))
        figure = Figure(figsize=(10, max(3.0, height)), layout="constrained", facecolor="white")
        figure.suptitle(title, x=0.01, ha="left", fontsize=12, fontweight="bold")
        left, right = figure.subplots(1, 2, sharey=True, width_ratios=[1, 1.25])
        for axes in (left, right):
            _clean(axes)
        left.set_yticks(range(len(names)), names, fontsize=11)
        left.set_ylim(len(names) - 0.5, -0.5)
        left.set_xlim(0, 1)
        left.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0%", "25%", "50%", "75%", "100%"])
        left.set_title("games won, with 95% interval", loc="left", fontsize=10, color=PALE)
        right.set_title(
            "points: share of games, with median and middle half",
            loc="left",
            fontsize=10,
            color=PALE,
        )
        if even is not None:
            left.axvline(even, color=PALE, linewidth=1, linestyle=(0, (2, 3)), zorder=1)
        for number, (label, summary) in enumerate(parts.items()):
            paint = PAINT[number % len(PAINT)]
            room = 0.86 / len(parts)
            for bot in summary.bots:
                middle = names.index(bot.name) + (number - (len(parts) - 1) / 2) * room
                _draw_rate(left, bot, middle, paint)
                _draw_scores(right, bot, middle, room, paint)
            left.plot([], [], "o", color=paint, label=label)
        if len(parts) > 1:
            figure.legend(loc="outside lower left", ncols=len(parts), frameon=False)
        try:
            figure.savefig(path, dpi=160)
        except OSError as error:
            raise OptionError(f"--plot {str(path)!r}: {error.strerror or error}") from None


def _clean(axes: Any) -> None:
    axes.grid(axis="x", color=GRID, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(length=0, colors=INK)
    for side in axes.spines.values():
        side.set_visible(False)


def _draw_rate(axes: Any, bot: BotSummary, middle: float, paint: str) -> None:
    reach = [bot.wins.low, bot.wins.high]
    axes.plot(reach, [middle, middle], color=paint, linewidth=2.5, alpha=0.45)
    dot = {"markersize": 7, "markeredgecolor": "white", "clip_on": False, "zorder": 3}
    axes.plot(bot.wins.mean, middle, "o", color=paint, **dot)
    axes.annotate(
        f"{bot.wins.mean:.0%}",
        (bot.wins.mean, middle),
        xytext=(0, 6),
        textcoords="offset points",
        ha="center",
        fontsize=8.5,
        annotation_clip=False,
    )


def _draw_scores(axes: Any, bot: BotSummary, middle: float, room: float, paint: str) -> None:
    """Draw the scores as a small histogram, with quartiles below it."""
    counts = Counter(bot.scores)
    most = max(counts.values())
    base = middle + room * 0.3
    places = list(range(min(counts), max(counts) + 1))
    heights = [-counts[place] / most * room * 0.68 for place in places]
    axes.bar(places, heights, bottom=base, width=1.0, color=paint, alpha=0.3, linewidth=0)
    marks = bot.to_data()["score_quantiles"]
    below = base + room * 0.1
    axes.plot([marks["q25"], marks["q75"]], [below, below], color=paint, linewidth=3, alpha=0.9)
    axes.plot(marks["median"], below, "o", color="white", markeredgecolor=paint, markersize=5)
