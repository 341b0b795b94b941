cimport cython

from coatl.cards.seat cimport Seat
from coatl.cards.state cimport State
from coatl.core.bag cimport Bag
from coatl.core.chance cimport QuickChance, draw_from

cdef int FEATHERS, PROPHECIES


cdef class Belief:
    cdef readonly State base
    cdef readonly Bag unseen
    cdef readonly Bag unseen_prophecies
    cdef readonly list hand_sizes
    cdef readonly tuple backs

    @cython.locals(number=int, size=int, player=Seat, _=int)
    cpdef int sample_into(self, State state, QuickChance quick) except -1
    cpdef State sample(self, QuickChance quick)
