cimport cython

from coatl.core.choices cimport Choices


cdef class Rows:
    cdef readonly int width
    cdef readonly int count

    cdef int copy(self, int row, unsigned char* values, float* scales) except -1


@cython.final
cdef class ByteRows(Rows):
    cdef unsigned char[::1] view

    cpdef int get(self, int place) except -1
    cpdef int put(self, int place, int value) except -1
    cpdef int mark(self, int row, Choices choices) except -1


@cython.final
cdef class FloatRows(Rows):
    cdef float[::1] view

    cpdef float get(self, int place) except? -1
    cpdef int put(self, int place, float value) except -1


@cython.final
cdef class IntRows(Rows):
    cdef int[::1] view

    cpdef int get(self, int place) except? -1
    cpdef int put(self, int place, int value) except -1


@cython.locals(i=int)
cdef int _copy_bytes(unsigned char[::1] view, Py_ssize_t first, unsigned char* values, int width) except -1
@cython.locals(i=int)
cdef int _copy_floats(
    float[::1] view, Py_ssize_t first, unsigned char* values, float* scales, int width
) except -1
@cython.locals(i=int)
cdef int _mark(unsigned char[::1] view, Py_ssize_t first, Choices choices, int width) except -1
cpdef Rows open_rows(object buffer, int width)
