/// Decodes text, control characters, and sequences that begin with Escape.
extension KeyDecoder {
  enum Found {
    case key(Key, Int)
    case input(ScreenInput, Int)
    case nothing(Int)
    /// A sequence that is too long. Its bytes up to its end are skipped as well.
    case tooLong(Skipped, Int)
    case pasteBegins(Int)
    case incomplete
  }

  func decode(_ rest: ArraySlice<UInt8>) -> Found {
    let first = rest[rest.startIndex]
    if first == 0x1B { return decodeEscape(rest.dropFirst()) }
    if first < 0x20 || first == 0x7F { return ControlKeys.key(first).map { .key($0, 1) } ?? .nothing(1) }
    return decodeText(rest)
  }

  private func decodeEscape(_ rest: ArraySlice<UInt8>) -> Found {
    guard let second = rest.first else { return .incomplete }
    switch second {
    case UInt8(ascii: "["): return decodeSequence(rest.dropFirst())
    case UInt8(ascii: "]"): return decodeString(rest.dropFirst())
    case UInt8(ascii: "O"):
      guard let last = rest.dropFirst().first else { return .incomplete }
      return ControlKeys.letter(last, []).map { .key($0, 3) } ?? .nothing(3)
    case 0x1B: return .key(Key(.escape), 1)
    default:
      guard let letter = firstLetter(rest) else { return .incomplete }
      switch decode(letter) {
      case .key(var key, let count):
        key.modifiers.insert(.alt)
        return .key(key, count + 1)
      case .nothing(let count), .input(_, let count): return .nothing(count + 1)
      default: return .incomplete
      }
    }
  }

  /// The character that Alt modifies: only the first one of the text. Nil while it is incomplete.
  private func firstLetter(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let needed = Self.length(rest[rest.startIndex])
    var count = 1
    while count < needed {
      guard count < rest.count else { return nil }
      guard rest[rest.startIndex + count] & 0xC0 == 0x80 else { break }
      count += 1
    }
    return rest.prefix(count)
  }

  /// The length in bytes of a UTF-8 sequence with this first byte.
  private static func length(_ first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Decodes what follows `ESC [`: parameters and one final byte.
  private func decodeSequence(_ rest: ArraySlice<UInt8>) -> Found {
    guard let end = rest.firstIndex(where: { !(0x20..<0x40).contains($0) }) else {
      return rest.count > Self.longestSequence ? .tooLong(.sequence, rest.count + 2) : .incomplete
    }
    let count = end - rest.startIndex + 3
    if count - 3 > Self.longestSequence { return .tooLong(.sequence, count - 1) }
    // A byte that no sequence can contain ends it, and is decoded by itself.
    guard (0x40..<0x7F).contains(rest[end]) else { return .nothing(count - 1) }
    // The Linux console sends `[[A` to `[[E` for F1 to F5.
    if rest[end] == UInt8(ascii: "["), end == rest.startIndex {
      guard let letter = rest.dropFirst().first else { return .incomplete }
      return (0x41...0x45).contains(letter) ? .key(Key(.function(Int(letter) - 0x40)), 4) : .nothing(4)
    }
    // Private sequences are replies of the terminal and reports of the pointer.
    if let mark = rest.first, (0x3C...0x3F).contains(mark) {
      guard mark == UInt8(ascii: "<"), [UInt8(ascii: "M"), UInt8(ascii: "m")].contains(rest[end]) else {
        return .nothing(count)
      }
      let parameters = Self.parameters(rest[..<end].dropFirst())
      let pointer = Pointer(parameters, isRelease: rest[end] == UInt8(ascii: "m"))
      return pointer.map { .input(.pointer($0), count) } ?? .nothing(count)
    }
    let parameters = Self.parameters(rest[..<end])
    let modifiers = parameters.count > 1 ? ControlKeys.modifiers(parameters[1]) : []
    if rest[end] == UInt8(ascii: "~") {
      if parameters.first == 200 { return .pasteBegins(count) }
      return ControlKeys.number(parameters.first ?? 0, modifiers).map { .key($0, count) } ?? .nothing(count)
    }
    return ControlKeys.letter(rest[end], modifiers).map { .key($0, count) } ?? .nothing(count)
  }

  private static func parameters(_ bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
  }

  /// Decodes all text up to the next control character; complete UTF-8 sequences only.
  private func decodeText(_ rest: ArraySlice<UInt8>) -> Found {
    var end = rest.firstIndex { $0 < 0x20 || $0 == 0x7F } ?? rest.endIndex
    if end == rest.endIndex {
      // The last character may be incomplete, with up to three of its bytes received.
      var lead = end - 1
      while lead > rest.startIndex, end - lead < 4, rest[lead] & 0xC0 == 0x80 { lead -= 1 }
      let needed = Self.length(rest[lead])
      if end - lead < needed { end = lead }
    }
    guard end > rest.startIndex else { return .incomplete }
    return .key(Key(.text(String(decoding: rest[..<end], as: UTF8.self))), end - rest.startIndex)
  }
}
