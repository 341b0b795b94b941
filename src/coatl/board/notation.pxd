from coatl.board.serpent cimport Serpent

cdef bytes _LETTERS

cpdef str format_serpent(Serpent serpent)
