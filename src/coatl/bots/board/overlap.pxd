cimport cython

from coatl.board.patterns cimport Tables

cdef int COUNT, MULTISET, PAIR, ROW, MOST_TARGETS, NODES
cdef Tables TABLES


@cython.final
cdef class Overlaps:
    cdef readonly int count
    cdef int[65] first
    cdef unsigned char[160] card
    cdef unsigned char[160] times
    cdef unsigned char[160] points
    cdef unsigned char[800] single
    cdef unsigned char[128000] joint
    cdef unsigned char[25600] known
    cdef short[4096] parent
    cdef unsigned char[4096] colour
    cdef unsigned char[4096] seen
    cdef short[4096] queue

    @cython.locals(kind=int)
    cdef bint _is_listed(self, int card, int times) except -1
    @cython.locals(target=int, kind=int, colour=int)
    cdef int _add(self, int card, int times, int points) except -1
    cpdef int need(self, int one, int other, int colour) except -1
    @cython.locals(here=int, first=int, second=int, need=int, colour=int)
    cpdef int learn(self, int one, int other) except -1
    @cython.locals(i=int, head=int, tail=int, found=int, node=int, left=int, right=int, reached=int, here=int, colour=int)
    cdef int _search(self, int one, int other) except -1
    @cython.locals(times=int, row=int)
    cdef int _walk(self, int target, int place, int colour) except -1
    @cython.locals(times=int)
    cdef bint _is_reached(self, int target, int place) except -1

cdef Overlaps OVERLAPS
cpdef Overlaps overlaps()
