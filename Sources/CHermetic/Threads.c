#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "Original.h"

HERMETIC_BEGIN

/// The threads that a run started, the threads that those started, and the work that they gave to libdispatch. The run
/// and each thread hold a reference.
struct HermeticThreads {
  pthread_mutex_t mutex;
  uint64_t references;
  HermeticThreadCounts counts;
  /// How often the threads that were young became older ones.
  uint64_t generation;
};

static _Thread_local struct HermeticThreads *family;

#if !__has_feature(thread_sanitizer)
static struct HermeticThreads *makeThreads(void) {
  struct HermeticThreads *threads = calloc(1, sizeof *threads);
  if (threads == NULL) abort();
  pthread_mutex_init(&threads->mutex, NULL);
  threads->references = 1;
  return threads;
}
#endif

static void release(struct HermeticThreads *threads) {
  pthread_mutex_lock(&threads->mutex);
  bool isLast = --threads->references == 0;
  pthread_mutex_unlock(&threads->mutex);
  if (!isLast) return;
  pthread_mutex_destroy(&threads->mutex);
  free(threads);
}

HermeticThreadCounts hermetic_thread_counts(const HermeticState *state) {
  struct HermeticThreads *threads = state->threads;
  if (threads == NULL) return (HermeticThreadCounts){0};
  pthread_mutex_lock(&threads->mutex);
  HermeticThreadCounts counts = threads->counts;
  pthread_mutex_unlock(&threads->mutex);
  return counts;
}

void hermetic_age_threads(HermeticState *state) {
  struct HermeticThreads *threads = state->threads;
  if (threads == NULL) return;
  pthread_mutex_lock(&threads->mutex);
  threads->generation += 1;
  threads->counts.young = 0;
  pthread_mutex_unlock(&threads->mutex);
}

void hermetic_release_threads(HermeticState *state) {
  if (state->threads != NULL) release(state->threads);
  state->threads = NULL;
}

void hermetic_note_foreign_start(void) {
  if (family == NULL) return;
  pthread_mutex_lock(&family->mutex);
  family->counts.starts += 1;
  pthread_mutex_unlock(&family->mutex);
}

/// What a thread of a run starts with, or a piece of work that such a thread gave to libdispatch.
struct Start {
  struct HermeticThreads *threads;
  uint64_t generation;
  union {
    void *(*thread)(void *);
    HermeticFunction work;
  } function;
  void *argument;
};

static struct Start *makeStart(struct HermeticThreads *threads, void *argument) {
  struct Start *start = malloc(sizeof *start);
  if (start == NULL) abort();
  pthread_mutex_lock(&threads->mutex);
  start->threads = threads;
  start->generation = threads->generation;
  start->argument = argument;
  threads->references += 1;
  threads->counts.started += 1;
  threads->counts.alive += 1;
  threads->counts.young += 1;
  pthread_mutex_unlock(&threads->mutex);
  return start;
}

static void uncount(const struct Start *start) {
  pthread_mutex_lock(&start->threads->mutex);
  start->threads->counts.alive -= 1;
  if (start->generation == start->threads->generation) start->threads->counts.young -= 1;
  pthread_mutex_unlock(&start->threads->mutex);
  release(start->threads);
}

static void end(void *argument) {
  family = NULL;
  uncount(argument);
  const HermeticForeignHooks *hooks = hermetic_foreign_hooks();
  if (hooks != NULL) hooks->threadEnds();
}

bool hermetic_has_family(void) { return family != NULL; }

static void runWork(void *argument) {
  struct Start start = *(struct Start *)argument;
  free(argument);
  family = start.threads;
  start.function.work(start.argument);
  end(&start);
}

HermeticFunction hermetic_adopt(HermeticFunction function, void **argument) {
  if (family == NULL) return function;
  struct Start *start = makeStart(family, *argument);
  start->function.work = function;
  *argument = start;
  return runWork;
}

// The sanitizer replaces this function itself, and crashes without it.
#if !__has_feature(thread_sanitizer)

HERMETIC_ORIGINAL(int, pthread_create, pthread_t *, const pthread_attr_t *, void *(*)(void *), void *)

static void *runThread(void *argument) {
  struct Start start = *(struct Start *)argument;
  free(argument);
  family = start.threads;
  void *result;
  // A thread may also end by `pthread_exit`, or be cancelled.
  pthread_cleanup_push(end, &start);
  result = start.function.thread(start.argument);
  pthread_cleanup_pop(1);
  return result;
}

static int startThread(struct HermeticThreads *threads, pthread_t *thread, const pthread_attr_t *attributes,
                       void *(*function)(void *), void *argument) {
  struct Start *start = makeStart(threads, argument);
  start->function.thread = function;
  int error = original_pthread_create()(thread, attributes, runThread, start);
  if (error != 0) {
    uncount(start);
    free(start);
  }
  return error;
}

/// libdispatch starts threads when it has too few, for all work of the process, and the C library starts some for
/// itself. They are not the run's: work that they give to the run is noticed when it arrives.
int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*function)(void *),
                   void *restrict argument) {
  HermeticState *state = hermetic_current();
  if (state == NULL && family == NULL) return original_pthread_create()(thread, attributes, function, argument);
  Dl_info info;
  const char *caller = dladdr(__builtin_return_address(0), &info) != 0 && info.dli_fname != NULL ? info.dli_fname : "";
  if (strstr(caller, "libdispatch") != NULL || strstr(caller, "libc.so") != NULL) {
    return original_pthread_create()(thread, attributes, function, argument);
  }
  if (state == NULL) return startThread(family, thread, attributes, function, argument);
  if (strstr(caller, "libcurl") != NULL || strstr(caller, "FoundationNetworking") != NULL) {
    hermetic_note_start(state, HermeticReachNetwork);
    return original_pthread_create()(thread, attributes, function, argument);
  }
  hermetic_note(state, HermeticReachThread);
  if (state->threads == NULL) state->threads = makeThreads();
  return startThread(state->threads, thread, attributes, function, argument);
}

#endif

HERMETIC_END
