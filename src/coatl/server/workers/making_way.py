"""What is cut short so that a move finds a worker."""

from __future__ import annotations

import time
from collections.abc import Sequence

from coatl.server.workers.job import MOST_CUTS, Job
from coatl.server.workers.messages import ADVISE, DECIDE, JUDGE
from coatl.server.workers.queue import FairQueue

LEAST_SECONDS = 0.1
"""So long a move is thought about before it is cut short for somebody else's."""


def make_way(thinking: Sequence[Job], waiting: FairQueue[Job]) -> float | None:
    """Cut reviews and advice short, if moves find no worker that is idle or will be at once.

    For hints reviews are cut, too. If nothing of the kind runs, moves are cut after a while of
    whoever has other tables waiting, too, while somebody waits who has used less: after how many
    seconds it is to be looked again is returned.
    """
    ending = [job for job in thinking if job.is_cut or job.future.done()]
    for kind, count in ((JUDGE, waiting.urgent), (ADVISE, waiting.moves)):
        needed = count - len(ending)
        for job in thinking:
            may_be_cut = job.asked.kind == kind and (kind == ADVISE or job.cuts < MOST_CUTS)
            if needed > 0 and may_be_cut and job not in ending:
                job.cut()
                ending.append(job)
                needed -= 1
    if waiting.moves > len(ending):
        return _cut_moves([job for job in thinking if job not in ending], waiting)
    return None


def _cut_moves(thinking: Sequence[Job], waiting: FairQueue[Job]) -> float | None:
    """Cut one of the moves short that hold up others, or return in how many seconds it may be."""
    moves = [job for job in thinking if job.asked.kind == DECIDE]
    long = [job for job in moves if waiting.holds_up_others(job.asked.question.asker)]
    if not long:
        return None
    first = min(long, key=lambda job: job.began)
    left = first.began + LEAST_SECONDS - time.monotonic()
    if left > 0:
        return left
    first.cut()
    return None
