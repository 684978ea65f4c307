/// The part of worker processes that must be C: what may happen in a signal handler, memory that two processes share,
/// and system calls with variadic declarations, which Swift does not see.
#ifndef CWORKERS_H
#define CWORKERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// MARK: The record of a worker

/// What a worker is doing, in memory that it shares with its parent. The memory is still there when the worker has
/// ended. One thread of the worker writes, the parent reads at any time. Texts are cut to their room.
typedef struct WorkerRecord WorkerRecord;

/// The number of bytes that a record takes.
size_t worker_record_size(void);

/// Makes a file in memory for a record; -1 with `errno` when the system has none.
int worker_record_create(void);

/// Maps the record of a file; null with `errno` on failure.
WorkerRecord *_Nullable worker_record_map(int file);
void worker_record_unmap(WorkerRecord *_Nonnull record);

/// Notes that a run begins, by its number from 1. The texts become empty.
void worker_record_begin(WorkerRecord *_Nonnull record, uint64_t run);
/// The calling thread is the one that runs it.
void worker_record_set_thread(WorkerRecord *_Nonnull record);
/// The run has ended.
void worker_record_end(WorkerRecord *_Nonnull record);

typedef enum {
  /// The step, as transcripts print it.
  WorkerTextStep = 0,
  /// Where the document asks for the step.
  WorkerTextPlace = 1,
  /// The steps before it, with their calls.
  WorkerTextHistory = 2,
  /// What was on the screen before the step.
  WorkerTextScreen = 3,
} WorkerText;

void worker_record_set(WorkerRecord *_Nonnull record, WorkerText text, const char *_Nonnull bytes, size_t count);
void worker_record_append(WorkerRecord *_Nonnull record, WorkerText text, const char *_Nonnull bytes, size_t count);

/// The number of the run on stage; 0 when there is none.
uint64_t worker_record_run(const WorkerRecord *_Nonnull record);
/// When it went on stage, in nanoseconds on the monotonic clock.
int64_t worker_record_start(const WorkerRecord *_Nonnull record);
/// The system's number of the thread that runs it.
int32_t worker_record_thread(const WorkerRecord *_Nonnull record);
/// The stack of the fault, innermost first: where it happened, then the addresses that its callers would have gone on
/// at. Null when there is none.
const uint64_t *_Nullable worker_record_frames(const WorkerRecord *_Nonnull record, size_t *_Nonnull count);
/// Where the program's own code lies in the worker's memory.
uint64_t worker_record_image_start(const WorkerRecord *_Nonnull record);
uint64_t worker_record_image_end(const WorkerRecord *_Nonnull record);
/// The signal that is ending the process, and when it came; 0 when there is none.
int32_t worker_record_fault(const WorkerRecord *_Nonnull record);
int64_t worker_record_fault_time(const WorkerRecord *_Nonnull record);
/// Whether a fault came from the end of a stack.
bool worker_record_is_overflow(const WorkerRecord *_Nonnull record);
/// Whether memory was refused just before a fault.
bool worker_record_is_out_of_memory(const WorkerRecord *_Nonnull record);
/// A text; `count` is its length.
const char *_Nonnull worker_record_text(const WorkerRecord *_Nonnull record, WorkerText text, size_t *_Nonnull count);

// MARK: In a worker

/// Prepares the calling process to be a worker: no core files, and a limit on the bytes of its data, stacks included (0
/// for no limit). False with `errno` when the limit was refused.
bool worker_limit_memory(uint64_t bytes);

/// Handles the signals that end a worker: notes in the record where it was, then lets it end.
/// SIGTERM becomes SIGQUIT for the thread that runs a scenario, so that the record has the place of that thread.
void worker_handle_signals(WorkerRecord *_Nonnull record);

/// Asks the system to continue this process when the parent's thread ends, even if the process is stopped. It then
/// finds the end of its pipe.
void worker_follow_parent(void);

/// Makes standard output write each line when it ends, even when it is a pipe or a file.
void worker_write_lines_at_once(void);

/// A hash of the state that runs in a process share and should not change: working directory, file mode mask, limits,
/// signal handlers, environment variables (without TZ, which the stage sets).
uint64_t worker_process_state(void);

/// Moves a descriptor to a high number, which components do not use; -1 on failure. It is closed on exec.
int worker_move_descriptor(int descriptor);

/// A number for the file or pipe behind a descriptor; 0 when the descriptor is closed.
uint64_t worker_file_number(int descriptor);

// MARK: In a parent

/// How a worker is started.
typedef struct {
  const char *_Nonnull executable;
  char *_Nullable const *_Nonnull arguments;
  char *_Nullable const *_Nonnull environment;
  /// Become descriptors 1 and 2, 3, 4 and 5 of the worker.
  int output;
  int commands;
  int events;
  int record;
} WorkerStart;

/// Starts a worker in a process group of its own, with no other descriptors than those. Returns 0 or an error number.
int worker_spawn(const WorkerStart *_Nonnull start, pid_t *_Nonnull process);

/// A descriptor on which `poll` reports something when a child process has ended. The process still has to be waited
/// for.
///
/// It is a process descriptor, or, where the system refuses one, a pipe that a thread closes. -1 with `errno` when
/// there is neither.
int worker_process_descriptor(pid_t process);

/// The ways to notice the end of a process, the best one first.
typedef enum {
  WorkerWatchDescriptor = 0,
  WorkerWatchThread = 1,
  WorkerWatchNone = 2,
} WorkerWatch;

/// Makes `worker_process_descriptor` behave as on a system without the better ways, for tests.
void worker_limit_watch(WorkerWatch best);

/// Makes orphans of this process's children its own children, so that they can be found.
void worker_adopt_orphans(void);

/// The position of some bytes in others; -1 when they are not there. What a component prints can be megabytes.
ptrdiff_t worker_find(const void *_Nonnull bytes, size_t count, const void *_Nonnull wanted, size_t wantedCount);

/// The file that the Swift runtime was loaded from; null when it is part of the program.
const char *_Nullable worker_runtime_path(void);

/// A pipe that is closed on exec. False with `errno` on failure.
bool worker_pipe(int *_Nonnull reading, int *_Nonnull writing);

/// Makes reads and writes of a descriptor return at once.
void worker_set_nonblocking(int descriptor);

/// Handles SIGINT, SIGTERM and SIGHUP: the first one makes the returned descriptor readable, a second one ends the
/// process at once. -1 with `errno` on failure. Signals that are ignored stay so.
int worker_catch_interrupts(void);
/// The first signal that came; 0 when none did.
int worker_interrupt(void);

#endif
