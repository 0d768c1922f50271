/// The indices of a longest strictly increasing subsequence, in order (patience sorting: Aldous and Diaconis 1999).
///
/// - Complexity: O(n log n).
func longestRise(in numbers: [Int]) -> [Int] {
  // For each length, the index of the least number that ends a rise of that length; and for each number, the index of the
  // one before it in the longest rise that it ends.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = ends[low - 1] }
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var rise: [Int] = []
  var index = ends.last ?? -1
  while index >= 0 {
    rise.append(index)
    index = previous[index]
  }
  return rise.reversed()
}
