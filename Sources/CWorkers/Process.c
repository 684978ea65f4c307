#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CWorkers.h"

extern char **environ;

static uint64_t mix(uint64_t hash, const void *bytes, size_t count) {
  for (size_t index = 0; index < count; index++) hash = (hash ^ ((const uint8_t *)bytes)[index]) * 0x100000001b3;
  return hash;
}

uint64_t worker_process_state(void) {
  uint64_t hash = 0xcbf29ce484222325;
  char folder[PATH_MAX];
  if (getcwd(folder, sizeof folder) != NULL) hash = mix(hash, folder, strlen(folder));
  mode_t mask = umask(0);
  umask(mask);
  hash = mix(hash, &mask, sizeof mask);
  static const int limits[] = {RLIMIT_NOFILE, RLIMIT_DATA, RLIMIT_AS,  RLIMIT_STACK,
                               RLIMIT_FSIZE,  RLIMIT_CPU,  RLIMIT_NPROC};
  for (size_t index = 0; index < sizeof limits / sizeof *limits; index++) {
    struct rlimit limit = {0, 0};
    getrlimit(limits[index], &limit);
    hash = mix(hash, &limit, sizeof limit);
  }
  for (int signal = 1; signal < 32; signal++) {
    // The library that starts child processes installs this one when it is first used.
    if (signal == SIGCHLD) continue;
    struct sigaction action;
    if (sigaction(signal, NULL, &action) == 0) hash = mix(hash, &action.sa_handler, sizeof action.sa_handler);
  }
  for (char **variable = environ; variable != NULL && *variable != NULL; variable++) {
    if (strncmp(*variable, "TZ=", 3) != 0) hash = mix(hash, *variable, strlen(*variable) + 1);
  }
  return hash;
}

void worker_write_lines_at_once(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

int worker_move_descriptor(int descriptor) {
  static const int farAway = 700;
  struct rlimit limit;
  int least = farAway;
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < (rlim_t)least + 16) least = (int)limit.rlim_cur - 16;
  int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, least > 6 ? least : 6);
  if (moved >= 0) close(descriptor);
  return moved;
}

uint64_t worker_file_number(int descriptor) {
  struct stat status;
  if (fstat(descriptor, &status) != 0) return 0;
  return mix(mix(1, &status.st_dev, sizeof status.st_dev), &status.st_ino, sizeof status.st_ino);
}

int worker_spawn(const WorkerStart *start, pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error != 0) return error;
  error = posix_spawnattr_init(&attributes);
  if (error != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return error;
  }
  const int wanted[] = {start->output, start->output, start->commands, start->events, start->record};
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  for (int index = 0; index < 5; index++) posix_spawn_file_actions_adddup2(&actions, wanted[index], index + 1);
  posix_spawn_file_actions_addclosefrom_np(&actions, 6);
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
  error = posix_spawn(process, start->executable, &actions, &attributes, start->arguments, start->environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

static _Atomic WorkerWatch bestWatch = WorkerWatchDescriptor;

void worker_limit_watch(WorkerWatch best) { atomic_store(&bestWatch, best); }

/// What a thread needs that waits for the end of a process.
struct Watch {
  pid_t process;
  int ending;
};

static void *watch(void *argument) {
  struct Watch watch = *(struct Watch *)argument;
  free(argument);
  siginfo_t information;
  // This leaves the process as a zombie: the code that started it reads its status later.
  while (waitid(P_PID, (id_t)watch.process, &information, WEXITED | WNOWAIT) != 0 && errno == EINTR) {}
  close(watch.ending);
  return NULL;
}

/// Starts a thread that closes one end of a pipe when the process ends, and returns the other end.
static int watchWithThread(pid_t process) {
  int reading, writing;
  if (!worker_pipe(&reading, &writing)) return -1;
  struct Watch *start = malloc(sizeof *start);
  if (start == NULL) abort();
  *start = (struct Watch){process, writing};
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, 256 << 10);
  pthread_t thread;
  int error = pthread_create(&thread, &attributes, watch, start);
  pthread_attr_destroy(&attributes);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (error == 0) return reading;
  free(start);
  close(reading);
  close(writing);
  errno = error;
  return -1;
}

int worker_process_descriptor(pid_t process) {
  switch (atomic_load(&bestWatch)) {
  case WorkerWatchDescriptor: {
    int descriptor = (int)syscall(SYS_pidfd_open, process, 0);
    if (descriptor >= 0) return descriptor;
    return watchWithThread(process);
  }
  case WorkerWatchThread: return watchWithThread(process);
  case WorkerWatchNone: break;
  }
  errno = EMFILE;
  return -1;
}

ptrdiff_t worker_find(const void *bytes, size_t count, const void *wanted, size_t wantedCount) {
  const char *found = memmem(bytes, count, wanted, wantedCount);
  return found == NULL ? -1 : found - (const char *)bytes;
}

const char *worker_runtime_path(void) {
  void *symbol = dlsym(RTLD_DEFAULT, "swift_retain");
  Dl_info info;
  return symbol != NULL && dladdr(symbol, &info) != 0 ? info.dli_fname : NULL;
}

void worker_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }

bool worker_pipe(int *reading, int *writing) {
  int ends[2];
  // Above the descriptors that a worker is started with: moving one to its place must not cover another.
  if (pipe2(ends, O_CLOEXEC) != 0) return false;
  *reading = fcntl(ends[0], F_DUPFD_CLOEXEC, 10);
  *writing = fcntl(ends[1], F_DUPFD_CLOEXEC, 10);
  close(ends[0]);
  close(ends[1]);
  if (*reading >= 0 && *writing >= 0) return true;
  int error = errno;
  if (*reading >= 0) close(*reading);
  if (*writing >= 0) close(*writing);
  errno = error;
  return false;
}

void worker_set_nonblocking(int descriptor) {
  int flags = fcntl(descriptor, F_GETFL);
  if (flags >= 0) fcntl(descriptor, F_SETFL, flags | O_NONBLOCK);
}
