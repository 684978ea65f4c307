#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#include "Original.h"

HERMETIC_BEGIN

HERMETIC_ORIGINAL(int, kill, pid_t, int)

/// A signal that a run sends to its own process is for the run: another thread would take it later, when something else is
/// on stage. Where the process goes, so goes the thread: what ends or stops one ends or stops both.
int kill(pid_t process, int signal) {
  if (hermetic_current() == NULL || process != getpid() || signal == 0) return original_kill()(process, signal);
  int error = pthread_kill(pthread_self(), signal);
  if (error == 0) return 0;
  errno = error;
  return -1;
}

HERMETIC_END
