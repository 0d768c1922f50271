#pragma once

/// Whether this process runs its main actor inside GLib's loop: it does if FIELDSTONE_GTK_TESTS is in the environment.
int fieldstone_main_hook_is_on(void);

#include <stddef.h>

/// The number of bytes in use on the heap.
size_t fieldstone_used_bytes(void);
