cimport cython

from coatl.board.pairs cimport PairTable
from coatl.board.serpent cimport Serpent
from coatl.core.bag cimport Bag, empty_bag

cdef long long ONE
cdef int BODY, GOLD_PIECE
cdef PairTable PAIR_TABLE


@cython.final
cdef class Seat:
    cdef unsigned char[16] board
    cdef readonly int board_size
    cdef unsigned char[8] hand
    cdef readonly int hand_size
    cdef readonly long long hand_mask
    cdef unsigned char[8] dealt
    cdef readonly int dealt_size
    cdef public bint is_choosing
    cdef readonly Bag known
    cdef readonly Bag maybe
    cdef readonly Bag down
    cdef readonly Bag late
    cdef public int old
    cdef unsigned char[8] mixed
    cdef public bint has_passed
    cdef public int temple
    cdef public int commitment
    cdef public int tokens
    cdef public int gold
    cdef readonly list slots
    cdef readonly list finished
    cdef public int finished_count
    cdef public int points

    @cython.locals(i=int, mine=Serpent, theirs=Serpent)
    cpdef int copy_from(self, Seat other) except -1
    cpdef int add_piece(self, int piece) except -1
    cdef int add_pair(self, int pair) except -1
    cdef int _add_body(self, int colour) except -1
    cpdef int remove_piece(self, int piece) except -1
    @cython.locals(place=int)
    cpdef int add_to_hand(self, int card) except -1
    @cython.locals(place=int, i=int)
    cpdef int remove_from_hand(self, int card) except -1
    @cython.locals(hidden=int, i=int)
    cpdef int play_card(self, int card) except -1
    cpdef int discard_card(self, int card) except -1
    cpdef int forget_discards(self) except -1
    cpdef int count_mixed(self, int places) except -1
    @cython.locals(i=int)
    cpdef bint has_in_hand(self, int card) except -1
    @cython.locals(place=int)
    cpdef int add_to_dealt(self, int card) except -1
    @cython.locals(place=int, i=int)
    cpdef int remove_from_dealt(self, int card) except -1
