cimport cython

from coatl.cards.serpent cimport Serpent

cdef list _WRITTEN

@cython.locals(i=int)
cpdef str format_serpent(Serpent serpent)
