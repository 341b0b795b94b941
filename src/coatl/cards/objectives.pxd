cimport cython

from coatl.cards.holder cimport Holder
from coatl.cards.patterns cimport god_of
from coatl.cards.serpent cimport Serpent

cdef int GODS, LOWER, TWINS, LONG, SHORT, RUN, SAME, EQUAL


@cython.final
cdef class ObjectiveTable:
    cdef unsigned char[12] kind
    cdef unsigned char[48] values
    cdef unsigned char[12] value_count

cdef ObjectiveTable OBJECTIVES

@cython.locals(met=int, i=int)
cpdef int count_objectives(int temple, Serpent serpent, Holder held) except -1
@cython.locals(kind=int, x=int, y=int, j=int)
cpdef bint is_met(int place, Serpent serpent, Holder held) except -1
@cython.locals(i=int)
cdef bint _has_god(Holder held, int god) except -1
@cython.locals(i=int, j=int)
cdef bint _has_lower(Holder held, int low, int high) except -1
@cython.locals(i=int, j=int)
cdef bint _has_twins(Holder held) except -1
@cython.locals(longest=int, run=int, i=int)
cdef int _longest_run(Serpent serpent) except -1
@cython.locals(count=int, i=int)
cdef int _count_colour(Serpent serpent, int colour) except -1
@cython.locals(most=int, colour=int, count=int)
cdef int _most_of_a_colour(Serpent serpent) except -1
