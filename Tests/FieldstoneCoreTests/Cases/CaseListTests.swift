import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

@Suite("Lists in a case of an enum")
struct CaseListTests {
  struct Leaf: Equatable, FormModel {
    var text = ""
    static func describe(_ fields: FieldList<Leaf>) { fields.add(\.text, "text") }
    static var formTemplate: Leaf? { Leaf() }
  }

  /// A list as a payload, and one in a form that is a payload.
  enum Order: FormCases, Equatable {
    case parts([Leaf], note: String), whole(Tree), none

    struct Fields: FormCaseFields {
      var chosen: String?
      var parts: [Leaf] = []
      var note = ""
      var whole = Tree()

      mutating func take(_ order: Order) {
        switch order {
        case .parts(let parts, let note): (chosen, self.parts, self.note) = ("parts", parts, note)
        case .whole(let tree): (chosen, whole) = ("whole", tree)
        case .none: chosen = "none"
        }
      }
      var value: Order? {
        switch chosen {
        case "parts": .parts(parts, note: note)
        case "whole": .whole(whole)
        case "none": Order.none
        default: nil
        }
      }
    }
    static func describe(_ cases: FormCaseList<Order>) {
      cases.add("parts") {
        $0.add(\.parts, "parts").inline().sortable()
        $0.add(\.note, "note")
      }
      cases.add("whole") { $0.add(\.whole, "whole").inline() }
      cases.add("none")
    }
    static var formTemplate: Order? { Order.none }

    /// Where the list is in memory, which a copy would change.
    var address: UnsafeRawPointer? {
      switch self {
      case .parts(let leaves, _): leaves.withUnsafeBytes(\.baseAddress)
      case .whole(let tree): tree.leaves.withUnsafeBytes(\.baseAddress)
      case .none: nil
      }
    }
  }

  struct Tree: Equatable, FormModel {
    var leaves: [Leaf] = []
    static func describe(_ fields: FieldList<Tree>) { fields.add(\.leaves, "leaves").inline().sortable() }
    static var formTemplate: Tree? { Tree() }
  }

  struct Job: FormModel {
    var order = Order.none
    var second: Order?
    var others: [Order] = []
    static func describe(_ fields: FieldList<Job>) {
      fields.add(\.order, "order")
      fields.add(\.second, "second")
      fields.add(\.others, "others").inline()
    }
  }

  private static let leaves = ["a", "b", "c"].map { Leaf(text: $0) }

  @Test(
    "An edit, a move and a removal of an element leave the list where it is",
    arguments: [Order.parts(leaves, note: "n"), .whole(Tree(leaves: leaves))])
  func inPlace(order: Order) {
    let list = order.value(of: "parts") ?? "whole.leaves"
    let form = FormSession(Job(order: order, second: order, others: [.none, order]))
    for (path, property) in [("order", \Job.order), ("second", \Job.second!), ("others[2]", \Job.others[1])] {
      let rows = form.elements(of: FormRowID("\(path).\(list)"))
      // The three have one list to begin with, which the first edit of each has to copy.
      form.send(.type(FormRowID("\(rows[0]).text"), "first"))
      let address = form.model[keyPath: property].address
      form.send(.type(FormRowID("\(rows[1]).text"), "typed"))
      form.send(.move(rows[2], before: rows[1]))
      form.send(.remove(rows[0]))
      #expect(form.model[keyPath: property].texts == ["c", "typed"], "\(path)")
      #expect(form.model[keyPath: property].address == address && address != nil, "\(path)")
      for _ in 0..<4 { form.undo() }
      #expect(form.model[keyPath: property] == order, "\(path)")
    }
    #expect(form.model.others.first == Order.none && !form.facts.isDirty)
  }

  @Test("What was typed for another case stays while a list is changed")
  func otherCases() {
    let form = FormSession(Job(order: .whole(Tree(leaves: Self.leaves))))
    form.send(.set("order", .choices(["parts"])))
    form.send(.type("order.note", "later"))
    form.send(.insert("order.parts", id: "x", before: nil))
    form.send(.type("order.parts[x].text", "new"))
    #expect(form.model.order == .parts([Leaf(text: "new")], note: "later"))
    form.send(.set("order", .choices(["whole"])))
    form.send(.type("order.whole.leaves[1].text", "A"))
    #expect(form.model.order.texts == ["A", "b", "c"])
    form.send(.set("order", .choices(["parts"])))
    #expect(form.model.order == .parts([Leaf(text: "new")], note: "later"))
  }

  @Test("Observers of the property never see anything but its value")
  func observers() {
    struct Watched: FormModel {
      var seen: [[String]] = []
      var order = Order.whole(Tree(leaves: CaseListTests.leaves)) { didSet { seen.append(order.texts) } }
      static func describe(_ fields: FieldList<Watched>) { fields.add(\.order, "order") }
    }
    let form = FormSession(Watched())
    form.send(.type("order.whole.leaves[1].text", "A"))
    #expect(form.model.seen == [["A", "b", "c"]])
  }
}

extension CaseListTests.Order {
  fileprivate var texts: [String] {
    switch self {
    case .parts(let leaves, _): leaves.map(\.text)
    case .whole(let tree): tree.leaves.map(\.text)
    case .none: []
    }
  }

  /// The name of the list, if this is a case with that one.
  fileprivate func value(of name: String) -> String? {
    if case .parts = self { name } else { nil }
  }
}
