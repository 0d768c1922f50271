import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Elements that can't be compared")
struct IncomparableElementTests {
  private struct Task: FormModel {
    var name = ""
    var rank = 0
    /// Nobody can tell whether two closures are the same.
    var action: @Sendable () -> Void = {}
    static func describe(_ fields: FieldList<Task>) {
      fields.add(\.name, "name")
      fields.add(\.rank, "rank")
      fields.add(standalone: "own", initial: "")
    }
    static var formTemplate: Task? { Task(name: "m", rank: 5) }
  }
  private struct Board: FormModel {
    var tasks: [Task] = [] {
      didSet {
        let names = tasks.map(\.name)
        if names != names.sorted() { tasks.sort { $0.name < $1.name } }
      }
    }
    static func describe(_ fields: FieldList<Board>) { fields.add(\.tasks, "tasks").inline() }
  }

  @Test("A new one is recognized by its answers where an observer has sorted it in")
  func sorted() {
    let form = FormSession(
      Board(tasks: [Task(name: "a"), Task(name: "m", rank: 4), Task(name: "z", rank: 5)]), environment: .test)
    form.send(.insert("tasks", id: "new", before: nil))
    #expect(form.model.tasks.map(\.rank) == [0, 4, 5, 5] && form.model.tasks.map(\.name) == ["a", "m", "m", "z"])
    #expect(form.elements(of: "tasks") == ["tasks[1]", "tasks[2]", "tasks[new]", "tasks[3]"])
    form.send(.type("tasks[new].name", "n"))
    #expect(form.model.tasks.map(\.name) == ["a", "m", "n", "z"] && form.row("tasks[2].name")?.text == "m")
  }
}
