cimport cython


@cython.final
cdef class OrientedTable:
    cdef unsigned char[20] left
    cdef unsigned char[20] right
    cdef unsigned char[20] kind
    cdef unsigned char[100] played
    cdef unsigned char[100] place
