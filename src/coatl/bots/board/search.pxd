cimport cython

from coatl.board.belief cimport Belief
from coatl.board.state cimport State
from coatl.bots.board.judge cimport Judge
from coatl.bots.board.policy cimport Policy
from coatl.core.chance cimport QuickChance

cdef int SETUP
cdef int NODES, EDGES, RESERVE, PATH


@cython.final
cdef class Tree:
    cdef readonly Belief belief
    cdef readonly Policy policy
    cdef readonly Judge judge
    cdef public int horizon
    cdef readonly int seat
    cdef readonly QuickChance quick
    cdef public double explore
    cdef public double sharpness
    cdef readonly State state
    cdef readonly int node_count
    cdef readonly int edge_count
    cdef readonly int iterations
    cdef int[8192] first_edge
    cdef short[131072] move
    cdef int[131072] next_edge
    cdef int[131072] child
    cdef int[131072] tries
    cdef double[131072] total
    cdef double[131072] points
    cdef double[131072] prior
    cdef int[64] path
    cdef int[64] movers
    cdef int[128] listed
    cdef int root_count
    cdef int[128] root_list
    cdef double[128] root_values

    @cython.locals(_=int)
    cpdef int run(self, int iterations) except -1
    @cython.locals(state=State)
    cpdef int sample(self) except -1
    @cython.locals(state=State, policy=Policy, node=int, depth=int, mover=int, edge=int, judge=Judge, points=double, i=int)
    cdef int _iterate(self) except -1
    @cython.locals(policy=Policy, i=int)
    cdef int _weigh_root(self) except -1
    @cython.locals(policy=Policy, i=int)
    cdef int _recall_root(self) except -1
    @cython.locals(policy=Policy, best_value=double, i=int, weight=double, tries=int, total=double, edge=int, gap=double, mean=double, root=double, best=double, chosen=int, value=double)
    cdef int _select(self, int node) except -1
    @cython.locals(edge=int)
    cdef int _edge(self, int node, int move) except -1
