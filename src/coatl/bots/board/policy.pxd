cimport cython

from coatl.board.patterns cimport Tables, count_met, count_times, prophecy_points, temple_points
from coatl.board.seat cimport Seat
from coatl.board.serpent cimport Serpent
from coatl.board.state cimport State
from coatl.bots.board.assembler cimport Assembler
from coatl.bots.board.carrier cimport Carrier
from coatl.bots.board.closing cimport Closing
from coatl.bots.board.material cimport Material
from coatl.core.chance cimport Chance, QuickChance
from coatl.core.choices cimport Choices

cdef int CHOOSE, CHOOSE_DECK, COMMIT, DISCARD, DONE, FULFIL, KEEP, PASS, PICK_HEAD, STEAL, TAKE_HEAD
cdef int STEAL_PAIR, STEALS_A_SEAT, TEMPLE, FULFILS_A_SLOT, FUTURE_ACTION
cdef int ASSEMBLE, COMPLETE, DRAW, EMPTY, GOLD_PIECE, MAIN, RUNNING, SETUP
cdef int FINISH, EXTEND, FINISH_BIG, TAKEN_END, TAKEN_GOLD, TAKEN_PAIR
cdef int DECK_MARGIN, DECK_VALUE, EXTEND_BIAS
cdef double NOTHING
cdef Tables TABLES


@cython.final
cdef class Policy:
    cdef double[24] weights
    cdef public double noise
    cdef readonly Material material
    cdef readonly Closing closing
    cdef readonly Assembler assembler
    cdef readonly Carrier carrier
    cdef readonly Choices choices
    cdef int[128] moves
    cdef double[128] values
    cdef readonly int count

    @cython.locals(best=double, move=int, i=int, value=double)
    cpdef int decide(self, State state, QuickChance quick) except -1
    cdef int _add(self, int move, double value) except -1
    @cython.locals(phase=int, seat=int, player=Seat)
    cpdef int weigh(self, State state, bint widely) except -1
    @cython.locals(left=int, material=Material, room=int, urgency=double, kinds=int, kind=int, most=int)
    cdef void _weigh_actions(self, State state, int seat, Seat player, bint widely) except *
    @cython.locals(best=double, i=int)
    cdef double _best(self) except? -1.0
    @cython.locals(place=int, core=Serpent)
    cdef int _weigh_finishes(self, State state, int seat, Seat player, bint widely) except -1
    @cython.locals(assembler=Assembler, points=int, value=double, big=double)
    cdef void _weigh_finish(self, State state, int seat, Seat player, int slot, bint widely) except *
    @cython.locals(assembler=Assembler, room=int, kind=int, place=int, i=int)
    cdef void _weigh_last(self, State state, Seat player) except *
    @cython.locals(material=Material, value=double, first=int, top=int, i=int, gap=double, last=int)
    cdef void _weigh_first_card(self, State state, Seat player, double urgency, bint widely) except *
    @cython.locals(material=Material, before=double, planned=int, i=int, value=double)
    cdef int _weigh_cards(self, State state, Seat player, bint widely) except -1
    @cython.locals(assembler=Assembler)
    cdef void _weigh_extend(self, State state, Seat player, int slot) except *
    @cython.locals(i=int, action=int, kind=int, value=double)
    cdef int _weigh_extras(self, State state, int seat, Seat player, double urgency) except -1
    @cython.locals(place=int)
    cdef int _weigh_assembly(self, State state, int seat, Seat player, bint widely) except -1
    @cython.locals(serpent=Serpent, i=int, action=int, card=int, value=double)
    cdef int _weigh_closing(self, State state, Seat player) except -1
    @cython.locals(i=int, j=int, card=int, shared=int)
    cdef void _weigh_keeps(self, Seat player) except *
    @cython.locals(shared=int, colour=int)
    cdef int _shared(self, int card, int other) except -1
    @cython.locals(i=int, j=int, action=int, value=double)
    cdef int _weigh_future(self, State state, Seat player) except -1
    @cython.locals(i=int, action=int)
    cdef int _weigh_anything(self, State state, int seat) except -1
    cpdef void carry_out(self, State state, int move, Chance chance) except *
    @cython.locals(_=int)
    cpdef void play_on(self, State state, QuickChance quick, int moves) except *
