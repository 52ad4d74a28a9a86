"""Tasks, futures, locks, queues and threads.

An exchange with other tasks is an effect: a line tells that it happened, so that two runs which
write equal lines schedule equally. Waiting gives what it waited for, and never tells of it.
"""

from __future__ import annotations

from corvid_mypy.library.rows import Gives, Manner, Row, members, rows

_FAILED = "turns failing into a value, which reveals content"

_WAITING: list[Row] = [
    *rows(
        "asyncio.tasks",
        Gives.ITEMS,
        {"gather": "*=await, return_exceptions=read"},
        effect=True,
        forbidden="return_exceptions",
        instead="let a helper catch what one of them raises, and return `None` then",
        why="waits for all, and returns what they return in the order they were passed",
    ),
    *rows(
        "asyncio.tasks",
        Gives.HELD,
        {
            "wait_for": "fut=await, timeout",
            "shield": "arg=await",
            "sleep": "delay, result=hold",
        },
        effect=True,
        line=True,
        why="waits, and returns what was waited for",
    ),
    *rows(
        "asyncio.tasks",
        Gives.HELD,
        {"wait": "fs=await, return_when"},
        effect=True,
        detached=True,
        forbidden="return_when",
        why="waits for several and raises nothing; which are done is the scheduler's answer",
    ),
    *rows(
        "asyncio.tasks",
        Gives.HELD,
        {"as_completed": "fs=await"},
        effect=True,
        detached=True,
        why="waits for several; which are done first is the scheduler's answer",
    ),
    *rows(
        "asyncio",
        Gives.HELD,
        {
            "tasks.create_task": "coro=await, name=hold, context=hold",
            "tasks.ensure_future": "coro_or_future=await, loop=hold",
            "tasks.run_coroutine_threadsafe": "coro=await, loop=hold",
            "events.AbstractEventLoop.create_task": "self=hold, coro=await, name=hold, "
            "context=hold",
            "futures.wrap_future": "future=await, loop=hold",
        },
        detached=True,
        why="runs a coroutine beside what runs now; it fails where its task is awaited, if it is",
    ),
    *rows(
        "asyncio",
        Gives.HELD,
        {
            "taskgroups.TaskGroup.create_task": "self=hold, coro=await, name=hold, context=hold",
            "events.AbstractEventLoop.run_until_complete": "self=hold, future=await",
            "runners.run": "main=await, debug",
            "runners.Runner.run": "self=hold, coro=await, context=hold",
        },
        why="runs a coroutine; where it fails, so does the group, or the call",
    ),
    *rows(
        "asyncio",
        Gives.RETURNED,
        {"threads.to_thread": "func=call, *=hold, **=hold"},
        effect=True,
        why="calls a function once, in another thread",
    ),
    *rows(
        "asyncio.events.AbstractEventLoop",
        Gives.RETURNED,
        {"run_in_executor": "self=hold, executor=hold, func=call, *=hold"},
        effect=True,
        detached=True,
        why="calls a function once, in another thread",
    ),
    *rows(
        "asyncio.events.AbstractEventLoop",
        Gives.HELD,
        {
            "call_soon call_soon_threadsafe": "self=hold, callback=some, *=hold, context=hold",
            "call_later": "self=hold, delay, callback=some, *=hold, context=hold",
        },
        detached=True,
        why="calls a function later, unless it is cancelled",
    ),
    *rows(
        "asyncio",
        Gives.FRESH,
        "taskgroups.TaskGroup",
        quiet=True,
        passes=True,
        why="ends what waits inside; what fails inside fails outside, if under another name",
    ),
    *rows(
        "asyncio",
        Gives.VALUE,
        "timeouts.timeout timeouts.timeout_at timeouts.Timeout runners.Runner",
        quiet=True,
        passes=True,
        why="the same, and reveals how it was made: when it ends",
    ),
    *rows(
        "asyncio.timeouts.Timeout",
        Gives.FRESH,
        "when reschedule expired",
        effect=True,
        why="asks for or sets the time that is left",
    ),
    *rows(
        "asyncio.events.AbstractEventLoop",
        Gives.FRESH,
        "time is_running is_closed create_future get_debug",
        effect=True,
        why="asks the event loop",
    ),
    *rows(
        "_asyncio",
        Gives.FRESH,
        "get_running_loop get_event_loop",
        quiet=True,
        why="the event loop that runs this",
    ),
    *rows(
        "",
        Gives.FRESH,
        "asyncio.tasks.current_task asyncio.tasks.all_tasks _asyncio.current_task "
        "_asyncio.all_tasks",
        refused="finds tasks that nobody passed, and what they return",
        why="reads what else runs",
    ),
]

_FUTURES: list[Row] = [
    *rows(
        "_asyncio.Future",
        Gives.HELD,
        {"result": "self=hold"},
        quiet=True,
        why="returns what the future holds",
    ),
    *rows(
        "concurrent.futures._base.Future",
        Gives.HELD,
        {"result": "self=await, timeout"},
        effect=True,
        line=True,
        why="waits for what the future will hold, and returns it",
    ),
    *rows(
        "_asyncio",
        Gives.NOTHING,
        {
            "Future.set_result": "self=hold, result=hold",
            "Future.set_exception": "self=hold, exception=hold",
            "Task.set_name": "self=hold, value",
        },
        effect=True,
        why="ends the waiting of whoever waits for it",
    ),
    *rows(
        "concurrent.futures._base.Future",
        Gives.NOTHING,
        {
            "set_result": "self=hold, result=hold",
            "set_exception": "self=hold, exception=hold",
        },
        effect=True,
        why="ends the waiting of whoever waits for it",
    ),
    *rows(
        "",
        Gives.FRESH,
        {
            "_asyncio.Future.cancel": "self=hold, msg=hold",
            "concurrent.futures._base.Future.cancel": "self=hold",
        },
        effect=True,
        why="ends the waiting of whoever waits for it, if it did not end before",
    ),
    *rows(
        "_asyncio",
        Gives.FRESH,
        {"Future.done Future.cancelled Task.get_name": "self=hold"},
        effect=True,
        why="asks how far the scheduler came",
    ),
    *rows(
        "concurrent.futures._base.Future",
        Gives.FRESH,
        {"done cancelled running": "self=hold"},
        effect=True,
        why="asks how far the scheduler came",
    ),
    *rows(
        "",
        Gives.HELD,
        "_asyncio.Future.exception concurrent.futures._base.Future.exception",
        refused=_FAILED,
        why="returns the exception instead of raising it",
    ),
    *rows(
        "_asyncio.Task",
        Gives.HELD,
        "get_coro get_stack print_stack",
        refused="reads what a task holds in a way that no type shows",
        why="reads the frames of a task",
    ),
    *rows(
        "",
        Gives.NOTHING,
        {
            "_asyncio.Future.add_done_callback": "self=hold, fn=some, context=hold",
            "concurrent.futures._base.Future.add_done_callback": "self=hold, fn=some",
        },
        effect=True,
        detached=True,
        why="calls the function when the future is done, with the future",
    ),
    *rows(
        "",
        Gives.FRESH,
        "_asyncio.Future concurrent.futures._base.Future",
        quiet=True,
        why="holds nothing yet",
    ),
]

_POOLS: list[Row] = [
    *rows(
        "concurrent.futures",
        Gives.FRESH,
        {
            "thread.ThreadPoolExecutor": "max_workers, thread_name_prefix, initializer=some, "
            "initargs=hold",
            "process.ProcessPoolExecutor": "max_workers, mp_context=hold, initializer=some, "
            "initargs=hold",
        },
        effect=True,
        detached=True,
        passes=True,
        why="a pool that runs what it is passed; what fails inside fails outside",
    ),
    *rows(
        "concurrent.futures._base.Executor",
        Gives.RETURNED,
        {
            "submit": "self=hold, fn=call, *=hold, **=hold",
        },
        effect=True,
        detached=True,
        why="calls the function once, in another thread",
    ),
    *rows(
        "concurrent.futures._base.Executor",
        Gives.RETURNED,
        {"map": "self=hold, fn=call, *=iterate, timeout, chunksize"},
        effect=True,
        detached=True,
        manner=Manner.MAP,
        why="calls the function once for each item, in another thread",
    ),
    *rows(
        "concurrent.futures._base.Executor",
        Gives.NOTHING,
        {"shutdown": "self=hold, wait, cancel_futures"},
        effect=True,
        why="ends the pool",
    ),
    *rows(
        "concurrent.futures._base",
        Gives.HELD,
        {"wait": "fs=await, timeout, return_when"},
        effect=True,
        detached=True,
        forbidden="return_when",
        why="waits for several and raises nothing; which are done is the scheduler's answer",
    ),
    *rows(
        "concurrent.futures._base",
        Gives.HELD,
        {"as_completed": "fs=await, timeout"},
        effect=True,
        detached=True,
        why="waits for several; which are done first is the scheduler's answer",
    ),
    *rows(
        "concurrent.futures._base",
        Gives.FRESH,
        "Executor",
        quiet=True,
        passes=True,
        why="what fails inside fails outside",
    ),
    *rows(
        "threading",
        Gives.HELD,
        {
            "Thread": "group=hold, target=some, name, args=hold, kwargs=hold, daemon",
            "Timer": "interval, function=some, args=hold, kwargs=hold",
        },
        effect=True,
        detached=True,
        why="counts threads, whose names say how many there were; keeps a function to be called",
    ),
    *rows(
        "threading.Thread",
        Gives.VALUE,
        "name getName native_id ident",
        refused="counts the threads that were made before",
        instead="pass the thread a name: `Thread(..., name=...)`",
        why="reveals which thread it is",
    ),
    *rows(
        "threading.Thread",
        Gives.NOTHING,
        {"start": "self=some", "join": "self=await, timeout"},
        effect=True,
        detached=True,
        why="runs the thread, or waits for its end",
    ),
]

_THREAD_LOCKS = "_thread.LockType _thread.lock _thread.RLock threading._RLock"
"""One class under the names that typeshed has for it, by version of Python."""

_LOCKS: list[Row] = [
    *rows(
        "",
        Gives.VALUE,
        members("asyncio.locks threading", "Semaphore BoundedSemaphore"),
        quiet=True,
        passes=True,
        why="a lock that reveals how many may hold it; what fails while it is held fails outside",
    ),
    *rows(
        "",
        Gives.VALUE,
        {"asyncio.locks.Barrier": "parties", "threading.Barrier": "parties, action=some, timeout"},
        quiet=True,
        detached=True,
        why="something to wait for that reveals how many it waits for",
    ),
    *rows(
        "asyncio.locks",
        Gives.FRESH,
        "Lock Condition",
        quiet=True,
        passes=True,
        why="a lock that nobody holds yet; what fails while it is held fails outside",
    ),
    *rows(
        "asyncio.locks",
        Gives.FRESH,
        "Event",
        quiet=True,
        why="something to wait for that nobody waits for yet",
    ),
    *rows(
        "asyncio.locks",
        Gives.FRESH,
        "Lock.acquire Lock.release Lock.locked Semaphore.acquire Semaphore.release "
        "Semaphore.locked Event.set Event.clear Event.wait Event.is_set Condition.acquire "
        "Condition.release Condition.locked Condition.wait Condition.notify Condition.notify_all "
        "Barrier.wait _ContextManagerMixin.__aenter__ _ContextManagerMixin.__aexit__",
        effect=True,
        why="waits for other tasks, or lets them go on",
    ),
    *rows(
        "asyncio.locks",
        Gives.RETURNED,
        {"Condition.wait_for": "self=hold, predicate=some"},
        effect=True,
        why="waits until the function says so",
    ),
    *rows(
        "",
        Gives.FRESH,
        f"{_THREAD_LOCKS} threading.Condition",
        quiet=True,
        passes=True,
        why="a lock that nobody holds yet; what fails while it is held fails outside",
    ),
    *rows(
        "threading",
        Gives.FRESH,
        "Event",
        quiet=True,
        why="something to wait for that nobody waits for yet",
    ),
    *rows(
        "",
        Gives.FRESH,
        members(_THREAD_LOCKS, "acquire release __enter__ __exit__"),
        effect=True,
        why="waits for other threads, or lets them go on",
    ),
    *rows(
        "threading",
        Gives.FRESH,
        "Semaphore.acquire Semaphore.release Semaphore.__enter__ Semaphore.__exit__ Event.set "
        "Event.clear Event.wait Event.is_set Condition.acquire Condition.release Condition.wait "
        "Condition.notify Condition.notify_all Condition.__enter__ Condition.__exit__ "
        "Barrier.wait",
        effect=True,
        why="waits for other threads, or lets them go on",
    ),
    *rows(
        "_thread",
        Gives.FRESH,
        "LockType.locked lock.locked",
        effect=True,
        why="asks whether another thread holds the lock",
    ),
    *rows(
        "threading",
        Gives.FRESH,
        "get_ident active_count",
        effect=True,
        why="asks which threads there are",
    ),
]


def _queue(module: str, put: str, get: str) -> list[Row]:
    """The rows of a queue between tasks, or between threads."""
    return [
        *rows(
            module,
            Gives.FRESH,
            "Queue LifoQueue",
            quiet=True,
            why="a queue that holds nothing yet",
        ),
        *rows(
            f"{module}.Queue",
            Gives.NOTHING,
            {"put": put, "put_nowait": "self=hold, item=hold"},
            effect=True,
            why="holds what it is passed, for whoever takes it out",
        ),
        *rows(
            f"{module}.Queue",
            Gives.HELD,
            {"get": get, "get_nowait": "self=hold"},
            effect=True,
            why="returns what somebody put in",
        ),
        *rows(
            f"{module}.Queue",
            Gives.FRESH,
            {"task_done join qsize empty full": "self=outside"},
            effect=True,
            why="asks how many items there are, or waits for them",
        ),
        *rows(
            module,
            Gives.FRESH,
            "PriorityQueue",
            refused="orders what it holds, and reveals the order by what comes out",
            instead="put the items into a list, and sort that",
            why="orders what it holds",
        ),
    ]


_QUEUES: list[Row] = [
    *_queue("asyncio.queues", "self=hold, item=hold", "self=hold"),
    *_queue("queue", "self=hold, item=hold, block, timeout", "self=hold, block, timeout"),
    *rows(
        "_queue",
        Gives.FRESH,
        "SimpleQueue",
        quiet=True,
        why="a queue that holds nothing yet",
    ),
    *rows(
        "_queue.SimpleQueue",
        Gives.NOTHING,
        {"put put_nowait": "self=hold, item=hold"},
        effect=True,
        why="holds what it is passed, for whoever takes it out",
    ),
    *rows(
        "_queue.SimpleQueue",
        Gives.HELD,
        {"get": "self=hold, block, timeout", "get_nowait": "self=hold"},
        effect=True,
        why="returns what somebody put in",
    ),
]

_VARIABLES: list[Row] = [
    *rows(
        "_contextvars",
        Gives.HELD,
        {"ContextVar": "name, default=hold"},
        quiet=True,
        why="a variable that each task has for itself",
    ),
    *rows(
        "_contextvars.ContextVar",
        Gives.HELD,
        {"get": "self=hold, default=hold"},
        quiet=True,
        why="returns what the variable holds in this task",
    ),
    *rows(
        "_contextvars.ContextVar",
        Gives.HELD,
        {"set": "self=hold, value=hold", "reset": "self=hold, token=hold"},
        changes="self",
        why="changes what the variable holds in this task",
    ),
    *rows(
        "_asyncio",
        Gives.VALUE,
        "Task",
        refused="runs a coroutine beside",
        instead="write `asyncio.create_task(...)`",
        why="a task is made by the event loop",
    ),
]

_RAISED: list[Row] = [
    *rows(
        "",
        Gives.HELD,
        {
            "asyncio.exceptions.CancelledError asyncio.exceptions.InvalidStateError "
            "asyncio.queues.QueueEmpty asyncio.queues.QueueFull queue.Full _queue.Empty "
            "concurrent.futures._base.CancelledError concurrent.futures._base.BrokenExecutor "
            "concurrent.futures._base.InvalidStateError threading.BrokenBarrierError": "*=hold"
        },
        quiet=True,
        why="an exception holds its arguments",
    ),
]

TABLE: list[Row] = [
    *_WAITING,
    *_FUTURES,
    *_POOLS,
    *_LOCKS,
    *_QUEUES,
    *_VARIABLES,
    *_RAISED,
]
