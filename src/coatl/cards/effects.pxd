cimport cython

from coatl.cards.oriented cimport OrientedTable
from coatl.cards.draws cimport draw_feather, take_from_supply
from coatl.cards.flow cimport end_placement
from coatl.cards.holder cimport Holder
from coatl.cards.legal cimport is_neighbour, list_fulfils
from coatl.cards.patterns cimport count_all, count_few, find_touched
from coatl.cards.position cimport Position
from coatl.cards.seat cimport Seat
from coatl.cards.serpent cimport Serpent
from coatl.core.chance cimport Chance

cdef int DISCARD, DONE, DROP_ACTION, FULFIL_ACTION, HEAD_ACTION, TAIL_ACTION
cdef int DROP, EMPTY, FULFIL, LEFT, OVER_LEFT, OVER_RIGHT, REVEALED, RIGHT
cdef OrientedTable ORIENTED_TABLE

@cython.locals(player=Seat)
cpdef int perform(Position position, int seat, int action, Chance chance, list events) except -1
@cython.locals(
    oriented=int, place=int, kind=int, left=int, right=int, serpent=Serpent, is_over=bint, first=int
)
cdef int _play(Position position, int seat, Seat player, int action, Chance chance, list events) except -1
cdef int _discard(Position position, int seat, Seat player, int kind, Chance chance, list events) except -1
@cython.locals(serpent=Serpent, place=int)
cdef int _add_end(Position position, int seat, Seat player, int action, Chance chance, list events) except -1
@cython.locals(gains=int)
cdef void _settle(
    Position position, int seat, Seat player, int first, int last, bint may_drop, Chance chance, list events
) except *
cdef int _open_fulfilment(Position position, int seat, Seat player, Chance chance, list events) except -1
@cython.locals(gains=int, i=int, other=int, victim=Seat, touched="long long")
cdef int _find_gains(Position position, int seat, Seat player, int first, int last) except -1
@cython.locals(gains=int, i=int)
cdef int _find_gains_of(Position position, Seat player, Holder held, long long touched) except -1
cdef int _find_gain(Position position, Seat player, int card) except -1
cdef int _count_before(Position position, Serpent serpent) except -1
@cython.locals(held=Holder, serpent=Serpent, lost="long long", i=int, level=int, card=int)
cdef int _find_drops(Position position, Seat player) except -1
@cython.locals(card=int)
cdef bint _drop_all(Position position, int seat, Seat player, list events) except -1
@cython.locals(landing=int, card=int, times=int)
cdef bint _is_order_open(Position position, Seat player) except -1
@cython.locals(held=Holder, times=int)
cdef int _drop(Position position, int seat, Seat player, int card, list events) except -1
cdef int _drop_next(Position position, int seat, Seat player, int card, Chance chance, list events) except -1
@cython.locals(level=int, held=Holder, place=int, victim=int)
cdef int _fulfil(Position position, int seat, Seat player, int card, Chance chance, list events) except -1
@cython.locals(other=int, victim=Seat, place=int)
cdef int _take_from_opponent(Position position, int seat, Seat player, int card) except -2
