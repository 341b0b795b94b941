cimport cython


@cython.final
cdef class Holder:
    cdef unsigned char[40] cards
    cdef unsigned char[40] levels
    cdef public int count

    @cython.locals(i=int)
    cpdef int copy_from(self, Holder other) except -1
    cpdef int add(self, int card, int level) except -1
    @cython.locals(i=int)
    cpdef int find(self, int card) except -2
    @cython.locals(i=int)
    cpdef int remove_at(self, int place) except -1
    cpdef int card_at(self, int place) except -1
    cpdef int level_at(self, int place) except -1
    @cython.locals(count=int, i=int)
    cpdef int secured(self) except -1
    @cython.locals(total=int, i=int, level=int)
    cpdef int points(self) except -1
