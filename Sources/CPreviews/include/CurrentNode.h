#ifndef CPREVIEWS_CURRENT_NODE_H
#define CPREVIEWS_CURRENT_NODE_H

/// The node whose content the present thread computes, or null. Swift has no thread-local variables without Foundation's
/// dictionaries, and this one is read whenever a view reads anything.
extern _Thread_local void *_Nullable pk_current_node;

static inline void *_Nullable pk_get_current_node(void) { return pk_current_node; }

static inline void pk_set_current_node(void *_Nullable node) { pk_current_node = node; }

#endif
