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

  func matches(_ bytes: UnsafeBufferPointer<UInt8>, whole: Bool) -> (matches: Bool, work: Int) {
    lock.lock()
    let idle = idleScanners.popLast()
    lock.unlock()
    let scanner = idle ?? PatternScanner(pattern, cacheBytes: cacheBytes)
    let result = scanner.matches(bytes, whole: whole)
    lock.lock()
    if idleScanners.count < Self.maximumIdleScanners { idleScanners.append(scanner) }
    lock.unlock()
    return result
  }
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

  func matches(_ bytes: UnsafeBufferPointer<UInt8>, whole isWhole: Bool) -> (matches: Bool, work: Int) {
    let main = isWhole ? whole : search
    let before = main.work
    guard !pattern.lookarounds.isEmpty else {
      var source = UTF8Symbols(bytes, pattern.symbols)
      return (main.matches(&source), main.work - before)
    }
    let text = MarkedText(bytes, pattern.symbols, lookarounds: lookarounds.count)
    var work = text.count
    for (index, lookaround) in lookarounds.enumerated() {
      let before = lookaround.work
      var source = MarkedSymbols(text, for: pattern.lookarounds[index])
      lookaround.mark(text.marks(of: index), &source)
      work += lookaround.work - before
    }
    var source = MarkedSymbols(text, for: pattern.main)
    return (main.matches(&source), work + main.work - before)
  }
}
