/// The part of a hermetic world that must be C: functions of the C library and of libdispatch that are replaced in the
/// executable, so that unmodified code finds the world's clock, randomness and queues. Every replacement asks one
/// thread-local pointer: only the thread that runs a world is diverted, all other threads reach the originals.
#ifndef CHERMETIC_H
#define CHERMETIC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What code on a world's thread did that the world does not control.
typedef enum {
  HermeticReachRunLoopTimer = 0,
  HermeticReachDispatchTimer = 1,
  HermeticReachThreadSleep = 2,
  HermeticReachSubprocess = 3,
  HermeticReachNetwork = 4,
  HermeticReachBlockingWait = 5,
  HermeticReachThread = 6,
  /// A synchronous call to the main queue from the main queue.
  HermeticReachMainDeadlock = 7,
  HermeticReachCount = 8,
} HermeticReach;

/// A function that does a piece of work.
typedef void (*HermeticFunction)(void *_Nullable argument);

/// How a piece of work given to libdispatch comes to the world.
typedef struct {
  /// Queues `function(argument)` for `queue`. `delay` is in nanoseconds from now; 0 means as soon as possible.
  void (*_Nonnull enqueue)(void *_Nonnull context, void *_Nonnull queue,
                           HermeticFunction _Nonnull function, void *_Nullable argument, int64_t delay);
  /// Runs what waits for `queue`, as a synchronous call on that queue must come after it.
  void (*_Nonnull flush)(void *_Nonnull context, void *_Nonnull queue);
  /// Runs one ready piece of work that is not the main queue's. False when there is none.
  bool (*_Nonnull runBackground)(void *_Nonnull context);
  /// Remembers work for when `group` is empty.
  void (*_Nonnull notify)(void *_Nonnull context, void *_Nonnull group, void *_Nonnull queue,
                          HermeticFunction _Nonnull function, void *_Nullable argument);
  /// The run's thread left `group`.
  void (*_Nonnull left)(void *_Nonnull context, void *_Nonnull group);
} HermeticHooks;

struct HermeticDefault;
struct HermeticThreads;

/// The state of one world that the replacements read. It is touched by the world's own thread only.
typedef struct {
  /// The number of the run in this process, from 1.
  uint64_t run;
  /// The wall clock at the start of the run, as seconds and nanoseconds since 1970.
  int64_t startSeconds;
  int64_t startNanoseconds;
  /// Virtual nanoseconds since the start of the run.
  int64_t elapsed;
  /// The states of the generators behind `random(in:)` and behind `UUID()`.
  uint64_t randomState;
  uint64_t identifierState;
  /// What was reached, in the order of the first time.
  uint8_t reached[HermeticReachCount];
  uint8_t reachedCount;
  /// How often the run started something beyond it that may give it work later, other than a thread.
  uint64_t starts;
  /// The threads that the run started; null before the first one.
  struct HermeticThreads *_Nullable threads;
  /// True while work that belongs to the main queue or the main actor runs.
  bool onMain;
  /// What user defaults held before the run wrote to them.
  struct HermeticDefault *_Nullable defaults;
  void *_Nullable context;
  HermeticHooks hooks;
} HermeticState;

/// The world of the calling thread, or null.
HermeticState *_Nullable hermetic_current(void);

/// Notes that the run reached something that its world does not control.
void hermetic_note(HermeticState *_Nonnull state, HermeticReach reach);

/// How threads without a world reach the run that has the main queue.
typedef struct {
  /// Takes work for the main queue, with a reference to the queue, or returns false. `run` is the number of the run
  /// which the work belongs to; 0 when that is not known.
  bool (*_Nonnull take)(void *_Nonnull queue, HermeticFunction _Nonnull function, void *_Nullable argument,
                        int64_t delay, uint64_t run);
  /// Whether a run takes all work for the main queue now.
  bool (*_Nonnull takesMainQueue)(void);
  /// The calling thread left a dispatch group.
  void (*_Nonnull leftGroup)(void);
  /// A thread that a run started has ended, or work that such a thread gave to libdispatch.
  void (*_Nonnull threadEnds)(void);
} HermeticForeignHooks;
void hermetic_set_foreign_hooks(const HermeticForeignHooks *_Nonnull hooks);
const HermeticForeignHooks *_Nullable hermetic_foreign_hooks(void);

/// Gives up work that will not run: a thread that waits for it continues.
void hermetic_abandon(HermeticFunction _Nonnull function, void *_Nullable argument);

/// The state of the threads that a run started. Threads that these started count too, and the work that they gave to
/// libdispatch.
typedef struct {
  /// How many were started.
  uint64_t started;
  /// How many have not ended.
  uint64_t alive;
  /// How many of those were started since `hermetic_age_threads`.
  uint64_t young;
  /// How often they started something else that may give the run work after they have ended.
  uint64_t starts;
} HermeticThreadCounts;
HermeticThreadCounts hermetic_thread_counts(const HermeticState *_Nonnull state);

/// From now on the threads that a run has started are not young.
void hermetic_age_threads(HermeticState *_Nonnull state);

/// Ends the count of a run's threads.
void hermetic_release_threads(HermeticState *_Nonnull state);

/// Restores the user defaults that a run wrote.
void hermetic_restore_defaults(HermeticState *_Nonnull state);

/// Makes `state` the world of the calling thread; null ends the diversion.
void hermetic_set_current(HermeticState *_Nullable state);

/// Nanoseconds on a monotonic clock that no world replaces.
int64_t hermetic_real_nanoseconds(void);

/// Runs work on the calling thread as `queue` would: directly for the main queue, else inside the queue, so that
/// mutual exclusion and queue-specific values hold. Releases the queue.
void hermetic_run_on_queue(void *_Nonnull queue, HermeticFunction _Nonnull function, void *_Nullable argument);

/// Whether the blocks of `queue` run on the main queue.
bool hermetic_is_main_queue(const void *_Nonnull queue);

/// Whether a dispatch group is empty.
bool hermetic_group_is_empty(void *_Nonnull group);

/// Gives back a group kept for a notification.
void hermetic_release_object(void *_Nonnull object);

/// The process-wide unique number of a job's task. Later tasks have greater numbers.
uint64_t hermetic_job_identifier(void *_Nonnull job);

/// The task that runs on the calling thread, or null.
void *_Nullable hermetic_current_task(void);

/// The name of the task that runs on the calling thread, or null. Valid while the task lives.
const char *_Nullable hermetic_current_task_name(void);

/// What the concurrency runtime says about how it lays out a task.
typedef struct {
  uint32_t version;
  size_t size;
} HermeticTaskLayout;

/// Reads the layout of this process's runtime. False when the runtime does not say.
bool hermetic_task_layout(HermeticTaskLayout *_Nonnull layout);

/// Whether a task has ended. The task must be retained, and its layout known.
bool hermetic_task_is_complete(const void *_Nonnull task);

/// The name that a task was given, or null. Valid while the task lives. Its layout must be known.
const char *_Nullable hermetic_task_name(const void *_Nonnull task);

/// Whether a task is the child of another, in a group or by `async let`.
bool hermetic_task_is_child(void *_Nonnull task);

/// Whether a task was made by `async let`: it lies in its parent's memory and cannot be retained.
bool hermetic_task_is_async_let(void *_Nonnull task);

/// Cancels a task.
void hermetic_cancel_task(void *_Nonnull task);

/// Starts a detached thread with the largest stack, up to `stackSize` bytes, that the system grants.
/// Returns 0 or an error number.
int hermetic_start_thread(size_t stackSize, void *_Nullable (*_Nonnull function)(void *_Nullable),
                          void *_Nullable argument);

/// A counter that threads can wait for in real time, even on a world's thread.
typedef struct HermeticGate HermeticGate;

HermeticGate *_Nonnull hermetic_gate_create(void);
void hermetic_gate_destroy(HermeticGate *_Nonnull gate);
/// Adds one and wakes a waiting thread.
void hermetic_gate_signal(HermeticGate *_Nonnull gate);
/// Waits until the counter is positive and takes one. A negative time-out waits for ever. False after the time-out.
bool hermetic_gate_wait(HermeticGate *_Nonnull gate, int64_t timeoutNanoseconds);

/// The file that code or data at an address was loaded from; null when it was not loaded from one.
const char *_Nullable hermetic_file_of(const void *_Nonnull address);

/// Whether hash values are the same in every process (see Hashing.c).
bool hermetic_hashing_is_deterministic(void);

#endif
