cimport cython

from coatl.bots.cards.end_tables cimport EndTables
from coatl.cards.oriented cimport OrientedTable
from coatl.cards.holder cimport Holder
from coatl.cards.legal cimport is_neighbour
from coatl.cards.patterns cimport count_times, god_of
from coatl.cards.position cimport Position
from coatl.cards.seat cimport Seat
from coatl.cards.serpent cimport Serpent

cdef OrientedTable ORIENTED_TABLE
cdef EndTables TABLES
cdef int DISCARD, DROP, EMPTY, ENDS, HEAD, NOTHING_ADDED, NOTHING_LOST


cdef class Survey:
    cdef unsigned char[160] counts
    cdef int size
    cdef int[64] card
    cdef int[64] owner
    cdef int[64] level
    cdef int[64] threat
    cdef int[64] god
    cdef int[64] kind
    cdef int unseen_size
    cdef int[64] unseen
    cdef int[32] row
    cdef int length
    cdef int hand
    cdef int twice
    cdef int temple
    cdef public int stage
    cdef int seat
    cdef int[5] may_steal
    cdef int[5] is_fixed
    cdef int first
    cdef int last
    cdef int covered
    cdef int line
    cdef int loss

    @cython.locals(seat=int, card=int, player=Seat)
    cpdef int count_all(self, Position state) except -1
    cpdef int copy_counts(self, Survey other) except -1
    @cython.locals(card=int, now=int)
    cpdef void note(self, Position state, int seat, int action) except *
    @cython.locals(player=Seat, victim=Seat, i=int, other=int, card=int)
    cpdef int gather(self, Position state, int seat) except -1
    @cython.locals(serpent=Serpent, i=int, kind=int)
    cdef int _find_ends(self, Seat player, int seat) except -1
    @cython.locals(i=int)
    cdef int _see_held(self, Position state, Holder held, int owner) except -1
    @cython.locals(threat=int, other=int, i=int)
    cdef int _see(self, Position state, int card, int level, int owner) except -1
    @cython.locals(
        left=int, right=int, end=int, pair=int
    )
    cdef int _lay_card(self, int oriented, int place) except -1
    @cython.locals(end=int, pair=int)
    cdef int _lay_end(self, int number) except -1
