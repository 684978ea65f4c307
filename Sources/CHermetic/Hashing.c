#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

#include "CHermetic.h"
#include "Instrumentation.h"

HERMETIC_BEGIN

/// What `Hasher` starts from, as the standard library lays it out.
struct HashingParameters {
  uint64_t seed0;
  uint64_t seed1;
  bool deterministic;
};

static struct HashingParameters *parameters(void) { return dlsym(RTLD_DEFAULT, "_swift_stdlib_Hashing_parameters"); }

/// The order of sets and dictionaries shows in what a component displays. A process cannot change its hash seed once a
/// table exists, so it is fixed here, before `main`: the standard library has chosen its seed by then (libraries are
/// initialised before the executable), and no Swift code of the program has run. A worker can be given
/// `SWIFT_DETERMINISTIC_HASHING=1` instead; `swift test` cannot. Only programs that contain this library are touched.
__attribute__((constructor)) static void makeHashingDeterministic(void) {
  struct HashingParameters *current = parameters();
  if (current == NULL) return;
  memset(current, 0, sizeof *current);
  current->deterministic = true;
}

bool hermetic_hashing_is_deterministic(void) {
  struct HashingParameters *current = parameters();
  return current != NULL && current->deterministic && current->seed0 == 0 && current->seed1 == 0;
}

HERMETIC_END
