cimport cython

from coatl.board.legal cimport can_assemble
from coatl.board.seat cimport Seat
from coatl.board.state cimport State
from coatl.core.bag cimport Bag
from coatl.core.chance cimport QuickChance, draw_from
from coatl.core.choices cimport Choices

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
    cdef readonly bint has_passed
    cdef readonly tuple maybe
    cdef readonly tuple mixed
    cdef readonly int surely_held


cdef class Belief:
    cdef readonly State base
    cdef readonly Bag unseen
    cdef readonly Bag unseen_temples
    cdef readonly list hidden
    cdef readonly bint is_limited
    cdef Choices choices

    @cython.locals(hidden=HiddenSeat, in_hand=int, late=int, old=int, kept=int, card=int, _=int, player=Seat)
    cdef bint _deal_into(self, State state, QuickChance quick) except -1
    @cython.locals(hidden=HiddenSeat, player=Seat)
    cdef bint _is_wrong(self, State state) except -1
    @cython.locals(_=int)
    cpdef void sample_into(self, State state, QuickChance quick) except *
    cpdef State sample(self, QuickChance quick)


@cython.locals(least=int, places=int)
cdef bint _fits_plays(HiddenSeat hidden, int kept, QuickChance quick) except -1
