cimport cython

from coatl.board.serpent cimport Serpent
from coatl.core.choices cimport Choices

cdef int ADD, ADD_LEFT, ADD_RIGHT, ADD_TAIL, ADDS_A_SLOT
cdef int BEGIN, BEGIN_BODY, FULFIL, FULFILS_A_SLOT, TEMPLE
cdef int EMPTY


@cython.final
cdef class Answer:
    cdef public int head
    cdef public int tail
    cdef unsigned char[16] left
    cdef public int left_size
    cdef unsigned char[16] right
    cdef public int right_size
    cdef unsigned char[4] cards
    cdef public int card_count
    cdef public int temple

    @cython.locals(base=int, first_right=int, is_headed=bint, i=int)
    cdef int list_steps(self, Serpent core, int slot, bint closes, Choices choices) except -1
