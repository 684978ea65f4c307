#include <stdlib.h>

#include "Dispatch.h"

HERMETIC_BEGIN

HERMETIC_ORIGINAL(void, dispatch_async_f, void *, void *, Function)
HERMETIC_ORIGINAL(void, dispatch_group_async, void *, void *, void *)
HERMETIC_ORIGINAL(void, dispatch_group_async_f, void *, void *, void *, Function)
HERMETIC_ORIGINAL(void, dispatch_group_notify, void *, void *, void *)
HERMETIC_ORIGINAL(void, dispatch_group_notify_f, void *, void *, void *, Function)
HERMETIC_ORIGINAL(void, dispatch_group_enter, void *)
HERMETIC_ORIGINAL(void, dispatch_group_leave, void *)
HERMETIC_ORIGINAL(long, dispatch_group_wait, void *, DispatchTime)
HERMETIC_ORIGINAL(void *, dispatch_get_global_queue, long, unsigned long)
HERMETIC_ORIGINAL(void, dispatch_retain, void *)
HERMETIC_ORIGINAL(void, dispatch_release, void *)
HERMETIC_ORIGINAL(void *, _Block_copy, const void *)
HERMETIC_ORIGINAL(void, _Block_release, const void *)

bool hermetic_group_is_empty(void *group) { return original_dispatch_group_wait()(group, 0) == 0; }

/// Groups are left by any thread. libdispatch itself calls this function at the end of a group's block.
HERMETIC_REPLACEMENT void dispatch_group_leave(void *group) {
  HermeticState *state = hermetic_current();
  if (state == NULL) {
    original_dispatch_group_leave()(group);
    const HermeticForeignHooks *hooks = hermetic_foreign_hooks();
    if (hooks != NULL) hooks->leftGroup();
    return;
  }
  original_dispatch_retain()(group);
  original_dispatch_group_leave()(group);
  state->hooks.left(state->context, group);
  original_dispatch_release()(group);
}

/// Work in a group, or work that runs when a group is empty. `group` is not null if the work leaves it afterwards.
struct GroupWork {
  void *group;
  void *queue;
  Function function;
  void *argument;
};

static struct GroupWork *makeWork(void *group, void *queue, Function function, void *argument) {
  struct GroupWork *work = malloc(sizeof *work);
  if (work == NULL) abort();
  *work = (struct GroupWork){group, queue, function, argument};
  return work;
}

static void runGroupWork(void *argument) {
  struct GroupWork work = *(struct GroupWork *)argument;
  free(argument);
  work.function(work.argument);
  dispatch_group_leave(work.group);
  original_dispatch_release()(work.group);
}

/// Whether work in a group is a run's: then the run has it now. `function` owns `argument`.
static bool isTaken(void *group, void *queue, Function function, void *argument) {
  HermeticState *state = hermetic_current();
  if (state == NULL && (hermetic_foreign_hooks() == NULL || !dispatch_is_main(queue))) return false;
  struct GroupWork *work = makeWork(group, queue, function, argument);
  original_dispatch_retain()(group);
  original_dispatch_group_enter()(group);
  if (state != NULL) {
    original_dispatch_retain()(queue);
    state->hooks.enqueue(state->context, queue, runGroupWork, work, 0);
    return true;
  }
  if (dispatch_offer(queue, runGroupWork, work, 0)) return true;
  original_dispatch_group_leave()(group);
  original_dispatch_release()(group);
  free(work);
  return false;
}

HERMETIC_REPLACEMENT void dispatch_group_async(void *group, void *queue, void *block) {
  void *copy = original__Block_copy()(block);
  if (isTaken(group, queue, dispatch_run_block, copy)) return;
  if (hermetic_has_family()) {
    Function function = hermetic_adopt(dispatch_run_block, &copy);
    return original_dispatch_group_async_f()(group, queue, copy, function);
  }
  original_dispatch_group_async()(group, queue, copy);
  original__Block_release()(copy);
}

HERMETIC_REPLACEMENT void dispatch_group_async_f(void *group, void *queue, void *argument, Function function) {
  if (isTaken(group, queue, function, argument)) return;
  function = hermetic_adopt(function, &argument);
  original_dispatch_group_async_f()(group, queue, argument, function);
}

/// Runs on a thread of libdispatch when a group is empty. What waited for that goes to the run that has the main queue,
/// or to the queue itself.
static void notifyMain(void *argument) {
  struct GroupWork work = *(struct GroupWork *)argument;
  free(argument);
  if (!dispatch_offer(work.queue, work.function, work.argument, 0)) {
    original_dispatch_async_f()(work.queue, work.argument, work.function);
  }
  original_dispatch_release()(work.queue);
}

HERMETIC_REPLACEMENT void dispatch_group_notify_f(void *group, void *queue, void *argument, Function function) {
  HermeticState *state = hermetic_current();
  if (state != NULL) {
    original_dispatch_retain()(group);
    original_dispatch_retain()(queue);
    state->hooks.notify(state->context, group, queue, function, argument);
  } else if (hermetic_foreign_hooks() != NULL && dispatch_is_main(queue)) {
    original_dispatch_retain()(queue);
    // libdispatch would give it to the main queue itself, where no run sees it.
    original_dispatch_group_notify_f()(group, original_dispatch_get_global_queue()(0, 0),
                                       makeWork(NULL, queue, function, argument), notifyMain);
  } else {
    original_dispatch_group_notify_f()(group, queue, argument, function);
  }
}

/// `DispatchWorkItem.notify` comes here too.
HERMETIC_REPLACEMENT void dispatch_group_notify(void *group, void *queue, void *block) {
  if (hermetic_current() == NULL && (hermetic_foreign_hooks() == NULL || !dispatch_is_main(queue))) {
    return original_dispatch_group_notify()(group, queue, block);
  }
  dispatch_group_notify_f(group, queue, original__Block_copy()(block), dispatch_run_block);
}

/// A wait on the run's thread can only end through work that the run does, or through a foreign thread.
/// `DispatchWorkItem.wait` comes here too.
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

HERMETIC_END
