import FieldstoneCore
import Testing

@Suite("Objects that contain themselves for a while")
struct EndlessSubformTests {
  private final class Node: FormModel {
    var name = ""
    var next: Node?
    static func describe(_ fields: FieldList<Node>) {
      fields.add(\.name, "name")
      fields.add(\.next, "next")
    }
    static var formTemplate: Node? { Node() }
  }

  @Test("One that no longer contains itself has changed, and can be submitted")
  func untied() async {
    let node = Node()
    node.next = node
    let form = FormSession(node)
    #expect(form.problems.map(\.key) == ["next"] && form.row("next")?.answer == .flag(true))
    node.next = nil
    form.refresh()
    #expect(form.problems.isEmpty && form.row("next")?.answer == .flag(false))
    #expect(form.changedRows == ["next"] && form.facts.isDirty)
    #expect(await form.submit().model === node)
  }

  @Test("One that contains itself only for a while is as it was")
  func tiedAndUntied() {
    let node = Node()
    let form = FormSession(node)
    node.next = node
    form.refresh()
    #expect(form.problems.map(\.key) == ["next"])
    node.next = nil
    form.refresh()
    #expect(form.problems.isEmpty && !form.facts.isDirty)
  }
}
