cimport cython

from coatl.core.base_state cimport BaseState
from coatl.core.chance cimport RecordingChance

cpdef bint reveals(object before, object after, object outcomes) except -1
@cython.locals(trial=BaseState, chance=RecordingChance, outcomes=list, found=list, action=int)
cpdef list find_revealing(BaseState state, int seat, object legal)
