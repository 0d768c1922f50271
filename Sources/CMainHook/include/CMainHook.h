#pragma once

/// Whether this process runs its main actor inside GLib's loop: asked for with FIELDSTONE_GTK_TESTS in the environment.
int fieldstone_main_hook_is_on(void);

#include <stddef.h>

/// How much of the heap is in use.
size_t fieldstone_used_bytes(void);
