/// One step of a program: what must be true to go on, and where to.
struct PatternInstruction: Sendable {
  enum Operation: UInt8, Sendable {
    /// The next character has the symbol `argument`.
    case symbol
    /// The next character's symbol is in the set `argument`.
    case set
    /// Goes on at `next` and at `argument`.
    case split
    /// The scan is at its first boundary: at the text's start, or at its end if the program reads backward.
    case atScanStart
    /// The scan is at its last boundary.
    case atScanEnd
    case atWordBoundary
    case atNoWordBoundary
    /// The lookaround `argument`, counted among those of the program, matches here.
    case lookaround
    case noLookaround
    case match
  }

  var operation: Operation
  var argument: Int32 = 0
  var next: Int32 = 0
}
