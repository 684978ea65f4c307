#include "Original.h"

static _Thread_local HermeticState *current;

HermeticState *hermetic_current(void) { return current; }

void hermetic_set_current(HermeticState *state) { current = state; }

void hermetic_note(HermeticState *state, HermeticReach reach) {
  for (uint8_t index = 0; index < state->reachedCount; index++) {
    if (state->reached[index] == reach) return;
  }
  state->reached[state->reachedCount++] = (uint8_t)reach;
}
