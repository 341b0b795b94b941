cimport cython

from coatl.board.flow cimport draw_prophecy, fill_supply
from coatl.board.seat cimport Seat
from coatl.board.state cimport State
from coatl.core.chance cimport Chance, draw_from

cdef int TEMPLES

@cython.locals(state=State, player=Seat, i=int, left=int, _=int)
cpdef State deal(object options, Chance chance)
