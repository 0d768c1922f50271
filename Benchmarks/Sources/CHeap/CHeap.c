#include "CHeap.h"

// Any header of the C library defines which library it is.
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

size_t heapInUse(void) {
  struct mallinfo2 info = mallinfo2();
  // Large blocks are mapped, and counted separately.
  return info.uordblks + info.hblkhd;
}
#else
size_t heapInUse(void) { return 0; }
#endif
