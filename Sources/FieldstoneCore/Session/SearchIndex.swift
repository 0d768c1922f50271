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
  enum Rank: Int, CaseIterable { case startOfTitle, wordOfTitle, insideTitle, besideTitle }

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
      add(element.title.text(in: engine.environment))
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

  /// Calls `body` with every row in which all words are found; `part` is 0 for the title, 1 for the help, 2 for the first
  /// option… Ends early where `body` returns false.
  ///
  /// - Complexity: O(bytes of the index).
  func find(_ words: [String], _ body: (_ slot: Int, _ rank: Rank, _ part: Int) -> Bool) {
    // The longest is the rarest.
    guard let rarest = words.max(by: { $0.utf8.count < $1.utf8.count }), !rarest.isEmpty else { return }
    let needles = words.map { Array($0.utf8) }
    let rare = Array(rarest.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      var from = 0
      while let found = Self.find(rare, in: bytes, from..<bytes.count) {
        let line = line(of: found)
        let end = line + 1 < starts.count ? starts[line + 1] : bytes.count
        let range = starts[line]..<end
        from = end
        let places = needles.compactMap { Self.find($0, in: bytes, range) }
        guard places.count == needles.count, let first = places.first else { continue }
        let part = bytes[range.lowerBound..<first].count { $0 == Self.gap }
        let rank: Rank =
          part > 0
          ? .besideTitle
          : first == range.lowerBound ? .startOfTitle : bytes[first - 1] == 0x20 ? .wordOfTitle : .insideTitle
        if !body(Int(slots[line]), rank, part) { return }
      }
    }
  }

  private func line(of place: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  private static func find(_ needle: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    guard let first = needle.first, let base = bytes.baseAddress else { return nil }
    var place = range.lowerBound
    while place + needle.count <= range.upperBound {
      guard let found = memchr(base + place, Int32(first), range.upperBound - needle.count + 1 - place) else {
        return nil
      }
      place = base.distance(to: UnsafePointer(found.assumingMemoryBound(to: UInt8.self)))
      if memcmp(base + place, needle, needle.count) == 0 { return place }
      place += 1
    }
    return nil
  }
}
