cimport cython

from coatl.board.seat cimport Seat
from coatl.board.state cimport State
from coatl.bots.board.assembler cimport Assembler
from coatl.bots.board.closing cimport Closing
from coatl.core.chance cimport Chance
from coatl.core.choices cimport Choices

cdef int DONE
cdef int ASSEMBLE, COMPLETE, EMPTY
cdef int EXTEND, FINISH, FINISH_BIG


@cython.final
cdef class Carrier:
    cdef readonly Closing closing
    cdef readonly Assembler assembler
    cdef readonly Choices steps
    cdef readonly int ready

    cpdef int forget(self) except -1
    cdef int keep(self, int move) except -1
    @cython.locals(player=Seat, slot=int)
    cpdef void plan_steps(self, State state, int move) except *
    @cython.locals(seat=int, i=int)
    cpdef void carry_out(self, State state, int move, Chance chance) except *
