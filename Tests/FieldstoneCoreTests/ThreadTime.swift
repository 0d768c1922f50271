import Foundation

/// How long this thread has worked, in nanoseconds: what a test may limit on a machine that has other things to do.
func threadTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
