import Foundation

/// SHA-256 (FIPS 180-4), and HMAC with it (RFC 2104). No branch or index depends on a byte of the data, only on how many
/// there are.
enum SHA256 {
  static func hash(_ message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    padded += Array(repeating: 0, count: (119 - message.count % 64) % 64)
    let bits = UInt64(message.count) * 8
    padded += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    var hash = initial
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      words.initialize(repeating: 0)
      for start in stride(from: 0, to: padded.count, by: 64) { mix(padded, start, words, &hash) }
    }
    return hash.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
  }

  /// A code that only a holder of the key can make for a message.
  static func authenticate(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    var block = key.count > 64 ? hash(key) : key
    block += Array(repeating: 0, count: 64 - block.count)
    let inner = hash(block.map { $0 ^ 0x36 } + message)
    return hash(block.map { $0 ^ 0x5C } + inner)
  }

  private static func mix(
    _ bytes: [UInt8], _ start: Int, _ words: UnsafeMutableBufferPointer<UInt32>, _ hash: inout [UInt32]
  ) {
    func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }
    for index in 0..<16 {
      words[index] = (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[start + index * 4 + $1]) }
    }
    for index in 16..<64 {
      let (old, recent) = (words[index - 15], words[index - 2])
      let low = turned(old, 7) ^ turned(old, 18) ^ old >> 3
      let high = turned(recent, 17) ^ turned(recent, 19) ^ recent >> 10
      words[index] = words[index - 16] &+ low &+ words[index - 7] &+ high
    }
    var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
    var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
    for round in 0..<64 {
      let choice = e & f ^ ~e & g
      let first = h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ constants[round] &+ words[round]
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { hash[index] &+= word }
  }

  // MARK: Constants

  private static let constants = firstPrimes(64).map { fraction(cbrt(Double($0))) }
  private static let initial = firstPrimes(8).map { fraction(Double($0).squareRoot()) }

  private static func firstPrimes(_ count: Int) -> [UInt64] {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < count {
      if !primes.contains(where: { candidate.isMultiple(of: $0) }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }

  /// The first 32 bits of the fraction of a prime's root, from which the standard derives its constants.
  private static func fraction(_ root: Double) -> UInt32 {
    UInt32(truncatingIfNeeded: UInt64(root * 4_294_967_296))
  }
}
