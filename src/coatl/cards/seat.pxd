cimport cython

from coatl.cards.holder cimport Holder
from coatl.cards.serpent cimport Serpent


@cython.final
cdef class Seat:
    cdef unsigned char[10] hand
    cdef readonly int hand_size
    cdef readonly int kinds
    cdef readonly Serpent serpent
    cdef readonly Holder held
    cdef public int stolen_from
    cdef public bint is_scored
    cdef public int points
    cdef public int objectives
    cdef public int secured

    cpdef int clear(self) except -1
    cpdef int copy_from(self, Seat other) except -1
    cpdef int add_feather(self, int feather) except -1
    cpdef int remove_feather(self, int feather) except -1
