cimport cython

from coatl.board.flow cimport check_exhausted, draw_prophecy, end_action, fill_supply, show_temple
from coatl.board.pairs cimport PairTable
from coatl.board.position cimport Position
from coatl.board.seat cimport Seat
from coatl.core.chance cimport Chance

cdef int PICK_BODIES, PICK_HEAD, PICK_TAIL, STEAL
cdef int BODY, EMPTY, FUTURE, GOLD_PIECE, HEAD, TAIL
cdef int PERFECT_PICK, PRIEST_COMMITMENT, SEE_THE_FUTURE
cdef PairTable PAIR_TABLE

@cython.locals(pair=int)
cpdef int pick(Position position, int seat, Seat player, int action, Chance chance, list events) except -1
@cython.locals(i=int)
cpdef int see_the_future(Position position, int seat, Seat player, Chance chance, list events) except -1
cpdef int discard(Position position, int seat, Seat player, int card, list events) except -1
cpdef int commit(Position position, int seat, Seat player, int temple, Chance chance, list events) except -1
@cython.locals(other=int, loot=int, victim=Seat, pair=int)
cpdef int steal(Position position, int seat, Seat player, int code, Chance chance, list events) except -1
