import Foundation
import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

/// A choice.
private struct PickOne: Sendable {
  var value: Diet
  static func form(_ value: Diet, _ more: (FieldBuilder<PickOne, Diet>) -> Void) -> FormSession<PickOne> {
    FormSession(
      PickOne(value: value), definition: FormDefinition { more($0.add(\.value, "value")) }, environment: .test)
  }
}

@Suite("Invariants: secrets")
struct SecretPromises {
  static let secret = "hunter2"
  static let pin = FormControl.custom("pin", fallback: .custom("masked", fallback: .secure(isNew: false)))

  /// All common ways to print a value in a log.
  static func printed<Value>(_ value: Value) -> String {
    var dumped = ""
    dump(value, to: &dumped)
    dump([Optional(value)], to: &dumped)
    return [
      "\(value)", String(reflecting: value), "\([value])", "\(String(describing: Optional(value)))",
      "\(["key": value])", "\((value, 1))", dumped, reflected(value),
    ].joined(separator: "\n")
  }

  /// What a debugger or an assertion finds by reflection, as text.
  private static func reflected(_ value: Any, depth: Int = 0) -> String {
    guard depth < 8 else { return "" }
    var text = "\(value)"
    var mirror: Mirror? = Mirror(reflecting: value)
    while let next = mirror {
      for child in next.children { text += "\n" + reflected(child.value, depth: depth + 1) }
      mirror = next.superclassMirror
    }
    return text
  }

  @Test("A custom control that falls back to a secret control is secret", arguments: [pin, .secure(isNew: true)])
  func fallback(control: FormControl) throws {
    let form = One<String>.form("") { $0.control(control).minimumLength(20) }
    form.send(.type("value", Self.secret))
    form.send(.blur("value"))
    let row = try #require(form.row("value"))
    #expect(row.text == Self.secret && row.display == "••••••" && !row.issues.isEmpty)
    let snapshot = form.snapshot
    #expect(!String(decoding: try JSONEncoder().encode(snapshot), as: UTF8.self).contains(Self.secret))
    #expect(form.secrets.contains("value") && !Self.printed(snapshot).contains(Self.secret))
    #expect(!form.dump().contains(Self.secret) && form.dump().contains("••••••"))
    let again = One<String>.form("") { $0.control(control) }
    #expect(try again.restore(snapshot, secrets: form.secrets) == [] && again.model.value == Self.secret)
  }

  @Test(
    "A message doesn't repeat a secret; the letters of a short one may occur by chance",
    arguments: [
      ("hunter2", "Spinning ••••••, not hunting."), ("pin", "Spinning hunter2, not hunting."),
      ("hunt", "Spinning ••••••er2, not ••••••ing."),
    ])
  func messages(_ secret: String, _ expected: String) {
    let form = One<String>.form("") {
      $0.control(.secure(isNew: true)).rule { $0.isEmpty ? nil : "Spinning hunter2, not hunting." }
    }
    form.send(.type("value", secret))
    form.send(.blur("value"))
    #expect(form.row("value")?.issues.first?.text == expected)
  }

  @Test("A read-only secret is nowhere in its row", arguments: [pin, .secure(isNew: false)])
  func readOnly(control: FormControl) throws {
    for isEmpty in [false, true] {
      let form = One<String>.form(isEmpty ? "" : Self.secret) { $0.control(control).readOnly() }
      let row = try #require(form.row("value"))
      let dots = isEmpty ? "" : "••••••"
      #expect(row.text == dots && row.display == dots && row.answer == .none && row.options.isEmpty)
      #expect(!Self.printed(row).contains(Self.secret) && !form.dump().contains(Self.secret))
      #expect(form.secrets.isEmpty)
    }
  }

  @Test("A subform's summary and a search don't reveal secrets")
  func summary() {
    let form = FormSession(HasAccount(account: Account(password: Self.secret, again: "")))
    #expect(form.row("account")?.display == "••••••")
    #expect(!Self.printed(form.search("password")).contains(Self.secret))
    #expect(!Self.printed(form.why("account.password")).contains(Self.secret))
  }

  @Test("The row of a secret number or choice has no answer while it can't be edited")
  func otherTypes() {
    let number = One<Int>.form(4711) { $0.control(Self.pin).readOnly() }
    let choice = PickOne.form(.vegan) { $0.control(Self.pin) }
    #expect(number.row("value")?.answer == FormAnswer.none && number.row("value")?.text == "••••••")
    #expect(choice.row("value").map { !Self.printed($0).contains("vegan") } == true)
  }

  @Test("The issue of a secret doesn't repeat it")
  func issues() {
    func check(_ form: FormEngine, _ typed: String) {
      form.send(.type("value", typed))
      form.send(.submit)
      #expect(form.issues.count == 1)
      for issue in form.issues { #expect(!Self.printed(issue).contains(typed), "\(issue.kind.code)") }
      let texts = form.issues.map { $0.text(in: .test) } + (form.row("value")?.issues.map(\.text) ?? [])
      #expect(texts.count == 2 && texts.allSatisfy { !$0.contains(typed) && !$0.isEmpty }, "\(texts)")
      #expect(!Self.printed(form.why("value")).contains(typed))
    }
    check(One<Date>.form(.distantPast) { $0.control(Self.pin) }, "2025-02-30")
    check(PickOne.form(.vegan) { $0.control(Self.pin) }, Self.secret)
    check(One<String>.form("") { $0.control(Self.pin).characters(.decimalDigits) }, "§")
    check(One<String>.form("") { $0.control(Self.pin) }, "\u{7}")
    check(
      One<String>.form("") { $0.control(Self.pin).rule(FormRule { .error("“\($0)” is too common.") }) }, Self.secret)
    let form = PickOne.form(.anything) { $0.control(Self.pin).disabledOptions { _ in [.vegan] } }
    check(form, "vegan")
    // An answer that isn't secret is repeated, which helps.
    let open = PickOne.form(.vegan) { _ = $0 }
    open.send(.type("value", "steak"))
    #expect(open.issues.first?.kind == .notChoice("steak"))
  }

  @Test("A printed input shows what was done, not what was typed")
  func inputs() throws {
    let typed = FormInput.type("email", "ada@example.org")
    #expect("\(typed)" == "type(email, 15 characters)" && String(reflecting: typed) == "\(typed)")
    #expect("\(FormInput.type("a", "x"))" == "type(a, 1 character)")
    let answers: [(FormAnswer, String)] = [
      (.choices([Self.secret]), "choice"), (.text(Self.secret), "text"), (.none, "none"), (.flag(true), "flag"),
      (.number(4711), "number"), (.date(DateComponents(year: 4711)), "date"),
    ]
    for (answer, word) in answers {
      let input = FormInput.set("diet", answer)
      #expect("\(input)" == "set(diet, \(word))")
      #expect(!Self.printed(input).contains(Self.secret) && !Self.printed(input).contains("4711"))
      #expect(try JSONDecoder().decode(FormInput.self, from: JSONEncoder().encode(input)) == input)
    }
    let script = FormScript([.type("pin", Self.secret), .set("diet", .choices([Self.secret])), .submit])
    #expect(!Self.printed(script).contains(Self.secret) && !Self.printed(script.inputs).contains(Self.secret))
    #expect(String(decoding: try JSONEncoder().encode(script), as: UTF8.self).contains(Self.secret))
    let others: [FormInput] = [.focus("a"), .blur("a"), .open("a"), .back, .perform("a"), .submit, .undo]
    #expect(typed.swiftSource == #".type("email", "ada@example.org")"#)
    #expect(FormInput.set("diet", .choices(["a"])).swiftSource == #".set("diet", .choices(["a"]))"#)
    #expect(FormFuzzer.Failure(reason: "No.", script: script).description.contains(Self.secret))
    #expect("\(others)" == "[focus(a), blur(a), open(a), back, perform(a), submit, undo]")
  }

  @Test("A printed row shows its properties, and dots for a secret")
  func rows() throws {
    let form = FormSession(Guest.valid)
    form.send(.type("password", Self.secret))
    let row = try #require(form.row("password"))
    #expect(row.text == Self.secret && row.answer == .text(Self.secret))
    let text = Self.printed(row)
    #expect(!text.contains(Self.secret) && text.contains("••••••") && text.contains("isDirty: true"))
    #expect(text.contains("Password"))
    let email = Self.printed(form.row("email"))
    #expect(email.contains("ada@example.org") && email.contains("isRequired: true"))
    #expect(!Self.printed(Array(form.rows)).contains(Self.secret))
    #expect(!Self.printed(form.rows).contains(Self.secret))
  }

  @Test("A printed session contains no answers")
  func sessions() {
    let form = FormSession(Guest.valid)
    form.send(.type("password", Self.secret))
    form.send(.type("seats", "nonsense"))
    let texts = [
      Self.printed(form), Self.printed(form as FormEngine), Self.printed(FormTester(form)),
      Self.printed(form[\.password]),
      Self.printed(form.takeChanges()), Self.printed(form.send(.type("password", Self.secret + "!"))),
    ]
    for text in texts { #expect(!text.contains(Self.secret) && !text.contains("nonsense")) }
    #expect(texts[0].contains("dirtyFields"))
  }
}
