cimport cython

from coatl.cards.oriented cimport OrientedTable
from coatl.cards.patterns cimport fits_at
from coatl.cards.serpent cimport Serpent

cdef OrientedTable ORIENTED_TABLE


@cython.final
cdef class EndTables:
    cdef unsigned char[518400] added
    cdef unsigned char[138240] lost
    cdef unsigned short[23040] reach
    cdef unsigned short[11520] end_reach
    cdef unsigned char[40] kind

    @cython.locals(row=Serpent, near=int, far=int)
    cdef int _fill(self) except -1
    @cython.locals(
        oriented=int, left=int, right=int, kind=int, mode=int, line=int, reach=int, card=int,
        times=int, colour=int, third=int
    )
    cdef int _fill_pair(self, Serpent row, int near, int far, int pair) except -1


@cython.final
cdef class Widths:
    cdef unsigned char[40] width


cdef int _lay(Serpent row, int a, int b, int c, int d) except -1
@cython.locals(times=int, width=int, place=int)
cdef int _count(Serpent row, int card, int first, int last) except -1

cdef Widths WIDTHS
