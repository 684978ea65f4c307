#include <stdlib.h>

#include "Original.h"

/// libdispatch is not declared by a header here: it is found at run time, so that a program without it still links.
/// The replacements are weak, so that a program which contains a static libdispatch keeps that one and still links.
#define HERMETIC_REPLACEMENT __attribute__((weak, visibility("default")))

typedef void (*Function)(void *);
typedef uint64_t DispatchTime;
static const DispatchTime distantFuture = ~0ull;

HERMETIC_ORIGINAL(void, dispatch_async, void *, void *)
HERMETIC_ORIGINAL(void, dispatch_async_f, void *, void *, Function)
HERMETIC_ORIGINAL(void, dispatch_after, DispatchTime, void *, void *)
HERMETIC_ORIGINAL(void, dispatch_after_f, DispatchTime, void *, void *, Function)
HERMETIC_ORIGINAL(void, dispatch_barrier_async, void *, void *)
HERMETIC_ORIGINAL(void, dispatch_barrier_async_f, void *, void *, Function)
HERMETIC_ORIGINAL(void, dispatch_sync, void *, void *)
HERMETIC_ORIGINAL(void, dispatch_sync_f, void *, void *, Function)
HERMETIC_ORIGINAL(void, dispatch_barrier_sync, void *, void *)
HERMETIC_ORIGINAL(void, dispatch_barrier_sync_f, void *, void *, Function)
HERMETIC_ORIGINAL(void, dispatch_apply, size_t, void *, void *)
HERMETIC_ORIGINAL(void, dispatch_group_async, void *, void *, void *)
HERMETIC_ORIGINAL(void, dispatch_group_notify, void *, void *, void *)
HERMETIC_ORIGINAL(void, dispatch_group_enter, void *)
HERMETIC_ORIGINAL(void, dispatch_group_leave, void *)
HERMETIC_ORIGINAL(long, dispatch_group_wait, void *, DispatchTime)
HERMETIC_ORIGINAL(long, dispatch_semaphore_wait, void *, DispatchTime)
HERMETIC_ORIGINAL(void, dispatch_assert_queue, void *)
HERMETIC_ORIGINAL(void, dispatch_source_set_timer, void *, DispatchTime, uint64_t, uint64_t)
HERMETIC_ORIGINAL(void, dispatch_retain, void *)
HERMETIC_ORIGINAL(void, dispatch_release, void *)
HERMETIC_ORIGINAL(DispatchTime, dispatch_time, DispatchTime, int64_t)
HERMETIC_ORIGINAL(void *, _Block_copy, const void *)
HERMETIC_ORIGINAL(void, _Block_release, const void *)

/// The beginning of every block, as the blocks ABI lays it out.
struct Block {
  void *isa;
  int32_t flags;
  int32_t reserved;
  void (*invoke)(void *block, size_t argument);
};

static _Atomic(const void *) mainQueue;

__attribute__((constructor)) static void resolveMainQueue(void) {
  atomic_store(&mainQueue, dlsym(RTLD_DEFAULT, "_dispatch_main_q"));
}

bool hermetic_is_main_queue(const void *queue) { return queue == atomic_load(&mainQueue); }

static void runBlock(void *copy) {
  struct Block *block = copy;
  block->invoke(block, 0);
  original__Block_release()(block);
}

static _Atomic(HermeticForeignHook) foreignHook;

void hermetic_set_foreign_hook(HermeticForeignHook hook) { atomic_store(&foreignHook, hook); }

/// Offers work for the main queue to the run that has the main actor. `argument` is a block when `function` is null.
static bool offer(void *queue, Function function, void *argument, int64_t delay) {
  HermeticForeignHook hook = atomic_load_explicit(&foreignHook, memory_order_acquire);
  if (hook == NULL || delay < 0 || !hermetic_is_main_queue(queue)) return false;
  void *work = function == NULL ? original__Block_copy()(argument) : argument;
  original_dispatch_retain()(queue);
  if (hook(queue, function == NULL ? runBlock : function, work, delay)) return true;
  original_dispatch_release()(queue);
  if (function == NULL) original__Block_release()(work);
  return false;
}

static void enqueue(HermeticState *state, void *queue, Function function, void *argument, int64_t delay) {
  original_dispatch_retain()(queue);
  state->hooks.enqueue(state->context, queue, function, argument, delay);
}

static void enqueueBlock(HermeticState *state, void *queue, void *block, int64_t delay) {
  enqueue(state, queue, runBlock, original__Block_copy()(block), delay);
}

/// The nanoseconds from now until a libdispatch time, or -1 for never. The two upper bits say which clock it is of.
static int64_t delayUntil(DispatchTime when) {
  if (when == distantFuture) return -1;
  if (when == 0) return 0;
  DispatchTime now;
  int64_t delay;
  if (when >> 62 == 3) {
    now = original_dispatch_time()(~1ull, 0);
    delay = (int64_t)(now - when);
  } else if (when >> 62 == 2) {
    now = original_dispatch_time()(1ull << 63, 0);
    delay = (int64_t)(when - now);
  } else {
    now = original_dispatch_time()(0, 0);
    delay = (int64_t)(when - now);
  }
  return delay > 0 ? delay : 0;
}

void hermetic_run_on_queue(void *queue, Function function, void *argument) {
  if (hermetic_is_main_queue(queue)) {
    function(argument);
  } else {
    original_dispatch_sync_f()(queue, argument, function);
  }
  original_dispatch_release()(queue);
}

void hermetic_release_object(void *object) { original_dispatch_release()(object); }

bool hermetic_group_is_empty(void *group) { return original_dispatch_group_wait()(group, 0) == 0; }

HERMETIC_REPLACEMENT void dispatch_async(void *queue, void *block) {
  HermeticState *state = hermetic_current();
  if (state == NULL && offer(queue, NULL, block, 0)) return;
  if (state == NULL) return original_dispatch_async()(queue, block);
  enqueueBlock(state, queue, block, 0);
}

HERMETIC_REPLACEMENT void dispatch_async_f(void *queue, void *argument, Function function) {
  HermeticState *state = hermetic_current();
  if (state == NULL && offer(queue, function, argument, 0)) return;
  if (state == NULL) return original_dispatch_async_f()(queue, argument, function);
  enqueue(state, queue, function, argument, 0);
}

HERMETIC_REPLACEMENT void dispatch_barrier_async(void *queue, void *block) {
  HermeticState *state = hermetic_current();
  if (state == NULL) return original_dispatch_barrier_async()(queue, block);
  enqueueBlock(state, queue, block, 0);
}

HERMETIC_REPLACEMENT void dispatch_barrier_async_f(void *queue, void *argument, Function function) {
  HermeticState *state = hermetic_current();
  if (state == NULL) return original_dispatch_barrier_async_f()(queue, argument, function);
  enqueue(state, queue, function, argument, 0);
}

HERMETIC_REPLACEMENT void dispatch_after(DispatchTime when, void *queue, void *block) {
  HermeticState *state = hermetic_current();
  if (state == NULL && offer(queue, NULL, block, delayUntil(when))) return;
  if (state == NULL) return original_dispatch_after()(when, queue, block);
  int64_t delay = delayUntil(when);
  if (delay >= 0) enqueueBlock(state, queue, block, delay);
}

HERMETIC_REPLACEMENT void dispatch_after_f(DispatchTime when, void *queue, void *argument, Function function) {
  HermeticState *state = hermetic_current();
  if (state == NULL) return original_dispatch_after_f()(when, queue, argument, function);
  int64_t delay = delayUntil(when);
  if (delay >= 0) enqueue(state, queue, function, argument, delay);
}

/// A synchronous call comes after everything its queue already had. The main queue's runs here: this is its thread.
static bool beginSynchronous(HermeticState *state, void *queue) {
  state->hooks.flush(state->context, queue);
  return hermetic_is_main_queue(queue);
}

HERMETIC_REPLACEMENT void dispatch_sync(void *queue, void *block) {
  HermeticState *state = hermetic_current();
  if (state != NULL && beginSynchronous(state, queue)) {
    bool wasOnMain = state->onMain;
    state->onMain = true;
    ((struct Block *)block)->invoke(block, 0);
    state->onMain = wasOnMain;
    return;
  }
  original_dispatch_sync()(queue, block);
}

HERMETIC_REPLACEMENT void dispatch_sync_f(void *queue, void *argument, Function function) {
  HermeticState *state = hermetic_current();
  if (state != NULL && beginSynchronous(state, queue)) {
    bool wasOnMain = state->onMain;
    state->onMain = true;
    function(argument);
    state->onMain = wasOnMain;
    return;
  }
  original_dispatch_sync_f()(queue, argument, function);
}

HERMETIC_REPLACEMENT void dispatch_barrier_sync(void *queue, void *block) {
  HermeticState *state = hermetic_current();
  if (state != NULL && beginSynchronous(state, queue)) return dispatch_sync(queue, block);
  original_dispatch_barrier_sync()(queue, block);
}

HERMETIC_REPLACEMENT void dispatch_barrier_sync_f(void *queue, void *argument, Function function) {
  HermeticState *state = hermetic_current();
  if (state != NULL && beginSynchronous(state, queue)) return dispatch_sync_f(queue, argument, function);
  original_dispatch_barrier_sync_f()(queue, argument, function);
}

HERMETIC_REPLACEMENT void dispatch_apply(size_t count, void *queue, void *block) {
  if (hermetic_current() == NULL) return original_dispatch_apply()(count, queue, block);
  for (size_t index = 0; index < count; index++) ((struct Block *)block)->invoke(block, index);
}

/// Work in a group: the block runs, then its group is left.
struct GroupWork {
  void *group;
  void *block;
};

HERMETIC_REPLACEMENT void dispatch_group_leave(void *group) {
  HermeticState *state = hermetic_current();
  if (state != NULL) original_dispatch_retain()(group);
  original_dispatch_group_leave()(group);
  if (state != NULL) {
    state->hooks.left(state->context, group);
    original_dispatch_release()(group);
  }
}

static void runGroupWork(void *argument) {
  struct GroupWork work = *(struct GroupWork *)argument;
  free(argument);
  runBlock(work.block);
  dispatch_group_leave(work.group);
  original_dispatch_release()(work.group);
}

HERMETIC_REPLACEMENT void dispatch_group_async(void *group, void *queue, void *block) {
  HermeticState *state = hermetic_current();
  if (state == NULL) return original_dispatch_group_async()(group, queue, block);
  struct GroupWork *work = malloc(sizeof *work);
  if (work == NULL) __builtin_trap();
  original_dispatch_retain()(group);
  original_dispatch_group_enter()(group);
  work->group = group;
  work->block = original__Block_copy()(block);
  enqueue(state, queue, runGroupWork, work, 0);
}

HERMETIC_REPLACEMENT void dispatch_group_notify(void *group, void *queue, void *block) {
  HermeticState *state = hermetic_current();
  if (state == NULL) return original_dispatch_group_notify()(group, queue, block);
  original_dispatch_retain()(group);
  original_dispatch_retain()(queue);
  state->hooks.notify(state->context, group, queue, runBlock, original__Block_copy()(block));
}

/// A wait on the world's thread can only end through work that the world runs, or through a foreign thread.
HERMETIC_REPLACEMENT long dispatch_group_wait(void *group, DispatchTime timeout) {
  HermeticState *state = hermetic_current();
  if (state == NULL || timeout == 0) return original_dispatch_group_wait()(group, timeout);
  while (original_dispatch_group_wait()(group, 0) != 0) {
    if (state->hooks.runBackground(state->context)) continue;
    hermetic_note(state, HermeticReachBlockingWait);
    return original_dispatch_group_wait()(group, timeout);
  }
  return 0;
}

HERMETIC_REPLACEMENT long dispatch_semaphore_wait(void *semaphore, DispatchTime timeout) {
  HermeticState *state = hermetic_current();
  if (state == NULL || timeout == 0) return original_dispatch_semaphore_wait()(semaphore, timeout);
  while (original_dispatch_semaphore_wait()(semaphore, 0) != 0) {
    if (state->hooks.runBackground(state->context)) continue;
    hermetic_note(state, HermeticReachBlockingWait);
    return original_dispatch_semaphore_wait()(semaphore, timeout);
  }
  return 0;
}

HERMETIC_REPLACEMENT void dispatch_assert_queue(void *queue) {
  HermeticState *state = hermetic_current();
  if (state != NULL && state->onMain && hermetic_is_main_queue(queue)) return;
  original_dispatch_assert_queue()(queue);
}

HERMETIC_REPLACEMENT void dispatch_source_set_timer(void *source, DispatchTime start, uint64_t interval,
                                                    uint64_t leeway) {
  HermeticState *state = hermetic_current();
  if (state == NULL) return original_dispatch_source_set_timer()(source, start, interval, leeway);
  hermetic_note(state, HermeticReachDispatchTimer);
  // The timer goes by the real clock: its start was computed with the world's.
  int64_t delay = delayUntil(start);
  hermetic_set_current(NULL);
  if (delay >= 0) start = original_dispatch_time()(0, delay);
  original_dispatch_source_set_timer()(source, start, interval, leeway);
  hermetic_set_current(state);
}
