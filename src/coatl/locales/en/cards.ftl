# The card game and the solo match against CARL.

## Things

cards-colour = { $colour ->
    [Y] yellow
    [R] red
    [K] black
    [G] green
   *[B] blue
}
cards-god = { $god ->
    [yellow] Sun
    [green] Maize
    [blue] Water
   *[pink] Flower
}
cards-feather = { $first } and { $second }
cards-feather-nth = Feather { $number }: { $feather }
cards-feather-lifted = Feather { $number }, lifted: { $feather }. Press again to turn it round.
cards-prophecy = { $god } Prophecy: { $pattern }
cards-pattern-pair = { $first }, then { $second }
cards-pattern-gap = { $first }, any colour, { $second }
cards-pattern-match = { $middle } between two of one colour
cards-pattern-either = { $middle } between { $first } or { $second } on each side
cards-pattern-not = two { $colour } with one of another colour between
cards-pattern-stack = a stack that shows { $colour }
cards-pattern-before-stack = { $colour }, then a stack of another colour
cards-held = { $card }, level { $level }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-held-secured = { $card }, secured, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-nth-from-middle = number { $number } from the middle
cards-row-empty = No Feather placed yet
cards-row-begin = Your Cóatl begins with this Feather
cards-row = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}, { $stacks ->
    [0] no stacks
    [one] { $stacks } stack
   *[other] { $stacks } stacks
}: { $list }
cards-segment = { $number } { $colour }
cards-segment-stack = { $number } { $colour } on a stack
cards-segment-head = { $colour ->
    [Y] yellow head
    [R] red head
    [K] black head
    [G] green head
   *[B] blue head
}
cards-segment-tail = { $colour ->
    [Y] yellow tail
    [R] red tail
    [K] black tail
    [G] green tail
   *[B] blue tail
}
cards-your-row = Your Cóatl: { $row }
cards-row-of = Cóatl of { $name }: { $row }
cards-seat = Seat { $number }
cards-carl = { $competition ->
    [2] CARL 2.0
   *[1] CARL
}
cards-bot = bot: { $level ->
    [novice] novice
    [apprentice] apprentice
    [carver] carver
    [priest] priest
    [high-priest] high priest
   *[other] { $level }
}

## Top of the table

cards-game = Card game
cards-game-carl = Card game · solo
cards-round = Round { $round } of { $last }
cards-round-carl = CARL first
cards-round-feather = { $left ->
    [2] first Feather
   *[1] second Feather
}
cards-round-end = { $left ->
    [2] the head
   *[1] the tail
}
cards-round-part = { $round } · { $part }
cards-competitions = Competitions
cards-competition-name = { $number ->
    [1] 1 · CARL
   *[2] 2 · CARL 2.0
}
cards-competition-short = { $number } of 2
cards-competition-later = only after a win
cards-waiting = Waiting for the table…
cards-log = Log
cards-keys = Keys
cards-close = Close
cards-tabs = Parts of the table
cards-tab-play = Play
cards-tab-row = Cóatl
cards-tab-others = Rivals
cards-tab-temple = Temple
cards-tab-levels = Levels
cards-tab-supply = Supply
cards-mine-short = Yours

## Players

cards-others = Opponents
cards-opponent = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] { $count } Prophecy
   *[other] { $count } Prophecies
}, { $secured } secured
cards-rivals = Opponents
cards-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-points-named = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
cards-scored = Score fixed
cards-side-left = left neighbour
cards-side-right = right neighbour
cards-side-both = your rival
cards-side-far = across the table
cards-steal-left = { $count ->
    [one] { $count } steal left
   *[other] { $count } steals left
}
cards-steal-used = stolen this round
cards-steal-far = out of reach
cards-steals-from = { $count ->
    [one] { $name }: { $count } steal left
   *[other] { $name }: { $count } steals left
}
cards-steals-none-from = { $name }: no steal left
cards-prophecies = Prophecies
cards-prophecies-of = Prophecies of { $name }
cards-no-prophecies = no Prophecies
cards-your-prophecies = Your Prophecies
cards-your-points = Your points
cards-points-of = Prophecies { $prophecies } · Temple { $temple }
cards-your-feathers = Your Feathers
cards-since = Since your last turn
cards-since-watch = What happened last
cards-since-nothing = Nothing yet.
cards-stolen = { $name } stole a Prophecy from you: { $card }

## Supply and Temple

cards-supply = Prophecies in the supply
cards-supply-empty = The supply is empty.
cards-badge-claim = claim at level { $level }
cards-badge-times = { $times }× in your row
cards-badge-claim-short = level { $level }
cards-badge-times-short = { $times }×
cards-badge-level = level { $level } = { $points }
cards-badge-moves = level { $before } → { $level }
cards-badge-new = { $points } new
cards-badge-next = next: { $points }
cards-badge-shown = shown { $times }×
cards-badge-secured = secured = { $points }
cards-prophecy-deck = Prophecy deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-feather-deck = Feather deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-discards = Discarded Feathers: { $count }
cards-discards-top = Discarded Feathers: { $count }, on top { $feather }
cards-temple = Temple for all
cards-temple-one = one
cards-temple-both = both
cards-temple-pays = { $points ->
    [0] pays nothing yet
    [one] Temple: { $points } point
   *[other] Temple: { $points } points
}
cards-met = met
cards-not-met = not met yet
cards-progress = now { $count }
cards-progress-equal = now { $first } and { $second }
cards-objective-gods = a Prophecy each of { $first }, { $second } and { $third }
cards-objective-lower = a { $low } Prophecy at a lower level than a { $high } one
cards-objective-twins = two Prophecies of one god at one level
cards-objective-least = { $count } segments or more
cards-objective-most = { $count } segments or fewer
cards-objective-run = { $count } of one colour in a row
cards-objective-same = { $count } of one colour anywhere
cards-objective-equal = as many { $first } segments as { $second } ones

## Placing

cards-places = Places for this Feather
cards-placed = the Feather lies here
cards-places-laid = Move the Feather to another place
cards-place-start = Start here
cards-place-left = Left, beside
cards-place-over-left = Left, over
cards-place-over-right = Right, over
cards-place-right = Right, beside
cards-signed = { $sign ->
    [-1] −{ $size }
    [0] ±0
   *[1] +{ $size }
}
cards-gain = { $sign ->
    [-1] { $size ->
        [one] { $size } point less
       *[other] { $size } points less
    }
    [0] no points more
   *[1] { $size ->
        [one] { $size } point more
       *[other] { $size } points more
    }
}
cards-total = { $points ->
    [one] { $points } point in all
   *[other] { $points } points in all
}
cards-reveals = Draws new cards and cannot be undone
cards-no-effect = changes no Prophecy
cards-or = or { $points }
cards-temple-gain = Temple { $points }
cards-effect-dropped = { $card } drops to level { $level }
cards-effect-upgraded = { $card } can rise to level { $level }
cards-effect-claimed = { $card } can be claimed at level { $level }
cards-effect-stole = { $card } can be stolen from { $victim } at level { $level }
cards-effect-temple = Temple: { $gain }
cards-turn-round = turn round
cards-hand-note = Tap one and choose a place. Tap it again to turn it round.
cards-hand-wait = You play when it is your turn.
cards-hand-later = Finish this step first.
cards-hand-move = Tap another place above to move the Feather there.
cards-after-carl = You play when CARL has finished.
cards-revealed = Revealed
cards-revealed-note = This Feather must be placed now.
cards-discard = Discard to reveal
cards-discard-short = Discard
cards-discard-label = Discard to reveal: the lifted Feather goes, the next one is shown. This cannot be undone.

## Fulfilling

cards-fulfil = Fulfil
cards-fulfil-note = gains are on from the start; switch off what you would rather leave
cards-waiting-points = { $points } waiting
cards-waiting-label = switched off, points are left lying
cards-waiting-bar = { $count ->
    [one] { $points } waiting: { $what }
   *[other] { $points } waiting
}
cards-waiting-on = { $count ->
    [one] Switch it on
   *[other] Switch them on
}
cards-waiting-on-short = { $points } on
cards-change-in-all = { $points } in all
cards-ledger = How your points come about
cards-ledger-now = now
cards-ledger-after = after this turn
cards-ledger-off = switched off
cards-ledger-not = ({ $points })
cards-ledger-change = { $kind ->
    [drop] forced drop
    [upgrade] upgrade
    [claim] claim
    [steal] theft
   *[temple] Temple
}
cards-thefts = { $count } of 2 thefts used
cards-order-nth = number { $number }
cards-order-note = The numbers are the order: who comes first lies closer to the middle. Turn one off and on again to put it last.
cards-may-claim = claim at level { $level }
cards-may-upgrade = upgrade to level { $level }
cards-may-steal = steal from { $victim }, level { $level }
cards-did-claimed = claimed at level { $level }
cards-did-upgraded = upgraded to level { $level }
cards-did-stole = stolen from { $victim }, level { $level }
cards-did-dropped = falls to level { $level }, forced
cards-forced = Forced
cards-forced-why = A pattern was covered, so its Prophecy falls. Only a Feather laid over another can do that.
cards-nothing-left = Nothing more can be fulfilled.

## Head and tail

cards-head = Head
cards-tail = Tail
cards-head-note = Choose a colour; below it the total it can make.
cards-tail-note = Choose a colour; below it the total it can make.
cards-end-plain = Choose a colour.
cards-head-chosen = Chosen
cards-tail-chosen = Chosen
cards-head-wait = Comes next
cards-tail-wait = Comes after the head
cards-head-of = Head, { $colour }
cards-tail-of = Tail, { $colour }

## The bar

cards-undo = Undo
cards-redo = Redo
cards-reset = Reset
cards-hint = Hint
cards-confirm-commit = Commit
cards-confirm-draw = Commit and draw
cards-confirm-discard = Discard and reveal
cards-confirm-done = Done
cards-prompt-wait = { $name } is playing
cards-prompt-play = { $left ->
    [2] Lift your first Feather
   *[1] Lift your second Feather
}
cards-prompt-revealed = Place the revealed Feather
cards-prompt-drop = Order the Prophecies that fall
cards-prompt-fulfil = Fulfil what you like
cards-prompt-head = Choose a head
cards-prompt-tail = Choose a tail
cards-prompt-place = Where shall { $feather } go?
cards-prompt-draw = Commit this and draw?
cards-prompt-discard = Discard this Feather?
cards-prompt-commit = Your turn is complete
cards-note-wait = You can look around meanwhile.
cards-note-watch = You are watching.
cards-note-free = Everything can still be undone.
cards-note-draw = It ends your turn and draws cards: no way back.
cards-note-discard = The next Feather is shown and must be placed: no way back.
cards-note-commit = Commit it, or take a step back.
cards-note-done-draws = When you commit, new cards are drawn: no way back.
cards-why-not-your-turn = It is not your turn.
cards-why-place-first = Place a Feather first.
cards-why-place-revealed = The revealed Feather must be placed first.
cards-why-drop-first = Choose the order of the falling Prophecies first.
cards-why-fulfil-first = Choose what to fulfil first.
cards-why-head-first = Choose a head first.
cards-why-tail-first = Choose a tail first.
cards-why-over = The game is over.
cards-why-nothing-to-undo = There is nothing to undo.
cards-why-nothing-to-redo = There is nothing to redo.
cards-why-lift-first = Lift the Feather that you want to discard.
cards-why-no-discard = This Feather cannot be discarded now.

## Warnings and advice

cards-warning-last-feather-round = Last round with Feathers: what stays in hand is lost.
cards-warning-final-round = { $solo ->
    [yes] Final round: you add a head and a tail.
   *[no] Final round: everybody adds a head and a tail.
}
cards-warning-your-final-turn = { $points ->
    [one] Your last turn. As things stand: { $points } point.
   *[other] Your last turn. As things stand: { $points } points.
}
cards-warning-carl-is-scored = CARL's score is fixed at { $points }: you need more.
cards-warning-drop-order = { $cards ->
    [one] { $cards } Prophecy falls: its place decides what CARL takes first.
   *[other] { $cards } Prophecies fall: their order decides what CARL takes first.
}
cards-warning-thefts-left = { $left ->
    [0] You have used both thefts of this turn.
    [one] You may steal { $left } more Prophecy from CARL this turn.
   *[other] You may steal { $left } Prophecies from CARL this turn.
}
cards-warning-losing-now = { $points } against { $carl_points }: as things stand, CARL wins.
cards-coach-best = The coach would do this
cards-step-play = Place { $feather }: { $place }
cards-step-fulfil = Fulfil this Prophecy
cards-step-drop = Put this one next
cards-hint-play = Place { $feather }. { $place }.
cards-hint-discard = Discard { $feather } and reveal another.
cards-hint-head = { $colour ->
    [Y] A yellow head.
    [R] A red head.
    [K] A black head.
    [G] A green head.
   *[B] A blue head.
}
cards-hint-tail = { $colour ->
    [Y] A yellow tail.
    [R] A red tail.
    [K] A black tail.
    [G] A green tail.
   *[B] A blue tail.
}
cards-hint-fulfil = Fulfil this one. { $card }.
cards-hint-drop = Put this one next. { $card }.
cards-hint-done = Go on without choosing more.

## Log

cards-log-placed = { $who } placed { $feather }: { $place }
cards-log-discarded = { $who } discarded { $feather } and revealed { $revealed }
cards-log-head = { $who } added a head: { $feather }
cards-log-tail = { $who } added a tail: { $feather }
cards-log-dropped = { $who }: { $card } fell to level { $level }
cards-log-upgraded = { $who } raised to level { $level }: { $card }
cards-log-upgraded-secured = { $who } secured: { $card }
cards-log-claimed = { $who } claimed at level { $level }: { $card }
cards-log-claimed-secured = { $who } claimed and secured: { $card }
cards-log-stole = { $mine ->
    [yes] { $who } stole from you: { $card }
   *[no] { $who } stole from { $victim }: { $card }
}
cards-log-stole-secured = { $mine ->
    [yes] { $who } stole from you and secured: { $card }
   *[no] { $who } stole from { $victim } and secured: { $card }
}
cards-log-reshuffled = The discarded Feathers became a new deck
cards-log-round = Round { $round }
cards-log-scored = { $points ->
    [one] { $who } scores { $points } point
   *[other] { $who } scores { $points } points
}
cards-log-dealt = { $competition ->
    [2] Second competition: CARL 2.0
   *[1] First competition: CARL
}
cards-log-over = { $ending ->
    [won] You have beaten both CARLs
    [lost-to-CARL] CARL has won
    [lost-to-CARL-2-0] CARL 2.0 has won
   *[played] The game is over
}
cards-log-resigned = { $who } has resigned
cards-log-kicked = { $who } no longer has a seat: a bot plays on
cards-log-returned = { $who } is back
cards-log-replaced = A bot stands in for { $who }
cards-log-carl-began = { $who } prefers { $feather }
cards-log-carl-upgraded = { $who } raised to level { $level }: { $card }
cards-log-carl-upgraded-secured = { $who } secured: { $card }
cards-log-carl-stole = { $mine ->
    [yes] { $who } stole from you: { $card }
   *[no] { $who } stole from { $victim }: { $card }
}
cards-log-carl-fulfilled = { $who } fulfilled: { $card }
cards-log-carl-skipped = { $action ->
    [upgrade] { $who } had nothing to upgrade
    [steal] { $who } had nothing to steal
   *[fulfil] { $who } had nothing to fulfil
}
cards-log-carl-scored = { $points ->
    [one] { $who } scores { $points } point
   *[other] { $who } scores { $points } points
}

## CARL

cards-carl-turn = CARL's turn
cards-carl-did = What CARL did
cards-personality = { $personality ->
    [ambitious] ambitious: upgrades more
    [imperious] imperious: steals more
   *[greedy] greedy: fulfils more
}
cards-levels = Prophecies by level
cards-level-of = { $name }, level { $level }
cards-level-worth = { $points ->
    [one] Level { $level }: { $points } point each
   *[other] Level { $level }: { $points } points each
}
cards-worth = { $points } pts
cards-outer = outer: newest
cards-closest = 1 is the closest to the middle: the oldest, and the first to go
cards-lead = { $sign ->
    [-1] { $size } behind
    [0] level; CARL wins ties
   *[1] { $size } ahead
}
cards-carl-result = Competition 1: you { $points }, CARL { $carl }
cards-carl-result-note = You have won the first competition. Now CARL 2.0 begins.
cards-carl-feather = A Feather is shown: he prefers { $first } or { $second }
cards-carl-feather-note = A Prophecy that shows one of these colours comes before all others.
cards-carl-god = { $action ->
    [upgrade] { $god } is shown: he upgrades twice
    [steal] { $god } is shown: he steals twice
   *[fulfil] { $god } is shown: he fulfils twice
}
cards-carl-god-note = His action card tells what he does twice. He upgrades, then steals, then fulfils.
cards-action-left = { $god }, still to come
cards-carl-upgrade = { $of ->
    [2] Upgrade { $nth } of 2: to level { $level }
   *[1] Upgrade: to level { $level }
}
cards-carl-steal = { $of ->
    [2] Steal { $nth } of 2: it stays at level { $level }
   *[1] Steal: it stays at level { $level }
}
cards-carl-fulfil = { $of ->
    [2] Fulfil { $nth } of 2, from the supply
   *[1] Fulfil, from the supply
}
cards-carl-later = { $action ->
    [upgrade] Upgrade
    [steal] Steal
   *[fulfil] Fulfil
}
cards-carl-hidden = { $kind ->
    [god] His action card
    [feather] A Feather
   *[scored] His score
}
cards-carl-skip = { $action ->
    [upgrade] Upgrade: nothing to choose from
    [steal] Steal: nothing to choose from
   *[fulfil] Fulfil: nothing to choose from
}
cards-carl-no-target = { $action ->
    [upgrade] All his Prophecies are secured, or he has none.
    [steal] All your Prophecies are secured, or you have none.
   *[fulfil] The supply is empty.
}
cards-carl-nothing-there = There was no candidate.
cards-carl-only-one = There was no other candidate.
cards-carl-scored = { $points ->
    [one] His score is fixed: { $points } point
   *[other] His score is fixed: { $points } points
}
cards-carl-scored-note = Nothing that happens later changes it. You must have more.
cards-carl-rule = { $rule ->
    [preferred] { $by ->
        [preference] chosen: the one that fits his preference
        [level] chosen: fits, and has the highest level
        [closest] chosen: fits, highest level, closest to the middle
        [leftmost] chosen: the leftmost that fits
       *[only] chosen: it fits, and is the only one
    }
   *[any] { $by ->
        [level] chosen: none fits, so the highest level
        [closest] chosen: none fits; highest level, closest to the middle
        [leftmost] chosen: none fits, so the leftmost
       *[only] chosen: the only one, though it does not fit
    }
}
cards-passed-secured = secured: never touched
cards-passed-not-preferred = shows neither of his colours
cards-passed-lower-level = fits as well, but at a lower level
cards-passed-further-out = as good, but lies further out
cards-passed-further-right = as good, but lies further right
cards-carl-tag-upgrade = up to { $level }
cards-carl-tag-steal = CARL took this
cards-carl-tag-fulfil = from the supply
cards-was-here = was here
cards-carl-now-upgrade = CARL upgrades: { $card }
cards-carl-now-steal = CARL steals: { $card }
cards-carl-now-fulfil = CARL fulfils: { $card }
cards-carl-watch = Step { $step } of { $count } · nothing to decide, you only watch
cards-carl-watch-short = { $round } · step { $step } of { $count } · you only watch
cards-step-of = { $step } of { $count }
cards-why-this = Why this one?
cards-chosen = Chosen
cards-pace = Pace
cards-auto = Auto: go on by itself
cards-auto-short = Auto
cards-pace-step = Step
cards-pace-slow = Slow
cards-pace-fast = Fast
cards-back-step = Back a step
cards-to-end = Play to the end
cards-next-step = Next step
cards-your-turn-now = Your turn
cards-go-second = Face CARL 2.0
cards-passage = You have won the first competition
cards-passage-next = Now against CARL 2.0
cards-passage-note = Everything is dealt anew. It takes { $rounds } rounds, and his action deck has { $cards } cards.
cards-drop = Which falls first?
cards-drop-note = They land on the same level. The first lies closest to the middle, and among equals CARL takes the closest.
cards-drop-next = Place { $place }: { $card }
cards-drop-this = { $place ->
    [1] falls first
    [2] falls second
    [3] falls third
   *[other] falls next
}
cards-drop-level = Level { $level }, from the middle outwards
cards-drop-free = still free
cards-dropping = falling

## End

cards-results = Results
cards-competition-result = { $opponent }: you { $points }, he { $carl }
cards-won = won
cards-lost = lost
cards-no-second = The second competition, against CARL 2.0, follows only after a win.
cards-rank = { $name }
cards-rematch = Play again

## Keys

cards-key-lift = lift a Feather
cards-key-place = choose a place for the lifted Feather
cards-key-before = { $solo ->
    [yes] go to the place before, Enter chooses; back a step of CARL
   *[no] go to the place before, Enter chooses
}
cards-key-after = { $solo ->
    [yes] go to the next place; next step of CARL
   *[no] go to the next place, Enter chooses
}
cards-key-turn = turn it round
cards-key-release = put it back
cards-key-discard = discard it and reveal another
cards-key-fulfil = choose the next Prophecy to fulfil
cards-key-undo = undo
cards-key-redo = redo
cards-key-reset = reset the turn
cards-key-confirm = commit
cards-key-hint = ask the coach
cards-key-read = read your Cóatl aloud
cards-key-log = open the log
cards-key-rivals = show the opponents
cards-key-next = next step of CARL
cards-key-back = undo, redo
cards-key-end = to the end of CARL's turn
cards-key-command = play in words
cards-key-help = this list

## Actions in words. Several words for one thing are separated by commas.

cards-say-note = Say “place 2 over right”, “flip 2”, “discard 1”, “fulfil red green”, “head red”, “undo” or “commit”. Name a Feather by its number in your hand or by its colours, a Prophecy by its colours. “read hand”, “read supply”, “read mine”, “read temple” and “read opponents” tell what lies there.
cards-say-example = place 2 over right
cards-say-telling = CARL’s turn is being told: say “next” or “end”
cards-say-waits = { $action } Say “yes” to do it: it cannot be taken back.
cards-say-ends = { $action } Say “yes” to go on with it.
cards-say-holds = You hold { $feather }
cards-say-no-feather = There is no such Feather in your hand
cards-say-let-go = Put back
cards-say-nth = { $number }: { $feather }
cards-say-card = { $id }: { $card }
cards-say-place = place, put, add, play, lay
cards-say-lift = lift, take, hold
cards-say-flip = flip, turn, flipped, turned, reversed
cards-say-discard = discard, throw
cards-say-fulfil = fulfil, fulfill, complete
cards-say-claim = claim
cards-say-upgrade = upgrade, raise
cards-say-steal = steal
cards-say-drop = drop, lower
cards-say-cancel = cancel, no
cards-say-next = next
cards-say-finish = finish, skip, end
cards-say-over = over, onto, cover, covering, stack
cards-say-beside = beside
cards-say-hand = hand, feathers
cards-say-row = row, coatl, serpent
cards-say-supply = supply, prophecies
cards-say-mine = mine, own
cards-say-temple = temple
cards-say-rivals = opponents, opponent, rivals, others
cards-say-noise = the, a, an, to, at, on, of, and, from, with, it, my, feather, card, prophecy, round, around, start, begin, here, side
