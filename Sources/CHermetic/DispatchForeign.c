#include "Dispatch.h"

HERMETIC_BEGIN

HERMETIC_ORIGINAL(void *, dispatch_queue_create_with_target, const char *, void *, void *)
HERMETIC_ORIGINAL(void, dispatch_queue_set_specific, void *, const void *, void *, Function)
HERMETIC_ORIGINAL(void *, dispatch_queue_get_specific, void *, const void *)
HERMETIC_ORIGINAL(void, dispatch_retain, void *)
HERMETIC_ORIGINAL(void, dispatch_release, void *)
HERMETIC_ORIGINAL(void *, _Block_copy, const void *)
HERMETIC_ORIGINAL(void, _Block_release, const void *)

static _Atomic(const void *) mainQueue;

__attribute__((constructor)) static void resolveMainQueue(void) {
  atomic_store(&mainQueue, dlsym(RTLD_DEFAULT, "_dispatch_main_q"));
}

/// The key of a value that marks queues whose target is the main queue.
static const char targetsMain;

bool dispatch_is_main(const void *queue) {
  if (queue == NULL) return false;
  return queue == atomic_load_explicit(&mainQueue, memory_order_relaxed) ||
         original_dispatch_queue_get_specific()((void *)queue, &targetsMain) != NULL;
}

bool hermetic_is_main_queue(const void *queue) { return dispatch_is_main(queue); }

/// The blocks of a queue whose target is the main queue run there too.
HERMETIC_REPLACEMENT void *dispatch_queue_create_with_target(const char *label, void *attributes, void *target) {
  void *queue = original_dispatch_queue_create_with_target()(label, attributes, target);
  if (queue != NULL && dispatch_is_main(target)) {
    original_dispatch_queue_set_specific()(queue, &targetsMain, (void *)&targetsMain, NULL);
  }
  return queue;
}

void dispatch_run_block(void *copy) {
  struct Block *block = copy;
  block->invoke(block, 0);
  original__Block_release()(block);
}

static _Atomic(const HermeticForeignHooks *) foreignHooks;

void hermetic_set_foreign_hooks(const HermeticForeignHooks *hooks) { atomic_store(&foreignHooks, hooks); }

const HermeticForeignHooks *hermetic_foreign_hooks(void) {
  return atomic_load_explicit(&foreignHooks, memory_order_acquire);
}

bool dispatch_offer(void *queue, Function function, void *argument, int64_t delay) {
  const HermeticForeignHooks *hooks = hermetic_foreign_hooks();
  if (hooks == NULL || delay < 0 || !dispatch_is_main(queue)) return false;
  void *work = function == NULL ? original__Block_copy()(argument) : argument;
  original_dispatch_retain()(queue);
  if (hooks->take(queue, function == NULL ? dispatch_run_block : function, work, delay, 0)) return true;
  original_dispatch_release()(queue);
  if (function == NULL) original__Block_release()(work);
  return false;
}

/// Work of a thread that waits until a run has done it.
struct Visit {
  Function function;
  void *argument;
  HermeticGate *gate;
  bool isDone;
};

static void runVisit(void *argument) {
  struct Visit *visit = argument;
  visit->function(visit->argument);
  visit->isDone = true;
  hermetic_gate_signal(visit->gate);
}

void hermetic_abandon(Function function, void *argument) {
  if (function == runVisit) hermetic_gate_signal(((struct Visit *)argument)->gate);
}

DispatchVisit dispatch_visit(void *queue, Function function, void *argument, uint64_t run) {
  const HermeticForeignHooks *hooks = hermetic_foreign_hooks();
  if (hooks == NULL || !dispatch_is_main(queue)) return DispatchVisitRefused;
  struct Visit visit = {function, argument, hermetic_gate_create(), false};
  original_dispatch_retain()(queue);
  bool isTaken = hooks->take(queue, runVisit, &visit, 0, run);
  if (isTaken) {
    hermetic_gate_wait(visit.gate, -1);
  } else {
    original_dispatch_release()(queue);
  }
  hermetic_gate_destroy(visit.gate);
  if (!isTaken) return DispatchVisitRefused;
  return visit.isDone ? DispatchVisitDone : DispatchVisitAbandoned;
}

HERMETIC_END
