#define _GNU_SOURCE
#include <errno.h>
#include <sys/time.h>
#include <time.h>

#include "Original.h"

HERMETIC_BEGIN

HERMETIC_ORIGINAL(int, clock_gettime, clockid_t, struct timespec *)
HERMETIC_ORIGINAL(int, gettimeofday, struct timeval *, void *)
HERMETIC_ORIGINAL(time_t, time, time_t *)

/// What the monotonic clocks show when a run starts: one day, so that nothing computes an instant before zero.
static const int64_t monotonicStart = 86400;
static const int64_t billion = 1000000000;

static void wallTime(const HermeticState *state, struct timespec *result) {
  int64_t nanoseconds = state->startNanoseconds + state->elapsed % billion;
  result->tv_sec = state->startSeconds + state->elapsed / billion + nanoseconds / billion;
  result->tv_nsec = nanoseconds % billion;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
  const HermeticState *state = hermetic_current();
  if (state != NULL) {
    switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_TAI:
      wallTime(state, result);
      return 0;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_BOOTTIME:
      result->tv_sec = monotonicStart + state->elapsed / billion;
      result->tv_nsec = state->elapsed % billion;
      return 0;
    default:
      break;
    }
  }
  return original_clock_gettime()(clock, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  const HermeticState *state = hermetic_current();
  if (state != NULL) {
    struct timespec now;
    wallTime(state, &now);
    result->tv_sec = now.tv_sec;
    result->tv_usec = now.tv_nsec / 1000;
    return 0;
  }
  return original_gettimeofday()(result, zone);
}

time_t time(time_t *result) {
  const HermeticState *state = hermetic_current();
  if (state == NULL) return original_time()(result);
  struct timespec now;
  wallTime(state, &now);
  if (result != NULL) *result = now.tv_sec;
  return now.tv_sec;
}

int64_t hermetic_real_nanoseconds(void) {
  struct timespec now;
  original_clock_gettime()(CLOCK_MONOTONIC, &now);
  return now.tv_sec * billion + now.tv_nsec;
}

HERMETIC_END
