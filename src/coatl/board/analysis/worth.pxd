cimport cython

from coatl.board.analysis.serpents cimport lengthen
from coatl.board.patterns cimport count_met, count_times, prophecy_points, temple_points
from coatl.board.serpent cimport Serpent

cpdef int pays(int card, Serpent serpent, bint strict_ends) except -1
cpdef int temple_pays(int card, Serpent serpent) except -1
@cython.locals(serpent=Serpent, longer=Serpent, paid=int, more=str)
cpdef object find_missing(int card, str pieces, bint strict_ends)
