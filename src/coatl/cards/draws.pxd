cimport cython

from coatl.cards.position cimport Position
from coatl.core.chance cimport Chance, draw_from

cdef int EMPTY, FEATHERS, PROPHECIES

cpdef int draw_feather(Position position, Chance chance, list events) except -1
@cython.locals(is_changed=bint, card=int)
cpdef int refill_supply(Position position, Chance chance, list events) except -1
@cython.locals(i=int, j=int)
cpdef bint take_from_supply(Position position, int card) except -1
