import Testing

@testable import FieldstoneCore

@Suite("The queue of closures to run")
struct RankQueueTests {
  @Test("The lowest rank comes first, equal ranks in the order of the definition")
  func order() {
    var queue = RankQueue()
    var expected: [(rank: Int, tracker: Int32)] = []
    // Strides of 7,919 insert them in a scrambled order.
    for number in 0..<200 {
      let rank = number * 7_919 % 13
      queue.push(Int32(number), rank: rank)
      expected.append((rank, Int32(number)))
    }
    expected.sort { $0 < $1 }
    for next in expected { #expect(queue.pop() == next.tracker) }
    #expect(queue.isEmpty && queue.pop() == nil)
  }
}
