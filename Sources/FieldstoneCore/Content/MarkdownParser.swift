/// Reads the small part of Markdown that ``FormMarkdown`` describes, in one pass over the bytes: what is special is ASCII.
struct MarkdownParser {
  private enum Mark { case strong, emphasis, link }

  private struct Token {
    var text: Range<Int>
    /// What begins or ends here; nil for text.
    var mark: Mark?
    var isEnd = false
    var isCode = false
    var address: String?
  }

  private struct Opener {
    struct Kind: Hashable {
      let mark: Mark
      let byte: UInt8
    }

    let token: Int
    let kind: Kind
  }

  private let bytes: [UInt8]
  private var tokens: [Token] = []
  /// The marks that may still be ended, each with its token and the bytes that it is written with.
  private var open: [Opener] = []
  /// How many of each mark may still be ended, so that nothing is looked for in vain.
  private var counts: [Opener.Kind: Int] = [:]
  private var textStart = 0

  private init(_ bytes: ArraySlice<UInt8>) { self.bytes = Array(bytes) }

  static func isSpecial(_ byte: UInt8) -> Bool { [0x2A, 0x5F, 0x60, 0x5B, 0x5D, 0x5C, 0x28, 0x29].contains(byte) }

  /// The same, and what begins items of lists: what a backslash makes an ordinary character.
  static func isEscapable(_ byte: UInt8) -> Bool { isSpecial(byte) || [0x2B, 0x2D, 0x2E].contains(byte) }

  /// A text without the backslashes before characters that they make ordinary.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      let isEscape = text[index] == 0x5C && index + 1 < text.endIndex && isEscapable(text[index + 1])
      bytes.append(text[isEscape ? index + 1 : index])
      index += isEscape ? 2 : 1
    }
    return bytes
  }

  // MARK: Blocks

  static func blocks(of text: String) -> [FormMarkdown.Block] {
    var blocks: [FormMarkdown.Block] = []
    var lines: [UInt8] = []
    var items: [[UInt8]] = []
    var isOrdered = false
    func spans(_ bytes: [UInt8]) -> [FormMarkdown.Span] {
      var parser = MarkdownParser(bytes[...])
      return parser.spans()
    }
    func endParagraph() {
      if !lines.isEmpty { blocks.append(.paragraph(spans(lines))) }
      lines = []
    }
    func endList() {
      if !items.isEmpty { blocks.append(.list(isOrdered: isOrdered, items: items.map(spans))) }
      items = []
    }
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let line = trimmed(line)
      if line.isEmpty {
        endParagraph()
        endList()
      } else if let item = item(line) {
        endParagraph()
        if item.isOrdered != isOrdered { endList() }
        isOrdered = item.isOrdered
        items.append(Array(item.text))
      } else if !items.isEmpty {
        items[items.count - 1] += [0x20] + line
      } else {
        lines += (lines.isEmpty ? [] : [0x20]) + line
      }
    }
    endParagraph()
    endList()
    return blocks
  }

  private static func trimmed(_ line: Substring.UTF8View) -> [UInt8] {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    return Array(line.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }

  private static func item(_ line: [UInt8]) -> (isOrdered: Bool, text: ArraySlice<UInt8>)? {
    let digits = line.prefix { (0x30...0x39).contains($0) }.count
    let isBullet = line[0] == 0x2D || line[0] == 0x2A || line[0] == 0x2B
    guard isBullet || (1...9).contains(digits) && line.count > digits && line[digits] == 0x2E else { return nil }
    let end = isBullet ? 1 : digits + 1
    guard line.count > end, line[end] == 0x20 else { return nil }
    return (!isBullet, line[(end + 1)...])
  }

  // MARK: Spans

  private mutating func spans() -> [FormMarkdown.Span] {
    var index = 0
    while index < bytes.count { index = read(at: index) }
    endText(at: bytes.count)
    return written()
  }

  /// Reads what begins at an index.
  ///
  /// - Returns: The index after it.
  private mutating func read(at index: Int) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "\\"):
      guard index + 1 < bytes.count, Self.isEscapable(bytes[index + 1]) else { return index + 1 }
      endText(at: index)
      textStart = index + 1
      return index + 2
    case UInt8(ascii: "`"):
      guard let end = endOfCode(from: index + 1), end > index + 1 else { return index + 1 }
      endText(at: index)
      tokens.append(Token(text: index + 1..<end, isCode: true))
      textStart = end + 1
      return end + 1
    case UInt8(ascii: "*"), UInt8(ascii: "_"): return readEmphasis(at: index)
    case UInt8(ascii: "["):
      begin(.link, at: index, length: 1)
      return index + 1
    case UInt8(ascii: "]"): return readLinkEnd(at: index)
    default: return index + 1
    }
  }

  /// The next backtick that isn't escaped.
  private func endOfCode(from start: Int) -> Int? {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "`") {
      index += bytes[index] == 0x5C && index + 1 < bytes.count && Self.isEscapable(bytes[index + 1]) ? 2 : 1
    }
    return index < bytes.count ? index : nil
  }

  private mutating func readEmphasis(at index: Int) -> Int {
    let byte = bytes[index]
    let length = index + 1 < bytes.count && bytes[index + 1] == byte ? 2 : 1
    let (before, after) = (index == 0 ? nil : bytes[index - 1], bytes.dropFirst(index + length).first)
    let mark = length == 2 ? Mark.strong : .emphasis
    // An underscore inside a word is part of it.
    let isInWord = byte == UInt8(ascii: "_") && Self.isInWord(before) && Self.isInWord(after)
    guard !isInWord else { return index + length }
    if !Self.isSpace(before), let opener = opener(of: mark, byte) {
      // Marks with nothing between them are text.
      let isEmpty = open[opener].token == tokens.count - 1 && textStart == index
      if !isEmpty { end(opener, at: index, length: length) }
    } else if !Self.isSpace(after), byte == UInt8(ascii: "*") || !Self.isInWord(before) {
      begin(mark, at: index, length: length)
    }
    return index + length
  }

  private mutating func readLinkEnd(at index: Int) -> Int {
    guard let opener = opener(of: .link, UInt8(ascii: "[")) else { return index + 1 }
    var end = index + 2
    if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") {
      while end < bytes.count, !Self.isSpace(bytes[end]) {
        let isEscape = bytes[end] == 0x5C && end + 1 < bytes.count && Self.isEscapable(bytes[end + 1])
        guard isEscape || !Self.isSpecial(bytes[end]) || Self.fits(bytes[end]) else { break }
        end += isEscape ? 2 : 1
      }
      if end < bytes.count, bytes[end] == UInt8(ascii: ")"), end > index + 2 {
        let address = String(decoding: Self.unescaped(bytes[(index + 2)..<end]), as: UTF8.self)
        tokens[open[opener].token].address = Self.isSafe(address) ? address : nil
        self.end(opener, at: index, length: end + 1 - index)
        return end + 1
      }
    }
    close(from: opener)
    return index + 1
  }

  /// The last mark of a kind that may still be ended.
  private func opener(of mark: Mark, _ byte: UInt8) -> Int? {
    let kind = Opener.Kind(mark: mark, byte: byte)
    return counts[kind, default: 0] > 0 ? open.lastIndex { $0.kind == kind } : nil
  }

  private mutating func close(from opener: Int) {
    for closed in open[opener...] { counts[closed.kind, default: 0] -= 1 }
    open.removeSubrange(opener...)
  }

  private mutating func begin(_ mark: Mark, at index: Int, length: Int) {
    endText(at: index)
    // Shown as text unless it is ended.
    tokens.append(Token(text: index..<index + length))
    let kind = Opener.Kind(mark: mark, byte: bytes[index])
    open.append(Opener(token: tokens.count - 1, kind: kind))
    counts[kind, default: 0] += 1
    textStart = index + length
  }

  private mutating func end(_ opener: Int, at index: Int, length: Int) {
    endText(at: index)
    let mark = open[opener].kind.mark
    tokens[open[opener].token].mark = mark
    tokens.append(Token(text: index..<index, mark: mark, isEnd: true))
    close(from: opener)
    textStart = index + length
  }

  private mutating func endText(at index: Int) {
    if textStart < index { tokens.append(Token(text: textStart..<index)) }
    textStart = index
  }

  private func written() -> [FormMarkdown.Span] {
    var spans: [FormMarkdown.Span] = []
    var text: [UInt8] = []
    var look = FormMarkdown.Span(text: "")
    func endSpan() {
      guard !text.isEmpty else { return }
      spans.append(look.with(String(decoding: text, as: UTF8.self)))
      text = []
    }
    func change(_ change: (inout FormMarkdown.Span) -> Void) {
      endSpan()
      change(&look)
    }
    for token in tokens {
      switch token.mark {
      case .strong: change { $0.isStrong = !token.isEnd }
      case .emphasis: change { $0.isEmphasized = !token.isEnd }
      case .link: change { $0.address = token.isEnd ? nil : token.address }
      case nil:
        if token.isCode != look.isCode { change { $0.isCode = token.isCode } }
        text += token.isCode ? Self.unescaped(bytes[token.text]) : Array(bytes[token.text])
      }
    }
    endSpan()
    return spans
  }

  private static func isSpace(_ byte: UInt8?) -> Bool { byte.map { $0 == 0x20 || $0 == 0x09 } ?? true }
  /// Letters, digits and everything that is not ASCII.
  private static func isInWord(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }
  /// Special bytes that addresses may contain.
  private static func fits(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "_") || byte == UInt8(ascii: "*") }

  static func isSafe(_ address: String) -> Bool {
    ["http://", "https://", "mailto:", "tel:"].contains { address.lowercased().hasPrefix($0) }
  }
}

extension FormMarkdown.Span {
  /// Another text with the same look.
  fileprivate func with(_ text: String) -> Self {
    Self(text: text, isStrong: isStrong, isEmphasized: isEmphasized, isCode: isCode, address: address)
  }
}
