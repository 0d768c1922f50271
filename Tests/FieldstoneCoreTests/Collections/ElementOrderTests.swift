import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

@Suite("The order of elements")
struct ElementOrderTests {
  @Test("Whatever is removed and put back, each node is above those with a lower priority, so the tree stays flat")
  func balance() {
    var random = SplitMix(seed: 7)
    var order = ElementOrder()
    for node in 0..<Int32(400) {
      order.add(node)
      order.insert(node, before: -1)
    }
    for _ in 0..<300 {
      let node = Int32.random(in: 0..<400, using: &random)
      guard order.contains(node) else { continue }
      order.remove(node)
      if Bool.random(using: &random) { order.insert(node, before: order.first) }
    }
    for (number, node) in order.nodes.enumerated() where node.count > 0 && node.parent >= 0 {
      #expect(ElementOrder.priority(node.parent) >= ElementOrder.priority(Int32(number)))
    }
  }

  @Test("It is the order of an array to which the same is done", arguments: 0..<20)
  func array(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var order = ElementOrder()
    var (array, start): ([Int32], [Int32]) = ([], [])
    var rows: [Int32: Int] = [:]
    var made: Int32 = 0
    for step in 0..<300 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1, 2:
        order.add(made)
        let index = Int.random(in: 0...array.count, using: &random)
        order.insert(made, before: index < array.count ? array[index] : -1)
        array.insert(made, at: index)
        rows[made] = 0
        made += 1
      case 3:
        guard let node = array.randomElement(using: &random) else { continue }
        order.remove(node)
        array.removeAll { $0 == node }
      case 4, 5:
        guard let node = array.randomElement(using: &random) else { continue }
        let change = Int.random(in: 0...3, using: &random)
        order.add(rows: change, to: node)
        rows[node, default: 0] += change
      case 6:
        guard let node = array.randomElement(using: &random) else { continue }
        order.remove(node)
        array.removeAll { $0 == node }
        let index = Int.random(in: 0...array.count, using: &random)
        order.insert(node, before: index < array.count ? array[index] : -1)
        array.insert(node, at: index)
      default:
        guard step % 5 == 0 else { continue }
        order.moveStart()
        start = array
      }
      #expect(order.all == array && order.count == array.count)
      #expect(order.isChanged == (array != start))
      #expect(order.startOrder == start)
      var before = 0
      for (index, node) in array.enumerated() {
        #expect(order.index(of: node) == index && order.node(at: index) == node)
        #expect(order.rows(before: node) == before)
        let own = rows[node] ?? 0
        for rest in 0..<own {
          #expect(order.node(atRow: before + rest) == (node, rest))
        }
        before += own
      }
      #expect(order.rows == before)
    }
  }

  @Test("A position that is remembered is forgotten with the element")
  func removed() throws {
    let form = FormSession(Party(guests: [PartyGuest(name: "Ada"), PartyGuest(name: "Bob")]))
    let collection = try #require(form.slot(of: "guests").flatMap { form.collections[$0] })
    let (first, last) = (collection.order.first, collection.order.last)
    #expect(collection.position(of: first) == 0)
    collection.order.remove(first)
    #expect(collection.position(of: first) == nil && collection.position(of: last) == 0)
  }
}
