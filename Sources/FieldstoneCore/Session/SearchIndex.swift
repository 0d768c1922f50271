import Foundation

/// What can be found in a form, as one run of bytes: a line for each row with its title, help and options.
struct SearchIndex {
  private var bytes: [UInt8] = []
  /// Where lines begin, and whose they are.
  private var starts: [Int] = []
  private var slots: [Int32] = []

  private static let lineEnd: UInt8 = 0x0A
  /// Between the title, the help and the options of a row.
  private static let gap: UInt8 = 0x1F

  /// How well a row fits; better ones come first.
  enum Rank: Int, CaseIterable { case startOfTitle, wordOfTitle, insideTitle, otherText }

  /// - Complexity: O(texts of the form), once a session.
  init(_ engine: FormEngine) {
    bytes.reserveCapacity(engine.slots.count * 24)
    for slot in engine.slots.indices {
      let element = engine.element(at: slot)
      switch element.kind {
      case .field, .link, .action: break
      case .header, .footer, .note, .notice: continue
      }
      starts.append(bytes.count)
      slots.append(Int32(slot))
      add(engine.title(of: slot).text(in: engine.environment))
      bytes.append(Self.gap)
      if let help = element.details?.help { add(help.text(in: engine.environment)) }
      for option in (element as? FieldElement)?.codec.options ?? [] {
        bytes.append(Self.gap)
        add(option.title.text(in: engine.environment))
      }
      bytes.append(Self.lineEnd)
    }
  }

  private mutating func add(_ text: String) {
    for byte in SearchText.folded(text).utf8 { bytes.append(byte < 0x20 ? 0x20 : byte) }
  }

  /// A row in which all words were found; `part` is 0 for the title, 1 for the help, 2 for the first option…
  typealias Found = (slot: Int, part: Int)

  /// The rows in which all words are found, by rank and in the order of the form: as many of the better ranks as there
  /// are to be of all of them.
  ///
  /// - Complexity: O(bytes of the index); once enough are found, O(rows) at most.
  func find(_ words: [String], most: Int, where isWanted: (_ slot: Int) -> Bool) -> [[Found]] {
    var found = Rank.allCases.map { _ in [Found]() }
    let needles = words.map { Array($0.utf8) }
    // The longest is the rarest; of two, the one that was typed last says more.
    guard let rarest = needles.max(by: { $0.count <= $1.count }), !rarest.isEmpty else { return found }
    bytes.withUnsafeBufferPointer { bytes in
      var line = -1
      var worst: Rank? = .otherText
      while let least = worst, let next = self.line(after: line, least, needles[0], rarest, bytes) {
        line = next
        guard let hit = hit(in: line, needles, bytes), hit.rank.rawValue <= least.rawValue, isWanted(Int(slots[line]))
        else { continue }
        found[hit.rank.rawValue].append((Int(slots[line]), hit.part))
        worst = Self.worst(found.map(\.count), most)
      }
    }
    return found
  }

  /// The next line that may have all words and be of a rank that counts.
  private func line(
    after last: Int, _ least: Rank, _ first: [UInt8], _ rarest: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var line = last + 1
    if least == .startOfTitle {
      while line < starts.count, !Self.matches(first, at: starts[line], in: bytes) { line += 1 }
      return line < starts.count ? line : nil
    }
    guard line < starts.count, let offset = Self.find(rarest, in: bytes, starts[line]..<bytes.count) else { return nil }
    while line + 1 < starts.count, starts[line + 1] <= offset { line += 1 }
    return line
  }

  /// Where the first word stands, if all words do.
  private func hit(in line: Int, _ needles: [[UInt8]], _ bytes: UnsafeBufferPointer<UInt8>) -> (rank: Rank, part: Int)?
  {
    let range = starts[line]..<(line + 1 < starts.count ? starts[line + 1] : bytes.count)
    for needle in needles.dropFirst() where Self.find(needle, in: bytes, range) == nil { return nil }
    guard let offset = Self.find(needles[0], in: bytes, range) else { return nil }
    let part = bytes[range.lowerBound..<offset].count { $0 == Self.gap }
    if part > 0 { return (.otherText, part) }
    if offset == range.lowerBound { return (.startOfTitle, 0) }
    return (bytes[offset - 1] == 0x20 ? .wordOfTitle : .insideTitle, 0)
  }

  /// The worst rank that still counts where so many of each are found; nil where there are enough of the best.
  private static func worst(_ counts: [Int], _ most: Int) -> Rank? {
    Rank.allCases.last { counts[...$0.rawValue].reduce(0, +) < most }
  }

  private static func matches(_ needle: [UInt8], at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard offset + needle.count <= bytes.count, let base = bytes.baseAddress else { return false }
    return memcmp(base + offset, needle, needle.count) == 0
  }

  private static func find(_ needle: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    guard let first = needle.first, let base = bytes.baseAddress else { return nil }
    var offset = range.lowerBound
    while offset + needle.count <= range.upperBound {
      guard let found = memchr(base + offset, Int32(first), range.upperBound - needle.count + 1 - offset) else {
        return nil
      }
      offset = base.distance(to: UnsafePointer(found.assumingMemoryBound(to: UInt8.self)))
      if memcmp(base + offset, needle, needle.count) == 0 { return offset }
      offset += 1
    }
    return nil
  }
}
