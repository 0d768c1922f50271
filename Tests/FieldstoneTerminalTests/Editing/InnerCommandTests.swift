import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Saving and leaving from within a question of the dialogue")
struct InnerCommandTests {
  struct Book: FormModel, Equatable {
    var name = "Ada"
    var phones = [Phone(number: "12", label: "home")]
    static func describe(_ fields: FieldList<Book>) {
      fields.add(\.name, "name")
      fields.add(\.phones, "phones").inline()
    }
    static var formTemplate: Book? { Book() }
  }
  struct Phone: FormModel, Equatable {
    var number = ""
    var label = ""
    static func describe(_ fields: FieldList<Phone>) {
      fields.add(\.number, "number")
      fields.add(\.label, "label")
    }
    static var formTemplate: Phone? { Phone() }
  }
  private final class Saved<Model>: @unchecked Sendable { var models: [Model] = [] }

  /// Enters lines, then leaves.
  ///
  /// - Returns: what was saved, and how many of the lines were left when the form was.
  private func play<Model>(
    _ form: FormSession<Model>, _ lines: [String], in mode: FormMode = .save
  ) async throws -> (saved: [Model], left: Int, transcript: String) {
    form.mode = mode
    let saved = Saved<Model>()
    form.onSave { saved.models.append($0) }
    let script = FormConsoleScript(lines + [FormConsoleScript.interrupt, FormConsoleScript.interrupt])
    _ = try await TerminalForm(form, console: script.console).run()
    return (saved.models, script.remaining.count, script.transcript)
  }

  @Test("The command to save, at a question of an element, saves, as at any other question")
  func save() async throws {
    let played = try await play(FormSession(Book()), ["1", "Bob", "phones", "1", "34", ":save"])
    let book = Book(name: "Bob", phones: [Phone(number: "34", label: "home")])
    #expect(played.saved == [book], "\(played.transcript)")
  }

  @Test("Whoever leaves from a question of an element, and saves, leaves")
  func element() async throws {
    let played = try await play(FormSession(Book()), ["1", "Bob", "phones", "1", ":quit", "save"])
    #expect(played.saved.map(\.name) == ["Bob"] && played.left == 2, "\(played.transcript)")
  }

  @Test("In a form that saves by itself, an element's answers are saved once the collection is")
  func free() async throws {
    let played = try await play(FormSession(Book()), ["phones", "1", "34", "", "", ":cancel"], in: .free)
    #expect(played.saved.map(\.phones) == [[Phone(number: "34", label: "home")]], "\(played.transcript)")
  }

  @Test("Whoever leaves such a form from a question of an element isn't asked: what was answered is saved")
  func freeElement() async throws {
    let played = try await play(FormSession(Book()), ["phones", "1", "34", ":cancel"], in: .free)
    #expect(played.saved.map(\.phones) == [[Phone(number: "34", label: "home")]], "\(played.transcript)")
    #expect(played.left == 2 && played.transcript.hasSuffix("Saved.\n"), "\(played.transcript)")
  }

  @Test("Whoever leaves from the menu of a row, and saves, leaves", arguments: ["name", "phones"])
  func menu(_ row: String) async throws {
    let definition = FormDefinition<Book>(describe: Book.describe) { form in
      form[\.name].contextAction("Shout") { $0.edit { $0.name = $0.name.uppercased() } }
      form[\.phones].contextAction("Clear") { $0.edit { $0.phones = [] } }
    }
    let form = FormSession(Book(), definition: definition)
    let played = try await play(form, ["name", "Bob", row, ":actions", ":quit", "save"])
    #expect(played.saved.map(\.name) == ["Bob"] && played.left == 2, "\(played.transcript)")
  }

  @Test(
    "Whoever leaves where a part of an answer fits several options, and saves, leaves; the answer isn't taken",
    arguments: [["city", "be"], ["stops", "bonn, be"]])
  func narrowing(_ lines: [String]) async throws {
    let played = try await play(CityService().form(), ["guide", "Zoë"] + lines + [":quit", "save"])
    #expect(played.saved == [Trip(guide: "Zoë")] && played.left == 2, "\(played.transcript)")
  }
}
