/// A random number generator with the same sequence on every platform.
struct SeededGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func pick(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }
  mutating func one(in count: Int) -> Bool { pick(count) == 0 }
}
