cimport cython

cdef long long ONE


@cython.final
cdef class Serpent:
    cdef unsigned char[122] colours
    cdef readonly int length
    cdef public bint has_head
    cdef public bint has_tail
    cdef unsigned char[5] counts
    cdef unsigned char[4] cards
    cdef readonly int card_count
    cdef readonly long long card_mask
    cdef public int temple
    cdef public int points
    cdef readonly long long tested
    cdef readonly long long passed
    cdef long long[5] closed_tested
    cdef long long[5] closed_passed

    cpdef int clear(self) except -1
    @cython.locals(i=int)
    cpdef int copy_from(self, Serpent other) except -1
    cdef int forget(self) except -1
    @cython.locals(i=int)
    cpdef int add_left(self, int colour) except -1
    cpdef int add_right(self, int colour) except -1
    cpdef int add_card(self, int card) except -1
    cpdef bint has_card(self, int card) except -1
