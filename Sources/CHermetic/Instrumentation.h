#ifndef CHERMETIC_INSTRUMENTATION_H
#define CHERMETIC_INSTRUMENTATION_H

/// The sanitizers call functions that are replaced here before they are ready themselves, so the replacements are left
/// without instrumentation. Each file puts its functions between these two lines.
#define HERMETIC_BEGIN \
  _Pragma("clang attribute push(__attribute__((disable_sanitizer_instrumentation)), apply_to = function)")
#define HERMETIC_END _Pragma("clang attribute pop")

#endif
