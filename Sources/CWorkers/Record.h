#ifndef RECORD_H
#define RECORD_H

#include <stdatomic.h>

#include "CWorkers.h"

enum { WorkerTextCount = 4, WorkerFrameCount = 64 };

struct WorkerRecord {
  _Atomic uint64_t run;
  _Atomic int64_t start;
  _Atomic int32_t thread;
  /// The signal that is ending the process, and when it came; 0 before.
  _Atomic int32_t fault;
  _Atomic int64_t faultTime;
  /// Where the program's own code lies in the worker's memory.
  _Atomic uint64_t imageStart;
  _Atomic uint64_t imageEnd;
  /// The return addresses on the stack of the fault, innermost first; the first is that of the fault itself.
  _Atomic uint32_t frameCount;
  uint64_t frames[WorkerFrameCount];
  _Atomic bool isOverflow;
  _Atomic bool isOutOfMemory;
  _Atomic uint32_t count[WorkerTextCount];
  char step[2 << 10];
  char place[2 << 10];
  char history[32 << 10];
  char screen[32 << 10];
};

/// Notes where the program lies in memory.
void worker_record_set_image(WorkerRecord *_Nonnull record);

#endif
