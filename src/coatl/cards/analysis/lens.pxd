cimport cython

from coatl.cards.analysis.consequences cimport Trial
from coatl.cards.holder cimport Holder
from coatl.cards.objectives cimport count_objectives
from coatl.cards.serpent cimport Serpent
from coatl.cards.state cimport State

cdef int EMPTY


@cython.final
cdef class _Sight:
    cdef State state
    cdef int seat
    cdef bint is_solo
    cdef int temple
    cdef object own
    cdef object row
    cdef dict levels
    cdef dict before
    cdef int _worth
    cdef Holder _held

    @cython.locals(trial=Trial, found=list, fulfilments=list)
    cpdef list show_actions(self, object legal)
    @cython.locals(serpent=Serpent, effects=list, drops=list, levels=dict, points=int)
    cdef dict _show_placement(self, int action, str kind, Trial trial)
    @cython.locals(done=list, rest=list, chosen=list, levels=dict)
    cdef dict _show_fulfilment(self, int action, list fulfilments)
    @cython.locals(points=int, fulfilled=int, told=list)
    cdef dict _follow(
        self, int action, dict shown, Serpent serpent, list effects, dict levels, list chosen,
        list counted
    )
    @cython.locals(after=dict)
    cdef dict _after(self, dict levels, object effects)
    @cython.locals(points=int, held=Holder)
    cdef int _points(self, Serpent serpent, dict levels) except -1000
    cdef dict _effect(self, object effect, bint is_counted)

cdef dict _outlook(int action, dict row, list effects, int points, int fulfilled)
