import FieldstoneCore
import Testing

@Suite("Actions")
struct ActionTests {
  struct List: FormModel {
    var names = ["Eve", "Ada"]
    var size = 1
    var title = ""
    var items = [Item(name: "x")]
    static func describe(_ fields: FieldList<List>) {
      fields.add(\.size, "size").slider(0...10)
      fields.add(\.title, "title")
      fields.add(\.items, "items").inline()
    }
  }

  struct Item: FormModel, Equatable {
    var name = ""
    static func describe(_ fields: FieldList<Item>) { fields.add(\.name, "name") }
    static func arrange(_ form: FormBuilder<Item>) {
      form.button("Shout") { $0.edit { item in item.name = item.name.uppercased() } }
      form.button("Look", "look")
      form.button("Call", "call")
      form.button("Nothing", "nothing")
    }
    static var formTemplate: Item? { Item() }
  }

  private final class Log: @unchecked Sendable {
    var lines: [String] = []
    var errors: [String] = []
  }

  private func session(_ log: Log) -> FormSession<List> {
    let definition = FormDefinition<List>(describe: List.describe) { form in
      form[\.size].action { log.lines.append("size \($0.model.size) at \($0.row)") }
      form[\.title].action("titled")
      form.on("titled") { log.lines.append("title \($0.model.title)") }
      form.on("look") { log.lines.append("look at \($0.row) of \($0.model.items.count)") }
      form.button("Add") { press in
        press.edit { $0.items.append(Item(name: "y")) }
        log.lines.append("added")
      }
    }
    var environment = FormEnvironment.standard
    environment.report = { log.errors.append(String(describing: $0)) }
    return FormSession(List(), definition: definition, environment: environment)
  }

  @Test("A button runs its closure, which changes the model as one step")
  func button() {
    let log = Log()
    let form = session(log)
    #expect(form.send(.perform("action.add")).isAccepted)
    #expect(log.lines == ["added"] && form.model.items.map(\.name) == ["x", "y"])
    #expect(form.rows.contains { $0.id == "items[2].name" })
    form.undo()
    #expect(form.model.items.map(\.name) == ["x"] && !form.facts.canUndo)
  }

  @Test("An element's button changes the element")
  func element() {
    let form = session(Log())
    form.send(.insert("items", id: "new", before: nil))
    form.send(.type("items[new].name", "abc"))
    #expect(form.send(.perform("items[new].action.shout")).isAccepted)
    #expect(form.model.items.map(\.name) == ["x", "ABC"] && form.row("items[new].name")?.text == "ABC")
  }

  @Test("An action climbs from the row's form to those around it, and then to the program")
  func climbing() {
    let log = Log()
    let form = session(log)
    form.on("call") { log.lines.append("call \($0)") }
    #expect(form.send(.perform("items[1].action.look")).isAccepted)
    #expect(form.send(.perform("items[1].action.call")).isAccepted)
    #expect(log.lines == ["look at items[1].action.look of 1", "call items[1].action.call"])
    #expect(form.send(.perform("items[1].action.nothing")) == .refused(.noEffect))
    #expect(log.errors == ["Nothing handles the action 'nothing' of the row 'items[1].action.nothing'."])
  }

  @Test("The action of a control fires with each change, and that of a text when it is left")
  func moments() {
    let log = Log()
    let form = session(log)
    form.send(.set("size", .number(2)))
    form.send(.set("size", .number(2)))
    #expect(log.lines == ["size 2 at size"])
    form.send(.focus("title"))
    form.send(.type("title", "A"))
    form.send(.type("title", "Ab"))
    #expect(log.lines.count == 1)
    form.send(.focus("size"))
    #expect(log.lines.last == "title Ab")
    form.send(.focus("title"))
    form.send(.type("title", "Abc"))
    form.send(.type("title", "Ab"))
    form.send(.blur("title"))
    #expect(log.lines.count == 2, "It is what it was.")
  }

  @Test("A text that becomes the value when it is left is a change then")
  func held() {
    let log = Log()
    let definition = FormDefinition<List>(describe: List.describe) { form in
      form[\.title].updates(.whenLeft).action(at: .change) { log.lines.append("title \($0.model.title)") }
    }
    let form = FormSession(List(), definition: definition, environment: .test)
    form.send(.focus("title"))
    form.send(.type("title", "Ab"))
    #expect(log.lines == [])
    form.send(.blur("title"))
    #expect(log.lines == ["title Ab"])
    form.send(.focus("title"))
    form.send(.type("title", "Abc"))
    form.send(.submit)
    #expect(log.lines == ["title Ab", "title Abc"])
  }

  @Test("What a program changes fires nothing")
  func program() {
    let log = Log()
    let form = session(log)
    form[\.size].value = 5
    form.undo()
    #expect(log.lines == [])
  }

  @Test("A button can wait for the form to be valid, or to be changed")
  func whileValid() {
    let definition = FormDefinition<List>(describe: List.describe) { form in
      form[\.title].required()
      form.button("Go", .submit).enabled { $0[.isValid] }
      form.button("Start over", .reset).visible { $0[.isDirty] }
    }
    let form = FormSession(List(), definition: definition)
    #expect(form.row("action.submit")?.isEnabled == false && !form.isShown("action.reset"))
    #expect(form.send(.submit) == .refused(.disabled("action.submit")))
    form.send(.type("title", "A"))
    #expect(form.row("action.submit")?.isEnabled == true && form.isShown("action.reset"))
    let before = form.operations.closures
    form.send(.type("title", "Ab"))
    #expect(form.operations.closures == before, "Nothing that it has read has changed.")
    form.send(.type("title", ""))
    #expect(form.row("action.submit")?.isEnabled == false && !form.isShown("action.reset"))
  }
}
