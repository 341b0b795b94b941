# Why something cannot be done now: the reasons of the rules, and of the table. Said by the browser and by the terminal.

why-turn-over = Your turn is complete: confirm it, or take a step back.
why-over = The game is over.
why-turn-of = It is the turn of { $name }.

## The board game

why-setup = First choose the Prophecies that you keep.
why-choose = You are choosing Prophecies: choose more, or finish.
why-assemble = You are building a Cóatl: go on with it, or finish.
why-complete = A Cóatl is being completed: lay cards beside it, or finish.
why-future = See the Future is being used: discard Prophecies, or choose some, which ends discarding.
why-chosen = Your choice is made; the others are still choosing.
why-needs-action = A turn needs an action.
why-setup-over = The choice at the beginning is over.
why-discard-future = Prophecies are discarded only with See the Future, before the first one is taken.
why-temple-complete = A Temple is placed only when a Cóatl is completed.
why-room = { $room ->
    [0] Your board is full: it has room for 8 pieces.
    [one] Your board has room for 8 pieces: only one more.
   *[other] Your board has room for 8 pieces: only { $room } more.
  }
why-kept-three = Three Prophecies are kept already.
why-not-dealt = This card was not dealt to you, or is kept already ({ $card }).
why-not-in-supply = No space of the supply holds this.
why-hand-full = Your hand holds 5 Prophecies already.
why-no-deck = The deck and the discard pile are empty.
why-not-face-up = This card does not lie face up ({ $card }).
why-no-piece = There is no such piece on your board.
why-two-open = Two Cóatls are open already.
why-no-serpent = There is no Cóatl { $serpent }.
why-head-left = Heads go to the left end.
why-tail-right = Tails go to the right end.
why-has-head = Cóatl { $serpent } has a head already: nothing goes to its left.
why-has-tail = Cóatl { $serpent } has a tail already: nothing goes to its right.
why-needs-body = Head and tail need a body segment between them.
why-three-complete = You have 3 complete Cóatls already.
why-no-prophecy = Cóatl { $serpent } would be complete, but needs a Prophecy first.
why-not-in-hand = This card is not in your hand ({ $card }).
why-same-card = Cóatl { $serpent } has an identical card already.
why-too-low = Cóatl { $serpent } does not reach the first level of this card ({ $card }).
why-four-cards = Cóatl { $serpent } has 4 Prophecies already.
why-temple-away = This Temple is neither in your hand nor on top of a pile ({ $card }).
why-temple-unmet = The Cóatl meets no requirement of this Temple ({ $card }).
why-prophecy-first = This Cóatl needs a Prophecy first.
why-no-tokens = This game has no Sacrifice tokens.
why-token-spent = This Sacrifice token is spent.
why-bag-lacks = The bag does not hold this any more.
why-not-on-pile = This Temple is not on top of a pile ({ $card }).
why-no-feathers = This game has no Golden Feathers.
why-no-seat = There is no seat { $number }.
why-self-theft = Nobody steals from themselves.
why-no-gold = You have no golden body segment on your board.
why-no-room-two = Your board has no room for two body segments.
why-victim-lacks = { $name } does not have these body segments.
why-second-done = The second action of a last turn can be left out: finish instead.
why-can-act = You cannot pass: taking pieces, choosing cards or building is possible.
why-complete-needs-card = This Cóatl needs at least one Prophecy.
why-future-needs-card = There is room in your hand: choose at least one Prophecy.

## The card game

why-play = First place a Feather, or discard one for another.
why-revealed = The revealed Feather must be placed.
why-drop = First choose the order of the falling Prophecies.
why-fulfil = Prophecies may be fulfilled now: fulfil one, or finish.
why-head = First choose a head.
why-tail = First choose a tail.
why-no-feather = This Feather is not in your hand ({ $colours }).
why-not-dropping = This Prophecy does not fall ({ $card }).
why-first-card = The first Feather starts the row.
why-has-begun = The row has begun: Feathers go to its left or right end.
why-secured-already = You have secured this Prophecy already ({ $card }).
why-no-occurrence = The Feather just placed does not make this pattern occur ({ $card }).
why-no-more-often = This Prophecy is at level { $level } and occurs no more often ({ $card }).
why-secured = This Prophecy is secured ({ $card }).
why-two-thefts = You already stole two Prophecies from CARL in this turn.
why-no-neighbour = { $name } is not your neighbour.
why-robbed = You already stole a Prophecy from { $name } in this round.
