#define _GNU_SOURCE
#include <time.h>
#include <unistd.h>

#include "Original.h"

HERMETIC_BEGIN

HERMETIC_ORIGINAL(int, nanosleep, const struct timespec *, struct timespec *)
HERMETIC_ORIGINAL(int, clock_nanosleep, clockid_t, int, const struct timespec *, struct timespec *)
HERMETIC_ORIGINAL(unsigned, sleep, unsigned)
HERMETIC_ORIGINAL(int, usleep, useconds_t)

/// A sleeping thread moves its world's clock. If the clock stood still, Foundation's `Thread.sleep` would never end: it
/// sleeps until the clock has reached the end. The sleep is noted, because nothing else of the run can happen in that
/// time.
static void moveClock(HermeticState *state, int64_t seconds, int64_t nanoseconds) {
  hermetic_note(state, HermeticReachThreadSleep);
  if (seconds < 0 || (seconds == 0 && nanoseconds <= 0)) return;
  int64_t duration;
  if (__builtin_mul_overflow(seconds, (int64_t)1000000000, &duration) ||
      __builtin_add_overflow(duration, nanoseconds, &duration) ||
      __builtin_add_overflow(state->elapsed, duration, &state->elapsed)) {
    state->elapsed = INT64_MAX;
  }
}

int nanosleep(const struct timespec *duration, struct timespec *rest) {
  HermeticState *state = hermetic_current();
  if (state == NULL) return original_nanosleep()(duration, rest);
  moveClock(state, duration->tv_sec, duration->tv_nsec);
  return 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *duration, struct timespec *rest) {
  HermeticState *state = hermetic_current();
  if (state == NULL) return original_clock_nanosleep()(clock, flags, duration, rest);
  struct timespec now = {0, 0};
  if ((flags & TIMER_ABSTIME) != 0) clock_gettime(clock, &now);
  moveClock(state, duration->tv_sec - now.tv_sec, duration->tv_nsec - now.tv_nsec);
  return 0;
}

unsigned sleep(unsigned seconds) {
  HermeticState *state = hermetic_current();
  if (state == NULL) return original_sleep()(seconds);
  moveClock(state, seconds, 0);
  return 0;
}

int usleep(useconds_t microseconds) {
  HermeticState *state = hermetic_current();
  if (state == NULL) return original_usleep()(microseconds);
  moveClock(state, microseconds / 1000000, (int64_t)(microseconds % 1000000) * 1000);
  return 0;
}

HERMETIC_END
