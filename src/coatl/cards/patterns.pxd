cimport cython

from coatl.cards.serpent cimport Serpent


@cython.final
cdef class Tables:
    cdef unsigned char[64] width
    cdef unsigned char[192] colours
    cdef unsigned char[192] stack
    cdef unsigned char[64] equal_ends
    cdef unsigned char[64] shows
    cdef unsigned char[64] god
    cdef long long[30] fitting
    cdef short[192] accepted
    cdef unsigned char[64] free
    cdef long long[3] longer
    cdef long long matching
    cdef long long[1331] standing

    @cython.locals(bit="long long", i=int, colour=int, stack=int, is_longer=bint, fits=int)
    cdef int _add_bits(self, int card) except -1
    @cython.locals(first=int, second=int, third=int, fits="long long")
    cdef int _combine(self) except -1

cdef Tables TABLES
cdef long long ONE
cdef int NOTHING

@cython.locals(first=int, width=int)
cpdef bint fits_at(int card, Serpent serpent, int place) except -1
@cython.locals(first=int, second=int, third=int, free=int, times=int, place=int, fits=int)
cpdef int count_times(int card, Serpent serpent) except -1
@cython.locals(width=int, start=int, end=int, place=int)
cpdef bint touches(int card, Serpent serpent, int first, int last) except -1
cpdef int count_all(Serpent serpent) except -1
@cython.locals(
    once="long long", twice="long long", thrice="long long", fits="long long",
    first=int, second=int, third=int, place=int,
)
cdef int _count(Serpent serpent) except -1
@cython.locals(times=int)
cpdef int count_few(int card, Serpent serpent) except -1
@cython.locals(first=int, second=int, third=int)
cpdef long long find_fitting(Serpent serpent, int place) except? -1
@cython.locals(touched="long long", place=int)
cpdef long long find_touched(Serpent serpent, int first, int last) except? -1
cpdef bint shows_colour(int card, int colours) except -1
cpdef int god_of(int card) except -1
