cimport cython

from coatl.cards.notation cimport format_serpent
from coatl.cards.seat cimport Seat
from coatl.cards.serpent cimport Serpent
from coatl.cards.state cimport State
from coatl.core.chance cimport QuickChance

cdef int CARL_SEAT, DROP, DROP_ACTION, FULFIL, FULFIL_ACTION


@cython.final
cdef class Trial:
    cdef State _state
    cdef int _seat
    cdef State _scratch
    cdef QuickChance _chance
    cdef list _held
    cdef int _competition

    @cython.locals(scratch=State, own=Seat, seat=int, effects=list)
    cpdef act(self, int action)

@cython.locals(own=set, supply=list, gain=list, upgrades=list, claims=list, thefts=list, card=int)
cpdef list open_fulfilments(State state, int seat)
