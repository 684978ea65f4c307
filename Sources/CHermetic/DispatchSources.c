#include <pthread.h>
#include <stdlib.h>

#include "Dispatch.h"

HERMETIC_BEGIN

HERMETIC_ORIGINAL(void *, dispatch_source_create, const void *, uintptr_t, uintptr_t, void *)
HERMETIC_ORIGINAL(void, dispatch_source_set_timer, void *, DispatchTime, uint64_t, uint64_t)
HERMETIC_ORIGINAL(void, dispatch_source_set_event_handler, void *, void *)
HERMETIC_ORIGINAL(void, dispatch_source_set_event_handler_f, void *, Function)
HERMETIC_ORIGINAL(void, dispatch_source_set_cancel_handler, void *, void *)
HERMETIC_ORIGINAL(void, dispatch_source_set_cancel_handler_f, void *, Function)
HERMETIC_ORIGINAL(void, dispatch_source_set_registration_handler, void *, void *)
HERMETIC_ORIGINAL(void, dispatch_source_set_registration_handler_f, void *, Function)
HERMETIC_ORIGINAL(void *, dispatch_queue_create, const char *, void *)
HERMETIC_ORIGINAL(void, dispatch_sync_f, void *, void *, Function)
HERMETIC_ORIGINAL(void *, dispatch_get_context, void *)
HERMETIC_ORIGINAL(DispatchTime, dispatch_time, DispatchTime, int64_t)
HERMETIC_ORIGINAL(void *, _Block_copy, const void *)
HERMETIC_ORIGINAL(void, _Block_release, const void *)

int64_t hermetic_delay_until(DispatchTime when);

HERMETIC_REPLACEMENT void dispatch_source_set_timer(void *source, DispatchTime start, uint64_t interval,
                                                    uint64_t leeway) {
  HermeticState *state = hermetic_current();
  if (state == NULL) {
    hermetic_note_foreign_start();
    return original_dispatch_source_set_timer()(source, start, interval, leeway);
  }
  hermetic_note_start(state, HermeticReachDispatchTimer);
  // The timer goes by the real clock: its start was computed with the run's.
  int64_t delay = hermetic_delay_until(start);
  hermetic_set_current(NULL);
  if (delay >= 0) start = original_dispatch_time()(0, delay);
  original_dispatch_source_set_timer()(source, start, interval, leeway);
  hermetic_set_current(state);
}

/// A source whose handlers are for the main queue. libdispatch calls handlers on the queue of their source, where no
/// run sees them. So the source is made on another serial queue, and its handlers pass their work on to the run that
/// has the main queue, or to the main queue.
struct MainSource {
  void *source;
  /// The number of the run that made it; 0 for none.
  uint64_t run;
};

static struct {
  pthread_mutex_t mutex;
  struct MainSource *sources;
  size_t count;
  size_t room;
} list = {.mutex = PTHREAD_MUTEX_INITIALIZER};

static bool find(void *source, struct MainSource *result) {
  bool isFound = false;
  pthread_mutex_lock(&list.mutex);
  for (size_t index = 0; index < list.count && !isFound; index++) {
    isFound = list.sources[index].source == source;
    if (isFound) *result = list.sources[index];
  }
  pthread_mutex_unlock(&list.mutex);
  return isFound;
}

/// A new source may have the address of one that is gone.
static void remember(void *source, bool isForMain, uint64_t run) {
  pthread_mutex_lock(&list.mutex);
  for (size_t index = 0; index < list.count; index++) {
    if (list.sources[index].source == source) {
      list.sources[index] = list.sources[--list.count];
      break;
    }
  }
  if (isForMain) {
    if (list.count == list.room) {
      list.room = list.room == 0 ? 16 : list.room * 2;
      list.sources = realloc(list.sources, list.room * sizeof *list.sources);
      if (list.sources == NULL) abort();
    }
    list.sources[list.count++] = (struct MainSource){source, run};
  }
  pthread_mutex_unlock(&list.mutex);
}

static void *handlerQueue;

static void makeHandlerQueue(void) {
  handlerQueue = original_dispatch_queue_create()("handlers for the main queue", NULL);
}

HERMETIC_REPLACEMENT void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  HermeticState *state = hermetic_current();
  const HermeticForeignHooks *hooks = hermetic_foreign_hooks();
  if (hooks == NULL) return original_dispatch_source_create()(type, handle, mask, queue);
  bool isForMain = dispatch_is_main(queue) && (state != NULL || hooks->takesMainQueue());
  if (state != NULL) {
    state->starts++;
  } else {
    hermetic_note_foreign_start();
  }
  if (isForMain) {
    pthread_once(&once, makeHandlerQueue);
    queue = handlerQueue;
  }
  void *source = original_dispatch_source_create()(type, handle, mask, queue);
  if (source != NULL) remember(source, isForMain, state == NULL ? 0 : state->run);
  return source;
}

/// A block that takes a handler to the main queue. It is laid out as the blocks ABI has it.
struct Handler {
  struct Block block;
  struct MainSource source;
  void *body;
  Function function;
};

static void copyHandler(void *copy, const void *original) {
  ((struct Handler *)copy)->body = original__Block_copy()(((const struct Handler *)original)->body);
}

static void disposeHandler(const void *handler) { original__Block_release()(((const struct Handler *)handler)->body); }

static const struct {
  uintptr_t reserved;
  uintptr_t size;
  void (*copy)(void *, const void *);
  void (*dispose)(const void *);
} handlerDescriptor = {0, sizeof(struct Handler), copyHandler, disposeHandler};

static void runHandler(void *argument) {
  struct Handler *handler = argument;
  if (handler->body != NULL) {
    ((struct Block *)handler->body)->invoke(handler->body, 0);
  } else {
    handler->function(original_dispatch_get_context()(handler->source.source));
  }
}

/// On the handlers' queue, where the next handler waits until this one is done: it may ask its source for data.
static void takeHandler(void *argument, size_t none) {
  (void)none;
  struct Handler *handler = argument;
  void *queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  if (dispatch_visit(queue, runHandler, handler, handler->source.run) != DispatchVisitRefused) return;
  // A handler of a run that is over must not disturb the next one.
  if (handler->source.run == 0) original_dispatch_sync_f()(queue, handler, runHandler);
}

typedef void (*Setter)(void *source, void *block);

/// Whether a handler of a source is for the main queue: then `setter` has been given one that takes it there.
static bool isSet(void *source, void *body, Function function, Setter setter) {
  struct MainSource found;
  if ((body == NULL && function == NULL) || !find(source, &found)) return false;
  static const int32_t hasCopyAndDispose = 1 << 25;
  struct Handler handler = {
      {dlsym(RTLD_DEFAULT, "_NSConcreteStackBlock"), hasCopyAndDispose, 0, takeHandler, &handlerDescriptor},
      found,
      body,
      function,
  };
  setter(source, &handler);
  return true;
}

#define HANDLER_SETTER(name)                                                                      \
  HERMETIC_REPLACEMENT void name(void *source, void *block) {                                     \
    if (!isSet(source, block, NULL, original_##name())) original_##name()(source, block);         \
  }                                                                                               \
  HERMETIC_REPLACEMENT void name##_f(void *source, Function function) {                           \
    if (!isSet(source, NULL, function, original_##name())) original_##name##_f()(source, function); \
  }

HANDLER_SETTER(dispatch_source_set_event_handler)
HANDLER_SETTER(dispatch_source_set_cancel_handler)
HANDLER_SETTER(dispatch_source_set_registration_handler)

HERMETIC_END
