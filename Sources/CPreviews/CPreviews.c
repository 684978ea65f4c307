#include "CPreviews.h"

#if defined(__ELF__)

// The shapes are those of Swift's stable ABI (docs/ABI/TypeMetadata.rst): places are relative to where they are written.
// The linker defines these two for every section whose name is a C identifier. They are hidden because each binary has its
// own, and weak because a binary may have none. Swift can express neither, hence this target.
extern const int32_t pk_conformances_start __asm__("__start_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));
extern const int32_t pk_conformances_stop __asm__("__stop_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));

struct pk_conformance {
  /// The lowest bit says that a pointer to the descriptor stands there, because it is in another binary.
  int32_t protocol;
  int32_t type;
  int32_t witness_table;
  uint32_t flags;
};

struct pk_type_descriptor {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t accessor;
};

struct pk_metadata_response {
  const void *metadata;
  uintptr_t state;
};

typedef struct pk_metadata_response (*pk_metadata_accessor)(uintptr_t request) __attribute__((swiftcall));

/// What stands at the place that `offset` names; NULL for an offset of 0.
static const void *pk_target(const int32_t *offset) {
  return *offset == 0 ? NULL : (const char *)offset + *offset;
}

static const void *pk_indirect_target(const int32_t *offset) {
  if ((*offset & 1) == 0) {
    return pk_target(offset);
  }
  return *(const void *const *)((const char *)offset + (*offset & ~1));
}

/// The type that conforms; NULL when it is generic, or not a Swift type.
static const struct pk_type_descriptor *pk_conforming_type(const struct pk_conformance *conformance) {
  const uint32_t direct = 0, indirect = 1, is_generic = 0x80;
  const void *target = pk_target(&conformance->type);
  const uint32_t kind = conformance->flags >> 3 & 7;
  if (target == NULL || (kind != direct && kind != indirect)) {
    return NULL;
  }
  const struct pk_type_descriptor *type = kind == direct ? target : *(const void *const *)target;
  return type == NULL || (type->flags & is_generic) != 0 ? NULL : type;
}

void pk_each_conforming_type(const void *protocol, void *context, void (*body)(void *context, const void *metadata)) {
  if (&pk_conformances_start == NULL) {
    return;
  }
  for (const int32_t *record = &pk_conformances_start; record < &pk_conformances_stop; ++record) {
    const struct pk_conformance *conformance = pk_target(record);
    if (conformance == NULL || pk_indirect_target(&conformance->protocol) != protocol) {
      continue;
    }
    const struct pk_type_descriptor *type = pk_conforming_type(conformance);
    if (type == NULL) {
      continue;
    }
    const pk_metadata_accessor accessor = (pk_metadata_accessor)pk_target(&type->accessor);
    body(context, accessor(0).metadata);
  }
}

#else

void pk_each_conforming_type(const void *protocol, void *context, void (*body)(void *context, const void *metadata)) {
  (void)protocol;
  (void)context;
  (void)body;
}

#endif
