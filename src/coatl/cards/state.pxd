cimport cython

from coatl.cards.effects cimport perform
from coatl.cards.legal cimport list_legal, offer_legal
from coatl.cards.position cimport Position
from coatl.core.chance cimport Chance
from coatl.core.choices cimport Choices

cdef int OVER


@cython.final
cdef class State(Position):
    cpdef int copy_from(self, State other) except -1
    @cython.locals(copy=State)
    cpdef State clone(self)
