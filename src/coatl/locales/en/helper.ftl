# The score helper for a real table.

helper-title = Score helper
helper-player = Player { $number }
helper-players = Players
helper-player-points = { $name }: { $points }
helper-add-player = Add a player
helper-remove-player = Remove this player
helper-coatl = { $number ->
    [1] Cóatl I
    [2] Cóatl II
   *[3] Cóatl III
}
helper-coatls = Which Cóatl
helper-editor = Tap it together
helper-length = { $count ->
    [0] no piece yet
    [one] one piece
   *[other] { $count } pieces
}
helper-complete = complete
helper-unfinished = incomplete
helper-begin = Tap the pieces in the order they lie on your table.
helper-where = Add at
helper-left = left end
helper-right = right end
helper-tap = Tap a piece to move, repaint or remove it.
helper-held = Piece { $number }
helper-move-left = Move to the left
helper-move-right = Move to the right
helper-stack = Stack
helper-remove = Remove
helper-done = Done
helper-kind = Kind of piece
helper-head = Head
helper-body = Body segment
helper-tail = Tail
helper-add = Add: { $piece }
helper-piece = Piece { $number }: { $piece }
helper-piece-stack = Piece { $number }: { $piece }, a stack
helper-undo = Undo
helper-clear = Clear this one
helper-pick = Choose its cards
helper-pick-note = tap a card to lay it beside or take it back
helper-which = Which cards
helper-paying = That pay
helper-all = All
helper-search = Name or pattern, such as BB
helper-none-pays = No card pays for it yet. “All” shows every card.
helper-full = Four Prophecies lie beside it: no more fit.
helper-cards = Its cards
helper-cards-of = { $count } of { $most } Prophecies
helper-cards-held = { $count ->
    [0] no Prophecy
    [one] one Prophecy
   *[other] { $count } Prophecies
}
helper-cards-note = Up to four Prophecies and one Temple lie beside a Cóatl.
helper-cards-note-row = Choose the Prophecies in front of this player, and the Temple in the middle.
helper-card = Card
helper-add-card = Add a card
helper-take-away = Take { $card } away
helper-times = { $times }×
helper-paid-as = { $times }×, paid as { $paid }×
helper-top = top level
helper-surplus = { $count ->
    [one] one is surplus
   *[other] { $count } are surplus
}
helper-next = { $more ->
    [one] one more pays { $points }
   *[other] { $more } more pay { $points }
}
helper-row-shows = { $times ->
    [0] not in the row
    [one] once in the row
   *[other] { $times }× in the row
}
helper-level = { $level }
helper-level-auto = row
helper-level-of = Level of { $card }
helper-would = Incomplete Cóatls count nothing. Complete, it would be { $points }.
helper-next-coatl = Next Cóatl
helper-next-player = Next player
helper-totals = All players
helper-total = Total
helper-rank = Place
helper-tie-carl = Against CARL no tie-break counts: CARL wins ties.
helper-place = { $rank }
helper-gold = Golden Feathers
helper-prophecies = Prophecies
helper-name = Name
helper-gold-got = Golden Feathers received
helper-gold-less = One golden Feather less
helper-gold-more = One golden Feather more
helper-strict = Strict ends
helper-strict-note = An open end does not close an exact pair.
helper-copy = Copy the link
helper-copied = Copied
helper-copy-by-hand = Copy this link:
helper-new = New count
helper-new-sure = Begin again with empty Cóatls? Undo brings this count back.
helper-new-yes = Begin again
helper-keys = Keys: Y R K G B add a body segment, with Shift a head or tail; arrows choose the end or move a piece; Backspace removes; Ctrl+Z undoes.
helper-status = { $name }: { $sum } here, { $points } in all
helper-bad = Part of this address cannot be read and was left out: { $parts }. The rest is here.
helper-kept = Nothing you entered is lost.
helper-retry = Count again
helper-doubt-copies = { $player }: { $card } is on the table more often than in the box.
helper-doubt-no-prophecy = { $player }, { $coatl }: a complete Cóatl has at least one Prophecy.
helper-doubt-temple-early = { $player }, { $coatl }: a Temple is laid only beside a complete Cóatl.
helper-doubt-temple-unmet = { $player }, { $coatl }: nothing of { $card } is met, so it cannot lie there.
helper-doubt-level = { $player }: { $card } is at a higher level than the row shows.
