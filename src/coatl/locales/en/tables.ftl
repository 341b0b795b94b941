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
