#ifndef CHERMETIC_ORIGINAL_H
#define CHERMETIC_ORIGINAL_H

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>

#include "CHermetic.h"
#include "Instrumentation.h"

/// The function that a replacement stands for: the next one in the order in which the dynamic linker searches. It is
/// looked up before `main`, so that a signal handler never has to.
#define HERMETIC_ORIGINAL(result, name, ...)                                    \
  typedef result (*name##_function)(__VA_ARGS__);                              \
  static _Atomic(name##_function) name##_pointer;                              \
  static name##_function original_##name(void) {                               \
    name##_function found = atomic_load_explicit(&name##_pointer, memory_order_relaxed); \
    if (found == NULL) {                                                       \
      found = (name##_function)dlsym(RTLD_NEXT, #name);                        \
      atomic_store_explicit(&name##_pointer, found, memory_order_relaxed);     \
    }                                                                          \
    return found;                                                              \
  }                                                                            \
  __attribute__((constructor)) static void resolve_##name(void) { (void)original_##name(); }

/// Fills `buffer` from a generator's state.
void hermetic_fill(uint64_t *generator, void *buffer, size_t count);

/// Notes that the run started something outside of it which may give it work later.
void hermetic_note_start(HermeticState *state, HermeticReach reach);

/// Notes that the calling thread started something outside of the run. It counts if a run started the thread.
void hermetic_note_foreign_start(void);

/// Whether a run started the calling thread, or what it does.
bool hermetic_has_family(void);

/// Counts work that the calling thread gives to libdispatch among a run's threads, if a run started the thread.
///
/// Returns the function to pass instead of `function`, and replaces the argument.
HermeticFunction hermetic_adopt(HermeticFunction function, void **argument);

#endif
