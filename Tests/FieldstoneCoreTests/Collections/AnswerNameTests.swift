import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Names of what can be answered in elements")
struct AnswerNameTests {
  private struct Club: FormModel {
    var motto = ""
    var members: [Member] = []
    var tags: [Int] = []
    static func describe(_ fields: FieldList<Club>) {
      fields.add(\.motto, "motto")
      fields.add(\.members, "members").maximumCount(3)
      fields.add(\.tags, "tags")
    }
  }
  private struct Member: FormModel {
    var name = ""
    var badge = "B1"
    var total = 0
    var host: WorkshopHost?
    var address = ContactAddress()
    var phones: [ContactPhone] = []
    var numbers: [Int] = []
    var fixed: [Int] = []
    var payment = Payment.cash
    static func describe(_ fields: FieldList<Member>) {
      fields.add(\.name, "name")
      fields.add(\.badge, "badge").readOnly()
      fields.add(\.total, "total").computed { _ in 1 }
      fields.add(\.host, "host")
      fields.add(\.address, "address")
      fields.add(\.phones, "phones")
      fields.add(\.numbers, "numbers")
      fields.add(\.fixed, "fixed").closed()
      fields.add(\.payment, "payment")
    }
    static var formTemplate: Member? { Member() }
  }

  private let form = FormSession(Club(), environment: .test)

  @Test("Fields that can be answered, subforms that may be missing, elements that can be added, and cases")
  func inElement() {
    #expect(
      form.namesInElement(of: "members") == [
        "name", "host", "host.name", "address.city", "phones+", "phones.#.number", "numbers+", "numbers.#", "fixed.#",
        "payment", "payment.card.number", "payment.card.isSaved", "payment.transfer.iban",
        "payment.transfer.reference",
      ])
  }

  @Test("None for elements that are values, and for rows that are no collections")
  func none() {
    #expect(form.namesInElement(of: "tags") == [] && form.namesInElement(of: "motto") == [])
    #expect(form.namesInElement(of: "nowhere") == [])
  }

  @Test("In all collections, with a place for the position; inner ones only as deep as asked for")
  func inCollections() {
    let names = form.namesInCollections(levels: 1)
    #expect(names.prefix(2) == ["members+", "members.#.name"] && names.suffix(2) == ["tags+", "tags.#"])
    #expect(!names.contains { $0.contains("phones") } && !names.contains("motto"))
    #expect(form.namesInCollections().contains("members.#.phones.#.number"))
    #expect(form.mostElements(of: "members") == 3 && form.mostElements(of: "tags") == nil)
    #expect(form.canGrow("members") && !form.canGrow("motto"))
  }

  /// A form that contains itself.
  private struct Node: FormModel {
    private var inner: [Node] = []
    var name = ""
    var next: Node? {
      get { inner.first }
      set { inner = newValue.map { [$0] } ?? [] }
    }
    static func describe(_ fields: FieldList<Node>) {
      fields.add(\.name, "name")
      fields.add(\.next, "next")
    }
    static var formTemplate: Node? { Node() }
  }
  private struct Chain: FormModel {
    var nodes: [Node] = []
    static func describe(_ fields: FieldList<Chain>) { fields.add(\.nodes, "nodes") }
  }

  @Test("A form that contains itself is named as far as there are levels")
  func recursive() {
    let chain = FormSession(Chain(), environment: .test)
    #expect(chain.namesInElement(of: "nodes") == ["name", "next"])
    let names = ["nodes+", "nodes.#.name", "nodes.#.next", "nodes.#.next.name", "nodes.#.next.next"]
    #expect(chain.namesInCollections(levels: 2) == Array(names.prefix(3)))
    #expect(chain.namesInCollections(levels: 3) == names)
  }
}
