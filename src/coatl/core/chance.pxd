cimport cython

from coatl.core.bag cimport Bag

cdef long long MASK32


cdef class Chance:
    cpdef int draw(self, int source, Bag bag) except -1


cdef class SeededChance(Chance):
    cdef readonly bytes seed
    cdef readonly tuple sources
    cdef public list drawn
    cdef list _blocks

    @cython.locals(number=int, word=int, bits="long long")
    cpdef int draw(self, int source, Bag bag) except -1


@cython.final
cdef class QuickChance(Chance):
    cdef long long _state

    @cython.locals(x="long long")
    cpdef int below(self, int limit) except -1


@cython.final
cdef class RecordingChance(Chance):
    cdef readonly Chance inner
    cdef public list outcomes



@cython.final
cdef class ScriptedChance(Chance):
    cdef readonly list outcomes
    cdef readonly int position
    cdef readonly tuple sources
    cdef readonly object describe


@cython.locals(content=int)
cpdef int draw_from(Bag bag, int source, Chance chance) except -1
