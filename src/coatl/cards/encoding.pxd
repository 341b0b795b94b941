cimport cython

from coatl.cards.holder cimport Holder
from coatl.cards.patterns cimport find_fitting, god_of
from coatl.cards.position cimport Position
from coatl.cards.seat cimport Seat
from coatl.cards.serpent cimport Serpent
from coatl.core.base_state cimport BaseState
from coatl.core.encoding cimport BaseEncoding

cdef int EDGE, LENGTH


@cython.final
cdef class Spread:
    cdef long long[256] bits


cdef Spread SPREAD


@cython.final
cdef class CardEncoding(BaseEncoding):
    cdef int cards
    cdef bint is_solo

    @cython.locals(i=int)
    cdef int _write_position(self, Position position, int seat) except -1
    @cython.locals(i=int, player=Seat)
    cdef int _write_table(self, Position position, int seat) except -1
    @cython.locals(i=int, other=int)
    cdef int _write_seat(self, Seat player, int seat) except -1
    @cython.locals(row="unsigned char*", at=int, length=int, i=int, place=int)
    cdef int _write_row(self, Serpent serpent) except -1
    @cython.locals(
        row="unsigned char*",
        fitting="long long",
        first="long long",
        second="long long",
        third="long long",
        fourth="long long",
        fifth="long long",
        place=int,
        i=int,
    )
    cdef int _write_shows(self, Serpent serpent, int at) except -1
    @cython.locals(row="unsigned char*", at=int, cards=int, i=int)
    cdef int _write_held(self, Holder held) except -1
    @cython.locals(card=int)
    cdef int _write_carl(self, Position position) except -1
