#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#include "Original.h"

HERMETIC_BEGIN

HERMETIC_ORIGINAL(int, kill, pid_t, int)

/// A signal that a run sends to its own process goes to the run's thread. Another thread would handle it later, when
/// the next run is on stage. What ends or stops a thread by a signal ends or stops its process, so nothing else
/// changes.
int kill(pid_t process, int signal) {
  if (hermetic_current() == NULL || process != getpid() || signal == 0) return original_kill()(process, signal);
  int error = pthread_kill(pthread_self(), signal);
  if (error == 0) return 0;
  errno = error;
  return -1;
}

HERMETIC_END
