cimport cython


@cython.final
cdef class PairTable:
    cdef unsigned char[21] first
    cdef unsigned char[21] second
    cdef unsigned char[36] number
