cimport cython

from coatl.core.chance cimport Chance, QuickChance
from coatl.core.choices cimport Choices


cdef object FIRST_SEAT, SECOND_SEAT


cdef class BaseState:
    cdef readonly int seat_count
    cdef readonly int action_count
    cdef Choices choices
    cdef Choices offered
    cdef int _listed

    cdef int next_seat(self) except -2
    cdef int list_into(self, int seat, Choices choices) except -1
    cdef int prepare(self, int seat_count, int action_count) except -1
    cdef int offer(self, int seat) except -1
    cdef int carry_out(self, int seat, int action, Chance chance, list events) except -1
    @cython.locals(number=int)
    cpdef int seat_number(self, object seat) except -1
    cdef int _list(self, int seat) except -1
    @cython.locals(wanted=int)
    cdef bint _is_listed(self, object action) except -1
    cpdef int touch(self) except -1
    cpdef apply_unchecked(self, int seat, int action, Chance chance, list events=*)
    @cython.locals(choices=Choices, count=int, seat=int, action=int)
    cpdef int playout(self, QuickChance quick) except -1
