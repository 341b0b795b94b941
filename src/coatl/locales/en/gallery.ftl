# The card gallery.

gallery-title = Card gallery
gallery-to-score = Score helper
gallery-game = Game
gallery-cards = Cards
gallery-filters = Filters
gallery-search = Search the cards
gallery-kind = Kind of card
gallery-everything = All cards
gallery-shows = Shows
gallery-family = { $family ->
    [red] A · Tally
    [black] B · Echo
    [blue] C · Current
    [yellow] D · Procession
   *[green] E · Passage
}
gallery-god = { $god } Prophecies
gallery-group-temple = Temple
gallery-group-promo = Promo pack
gallery-group-extra = Tokens and gold
gallery-group-feather = Feathers
gallery-group-end = Heads and tails
gallery-group-carl = CARL’s decks
gallery-found = { $count ->
    [one] one card
   *[other] { $count } cards
}
gallery-none = No card fits.
gallery-clear = Show all cards
gallery-lost = There is no card “{ $id }” here. All cards are below.
gallery-all = All cards
gallery-previous = Previous card
gallery-next = Next card
gallery-try = Try it
gallery-gold = Golden Feather
gallery-feather = Feather: { $feather }
gallery-carl = CARL, { $name }
gallery-meta = { $known ->
    [yes] { $group }, card { $id }
   *[no] { $group }
}
gallery-copies = { $count ->
    [one] One in the box.
   *[other] { $count } in the box.
}
gallery-deck = Dealt from the Prophecies by their backs.
gallery-reconstructed = reconstructed
gallery-reconstructed-note = The booklet shows examples only, so this card was worked out from them. Who owns the box can correct it.
gallery-pays = { $times }× pays { $points }
gallery-payments = { $levels }. More than { $top }× pays nothing more.
gallery-levels = { $levels }. At level { $top } it is secured.
gallery-meets = { $count ->
    [one] one met pays { $points }
   *[other] { $count } met pay { $points }
}
gallery-temple-payments = Of its requirements, { $levels }.
gallery-counts = Counts
gallery-misses = Does not count
gallery-half = Counts only in part
gallery-met = met
gallery-unmet = not met
gallery-example = Example
gallery-length = { $count ->
    [one] One piece.
   *[other] { $count } pieces.
}
gallery-with = Beside it: { $cards }.
gallery-beside = { $id }, { $pattern }
gallery-held = { $god }, level { $level }
gallery-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
gallery-paid = { $times }× = { $points }
gallery-carl-cards = { $god } { $count }
gallery-carl-deck = { $name }: { $cards }.
gallery-rule-count = Every piece of the colour counts, wherever it lies: head, body segment or tail.
gallery-rule-exact = Two in a row, and no third one before or after them. The end of the Cóatl is as good as another colour.
gallery-rule-run = Directly next to each other in this order, read from head to tail. Each piece serves this card once.
gallery-rule-stretch = From the first colour to the last with at least one piece of the middle colour and nothing else between them. Each piece serves this card once.
gallery-rule-mirror = A pair, at least one piece of any colour, and the pair mirrored.
gallery-rule-set = All these pieces anywhere in the Cóatl, in any order.
gallery-rule-pair = Two segments next to each other, read from left to right. Only the top colour of a stack counts.
gallery-rule-gap = Exactly one segment between the two; its colour does not matter. The same segment may serve twice.
gallery-rule-match = Both neighbours show one colour, whichever it is. The same segment may serve twice.
gallery-rule-either = Each neighbour shows one of the two colours; they may be alike. The same segment may serve twice.
gallery-rule-not = One segment of any other colour between two alike. The same segment may serve twice.
gallery-rule-stack = A Feather was laid over another one here, and this colour is on top.
gallery-rule-before-stack = The colour, and directly right of it a stack that shows another colour.
gallery-rule-temple-board = A Temple looks at the whole Cóatl when it is completed. As many of one colour as of another takes at least one of each.
gallery-rule-temple-cards = One Temple lies in the middle for all. Head and tail count as segments; a Prophecy at level 0 counts for nothing.
gallery-rule-pick = Once a game, as an action: choose a head, a tail or two body segments of any colours still in the bag. Then every empty space of the supply is filled.
gallery-rule-future = Once a game, as an action: six new Prophecies are laid out, you may discard from your hand, and then you choose.
gallery-rule-commitment = Once a game, as an action: take the top Temple of a pile into your hand.
gallery-rule-gold = Never built with. As an action you give one to an opponent and take one or two body segments from their board. Each one received is worth 2 points.
gallery-rule-feather = Two segments. It goes beside either end of the row, or over its outermost segment, which makes a stack.
gallery-rule-head = In the last round every player puts one head at the left end. It counts as a segment and covers nothing.
gallery-rule-tail = In the last round every player puts one tail at the right end. It counts as a segment and covers nothing.
gallery-rule-carl = His action card shows a god. What that god stands for he does twice in this turn: Water upgrades, Sun steals, Flower fulfils.
gallery-note-anywhere = Anywhere in the Cóatl.
gallery-note-top = The highest level.
gallery-note-surplus = One more than the card pays for.
gallery-note-apart = Each pair has other colours on both sides.
gallery-note-end = The end of the Cóatl closes a pair, too.
gallery-note-shared = One neighbour may serve both pairs.
gallery-note-together = The pattern as it is on the card.
gallery-note-twice = Twice, with different pieces.
gallery-note-five = Five in a row hold only one group of three.
gallery-note-around = What comes before and after does not matter.
gallery-note-between = One between them is enough.
gallery-note-many = Several between them count, too.
gallery-note-once = The piece in the middle cannot serve twice.
gallery-note-overlap = Segments may be shared: this is twice.
gallery-note-own = The same colour on both sides counts, too.
gallery-note-stack = The stack shows the right colour.
gallery-note-few = One too few for the lowest level.
gallery-note-longer = Three in a row are not exactly two.
gallery-note-single = They are not next to each other.
gallery-note-gap = A piece in between breaks it.
gallery-note-order = The order is wrong, read from the left.
gallery-note-nothing = Nothing lies in between.
gallery-note-missing = One piece is missing.
gallery-note-differ = The neighbours show different colours.
gallery-note-side = One neighbour shows a third colour.
gallery-note-same = The one in between is of the same colour.
gallery-note-flat = There is no stack.
gallery-note-cover = The stack shows another colour.
gallery-note-own-stack = The stack shows the same colour again.
gallery-note-zero = None of either is not as many of both.
