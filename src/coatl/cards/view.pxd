from coatl.cards.notation cimport format_serpent
from coatl.cards.patterns cimport god_of
from coatl.cards.seat cimport Seat
from coatl.cards.state cimport State

cpdef object observe(State state, object seat)
cpdef object view_seat(Seat player, bint is_own)
cdef object _view_carl(State state)
cpdef tuple action_cards(State state)
