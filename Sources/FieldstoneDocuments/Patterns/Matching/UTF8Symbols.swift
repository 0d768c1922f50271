import Foundation

/// Reads the symbols of a text in UTF-8.
///
/// What isn't valid is read as U+FFFD, one for each maximal part of a sequence (Unicode, §3.9, "U+FFFD Substitution of
/// Maximal Subparts"), just as `String(decoding:as:)` reads it.
struct UTF8Symbols: SymbolSource {
  private let bytes: UnsafeBufferPointer<UInt8>
  // Unowned, because counting references would take longer than reading a short text. The scan that asks for symbols
  // keeps them alive.
  private unowned(unsafe) let symbols: SymbolTable
  private let low: UnsafeMutablePointer<UInt16>
  private let end: Int
  private(set) var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ symbols: SymbolTable) {
    self.bytes = bytes
    self.symbols = symbols
    low = symbols.low
    end = symbols.end
  }

  var lookarounds: UInt64 { 0 }

  @inline(__always) mutating func next() -> Int {
    guard position < bytes.count else { return end }
    let byte = bytes[position]
    guard byte >= 0x80 else {
      position += 1
      return Int(low[Int(byte)])
    }
    return nextWide(byte)
  }

  mutating func skip(to byte: UInt8) {
    guard position < bytes.count, let start = bytes.baseAddress else { return }
    let found = memchr(start + position, CInt(byte), bytes.count - position)
    position = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(start) } ?? bytes.count
  }

  /// Reads a character outside of ASCII, whose first byte is given.
  private mutating func nextWide(_ first: UInt8) -> Int {
    position += 1
    // How many bytes follow, and between which bounds the first of them is (Unicode, table 3-7).
    let length: Int
    var bounds: ClosedRange<UInt8> = 0x80...0xBF
    var scalar: UInt32
    switch first {
    case 0xC2...0xDF: (length, scalar) = (1, UInt32(first & 0x1F))
    case 0xE0...0xEF:
      (length, scalar) = (2, UInt32(first & 0x0F))
      if first == 0xE0 { bounds = 0xA0...0xBF }
      if first == 0xED { bounds = 0x80...0x9F }
    case 0xF0...0xF4:
      (length, scalar) = (3, UInt32(first & 0x07))
      if first == 0xF0 { bounds = 0x90...0xBF }
      if first == 0xF4 { bounds = 0x80...0x8F }
    default: return symbols.symbol(of: 0xFFFD)
    }
    for _ in 0..<length {
      guard position < bytes.count, bounds.contains(bytes[position]) else { return symbols.symbol(of: 0xFFFD) }
      scalar = scalar << 6 | UInt32(bytes[position] & 0x3F)
      position += 1
      bounds = 0x80...0xBF
    }
    return symbols.symbol(of: scalar)
  }
}
