cimport cython

from coatl.board.seat cimport Seat
from coatl.board.serpent cimport Serpent
from coatl.board.state cimport State
from coatl.bots.board.assembler cimport Assembler
from coatl.bots.board.material cimport Material

cdef int FEATURES, QUICK_LIMIT
cdef double MARGIN


@cython.final
cdef class Judge:
    cdef readonly Material material
    cdef readonly Assembler assembler
    cdef double[144] rules
    cdef double[9] features
    cdef readonly int stage
    cdef double[4] ends
    cdef double[4] rewards

    @cython.locals(player=Seat, other=Seat, material=Material, others=int, i=int, first=Serpent, second=Serpent)
    cpdef int find_features(self, State state, int seat) except -1
    @cython.locals(best=int)
    cdef double _best_finish(self, State state, Seat player) except? -1.0
    @cython.locals(player=Seat, gain=double, first=int, i=int)
    cpdef double expect(self, State state, int seat) except? -1.0
    @cython.locals(is_over=bint, player=Seat, i=int, j=int, lead=double, size=double, won=double)
    cpdef int judge(self, State state) except -1
