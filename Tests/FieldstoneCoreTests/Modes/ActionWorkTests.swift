import FieldstoneCore
import Foundation
import Testing

@Suite("Actions that take time")
struct ActionWorkTests {
  private struct Unreachable: LocalizedError { var errorDescription: String? { "The register can't be reached." } }

  private struct Person: FormModel {
    var name = ""
    var city = ""
    var items = [Parcel()]
    static func describe(_ fields: FieldList<Person>) {
      fields.add(\.name, "name")
      fields.add(\.city, "city")
      fields.add(\.items, "items").inline()
    }
  }

  private struct Parcel: FormModel {
    var name = ""
    static func describe(_ fields: FieldList<Parcel>) { fields.add(\.name, "name") }
    static func arrange(_ form: FormBuilder<Parcel>) {
      form.button("Send") { press in
        press.run {
          1
        } then: { _ in
          press.edit { $0.name = "sent" }
        }
      }
    }
    static var formTemplate: Parcel? { Parcel() }
  }

  private func session() -> FormSession<Person> {
    let definition = FormDefinition<Person>(describe: Person.describe) { form in
      form.button("Find") { press in
        let name = press.model.name
        press.run {
          switch name {
          case "": throw Unreachable()
          case "nobody": throw FormIssues(["name": "Nobody has this name."])
          case "lost": throw FormIssues(["nowhere": "The register has another form."])
          default: "City of \(name)"
          }
        } then: { city in
          press.edit { $0.city = city }
        }
      }
      form.button("Clear", role: .destructive) { $0.edit { $0.name = "" } }.confirms("Clear the name?")
    }
    return FormSession(Person(), definition: definition)
  }

  private let find: FormRowID = "action.find"

  @Test("Its row is busy until the work has ended; what it has found is one step")
  func busy() async {
    let form = session()
    form.send(.type("name", "Ada"))
    #expect(form.send(.perform(find)).isAccepted)
    #expect(form.row(find)?.states == .busy && form.row(find)?.isEnabled == true && form.hasJobs)
    form.send(.type("name", "Eve"))
    await form.runJobs()
    #expect(form.model.city == "City of Ada" && form.row(find)?.states == [] && !form.hasJobs)
    form.send(.undo)
    #expect(form.model.city == "" && form.model.name == "Eve")
  }

  @Test("A second press while it is busy is the same press; stopping it ends the work")
  func stopped() async {
    let form = session()
    form.send(.type("name", "Ada"))
    form.send(.perform(find))
    #expect(form.send(.perform(find)).isAccepted)
    #expect(form.send(.stop(find)).isAccepted && form.row(find)?.states == [])
    await form.runJobs()
    #expect(form.model.city == "" && form.send(.stop(find)) == .refused(.noEffect))
    #expect(form.send(.stop("nothing")) == .refused(.unknownRow("nothing")))
    form.send(.perform(find))
    await form.runJobs()
    #expect(form.model.city == "City of Ada")
  }

  @Test("An error shows at the row, prevents no submit, and goes away with the next press; issues show at their rows")
  func failure() async throws {
    let form = session()
    form.send(.perform(find))
    await form.runJobs()
    #expect(form.row(find)?.issues.map(\.text) == ["The register can't be reached."])
    #expect(form.row(find)?.issues.first?.severity == .warning && form.facts.isValid)
    form.send(.type("name", "nobody"))
    form.send(.perform(find))
    #expect(form.row(find)?.issues == [])
    await form.runJobs()
    #expect(form.row("name")?.issues.map(\.text) == ["Nobody has this name."] && form.row(find)?.issues == [])
    #expect(form.focusedRow == "name")
  }

  @Test("What it reports for a row that the form doesn't have shows at its own row")
  func unplaced() async {
    let form = session()
    form.send(.type("name", "lost"))
    form.send(.perform(find))
    await form.runJobs()
    #expect(form.row(find)?.issues.map(\.text) == ["The register has another form."] && form.row("name")?.issues == [])
  }

  @Test("An element that was removed waits for nothing, and neither does a form that begins anew or is restored")
  func gone() async throws {
    let form = session()
    form.send(.type("items[1].name", "x"))
    form.send(.perform("items[1].action.send"))
    #expect(form.hasJobs)
    form.send(.remove("items[1]"))
    #expect(!form.hasJobs)
    form.send(.perform(find))
    form.replace(Person(name: "Eve"))
    #expect(form.row(find)?.states == [] && !form.hasJobs)
    form.send(.perform(find))
    try form.restore(form.snapshot)
    #expect(form.row(find)?.states == [] && !form.hasJobs)
    form.send(.perform(find))
    await form.runJobs()
    #expect(form.model.city == "City of Eve")
  }

  @Test("Issues that an action finds refuse nothing, and don't take the focus from whoever has gone on")
  func disturbsNobody() async {
    let form = session()
    form.send(.type("name", "nobody"))
    form.send(.perform(find))
    form.send(.focus("city"))
    await form.runJobs()
    #expect(form.focusedRow == "city" && form.facts.failedSubmits == 0 && form.refusedSubmits == 0)
    #expect(form.row("name")?.issues.count == 1)
  }

  @Test("An issue about a row that was edited during an earlier save is shown, too")
  func afterSave() async {
    let form = session()
    form.mode = .save
    form.onSave { _ in form.send(.type("name", "nobody")) }
    form.send(.type("city", "Rome"))
    _ = await form.save()
    form.send(.perform(find))
    await form.runJobs()
    #expect(form.row("name")?.issues.count == 1)
  }

  @Test("A button has a question for surfaces; programs that send inputs aren't asked")
  func confirmation() {
    let form = session()
    form.send(.type("name", "Ada"))
    #expect(form.row("action.clear")?.confirmation == "Clear the name?" && form.row(find)?.confirmation == nil)
    #expect(form.send(.perform("action.clear")).isAccepted && form.model.name == "")
  }
}
