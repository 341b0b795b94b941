cimport cython

from coatl.cards.draws cimport draw_feather, refill_supply
from coatl.cards.position cimport Position
from coatl.cards.seat cimport Seat
from coatl.core.bag cimport Bag, empty_bag
from coatl.core.chance cimport Chance, draw_from

cdef int EMPTY, PROPHECIES, TEMPLES


@cython.final
cdef class ActionDecks:
    cdef unsigned char[24] sizes
    cdef unsigned char[40] god
    cdef unsigned char[40] cards
    cdef unsigned char[4] ends

cdef ActionDecks ACTION_DECKS
cdef Bag FEATHER_BAG, PROPHECY_BAG, TEMPLE_BAG

@cython.locals(i=int, player=Seat, _=int, temples=Bag)
cpdef int deal_game(Position position, Chance chance) except -1
@cython.locals(player=Seat, _=int)
cpdef int deal_competition(Position position, Chance chance, list events) except -1
@cython.locals(i=int)
cdef int _unpack(Position position) except -1
@cython.locals(card=int, first=int, god=int, wanted=int, backs=Bag, _=int)
cdef int _make_action_deck(Position position, Chance chance) except -1
@cython.locals(place=int, card=int, face=int, _=int)
cdef int _add_faces(Position position, int god, int count, Bag backs, Chance chance) except -1
