cimport cython

from coatl.board.analysis.serpents cimport lengthen, ways_to_add
from coatl.board.analysis.worth cimport pays, temple_pays
from coatl.board.serpent cimport Serpent

cdef int CARDS_A_SERPENT


@cython.final
cdef class Place:
    cdef readonly str name
    cdef readonly bint is_free
    cdef readonly object slot
    cdef readonly Serpent serpent
    cdef bint _strict
    cdef tuple _prophecies
    cdef tuple _temples
    cdef list _near
    cdef list _own
    cdef dict _placements
    cdef dict _takes
    cdef dict _lens
    cdef list _temples_before

    cdef dict _find_lens(self)
    @cython.locals(serpent=Serpent)
    cpdef Serpent with_cards(self, object cards)
    cpdef dict show_placement(self, object action)
    @cython.locals(longer=Serpent, net=dict, changes=list, change=dict)
    cdef dict _find_placement(self, object action)
    cpdef object show_take(self, object action)
    @cython.locals(
        longer=Serpent, kind=str, letters=str, left=str, right=str, best_net=int, best_completes=bint,
        net=int, completes=bint, may_complete=bint
    )
    cdef object _find_take(self, object action)
    @cython.locals(net=int, card=int, before=int, after=int, has_card=bint)
    cdef tuple _weigh(self, Serpent serpent)
    @cython.locals(found=list, card=int, before=int, after=int)
    cdef list _find_changes(self, Serpent serpent, list cards)
    @cython.locals(found=list, card=int, before=int, after=int)
    cpdef list find_temple_changes(self, Serpent serpent)

cdef dict _change(object card, object where, int before, int after)
