cimport cython

from coatl.bots.cards.survey cimport Survey
from coatl.bots.cards.plan cimport Plan
from coatl.bots.cards.policy cimport Policy
from coatl.bots.cards.streams cimport Streams
from coatl.cards.belief cimport Belief
from coatl.cards.seat cimport Seat
from coatl.cards.state cimport State
from coatl.core.chance cimport QuickChance

cdef int LEAD, MAX_PLANS, PATIENCE, SPREAD, WIN


@cython.final
cdef class Search:
    cdef Belief belief
    cdef Policy policy
    cdef readonly list plans
    cdef readonly int seat
    cdef readonly int horizon
    cdef int trust
    cdef int doubt
    cdef State sample
    cdef State state
    cdef QuickChance quick
    cdef Streams streams
    cdef Survey counts
    cdef int[128] alive
    cdef readonly int alive_size
    cdef long long[128] visits
    cdef long long[128] reward
    cdef long long[128] ends
    cdef long long[128] beyond

    @cython.locals(_=int, i=int, seed=int)
    cpdef int run(self, int rounds) except -1
    @cython.locals(i=int, plan=int, place=int)
    cpdef int keep(self, int count) except -1
    @cython.locals(first=Plan, second=Plan, ahead="long long")
    cdef bint _is_better(self, int one, int other) except -1
    @cython.locals(state=State, policy=Policy, plan=Plan, action=int, near=int)
    cdef int _simulate(self, int number) except -1


@cython.locals(player=Seat, other=Seat, win=int, i=int, lead=int)
cpdef int reward_of(State state, int seat) except? -1
@cython.locals(player=Seat, other=Seat, best=int, i=int)
cpdef int lead_of(State state, int seat) except? -1
@cython.locals(ahead=int)
cpdef int compare(Seat one, Seat other) except -1
