cimport cython

from coatl.bots.cards.survey cimport Survey
from coatl.bots.cards.end_tables cimport EndTables
from coatl.cards.oriented cimport OrientedTable
from coatl.cards.objectives cimport ObjectiveTable
from coatl.cards.position cimport Position

cdef OrientedTable ORIENTED_TABLE
cdef EndTables TABLES
cdef int EMPTY, NOTHING_ADDED, NOTHING_LOST
cdef ObjectiveTable OBJECTIVES
cdef int EQUAL, GODS, LONG, LOWER, RUN, SAME, SHORT, TWINS


@cython.final
cdef class Judge(Survey):
    cdef int[9640] weights
    cdef unsigned char[1024] bits
    cdef int[64] levels
    cdef int[128] traced
    cdef int trace_size
    cdef int unseen_base
    cdef int unseen_worth
    cdef int left
    cdef int right
    cdef int over_left
    cdef int over_right

    cpdef int study(self, Position state, int seat) except -1

    cpdef int stand(self) except? -1
    @cython.locals(i=int, owner=int, before=int, worth=int)
    cpdef int fulfil(self, int card, int level) except? -1
    @cython.locals(hand=int, kind=int, worth=int, end=int)
    cpdef int play(self, int oriented, int place, bint is_from_hand) except? -1
    @cython.locals(worth=int)
    cpdef int end(self, int number) except? -1
    @cython.locals(
        base=int, mine=int, worth=int, theft=int, second=int, best=int, kept=int, victim=int, i=int,
        card=int, made=int, before=int, now=int, level=int, owner=int, ready=int, own=int,
        feature=int, left_alone=int, pay=int
    )
    cdef int _weigh(self, int stage, int hand) except? -1
    cdef int _find_reach(self) except -1
    @cython.locals(reach=int)
    cdef int _ready(self, int card, int stage, int hand) except -1
    @cython.locals(
        mine=int, worth=int, i=int, card=int, now=int, made=int, lost=int, before=int, place=int
    )
    cdef int _weigh_unseen(self, int base) except? -1
    @cython.locals(met=int, worth=int, i=int, place=int, progress=int)
    cdef int _weigh_temple(self, int stage, int base) except? -1
    @cython.locals(kind=int, x=int, progress=int)
    cdef bint _is_met(self, int place) except -1
    @cython.locals(kind=int, x=int, y=int, met=int, j=int, low=int, high=int, colour=int, i=int)
    cdef int _progress(self, int place) except -1
    @cython.locals(highest=int, i=int)
    cdef int _highest(self, int god) except -1
    @cython.locals(lowest=int, i=int)
    cdef int _lowest(self, int god) except -1
    @cython.locals(found=int, i=int, j=int)
    cdef int _twins(self) except -1
    @cython.locals(count=int, i=int)
    cdef int _count_colour(self, int colour) except -1
    @cython.locals(longest=int, run=int, opening=int, i=int)
    cdef int _runs(self) except -1
