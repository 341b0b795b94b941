cimport cython

from coatl.board.pairs cimport PairTable
from coatl.board.patterns cimport Tables, count_times, prophecy_points
from coatl.board.seat cimport Seat
from coatl.board.serpent cimport Serpent
from coatl.board.state cimport State
from coatl.bots.board.overlap cimport Overlaps

cdef int COUNT, EQUAL, LACKS, LENGTH, MULTISET
cdef int BODY, EMPTY, GOLD, HEAD, TAIL
cdef int MOST_TARGETS, MOST_MISSING, TAKEN_PAIR, TAKEN_TAIL
cdef int CHOOSE_BIAS, CROWDED, DECAY, DECK_VALUE, GOLD_VALUE, NO_HEAD, NO_TAIL, OPEN, SEGMENT, SPARE
cdef int SURPLUS, TEMPLE_SHARE
cdef Tables TABLES
cdef Overlaps OVERLAPS
cdef PairTable PAIR_TABLE


@cython.final
cdef class Material:
    cdef double[24] weights
    cdef double[24] decay
    cdef int[5] have
    cdef int[5] core
    cdef int core_size
    cdef unsigned char[16] cards
    cdef unsigned char[16] base
    cdef double[16] factor
    cdef readonly int card_count
    cdef readonly int placed
    cdef readonly int held
    cdef unsigned char[4] temples
    cdef int temple_count
    cdef readonly int slot
    cdef bint has_head
    cdef bint has_tail
    cdef int[5] need
    cdef int[5] trial
    cdef unsigned char[16] plan
    cdef int plan_size
    cdef readonly int planned

    @cython.locals(first=Serpent, second=Serpent, core=Serpent, colour=int, i=int)
    cpdef int survey(self, State state, Seat player) except -1
    @cython.locals(place=int)
    cdef int _note_card(self, int card, Serpent core, bint strict) except -1
    @cython.locals(i=int)
    cdef bint _is_noted(self, int card) except -1
    cdef int _note_temple(self, int temple) except -1
    @cython.locals(colour=int, points=double, missing=int, i=int, room=int, used=int, value=double, best=double, pick=int, level=int, card=int, before=int, target=int, gain=double, lacking=int, after=double)
    cpdef double potential(self) except? -1.0
    @cython.locals(card=int, kind=int, more=int, is_row=bint, part=int, missing=int, colour=int, need=int, j=int, pair=int)
    cdef int _missing_with(self, int i, int target, bint joins) except -1
    @cython.locals(best=int, size=int, colour=int, i=int, temple=int, first=int, met=int, place=int, kind=int, x=int, y=int)
    cdef double _temple_hope(self) except? -1.0
    @cython.locals(total=int, best=int, i=int, card=int, gained=int, target=int, room=int)
    cpdef int most_points(self) except -1
    @cython.locals(colour=int, need=int)
    cdef bint _is_within(self, int card, int times) except -1
    @cython.locals(had_head=bint, had_tail=bint, value=double, first=int, second=int, room=int, missing=int)
    cpdef double value_of_pieces(self, Seat player, int kind) except? -1.0
    @cython.locals(count=int, colour=int, room=int)
    cdef double _value_of_spare(self, Seat player, int first, bint is_there) except? -1.0
    @cython.locals(room=int, planned=int, taken=int, i=int, value=double)
    cpdef double value_of_cards(self, Seat player) except? -1.0
    @cython.locals(value=double)
    cpdef double value_of_card(self, int i) except? -1.0
