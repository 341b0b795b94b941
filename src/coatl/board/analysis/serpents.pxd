cimport cython

from coatl.board.serpent cimport Serpent

cdef dict _NUMBERS

cpdef lengthen(Serpent serpent, str left, str right, Serpent into)
cpdef tuple ways_to_add(Serpent serpent, str kind, str letters)
