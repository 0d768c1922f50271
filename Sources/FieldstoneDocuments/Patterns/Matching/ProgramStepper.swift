/// What is before a boundary in the direction of the scan, as far as a program depends on it.
enum SymbolBehind: UInt8 {
  case nothing, word, other
}

/// Runs a program by keeping the set of all instructions that a match could be at, so that it never goes back
/// (Thompson 1968).
final class ProgramStepper {
  let program: PatternProgram
  /// Where matches can be, before the assertions at the current boundary.
  var current: SparseSet
  /// Where they can be after the next symbol.
  var next: SparseSet
  private var visited: SparseSet
  /// How many instructions were looked at.
  private(set) var steps = 0

  init(_ program: PatternProgram) {
    self.program = program
    current = SparseSet(capacity: program.count)
    next = SparseSet(capacity: program.count)
    visited = SparseSet(capacity: program.count)
  }

  deinit {
    current.deallocate()
    next.deallocate()
    visited.deallocate()
  }

  /// Makes what is next current.
  func advance() { swap(&current, &next) }

  /// What is behind the boundary after a symbol.
  func behind(_ symbol: Int) -> SymbolBehind { program.usesWords && program.symbols.isWord[symbol] ? .word : .other }

  /// What is behind the first boundary.
  var behindStart: SymbolBehind { program.usesScanStart ? .nothing : .other }

  /// Goes over a boundary and the symbol after it, from `current` to `next`.
  ///
  /// - Parameter starts: whether a match can start at this boundary.
  /// - Returns: whether a match ends at this boundary.
  /// - Complexity: O(n) in the size of the program: each instruction is looked at once.
  func step(behind: SymbolBehind, symbol: Int, lookarounds: UInt64, starts: Bool) -> Bool {
    var visited = self.visited
    var next = self.next
    visited.removeAll()
    next.removeAll()
    for index in 0..<current.count { visited.insert(current.members[index]) }
    if starts { visited.insert(program.start) }
    let instructions = program.instructions
    let symbols = program.symbols
    let isEnd = symbol == symbols.end
    var matches = false
    var index = 0
    while index < visited.count {
      let instruction = instructions[Int(visited.members[index])]
      index += 1
      let goesOn: Bool
      switch instruction.operation {
      case .symbol:
        if Int(instruction.argument) == symbol { next.insert(instruction.next) }
        continue
      case .set:
        if symbols.set(Int(instruction.argument), contains: symbol) { next.insert(instruction.next) }
        continue
      case .split:
        visited.insert(instruction.argument)
        goesOn = true
      case .atScanStart: goesOn = behind == .nothing
      case .atScanEnd: goesOn = isEnd
      case .atWordBoundary: goesOn = (behind == .word) != symbols.isWord[symbol]
      case .atNoWordBoundary: goesOn = (behind == .word) == symbols.isWord[symbol]
      case .lookaround: goesOn = lookarounds >> UInt64(instruction.argument) & 1 == 1
      case .noLookaround: goesOn = lookarounds >> UInt64(instruction.argument) & 1 == 0
      case .match:
        matches = true
        goesOn = false
      }
      if goesOn { visited.insert(instruction.next) }
    }
    steps += visited.count + 1
    self.visited = visited
    self.next = next
    return matches
  }
}
