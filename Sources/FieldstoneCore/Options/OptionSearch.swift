/// The titles of a list of options as one array of bytes, so that typing filters a long list. Made by the first search
/// and shared by all threads.
final class OptionSearch: Sendable {
  private struct Index {
    var bytes: [UInt8] = []
    /// The offset at which each title begins, and the end.
    var starts: [Int] = []
  }

  private static let lineEnd: UInt8 = 0x0A
  private let index = Locked<Index?>(nil)

  /// The options whose titles contain all words of a text; titles that begin with the text come first, and each group
  /// is in the order of the options.
  ///
  /// - Complexity: O(length of all titles).
  func find(_ text: String, in list: AnyOptionList, _ environment: FormEnvironment) -> [Int32] {
    let words = SearchText.folded(text).split { $0.isWhitespace || $0 < " " }.map { Array($0.utf8) }
    let index = index.withLock { known in
      let index = known ?? Self.index(of: list, environment)
      known = index
      return index
    }
    guard let longest = words.max(by: { $0.count <= $1.count }) else { return (0..<Int32(list.count)).map(\.self) }
    var (first, others): ([Int32], [Int32]) = ([], [])
    index.bytes.withUnsafeBufferPointer { bytes in
      var line = 0
      while line < list.count,
        let offset = SearchIndex.find(longest, in: bytes, index.starts[line]..<bytes.count)
      {
        line = Self.line(of: offset, from: line, index.starts)
        let range = index.starts[line]..<index.starts[line + 1]
        if words.count == 1 || words.allSatisfy({ SearchIndex.find($0, in: bytes, range) != nil }) {
          if SearchIndex.matches(words[0], at: range.lowerBound, in: bytes) {
            first.append(Int32(line))
          } else {
            others.append(Int32(line))
          }
        }
        line += 1
      }
    }
    return first + others
  }

  /// The options whose whole titles are a text, but for case, accents, and the width of letters.
  func titled(_ text: String, in list: AnyOptionList, _ environment: FormEnvironment) -> [Int32] {
    let length = SearchText.folded(text).utf8.count
    let found = find(text, in: list, environment)
    return index.withLock { index in
      guard let starts = index?.starts else { return [] }
      // Each title is followed by the end of its line.
      return found.filter { starts[Int($0) + 1] - starts[Int($0)] == length + 1 }
    }
  }

  /// The line that contains an offset: it is usually near, and never before `line`.
  private static func line(of offset: Int, from line: Int, _ starts: [Int]) -> Int {
    var (low, step) = (line, 1)
    while low + step < starts.count, starts[low + step] <= offset {
      low += step
      step *= 2
    }
    var high = min(low + step, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static func index(of list: AnyOptionList, _ environment: FormEnvironment) -> Index {
    var index = Index()
    index.starts.reserveCapacity(list.count + 1)
    index.bytes.reserveCapacity(list.count * 16)
    for option in list.ids.indices {
      index.starts.append(index.bytes.count)
      let title = SearchText.folded(list.option(at: option).title.text(in: environment))
      for byte in title.utf8 { index.bytes.append(byte < 0x20 ? 0x20 : byte) }
      index.bytes.append(lineEnd)
    }
    index.starts.append(index.bytes.count)
    return index
  }
}

extension FormRow.Options {
  /// The options that match a text: titles that begin with it first, then those that contain all of its words. Case,
  /// accents and the width of letters don't matter. An empty text matches all.
  ///
  /// - Complexity: O(length of all titles); the first search of a list also makes its index.
  public func matching(_ text: String) -> Matches {
    guard let content, let list = content.list else { return Matches(options: self, indices: []) }
    return Matches(options: self, indices: content.search.find(text, in: list, content.environment))
  }

  /// The options whose whole titles are a text, but for case, accents, and the width of letters.
  func titled(_ text: String) -> Matches {
    guard let content, let list = content.list else { return Matches(options: self, indices: []) }
    return Matches(options: self, indices: content.search.titled(text, in: list, content.environment))
  }

  /// Options that match a text. Each is made when it is looked at.
  public struct Matches: Sendable, RandomAccessCollection {
    let options: FormRow.Options
    let found: [Int32]

    init(options: FormRow.Options, indices: [Int32]) {
      self.options = options
      found = indices
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { found.count }
    public subscript(position: Int) -> FormRow.Option { options[Int(found[position])] }
  }
}
