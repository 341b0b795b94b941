cimport cython

from coatl.board.flow cimport (
    check_exhausted, draw_prophecy, end_action, end_turn, fill_supply, pass_turn, show_temple, trigger_third
)
from coatl.board.legal cimport can_choose
from coatl.board.patterns cimport score
from coatl.board.position cimport Position
from coatl.board.seat cimport Seat
from coatl.board.serpent cimport Serpent
from coatl.board.variants cimport commit, discard, pick, see_the_future, steal
from coatl.core.chance cimport Chance

cdef int ADD, BEGIN, CHOOSE, CHOOSE_DECK, COMMIT, DISCARD, FULFIL, KEEP, PASS
cdef int PICK_HEAD, STEAL, TAKE_BODIES, TAKE_HEAD, TAKE_TAIL, TEMPLE
cdef int FUTURE_ACTION
cdef int ASSEMBLE, BODY, COMPLETE, DRAW, EMPTY, HEAD, MAIN, SETUP, TAIL

@cython.locals(player=Seat)
cpdef int perform(Position position, int seat, int action, Chance chance, list events) except -1
@cython.locals(phase=int)
cdef int _finish(Position position, int seat, Seat player, Chance chance, list events) except -1
cdef int _keep(Position position, int seat, Seat player, int card, list events) except -1
@cython.locals(i=int, other=Seat)
cdef void _finish_keeping(Position position, int seat, Seat player, list events) except *
@cython.locals(pair=int)
cdef int _take(Position position, int seat, Seat player, int action, Chance chance, list events) except -1
@cython.locals(i=int)
cdef void _take_space(unsigned char* spaces, int size, int content) except *
@cython.locals(has_ends=bint, i=int)
cdef bint _is_fill_due(Position position) except -1
@cython.locals(card=int)
cdef int _choose(Position position, int seat, Seat player, int action, Chance chance, list events) except -1
@cython.locals(slot=int, serpent=Serpent)
cdef int _begin(Position position, int seat, Seat player, int piece, list events) except -1
@cython.locals(slot=int, part=int, colour=int, serpent=Serpent)
cdef int _add(Position position, int seat, Seat player, int code, list events) except -1
@cython.locals(slot=int, card=int, serpent=Serpent)
cdef int _fulfil(Position position, int seat, Seat player, int code, list events) except -1
@cython.locals(serpent=Serpent)
cdef int _place_temple(Position position, int seat, Seat player, int temple, Chance chance, list events) except -1
@cython.locals(serpent=Serpent, place=Serpent)
cdef void _close(Position position, int seat, Seat player, Chance chance, list events) except *
