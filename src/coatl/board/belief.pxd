cimport cython

from coatl.board.flow cimport draw_from
from coatl.board.seat cimport Seat
from coatl.board.state cimport State
from coatl.core.bag cimport Bag
from coatl.core.chance cimport QuickChance

cdef int PROPHECIES, TEMPLES


cdef class Belief:
    cdef readonly State base
    cdef readonly Bag unseen
    cdef readonly Bag unseen_temples
    cdef readonly list hidden

    @cython.locals(number=int, in_hand=int, dealt=int, down=int, has_temple=bint, _=int, player=Seat)
    cpdef int sample_into(self, State state, QuickChance quick) except -1
    cpdef State sample(self, QuickChance quick)
