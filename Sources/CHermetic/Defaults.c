#include <stdlib.h>

#include "Original.h"

HERMETIC_BEGIN

/// A run starts with empty user defaults in every suite, and they are restored when it ends. Foundation reads and
/// writes single values through these two functions. Values are written to the real store, so that a list of all values
/// contains them.
HERMETIC_ORIGINAL(const void *, CFPreferencesCopyAppValue, const void *, const void *)
HERMETIC_ORIGINAL(void, CFPreferencesSetAppValue, const void *, const void *, const void *)
HERMETIC_ORIGINAL(unsigned char, CFEqual, const void *, const void *)
HERMETIC_ORIGINAL(const void *, CFRetain, const void *)
HERMETIC_ORIGINAL(void, CFRelease, const void *)

#define HERMETIC_REPLACEMENT __attribute__((weak, visibility("default")))

/// A value of a suite before the run first wrote it; null when there was none.
struct HermeticDefault {
  struct HermeticDefault *next;
  const void *key;
  const void *application;
  const void *value;
};

static bool hasWritten(const HermeticState *state, const void *key, const void *application) {
  for (const struct HermeticDefault *entry = state->defaults; entry != NULL; entry = entry->next) {
    if (original_CFEqual()(entry->key, key) && original_CFEqual()(entry->application, application)) return true;
  }
  return false;
}

HERMETIC_REPLACEMENT const void *CFPreferencesCopyAppValue(const void *key, const void *application) {
  HermeticState *state = hermetic_current();
  if (state != NULL && !hasWritten(state, key, application)) return NULL;
  return original_CFPreferencesCopyAppValue()(key, application);
}

HERMETIC_REPLACEMENT void CFPreferencesSetAppValue(const void *key, const void *value, const void *application) {
  HermeticState *state = hermetic_current();
  if (state != NULL && !hasWritten(state, key, application)) {
    struct HermeticDefault *entry = malloc(sizeof *entry);
    if (entry == NULL) abort();
    entry->next = state->defaults;
    entry->key = original_CFRetain()(key);
    entry->application = original_CFRetain()(application);
    entry->value = original_CFPreferencesCopyAppValue()(key, application);
    state->defaults = entry;
  }
  original_CFPreferencesSetAppValue()(key, value, application);
}

void hermetic_restore_defaults(HermeticState *state) {
  while (state->defaults != NULL) {
    struct HermeticDefault *entry = state->defaults;
    state->defaults = entry->next;
    original_CFPreferencesSetAppValue()(entry->key, entry->value, entry->application);
    original_CFRelease()(entry->key);
    original_CFRelease()(entry->application);
    if (entry->value != NULL) original_CFRelease()(entry->value);
    free(entry);
  }
}

HERMETIC_END
