/// Random JSON, and random damage to it.
enum RandomJSON {
  private static let scalars = [
    "null", "true", "false", "0", "-1", "1.0", "1e2", "2.50", "1e400", "123456789012345678901", "0.1", "\"\"", "\"a\"",
    "\"b\"", "\"é\"", "\"\\u00e9\"", "\"\\ud83d\\ude00\"", "\"2025-03-31\"", "\"a@b.cd\"",
  ]
  private static let keys = ["a", "b", "c", "\\u0061", "é", "", "a/b", "foo"]

  static func text(_ random: inout SeededRandom, depth: Int = 0) -> [UInt8] { Array(value(&random, depth).utf8) }

  static func value(_ random: inout SeededRandom, _ depth: Int = 0) -> String {
    guard depth < 4, Bool.random(using: &random) else { return scalars.randomElement(using: &random)! }
    let count = Int.random(in: 0...4, using: &random)
    if Bool.random(using: &random) {
      return "[" + (0..<count).map { _ in value(&random, depth + 1) }.joined(separator: ", ") + "]"
    }
    let members = (0..<count).map { _ in
      "\"\(keys.randomElement(using: &random)!)\": \(value(&random, depth + 1))"
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// Some bytes changed, inserted, removed, or copied from elsewhere in the text.
  static func mutated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    let interesting = Array("{}[]\",:\\u0123eE+-.tfn \n".utf8) + [0, 0x7F, 0x80, 0xC3, 0xED, 0xF4, 0xFF]
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let index = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.insert(interesting.randomElement(using: &random)!, at: index)
      case 1 where index < bytes.count: bytes[index] = interesting.randomElement(using: &random)!
      case 2 where index < bytes.count: bytes.remove(at: index)
      default:
        let end = Int.random(in: index...min(bytes.count, index + 20), using: &random)
        bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 0...bytes.count, using: &random))
      }
    }
    return bytes
  }
}
