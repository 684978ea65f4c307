#ifndef CHERMETIC_DISPATCH_H
#define CHERMETIC_DISPATCH_H

#include "Original.h"

/// libdispatch is not declared by a header here: it is found at run time, so that a program without it still links.
/// The replacements are weak, so that a program which contains a static libdispatch keeps that one and still links.
#define HERMETIC_REPLACEMENT __attribute__((weak, visibility("default")))

typedef HermeticFunction Function;
typedef uint64_t DispatchTime;

/// The beginning of every block, as the blocks ABI lays it out.
struct Block {
  void *isa;
  int32_t flags;
  int32_t reserved;
  void (*invoke)(void *block, size_t argument);
  const void *descriptor;
};

/// Runs a copied block once and releases it.
void dispatch_run_block(void *copy);

/// Whether the blocks of `queue` run on the main queue: it is the main queue, or was made with it as its target.
bool dispatch_is_main(const void *queue);

/// Offers work for the main queue to the run that has the main actor. `argument` is a block when `function` is null.
/// False when the work is not for the main queue, or no run takes it.
bool dispatch_offer(void *queue, Function function, void *argument, int64_t delay);

typedef enum {
  /// The run did the work.
  DispatchVisitDone,
  /// The run ended before it did the work.
  DispatchVisitAbandoned,
  /// No run takes the work.
  DispatchVisitRefused,
} DispatchVisit;

/// Offers work for the main queue to a run, and waits until the run has done it.
///
/// `run` is the number of the run that the work belongs to; 0 when that is not known.
DispatchVisit dispatch_visit(void *queue, Function function, void *argument, uint64_t run);

#endif
