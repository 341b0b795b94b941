cimport cython

from coatl.board.pairs cimport PairTable
from coatl.board.position cimport Position
from coatl.board.seat cimport Seat
from coatl.board.serpent cimport Serpent
from coatl.board.patterns cimport count_met, satisfies, satisfies_closed
from coatl.core.choices cimport Choices

cdef int ADD, BEGIN, CHOOSE, CHOOSE_DECK, COMMIT, DISCARD, DONE, FULFIL, KEEP, PASS
cdef int PICK_BODIES, PICK_HEAD, PICK_TAIL, STEAL, TAKE_HEAD, TEMPLE
cdef int FUTURE_ACTION
cdef int ASSEMBLE, BODY, COMPLETE, DRAW, EMPTY, FUTURE, GOLD_PIECE, HEAD, MAIN, SETUP, TAIL
cdef int PERFECT_PICK, PRIEST_COMMITMENT, SEE_THE_FUTURE
cdef PairTable PAIR_TABLE

@cython.locals(phase=int, player=Seat)
cpdef int list_legal(Position position, int seat, Choices choices) except -1
@cython.locals(i=int)
cpdef bint can_choose(Position position) except -1
cpdef bint can_assemble(Position position, Seat player, Choices choices) except -1
@cython.locals(i=int, card=int)
cpdef bint can_complete(Position position, Seat player, Serpent serpent, int colour) except -1
@cython.locals(i=int)
cdef void _list_keeps(Seat player, Choices choices) except *
@cython.locals(is_stuck=bint)
cdef int _list_main(Position position, int seat, Seat player, Choices choices) except -1
@cython.locals(room=int, kinds=int, size=int, kind=int)
cdef int _list_takes(Position position, Seat player, Choices choices) except -1
@cython.locals(start=int, i=int)
cdef int _list_chooses(Position position, Seat player, Choices choices) except -1
@cython.locals(first=Serpent, second=Serpent)
cdef int _list_assembly(Position position, Seat player, Choices choices) except -1
cdef int _list_adds(Position position, Seat player, Serpent serpent, int first, Choices choices) except -1
@cython.locals(size=int, colour=int)
cdef int _list_pieces(Seat player, int kind, int first, Choices choices) except -1
@cython.locals(colour=int)
cdef int _list_closings(
    Position position, Seat player, Serpent serpent, int kind, int first, Choices choices
) except -1
@cython.locals(fresh="long long", last=int, i=int, card=int)
cdef int _list_fulfils(Position position, Seat player, Serpent serpent, int first, Choices choices) except -1
@cython.locals(slot=int, serpent=Serpent, start=int, i=int, top=int)
cdef void _list_completion(Position position, Seat player, Choices choices) except *
@cython.locals(start=int, i=int)
cdef int _list_future(Position position, Seat player, Choices choices) except -1
@cython.locals(start=int, i=int)
cdef int _list_tokens(Position position, Seat player, Choices choices) except -1
@cython.locals(room=int, colour=int, pair=int, a=int, b=int)
cdef void _list_picks(Position position, Seat player, Choices choices) except *
@cython.locals(room=int, other=int, victim=Seat, first=int, colour=int, pair=int, a=int, b=int)
cdef int _list_steals(Position position, int seat, Seat player, Choices choices) except -1
