/// The rows of a definition, by index. A series is one element with many rows.
struct ElementList: RandomAccessCollection {
  /// Every element once.
  let elements: [FormElement]
  let endIndex: Int
  /// The index of each element's first row; empty if every element is a single row.
  private let starts: [Int]

  init(_ elements: [FormElement]) {
    self.elements = elements
    guard elements.contains(where: { $0.flags.contains(.series) }) else {
      endIndex = elements.count
      starts = []
      return
    }
    var starts: [Int] = []
    var end = 0
    for element in elements {
      starts.append(end)
      end += element.count
    }
    self.starts = starts
    endIndex = end
  }

  var startIndex: Int { 0 }

  /// - Complexity: O(1), or O(log elements) in a definition that has series.
  subscript(index: Int) -> FormElement {
    guard !starts.isEmpty else { return elements[index] }
    precondition(index < endIndex, "A definition of \(endIndex) rows has no row \(index).")
    // The last element that begins at or before the index.
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return elements[low]
  }

  /// Calls a closure with each element and the indices of its rows.
  func forEach(_ body: (FormElement, Range<Int>) -> Void) {
    var first = 0
    for element in elements {
      body(element, first..<(first + element.count))
      first += element.count
    }
  }
}
