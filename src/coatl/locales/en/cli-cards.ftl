# What the terminal alone says about the card game and the match against CARL.

## Cards

cli-objective-twins = 2 of one god, one level
cli-objective-least = { $count } or more segments
cli-objective-most = { $count } or fewer segments
cli-objective-run = { $count } of a colour in a row
cli-objective-same = { $count } of a colour anywhere
cli-objectives-pay = One met pays 3 points, both 7. Prophecies count from level 1 on, head and tail count in a length, and equal numbers may be none of either.
cli-god = of the god { $god } ({ $cards })
cli-god-reconstructed = of the god { $god } ({ $cards }), face reconstructed

## Table

cli-feathers = Feathers
cli-label-temple = Temple
cli-label-gods = Gods
cli-carl-title = { $carl } ({ $personality })  { $points }
cli-points-fixed = { $points } fixed
cli-points-so-far = { $points } so far
cli-points-final = { $points } final
cli-points-stand = { $points } as things stand
cli-secured = secured
cli-actions = actions
cli-none = none
cli-none-left = none left
cli-feather-cards = Feather cards
cli-in-rows = in rows
cli-discarded = discarded
cli-your-hand = your hand
cli-card-decks = Feather deck { $feathers }, Prophecy deck { $prophecies }.
cli-in-hand = { $count } in hand
cli-other-row = row
cli-other-holds = holds
cli-in-deck = { $count } in the deck
cli-turned-up = turned up: { $feather }

## Choices

cli-ask-play = Place a Feather card ({ $number } of 2)
cli-ask-revealed = Place the card that was turned up
cli-ask-drop = Which Prophecy drops first
cli-ask-fulfil = Fulfil a Prophecy, or done
cli-ask-head = Choose a head
cli-ask-tail = Choose a tail
cli-cards-menu-play = Play
cli-cards-menu-discard = Discard
cli-cards-menu-upgraded = Upgrade
cli-cards-menu-claimed = Claim
cli-cards-menu-stole = Steal
cli-cards-menu-drop = Drop first
cli-cards-menu-head = Head
cli-cards-menu-tail = Tail
cli-cards-menu-done = Done
cli-legend = ↑ upgrade  + claim  ⇄ steal  ↓ forced drop, each with the level it leads to
cli-gain = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
cli-from-level = from { $who }, who has it at { $level }
cli-done-turn = fulfil nothing more and end the turn
cli-done-tail = fulfil nothing more and go on to the tail
cli-done-second = fulfil nothing more and go on to the second card

## What happened

cli-where = { $place ->
    [start] to begin
    [left] on the left
    [over-left] over the left end
    [over-right] over the right end
   *[right] on the right
}
cli-told-placed = { $mine ->
    [yes] You placed { $feather } { $where }:
   *[no] { $who } placed { $feather } { $where }:
}
cli-told-end = { $mine ->
    [yes] You added a { $piece }:
   *[no] { $who } added a { $piece }:
}
cli-told-swapped = { $mine ->
    [yes] You discarded { $feather } and turned up { $revealed }.
   *[no] { $who } discarded { $feather } and turned up { $revealed }.
}
cli-told-drew = You drew { $feathers }.
cli-told-round = Round { $round } begins.
cli-told-final = The final round begins: a head and a tail each. Hands are discarded.
cli-told-dropped = { $mine ->
    [yes] The new card broke your { $card }, which fell to level { $level }.
   *[no] The new card broke { $card } of { $who }, which fell to level { $level }.
}
cli-told-lost = { $mine ->
    [yes] The new card broke your { $card }, which fell and left the game.
   *[no] The new card broke { $card } of { $who }, which fell and left the game.
}
cli-told-upgraded = { $mine ->
    [yes] { $level ->
        [3] You upgraded { $card } to level 3: it is secured.
       *[other] You upgraded { $card } to level { $level }.
    }
   *[no] { $level ->
        [3] { $who } upgraded { $card } to level 3: it is secured.
       *[other] { $who } upgraded { $card } to level { $level }.
    }
}
cli-told-claimed = { $mine ->
    [yes] { $level ->
        [3] You claimed { $card } from the supply at level 3: it is secured.
       *[other] You claimed { $card } from the supply at level { $level }.
    }
   *[no] { $level ->
        [3] { $who } claimed { $card } from the supply at level 3: it is secured.
       *[other] { $who } claimed { $card } from the supply at level { $level }.
    }
}
cli-told-stole = { $mine ->
    [yes] { $level ->
        [3] You stole { $card } from { $victim } at level 3: it is secured.
       *[other] You stole { $card } from { $victim } at level { $level }.
    }
   *[no] { $level ->
        [3] { $who } stole { $card } from { $victim } at level 3: it is secured.
       *[other] { $who } stole { $card } from { $victim } at level { $level }.
    }
}
cli-told-stole-you = { $level ->
    [3] { $who } stole { $card } from you at level 3: it is secured.
   *[other] { $who } stole { $card } from you at level { $level }.
}
cli-told-scored = { $mine ->
    [yes] Your score is fixed: { $points }, { $notes }.
   *[no] { $who }'s score is fixed: { $points }, { $notes }.
}
cli-objectives-met = { $count ->
    [0] no Temple objective met
    [one] one Temple objective met
   *[other] both Temple objectives met
}
cli-secured-count = { $count ->
    [0] no secured Prophecy
    [one] one secured Prophecy
   *[other] { $count } secured Prophecies
}

## CARL

cli-carl-begins = CARL begins each round.
cli-carl-colours = his colours
cli-carl-dealt = CARL, { $rounds } rounds: you begin with { $mine } at level 1, he with { $his }.
cli-carl-dealt-again = You beat CARL { $points } to { $carl }. Everything is dealt anew. CARL 2.0, { $rounds } rounds: you begin with { $mine } at level 1, he with { $his }.
cli-carl-began = { $action ->
    [upgrade] CARL's turn in round { $round }: he turns up { $feather }, so he prefers { $colours }; his action card is { $god }, so he upgrades twice.
    [steal] CARL's turn in round { $round }: he turns up { $feather }, so he prefers { $colours }; his action card is { $god }, so he steals twice.
   *[fulfil] CARL's turn in round { $round }: he turns up { $feather }, so he prefers { $colours }; his action card is { $god }, so he fulfils twice.
}
cli-carl-upgraded = CARL raises { $card } to level { $level }:
cli-carl-secured = CARL raises { $card } to level 3, secured:
cli-carl-stole = CARL steals { $card } at level { $level }:
cli-carl-fulfilled = CARL fulfils { $card } at level { $level }:
cli-carl-rule-own = { $rule ->
    [preferred] { $closest ->
        [yes] the highest of his that shows { $colours }, the closest.
       *[no] the highest of his that shows { $colours }.
    }
   *[any] { $closest ->
        [yes] the highest of his, the closest, for no open one shows { $colours }.
       *[no] the highest of his, for no open one shows { $colours }.
    }
}
cli-carl-rule-yours = { $rule ->
    [preferred] { $closest ->
        [yes] the highest of yours that shows { $colours }, the closest.
       *[no] the highest of yours that shows { $colours }.
    }
   *[any] { $closest ->
        [yes] the highest of yours, the closest, for no open one shows { $colours }.
       *[no] the highest of yours, for no open one shows { $colours }.
    }
}
cli-carl-rule-supply = { $rule ->
    [preferred] the leftmost in the supply that shows { $colours }.
   *[any] the leftmost, for none in the supply shows { $colours }.
}
cli-carl-passed = Passed over: { $reasons }.
cli-passed-not-preferred = { $count ->
    [one] { $cards } shows neither colour
   *[other] { $cards } show neither colour
}
cli-passed-lower-level = { $count ->
    [one] { $cards } is at a lower level
   *[other] { $cards } are at a lower level
}
cli-passed-further-out = { $count ->
    [one] { $cards } lies further out
   *[other] { $cards } lie further out
}
cli-passed-further-right = { $count ->
    [one] { $cards } lies further right
   *[other] { $cards } lie further right
}
cli-passed-secured = { $count ->
    [one] { $cards } is secured
   *[other] { $cards } are secured
}

## The end

cli-match-won = The match is won: CARL and CARL 2.0 are beaten.
cli-match-lost-first = The match is lost to CARL in the first competition.
cli-match-lost-second = CARL is beaten, but the match is lost to CARL 2.0.
cli-beat-carl = You beat CARL { $points } to { $carl }. CARL 2.0 comes next, and everything is dealt anew.
cli-carl-next = Press Enter to go on to CARL 2.0 (q = quit).
cli-carl-next-help = Enter begins the second competition: six rounds against CARL 2.0. q quits the game here.
cli-first-over = The first competition
cli-competition = competition
cli-against = Against { $carl }
cli-lost-tie = lost, CARL wins ties
cli-stolen-carl = { $points } in Prophecies stolen after his score was fixed (C10.6)
cli-stolen-later = { $points } in Prophecies stolen after this score was fixed (C8.1)

## Rules in a nutshell

cli-cards-aim = You lay a row of coloured segments, a serpent. Prophecies ask for patterns in it, read from left to right; occurrences may overlap. A Prophecy's level is how often your row has its pattern, 3 at most: 2, 5 and 6 points. At level 3 it is secured. There are five rounds, six against CARL 2.0: you place two Feather cards a turn, and in the last round a head and a tail.
cli-cards-turn = Place a card from your hand beside your row or with one half over its outermost segment, which makes a stack ('); or discard one and place the next of the deck. A placement that creates the pattern of an open Prophecy lets you upgrade it, claim it from the supply, or steal it (from a neighbour, one from each in a round; from CARL, two in a turn). If it breaks patterns, your levels fall.
cli-cards-carl = Against CARL you must win twice, he wins ties. He plays first in each round: a Feather card shows the colours he prefers, an action card the god whose action he does twice; then he upgrades, steals and fulfils. You may steal up to two Prophecies from him in a turn; yours leave the game if they fall to 0.
cli-cards-gods = Every Prophecy belongs to one of four gods, and Temple cards ask for gods:
cli-cards-gods-carl = Every Prophecy belongs to one of four gods, and CARL's action cards show gods:
cli-cards-signs = Y yellow, R red, K black, G green, B blue. In a pattern · is any segment, = two of one colour, ≠ any other colour, ' a stack. ●●○ is level 2; 2× is how often your row has the pattern now.
