# What both tables say: keys, actions in words, and all about a card.

keys-title = Keyboard
keys-on = Use single keys
keys-note = Ctrl+Z and Escape always work
keys-change = Press a key below to choose another one for it; Backspace takes it away. This device remembers it.
keys-for = { $meaning }: { $key }. Choose another key
keys-press = press a key
keys-none = no key
keys-reset = Usual keys

about-card = All about this card
about-cards = Cards on the table
about-gallery = In the gallery
about-key = all about the card in focus

# Hints: one plan for the rest of the turn.
hint-title = Hint
hint-close = Close the hint
hint-thinking = The high priest is thinking
hint-ready = Your turn is ready: commit it, or take a step back.
hint-why = Why?
hint-more = Plan and others
hint-less = Less
hint-do = Do step { $step }
hint-done = done
hint-plan = Plan for this turn
hint-instead = Instead
hint-leads = { $points ->
    [one] leads to about 1 point at the end
   *[other] leads to about { $points } points at the end
}
hint-points-note = Points at the end
hint-close-call = about as good
hint-gain = +{ $points }
hint-later = { $count ->
    [one] and one more step
   *[other] and { $count } more steps
}
hint-pays = { $before ->
    [0] pays { $after }
   *[other] pays { $after } instead of { $before }
}
hint-brings = { $points ->
    [one] brings about 1 point at the end, otherwise about { $instead }
   *[other] brings about { $points } points at the end, otherwise about { $instead }
}
hint-no-reason = In the games played out it leads to the most points.

offline-step = No connection: what you did is sent when it is back
offline-turn = No connection: your turn goes out when it is back

# Actions in words. Several words for one thing are separated by commas.
say-title = Play in words
say-do = Do it
say-unknown = I do not know the word “{ $word }”
say-none = Nothing like this can be done now
say-many = This could mean { $count } things: { $actions }
say-did = Done: { $action }
say-undid = Undone
say-redid = Done again
say-restarted = Everything of this turn taken back
say-committed = Turn committed
say-wait = One moment: the table has not answered yet
say-word-undo = undo, back
say-word-redo = redo, again
say-word-reset = reset, restart
say-word-commit = commit, done, yes, ok
say-word-read = read
say-word-left = left
say-word-right = right
say-word-head = head, heads
say-word-tail = tail, tails
say-word-yellow = yellow
say-word-red = red
say-word-black = black
say-word-green = green
say-word-blue = blue
