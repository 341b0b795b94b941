### The rules to read, by their numbers.

rules-title-board = Rules of the board game
rules-title-cards = Rules of the card game and CARL
rules-lead-board = Build feathered serpents whose colours match the Prophecy and Temple cards beside them. Finish up to three, and earn more points than anybody else.
rules-lead-cards = Everybody paints one serpent from cards of two colours. Whenever a card brings out the pattern of a Prophecy you may raise it, take it from the middle, or snatch it from a neighbour.
rules-about = An unofficial account in our own words. We have no connection with the makers of the games.
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule has these words.
    [one] One rule.
   *[other] { $count } rules.
}
rules-ruling = Our ruling
rules-ruling-note = A point that the printed booklets leave open or tell differently, and the answer we picked.
rules-rebuilt = Reconstructed
rules-rebuilt-note = Cards that the booklet shows only by examples. We had to work them out.
rules-print = Print
rules-link = Link to rule { $number }
rules-all-cards = All cards in the gallery
rules-times = { $times }× = { $points }
rules-met = { $count } met = { $points }

rules-b1 = Components
rules-b1-1 = The pieces come in **5 colours**. Every colour has 3 heads, 3 tails and 24 body segments: 150 pieces in three bags, one for the heads, one for the body segments, one for the tails.
rules-b1-2 = There are **54 Prophecy cards** in five families, marked A to E (red, black, blue, yellow and green). A family says nothing about the colours that its cards want. 49 are different; the five that count one colour are there twice. The **15 Temple cards** are all different.
rules-b1-3 = Everyone has a **player board with 8 spaces** for one piece each. With Sacrifice tokens (B8) everyone also has 3 of them, one of each kind.
rules-b1-4 = The **supply** has ten spaces: six for a pair of body segments, two for a head, two for a tail.

rules-b2 = Set-up
rules-b2-1 = The game is for 2 to 4 players. Fill all spaces of the supply with pieces drawn blindly.
rules-b2-2 = Turns pass clockwise. Remember who went first: the end of the game depends on it (B7).
rules-b2-2-ruling = Chance decides who begins: seats are given at random, and the first seat is the first player.
rules-b2-3 = Everyone is secretly dealt one **Temple card**. The others form two face-up piles of equal size, the first one larger if they do not come out even. Only the card on top can be seen and used. When it is taken, the next one shows at once, even for another Cóatl that you complete in the same turn.
rules-b2-3-ruling = A pile that has run out stays empty.
rules-b2-4 = Shuffle the Prophecy cards and turn 6 of them face up beside the deck.
rules-b2-5 = The first player is dealt 3 Prophecies, the second 4, the third 5, the fourth 6. **Keep up to three** of them, secretly; discard the others face down. Keeping fewer, even none, is allowed.
rules-b2-5-ruling = All choose at the same time, without knowing what the others keep: the booklets name no order.
rules-b2-6 = Discarded Prophecies go to a common discard pile.
rules-b2-6-ruling = If the deck runs out while cards are to be drawn, the discard pile is shuffled and becomes the deck, even in the middle of a refill. If that is empty too, play goes on with fewer cards. After a reshuffle nobody keeps track of which cards are in the new deck.

rules-b3 = A turn
rules-b3-1 = Your turn is **one action**: take pieces (B4), choose Prophecies (B5), or assemble (B6). With the options, spending a Sacrifice token (B8) and stealing (B9.3) are actions too.
rules-b3-2 = You cannot pass if you can act.
rules-b3-2-ruling = Who can do none of B4, B5 and B6 may pass, even if a token or a steal would be possible. If all players pass one after another, the game ends and is scored.

rules-b4 = Take pieces
rules-b4-1 = Take **everything from one space** of the supply onto your player board: a head, a tail, or a pair of body segments. There must be room for all of it.
rules-b4-2 = After every take, look at the supply. If it shows no body segment any more, or neither a head nor a tail, then **every** empty space is filled from the bags. A space for body segments gets a pair or nothing; a bag that runs short fills what it can.
rules-b4-2-ruling = When heads and tails are gone for good, the spaces for body segments are therefore filled after every take.
rules-b4-3 = If after that, or after a Perfect Pick (B8.1), no body segment is in the supply and the bag cannot fill a space, the body segments are exhausted, and the end begins (B7.3).
rules-b4-3-ruling = A single body segment left in the bag counts as none. That can happen only with 3 players and Golden Feathers.

rules-b5 = Choose Prophecies
rules-b5-1 = Take **one or more** Prophecies, one after another, until you hold 5 at most. Each may be an open card or the top of the deck.
rules-b5-1-ruling = You see a drawn card before you decide about the next. Temple cards do not count towards the five, and you may hold any number of them, though the booklets call them part of the hand too.
rules-b5-2 = Open cards are replaced only when your **turn** ends, back to six; not between the two actions of a last turn (B7.1).

rules-b6 = Assemble
rules-b6-intro = Assembling is a chain of steps of the kinds below, mixed as you please. You may stop after any step, except when a Cóatl that you have just completed has no card yet (B6.5).
rules-b6-intro-ruling = The chain has at least one step.
rules-b6-1 = **Begin.** Put any piece from your player board on the table as a new Cóatl. Not while two of your Cóatls are incomplete.
rules-b6-2 = **Add.** Put a piece from your player board at the left or right end of an incomplete Cóatl. Body segments fit on both ends, **heads only on the left, tails only on the right**. Nothing goes beyond a head or a tail, and a serpent is never turned round.
rules-b6-2-ruling = That heads go on the left and tails on the right is how the booklets' pictures show it. A head and a tail may not touch: such a Cóatl could never be completed.
rules-b6-3 = **Fulfil.** Lay a Prophecy from your hand beside an incomplete Cóatl that reaches at least its **lowest level**. A Cóatl takes at most 4 Prophecies, and never two that are the same. What they pay is worked out at the end, from the finished serpent: later pieces may raise it.
rules-b6-3-ruling = Later pieces may also lower it, even to 0. The card then stays, and still counts as laid (B6.5, B13.2).
rules-b6-4 = What has been placed stays in its place, pieces and cards. Two Cóatls are never joined.
rules-b6-5 = **Complete.** A Cóatl with a head, a tail and at least one body segment is complete. You may place the last piece only if the Cóatl has a Prophecy, or if you hold one that it will satisfy. Then, at once: lay any further Prophecies that it satisfies (at least 1 and at most 4 in all), and then, if you like, **one Temple card** of which it meets at least one requirement, from your hand or from the top of a pile. After that its cards are closed, and its points are announced.
rules-b6-5-ruling = The Temple card is voluntary: the booklets differ. Without one you always say that you are done, even if nothing more could be laid, so that nobody learns what you do not hold.
rules-b6-6 = Then you may go on with other steps, unless it was your **third** complete Cóatl: that ends your turn, a second action included.
rules-b6-6-ruling = Nobody ever has more than three complete Cóatls.
rules-b6-7 = Only incomplete Cóatls count for the limit of two. With two complete ones you may still build two more.

rules-b7 = End of the game
rules-b7-1 = **A third Cóatl.** When somebody completes a third Cóatl, all others have one last turn, clockwise: **up to two actions** for those who come later in the turn order, counted from the first player, and **one action** for those who come earlier.
rules-b7-1-ruling = The first action is compulsory if one is possible, the second may be left out: the booklets only give two as the most. The two may be of any kind, also tokens, steals, or the same kind twice; the French booklet ties a token to the start of a turn.
rules-b7-2 = Then the game is over. With four players: if player 2 completes a third Cóatl, players 3 and 4 have up to two actions, then player 1 has one, and player 2 none.
rules-b7-3 = **No more body segments.** When the body segments are exhausted (B4.3), finish the round, so that all have had equally many turns. Then everyone has one last turn of one action.
rules-b7-4 = Whichever comes first governs the end.
rules-b7-4-ruling = A third Cóatl completed later ends that turn and changes nothing else; under B7.3 that player still has the last turn.

rules-b8 = Sacrifice tokens
rules-b8-intro = An option; for a first game it is better left out. You begin with one token of each kind. Using one is your action and spends it. Everybody sees the tokens left; they are worth nothing.
rules-b8-1 = **Perfect Pick.** Choose 1 head, 1 tail or 2 body segments of any colours that the bag still has, but no gold, onto your player board; there must be room. Then all empty spaces of the supply are filled.
rules-b8-1-ruling = The two body segments may be of one colour or of two. The French booklet has the colour in the singular.
rules-b8-2 = **See the Future.** Discard all open Prophecies and reveal six new ones; discard any number from your hand; then choose Prophecies as in B5.
rules-b8-2-ruling = What you discard from your hand lies face down. You take at least one if there is room, and none if your hand is still full. The first card that you take ends discarding.
rules-b8-3 = **Priest Commitment.** Take the top card of a Temple pile into your hand, and use it later like the one that you were dealt.

rules-b9 = Golden Feathers
rules-b9-1 = An option: the bag has 14, 18 or 24 body segments of each colour for 2, 3 or 4 players, and 4, 5 or 6 golden ones.
rules-b9-1-ruling = These are the numbers of B10.1, so ticking both options changes nothing more.
rules-b9-2 = A golden body segment is laid out, taken and counted like any body segment, and fills a space of your player board. But you never build with it, and left on your player board it is worth nothing.
rules-b9-3 = **Steal** (an action). Give a golden body segment from your player board to an opponent, and take 1 or 2 body segments of your choice from theirs: no head, tail or gold. They must have one, and you need room; the space of the gold is free.
rules-b9-4 = Gold received this way lies in front of its owner, is worth **2 points**, and is out of play.

rules-b10 = Fewer body segments and promo pack
rules-b10-1 = **Fewer body segments** (an option): 14 of each colour with 2 players, 18 with 3. With 4 players all 24 are used.
rules-b10-1-ruling = Golden Feathers (B9.1) has the same numbers; together they change nothing more.
rules-b10-2 = **Promo pack** (an option): 6 more Prophecies and 5 more Temple cards.

rules-b11 = Prophecy cards
rules-b11-1 = A Prophecy shows a pattern, and points for how often the serpent has it. Only the **best level** counts, not those below it. Heads, body segments and tails are all the same here: only colour matters.
rules-b11-2 = For one card every piece is used **once**: occurrences do not overlap, and you get the largest number possible. Another card may use the same pieces again.
rules-b11-3 = Patterns are read **from head to tail**, and their pieces are direct neighbours.
rules-b11-4 = At the end of an incomplete serpent there is no piece, so a pair there counts as exactly two; a later piece can spoil it. With the option **strict ends** an open end does not count until the head or tail is there.
rules-kinds = What the patterns want
rules-kind-count = Count the pieces of this colour, wherever they are.
rules-kind-exact = Exactly two in a row: no third one before or after. The neighbours are not used up: `s:BBKBB` has it twice.
rules-kind-three = Three in a row.
rules-kind-pair = The first colour, directly followed by the second.
rules-kind-turns = These four in a row, taking turns.
rules-kind-blocks = This sequence: two or three of a colour, then two or three of another.
rules-kind-five = All five colours in this order.
rules-kind-stretch = The first colour, **one or more** of the middle one, the last one. The outer pieces are used up: `s:GYGYG` has `p:GY+G` once, `s:GYGGYG` twice.
rules-kind-mirror = A pair, at least one piece of any colour, and the pair turned round. `s:GKKG` is too short for `p:GK..KG`, `s:GKKKG` is enough.
rules-kind-set = All these pieces, wherever they are (promo pack).

rules-b12 = Temple cards
rules-b12-0 = A Temple card has two requirements, one promo card three. One met pays 3 points, both pay 7; the promo card of three pays 3, 6 or 10. The length counts head and tail. "As many" needs at least one of each.

rules-b13 = Scoring
rules-b13-1 = **Only complete Cóatls score**: their Prophecies and their Temple card. Gold that you received brings 2 points a piece (B9.4).
rules-b13-2 = Most points win. If they are equal: most Prophecy and Temple cards beside complete Cóatls, then the best single Cóatl.
rules-b13-2-ruling = Who is still equal shares the victory.
rules-b13-3 = An example: this Cóatl of 11 pieces has `p:BBYY` at its tail (4 points), `p:~BB~` three times, paid as two (5), six blue pieces (5), and a Temple that wants no green, which is met, and 9 pieces, which is not (3): **17 points**.

rules-b14 = Hidden and open
rules-b14-1 = Only you know the cards in your hand and what you discarded face down. Nobody knows the order of the deck and of the bags.
rules-b14-2 = All else is open: how many cards a hand has, player boards, serpents with their cards, tokens left, how much is in bags, deck and piles, which colours are left in each bag, and every card that was taken or discarded face up.
rules-b14-2-ruling = Cards of a complete Cóatl lie face down on a real table; here they stay visible, as everybody has seen them. A Prophecy taken face up stays known while it is in hand; if its owner discards face down (B8.2), it may be either place. After a reshuffle nobody keeps track (B2.6). Who passes (B3.2) shows that no card of the hand is of use.

rules-c1 = Components
rules-c1-0 = **50 Feather cards** with two body segments of two different colours. **40 Prophecies**, no two alike, of four gods: Sun (yellow), Maize (green), Water (blue), Flower (pink). 6 Temple cards with two objectives. Everyone has a Level card, 5 Heads and 5 Tails, one of each colour.
rules-c1-0-rebuilt = That each of the ten pairs of colours is there five times, and which Prophecies exist.

rules-c2 = Set-up
rules-c2-1 = Everyone is dealt 4 Feather cards and keeps them hidden. (Alone: see C10.)
rules-c2-2 = Everyone gets 1 Prophecy, face up at **level 0**: it is yours, but brings nothing yet.
rules-c2-3 = Turn up 2 Prophecies as the supply; 3 with two players.
rules-c2-4 = Turn up 1 Temple card for all. The others leave the game.
rules-c2-5 = Turns pass clockwise.
rules-c2-5-ruling = Chance decides who begins: seats are given at random, and the first seat is the first player.
rules-c2-6 = Heads and Tails of all five colours wait for the final round. Everyone may choose any.

rules-c3 = Rounds
rules-c3-0 = There are **5 rounds**. In rounds 1 to 4 everyone adds 2 Feather cards (C4). Then the cards left in the hands are discarded, and in round 5 everyone adds a Head and a Tail (C7). A finished serpent has 11 to 18 segments.
rules-c3-0-ruling = The cards left are discarded openly.

rules-c4 = Adding a Feather card
rules-c4-1 = Play a card from your hand, **either way round**. Or discard one face up, reveal the top of the deck, and play that one. You may do this for both cards of a turn.
rules-c4-2 = The first card starts your serpent. Later ones go to the left or right end: **beside** it (two segments longer), or **over** its outermost segment with one half (one segment longer). Never under.
rules-c4-3 = A segment that covers another is a **stack**. Only the colour on top counts. No stack is higher than two.
rules-c4-4 = After each card, in this order: your Prophecies drop where they must (C5.5); then you may fulfil Prophecies one by one (C5.2); then comes the next card.
rules-c4-4-ruling = If there is nothing to fulfil the game goes on by itself. That tells nobody anything: all is open.
rules-c4-5 = After your second card draw back to 4. The supply of Prophecies is filled at the end of every turn, never during it. If the Feather deck is empty its discard pile is shuffled, with a card just discarded.
rules-c4-5-ruling = Nobody draws in the last Feather round. After a reshuffle nobody keeps track of the cards. If the Prophecy deck is empty, which happens only with 4 players, the supply stays short.

rules-c5 = Fulfilling Prophecies
rules-c5-1 = You may fulfil a face-up Prophecy when the card just added **creates** its pattern.
rules-c5-1-ruling = That means: some occurrence in your row now uses a visible segment of the new card, one laid over another included. The number need not have gone up.
rules-c5-2 = Three ways, all voluntary, in any order. **Upgrade** a face-up Prophecy of yours that now occurs more often than its level. **Claim** one from the supply, as many as qualify. **Steal** one from the player to your left or right, at most one from each opponent in a round; with two players one in all.
rules-c5-2-ruling = Prophecies at level 0 can be stolen too. What was stolen can be stolen back.
rules-c5-3 = Its level becomes the **number of occurrences** in your row, at most 3; you cannot choose less, and it may be lower than its former owner had it. Occurrences may overlap: `r:BBRR` has `p:B.R` twice. One segment can serve several Prophecies.
rules-c5-4 = At level 3 it is turned face down. It is **secured**: never stolen, never dropped. This can happen at once, from the supply or by a theft.
rules-c5-5 = **Drops.** If your card destroys an occurrence of a face-up Prophecy of yours, and there are now fewer than its level, the level falls to that number, perhaps to 0. You have no choice. Only laying over can do this. An example: over the right end of `r:GRGK` you lay red on black: `r:GRGR'B`. `p:GK` falls to 0; `p:GR` is there twice, and may be claimed at level 2.

rules-c6 = Levels and points
rules-c6-0 = Level 1 is worth **2 points**, level 2 **5 points**, level 3 **6 points**, level 0 nothing. The last step brings only one point, but makes the card safe.

rules-c7 = Final round
rules-c7-0 = Choose a Head for the left end and fulfil as usual, then a Tail for the right end and fulfil again. They go beside the serpent, never over it, and count as segments.
rules-c7-0-ruling = One theft from each opponent for Head and Tail together.

rules-c8 = Scoring
rules-c8-1 = You are scored as soon as your final turn is over: Prophecies by level (C6), and the Temple card: 3 points for one objective, 7 for both. This is final, though later players may still steal from you.
rules-c8-2 = Prophecies at level 0 never count for an objective; secured ones do. Objectives about segments look at the visible colours, Head and Tail included.
rules-c8-2-ruling = Two secured Prophecies are on the same level, though a footnote of the booklet explains a lower level by fewer occurrences. "As many" holds for none of both.
rules-c8-3 = Most points win. If they are equal: most objectives, then most secured Prophecies, then the victory is shared.
rules-c8-4 = An example: Prophecies at levels 1, 2, 2, 3 and 3, and one objective: 2 + 5 + 5 + 6 + 6 + 3 = **27 points**.
rules-objectives = The objectives

rules-c9 = Prophecy patterns
rules-c9-0 = Patterns are read from left to right, and their segments are direct neighbours. Head and Tail take part; only the colour on top counts.
rules-card-kind-pair = The first colour, then the second: `r:GRYGR` has it twice.
rules-card-kind-gap = The first colour, any segment, the second: `r:BKRBYR` has it twice.
rules-card-kind-match = This colour between two segments of one colour, whichever it is.
rules-card-kind-either = The middle colour between two segments that are each one of the two others.
rules-card-kind-not = Two of this colour with one segment of another colour between them: `r:BKBYB` has `p:B!B` twice, `r:BBB` never.
rules-card-kind-stack = A stack that shows this colour, whatever it covers.
rules-card-kind-before-stack = This colour, and right of it a stack that shows another: `r:GG'R'` has `p:G!'` once.

rules-c10 = Alone against CARL
rules-c10-intro = CARL is an automaton. He paints no serpent: he takes Prophecies, yours included, and lifts them up.
rules-c10-1 = You must beat CARL (5 rounds), then CARL 2.0 (6 rounds: 10 Feathers, then Head and Tail). A loss ends the match, and **CARL wins ties**. Between the two everything is set up anew; CARL keeps his personality and his action deck, which gets one card more.
rules-c10-2 = Choose CARL's personality: **ambitious** upgrades more, **imperious** steals more, **greedy** fulfils more. His action deck is made of 5 Prophecies by their backs, faces unseen. You and he begin with one Prophecy each at **level 1**. The supply has 3 cards, your hand 4.
rules-c10-2-ruling = There is no Temple card, as the solo set-up has none.
rules-c10-2-rebuilt = How many cards of each god are in the action decks: three of the personality's own and one of each other; CARL 2.0 has a fourth.
rules-c10-3 = Prophecies of one level lie in a row. One that arrives, from above or below too, goes to the outer end, so the oldest is the **closest** to the middle. If several of yours arrive at once, you order them.
rules-c10-3-ruling = This holds for Prophecies that drop too; the booklet says it only of those that you upgrade, steal or fulfil, and that CARL steals. You are asked only when two or more drop to the same level.
rules-c10-4 = **CARL's turn** begins each round. He reveals a Feather: its two colours are his **preference**. He shows an action card: its god's action is done **twice** (Water: upgrade, Sun: steal, Flower: fulfil), the others once. In order, looking afresh each time: **upgrade** one of his Prophecies below level 3 by one; **steal** one of your face-up Prophecies at its level; **fulfil** one from the supply at level 1. He takes those that show a preferred colour first, then the highest level, then the closest, or in the supply the leftmost. Without a target the action is skipped.
rules-c10-4-ruling = When the supply is filled, gaps close to the left and new cards come at the right.
rules-c10-5 = **Your turn** is as above, but you may steal up to **2 Prophecies** from CARL a turn, and a Prophecy that drops to 0 is discarded. The one from the set-up keeps its level 1 until you upgrade it, it is stolen, or it drops.
rules-c10-6 = In the last round CARL has a normal turn, and his score is fixed. Then you add Head and Tail; what you steal from him still counts for you.

rules-c11 = Hidden and open
rules-c11-0 = Only you know your Feathers. Nobody knows the order of the decks, nor the faces of CARL's action cards. All else is open.
rules-c11-0-ruling = The back on top of the Prophecy deck is not shown here. Secured Prophecies stay known. After a reshuffle, and in the second match against CARL, nobody keeps track of what was seen before.
