cimport cython

cdef list INTEGERS


@cython.final
cdef class Choices:
    cdef short[640] ids
    cdef public int size
    cdef list _ready

    cpdef int add(self, int action) except -1
    @cython.locals(place=int, i=int)
    cpdef int insert(self, int action, int start) except -1
    cpdef int get(self, int position) except -1
    @cython.locals(low=int, high=int, middle=int)
    cpdef bint has(self, int action) except -1
    cpdef int freeze(self) except -1
    @cython.locals(i=int, listed=list)
    cpdef list to_list(self)
