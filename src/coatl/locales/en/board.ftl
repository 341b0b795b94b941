# The board game table.

board-seat = Seat { $number }
board-you = You
board-colour = { $colour ->
    [Y] yellow
    [R] red
    [K] black
    [G] green
    [B] blue
   *[O] golden
}
board-piece-head = { $colour ->
    [Y] yellow head
    [R] red head
    [K] black head
    [G] green head
   *[B] blue head
}
board-piece-body = { $colour ->
    [Y] yellow body segment
    [R] red body segment
    [K] black body segment
    [G] green body segment
    [B] blue body segment
   *[O] golden body segment
}
board-piece-tail = { $colour ->
    [Y] yellow tail
    [R] red tail
    [K] black tail
    [G] green tail
   *[B] blue tail
}
board-space-empty = empty space
board-space-pair = { $first } and { $second }
board-sequence = { $first }, { $next }
board-serpent = Cóatl { $slot }
# As it is read aloud, where a numeral would be spelled.
board-serpent-said = Cóatl { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $number }
}
board-serpent-done = { $name }, complete

# Cards
board-prophecy-name = Prophecy “{ $pattern }”
board-temple-name = Temple “{ $needs }”
board-pattern-count = { $colour ->
    [Y] yellow pieces, anywhere
    [R] red pieces, anywhere
    [K] black pieces, anywhere
    [G] green pieces, anywhere
   *[B] blue pieces, anywhere
}
board-pattern-exact = { $colour ->
    [Y] exactly two yellow in a row
    [R] exactly two red in a row
    [K] exactly two black in a row
    [G] exactly two green in a row
   *[B] exactly two blue in a row
}
board-pattern-three = { $colour ->
    [Y] three yellow in a row
    [R] three red in a row
    [K] three black in a row
    [G] three green in a row
   *[B] three blue in a row
}
board-pattern-run = in this order: { $colours }
board-pattern-stretch = { $from }, one or more { $through }, { $to }
board-pattern-mirror = { $first } { $second }, one or more of any colour, { $second } { $first }
board-pattern-set = all of these, anywhere: { $colours }
board-need-without = { $colour ->
    [Y] no yellow
    [R] no red
    [K] no black
    [G] no green
   *[B] no blue
}
board-need-length = exactly { $count } pieces
board-need-equal = as many { $first } as { $second }
board-need-no-family = { $family ->
    [red] no card of family A
    [black] no card of family B
    [blue] no card of family C
    [yellow] no card of family D
   *[green] no card of family E
}
board-step-met = { $count ->
    [1] one
    [2] two
   *[other] all
}
board-badge-paid = { $times }× = { $points }
board-badge-times = { $times }×
board-badge-next = next { $times }× = { $points }
board-badge-top = top
board-badge-met = { $count } met = { $points }
board-badge-none-met = none met
board-badge-next-met = { $count } = { $points }

# Frames
board-title = Board game
board-turn-order = Turn order
board-supply = Supply
board-build = Build
board-rivals = Opponents
board-table-tab = Table
board-tabs = Parts of the table
board-ring = Supply ring
board-prophecies = Prophecies
board-temples = Temples
board-deck = Deck
board-deck-name = { $count ->
    [one] Draw from the deck, one card left
   *[other] Draw from the deck, { $count } cards left
}
board-pile = { $card }. { $count ->
    [one] Last card of pile { $pile }
   *[other] Pile { $pile }, { $count } cards
}
board-pile-empty = Pile { $pile } is empty
board-bag-heads = { $count ->
    [one] One head in the bag
   *[other] { $count } heads in the bag
}
board-bag-bodies = { $count ->
    [one] One body segment in the bag
   *[other] { $count } body segments in the bag
}
board-bag-tails = { $count ->
    [one] One tail in the bag
   *[other] { $count } tails in the bag
}
board-bag = Body segments left in the bag
board-bag-count = { $name }: { $count }
board-rest-assemble = at rest while you assemble
board-rest-complete = only Temples can be taken now
board-rest-choose = only Prophecies can be taken now
board-rest-wait = at rest until your turn
board-rest-draft = at rest: commit or undo first
board-tray = Your pieces
board-tray-of = Pieces of { $who }
board-tray-count = { $count } of 8
board-tray-piece = { $number }: { $name }
board-tray-used = { $number }: { $name }, placed in this turn
board-tray-empty = { $number }: empty
board-hand = Your hand
board-hand-of = Hand of { $who }
board-hand-badges = badges read for { $name }
board-hand-lay = choose the Cóatl to lay it beside
board-hand-complete = tap a card to lay it beside { $name }
board-hand-hidden = { $count ->
    [0] No Prophecies in hand
    [one] One Prophecy in hand
   *[other] { $count } Prophecies in hand
}
board-pieces = { $count ->
    [one] one piece
   *[other] { $count } pieces
}
board-ends-open = both ends open
board-needs = Still needs
board-needs-head = head
board-needs-tail = tail
board-so-far = so far
board-points = { $count ->
    [one] one point
   *[other] { $count } points
}
board-showing = showing { $card }
board-cards-free = { $count ->
    [one] room for one Prophecy
   *[other] room for { $count } Prophecies
}
board-cards-full = 4 of 4 Prophecies
board-lay-here = Lay it here
board-lay-here-for = Lay it here: { $points }
board-lane-empty = Place for a new Cóatl
board-socket-left = { $name }, left end
board-socket-right = { $name }, right end
board-socket-new = Begin a new Cóatl
board-socket-place = { $socket }: place { $piece }, { $delta }
board-socket-place-plain = { $socket }: place { $piece }
board-piece-back = Take back { $name }
board-read-serpent = { $name }, { $count ->
    [one] one piece
   *[other] { $count } pieces
}, { $left ->
    [closed] head closed
   *[open] left end open
}, { $right ->
    [closed] tail closed
   *[open] right end open
}: { $pieces }
board-plus = +{ $points }
board-minus = −{ $points }
board-even = ±0
board-delta-breaks = { $delta } breaks { $count ->
    [one] a card
   *[other] { $count } cards
}
board-delta-completes = { $delta } completes it
board-change = { $card }: { $before } becomes { $after }
# What the pieces of a supply space would do: how much, for which Cóatl.
board-take-use = { $delta } for { $name }: { $changes }
board-take-completes = { $delta }, the last piece of { $name }
board-placed = { $count ->
    [one] one piece placed
   *[other] { $count } pieces placed
}

# Opponents
board-rival-open = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $done ->
    [one] one Cóatl complete
   *[other] { $done } Cóatls complete
}, { $tray ->
    [one] one piece
   *[other] { $tray } pieces
}, { $hand ->
    [one] one Prophecy
   *[other] { $hand } Prophecies
}
board-rival-acting = It is this player’s turn
board-rival-tokens = Tokens left: { $tokens }
board-rival-no-tokens = No tokens left
board-kind-bot = bot · { $level ->
    [novice] novice
    [apprentice] apprentice
    [carver] carver
    [priest] priest
    [high-priest] high priest
   *[other] { $level }
}
board-away = away
board-resigned = resigned
board-temple-held = Temple still in hand
board-gold = { $count ->
    [one] One golden body segment received
   *[other] { $count } golden body segments received
}
board-known = Prophecies everybody saw taken
board-maybe = Perhaps still in hand
board-token-pick = Perfect Pick
board-token-future = See the Future
board-token-commitment = Priest Commitment
board-token-spent = { $name }, used
board-tokens = Sacrifice tokens
board-close = Close

# Turn bar
board-prompt-setup = Choose your Prophecies
board-prompt-setup-sub = { $kept ->
    [0] Tap one, two or three of the { $dealt }
    [one] One kept. { $left ->
        [one] One more fits
       *[other] { $left } more fit
    }, fewer is allowed
   *[other] { $left ->
        [0] Three kept, which is all that fit
        [one] { $kept } kept. One more fits, fewer is allowed
       *[other] { $kept } kept. { $left } more fit, fewer is allowed
    }
}
board-prompt-main = Your turn
board-prompt-main-second = Your second action
board-prompt-main-sub = Take pieces, choose Prophecies, or assemble
board-prompt-main-assemble-sub = Assemble: lift a piece or a card
board-prompt-choose = Choose more Prophecies?
board-prompt-choose-sub = Take another one, or end the turn
board-prompt-assemble = Go on assembling
board-prompt-assemble-sub = Lift a piece or a card, or commit
board-prompt-complete = Lay down the cards of { $name }
board-prompt-complete-sub = One to four Prophecies, at most one Temple
board-prompt-future = See the Future
board-prompt-future-sub = Take a Prophecy from the six, or discard one first
board-prompt-ends = Your turn is ready
board-prompt-ends-sub = Commit it, or take a step back
board-prompt-hold = Place the { $name }
board-prompt-hold-sub = Choose a glowing end, or another piece
board-prompt-card = Lay the card
board-prompt-card-sub = Choose a Cóatl, or another card
board-prompt-commitment = Take a Temple
board-prompt-commitment-sub = Choose the top of a pile
board-prompt-wait = { $who } is playing
board-prompt-wait-sub = Look around in peace
board-prompt-wait-all = Waiting for the others
board-prompt-watch = You are watching
board-prompt-over = The game is over
board-prompt-over-sub = Look at the table as long as you like
board-prompt-stuck = Nothing can be done
board-prompt-stuck-sub = No piece, no card, no place: you may pass
board-undo = Undo
board-redo = Redo
board-reset = Reset
board-undone = Undone: { $action }
board-redone = Done again
board-was-reset = Everything in this turn is taken back
board-with-key = { $name } ({ $key })
board-card-look = { $card }. Cannot be taken now; press to see where it counts
board-commit = Commit turn
board-commit-setup = { $count ->
    [0] Keep one to three
    [one] Keep this one
    [2] Keep these two
    [3] Keep these three
   *[other] Keep these { $count }
}
board-commit-close = Close for { $points }
board-commit-close-plain = Close the Cóatl
board-commit-enough = Enough cards
board-commit-skip = Skip the second action
board-commit-future = End the action
board-pass = Pass
board-why-nothing = Do something first: touch pieces, a card or your tray
board-why-prophecy = Needs a Prophecy
board-why-future = Choose a Prophecy first
board-why-keep = Keep at least one Prophecy
board-why-wait = It is not your turn
board-why-undo = Nothing to undo
board-why-redo = Nothing to redo
board-why-here = This does not go here now
board-why-tray = This piece cannot be placed now
board-why-card = This card cannot be laid now
board-why-supply = This cannot be taken now
board-this-turn = This turn
board-lock = reveals something new
board-sure-title = Show something new?
board-sure-text = This reveals something hidden, so the turn so far becomes public and cannot be taken back.
board-sure-action = You are about to: { $action }
board-sure-yes = Go on
board-sure-no = Not yet
board-sure-never = Do not ask again
board-last-title = This is your last turn
board-last-text = { $count ->
    [one] This Cóatl is not complete:
   *[other] These Cóatls are not complete:
}
board-last-yes = Commit all the same
board-dismiss = All right

# Completion
board-complete-title = { $name } is complete
board-complete-choose = choose 1 to 4
board-complete-count = { $count } of 4
board-complete-temple-note = at most one
board-complete-unfit = does not fit this Cóatl
board-complete-beside = lies beside it
board-complete-pile = common pile, shows the next
board-complete-hand = from your hand
board-complete-kept = taken by Priest Commitment
board-complete-met = { $count ->
    [0] no requirement met
    [one] one met
   *[other] { $count } met
}
board-complete-top = { $times }× · top level
board-complete-next = { $times }× · { $next }× would be { $points }
board-complete-blocked = Commit waits: it needs a Prophecy
board-complete-blocked-sub = A complete Cóatl must have at least one.
board-complete-ready = Ready: { $count ->
    [one] one Prophecy
   *[other] { $count } Prophecies
}{ $temple ->
    [yes] {" "}and a Temple
   *[no] {""}
}
board-complete-ready-sub = After this its cards are closed for good.
board-complete-total = Total: { $points ->
    [one] one point
   *[other] { $points } points
}

# Set-up
board-setup-title = Which Prophecies will you keep?
board-setup-text = A Prophecy is a pattern. Lay it beside one of your Cóatls: it pays by how often that Cóatl shows the pattern. Keep up to three; the others go face down.
board-setup-temple = your Temple, yours in any case
board-setup-kept = kept
board-setup-keep = Keep { $card }
board-setup-wait = Waiting for the others to choose

# Tokens and gold
board-pick-title = Perfect Pick: any pieces from the bags
board-pick-text = Choose one head, one tail, or two body segments.
board-pick-heads = Heads
board-pick-bodies = Two body segments
board-pick-tails = Tails
board-steal-title = Golden Feathers: take body segments
board-steal-text = The golden body segment goes to the player you choose; it counts 2 points there.
board-steal-from = From { $who }

# End
board-over-title = Final scores
board-over-rank = { $rank }.
board-over-serpents = { $count ->
    [one] one Cóatl
   *[other] { $count } Cóatls
}
board-over-gold = gold +{ $points }
board-over-unfinished = { $count ->
    [one] one incomplete Cóatl, 0 points
   *[other] { $count } incomplete Cóatls, 0 points
}
board-over-ending = { $ending ->
    [third] Somebody completed a third Cóatl.
    [exhausted] No body segment was left to take.
    [passes] Nobody could act any more.
   *[other] The game has ended.
}
board-rematch = Rematch

# Warnings
board-warn-third = { $next ->
    [yes] { $who } could complete a third Cóatl next turn
   *[no] { $who } has two complete Cóatls
}
board-warn-third-you = { $next ->
    [yes] You could complete your third Cóatl next turn
   *[no] You have two complete Cóatls
}
board-warn-few = { $count ->
    [0] The bag of body segments is empty
    [one] One body segment left in the bag
   *[other] { $count } body segments left in the bag
}
board-warn-end = { $cause ->
    [third] Last turns: a third Cóatl is complete
    [exhausted] Last turns: no body segments are left
   *[other] The last turns have begun
}
board-warn-yours = { $actions ->
    [one] Your last turn: 1 action
   *[other] Your last turn: { $actions } actions
}
board-warn-unfinished = { $names } would score 0

# Log
board-log = Log
board-log-news = Since your last turn
board-log-none = Nothing has happened yet
board-log-started = The game begins
board-log-kept = You keep: { $card }
board-log-chosen = { $mine ->
    [yes] You have chosen
   *[no] { $who } has chosen
}
board-log-ready = { $mine ->
    [yes] Everybody has chosen. You begin
   *[no] Everybody has chosen. { $who } begins
}
board-log-took = { $mine ->
    [yes] You take: { $pieces }
   *[no] { $who } takes: { $pieces }
}
board-log-chose = { $mine ->
    [yes] You choose { $card }
   *[no] { $who } chooses { $card }
}
board-log-drew = { $mine ->
    [yes] You draw { $card }
   *[no] { $who } draws from the deck
}
board-log-reshuffled = The discards become a new deck: { $cards }
board-log-began = { $mine ->
    [yes] You begin { $name }
   *[no] { $who } begins { $name }
}
board-log-added = { $mine ->
    [yes] You add to { $name }, now { $count } pieces
   *[no] { $who } adds to { $name }, now { $count } pieces
}
board-log-fulfilled = { $mine ->
    [yes] You lay { $card }
   *[no] { $who } lays { $card }
}
board-log-shown = Pile { $pile } shows { $card }
board-log-emptied = Pile { $pile } is empty
board-log-closed = { $mine ->
    [yes] You complete a Cóatl: { $points }
   *[no] { $who } completes a Cóatl: { $points }
}
board-log-picked = { $mine ->
    [yes] Perfect Pick: you take { $pieces }
   *[no] Perfect Pick: { $who } takes { $pieces }
}
board-log-future = { $mine ->
    [yes] You see the Future: six new Prophecies
   *[no] { $who } sees the Future: six new Prophecies
}
board-log-discarded = { $known ->
    [yes] You discard { $card }
   *[no] { $who } discards a Prophecy face down
}
board-log-committed = { $mine ->
    [yes] Priest Commitment: you take { $card }
   *[no] Priest Commitment: { $who } takes { $card }
}
board-log-stole = { $mine ->
    [yes] You take from { $victim }, for gold: { $pieces }
   *[no] { $who } takes from { $victim }, for gold: { $pieces }
}
board-log-stole-you = { $who } takes from you, for gold: { $pieces }
board-log-passed = { $mine ->
    [yes] You pass
   *[no] { $who } passes
}
board-log-third = { $mine ->
    [yes] Your third Cóatl: the last turns begin
   *[no] Third Cóatl of { $who }: the last turns begin
}
board-log-exhausted = No body segments are left: the last turns begin
board-log-over = The game is over
board-log-resigned = { $mine ->
    [yes] You resign
   *[no] { $who } resigns
}
board-log-replaced = { $mine ->
    [yes] A bot stands in for you
   *[no] A bot stands in for { $who }
}
board-log-returned = { $mine ->
    [yes] You are back
   *[no] { $who } is back
}
board-log-kicked = { $mine ->
    [yes] Your seat was taken away: a bot plays on
   *[no] { $who } no longer has a seat: a bot plays on
}

# Actions by name
board-do-take = take: { $pieces }
board-do-pick = Perfect Pick: { $pieces }
board-do-begin = begin a Cóatl: { $pieces }
board-do-add = { $end ->
    [left] { $pieces } to the left of { $name }
   *[right] { $pieces } to the right of { $name }
}
board-do-steal = take from { $who }, for gold: { $pieces }
board-do-deck = draw from the deck
board-this-prophecy = this Prophecy
board-do-choose = choose { $card }
board-do-keep = keep { $card }
board-do-discard = discard { $card }
board-do-fulfil = lay { $card } beside { $name }
board-do-temple = lay { $card }
board-do-commitment = Priest Commitment: { $card }
board-do-future = See the Future
board-do-pass = pass
board-do-done = end the action

# Coach
board-hint = Hint
board-hint-ask = Ask the coach

# Keys
board-key-piece = lift a piece
board-key-new = begin a new Cóatl with it
board-key-lane = other Cóatl (Tab: while you hold a piece)
board-key-fulfil = lay the chosen Prophecy
board-key-undo = undo, redo
board-key-commit = commit the turn
board-key-log = open the log
board-key-read = read the Cóatl aloud
board-key-rivals = opponents
board-key-hint = ask the coach
board-key-help = this list
board-key-cancel = put back what you hold
board-help = Help and keys
board-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
board-badge-next-short = next { $times }×
board-kind-bot-plain = bot
board-pattern-set-short = all of these, anywhere
board-pattern-mirror-short = the pair, one or more pieces, the pair mirrored
board-pattern-run-short = in this order

# Goals and pieces in focus
board-goal-pin = make it the goal
board-goal-unpin = Goal: { $card }. Unpin it
board-goal-pinned = Goal of { $name }: { $card }
board-goal-gone = { $card } is no goal of { $name } any more
board-read-piece = { $number }: { $name }, { $count ->
    [0] no card counts on it
    [one] one card counts on it: { $cards }
   *[other] { $count } cards count on it: { $cards }
}

# Last turns
board-end-title = Last turns
board-end-cause = { $cause ->
    [third] { $mine ->
        [yes] You completed a third Cóatl
       *[no] { $who } completed a third Cóatl
    }
    [exhausted] No body segments are left
   *[other] The last turns have begun
}
board-end-why = Whoever is listed still plays, then the game ends
board-end-turns = Turns that are left
board-last-nothing = scores 0
board-last-can = It can be completed now: { $action }
board-last-show = Show me

# More of the turn bar
board-switch = Switch action
board-commit-close-shows = Close for { $points } and show the next Temple
board-complete-best = Choose the best set
board-complete-full = there are four already
board-complete-unmet = This Temple asks for nothing that this Cóatl has
board-complete-beside-why = It was laid in an earlier turn and stays

# More keys
board-key-left = put it at the left end
board-key-right = put it at the right end
board-key-a = choose the upper of your two open Cóatls
board-key-b = choose the lower of your two open Cóatls
board-key-goal = make the card in focus the goal
board-key-previous = look at the piece before
board-key-next = look at the next piece
board-key-last = last move
board-key-command = play in words

# Playing in words. Several words for one thing are separated by commas.
board-say-note = Say what to do: a verb, colours, left or right, the Cóatl’s number or a card.
board-say-example = add blue right 1
board-say-add = add, put, place
board-say-begin = begin, start, new
board-say-take = take, get
board-say-choose = choose, pick, prophecy
board-say-draw = draw, deck
board-say-lay = lay, fulfil, fulfill, temple
board-say-keep = keep
board-say-pass = pass
board-say-body = body, bodies, segment, segments
board-say-noise = the, a, to, at, on, of, end, and, coatl, serpent

# Short windows, totals, naming
board-own-serpents = Your Cóatls
board-laid = laid
board-needs-short = { $kind ->
    [head] needs head
    [tail] needs tail
   *[both] both ends open
}
board-switch-short = Switch
board-hand-short = Hand
board-hand-tile = Your hand: { $count ->
    [one] one Prophecy
   *[other] { $count } Prophecies
}, { $temples ->
    [0] no Temple
    [one] one Temple
   *[other] { $temples } Temples
}
board-total-hoped = { $count ->
    [one] { $points } once { $names } is complete
   *[other] { $points } once { $names } are complete
}
board-setup-unkept = keep
board-setup-count = { $count } of { $most } kept
board-setup-in-supply = in the supply
board-setup-all-colours = all five colours
board-setup-there = : so many in the supply
board-setup-none = Keep none…
board-setup-example = On a Cóatl
board-none-title = Begin with no Prophecy?
board-none-text = { $count ->
    [3] All three go face down
    [4] All four go face down
    [5] All five go face down
   *[other] All { $count } go face down
}, nobody sees them. Choosing others later costs you an action.
board-none-yes = Keep none
board-none-no = Go back
board-why-keep-most = Three is the most: take another one out first
board-prompt-first = Take your first pieces
board-prompt-first-sub = Touch a pink space: two body segments, a head or a tail
