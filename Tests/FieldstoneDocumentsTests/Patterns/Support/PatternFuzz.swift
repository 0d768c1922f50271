@testable import FieldstoneDocuments

/// Gives patterns and texts of random bytes to the engine. What it looks for is a crash, or work that isn't linear.
struct PatternFuzz {
  private var random: SeededRandom
  private(set) var patterns = 0
  private(set) var accepted = 0
  private(set) var texts = 0
  /// The longest processor time that a pattern took with its texts.
  private(set) var slowest = Duration.zero
  private(set) var slowestSource = ""
  /// Patterns whose work was more than it may be.
  private(set) var excessive: [String] = []

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Tries one pattern with some texts.
  mutating func run() {
    let source = String(decoding: random.isOne(in: 4) ? bytes(40) : tokens(), as: UTF8.self)
    patterns += 1
    let duration = PatternWork.processorTime { match(source) }
    if duration > slowest { (slowest, slowestSource) = (duration, source) }
  }

  private mutating func match(_ source: String) {
    let limits = LinearPattern.Limits(cacheBytes: random.pick([0, 2_000, 262_144]))
    guard let pattern = try? LinearPattern(source, limits: limits) else { return }
    accepted += 1
    for _ in 0..<4 {
      let text =
        random.isOne(in: 3) ? bytes(300) : Array(repeatElement(tokens(), count: random.number(below: 8)).joined())
      texts += 1
      text.withUnsafeBufferPointer { _ = pattern.matchesWhole(utf8: $0) }
      text.withUnsafeBufferPointer { _ = pattern.matches(utf8: $0) }
      let work = pattern.measure(String(decoding: text, as: UTF8.self)).work
      if let bound = try? PatternWork.bound(source, length: text.count), work > bound { excessive.append(source) }
    }
  }

  private mutating func bytes(_ maximum: Int) -> [UInt8] {
    (0..<random.number(below: maximum)).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  /// Pieces of patterns, so that many get past the parser.
  private mutating func tokens() -> [UInt8] {
    let pieces = [
      "a", "b", "c", "é", "😀", "(", "(?:", ")", ")", ")*", ")+", "|", "*", "+", "?", "{2}", "{0,3}", "{1,40}", "{3,}",
      "[",
      "]", "[^", "a-z", "-", "^", "$", "\\b", "\\B", "\\d", "\\w", "\\s", "\\p{L}", "\\P{Lu}", "\\u{1F600}", "\\uD83D",
      "\\x41", "\\0", "\\cA", "(?=", "(?!", "(?<=", "(?<!", "(?<n>", ".", ".*", "\\", "{", "}", "\\1", "[a-z]+",
      "(a|b)*",
    ]
    var result: [UInt8] = []
    for _ in 0..<random.number(below: 14) { result += Array(random.pick(pieces).utf8) }
    return result
  }
}
