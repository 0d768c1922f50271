/// Turns the bytes of a terminal into keys and other input, in whatever pieces the bytes arrive.
///
/// Sequences are those of ECMA-48 as xterm sends them (ctlseqs, "PC-Style Function Keys"). Unknown sequences are
/// skipped as a whole, so that their letters are never taken for text.
struct KeyDecoder {
  private var bytes: [UInt8] = []
  private var start = 0
  private var paste: [UInt8]?
  /// What is being skipped to its end, because it was too long.
  private var skipped: Skipped?
  /// The maximum length of a paste, in bytes. Longer pastes are truncated.
  static let longestPaste = 4 << 20
  /// The maximum length of a sequence, in bytes.
  static let longestSequence = 64
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Whether the input so far is ambiguous until the next byte or a timeout: Escape, or an incomplete sequence.
  var isUndecided: Bool { paste == nil && (start < bytes.count || skipped != nil) }

  mutating func add(_ more: some Sequence<UInt8>) { bytes += more }

  /// The next input; nil if there is none yet.
  ///
  /// - Parameter isLate: whether the wait for more bytes timed out. A lone Escape byte is the Escape key then.
  mutating func next(isLate: Bool = false) -> ScreenInput? {
    while start < bytes.count {
      if let kind = skipped {
        guard skip(kind) || isLate else { return nil }
        skipped = nil
        continue
      }
      if paste != nil {
        guard let text = takePaste() else { return nil }
        return .key(Key(.paste(text)))
      }
      switch decode(bytes[start...]) {
      case .key(let key, let count):
        drop(count)
        return .key(key)
      case .input(let input, let count):
        drop(count)
        return input
      case .nothing(let count): drop(count)
      case .tooLong(let kind, let count):
        drop(count)
        skipped = kind
      case .pasteBegins(let count):
        drop(count)
        paste = []
      case .incomplete:
        guard isLate else { return nil }
        let rest = Array(bytes[start...])
        // The rest of an incomplete sequence isn't text.
        drop(rest.count)
        if rest == [0x1B, UInt8(ascii: "]")] { return .key(.alt("]")) }
        if rest.first == 0x1B { return .key(Key(.escape)) }
      }
    }
    if isLate { skipped = nil }
    return nil
  }

  private mutating func drop(_ count: Int) {
    start += count
    guard start == bytes.count else { return }
    bytes.removeAll(keepingCapacity: bytes.count < 4096)
    start = 0
  }

  /// - Returns: whether the end was found.
  private mutating func skip(_ kind: Skipped) -> Bool {
    let rest = bytes[start...]
    guard let end = rest.firstIndex(where: kind.isEnd) else {
      drop(rest.count)
      return false
    }
    // Only the first byte of a string's terminator may have arrived.
    let isHalf = kind == .string && rest[end] == 0x1B && end + 1 == rest.endIndex
    drop(end - start + (isHalf ? 0 : kind.lengthOfEnd(rest[end...])))
    return !isHalf
  }

  // MARK: Paste

  private mutating func takePaste() -> String? {
    let rest = bytes[start...]
    let end = Self.pasteEnd
    var index = rest.startIndex
    while let escape = rest[index...].firstIndex(of: 0x1B) {
      let found = rest[escape...].prefix(end.count)
      if found.elementsEqual(end) {
        keep(rest[..<escape])
        drop(escape + end.count - start)
        defer { paste = nil }
        return Self.text(paste ?? [])
      }
      // This may be the beginning of the end marker.
      if found.endIndex == rest.endIndex, end.starts(with: found) {
        keep(rest[..<escape])
        drop(escape - start)
        return nil
      }
      index = escape + 1
    }
    keep(rest)
    drop(rest.count)
    return nil
  }

  private mutating func keep(_ piece: ArraySlice<UInt8>) {
    let room = Self.longestPaste - (paste?.count ?? 0)
    paste?.append(contentsOf: piece.prefix(room))
  }

  private static func text(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains { $0.isNewline } ? String(text.map { $0 == "\r" || $0 == "\r\n" ? "\n" : $0 }) : text
  }
}
