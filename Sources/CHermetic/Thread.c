#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>

#include "Original.h"

HERMETIC_BEGIN

/// What a new thread starts with.
struct Start {
  void *(*function)(void *);
  void *argument;
};

/// Signal handlers of this thread have a stack of their own, so that a handler still runs when the deep stack is full.
/// Signals reach this thread: threads of libdispatch, and threads that these start, block them.
static void *startOpenToSignals(void *argument) {
  struct Start start = *(struct Start *)argument;
  free(argument);
  static const size_t size = 128 << 10;
  stack_t stack = {.ss_sp = malloc(size), .ss_size = size};
  if (stack.ss_sp != NULL) sigaltstack(&stack, NULL);
  sigset_t none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, NULL);
  return start.function(start.argument);
}

int hermetic_start_thread(size_t stackSize, void *(*function)(void *), void *argument) {
  pthread_attr_t attributes;
  int error = pthread_attr_init(&attributes);
  if (error != 0) return error;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  struct Start *start = malloc(sizeof *start);
  if (start == NULL) abort();
  *start = (struct Start){function, argument};
  for (error = EAGAIN; error != 0 && stackSize >= 1 << 20; stackSize /= 2) {
    pthread_t thread;
    pthread_attr_setstacksize(&attributes, stackSize);
    error = pthread_create(&thread, &attributes, startOpenToSignals, start);
  }
  if (error != 0) free(start);
  pthread_attr_destroy(&attributes);
  return error;
}

struct HermeticGate {
  pthread_mutex_t mutex;
  pthread_cond_t condition;
  uint64_t count;
};

HermeticGate *hermetic_gate_create(void) {
  HermeticGate *gate = calloc(1, sizeof *gate);
  if (gate == NULL) abort();
  pthread_mutex_init(&gate->mutex, NULL);
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&gate->condition, &attributes);
  pthread_condattr_destroy(&attributes);
  return gate;
}

void hermetic_gate_destroy(HermeticGate *gate) {
  pthread_cond_destroy(&gate->condition);
  pthread_mutex_destroy(&gate->mutex);
  free(gate);
}

void hermetic_gate_signal(HermeticGate *gate) {
  pthread_mutex_lock(&gate->mutex);
  gate->count += 1;
  pthread_cond_signal(&gate->condition);
  pthread_mutex_unlock(&gate->mutex);
}

bool hermetic_gate_wait(HermeticGate *gate, int64_t timeoutNanoseconds) {
  struct timespec deadline = {0, 0};
  if (timeoutNanoseconds >= 0) {
    int64_t now = hermetic_real_nanoseconds();
    int64_t end = timeoutNanoseconds > INT64_MAX - now ? INT64_MAX : now + timeoutNanoseconds;
    deadline.tv_sec = end / 1000000000;
    deadline.tv_nsec = end % 1000000000;
  }
  pthread_mutex_lock(&gate->mutex);
  // No time at all is a question, not a wait: even a wait that is over already can cost a time slice.
  int error = timeoutNanoseconds == 0 ? ETIMEDOUT : 0;
  while (gate->count == 0 && error != ETIMEDOUT) {
    error = timeoutNanoseconds < 0 ? pthread_cond_wait(&gate->condition, &gate->mutex)
                                   : pthread_cond_timedwait(&gate->condition, &gate->mutex, &deadline);
  }
  bool isOpen = gate->count > 0;
  if (isOpen) gate->count -= 1;
  pthread_mutex_unlock(&gate->mutex);
  return isOpen;
}

HERMETIC_END
