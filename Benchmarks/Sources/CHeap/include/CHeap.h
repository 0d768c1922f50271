#pragma once

#include <stddef.h>

/// Bytes of the heap that are in use, as the allocator counts them; 0 where the C library can't tell.
///
/// In C because Swift's Glibc module does not show `mallinfo2`.
size_t heapInUse(void);
