#include <dlfcn.h>
#include <stddef.h>

#include "CHermetic.h"
#include "Instrumentation.h"

HERMETIC_BEGIN

/// Exported by the concurrency runtime but declared by no header. With one pointer or none as arguments Swift's calling
/// convention and C's agree on the processors that Swift supports on Linux.
extern uint64_t swift_task_getJobTaskId(void *job);
extern void *swift_task_getCurrent(void);
extern const char *swift_task_getCurrentTaskName(void);
extern void swift_task_cancel(void *task);
extern size_t swift_task_getJobFlags(void *task);

uint64_t hermetic_job_identifier(void *job) { return swift_task_getJobTaskId(job); }

void *hermetic_current_task(void) { return swift_task_getCurrent(); }

const char *hermetic_current_task_name(void) {
  return swift_task_getCurrent() == NULL ? NULL : swift_task_getCurrentTaskName();
}

void hermetic_cancel_task(void *task) { swift_task_cancel(task); }

/// What the runtime keeps of a task, where layout version 1 has it: its status, and a list of records, one of which may
/// hold the name. The runtime has no function that says whether a task has ended.
struct Task {
  uint64_t head[12];
  uint64_t status;
  struct StatusRecord *records;
};

struct StatusRecord {
  uint64_t kind;
  struct StatusRecord *parent;
  const char *name;
};

static const uint64_t statusIsComplete = 1 << 13;
static const uint64_t recordKindIsName = 6;
static const size_t flagIsChild = (size_t)1 << 24;
static const size_t flagIsAsyncLet = (size_t)1 << 28;

bool hermetic_task_layout(HermeticTaskLayout *layout) {
  const uint32_t *version = dlsym(RTLD_DEFAULT, "_swift_concurrency_debug_internal_layout_version");
  const size_t *size = dlsym(RTLD_DEFAULT, "_swift_concurrency_debug_asyncTaskSize");
  if (version == NULL || size == NULL) return false;
  *layout = (HermeticTaskLayout){*version, *size};
  return true;
}

bool hermetic_task_is_complete(const void *task) {
  return (((const struct Task *)task)->status & statusIsComplete) != 0;
}

const char *hermetic_task_name(const void *task) {
  const struct StatusRecord *record = ((const struct Task *)task)->records;
  for (; record != NULL; record = record->parent) {
    if ((record->kind & 0xFF) == recordKindIsName) return record->name;
  }
  return NULL;
}

bool hermetic_task_is_child(void *task) { return (swift_task_getJobFlags(task) & flagIsChild) != 0; }

bool hermetic_task_is_async_let(void *task) { return (swift_task_getJobFlags(task) & flagIsAsyncLet) != 0; }

HERMETIC_END
