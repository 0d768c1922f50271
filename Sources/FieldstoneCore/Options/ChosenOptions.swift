/// Which options a value is made of.
struct ChosenOptions: Equatable, Sendable {
  /// The indices of the chosen options, in ascending order.
  var indices: [Int] = []
  /// Chosen values that are not among the options.
  var others: [FormOption] = []

  var count: Int { indices.count + others.count }

  /// - Complexity: O(log chosen).
  func contains(_ index: Int) -> Bool {
    var (low, high) = (0, indices.count)
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < indices.count && indices[low] == index
  }
}
