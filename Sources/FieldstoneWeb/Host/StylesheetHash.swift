import Foundation

/// The digest of the embedded stylesheet, so that the content security policy allows this stylesheet and no other.
enum StylesheetHash {
  /// As the policy writes it: `'sha256-…'`.
  static let source: String = {
    let sheet = Stylesheet.text
    let bytes = Array(UnsafeBufferPointer(start: sheet.utf8Start, count: sheet.utf8CodeUnitCount))
    return "'sha256-\(Data(sha256(bytes)).base64EncodedString())'"
  }()

  /// SHA-256 (FIPS 180-4). Only for public data: it doesn't run in constant time.
  static func sha256(_ message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(message.count) * 8
    padded += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    let primes = firstPrimes(64)
    let constants = primes.map { fraction(cbrt(Double($0))) }
    var hash = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
    for start in stride(from: 0, to: padded.count, by: 64) { mix(padded[start..<(start + 64)], constants, &hash) }
    return hash.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
  }

  private static func mix(_ block: ArraySlice<UInt8>, _ constants: [UInt32], _ hash: inout [UInt32]) {
    func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }
    var words = (0..<16).map { index in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[block.startIndex + index * 4 + $1]) }
    }
    for index in 16..<64 {
      let (old, recent) = (words[index - 15], words[index - 2])
      let low = turned(old, 7) ^ turned(old, 18) ^ old >> 3
      let high = turned(recent, 17) ^ turned(recent, 19) ^ recent >> 10
      words.append(words[index - 16] &+ low &+ words[index - 7] &+ high)
    }
    var state = hash
    for round in 0..<64 {
      let (a, b, c, e) = (state[0], state[1], state[2], state[4])
      let choice = e & state[5] ^ ~e & state[6]
      let rotated = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let first = state[7] &+ rotated &+ choice &+ constants[round] &+ words[round]
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ (a & b ^ a & c ^ b & c)
      state = [first &+ second, a, b, c, state[3] &+ first, e, state[5], state[6]]
    }
    for index in hash.indices { hash[index] &+= state[index] }
  }

  private static func firstPrimes(_ count: Int) -> [UInt64] {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < count {
      if !primes.contains(where: { candidate % $0 == 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }

  /// The first 32 bits of the fraction of a prime's root, from which the standard derives its constants.
  private static func fraction(_ root: Double) -> UInt32 {
    UInt32(truncatingIfNeeded: UInt64(root * 4_294_967_296))
  }
}
