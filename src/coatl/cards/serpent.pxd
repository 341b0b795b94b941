cimport cython


@cython.final
cdef class Serpent:
    cdef unsigned char[24] colours
    cdef unsigned char[24] stacks
    cdef readonly int length
    cdef bint is_counted
    cdef long long once
    cdef long long twice
    cdef long long thrice
    cdef public bint has_head
    cdef public bint has_tail

    cpdef int clear(self) except -1
    cpdef int copy_from(self, Serpent other) except -1
    @cython.locals(i=int)
    cpdef int add_left(self, int colour) except -1
    cpdef int add_right(self, int colour) except -1
    cpdef int cover(self, int place, int colour) except -1
