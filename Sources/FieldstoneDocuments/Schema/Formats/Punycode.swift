/// How international labels are written in ASCII (RFC 3492).
enum Punycode {
  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var bias = 0
    while delta > 455 {
      delta /= 35
      bias += 36
    }
    return bias + 36 * delta / (delta + 38)
  }

  private static func threshold(_ step: Int, _ bias: Int) -> Int { min(max(step - bias, 1), 26) }

  /// The characters of a label without its prefix, or nil if there is no such label (RFC 3492, section 6.2).
  static func decode(_ bytes: some Collection<UInt8>) -> [Unicode.Scalar]? {
    let bytes = Array(bytes)
    let basic = bytes.lastIndex(of: 0x2D)
    var scalars = bytes[..<(basic ?? 0)].map { Unicode.Scalar($0) }
    var (code, index, bias) = (128, 0, 72)
    var position = basic.map { $0 + 1 } ?? 0
    while position < bytes.count {
      let before = index
      var (weight, step) = (1, 36)
      while true {
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        position += 1
        let digit: Int
        if FormatReader.isDigit(byte) {
          digit = Int(byte) - 0x30 + 26
        } else if FormatReader.isLetter(byte) {
          digit = Int(byte | 0x20) - 0x61
        } else {
          return nil
        }
        index += digit * weight
        guard index < 1 << 40 else { return nil }
        let threshold = threshold(step, bias)
        if digit < threshold { break }
        weight *= 36 - threshold
        guard weight < 1 << 32 else { return nil }
        step += 36
      }
      bias = adapted(index - before, scalars.count + 1, isFirst: before == 0)
      code += index / (scalars.count + 1)
      index %= scalars.count + 1
      guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
      scalars.insert(scalar, at: index)
      index += 1
    }
    return scalars
  }

  /// How many bytes the label takes in Punycode, without the prefix (RFC 3492, section 6.3).
  static func length(_ scalars: [Unicode.Scalar]) -> Int {
    let basic = scalars.count { $0.value < 0x80 }
    var length = basic > 0 ? basic + 1 : 0
    var (code, delta, bias, done) = (128, 0, 72, basic)
    while done < scalars.count {
      let next = scalars.lazy.map { Int($0.value) }.filter { $0 >= code }.min() ?? code
      delta += (next - code) * (done + 1)
      code = next
      for scalar in scalars {
        if scalar.value < code { delta += 1 }
        guard scalar.value == code else { continue }
        var (rest, step) = (delta, 36)
        while rest >= threshold(step, bias) {
          let base = 36 - threshold(step, bias)
          rest = (rest - threshold(step, bias)) / base
          length += 1
          step += 36
        }
        length += 1
        bias = adapted(delta, done + 1, isFirst: done == basic)
        delta = 0
        done += 1
      }
      delta += 1
      code += 1
    }
    return length
  }
}
