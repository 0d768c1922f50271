/// A text as symbols, with the positions where lookarounds match.
///
/// Only patterns with lookarounds need it, because only they read a text more than once, and backward.
final class MarkedText {
  let count: Int
  fileprivate let symbols: UnsafeMutablePointer<UInt16>
  fileprivate let end: Int

  /// For each lookaround a byte at each boundary, of which there is one more than characters: 1 where it matches.
  private let marks: UnsafeMutablePointer<UInt8>
  private let lookarounds: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ table: SymbolTable, lookarounds: Int) {
    symbols = .allocate(capacity: max(1, bytes.count))
    end = table.end
    var source = UTF8Symbols(bytes, table)
    var count = 0
    while source.position < bytes.count {
      symbols[count] = UInt16(source.next())
      count += 1
    }
    self.count = count
    self.lookarounds = lookarounds
    marks = .allocate(capacity: (count + 1) * lookarounds)
    marks.initialize(repeating: 0, count: (count + 1) * lookarounds)
  }

  deinit {
    symbols.deallocate()
    marks.deallocate()
  }

  /// Where the marks of a lookaround are.
  func marks(of lookaround: Int) -> UnsafeMutablePointer<UInt8> { marks + lookaround * (count + 1) }
}

/// Reads a marked text, forward or backward.
struct MarkedSymbols: SymbolSource {
  private let text: MarkedText
  private let readsBackward: Bool
  /// The marks of the program's lookarounds.
  private let marks: [UnsafeMutablePointer<UInt8>]

  /// The boundary that the scan is at, counted from the text's start.
  private(set) var boundary: Int
  private(set) var position = 0
  private(set) var lookarounds: UInt64 = 0

  init(_ text: MarkedText, for program: PatternProgram) {
    self.text = text
    readsBackward = program.readsBackward
    marks = program.lookarounds.map { text.marks(of: $0) }
    boundary = readsBackward ? text.count : 0
  }

  mutating func next() -> Int {
    lookarounds = 0
    for (bit, marks) in marks.enumerated() { lookarounds |= UInt64(marks[boundary]) << UInt64(bit) }
    guard boundary != (readsBackward ? 0 : text.count) else { return text.end }
    position += 1
    if readsBackward {
      boundary -= 1
      return Int(text.symbols[boundary])
    }
    boundary += 1
    return Int(text.symbols[boundary - 1])
  }

  /// Bytes are gone; nothing is skipped.
  mutating func skip(to byte: UInt8) {}
}
