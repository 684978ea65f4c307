#include "CPreviews.h"

#if defined(__ELF__)

// The linker defines these two for every section whose name is a C identifier. They are weak because without any preview
// there is no section, and hidden because each binary has its own. Swift can express neither, hence this target.
extern const char pk_previews_start __asm__("__start_pk_previews") __attribute__((weak, visibility("hidden")));
extern const char pk_previews_stop __asm__("__stop_pk_previews") __attribute__((weak, visibility("hidden")));

void pk_each_preview(void *context, void (*body)(void *context, const struct pk_preview_record *record)) {
  const char *next = &pk_previews_start;
  const char *stop = &pk_previews_stop;
  if (next == NULL || stop == NULL) {
    return;
  }
  while ((size_t)(stop - next) >= sizeof(struct pk_preview_record)) {
    const struct pk_preview_record *record = (const struct pk_preview_record *)next;
    if (record->kind == pk_preview_kind && record->version == 0) {
      body(context, record);
      next += sizeof(struct pk_preview_record);
    } else {
      // Padding, or a shape of another version.
      next += sizeof(void *);
    }
  }
}

#else

void pk_each_preview(void *context, void (*body)(void *context, const struct pk_preview_record *record)) {
  (void)context;
  (void)body;
}

#endif
