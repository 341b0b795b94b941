cimport cython

from coatl.board.effects cimport perform
from coatl.board.legal cimport list_legal
from coatl.board.position cimport Position
from coatl.board.seat cimport Seat
from coatl.core.chance cimport Chance
from coatl.core.choices cimport Choices

cdef int OVER, SETUP


@cython.final
cdef class State(Position):
    cpdef int copy_from(self, State other) except -1
    @cython.locals(copy=State)
    cpdef State clone(self)
