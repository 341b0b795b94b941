cimport cython

from coatl.board.patterns cimport Tables, count_met, prophecy_points, temple_points
from coatl.board.position cimport Position
from coatl.board.seat cimport Seat
from coatl.board.serpent cimport Serpent
from coatl.bots.board.answer cimport Answer
from coatl.core.choices cimport Choices

cdef int COUNT, MULTISET, NO_FAMILY, PAIR
cdef int BLOCKED, ROW
cdef int BODY, EMPTY, HEAD, TAIL, WIDTH, UNLIMITED
cdef Tables TABLES


@cython.final
cdef class Assembler:
    cdef int[5] cost
    cdef public int card_cost
    cdef public int limit
    cdef unsigned char[5] bodies
    cdef unsigned char[5] heads
    cdef unsigned char[5] tails
    cdef unsigned char[12] cards
    cdef int card_count
    cdef int placed
    cdef unsigned char[4] temples
    cdef int temple_count
    cdef int temple_bound
    cdef unsigned char[192] core_row
    cdef unsigned char[192] core_times
    cdef unsigned char[240] rows
    cdef unsigned char[240] times
    cdef unsigned char[20] path
    cdef int left_size
    cdef int right_size
    cdef int body_cost
    cdef int head
    cdef readonly Answer answer
    cdef int[12] gains
    cdef Serpent core
    cdef Serpent shape
    cdef int slot
    cdef bint closes
    cdef bint strict
    cdef readonly int best
    cdef readonly int points
    cdef readonly int nodes
    cdef readonly bint is_exact

    @cython.locals(colour=int)
    cpdef int set_cost(self, int cost) except -1
    @cython.locals(colour=int, i=int)
    cpdef int pose(self, Position position, Seat player, int slot) except -1
    @cython.locals(i=int)
    cpdef void add_card(self, int card) except *
    @cython.locals(most=int)
    cdef int _add_temple(self, int temple) except -1
    @cython.locals(core=Serpent, shape=Serpent, colour=int, i=int)
    cpdef bint solve(self, bint closes) except -1
    @cython.locals(i=int)
    cdef int _begin(self, bint is_open) except -1
    cdef int _add_shape(self, int colour, int number) except -1
    @cython.locals(here=int, i=int, row=int)
    cdef int _read(self, int depth, int colour) except -1
    @cython.locals(core=Serpent, i=int, row=int, times=int, place=int)
    cdef int _walk_core_from_start(self) except -1
    @cython.locals(core=Serpent, i=int, start=int, row=int, times=int, place=int)
    cdef int _map_core(self) except -1
    @cython.locals(here=int, i=int, start=int, colour=int)
    cdef int _extend_left(self, int depth) except -1
    @cython.locals(size=int, colour=int)
    cdef int _extend_right(self, int depth) except -1
    cdef bint _may_go_on(self) except -1
    @cython.locals(card=int, kind=int, times=int, colour=int, need=int)
    cdef int _gain(self, int i, int here, bint is_closed) except -1
    @cython.locals(here=int, is_closed=bint, points=int, i=int, used=int, room=int, worth=int, chosen=int, top=int, gain=int, temple=int, bonus=int)
    cdef void _judge(self, int depth, int tail) except *
    @cython.locals(answer=Answer, i=int)
    cdef int _keep(self, int tail, int temple, int chosen) except -1
    @cython.locals(shape=Serpent, first=int, place=int, i=int, met=int)
    cdef int _temple_gain(self, int temple, int chosen) except -1
    cpdef int list_steps(self, Choices choices) except -1
