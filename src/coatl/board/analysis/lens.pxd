cimport cython

from coatl.board.analysis.lens_place cimport Place
from coatl.board.analysis.worth cimport pays, temple_pays
from coatl.board.serpent cimport Serpent


@cython.final
cdef class _Sight:
    cdef bint strict_ends
    cdef int completing
    cdef bint is_completing
    cdef tuple temples
    cdef list places
    cdef Place free

    @cython.locals(place=Place)
    cdef dict show_placement(self, object action)
    @cython.locals(place=Place, best=dict, found=dict)
    cdef list show_take(self, object action)
    @cython.locals(place=Place, points=int, changes=list)
    cdef dict show_payment(self, object action)
    @cython.locals(place=Place, serpent=Serpent, best=list, most=int, points=int, paid=int, fits=dict)
    cdef list find_best(self, object payments)

@cython.locals(sight=_Sight, place=Place, placements=list, payments=list, takes=list, kind=str)
cpdef dict find_lens(object view, int seat, object legal)
