import Foundation

/// The searchable texts of a form as one array of bytes: a line for each row with its title, help, and options.
struct SearchIndex: Sendable {
  private var bytes: [UInt8] = []
  /// The offset at which each line begins, and the slot that it belongs to.
  private var starts: [Int] = []
  private var slots: [Int32] = []

  private static let lineEnd: UInt8 = 0x0A
  /// Separates the title, the help, and the options of a row.
  private static let gap: UInt8 = 0x1F

  /// The options of longer lists are found by searching the list itself.
  private static let mostOptions = 100

  /// How well a row matches, from best to worst.
  enum Rank: Int, CaseIterable { case startOfTitle, wordOfTitle, insideTitle, otherText }

  /// - Complexity: O(length of all texts), once per session.
  init(_ engine: FormEngine) {
    bytes.reserveCapacity(engine.slots.count * 24)
    for slot in engine.liveSlots {
      let element = engine.element(at: slot)
      // What only repeats answers or leads from step to step has the texts of what it leads to.
      if element is ReviewElement || [.nextStep, .previousStep].contains(element.details?.action) { continue }
      switch element.kind {
      case .field, .link, .action, .element, .add: break
      case .header, .footer, .note, .notice, .collection, .content: continue
      }
      starts.append(bytes.count)
      slots.append(Int32(slot))
      add(engine.title(of: slot).text(in: engine.environment))
      bytes.append(Self.gap)
      if let help = engine.help(of: slot, element.details) { add(help.text(in: engine.environment)) }
      if let options = (element as? FieldElement)?.codec.options, options.count <= Self.mostOptions {
        for index in options.ids.indices {
          bytes.append(Self.gap)
          add(options.option(at: index).title.text(in: engine.environment))
        }
      }
      bytes.append(Self.lineEnd)
    }
  }

  private mutating func add(_ text: String) {
    for byte in SearchText.folded(text).utf8 { bytes.append(byte < 0x20 ? 0x20 : byte) }
  }

  /// A row that contains all words; `part` is 0 for the title, 1 for the help, 2 for the first option, and so on.
  typealias Found = (slot: Int, part: Int)

  /// The rows that contain all words, by rank, and in the order of the form within each rank. Worse ranks are no longer
  /// searched once better ones have at least `most` rows.
  ///
  /// - Complexity: O(bytes of the index); once enough are found, O(rows) at most.
  func find(_ words: [String], most: Int, where isWanted: (_ slot: Int) -> Bool) -> [[Found]] {
    var found = Rank.allCases.map { _ in [Found]() }
    let needles = words.map { Array($0.utf8) }
    // The longest word is probably the rarest. Of several, the last one typed is preferred.
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

  /// The next line that may contain all words and have a rank that still counts.
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

  /// Where the first word is in a line, if the line contains all words.
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

  /// The worst rank that still counts, given the number of rows found for each rank; nil if the best rank alone has
  /// enough.
  private static func worst(_ counts: [Int], _ most: Int) -> Rank? {
    Rank.allCases.last { counts[...$0.rawValue].reduce(0, +) < most }
  }

  static func matches(_ needle: [UInt8], at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard offset + needle.count <= bytes.count, let base = bytes.baseAddress else { return false }
    return memcmp(base + offset, needle, needle.count) == 0
  }

  static func find(_ needle: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
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
