cimport cython

from coatl.board.pairs cimport PairTable
from coatl.board.seat cimport Seat
from coatl.board.serpent cimport Serpent
from coatl.board.state cimport State
from coatl.bots.board.assembler cimport Assembler

cdef PairTable PAIR_TABLE
cdef int BODY, HEAD, RUNNING, TAIL, THIRD
cdef int CARD_COST, FINISH_BIAS, FINISH_FACTOR, FULL, HAZARD, LATE, LEAD, SEGMENT_COST, SMALL
cdef int THIRD_BIAS
cdef int QUICK_LIMIT, TAKEN_PAIR, TAKEN_TAIL


@cython.final
cdef class Closing:
    cdef double[24] weights
    cdef readonly Assembler assembler

    cdef int set_costs(self, bint is_big) except -1
    cdef int set_extend_costs(self, Seat player) except -1
    cpdef int actions_left(self, State state) except -1
    @cython.locals(value=double, best=int, i=int, other=Seat)
    cdef double finish_value(self, State state, int seat, Seat player, int points) except? -1.0
    @cython.locals(core=Serpent, first=Serpent, has_head=bint, has_tail=bint, bodies=int, colour=int)
    cdef bint can_close(self, Seat player, int slot) except -1
    @cython.locals(hazard=double, i=int, other=Seat, place=int)
    cdef double hazard(self, State state, int seat) except? -1.0
    cdef int lend(self, Seat player, int kind, bint gives) except -1
    cdef int _lend_piece(self, Seat player, int piece, bint gives) except -1
