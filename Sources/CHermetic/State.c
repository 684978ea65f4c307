#define _GNU_SOURCE
#include "Original.h"

HERMETIC_BEGIN

static _Thread_local HermeticState *current;

HermeticState *hermetic_current(void) { return current; }

void hermetic_set_current(HermeticState *state) { current = state; }

void hermetic_note(HermeticState *state, HermeticReach reach) {
  for (uint8_t index = 0; index < state->reachedCount; index++) {
    if (state->reached[index] == reach) return;
  }
  state->reached[state->reachedCount++] = (uint8_t)reach;
}

void hermetic_note_start(HermeticState *state, HermeticReach reach) {
  hermetic_note(state, reach);
  state->starts += 1;
}

const char *hermetic_file_of(const void *address) {
  Dl_info information;
  return dladdr(address, &information) != 0 ? information.dli_fname : NULL;
}

HERMETIC_END
