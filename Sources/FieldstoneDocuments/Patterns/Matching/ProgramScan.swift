/// Runs a program over texts, and remembers what it finds out about it.
///
/// The scan goes through a deterministic automaton that is built as far as texts need it. If that automaton grows as fast
/// as the text is read, the rest of the text is scanned by sets of instructions instead. Either way the time is
/// proportional to the length of the text times the size of the program.
final class ProgramScan {
  enum Mode {
    /// Ends at the first match.
    case search
    /// A match must be the whole text.
    case whole
    /// Finds all positions where a match ends.
    case marks
  }

  private let program: PatternProgram
  private let mode: Mode
  private let firstByte: UInt8?
  /// Whether a match can start after the scan's start.
  private let startsAnywhere: Bool
  private let stepper: ProgramStepper
  private let states: StateTable?
  private var startRow: Int?
  /// The columns of the table for one combination of lookarounds.
  private let symbolColumns: Int

  /// Where the scan was when the table was last emptied, or where it began.
  private var emptiedAt = 0
  private var statesAtStart = 0

  /// How many instructions were looked at, and how many transitions were taken.
  private(set) var work = 0
  /// How many instructions may be looked at until the scan is ended.
  private var mostSteps = Int.max
  private var isEnded = false

  init(_ program: PatternProgram, _ mode: Mode, firstByte: UInt8? = nil, cacheBytes: Int) {
    self.program = program
    self.mode = mode
    self.firstByte = mode == .search ? firstByte : nil
    startsAnywhere = mode != .whole && !program.isAnchored
    stepper = ProgramStepper(program)
    symbolColumns = program.symbols.count + 1
    states =
      program.lookarounds.count > 6
      ? nil : StateTable(width: symbolColumns << program.lookarounds.count, maximumBytes: cacheBytes)
  }

  /// Runs a scan that looks at no more than a number of instructions and characters. A text that takes one transition for
  /// each character is read to its end in any case.
  func run(_ allowance: Int, _ scan: () -> Bool) -> PatternResult {
    let before = work
    let most = stepper.steps.addingReportingOverflow(allowance)
    (mostSteps, isEnded) = (most.overflow ? .max : most.partialValue, false)
    let matches = scan()
    let done = work - before
    return PatternResult(matches: matches, work: done, isEnded: isEnded || done > allowance)
  }

  // MARK: Whether there is a match

  func matches(_ source: inout some SymbolSource) -> Bool {
    let before = stepper.steps
    defer { work += stepper.steps - before + source.position }
    guard var row = start() else { return matchesBySets(&source, stepper.behindStart) }
    if let firstByte, isIdle(row) { source.skip(to: firstByte) }
    guard var transitions = states?.transitions else { return false }
    while true {
      let symbol = source.next()
      var transition = transitions[row + symbol + symbolColumns * Int(truncatingIfNeeded: source.lookarounds)]
      if transition & 1 != 0 {
        if transition == StateTable.Transition.unknown {
          transition = findTransition(row, symbol, source.lookarounds, source.position)
          if let states { transitions = states.transitions }
        }
        switch transition {
        case StateTable.Transition.matched: return true
        case StateTable.Transition.dead: return false
        case StateTable.Transition.full:
          stepper.advance()
          return matchesBySets(&source, stepper.behind(symbol))
        case StateTable.Transition.idle:
          guard let idle = startRow, let firstByte else { return false }
          source.skip(to: firstByte)
          row = idle
          continue
        default: break
        }
      }
      row = Int(transition >> 1)
    }
  }

  private func matchesBySets(_ source: inout some SymbolSource, _ behind: SymbolBehind) -> Bool {
    var behind = behind
    while true {
      let symbol = source.next()
      let isMatch = stepper.step(
        behind: behind, symbol: symbol, lookarounds: source.lookarounds, starts: startsAnywhere)
      let isEnd = symbol == program.symbols.end
      if isMatch, mode == .search || isEnd { return true }
      if stepper.steps > mostSteps { return end() }
      if isEnd || (!startsAnywhere && stepper.next.count == 0) { return false }
      stepper.advance()
      behind = stepper.behind(symbol)
    }
  }

  private func end() -> Bool {
    isEnded = true
    return false
  }

  // MARK: Where matches end

  /// Writes 1 at each boundary where a match ends, and 0 at the others.
  func mark(_ marks: UnsafeMutablePointer<UInt8>, _ source: inout MarkedSymbols) {
    let before = stepper.steps
    defer { work += stepper.steps - before + source.position }
    guard var row = start() else { return markBySets(marks, &source, stepper.behindStart) }
    guard var transitions = states?.transitions else { return }
    while true {
      let boundary = source.boundary
      let symbol = source.next()
      var transition = transitions[row + symbol + symbolColumns * Int(truncatingIfNeeded: source.lookarounds)]
      if transition < 0 {
        transition = findTransition(row, symbol, source.lookarounds, source.position)
        if let states { transitions = states.transitions }
        if transition == StateTable.Transition.full {
          marks[boundary] = fullMark
          stepper.advance()
          return markBySets(marks, &source, stepper.behind(symbol))
        }
        if transition == StateTable.Transition.dead { return }
      }
      marks[boundary] = UInt8(transition & 1)
      if symbol == program.symbols.end { return }
      row = Int(transition >> 1)
    }
  }

  /// The mark at the boundary where the table turned out to be full.
  private var fullMark: UInt8 = 0

  private func markBySets(
    _ marks: UnsafeMutablePointer<UInt8>, _ source: inout MarkedSymbols, _ behind: SymbolBehind
  ) {
    var behind = behind
    while true {
      let boundary = source.boundary
      let symbol = source.next()
      let isMatch = stepper.step(
        behind: behind, symbol: symbol, lookarounds: source.lookarounds, starts: startsAnywhere)
      marks[boundary] = isMatch ? 1 : 0
      if symbol == program.symbols.end || stepper.steps > mostSteps && !end() { return }
      stepper.advance()
      behind = stepper.behind(symbol)
    }
  }
}

// MARK: States

extension ProgramScan {
  /// The row that a scan starts in; nil if it has to go by sets. Then, they are set up.
  private func start() -> Int? {
    emptiedAt = 0
    statesAtStart = states?.count ?? 0
    if states != nil, let startRow { return startRow }
    stepper.current.removeAll()
    if !startsAnywhere { stepper.current.insert(program.start) }
    startRow = states?.row(of: stepper.current, stepper.behindStart)
    if startRow == nil {
      states?.removeAll()
      startRow = states?.row(of: stepper.current, stepper.behindStart)
    }
    return startRow
  }

  private func isIdle(_ row: Int) -> Bool { startsAnywhere && row == startRow }

  /// Finds out what happens at a symbol, and notes it in the table.
  private func findTransition(_ row: Int, _ symbol: Int, _ lookarounds: UInt64, _ position: Int) -> Int32 {
    if stepper.steps > mostSteps {
      isEnded = true
      return StateTable.Transition.dead
    }
    guard let behind = states?.load(row, into: &stepper.current) else { return StateTable.Transition.dead }
    let isMatch = stepper.step(behind: behind, symbol: symbol, lookarounds: lookarounds, starts: startsAnywhere)
    let transition = self.transition(isMatch, symbol, position)
    // After the table was emptied, the row is no more.
    if transition.isKnown { states?.set(row, symbol + symbolColumns * Int(lookarounds), to: transition.value) }
    return transition.value
  }

  private func transition(_ isMatch: Bool, _ symbol: Int, _ position: Int) -> (value: Int32, isKnown: Bool) {
    let isEnd = symbol == program.symbols.end
    let mark: Int32 = mode == .marks && isMatch ? 1 : 0
    if isMatch, mode == .search || (mode == .whole && isEnd) { return (StateTable.Transition.matched, true) }
    if isEnd { return (mode == .marks ? mark : StateTable.Transition.dead, true) }
    if stepper.next.count == 0, !startsAnywhere, mark == 0 { return (StateTable.Transition.dead, true) }
    let behind = stepper.behind(symbol)
    var wasEmptied = false
    var row = states?.row(of: stepper.next, behind)
    if row == nil {
      let isWorthIt = position - emptiedAt >= 8 * ((states?.count ?? 0) - statesAtStart)
      states?.removeAll()
      startRow = nil
      emptiedAt = position
      statesAtStart = 0
      wasEmptied = true
      if isWorthIt { row = states?.row(of: stepper.next, behind) }
    }
    guard let row else {
      fullMark = UInt8(mark)
      return (StateTable.Transition.full, false)
    }
    if firstByte != nil, isIdle(row) { return (StateTable.Transition.idle, !wasEmptied) }
    return (Int32(row) << 1 | mark, !wasEmptied)
  }
}
