#define _GNU_SOURCE
#include <spawn.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "Original.h"

HERMETIC_BEGIN

HERMETIC_ORIGINAL(int, timerfd_settime, int, int, const struct itimerspec *, struct itimerspec *)
HERMETIC_ORIGINAL(int, connect, int, const struct sockaddr *, socklen_t)
HERMETIC_ORIGINAL(int, posix_spawn, pid_t *, const char *, const posix_spawn_file_actions_t *,
                  const posix_spawnattr_t *, char *const *, char *const *)

static void noteStart(HermeticReach reach) {
  HermeticState *state = hermetic_current();
  if (state == NULL) {
    hermetic_note_foreign_start();
  } else {
    hermetic_note_start(state, reach);
  }
}

/// `Timer` and `RunLoop` wait on timer descriptors, in the kernel's time. No run loop
/// runs here, so they never fire.
int timerfd_settime(int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
  HermeticState *state = hermetic_current();
  if (state != NULL) hermetic_note(state, HermeticReachRunLoopTimer);
  return original_timerfd_settime()(descriptor, flags, value, old);
}

int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
  if (address != NULL && (address->sa_family == AF_INET || address->sa_family == AF_INET6)) {
    noteStart(HermeticReachNetwork);
  }
  return original_connect()(descriptor, address, length);
}

int posix_spawn(pid_t *restrict process, const char *restrict path, const posix_spawn_file_actions_t *restrict actions,
                const posix_spawnattr_t *restrict attributes, char *const arguments[restrict],
                char *const environment[restrict]) {
  noteStart(HermeticReachSubprocess);
  return original_posix_spawn()(process, path, actions, attributes, arguments, environment);
}

HERMETIC_END
