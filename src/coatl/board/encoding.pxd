cimport cython

from coatl.board.position cimport Position
from coatl.board.seat cimport Seat
from coatl.board.serpent cimport Serpent
from coatl.core.base_state cimport BaseState
from coatl.core.encoding cimport BaseEncoding

cdef int EMPTY, PERFECT_PICK, PLACES, PRIEST_COMMITMENT, RUNNING, SEE_THE_FUTURE, SETUP


@cython.final
cdef class BoardEncoding(BaseEncoding):
    cdef int cards
    cdef int temples
    cdef int pieces
    cdef int bodies
    cdef int pairs
    cdef bint has_tokens
    cdef bint has_gold

    @cython.locals(i=int, number=int)
    cdef int _write_position(self, Position position, int seat) except -1
    @cython.locals(row="unsigned char*", at=int, seats=int, cards=int, temples=int, i=int)
    cdef int _write_table(self, Position position, int seat) except -1
    @cython.locals(row="unsigned char*", at=int, cards=int, i=int)
    cdef int _write_own(self, Seat player) except -1
    @cython.locals(row="unsigned char*", at=int, hand=int, dealt=int, down=int, choosing=int)
    cdef int _write_seat(self, Seat player, bint is_hiding) except -1
    @cython.locals(row="unsigned char*", i=int)
    cdef int _write_tokens(self, Seat player, int at) except -1
    @cython.locals(row="unsigned char*", first=int, i=int, card=int, serpent=Serpent)
    cdef int _write_finished(self, Seat player, int at) except -1
    @cython.locals(row="unsigned char*", i=int, shown=int)
    cdef int _write_slot(self, Serpent serpent, int at) except -1


@cython.locals(i=int)
cdef int _copy(unsigned char* row, int at, unsigned char* numbers, int size) noexcept
cdef int _small(int number) noexcept
