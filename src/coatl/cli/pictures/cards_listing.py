"""The cards of the card game as data for programs."""

from __future__ import annotations

from collections.abc import Sequence

from coatl.cards.codes import GODS, LEVEL_POINTS, OBJECTIVE_POINTS, PAIRS
from coatl.cards.deck import Personality, Prophecy, Temple, load_deck
from coatl.cli.pictures.cards_examples import prophecy_example
from coatl.cli.pictures.cards_words import explain_objective, explain_pattern
from coatl.cli.words import say
from coatl.core.colours import COLOURS

Card = Prophecy | Temple


def describe_cards(cards: Sequence[Card], is_whole: bool) -> dict[str, object]:
    """Write cards as plain data; with the whole gallery go Feather cards and personalities."""
    prophecies, temples = split_cards(cards)
    data: dict[str, object] = {
        "game": "cards",
        "reconstructed": say("cli-reconstructed"),
        "level_points": list(LEVEL_POINTS),
        "objective_points": list(OBJECTIVE_POINTS),
        "prophecies": [_prophecy_data(card) for card in prophecies],
        "temples": [_temple_data(card) for card in temples],
    }
    if is_whole:
        deck = load_deck()
        data["feathers"] = [
            {"colours": feather_letters(kind), "copies": copies, "source": _feather_source()}
            for kind, copies in enumerate(deck.feathers)
        ]
        data["personalities"] = [_personality_data(p) for p in deck.personalities.values()]
    return data


def _source(is_reconstructed: bool) -> str:
    return "reconstructed" if is_reconstructed else "booklet"


def _feather_source() -> str:
    return _source(load_deck().are_feathers_reconstructed)


def feather_letters(kind: int) -> str:
    """Return the letters of the two colours of a Feather card."""
    return "".join(COLOURS[colour] for colour in PAIRS[kind])


def _prophecy_data(card: Prophecy) -> dict[str, object]:
    return {
        "id": card.id,
        "god": GODS[card.god],
        "kind": card.pattern.kind,
        "pattern": card.pattern.text,
        "explanation": explain_pattern(card.pattern),
        "example": prophecy_example(card, 1),
        "source": _source(card.is_reconstructed),
    }


def _temple_data(card: Temple) -> dict[str, object]:
    return {
        "id": card.id,
        "objectives": [objective.text for objective in card.objectives],
        "explanations": [explain_objective(objective) for objective in card.objectives],
        "source": _source(card.is_reconstructed),
    }


def _personality_data(card: Personality) -> dict[str, object]:
    decks = {"carl": card.carl, "carl_2": card.carl_2}
    counted = {
        name: {god: count for god, count in zip(GODS, counts, strict=True) if count}
        for name, counts in decks.items()
    }
    return {"name": card.name, **counted, "source": _source(card.is_reconstructed)}


def split_cards(cards: Sequence[Card]) -> tuple[list[Prophecy], list[Temple]]:
    """Return the Prophecies and the Temples among some cards."""
    prophecies = [card for card in cards if isinstance(card, Prophecy)]
    return prophecies, [card for card in cards if isinstance(card, Temple)]
