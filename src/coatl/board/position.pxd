cimport cython

from coatl.board.seat cimport Seat
from coatl.board.serpent cimport Serpent
from coatl.core.bag cimport Bag, empty_bag
from coatl.core.base_state cimport BaseState


cdef class Position(BaseState):
    cdef readonly object options
    cdef readonly bint strict_ends
    cdef readonly list seats
    cdef unsigned char[2] heads
    cdef unsigned char[2] tails
    cdef unsigned char[6] bodies
    cdef unsigned char[31] offers
    cdef readonly Bag head_bag
    cdef readonly Bag body_bag
    cdef readonly Bag tail_bag
    cdef unsigned char[6] open
    cdef readonly Bag deck
    cdef readonly Bag discard
    cdef public int down_total
    cdef readonly Bag temples
    cdef unsigned char[2] pile_top
    cdef unsigned char[2] pile_size
    cdef public int phase
    cdef public int turn
    cdef public int actions_left
    cdef public bint is_second
    cdef public int completing
    cdef public int passes
    cdef public int ending
    cdef public int trigger
    cdef public int turns_left
    cdef Serpent scratch

    @cython.locals(i=int, mine=Seat, theirs=Seat)
    cpdef int copy_position(self, Position other) except -1
