cimport cython

from coatl.bots.cards.judge cimport Judge
from coatl.bots.cards.survey cimport Survey
from coatl.bots.cards.policy cimport Policy
from coatl.cards.effects cimport perform
from coatl.cards.legal cimport list_legal
from coatl.cards.state cimport State
from coatl.core.bag cimport Bag
from coatl.core.chance cimport Chance, QuickChance
from coatl.core.choices cimport Choices

cdef int DEPTH, DISCARD, DONE, DROP, FULFIL, FULFIL_ACTION, NEVER, PLAY


@cython.final
cdef class Plan:
    cdef readonly list actions
    cdef readonly int worth


@cython.final
cdef class Forced(Chance):
    cdef int content


@cython.final
cdef class Planner:
    cdef readonly Policy policy
    cdef readonly Judge judge
    cdef readonly bint discards
    cdef list states
    cdef list saved
    cdef list lists
    cdef int[24] path
    cdef list plans
    cdef int limit
    cdef int floor
    cdef QuickChance quick
    cdef Forced forced

    cpdef list find(self, State state, int limit)
    @cython.locals(choices=Choices, i=int, action=int, worth=int)
    cdef int _expand(self, State state, int depth, int last) except -1
    @cython.locals(choices=Choices, i=int, action=int)
    cdef int _expand_fulfil(self, State state, int depth, int last) except -1
    @cython.locals(seat=int, worth=int, child=State)
    cdef int _finish(self, State state, int depth, int action) except -1
    @cython.locals(child=State, saved=Survey, last=int)
    cdef int _descend(self, State state, int depth, int action) except -1
    @cython.locals(plans=list, actions=list, key=list, place=int, i=int, plan=Plan)
    cdef void _offer(self, int depth, int action, int worth) except *
    @cython.locals(deck=Bag, revealed=State, total=int, count=int, kind=int)
    cdef int _expect(self, State state, int depth, int action) except? -1
    @cython.locals(
        policy=Policy, child=State, choices=Choices, inner=Choices, seat=int, best=int, i=int, j=int,
        saved=Survey
    )
    cdef int _best_after(self, State state, int depth) except? -1
    @cython.locals(child=State, seat=int, turn=int, actions=list, action=int)
    cdef Plan _complete(self, State state, Plan plan)
