/// A nondeterministic automaton that reads symbols, forward or backward.
///
/// A pattern has a program for itself and one for each of its lookarounds. A lookahead's program reads backward, so that
/// one scan of the text says for every position whether the lookahead matches there.
final class PatternProgram: @unchecked Sendable {
  // Unchecked: nothing changes after the initializer.

  let count: Int
  let instructions: UnsafeMutablePointer<PatternInstruction>
  let start: Int32
  let readsBackward: Bool
  /// The lookarounds that the program asks for, as indices into the pattern's.
  let lookarounds: [Int]

  /// Whether the program depends on whether it is at the scan's start, and on the characters before a position.
  let usesScanStart: Bool
  let usesWords: Bool
  /// Whether a match can only start where the scan starts.
  let isAnchored: Bool
  let symbols: SymbolTable

  init(_ code: CompiledCode, readsBackward: Bool, symbols: SymbolTable) {
    count = code.instructions.count
    start = code.start
    lookarounds = code.lookarounds
    self.readsBackward = readsBackward
    self.symbols = symbols
    instructions = .allocate(capacity: count)
    instructions.initialize(from: code.instructions, count: count)
    usesScanStart = code.instructions.contains { $0.operation == .atScanStart }
    usesWords = code.instructions.contains { [.atWordBoundary, .atNoWordBoundary].contains($0.operation) }
    isAnchored = code.firstSteps.allSatisfy { code.instructions[Int($0)].operation == .atScanStart }
  }

  deinit { instructions.deallocate() }
}
