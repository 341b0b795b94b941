cimport cython

from coatl.core.base_state cimport BaseState
from coatl.core.chance cimport QuickChance
from coatl.core.encoding cimport BaseEncoding
from coatl.core.rows cimport ByteRows, FloatRows, IntRows, Rows


@cython.final
cdef class Stepper:
    cdef readonly int count
    cdef readonly int seat_count
    cdef readonly list states
    cdef list chances
    cdef list picks
    cdef QuickChance sampler
    cdef object make
    cdef object rewarder
    cdef object reply
    cdef bint is_self_play
    cdef bint is_shaped
    cdef readonly list learners
    cdef readonly list games
    cdef list before
    cdef BaseEncoding encoding
    cdef Rows observations
    cdef ByteRows masks
    cdef IntRows to_act
    cdef FloatRows rewards
    cdef ByteRows done
    cdef IntRows actions

    @cython.locals(i=int)
    cpdef int reset(self) except -1
    @cython.locals(i=int, j=int, seat=int, action=int, state=BaseState, chance=QuickChance)
    cpdef int step(self) except -1
    @cython.locals(i=int, state=BaseState, sampler=QuickChance)
    cpdef int sample(self) except -1
    cdef BaseState _begin(self, int i)
    @cython.locals(seat=int, action=int, chance=QuickChance)
    cdef int _advance(self, int i, BaseState state) except -1
    @cython.locals(pick=QuickChance, action=int)
    cdef int _choose(self, int i, BaseState state, int seat) except -1
    @cython.locals(j=int)
    cdef int _pay(self, int i, BaseState state, bint is_over) except -1
