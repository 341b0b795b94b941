cimport cython

from coatl.cards.draws cimport draw_feather, take_from_supply
from coatl.cards.holder cimport Holder
from coatl.cards.position cimport Position
from coatl.cards.seat cimport Seat
from coatl.core.chance cimport Chance, draw_from

cdef int ACTIONS, BLUE, PINK, YELLOW


@cython.final
cdef class TurnTable:
    cdef unsigned char[10] colours
    cdef unsigned char[64] shows
    cdef unsigned char[3] order

cdef TurnTable TURN_TABLE

@cython.locals(feather=int, god=int, preference=int, place=int, action=int, _=int)
cpdef int take_carl_turn(Position position, Chance chance, list events) except -1
@cython.locals(best=int, best_rank=int, i=int, level=int, rank=int)
cpdef int choose_held(Holder held, int preference) except -2
@cython.locals(i=int)
cpdef int choose_supply(Position position, int preference) except -2
@cython.locals(held=Holder, place=int, card=int, level=int)
cdef void _upgrade(Position position, int preference, list events) except *
@cython.locals(player=Seat, place=int, card=int, level=int)
cdef void _steal(Position position, int preference, list events) except *
@cython.locals(place=int, card=int)
cdef void _fulfil(Position position, int preference, list events) except *
