cimport cython

from coatl.cards.oriented cimport OrientedTable
from coatl.cards.holder cimport Holder
from coatl.cards.position cimport Position
from coatl.cards.seat cimport Seat
from coatl.core.choices cimport Choices

cdef int DISCARD, DONE, DROP_ACTION, FULFIL_ACTION, HEAD_ACTION, PLAY_ACTION, TAIL_ACTION
cdef int DROP, FULFIL, HEAD, PLAY, REVEALED, TAIL
cdef OrientedTable ORIENTED_TABLE
cdef list READY
cdef int MENUS

@cython.locals(number=int)
cpdef int offer_legal(Position position, int seat) except -1
@cython.locals(menu=Choices)
cdef Choices _take_menu(Position position, int seat, int number)
@cython.locals(player=Seat, is_begun=int)
cdef int _menu_number(Position position, int seat) except -2
@cython.locals(phase=int, player=Seat)
cpdef int list_legal(Position position, int seat, Choices choices) except -1
@cython.locals(size=int, oriented=int, first=int)
cdef int _list_plays(Seat player, Choices choices) except -1
@cython.locals(size=int, kind=int)
cdef int _list_discards(Seat player, Choices choices) except -1
@cython.locals(oriented=int, first=int, place=int)
cdef int _list_revealed(Position position, Seat player, Choices choices) except -1
@cython.locals(start=int, held=Holder, i=int, card=int, other=int, victim=Seat)
cpdef int list_fulfils(Position position, int seat, Seat player, Choices choices) except -1
@cython.locals(i=int, card=int)
cdef int _list_thefts(Position position, Holder held, int start, Choices choices) except -1
@cython.locals(apart=int)
cpdef bint is_neighbour(Position position, int seat, int other) except -1
@cython.locals(colour=int)
cdef int _list_five(int first, Choices choices) except -1
@cython.locals(card=int)
cdef int _list_drops(Position position, Choices choices) except -1
