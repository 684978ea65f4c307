#ifndef CPREVIEWS_H
#define CPREVIEWS_H

#include <stddef.h>
#include <stdint.h>

/// Calls `body` with the metadata of each type that conforms to the protocol with this descriptor, in the linker's order.
/// Only types of the binary that this code is linked into, and none that are generic.
void pk_each_conforming_type(const void *_Nonnull protocol, void *_Nullable context,
                             void (*_Nonnull body)(void *_Nullable context, const void *_Nonnull metadata));

#endif
