cimport cython

from coatl.board.seat cimport Seat
from coatl.board.state cimport State
from coatl.core.bag cimport Bag
from coatl.core.chance cimport QuickChance, draw_from

cdef int PROPHECIES, TEMPLES


@cython.final
cdef class HiddenSeat:
    cdef readonly int number
    cdef readonly int in_hand
    cdef readonly int dealt
    cdef readonly int down
    cdef readonly int late
    cdef readonly int old
    cdef readonly bint has_temple
    cdef readonly tuple maybe


cdef class Belief:
    cdef readonly State base
    cdef readonly Bag unseen
    cdef readonly Bag unseen_temples
    cdef readonly list hidden

    @cython.locals(hidden=HiddenSeat, in_hand=int, late=int, old=int, card=int, _=int, player=Seat)
    cdef int _deal_into(self, State state, QuickChance quick) except -1
    @cython.locals(_=int)
    cpdef void sample_into(self, State state, QuickChance quick) except *
    cpdef State sample(self, QuickChance quick)
