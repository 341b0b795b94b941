cimport cython

from coatl.board.pairs cimport PairTable
from coatl.board.position cimport Position
from coatl.board.seat cimport Seat
from coatl.core.chance cimport Chance, draw_from

cdef int BODIES, EMPTY, EXHAUSTED, HEADS, MAIN, OVER, PASSES, PROPHECIES, RUNNING, TAILS, TEMPLES, THIRD
cdef PairTable PAIR_TABLE

@cython.locals(i=int, player=Seat)
cpdef int draw_prophecy(Position position, Chance chance, list events) except -1
@cython.locals(i=int, card=int, is_changed=bint)
cpdef int refill_prophecies(Position position, Chance chance, list events) except -1
@cython.locals(i=int, first=int, second=int, pair=int, is_changed=bint)
cpdef int fill_supply(Position position, Chance chance, list events) except -1
@cython.locals(pile=int)
cpdef int show_temple(Position position, int temple, Chance chance, list events) except -1
@cython.locals(i=int)
cpdef void check_exhausted(Position position, int seat, list events) except *
cpdef void trigger_third(Position position, int seat, list events) except *
cpdef int end_action(Position position, Chance chance, list events) except -1
@cython.locals(passes=int, player=Seat)
cpdef int pass_turn(Position position, int seat, Chance chance, list events) except -1
cpdef int end_turn(Position position, Chance chance, list events) except -1
@cython.locals(seat=int)
cdef int _begin_turn(Position position, list events) except -1
