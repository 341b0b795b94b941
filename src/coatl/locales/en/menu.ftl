# Who sits at a running table, and moving a seat to another device.

menu-title = Players and seats
menu-seat = Seat { $number }
menu-you = you
menu-yourself = You
menu-here = here
menu-not-here = not connected
menu-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
menu-stand-in = away, a bot stands in
menu-resigned = has resigned, a bot plays on
menu-return = Take my seat back
menu-give-back = Give the seat back
menu-replace = Let a bot stand in
menu-kick = Take the seat away from { $name }
menu-kick-title = Take the seat away from { $name }?
menu-kick-note = A bot plays on for good. This cannot be taken back.
menu-kick-yes = Take it away
menu-invite = Invitation
menu-invite-note = Whoever has this link can watch, and take a free seat.
menu-move = Go on with another device
menu-move-note = The link works once. Your seat then moves there, and this device only watches.
menu-move-make = Make a link
menu-go = Leave
menu-leave = Get up for a while
menu-leave-title = Get up for a while?
menu-leave-note = A bot stands in until you come back.
recover-title = Go on here?
recover-text = Your seat moves to this device; the other one can only watch from then on.
recover-yes = Move the seat here
