#define _GNU_SOURCE
#include <errno.h>
#include <stdarg.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/types.h>
#include <unistd.h>

#include "Original.h"

HERMETIC_BEGIN

HERMETIC_ORIGINAL(long, syscall, long, ...)
HERMETIC_ORIGINAL(ssize_t, read, int, void *, size_t)
HERMETIC_ORIGINAL(ssize_t, getrandom, void *, size_t, unsigned)
HERMETIC_ORIGINAL(int, getentropy, void *, size_t)
HERMETIC_ORIGINAL(uint32_t, arc4random, void)
HERMETIC_ORIGINAL(void, arc4random_buf, void *, size_t)
HERMETIC_ORIGINAL(uint32_t, arc4random_uniform, uint32_t)

/// SplitMix64: one addition for each value, so that a state is a counter.
void hermetic_fill(uint64_t *generator, void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  while (count > 0) {
    uint64_t value = (*generator += 0x9E3779B97F4A7C15);
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
    value ^= value >> 31;
    size_t length = count < sizeof value ? count : sizeof value;
    memcpy(bytes, &value, length);
    bytes += length;
    count -= length;
  }
}

/// The standard library's generator asks the kernel through this function.
long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  HermeticState *state = hermetic_current();
  if (state != NULL && number == SYS_getrandom) {
    hermetic_fill(&state->randomState, (void *)a, (size_t)b);
    return b;
  }
  return original_syscall()(number, a, b, c, d, e, f);
}

ssize_t getrandom(void *buffer, size_t count, unsigned flags) {
  HermeticState *state = hermetic_current();
  if (state == NULL) return original_getrandom()(buffer, count, flags);
  hermetic_fill(&state->randomState, buffer, count);
  return (ssize_t)count;
}

int getentropy(void *buffer, size_t count) {
  HermeticState *state = hermetic_current();
  if (state == NULL) return original_getentropy()(buffer, count);
  hermetic_fill(&state->randomState, buffer, count);
  return 0;
}

uint32_t arc4random(void) {
  HermeticState *state = hermetic_current();
  if (state == NULL) return original_arc4random()();
  uint32_t value;
  hermetic_fill(&state->randomState, &value, sizeof value);
  return value;
}

void arc4random_buf(void *buffer, size_t count) {
  HermeticState *state = hermetic_current();
  if (state == NULL) return original_arc4random_buf()(buffer, count);
  hermetic_fill(&state->randomState, buffer, count);
}

uint32_t arc4random_uniform(uint32_t bound) {
  HermeticState *state = hermetic_current();
  if (state == NULL) return original_arc4random_uniform()(bound);
  uint64_t value;
  hermetic_fill(&state->randomState, &value, sizeof value);
  return bound == 0 ? 0 : (uint32_t)(value % bound);
}

/// Whether a descriptor is open on `/dev/random` or `/dev/urandom`, by any path.
static bool isRandomDevice(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && S_ISCHR(status.st_mode) && major(status.st_rdev) == 1 &&
         (minor(status.st_rdev) == 8 || minor(status.st_rdev) == 9);
}

/// `UUID()` reads the random device. It has a generator of its own, so that one more random number does not shift every
/// later identifier.
ssize_t read(int descriptor, void *buffer, size_t count) {
  HermeticState *state = hermetic_current();
  if (state != NULL) {
    int saved = errno;
    bool isRandom = isRandomDevice(descriptor);
    errno = saved;
    if (isRandom) {
      hermetic_fill(&state->identifierState, buffer, count);
      return (ssize_t)count;
    }
  }
  return original_read()(descriptor, buffer, count);
}

HERMETIC_END
