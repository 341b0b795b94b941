cimport cython

from coatl.cards.holder cimport Holder
from coatl.cards.seat cimport Seat
from coatl.core.bag cimport Bag, empty_bag
from coatl.core.base_state cimport BaseState


cdef class Position(BaseState):
    cdef readonly object options
    cdef readonly bint is_solo
    cdef readonly int personality
    cdef readonly list seats
    cdef readonly Bag feathers
    cdef readonly Bag feather_discard
    cdef readonly Bag placed
    cdef readonly Bag prophecies
    cdef unsigned char[3] supply
    cdef readonly int supply_size
    cdef readonly int supply_goal
    cdef readonly Bag lost
    cdef public int temple
    cdef public int phase
    cdef public int turn
    cdef public int round
    cdef public int last_round
    cdef public int plays_left
    cdef public int revealed
    cdef public int ending
    cdef unsigned char[64] gain
    cdef long long before_once
    cdef long long before_twice
    cdef long long before_thrice
    cdef readonly Bag pending
    cdef readonly Holder carl
    cdef public int carl_points
    cdef public int competition
    cdef readonly Bag actions
    cdef readonly Bag faces
    cdef public int first_points
    cdef public int first_carl_points

    @cython.locals(i=int, mine=Seat, theirs=Seat)
    cpdef int copy_position(self, Position other) except -1
