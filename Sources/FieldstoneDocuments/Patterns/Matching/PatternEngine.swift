import Foundation

/// Matches a pattern's programs with texts, on any number of threads.
final class PatternEngine: @unchecked Sendable {
  // Unchecked: the lock guards the idle scanners; the rest doesn't change.

  private let pattern: CompiledPattern
  private let cacheBytes: Int
  private let lock = NSLock()
  private var idleScanners: [PatternScanner] = []

  /// As many scanners are kept; if more threads match at once, the others make theirs anew.
  private static let maximumIdleScanners = 4

  init(_ pattern: CompiledPattern, cacheBytes: Int) {
    self.pattern = pattern
    self.cacheBytes = cacheBytes
  }

  /// - Parameter allowance: How many instructions and characters may be looked at before the search is ended.
  func matches(_ bytes: UnsafeBufferPointer<UInt8>, whole: Bool, allowance: Int = .max) -> PatternResult {
    lock.lock()
    let idle = idleScanners.popLast()
    lock.unlock()
    let scanner = idle ?? PatternScanner(pattern, cacheBytes: cacheBytes)
    let result = scanner.matches(bytes, whole: whole, allowance)
    lock.lock()
    if idleScanners.count < Self.maximumIdleScanners { idleScanners.append(scanner) }
    lock.unlock()
    return result
  }
}

/// What a search has found.
struct PatternResult {
  let matches: Bool
  let work: Int
  /// Whether it was ended because it took too much work.
  let isEnded: Bool
}

/// What one thread needs to match a pattern.
private final class PatternScanner {
  private let pattern: CompiledPattern
  private let cacheBytes: Int
  private let search: ProgramScan
  private lazy var whole = ProgramScan(pattern.main, .whole, cacheBytes: cacheBytes)
  private lazy var lookarounds = pattern.lookarounds.map { ProgramScan($0, .marks, cacheBytes: cacheBytes) }

  init(_ pattern: CompiledPattern, cacheBytes: Int) {
    self.pattern = pattern
    self.cacheBytes = cacheBytes
    search = ProgramScan(pattern.main, .search, firstByte: pattern.firstByte, cacheBytes: cacheBytes)
  }

  func matches(_ bytes: UnsafeBufferPointer<UInt8>, whole isWhole: Bool, _ allowance: Int) -> PatternResult {
    let main = isWhole ? whole : search
    guard !pattern.lookarounds.isEmpty else {
      var source = UTF8Symbols(bytes, pattern.symbols)
      return main.run(allowance) { main.matches(&source) }
    }
    let text = MarkedText(bytes, pattern.symbols, lookarounds: lookarounds.count)
    var work = text.count
    for (index, lookaround) in lookarounds.enumerated() {
      var source = MarkedSymbols(text, for: pattern.lookarounds[index])
      let result = lookaround.run(allowance - min(allowance, work)) {
        lookaround.mark(text.marks(of: index), &source)
        return false
      }
      work += result.work
      if result.isEnded { return PatternResult(matches: false, work: work, isEnded: true) }
    }
    var source = MarkedSymbols(text, for: pattern.main)
    let result = main.run(allowance - min(allowance, work)) { main.matches(&source) }
    return PatternResult(matches: result.matches, work: work + result.work, isEnded: result.isEnded)
  }
}
