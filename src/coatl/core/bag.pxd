cimport cython


@cython.final
cdef class Bag:
    cdef unsigned char[64] counts
    cdef readonly int total

    cpdef int copy_from(self, Bag other) except -1
    cpdef int clear(self) except -1
    cpdef int add(self, int content) except -1
    cpdef int remove(self, int content) except -1
    @cython.locals(content=int)
    cpdef int pour_from(self, Bag other) except -1
    cpdef int count(self, int content) except -1
    @cython.locals(content=int)
    cpdef int at(self, int rank) except -1


@cython.locals(bag=Bag)
cpdef Bag empty_bag()
