/// How long something takes, in seconds.
@inline(__always)
func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try body()
  return (ContinuousClock.now - start) / .seconds(1)
}

/// How often to repeat work on `n` fields, so that one run is long enough for the clock and for a busy machine.
func repetitions(of n: Int, fields: Int = 20_000) -> Int { max(1, fields / max(1, n)) }
