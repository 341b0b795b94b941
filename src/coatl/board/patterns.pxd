cimport cython

from coatl.board.serpent cimport Serpent

cdef int COUNT, SEQUENCE, PAIR, MULTISET
cdef int LACKS, LENGTH, EQUAL, NO_FAMILY
cdef int BLOCKED, ROW, NO_COLOUR
cdef long long ONE


@cython.final
cdef class Tables:
    cdef readonly int prophecy_count
    cdef readonly int temple_count
    cdef unsigned char[64] kind
    cdef unsigned char[64] colour
    cdef unsigned char[64] lowest
    cdef unsigned char[64] family
    cdef unsigned char[448] points
    cdef unsigned char[8192] automaton
    cdef unsigned char[320] needs
    cdef unsigned char[320] lowest_needs
    cdef unsigned char[24] requirement_count
    cdef unsigned char[96] requirement
    cdef unsigned char[96] requirement_x
    cdef unsigned char[96] requirement_y
    cdef unsigned char[96] temple_points

cdef Tables TABLES

@cython.locals(kind=int, times=int, row=int, base=int, i=int)
cpdef int count_times(int card, Serpent serpent, bint strict) except -1
@cython.locals(times=int, colour=int, need=int)
cdef int _count_multiset(int card, Serpent serpent) except -1
@cython.locals(bit="long long")
cpdef bint satisfies(int card, Serpent serpent, bint strict) except -1
@cython.locals(bit="long long")
cpdef bint satisfies_closed(int card, Serpent serpent, int colour, bint strict, Serpent scratch) except -1
@cython.locals(colour=int, need=int)
cdef bint _has_colours(int card, Serpent serpent, int extra) except -1
cdef bint _reaches_lowest(int card, Serpent serpent, bint strict) except -1
cpdef int prophecy_points(int card, int times) except -1
@cython.locals(met=int, place=int)
cpdef int count_met(int temple, Serpent serpent) except -1
@cython.locals(kind=int, x=int, y=int, i=int)
cdef bint _meets(int place, Serpent serpent) except -1
cpdef int temple_points(int temple, int met) except -1
@cython.locals(points=int, i=int, card=int)
cpdef int score(Serpent serpent, bint strict) except -1
