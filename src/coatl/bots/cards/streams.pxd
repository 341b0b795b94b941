cimport cython

from coatl.core.bag cimport Bag
from coatl.core.chance cimport Chance

cdef long long MASK32, SPREADER


@cython.final
cdef class Streams(Chance):
    cdef long long[4] words

    @cython.locals(i=int, _=int, word="long long")
    cpdef int restart(self, int seed) except -1
    @cython.locals(x="long long")
    cdef int below(self, int source, int limit) except -1
