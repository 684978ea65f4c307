#include "Dispatch.h"

HERMETIC_BEGIN

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
HERMETIC_ORIGINAL(void, dispatch_async_and_wait, void *, void *)
HERMETIC_ORIGINAL(void, dispatch_async_and_wait_f, void *, void *, Function)
HERMETIC_ORIGINAL(void, dispatch_barrier_async_and_wait, void *, void *)
HERMETIC_ORIGINAL(void, dispatch_barrier_async_and_wait_f, void *, void *, Function)
HERMETIC_ORIGINAL(void, dispatch_apply, size_t, void *, void *)
HERMETIC_ORIGINAL(long, dispatch_semaphore_wait, void *, DispatchTime)
HERMETIC_ORIGINAL(void, dispatch_assert_queue, void *)
HERMETIC_ORIGINAL(void, dispatch_retain, void *)
HERMETIC_ORIGINAL(void, dispatch_release, void *)
HERMETIC_ORIGINAL(DispatchTime, dispatch_time, DispatchTime, int64_t)
HERMETIC_ORIGINAL(void *, _Block_copy, const void *)

static void enqueue(HermeticState *state, void *queue, Function function, void *argument, int64_t delay) {
  original_dispatch_retain()(queue);
  state->hooks.enqueue(state->context, queue, function, argument, delay);
}

static void enqueueBlock(HermeticState *state, void *queue, void *block, int64_t delay) {
  enqueue(state, queue, dispatch_run_block, original__Block_copy()(block), delay);
}

/// The nanoseconds from now until a libdispatch time, or -1 for never. The two upper bits say which clock it is of.
int64_t hermetic_delay_until(DispatchTime when) {
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
  if (dispatch_is_main(queue)) {
    function(argument);
  } else {
    original_dispatch_sync_f()(queue, argument, function);
  }
  original_dispatch_release()(queue);
}

void hermetic_release_object(void *object) { original_dispatch_release()(object); }

/// Whether work that the calling thread gives to `queue` is a run's: then the run has it now.
static bool isTaken(void *queue, Function function, void *argument, int64_t delay) {
  HermeticState *state = hermetic_current();
  if (state == NULL) return dispatch_offer(queue, function, argument, delay);
  // Work for the distant future never runs.
  if (delay < 0) return true;
  if (function == NULL) {
    enqueueBlock(state, queue, argument, delay);
  } else {
    enqueue(state, queue, function, argument, delay);
  }
  return true;
}

typedef void (*GiveBlock)(void *queue, void *block);
typedef void (*GiveFunction)(void *queue, void *argument, Function function);

static void giveBlock(void *queue, void *block, GiveBlock give, GiveFunction giveFunction) {
  if (isTaken(queue, NULL, block, 0)) return;
  if (!hermetic_has_family()) return give(queue, block);
  void *argument = original__Block_copy()(block);
  Function function = hermetic_adopt(dispatch_run_block, &argument);
  giveFunction(queue, argument, function);
}

static void giveFunction(void *queue, void *argument, Function function, GiveFunction give) {
  if (isTaken(queue, function, argument, 0)) return;
  function = hermetic_adopt(function, &argument);
  give(queue, argument, function);
}

HERMETIC_REPLACEMENT void dispatch_async(void *queue, void *block) {
  giveBlock(queue, block, original_dispatch_async(), original_dispatch_async_f());
}

HERMETIC_REPLACEMENT void dispatch_async_f(void *queue, void *argument, Function function) {
  giveFunction(queue, argument, function, original_dispatch_async_f());
}

HERMETIC_REPLACEMENT void dispatch_barrier_async(void *queue, void *block) {
  giveBlock(queue, block, original_dispatch_barrier_async(), original_dispatch_barrier_async_f());
}

HERMETIC_REPLACEMENT void dispatch_barrier_async_f(void *queue, void *argument, Function function) {
  giveFunction(queue, argument, function, original_dispatch_barrier_async_f());
}

HERMETIC_REPLACEMENT void dispatch_after(DispatchTime when, void *queue, void *block) {
  if (isTaken(queue, NULL, block, hermetic_delay_until(when))) return;
  if (!hermetic_has_family()) return original_dispatch_after()(when, queue, block);
  void *argument = original__Block_copy()(block);
  Function function = hermetic_adopt(dispatch_run_block, &argument);
  original_dispatch_after_f()(when, queue, argument, function);
}

HERMETIC_REPLACEMENT void dispatch_after_f(DispatchTime when, void *queue, void *argument, Function function) {
  if (isTaken(queue, function, argument, hermetic_delay_until(when))) return;
  function = hermetic_adopt(function, &argument);
  original_dispatch_after_f()(when, queue, argument, function);
}

static void invokeBlock(void *block) { ((struct Block *)block)->invoke(block, 0); }

/// Whether a synchronous call was done here.
///
/// On a run's thread it comes after everything that its queue already had. A call for the main queue is done at once.
/// From the main queue itself it would deadlock on a phone: that is noted, and the call is done all the same, so that
/// the run can continue. A thread without a run waits until the run has done the call.
static bool isDone(void *queue, Function function, void *argument) {
  HermeticState *state = hermetic_current();
  if (state == NULL) return dispatch_visit(queue, function, argument, 0) == DispatchVisitDone;
  state->hooks.flush(state->context, queue);
  if (!dispatch_is_main(queue)) return false;
  bool wasOnMain = state->onMain;
  if (wasOnMain) hermetic_note(state, HermeticReachMainDeadlock);
  state->onMain = true;
  function(argument);
  state->onMain = wasOnMain;
  return true;
}

HERMETIC_REPLACEMENT void dispatch_sync(void *queue, void *block) {
  if (!isDone(queue, invokeBlock, block)) original_dispatch_sync()(queue, block);
}

HERMETIC_REPLACEMENT void dispatch_sync_f(void *queue, void *argument, Function function) {
  if (!isDone(queue, function, argument)) original_dispatch_sync_f()(queue, argument, function);
}

HERMETIC_REPLACEMENT void dispatch_barrier_sync(void *queue, void *block) {
  if (!isDone(queue, invokeBlock, block)) original_dispatch_barrier_sync()(queue, block);
}

HERMETIC_REPLACEMENT void dispatch_barrier_sync_f(void *queue, void *argument, Function function) {
  if (!isDone(queue, function, argument)) original_dispatch_barrier_sync_f()(queue, argument, function);
}

HERMETIC_REPLACEMENT void dispatch_async_and_wait(void *queue, void *block) {
  if (!isDone(queue, invokeBlock, block)) original_dispatch_async_and_wait()(queue, block);
}

HERMETIC_REPLACEMENT void dispatch_async_and_wait_f(void *queue, void *argument, Function function) {
  if (!isDone(queue, function, argument)) original_dispatch_async_and_wait_f()(queue, argument, function);
}

HERMETIC_REPLACEMENT void dispatch_barrier_async_and_wait(void *queue, void *block) {
  if (!isDone(queue, invokeBlock, block)) original_dispatch_barrier_async_and_wait()(queue, block);
}

HERMETIC_REPLACEMENT void dispatch_barrier_async_and_wait_f(void *queue, void *argument, Function function) {
  if (!isDone(queue, function, argument)) original_dispatch_barrier_async_and_wait_f()(queue, argument, function);
}

HERMETIC_REPLACEMENT void dispatch_apply(size_t count, void *queue, void *block) {
  if (hermetic_current() == NULL) return original_dispatch_apply()(count, queue, block);
  for (size_t index = 0; index < count; index++) ((struct Block *)block)->invoke(block, index);
}

/// A wait on the run's thread can only end through work that the run does, or through a foreign thread.
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
  if (state != NULL && state->onMain && dispatch_is_main(queue)) return;
  original_dispatch_assert_queue()(queue);
}

HERMETIC_END
