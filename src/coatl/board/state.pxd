cimport cython

from coatl.board.effects cimport perform
from coatl.board.legal cimport list_legal
from coatl.board.position cimport Position
from coatl.board.seat cimport Seat
from coatl.core.chance cimport Chance, QuickChance
from coatl.core.choices cimport Choices

cdef int OVER, SETUP


@cython.final
cdef class State(Position):
    cdef Choices _choices
    cdef int _listed

    @cython.locals(i=int, player=Seat)
    cpdef int next_seat(self) except -2
    cdef int _list(self, int seat) except -1
    cpdef list legal_actions(self, int seat)
    cpdef apply(self, int seat, int action, Chance chance, list events=*)
    cpdef apply_unchecked(self, int seat, int action, Chance chance, list events=*)
    cpdef int copy_from(self, State other) except -1
    @cython.locals(copy=State)
    cpdef State clone(self)
    @cython.locals(choices=Choices, count=int, seat=int, action=int)
    cpdef int playout(self, QuickChance quick) except -1
