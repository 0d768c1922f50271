#pragma once

#include <stddef.h>

/// Bytes of the heap that are in use, as the allocator counts them; 0 if the C library can't report them.
///
/// In C, because Swift's Glibc module does not export `mallinfo2`.
size_t heapInUse(void);
