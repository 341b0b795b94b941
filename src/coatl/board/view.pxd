from coatl.board.notation cimport format_serpent
from coatl.board.seat cimport Seat
from coatl.board.serpent cimport Serpent
from coatl.board.state cimport State

cdef int EMPTY, SETUP

cpdef object observe(State state, object seat)
cdef object _view_seat(Seat player, bint is_own, bint is_setup)
cdef object _view_slot(Serpent serpent)
cdef object _view_serpent(Serpent serpent)
