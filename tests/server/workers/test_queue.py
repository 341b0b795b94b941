"""Who is next when many questions wait for a bot worker."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from coatl.server.workers.messages import ADVISE, DECIDE, Asked, Question
from coatl.server.workers.queue import FairQueue

NUMBERS = itertools.count(1)


@dataclass(eq=False)
class Job:
    name: str
    asked: Asked
    since: float


def job(name: str, *, is_move: bool = False) -> Job:
    """Return a question named `asker.table.number`."""
    asker, table, _ = name.split(".")
    question = Question(table, 0, "priest", None, (1, 2), "", 1, asker)
    number = next(NUMBERS)
    return Job(name, Asked(number, DECIDE if is_move else ADVISE, question), number)


def order(queue: FairQueue[Job]) -> str:
    return " ".join(queue.take().name for _ in range(len(queue)))


def queue_of(names: str, limit: int = 64) -> FairQueue[Job]:
    queue: FairQueue[Job] = FairQueue(limit)
    for name in names.split():
        queue.put(job(name))
    return queue


def test_moves_come_before_advice() -> None:
    queue = queue_of("a.t.1 a.t.2 b.u.1")
    queue.put(job("c.v.1", is_move=True))
    queue.put(job("a.t.3", is_move=True))
    assert (len(queue), queue.moves) == (5, 2)
    assert order(queue) == "c.v.1 a.t.3 b.u.1 a.t.1 a.t.2"
    assert len(queue) == queue.moves == 0


def test_askers_take_turns_and_so_do_their_tables() -> None:
    queue = queue_of("a.t.1 a.t.2 a.t.3 a.u.1 a.u.2 b.v.1 b.v.2 c.w.1")
    assert order(queue) == "a.t.1 b.v.1 c.w.1 a.u.1 b.v.2 a.t.2 a.u.2 a.t.3"


def test_who_comes_late_waits_for_nobodys_second_question() -> None:
    queue = queue_of(" ".join(f"a.t{i}.1" for i in range(20)) + " b.u.1 b.u.2")
    queue.take()
    queue.put(job("c.v.1"))
    assert order(queue).split()[:3] == ["b.u.1", "c.v.1", "a.t1.1"]


def test_who_has_used_least_of_the_workers_time_is_next() -> None:
    queue = queue_of(" ".join(f"rich.t{i}.1" for i in range(4)))
    queue.finish(queue.take(), seconds=10)
    running = queue.take()
    queue.put(job("poor.u.1"))
    queue.put(job("poor.u.2"))
    queue.finish(running, seconds=10)
    served = []
    while queue:
        taken = queue.take()
        served.append(taken.name)
        queue.finish(taken, seconds=10 if taken.name.startswith("rich") else 6)
    assert served == ["poor.u.1", "poor.u.2", "rich.t2.1", "rich.t3.1"]


def test_a_table_that_uses_little_does_not_wait_for_others_of_its_asker() -> None:
    queue = queue_of(" ".join(f"a.slow{i}.1" for i in range(6)))
    for number in range(6):
        queue.finish(queue.take(), seconds=10 + number)
    for number in range(6):
        queue.put(job(f"a.slow{number}.2"))
    running = queue.take()
    queue.put(job("a.quick.1"))
    queue.finish(running, seconds=10)
    served = []
    while queue:
        taken = queue.take()
        served.append(taken.name)
        queue.finish(taken, seconds=0.1 if "quick" in taken.name else 10)
        if taken.name in ("a.quick.1", "a.quick.2"):  # its turn goes on
            queue.put(job(f"a.quick.{len(served) + 1}"))
    assert served[:4] == ["a.quick.1", "a.quick.2", "a.quick.3", "a.slow1.2"]


def test_what_runs_counts_before_its_time_is_known() -> None:
    queue = queue_of("a.t.1 a.u.1 a.v.1")
    queue.take()  # two workers, neither is done
    queue.take()
    queue.put(job("b.w.1"))
    assert order(queue) == "b.w.1 a.v.1"


def test_time_that_nobody_asked_for_gives_no_claim() -> None:
    queue = queue_of("a.t.1 b.u.1")
    for seconds in (100, 1):
        queue.finish(queue.take(), seconds)
    queue.put(job("a.t.2"))
    queue.finish(queue.take(), 1)  # b was away: it does not go first for a hundred seconds
    for number in range(2, 5):
        queue.put(job(f"a.t.{number + 1}"))
        queue.put(job(f"b.u.{number}"))
    served = []
    while queue:
        taken = queue.take()
        served.append(taken.name[0])
        queue.finish(taken, 10)
    assert "".join(served) == "bababa"


def test_what_is_put_back_is_next_but_moves_still_go_first() -> None:
    queue = queue_of("a.t.1 a.u.1 b.v.1")
    first = queue.take()
    queue.put(job("c.w.1", is_move=True))
    queue.put_back(first)
    assert order(queue) == "c.w.1 a.t.1 b.v.1 a.u.1"


def test_what_nobody_waits_for_is_removed() -> None:
    queue = queue_of("a.t.1")
    gone = job("a.t.2")
    assert not queue.remove(gone)
    queue.put(gone)
    assert queue.remove(gone)
    assert not queue.remove(gone)
    assert order(queue) == "a.t.1"


def test_who_has_most_waiting_loses_the_last_of_it() -> None:
    queue = queue_of("a.t.1 a.t.2 a.u.1 b.v.1 c.w.1", limit=4)
    lost = queue.push_out()
    assert lost is not None
    assert lost.name == "a.u.1"
    assert queue.push_out() is None
    queue.put(job("b.v.2", is_move=True))  # advice makes place for a move
    lost = queue.push_out()
    assert lost is not None
    assert lost.name == "a.t.2"
    queue.put(job("b.v.3"))
    lost = queue.push_out()
    assert lost is not None
    assert lost.name == "b.v.3"  # the new one itself
    assert order(queue) == "b.v.2 a.t.1 c.w.1 b.v.1"


def test_moves_are_pushed_out_only_by_moves() -> None:
    queue: FairQueue[Job] = FairQueue(1)
    queue.put(job("a.t.1", is_move=True))
    queue.put(job("b.u.1"))
    lost = queue.push_out()
    assert lost is not None
    assert lost.name == "b.u.1"
    queue.put(job("b.u.2", is_move=True))
    lost = queue.push_out()
    assert lost is not None
    assert lost.name == "b.u.2"
    assert [each.name for each in queue.clear()] == ["a.t.1"]
    assert not queue


def test_who_holds_up_others_has_more_waiting_and_is_not_next() -> None:
    queue: FairQueue[Job] = FairQueue(64)
    for name in ("much.t.1", "much.u.1"):
        queue.put(job(name, is_move=True))
    running = queue.take()
    assert not queue.holds_up_others("much")  # nobody else waits
    queue.put(job("little.v.1"))
    assert not queue.holds_up_others("much")  # for advice nobody is held up
    queue.put(job("little.v.2", is_move=True))
    assert queue.holds_up_others("much")
    assert not queue.holds_up_others("little")
    queue.take()
    queue.finish(running, seconds=1)
    assert not queue.holds_up_others("much")
