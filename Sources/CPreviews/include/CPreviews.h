#ifndef CPREVIEWS_H
#define CPREVIEWS_H

#include <stddef.h>
#include <stdint.h>

#include "CurrentNode.h"

/// What `#Preview` puts into the section `pk_previews`, one for each preview. The macro writes the same shape in Swift.
struct pk_preview_record {
  /// `pk_preview_kind`.
  uint32_t kind;
  /// 0, the version of this shape.
  uint32_t version;
  /// Writes the preview to the memory that it is given.
  void (*_Nonnull fill)(void *_Nonnull out);
  uintptr_t reserved;
};

/// "prev"
static const uint32_t pk_preview_kind = 0x70726576;

/// Calls `body` with each record of the binary that this code is linked into, in the linker's order.
void pk_each_preview(void *_Nullable context,
                     void (*_Nonnull body)(void *_Nullable context, const struct pk_preview_record *_Nonnull record));

#endif
