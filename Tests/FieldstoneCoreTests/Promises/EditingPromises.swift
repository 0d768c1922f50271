import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

enum Size: String, CaseIterable, Hashable, Sendable {
  case old, small, large
  /// `old` occurs in stored data, but is no longer offered.
  static let allCases: [Size] = [.small, .large]
}
struct Shirt: FormModel, Equatable {
  var size = Size.old
  static func describe(_ fields: FieldList<Shirt>) { fields.add(\.size, "size") }
}

enum Tone: String, CaseIterable, Hashable, FormText {
  case red, blue
  var formText: String { rawValue }
  static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Tone {
    guard let tone = Tone(rawValue: text) else { throw "No tone." }
    return tone
  }
}
struct Tones {
  var first = Tone.red
  var second = Tone.red
}

struct Adult: FormModel, Equatable {
  var age = 10
  var licence = "kept"
  var isAdult: Bool { age >= 18 }
  static func describe(_ fields: FieldList<Adult>) {
    fields.add(\.age, "age")
    fields.add(\.licence, "licence").whenHidden(.dropAtOnce)
    fields.add(\.isAdult, "isAdult")
  }
  static func arrange(_ form: FormBuilder<Adult>) { form[\.licence].visible { $0.isAdult } }
  static var formTemplate: Adult? { Adult(licence: "") }
}

final class Chain: FormModel {
  var source = 0 { didSet { derived = source * 2 } }
  var derived = 0
  var sum = 0
  var view: Int { sum + 1 }
  static func describe(_ fields: FieldList<Chain>) {
    fields.add(\.source, "source")
    fields.add(\.derived, "derived")
    fields.add(\.sum, "sum")
    fields.add(\.view, "view")
  }
  static func arrange(_ form: FormBuilder<Chain>) { form[\.sum].computed { $0.derived + 100 } }
}

struct Excluding: FormModel {
  var name = ""
  var part = Inner()
  static func describe(_ fields: FieldList<Excluding>) {
    fields.add(\.name, "name")
    fields.add(\.part, "part").excluded()
  }
  static func arrange(_ form: FormBuilder<Excluding>) { form[\.name].visible { $0.part.word.isEmpty } }
}

struct Orphan: FormModel {
  var name = ""
  static func describe(_ fields: FieldList<Orphan>) { fields.add(\.name, "name") }
  static func arrange(_ form: FormBuilder<Orphan>) {
    form[\.name].visible { $0[parent: \Whole.a]?.isEmpty == true }
  }
}

nonisolated(unsafe) var reentrant: FormEngine?

@Suite("Invariants: editing")
struct EditingPromises {
  @Test("Undo and reset restore a value that is not among the options")
  func choiceOutside() {
    let form = FormSession(Shirt())
    form.send(.set("size", .choices(["small"])))
    form.undo()
    #expect(form.model.size == .old)
    form.send(.set("size", .choices(["large"])))
    form.send(.reset)
    #expect(form.model.size == .old)
  }

  @Test("A type has the same kind of field, whichever declaration comes first")
  func catalog() {
    let definition = FormDefinition<Tones> {
      $0.add("first", get: { $0.first }, set: { $0.first = $1 })
      $0.add(\.second, "second")
    }
    #expect(FormSession(Tones(), definition: definition).row("second")?.options.count == 2)
  }

  @Test("Undo records no steps and keeps the redo steps")
  func undoDrops() {
    let form = FormSession(Adult())
    form.send(.type("age", "20"))
    form.undo()
    #expect(form.facts.canRedo && !form.facts.canUndo && form.model == Adult())
  }

  @Test("Viewers are current where the model changes itself")
  func staleViewer() {
    let form = FormSession(Chain())
    form.refreshesAfterEdits = true
    form.send(.type("source", "5"))
    #expect(form.model.sum == 110)
    #expect(form[\.view].value == form.model.view)
  }

  @Test("Edits after an undo within one program edit are a separate step")
  func undoWithinEdit() {
    let form = Whole.form()
    form.send(.type("a", "first"))
    form[\.b].value = "second"
    form.edit {
      $0.b = "third"
      form.undo()
      $0.b = "fourth"
    }
    form.undo()
    #expect(form.model.a == "first" && form.model.b == "second")
  }

  @Test("A subform can be required")
  func requiredSubform() {
    let form = Whole.form { $0[\.maybe].required() }
    #expect(form.row("maybe")?.isRequired == true && !form.facts.isValid)
  }

  @Test("Reset also restores the formatting of a text")
  func resetDraft() {
    let form = One<Double>.form(1.5)
    form.send(.type("value", "1.50"))
    form.send(.reset)
    #expect(form[\.value].text == "1.5")
  }

  @Test("A condition that reads something unreadable is reported and doesn't trap")
  func excludedSubform() async {
    await #expect(processExitsWith: .success) { _ = FormSession(Excluding()) }
    await #expect(processExitsWith: .success) { _ = FormSession(Orphan()) }
  }

  @Test("A rule that reads the session finds its own issues in its own field")
  func reentrantRule() {
    let form = Whole.form {
      $0[\.a].rule { _ in .warning("a's") }
      $0[\.a].rule { _ in
        reentrant?.send(.type("b", "x"))
        return nil
      }
      $0[\.b].rule { _ in .warning("b's") }
    }
    reentrant = form
    defer { reentrant = nil }
    form.send(.type("a", "go"))
    #expect(form[\.a].issues == [.warning("a's")])
    #expect(form[\.b].issues == [.warning("b's")])
  }

  @Test("Invariants hold for random inputs to a form with optional subforms, sections and footers", arguments: 1...6)
  func fuzz(_ seed: UInt64) {
    let definition = FormDefinition<Whole>(
      template: { Whole() }, describe: Whole.describe,
      arrange: {
        $0.section("One", footer: "Foot") { $0.fields(\.a, \.part) }.visible { !$0.flag }
        $0.section("Two", footer: "Foot") { $0.fields(\.b, \.maybe) }
        $0[\.part].inline()
        $0[\.b].visible { $0.a != "a" }.whenHidden(.dropAtOnce)
        $0[\.maybe].visible { $0.age != 7 }
        $0[\.part.name].required()
      })
    let failure = FormFuzzer { FormSession(Whole(), definition: definition, environment: .test) }
      .run(inputs: 400, seed: seed)
    #expect(failure == nil, "\(failure.map { "\($0.reason) \($0.script.inputs)" } ?? "")")
  }
}
