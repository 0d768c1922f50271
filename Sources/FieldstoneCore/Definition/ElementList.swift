/// The rows of a definition, by place: a series is one element with many places.
struct ElementList: RandomAccessCollection {
  /// Every element once.
  let elements: [FormElement]
  let endIndex: Int
  /// The place at which each element begins; empty where every element is one row.
  private let places: [Int]

  init(_ elements: [FormElement]) {
    self.elements = elements
    guard elements.contains(where: { $0.flags.contains(.series) }) else {
      endIndex = elements.count
      places = []
      return
    }
    var places: [Int] = []
    var end = 0
    for element in elements {
      places.append(end)
      end += element.count
    }
    self.places = places
    endIndex = end
  }

  var startIndex: Int { 0 }

  /// - Complexity: O(1), or O(log elements) in a definition that has series.
  subscript(place: Int) -> FormElement {
    guard !places.isEmpty else { return elements[place] }
    precondition(place < endIndex, "A definition of \(endIndex) rows has no row \(place).")
    // The last one that begins there or before.
    var (low, high) = (0, places.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if places[middle] <= place { low = middle } else { high = middle }
    }
    return elements[low]
  }

  /// Each element with its places.
  func forEach(_ body: (FormElement, Range<Int>) -> Void) {
    var first = 0
    for element in elements {
      body(element, first..<(first + element.count))
      first += element.count
    }
  }
}
