#define _GNU_SOURCE
#include <errno.h>
#include <execinfo.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#include "Record.h"

bool worker_limit_memory(uint64_t bytes) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  if (bytes == 0) return true;
  struct rlimit limit;
  if (getrlimit(RLIMIT_DATA, &limit) != 0) return false;
  if (limit.rlim_max != RLIM_INFINITY && limit.rlim_max < bytes) bytes = limit.rlim_max;
  limit.rlim_cur = bytes;
  return setrlimit(RLIMIT_DATA, &limit) == 0;
}

static WorkerRecord *handled;

static uintptr_t programCounter(const void *context) {
#if defined(__x86_64__)
  return (uintptr_t)((const ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  return (uintptr_t)((const ucontext_t *)context)->uc_mcontext.pc;
#else
  return 0;
#endif
}

static uintptr_t stackPointer(const void *context) {
#if defined(__x86_64__)
  return (uintptr_t)((const ucontext_t *)context)->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  return (uintptr_t)((const ucontext_t *)context)->uc_mcontext.sp;
#else
  return 0;
#endif
}

/// A push or a call beyond the end of a stack touches memory beside the stack pointer; a wild address is elsewhere.
static bool isBesideStack(const siginfo_t *info, const void *context) {
  static const uintptr_t reach = 256 << 10;
  uintptr_t address = (uintptr_t)info->si_addr, stack = stackPointer(context);
  return stack != 0 && (address > stack ? address - stack : stack - address) < reach;
}

/// Notes the first signal. Later ones are consequences of it.
static void noteFault(int signal) {
  if (atomic_load(&handled->fault) != 0) return;
  struct timespec now;
  // Not this process's own function of the name: that asks for the thread's world.
  syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &now);
  atomic_store(&handled->faultTime, now.tv_sec * 1000000000LL + now.tv_nsec);
  atomic_store(&handled->fault, signal);
}

/// Walks the stack. `backtrace` is not safe in a signal handler, but the process ends here in any case. If the walk
/// crashes or hangs, the parent already knows the signal.
static void noteFrames(const void *context) {
  if (atomic_load(&handled->frameCount) != 0) return;
  void *addresses[WorkerFrameCount];
  int count = backtrace(addresses, WorkerFrameCount);
  uintptr_t fault = programCounter(context);
  // The handler's own frames come first; behind them is the one that was interrupted.
  int start = 0;
  while (start < count && (uintptr_t)addresses[start] != fault) start++;
  if (start == count) start = count < 2 ? count : 2;
  uint32_t stored = 0;
  if (fault != 0) handled->frames[stored++] = fault;
  for (int index = start; index < count && stored < WorkerFrameCount; index++) {
    if ((uintptr_t)addresses[index] != fault) handled->frames[stored++] = (uintptr_t)addresses[index];
  }
  atomic_store(&handled->frameCount, stored);
}

static void handleFault(int signal, siginfo_t *info, void *context) {
  // The error of the last failed call, before a call here changes it.
  bool isOutOfMemory = errno == ENOMEM;
  noteFault(signal);
  if ((signal == SIGSEGV || signal == SIGBUS) && info->si_code > 0 && isBesideStack(info, context)) {
    atomic_store(&handled->isOverflow, true);
  }
  noteFrames(context);
  if (isOutOfMemory) atomic_store(&handled->isOutOfMemory, true);
  // The default action, not the handler that was installed before: the runtime's makes a backtrace of its own, which
  // takes longer than the rest of a crash. The process must also end when the signal was sent by `kill`.
  struct sigaction fallback = {0};
  fallback.sa_handler = SIG_DFL;
  sigaction(signal, &fallback, NULL);
  raise(signal);
}

static void handleTermination(int signal) {
  int error = errno;
  if (atomic_load(&handled->run) == 0) _exit(128 + SIGTERM);
  noteFault(signal);
  tgkill(getpid(), atomic_load(&handled->thread), SIGQUIT);
  errno = error;
}

static pid_t parent;

/// The pipe is a component's, or the parent's. When the parent has ended, another thread removes the worker's files and
/// ends the process, and this handler must wait for that. A parent that is ending closes its pipes a moment before it
/// has ended.
static void handlePipe(int signal, siginfo_t *info, void *context) {
  const struct timespec interval = {0, 1000000};
  for (int round = 0; round < 20 && getppid() == parent; round++) syscall(SYS_nanosleep, &interval, NULL);
  while (getppid() != parent) pause();
  handleFault(signal, info, context);
}

void worker_handle_signals(WorkerRecord *record) {
  handled = record;
  parent = getppid();
  worker_record_set_image(record);
  // The first walk loads libraries, which a handler must not do.
  void *none[1];
  backtrace(none, 1);
  static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGQUIT};
  for (size_t index = 0; index < sizeof faults / sizeof *faults; index++) {
    struct sigaction action = {0};
    action.sa_sigaction = handleFault;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    sigaction(faults[index], &action, NULL);
  }
  struct sigaction pipe = {0};
  pipe.sa_sigaction = handlePipe;
  pipe.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigaction(SIGPIPE, &pipe, NULL);
  struct sigaction termination = {0};
  termination.sa_handler = handleTermination;
  termination.sa_flags = SA_RESTART | SA_ONSTACK;
  sigaction(SIGTERM, &termination, NULL);
}

void worker_follow_parent(void) { prctl(PR_SET_PDEATHSIG, SIGCONT); }

static int interruptPipe[2] = {-1, -1};
static _Atomic int firstInterrupt;

static void handleInterrupt(int signal) {
  int none = 0;
  if (!atomic_compare_exchange_strong(&firstInterrupt, &none, signal)) _exit(128 + signal);
  int error = errno;
  char byte = 0;
  if (write(interruptPipe[1], &byte, 1) != 1) _exit(128 + signal);
  errno = error;
}

int worker_catch_interrupts(void) {
  if (interruptPipe[0] >= 0) return interruptPipe[0];
  if (!worker_pipe(&interruptPipe[0], &interruptPipe[1])) return -1;
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
    struct sigaction action = {0};
    sigaction(signals[index], NULL, &action);
    if (action.sa_handler == SIG_IGN) continue;
    action = (struct sigaction){0};
    action.sa_handler = handleInterrupt;
    action.sa_flags = SA_RESTART;
    sigaction(signals[index], &action, NULL);
  }
  return interruptPipe[0];
}

int worker_interrupt(void) { return atomic_load(&firstInterrupt); }
