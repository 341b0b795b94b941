cimport cython

from coatl.cards.carl cimport take_carl_turn
from coatl.cards.draws cimport draw_feather, refill_supply
from coatl.cards.objectives cimport count_objectives
from coatl.cards.position cimport Position
from coatl.cards.seat cimport Seat
from coatl.cards.setup cimport deal_competition
from coatl.core.chance cimport Chance

cdef int EMPTY, HEAD, LOST_FIRST, LOST_SECOND, OVER, PLAY, PLAYED, TAIL, WON

cpdef int end_placement(Position position, int seat, Chance chance, list events) except -1
@cython.locals(player=Seat, feather=int)
cdef int _end_turn(Position position, int seat, Chance chance, list events) except -1
@cython.locals(i=int, player=Seat, feather=int)
cpdef int begin_round(Position position, Chance chance, list events) except -1
cdef int _begin_turn(Position position, list events) except -1
cdef int _score(Position position, int seat, Seat player, list events) except -1
@cython.locals(player=Seat)
cdef void _end_competition(Position position, Chance chance, list events) except *
cdef int _end_game(Position position, list events) except -1
