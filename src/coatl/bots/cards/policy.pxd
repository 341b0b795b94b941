cimport cython

from coatl.bots.cards.judge cimport Judge
from coatl.cards.oriented cimport OrientedTable
from coatl.cards.effects cimport perform
from coatl.cards.legal cimport list_legal
from coatl.cards.position cimport Position
from coatl.cards.seat cimport Seat
from coatl.core.bag cimport Bag
from coatl.core.chance cimport Chance
from coatl.core.choices cimport Choices

cdef int DISCARD, DROP_ACTION, FULFIL_ACTION, HEAD_ACTION, NEVER, OVER, PLAY_PHASE
cdef OrientedTable ORIENTED_TABLE


@cython.final
cdef class Holds:
    cdef int[10] one
    cdef int[10] other


cdef Holds HOLDS


@cython.final
cdef class Policy:
    cdef readonly Judge judge
    cdef Choices choices
    cdef public bint discards
    cdef int worth
    cdef int chosen
    cdef int[10] top

    @cython.locals(choices=Choices, best=int, best_worth=int, i=int, action=int, worth=int)
    cpdef int choose(self, Position state, int seat) except -1
    @cython.locals(
        choices=Choices, best=int, best_worth=int, i=int, action=int, worth=int, kind=int, spare=int,
        oriented=int
    )
    cdef int _choose_play(self, Position state) except -1
    cpdef int rate(self, Position state, int seat, int action) except? -1
    @cython.locals(judge=Judge, kind=int, oriented=int, place=int)
    cdef int rate_studied(self, Position state, int action) except? -1
    @cython.locals(judge=Judge, hand=int, deck=Bag, total=int, count=int, revealed=int, best=int)
    cdef int _rate_discard(self, Position state, int kind) except? -1
    @cython.locals(place=int)
    cdef int _place_best(self, int oriented, int best) except? -1
    @cython.locals(seat=int)
    cpdef int step(self, Position state, int action, Chance chance) except -1
    @cython.locals(player=Seat)
    cpdef void play_out(self, Position state, Chance chance, int until) except *
    @cython.locals(action=int)
    cpdef int look_ahead(self, Position state, Chance chance, int seat, int round_number) except? -1
