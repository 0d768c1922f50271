/// Gives a scan the symbols of a text, one after the other.
protocol SymbolSource {
  /// How far the scan has come; units differ.
  var position: Int { get }

  /// Which of the program's lookarounds match at the boundary before the symbol that `next` gave, one bit each.
  var lookarounds: UInt64 { get }

  /// The next symbol, or the one for the end of the text, as often as it is asked for.
  mutating func next() -> Int

  /// Skips what comes before the next byte of this value.
  mutating func skip(to byte: UInt8)
}
