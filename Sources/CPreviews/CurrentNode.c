#include "CurrentNode.h"

_Thread_local void *pk_current_node = 0;
