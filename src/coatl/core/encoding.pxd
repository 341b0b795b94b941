cimport cython

from coatl.core.bag cimport Bag
from coatl.core.base_state cimport BaseState
from coatl.core.rows cimport ByteRows, Rows


cdef class BaseEncoding:
    cdef readonly str game
    cdef readonly object options
    cdef readonly int version
    cdef readonly int action_count
    cdef readonly int seat_count
    cdef readonly int size
    cdef readonly tuple fields
    cdef readonly tuple left_out
    cdef unsigned char[4096] values
    cdef float[4096] scales
    cdef int at
    cdef object _buffer
    cdef Rows _rows
    cdef object _mask_buffer
    cdef ByteRows _mask_rows

    cdef int write(self, BaseState state, int seat) except -1
    @cython.locals(i=int, size=int)
    cdef int begin(self) except -1
    cdef int put(self, int value) except -1
    cdef int put_one(self, int which, int size) except -1
    @cython.locals(i=int, at=int)
    cdef int put_bag(self, Bag bag, int size) except -1
    @cython.locals(i=int, at=int)
    cdef int put_all(self, unsigned char* numbers, int size) except -1
    @cython.locals(number=int)
    cpdef encode_into(self, BaseState state, object seat, object buffer)
    @cython.locals(number=int)
    cpdef mask_into(self, BaseState state, object seat, object buffer)
    cdef int encode_row(self, BaseState state, int seat, Rows rows, int row) except -1
