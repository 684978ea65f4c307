/// The part of a hermetic world that must be C: functions of the C library and of libdispatch that are replaced in the
/// executable, so that unmodified code finds the world's clock, randomness and queues. Every replacement asks one
/// thread-local pointer: only the thread that runs a world is diverted, all other threads reach the originals.
#ifndef CHERMETIC_H
#define CHERMETIC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What code on a world's thread did that the world cannot take over.
typedef enum {
  HermeticReachRunLoopTimer = 0,
  HermeticReachDispatchTimer = 1,
  HermeticReachThreadSleep = 2,
  HermeticReachSubprocess = 3,
  HermeticReachNetwork = 4,
  HermeticReachBlockingWait = 5,
  HermeticReachThread = 6,
  HermeticReachCount = 7,
} HermeticReach;

/// How a piece of work given to libdispatch comes to the world.
typedef struct {
  /// Queues `function(argument)` for `queue`. `delay` is in nanoseconds from now; 0 means as soon as possible.
  void (*_Nonnull enqueue)(void *_Nonnull context, void *_Nonnull queue,
                           void (*_Nonnull function)(void *_Nullable), void *_Nullable argument, int64_t delay);
  /// Runs what waits for `queue`, as a synchronous call on that queue must come after it.
  void (*_Nonnull flush)(void *_Nonnull context, void *_Nonnull queue);
  /// Runs one ready piece of work that is not the main queue's. False when there is none.
  bool (*_Nonnull runBackground)(void *_Nonnull context);
  /// Remembers work for when `group` is empty.
  void (*_Nonnull notify)(void *_Nonnull context, void *_Nonnull group, void *_Nonnull queue,
                          void (*_Nonnull function)(void *_Nullable), void *_Nullable argument);
  /// Somebody left `group`.
  void (*_Nonnull left)(void *_Nonnull context, void *_Nonnull group);
} HermeticHooks;

struct HermeticDefault;

/// The state of one world that the replacements read. It is touched by the world's own thread only.
typedef struct {
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
  /// True while work that belongs to the main queue or the main actor runs.
  bool onMain;
  /// What user defaults held before the run wrote to them.
  struct HermeticDefault *_Nullable defaults;
  void *_Nullable context;
  HermeticHooks hooks;
} HermeticState;

/// The world of the calling thread, or null.
HermeticState *_Nullable hermetic_current(void);

/// Notes that the run reached something that it cannot take over.
void hermetic_note(HermeticState *_Nonnull state, HermeticReach reach);

/// Who is asked for work that a thread without a world gives to the main queue. Takes it, with a reference to the queue, or
/// returns false.
typedef bool (*HermeticForeignHook)(void *_Nonnull queue, void (*_Nonnull function)(void *_Nullable),
                                    void *_Nullable argument, int64_t delay);
void hermetic_set_foreign_hook(HermeticForeignHook _Nullable hook);

/// Ends what user defaults remember of a run: what it wrote is as it was before.
void hermetic_restore_defaults(HermeticState *_Nonnull state);

/// Makes `state` the world of the calling thread; null ends the diversion.
void hermetic_set_current(HermeticState *_Nullable state);

/// Nanoseconds on a monotonic clock that no world replaces.
int64_t hermetic_real_nanoseconds(void);

/// Runs work on the calling thread as `queue` would: directly for the main queue, else inside the queue, so that
/// mutual exclusion and queue-specific values hold. Releases the queue.
void hermetic_run_on_queue(void *_Nonnull queue, void (*_Nonnull function)(void *_Nullable), void *_Nullable argument);

/// Whether `queue` is the main queue.
bool hermetic_is_main_queue(const void *_Nonnull queue);

/// Whether nobody is inside `group`.
bool hermetic_group_is_empty(void *_Nonnull group);

/// Gives back a group kept for a notification.
void hermetic_release_object(void *_Nonnull object);

/// The process-wide unique number of a job's task. Later tasks have greater numbers.
uint64_t hermetic_job_identifier(void *_Nonnull job);

/// The task that runs on the calling thread, or null.
void *_Nullable hermetic_current_task(void);

/// The name of the task that runs on the calling thread, or null. Valid while the task lives.
const char *_Nullable hermetic_current_task_name(void);

/// Whether the three functions below know how the runtime lays out a task. If not, they say no.
bool hermetic_knows_tasks(void);

/// Whether a task has ended. The task must be retained.
bool hermetic_task_is_complete(const void *_Nonnull task);

/// The name that a task was given, or null. Valid while the task lives.
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

/// A counter that threads can wait for in real time, whatever their clock says.
typedef struct HermeticGate HermeticGate;

HermeticGate *_Nonnull hermetic_gate_create(void);
void hermetic_gate_destroy(HermeticGate *_Nonnull gate);
/// Adds one and wakes a waiting thread.
void hermetic_gate_signal(HermeticGate *_Nonnull gate);
/// Waits until the counter is positive and takes one. A negative time-out waits for ever. False after the time-out.
bool hermetic_gate_wait(HermeticGate *_Nonnull gate, int64_t timeoutNanoseconds);

/// Whether hash values are the same in every process (see Hashing.c).
bool hermetic_hashing_is_deterministic(void);

#endif
