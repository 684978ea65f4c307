#include "CHermetic.h"

/// Exported by the concurrency runtime but declared by no header. With one pointer or none as arguments Swift's calling
/// convention and C's agree on the processors that Swift supports on Linux.
extern uint64_t swift_task_getJobTaskId(void *job);
extern void *swift_task_getCurrent(void);
extern const char *swift_task_getCurrentTaskName(void);
extern void swift_task_cancel(void *task);

uint64_t hermetic_job_identifier(void *job) { return swift_task_getJobTaskId(job); }

void *hermetic_current_task(void) { return swift_task_getCurrent(); }

const char *hermetic_current_task_name(void) {
  return swift_task_getCurrent() == NULL ? NULL : swift_task_getCurrentTaskName();
}

void hermetic_cancel_task(void *task) { swift_task_cancel(task); }
