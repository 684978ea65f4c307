#define _GNU_SOURCE
#include <pthread.h>
#include <spawn.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "Original.h"

HERMETIC_ORIGINAL(int, timerfd_settime, int, int, const struct itimerspec *, struct itimerspec *)
HERMETIC_ORIGINAL(int, connect, int, const struct sockaddr *, socklen_t)
HERMETIC_ORIGINAL(int, posix_spawn, pid_t *, const char *, const posix_spawn_file_actions_t *,
                  const posix_spawnattr_t *, char *const *, char *const *)

static void note(HermeticReach reach) {
  HermeticState *state = hermetic_current();
  if (state != NULL) hermetic_note(state, reach);
}

/// `Timer` and `RunLoop` wait on timer descriptors, in the kernel's time.
int timerfd_settime(int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
  note(HermeticReachRunLoopTimer);
  return original_timerfd_settime()(descriptor, flags, value, old);
}

int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
  if (address != NULL && (address->sa_family == AF_INET || address->sa_family == AF_INET6)) {
    note(HermeticReachNetwork);
  }
  return original_connect()(descriptor, address, length);
}

int posix_spawn(pid_t *restrict process, const char *restrict path, const posix_spawn_file_actions_t *restrict actions,
                const posix_spawnattr_t *restrict attributes, char *const arguments[restrict],
                char *const environment[restrict]) {
  note(HermeticReachSubprocess);
  return original_posix_spawn()(process, path, actions, attributes, arguments, environment);
}

HERMETIC_ORIGINAL(int, pthread_create, pthread_t *, const pthread_attr_t *, void *(*)(void *), void *)

/// A thread that runs beside the world's. libdispatch starts threads when it has too few, whoever needs them, and the C
/// library for its own ends: what they do reaches the run elsewhere, if at all.
int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*function)(void *),
                   void *restrict argument) {
  HermeticState *state = hermetic_current();
  if (state != NULL) {
    Dl_info info;
    const char *name = dladdr(__builtin_return_address(0), &info) != 0 && info.dli_fname != NULL ? info.dli_fname : "";
    if (strstr(name, "libcurl") != NULL || strstr(name, "FoundationNetworking") != NULL) {
      hermetic_note(state, HermeticReachNetwork);
    } else if (strstr(name, "libdispatch") == NULL && strstr(name, "libc.so") == NULL) {
      hermetic_note(state, HermeticReachThread);
    }
  }
  return original_pthread_create()(thread, attributes, function, argument);
}
