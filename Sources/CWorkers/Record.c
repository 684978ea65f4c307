#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "Record.h"

static const size_t room[] = {sizeof((WorkerRecord *)0)->step, sizeof((WorkerRecord *)0)->place,
                              sizeof((WorkerRecord *)0)->history, sizeof((WorkerRecord *)0)->screen};

static char *bytesOf(WorkerRecord *record, WorkerText text) {
  switch (text) {
  case WorkerTextStep: return record->step;
  case WorkerTextPlace: return record->place;
  case WorkerTextHistory: return record->history;
  default: return record->screen;
  }
}

size_t worker_record_size(void) { return sizeof(WorkerRecord); }

int worker_record_create(void) {
  int made = memfd_create("scenario-run-worker", MFD_CLOEXEC);
  if (made < 0) return -1;
  // Above the descriptors that a worker is started with.
  int file = fcntl(made, F_DUPFD_CLOEXEC, 10);
  close(made);
  if (file >= 0 && ftruncate(file, sizeof(WorkerRecord)) != 0) {
    close(file);
    return -1;
  }
  return file;
}

WorkerRecord *worker_record_map(int file) {
  void *memory = mmap(NULL, sizeof(WorkerRecord), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

void worker_record_unmap(WorkerRecord *record) { munmap(record, sizeof(WorkerRecord)); }

/// The number is written last when a run begins and cleared first when it ends. While it is there, the rest belongs to
/// that run.
void worker_record_begin(WorkerRecord *record, uint64_t run) {
  struct timespec now;
  // The system's own clock: the calling thread is not in a world yet.
  clock_gettime(CLOCK_MONOTONIC, &now);
  for (int text = 0; text < WorkerTextCount; text++) atomic_store(&record->count[text], 0);
  atomic_store(&record->start, now.tv_sec * 1000000000LL + now.tv_nsec);
  atomic_store(&record->run, run);
}

void worker_record_set_thread(WorkerRecord *record) {
  atomic_store(&record->thread, gettid());
  // What failed before the step says nothing about it.
  errno = 0;
}

void worker_record_end(WorkerRecord *record) { atomic_store(&record->run, 0); }

void worker_record_set(WorkerRecord *record, WorkerText text, const char *bytes, size_t count) {
  if (count > room[text]) count = room[text];
  atomic_store(&record->count[text], 0);
  memcpy(bytesOf(record, text), bytes, count);
  atomic_store(&record->count[text], (uint32_t)count);
}

void worker_record_append(WorkerRecord *record, WorkerText text, const char *bytes, size_t count) {
  size_t old = atomic_load(&record->count[text]);
  if (old > room[text]) return;
  if (count > room[text] - old) count = room[text] - old;
  memcpy(bytesOf(record, text) + old, bytes, count);
  atomic_store(&record->count[text], (uint32_t)(old + count));
}

uint64_t worker_record_run(const WorkerRecord *record) { return atomic_load(&record->run); }
int64_t worker_record_start(const WorkerRecord *record) { return atomic_load(&record->start); }
int32_t worker_record_thread(const WorkerRecord *record) { return atomic_load(&record->thread); }
int32_t worker_record_fault(const WorkerRecord *record) { return atomic_load(&record->fault); }
int64_t worker_record_fault_time(const WorkerRecord *record) { return atomic_load(&record->faultTime); }
const uint64_t *worker_record_frames(const WorkerRecord *record, size_t *count) {
  size_t stored = atomic_load(&record->frameCount);
  *count = stored <= WorkerFrameCount ? stored : 0;
  return *count == 0 ? NULL : record->frames;
}

/// The first image is the program's own.
static int noteImage(struct dl_phdr_info *image, size_t size, void *argument) {
  (void)size;
  WorkerRecord *record = argument;
  uint64_t end = 0;
  for (int index = 0; index < image->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &image->dlpi_phdr[index];
    if (header->p_type == PT_LOAD && header->p_vaddr + header->p_memsz > end) end = header->p_vaddr + header->p_memsz;
  }
  atomic_store(&record->imageStart, image->dlpi_addr);
  atomic_store(&record->imageEnd, image->dlpi_addr + end);
  return 1;
}

void worker_record_set_image(WorkerRecord *record) { dl_iterate_phdr(noteImage, record); }

uint64_t worker_record_image_start(const WorkerRecord *record) { return atomic_load(&record->imageStart); }
uint64_t worker_record_image_end(const WorkerRecord *record) { return atomic_load(&record->imageEnd); }

bool worker_record_is_overflow(const WorkerRecord *record) { return atomic_load(&record->isOverflow); }
bool worker_record_is_out_of_memory(const WorkerRecord *record) { return atomic_load(&record->isOutOfMemory); }

const char *worker_record_text(const WorkerRecord *record, WorkerText text, size_t *count) {
  // A component may have overwritten the count: nothing is read beyond the text's room.
  size_t stored = atomic_load(&record->count[text]);
  *count = stored <= room[text] ? stored : room[text];
  return bytesOf((WorkerRecord *)record, text);
}
