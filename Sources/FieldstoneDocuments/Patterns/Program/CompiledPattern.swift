/// A pattern's programs.
struct CompiledPattern: Sendable {
  let main: PatternProgram
  /// Each after those whose results it reads.
  let lookarounds: [PatternProgram]
  let symbols: SymbolTable

  /// The byte that every match starts with, if there is one, and if nothing before it matters.
  let firstByte: UInt8?

  /// nil if the sets of characters are too many.
  init?(_ tree: PatternTree) {
    var sets = tree.sets
    let words = tree.usesWords ? sets.count : nil
    if words != nil { sets.append(.wordCharacters) }
    guard let partition = SymbolPartition(sets) else { return nil }
    let symbols = SymbolTable(partition, words: words)

    let tests = partition.members.enumerated().map { index, members in
      members.count == 1
        ? PatternInstruction(operation: .symbol, argument: Int32(members[0]))
        : PatternInstruction(operation: .set, argument: Int32(index))
    }

    let mainCode = ProgramCompiler.compile(tree.root, tests, readsBackward: false)
    main = PatternProgram(mainCode, readsBackward: false, symbols: symbols)
    lookarounds = tree.lookarounds.map { lookaround in
      let code = ProgramCompiler.compile(lookaround.body, tests, readsBackward: lookaround.isAhead)
      return PatternProgram(code, readsBackward: lookaround.isAhead, symbols: symbols)
    }
    self.symbols = symbols
    let dependsOnPosition = main.usesScanStart || main.usesWords || !lookarounds.isEmpty
    firstByte = dependsOnPosition ? nil : Self.firstByte(mainCode, symbols)
  }

  private static func firstByte(_ code: CompiledCode, _ symbols: SymbolTable) -> UInt8? {
    let steps = code.firstSteps.map { code.instructions[Int($0)] }
    guard steps.allSatisfy({ $0.operation == .symbol }) else { return nil }
    let candidates = Set(steps.map(\.argument))
    guard candidates.count <= 8 else { return nil }
    var byte: UInt8?
    for symbol in candidates {
      guard let value = symbols.onlyScalar(of: Int(symbol)),
        // A decoder also makes U+FFFD of bytes that are no character.
        value != 0xFFFD, let scalar = Unicode.Scalar(value), let first = UTF8.encode(scalar)?.first,
        byte == nil || byte == first
      else { return nil }
      byte = first
    }
    return byte
  }
}
