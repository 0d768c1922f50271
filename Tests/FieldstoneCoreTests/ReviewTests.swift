import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

// Every test here states a promise of the architecture, the tour or a doc comment. Each failed when it was written.

// MARK: - Models

struct Inner: FormModel, Equatable {
  var word = ""
  static func describe(_ fields: inout FormFields<Inner>) { fields.add(\.word, "word") }
  static var formTemplate: Inner? { Inner() }
}

struct Part: FormModel, Equatable {
  var name = ""
  var code = ""
  var inner: Inner?
  var deep = Inner()
  /// No field.
  var key = 0
  static func describe(_ fields: inout FormFields<Part>) {
    fields.add(\.name, "name")
    fields.add(\.code, "code")
    fields.add(\.inner, "inner")
    fields.add(\.deep, "deep")
  }
  static var formTemplate: Part? { Part() }
}

struct Whole: FormModel, Equatable {
  var a = ""
  var b = ""
  var age: Int?
  var flag = false
  var part = Part()
  var maybe: Part?
  /// No field.
  var token = ""
  static func describe(_ fields: inout FormFields<Whole>) {
    fields.add(\.a, "a")
    fields.add(\.b, "b")
    fields.add(\.age, "age")
    fields.add(\.flag, "flag")
    fields.add(\.part, "part")
    fields.add(\.maybe, "maybe")
  }
  static var formTemplate: Whole? { Whole() }

  static func form(
    _ model: Whole = Whole(), policy: FormIssuePolicy = .calm, _ arrange: (inout FormBuilder<Whole>) -> Void = { _ in }
  ) -> FormSession<Whole> {
    let definition = FormDefinition<Whole>(template: { Whole() }, describe: Whole.describe, arrange: arrange)
    return FormSession(model, definition: definition, environment: .test, policy: policy)
  }
}

struct Account: FormModel, Equatable {
  var password = ""
  var again = ""
  static func describe(_ fields: inout FormFields<Account>) {
    fields.add(\.password, "password")
    fields.add(\.again, "again").matches(\.password)
  }
  static var formTemplate: Account? { Account() }
}

struct HasAccount: FormModel, Equatable {
  var account = Account()
  static func describe(_ fields: inout FormFields<HasAccount>) { fields.add(\.account, "account") }
  static func arrange(_ form: inout FormBuilder<HasAccount>) { form[\.account.password].help("Not your birthday.") }
  static var formTemplate: HasAccount? { HasAccount() }
}

struct Address: FormModel, Equatable {
  var street = ""
  var zip = ""
  static func describe(_ fields: inout FormFields<Address>) {
    fields.add(\.street, "street")
    fields.add(\.zip, "zip")
  }
  static var formTemplate: Address? { Address() }
}
struct Person: FormModel, Equatable {
  var address = Address()
  static func describe(_ fields: inout FormFields<Person>) { fields.add(\.address, "address") }
  static func arrange(_ form: inout FormBuilder<Person>) { form[\.address.zip].visible { _ in false } }
  static var formTemplate: Person? { Person() }
}
struct Order: FormModel, Equatable {
  var person = Person()
  static func describe(_ fields: inout FormFields<Order>) { fields.add(\.person, "person") }
  static func arrange(_ form: inout FormBuilder<Order>) { form[\.person.address.street].help("And number.") }
  static var formTemplate: Order? { Order() }
}

struct Ruled: FormModel, Equatable {
  var vat = ""
  static func describe(_ fields: inout FormFields<Ruled>) { fields.add(\.vat, "vat") }
  static func arrange(_ form: inout FormBuilder<Ruled>) { form.rule { $0.vat.isEmpty ? "Something is missing." : nil } }
  static var formTemplate: Ruled? { Ruled() }
}
struct HasRuled: FormModel, Equatable {
  var bill: Ruled?
  var shown = false
  var other = Ruled(vat: "x")
  static func describe(_ fields: inout FormFields<HasRuled>) {
    fields.add(\.bill, "bill")
    fields.add(\.shown, "shown")
    fields.add(\.other, "other")
  }
  static func arrange(_ form: inout FormBuilder<HasRuled>) { form[\.other].visible { $0.shown } }
}

struct Sum: FormModel, Equatable {
  var left = 1
  var right = 2
  var total = 0
  static func describe(_ fields: inout FormFields<Sum>) {
    fields.add(\.left, "left")
    fields.add(\.right, "right")
    fields.add(\.total, "total")
  }
  static func arrange(_ form: inout FormBuilder<Sum>) { form[\.total].computed { $0.left + $0.right } }
  static var formTemplate: Sum? { Sum() }
}
struct HasSum: FormModel, Equatable {
  var sum: Sum?
  static func describe(_ fields: inout FormFields<HasSum>) { fields.add(\.sum, "sum") }
}

struct Nothing: FormModel, Equatable {
  var secret = 1
  static func describe(_ fields: inout FormFields<Nothing>) {}
}
struct HasNothing: FormModel {
  var name = ""
  var nothing = Nothing()
  static func describe(_ fields: inout FormFields<HasNothing>) {
    fields.add(\.name, "name")
    fields.add(\.nothing, "nothing")
  }
  static func arrange(_ form: inout FormBuilder<HasNothing>) { form[\.name].visible { $0.nothing.secret == 1 } }
}

final class Live: FormModel {
  var name = ""
  static func describe(_ fields: inout FormFields<Live>) { fields.add(\.name, "name") }
  static var formTemplate: Live? { Live() }
}
struct HasLive: FormModel {
  var live: Live?
  var shown = true
  static func describe(_ fields: inout FormFields<HasLive>) {
    fields.add(\.live, "live")
    fields.add(\.shown, "shown")
  }
  static func arrange(_ form: inout FormBuilder<HasLive>) { form[\.live].visible { $0.shown } }
}

struct One<Value: FormValue>: Sendable {
  var value: Value
  static func form(
    _ value: Value, _ environment: FormEnvironment = .test,
    _ more: (FieldBuilder<One<Value>, Value>) -> Void = { _ in }
  ) -> FormSession<One<Value>> {
    FormSession(One(value: value), definition: FormDefinition { more($0.add(\.value, "value")) }, environment: environment)
  }
}

struct Ping: FormModel {
  var value = 0
  var next: Int { min(value + 1, 5_000) }
  static func describe(_ fields: inout FormFields<Ping>) {
    fields.add(\.value, "value")
    fields.add(\.next, "next")
  }
  static func arrange(_ form: inout FormBuilder<Ping>) { form[\.value].computed { $0.next } }
}

func berlin() throws -> FormEnvironment {
  FormEnvironment(timeZone: try #require(TimeZone(identifier: "Europe/Berlin")), now: { Date(timeIntervalSince1970: 0) })
}

// MARK: - Undo

@Suite("Review: undo") struct ReviewUndo {
  @Test("An optional field set in edit { } is a step of its own")
  func editOptional() {
    let form = Whole.form()
    form.edit { $0.age = 5 }
    #expect(form.facts.canUndo && form.facts.changedFields == 1)
    form.undo()
    #expect(form.model.age == nil)
  }

  @Test("A subform's field set in edit { } is a step of its own, not part of the one before")
  func editNested() {
    let form = Whole.form()
    form.send(.type("a", "x"))
    form.edit { $0.part.name = "y" }
    form.undo()
    #expect(form.model.part.name == "" && form.model.a == "x")
  }

  @Test("Typing what stands there already does not swallow the next typing's step")
  func noOpTyping() {
    let form = Whole.form()
    form.send(.type("b", "x"))
    form.send(.type("a", ""))
    form.send(.type("a", "typed"))
    form.undo()
    #expect(form.model.a == "" && form.model.b == "x")
  }

  @Test("An edit by program ends a run of typing")
  func programEditEndsTyping() {
    let form = Whole.form()
    form.send(.type("a", "1"))
    form[\.b].value = "program"
    form.send(.type("a", "12"))
    form.undo()
    #expect(form.model.a == "1" && form.model.b == "program")
  }

  @Test("The value that a program put into the typed field is not lost to undo")
  func programEditInTheSameField() {
    let form = Whole.form()
    form.send(.type("a", "x"))
    form[\.a].value = "Zed"
    form.send(.type("a", "Zedd"))
    form.undo()
    #expect(form.model.a == "Zed")
  }

  @Test("Undoing the removal of a subform brings all of it back, not only its fields")
  func undoRemoval() {
    let form = Whole.form(Whole(maybe: Part(name: "n", inner: Inner(), key: 42)))
    form.send(.set("maybe", .none))
    #expect(form.model.maybe == nil)
    form.undo()
    #expect(form.model.maybe == Part(name: "n", inner: Inner(), key: 42))
  }

  @Test("Making and removing a subform makes the form dirty, and reset takes it back")
  func presenceIsDirtyAndReset() {
    let form = Whole.form()
    form.send(.set("maybe", .flag(true)))
    #expect(form.facts.isDirty)
    form.send(.reset)
    #expect(form.model.maybe == nil)
  }

  @Test("A subform that others removed is removed again by redo")
  func removedFromOutside() {
    let form = Whole.form(Whole(maybe: Part(name: "n")))
    form.send(.type("a", "x"))
    form.edit { $0.maybe = nil }
    let last = form.model
    while form.facts.canUndo { form.undo() }
    #expect(form.model == Whole(maybe: Part(name: "n")))
    while form.facts.canRedo { form.redo() }
    #expect(form.model == last)
  }

  @Test("Reset leaves nothing dirty where a field is dropped at once")
  func resetWithDrop() {
    let form = Whole.form(Whole(b: "kept")) { $0[\.b].visible { $0.flag }.whenHidden(.dropAtOnce) }
    form.send(.set("flag", .flag(true)))
    form.send(.reset)
    #expect(!form.facts.isDirty && form.model.b == "kept")
  }

  @Test("A new model's hidden values are not dropped by taking it up")
  func replaceKeepsHidden() {
    let form = Whole.form(Whole(b: "1", flag: true)) { $0[\.b].visible { $0.flag }.whenHidden(.dropAtOnce) }
    form.replace(Whole(b: "2", flag: false))
    #expect(form.model.b == "2", "FormSession(Whole(b: \"2\", flag: false)) keeps it.")
  }

  @Test("Starting over with another model starts over with what shows")
  func replaceStartsOver() {
    let form = Whole.form { $0[\.a].required() }
    form.send(.submit)
    #expect(form.row("a")?.issues.count == 1)
    form.replace(Whole())
    #expect(form.row("a")?.issues.isEmpty == true && form.facts.failedSubmits == 0)
  }
}

// MARK: - Submitting

@Suite("Review: submitting") struct ReviewSubmit {
  @Test("What edit { } changed after a submit is submitted by the next one")
  func editAfterSubmit() async throws {
    let form = Whole.form()
    nonisolated(unsafe) var saved: [Whole] = []
    form.onSubmit { saved.append($0) }
    _ = try await form.submit()
    form.edit { $0.part.name = "new" }
    let second = try await form.submit()
    #expect(second?.part.name == "new" && saved.count == 2)
  }

  @Test("The same of a property that is no field")
  func editNonField() async throws {
    let form = Whole.form()
    _ = try await form.submit()
    form.edit { $0.token = "t" }
    #expect(try await form.submit()?.token == "t")
  }

  @Test("What refresh(_:) found after a submit is submitted by the next one")
  func refreshAfterSubmit() async throws {
    let live = Live()
    let form = FormSession(live)
    nonisolated(unsafe) var saves = 0
    form.onSubmit { _ in saves += 1 }
    _ = try await form.submit()
    live.name = "new"
    form.refresh(\.name)
    #expect(!form.facts.isSubmitted)
    _ = try await form.submit()
    #expect(saves == 2)
  }

  @Test("What was edited while the submit was under way is not taken for submitted")
  func editDuring() async throws {
    let form = Whole.form()
    form.onSubmit { _ in form[\.a].value = "later" }
    let submitted = try await form.submit()
    #expect(submitted?.a == "")
    #expect(form.facts.isDirty && !form.facts.isSubmitted)
  }

  @Test("A kept subform is kept whole")
  func keepNested() {
    let form = Whole.form(Whole(part: Part(name: "n", inner: Inner(word: "i"), deep: Inner(word: "d")))) {
      $0[\.part].visible { $0.flag }.whenHidden(.keep)
    }
    form.send(.submit)
    #expect(form.submission?.part == Part(name: "n", inner: Inner(word: "i"), deep: Inner(word: "d")))
  }

  @Test("A subform that is dropped at once is gone as soon as it is hidden")
  func dropSubformAtOnce() {
    let form = Whole.form(Whole(flag: true, part: Part(name: "n"), maybe: Part(name: "m"))) {
      $0[\.part].visible { $0.flag }.whenHidden(.dropAtOnce)
      $0[\.maybe].visible { $0.flag }.whenHidden(.dropAtOnce)
    }
    form.send(.set("flag", .flag(false)))
    #expect(form.model.part.name == "" && form.model.maybe == nil)
    form.undo()
    #expect(form.model.part.name == "n" && form.model.maybe?.name == "m")
  }

  @Test("A hidden optional class subform is nil in a submitted struct")
  func hiddenClass() {
    let form = FormSession(HasLive(live: Live(), shown: false))
    form.send(.submit)
    #expect(form.submission != nil && form.submission?.live == nil)
  }

  @Test("A rule about a subform that is nil or hidden does not block a submit")
  func hiddenNotice() {
    let form = FormSession(HasRuled())
    #expect(form.facts.isValid, "The bill is nil.")
    let other = FormSession(HasRuled(bill: Ruled(vat: "y"), shown: false, other: Ruled(vat: "")))
    #expect(other.facts.isValid, "The other bill is hidden.")
  }

  @Test("A rule on a subform counts")
  func ruleOnSubform() {
    let form = Whole.form { $0.rule(on: \.part) { $0.part.name.isEmpty ? "Name the part." : nil } }
    #expect(!form.facts.isValid)
    form.send(.submit)
    #expect(!form.facts.isSubmitted && form.row("part")?.issues.count == 1)
  }
}

// MARK: - Tracked closures

@Suite("Review: tracked closures") struct ReviewTracking {
  @Test("[text:] follows a draft that is no value")
  func text() {
    let form = Whole.form { $0[\.b].visible { !$0[text: \.age].isEmpty } }
    form.send(.type("age", "abc"))
    #expect(form.isShown("b"))
  }

  @Test("[isValid:], [isVisible:] and [text:] know a subform's fields by their whole path")
  func wholePaths() {
    let form = Whole.form(Whole(part: Part(name: "n"))) {
      $0[\.part.name].maximumLength(3)
      $0[\.part.name].visible { !$0.flag }
      $0[\.a].visible { $0[isValid: \.part.name] }
      $0[\.b].visible { $0[text: \.part.name] == "n" }
      $0[\.age].visible { $0[isVisible: \.part.name] }
    }
    #expect(form.isShown("b") && form.isShown("age"))
    form.send(.type("part.name", "longer"))
    #expect(!form.isShown("a"))
  }

  @Test("A parent that says something about one field of a subform does not disarm the subform's own rules")
  func copiedMatches() {
    let form = FormSession(HasAccount(account: Account(password: "one", again: "two")))
    #expect(!form.facts.isValid)
  }

  @Test("A grandparent that says something about a field does not disarm what the parent said of its neighbour")
  func copiedTrail() {
    #expect(!FormSession(Person()).isShown("address.zip"))
    #expect(!FormSession(Order()).isShown("person.address.zip"))
  }

  @Test("A computed field does not make a nil subform")
  func computedInNil() {
    #expect(FormSession(HasSum()).model.sum == nil)
  }

  @Test("A computed field and a viewer that keep each other busy are reported")
  func viewerCycle() {
    let form = FormSession(Ping())
    #expect(form.problems.contains { if case .cycle = $0.kind { true } else { false } }, "value is \(form.model.value)")
  }

  @Test("A condition may read a subform without fields")
  func emptySubform() async {
    await #expect(processExitsWith: .success) { _ = FormSession(HasNothing()) }
  }

  @Test("What a button's handler does has its consequences before its next input")
  func handler() {
    let form = Whole.form {
      $0[\.b].visible { $0.flag }
      $0.button("Go", "go")
    }
    var reply: FormReply?
    form.on("go") { [unowned form] _ in
      form.send(.set("flag", .flag(true)))
      reply = form.send(.type("b", "x"))
    }
    form.send(.perform("action.go"))
    #expect(reply == .accepted && form.model.b == "x")
  }
}

// MARK: - Rows, batches, observers

@Suite("Review: observers") struct ReviewObservers {
  @Test("Batches reach every observer in the order in which they came to be")
  func order() {
    let form = Whole.form {
      $0[\.b].visible { $0.a == "go" }
      $0[\.age].visible { $0.flag }
    }
    var list = form.rows.ids
    let first = form.observe { [unowned form] _ in if form.model.a == "go" { form[\.flag].value = true } }
    var seen: [Bool] = []
    let second = form.observe { changes in
      seen.append(changes.pages.contains { $0.updates.contains { $0.row == "a" } })
      for page in changes.pages where page.id == .root {
        for splice in page.splices {
          list.replaceSubrange(splice.offset..<(splice.offset + splice.removed), with: splice.inserted)
        }
      }
    }
    form.send(.type("a", "go"))
    #expect(seen == [true, false], "The batch of 'a' came first.")
    #expect(list == form.rows.ids)
    first.cancel()
    second.cancel()
  }

  @Test("Observing a field of a subform that becomes nil does not stop the program")
  func observeNil() async {
    await #expect(processExitsWith: .success) {
      let form = Whole.form()
      let watch = form.observe(\.maybe!.name) { _ in }
      form.send(.type("maybe.name", "x"))
      form.undo()
      watch.cancel()
    }
  }

  @Test("A stream of values ends when its session does")
  func streamEnd() async {
    var form: FormSession<Whole>? = Whole.form()
    guard let stream = form?.values(of: \.a) else { return }
    form = nil
    let ended = await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        for await _ in stream {}
        return !Task.isCancelled
      }
      group.addTask {
        try? await Task.sleep(for: .seconds(1))
        return false
      }
      let first = await group.next() ?? false
      group.cancelAll()
      return first
    }
    #expect(ended)
  }

  @Test("A stream that is cancelled elsewhere does not touch the session there")
  func streamCancelledElsewhere() async {
    let form = Whole.form()
    let stream = form.values(of: \.a)
    let before = "\(Mirror(reflecting: form.observers).descendant("fields") ?? "")".count
    let listener = Task.detached { for await _ in stream {} }
    try? await Task.sleep(for: .milliseconds(50))
    listener.cancel()
    await listener.value
    // Nobody has called the session since: its own isolation has had no chance to drop anything.
    #expect("\(Mirror(reflecting: form.observers).descendant("fields") ?? "")".count == before)
  }

  @Test("An information shows again after its field was hidden")
  func infoAgain() {
    let form = Whole.form(Whole(a: "x", flag: true), policy: .immediately) {
      $0[\.a].visible { $0.flag }.rule { _ in .info("By the way.") }
    }
    #expect(form.row("a")?.issues.count == 1)
    form.send(.set("flag", .flag(false)))
    form.send(.set("flag", .flag(true)))
    #expect(form.row("a")?.issues.count == 1)
  }

  @Test("A disabled field does not keep the focus")
  func disabledFocus() {
    let form = Whole.form { $0[\.a].enabled { !$0.flag } }
    form.send(.focus("a"))
    form[\.flag].value = true
    #expect(form.focusedRow == nil)
  }

  @Test("The focus only goes where the keyboard can be")
  func focusHeader() {
    let form = Whole.form { $0.section("S") { $0.fields(\.a) } }
    #expect(!form.send(.focus("section.s")).isAccepted)
  }
}

// MARK: - Definitions

@Suite("Review: definitions") struct ReviewDefinitions {
  @Test("A section whose id is taken is reported, and its rows still show")
  func duplicateSection() async {
    await #expect(processExitsWith: .success) {
      // A row that is its own section sends the engine round for ever.
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 5)
        exit(3)
      }
      let form = Whole.form {
        $0.section("One", id: "s") { $0.fields(\.a) }
        $0.section("Two", id: "s") { $0.fields(\.b, \.age) }
      }
      let isReported = form.problems.contains(FormProblem(kind: .duplicateID, key: "s"))
      exit(isReported && form.isShown("b") && form.isShown("age") ? 0 : 1)
    }
  }

  @Test("Two rows with one path are reported")
  func pathCollision() {
    let definition = FormDefinition<Whole> {
      $0.add(\.a, "part.name")
      $0.add(\.part, "part")
    }
    #expect(definition.problems.contains { $0.kind == .duplicateID })
  }

  @Test("A field that was excluded is not there: a subform's, one placed before, one by its own builder")
  func exclude() {
    let form = Whole.form {
      $0.section("S") { $0.fields(\.a) }
      $0.exclude(\.a)
      $0.exclude(\.part.name)
      $0[\.b].excluded()
    }
    #expect(form.row("a") == nil)
    #expect(form.row("part.name") == nil)
    #expect(form.row("b") == nil)
  }

  @Test("A long text can be trimmed")
  func longAndTrimmed() {
    for flip in [false, true] {
      let form = One<String>.form("") { _ = flip ? $0.trimmed().longText() : $0.longText().trimmed() }
      form.send(.type("value", " a\nb "))
      #expect(form.model.value == "a\nb")
    }
  }

  @Test("What can't be dropped, an empty range and the like are reported when the definition is built")
  func unreported() {
    let definition = FormDefinition<Whole>(
      describe: { $0.add(\.a, "a") }, arrange: { $0[\.a].visible { _ in false } })
    #expect(definition.problems.contains { $0.kind == .nothingToDropTo })
  }

  @Test("A secret that is only shown is not shown")
  func readOnlySecret() {
    let form = One<String>.form("hunter2") { $0.password().readOnly() }
    #expect(form.row("value")?.display == "••••••")
  }

  @Test("Verbatim nothing is empty")
  func emptyString() {
    #expect(FormString(verbatim: "").isEmpty)
  }
}

// MARK: - Values

@Suite("Review: values") struct ReviewValues {
  @Test("A day typed over a date keeps the time, a time keeps the day, as FormDateKind says")
  func dateParts() {
    let date = Date(timeIntervalSince1970: 1_743_431_400)  // 2025-03-31 14:30
    let day = One<Date>.form(date) { $0.date() }
    day.send(.type("value", "2025-04-01"))
    #expect(day.model.value == date.addingTimeInterval(86_400))
    let time = One<Date>.form(date) { $0.time() }
    time.send(.type("value", "15:30"))
    #expect(time.model.value == date.addingTimeInterval(3_600))
  }

  @Test("Sending a row's own text and answer back changes nothing")
  func echo() throws {
    for kind in [FormDateKind.date, .time, .dateAndTime] {
      let form = One<Date>.form(Date(timeIntervalSince1970: 1_743_431_405.25)) {
        _ = kind == .date ? $0.date() : kind == .time ? $0.time() : $0.dateAndTime()
      }
      let row = try #require(form.row("value"))
      form.send(.type("value", row.text))
      form.send(.set("value", row.answer))
      #expect(!form.facts.isDirty, "\(kind): \(row.text)")
    }
  }

  @Test("An hour that a change of clocks skips does not exist")
  func gap() throws {
    let form = One<Date>.form(Date(timeIntervalSince1970: 0), try berlin()) { $0.dateAndTime() }
    form.send(.type("value", "2025-03-30 02:30"))
    #expect(form[\.value].issues.map(\.kind.code) == ["noSuchDate"], "It became \(form.model.value).")
  }

  @Test("A changed environment is a changed environment")
  func environment() throws {
    var environment = FormEnvironment.test
    environment.locale = Locale(identifier: "de")
    environment.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let number = One<Double>.form(0, environment)
    number.send(.type("value", "1,5"))
    #expect(number.model.value == 1.5)
    let date = One<Date>.form(Date(timeIntervalSince1970: 0), environment) { $0.date() }
    date.send(.type("value", "2025-07-01"))
    #expect(date.model.value == Date(timeIntervalSince1970: 1_751_320_800))
  }

  @Test("Locales group in their own way", arguments: [
    ("hi_IN", "1,00,000", 100_000.0), ("en_IN", "1,00,000", 100_000), ("en_DE", "1.234,5", 1_234.5),
    ("fr", "1\u{202F}234,5", 1_234.5), ("fr", "1 234,5", 1_234.5), ("ar_EG", "١٬٢٣٤٫٥", 1_234.5), ("de_CH", "1'234.5", 1_234.5),
    ("es", "1.234,5", 1_234.5),
  ])
  func grouping(_ locale: String, _ text: String, _ number: Double) {
    let form = One<Double>.form(0, FormEnvironment(locale: Locale(identifier: locale)))
    form.send(.type("value", text))
    #expect(form.model.value == number, "\(locale)")
  }

  @Test("A Float reads as it was typed")
  func float() {
    for text in ["0.1", "0.00001", "0.000123", "16777216", "100000000000000000000"] {
      let form = One<Float>.form(0)
      form.send(.type("value", text))
      form.send(.blur("value"))
      #expect(form[\.value].text == text)
    }
  }
}

// MARK: - Snapshots

@Suite("Review: snapshots") struct ReviewSnapshots {
  private func roundTrip<Value: FormValue>(
    _ start: Value, _ value: Value, _ more: (FieldBuilder<One<Value>, Value>) -> Void = { _ in }
  ) throws {
    let form = One<Value>.form(start, .test, more)
    form[\.value].value = value
    let data = try JSONEncoder().encode(form.snapshot)
    let again = One<Value>.form(start, .test, more)
    do {
      let left = try again.restore(JSONDecoder().decode(FormSnapshot.self, from: data))
      #expect(again.model.value == value && left.isEmpty && again[\.value].issues.isEmpty)
    } catch {
      Issue.record("\(value): \(error)")
    }
  }

  @Test("Every Double comes back", arguments: [
    0.1 + 0.2, -0.5, 1e-20, 1e20, 1e130, Double.greatestFiniteMagnitude, 5e-324, .pi * 1e-100,
  ]) func doubles(_ number: Double) throws { try roundTrip(0.0, number) }

  @Test("Every whole number comes back") func integers() throws {
    try roundTrip(UInt64(0), .max)
    try roundTrip(Int64(0), .min)
    try roundTrip(Int128(0), .max)
    try roundTrip(Int128(0), .min)
    try roundTrip(UInt128(0), .max)
  }

  @Test("Decimals come back, and a NaN does not spoil the whole draft") func decimals() throws {
    try roundTrip(Decimal(0), try #require(Decimal(string: "0.12345678901234567890123456789012345678")))
    let form = One<Decimal>.form(0)
    form[\.value].value = .nan
    let data = try JSONEncoder().encode(form.snapshot)
    #expect(throws: Never.self) { try JSONDecoder().decode(FormSnapshot.self, from: data) }
  }

  @Test("Dates come back with all of their time") func dates() throws {
    let date = Date(timeIntervalSince1970: 1_743_431_405.25)
    try roundTrip(Date(timeIntervalSince1970: 0), date) { $0.date() }
    try roundTrip(Date(timeIntervalSince1970: 0), date) { $0.time() }
    try roundTrip(Date(timeIntervalSince1970: 0), date) { $0.dateAndTime() }
  }

  @Test("Text that the program set comes back") func text() throws {
    try roundTrip("", "two\nlines")
    try roundTrip("", " padded ") { $0.trimmed() }
  }

  @Test("UUIDs and URLs come back") func others() throws {
    try roundTrip(UUID(), UUID())
    try roundTrip(URL(string: "https://a.b")!, URL(string: "file:/tmp/a")!)
  }

  @Test("Whether a subform is there comes back") func presence() throws {
    let made = Whole.form()
    made.send(.set("maybe", .flag(true)))
    let again = Whole.form()
    try again.restore(made.snapshot)
    #expect(again.model.maybe != nil)

    let removed = Whole.form(Whole(maybe: Part(name: "n")))
    removed.send(.set("maybe", .none))
    let other = Whole.form(Whole(maybe: Part(name: "n")))
    try other.restore(removed.snapshot)
    #expect(other.model.maybe == nil)
  }

  @Test("What edit { } and refresh() took over is in the snapshot") func adopted() {
    let form = Whole.form()
    form.edit {
      $0.part.name = "n"
      $0.age = 7
    }
    #expect(form.facts.dirtyFields == 2)
    #expect(form.snapshot.fields["part.name"]?.value == .text("n"))
    #expect(form.snapshot.fields["age"]?.value == .integer(7))
  }

  @Test("No snapshot stops the program") func hostile() async throws {
    await #expect(processExitsWith: .success) {
      let form = Whole.form { $0[\.a].required() }
      let json = #"{"version":1,"fields":{},"page":"","failedSubmits":9223372036854775807}"#
      try form.restore(JSONDecoder().decode(FormSnapshot.self, from: Data(json.utf8)))
      form.send(.submit)
    }
  }
}

// MARK: - Threads

@Suite("Review: threads") struct ReviewThreads {
  @Test("Sessions of one definition on many threads") func concurrent() async {
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<64 {
        group.addTask {
          let form = FormSession(HasAccount())
          form.send(.type("account.password", "one"))
          _ = form[\.account.password].value
          _ = form.dump()
          form.send(.submit)
          return FormSession(Order()).row("person.address.zip") != nil && FormSession(HasRuled()).rows.count > 0
        }
      }
      for await isFine in group { #expect(isFine) }
    }
  }
}

// MARK: - Second round

enum Size: String, CaseIterable, Hashable, Sendable {
  case old, small, large
  /// `old` is in stored data, and no longer offered.
  static let allCases: [Size] = [.small, .large]
}
struct Shirt: FormModel, Equatable {
  var size = Size.old
  static func describe(_ fields: inout FormFields<Shirt>) { fields.add(\.size, "size") }
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
  static func describe(_ fields: inout FormFields<Adult>) {
    fields.add(\.age, "age")
    fields.add(\.licence, "licence").whenHidden(.dropAtOnce)
    fields.add(\.isAdult, "isAdult")
  }
  static func arrange(_ form: inout FormBuilder<Adult>) { form[\.licence].visible { $0.isAdult } }
  static var formTemplate: Adult? { Adult(licence: "") }
}

final class Chain: FormModel {
  var source = 0 { didSet { derived = source * 2 } }
  var derived = 0
  var sum = 0
  var view: Int { sum + 1 }
  static func describe(_ fields: inout FormFields<Chain>) {
    fields.add(\.source, "source")
    fields.add(\.derived, "derived")
    fields.add(\.sum, "sum")
    fields.add(\.view, "view")
  }
  static func arrange(_ form: inout FormBuilder<Chain>) { form[\.sum].computed { $0.derived + 100 } }
}

struct Excluding: FormModel {
  var name = ""
  var part = Inner()
  static func describe(_ fields: inout FormFields<Excluding>) {
    fields.add(\.name, "name")
    fields.add(\.part, "part").excluded()
  }
  static func arrange(_ form: inout FormBuilder<Excluding>) { form[\.name].visible { $0.part.word.isEmpty } }
}

struct Orphan: FormModel {
  var name = ""
  static func describe(_ fields: inout FormFields<Orphan>) { fields.add(\.name, "name") }
  static func arrange(_ form: inout FormBuilder<Orphan>) { form[\.name].visible { $0[parent: \Whole.a]?.isEmpty == true } }
}

nonisolated(unsafe) var reentrant: FormEngine?

@Suite("Review: second round") struct ReviewMore {
  @Test("A value outside the options comes back by undo and by reset")
  func choiceOutside() {
    let form = FormSession(Shirt())
    form.send(.set("size", .choices(["small"])))
    form.undo()
    #expect(form.model.size == .old)
    form.send(.set("size", .choices(["large"])))
    form.send(.reset)
    #expect(form.model.size == .old)
  }

  @Test("A type is the same kind of field however the definition met it first")
  func catalog() {
    let definition = FormDefinition<Tones> {
      $0.add("first", get: { $0.first }, set: { $0.first = $1 })
      $0.add(\.second, "second")
    }
    #expect(FormSession(Tones(), definition: definition).row("second")?.options.count == 2)
  }

  @Test("Undo makes no steps and keeps what can be redone")
  func undoDrops() {
    let form = FormSession(Adult())
    form.send(.type("age", "20"))
    form.undo()
    #expect(form.facts.canRedo && !form.facts.canUndo && form.model == Adult())
  }

  @Test("Viewers are up to date where the model changes itself")
  func staleViewer() {
    let form = FormSession(Chain())
    form.refreshesAfterEdits = true
    form.send(.type("source", "5"))
    #expect(form.model.sum == 110)
    #expect(form[\.view].value == form.model.view)
  }

  @Test("Steps made after an undo within one edit are a step of their own")
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

  @Test("An answer that is needed may be a subform")
  func requiredSubform() {
    let form = Whole.form { $0[\.maybe].required() }
    #expect(form.row("maybe")?.isRequired == true && !form.facts.isValid)
  }

  @Test("Reset takes another way of writing back too")
  func resetDraft() {
    let form = One<Double>.form(1.5)
    form.send(.type("value", "1.50"))
    form.send(.reset)
    #expect(form[\.value].text == "1.5")
  }

  @Test("What can't be read by a condition is reported, never trapped")
  func excludedSubform() async {
    await #expect(processExitsWith: .success) { _ = FormSession(Excluding()) }
    await #expect(processExitsWith: .success) { _ = FormSession(Orphan()) }
  }

  @Test("A rule that reaches the session finds its own issues in its own field")
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

  @Test("Random inputs keep all promises on a form with optional subforms, sections and footers", arguments: 1...6)
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

// MARK: - Found sound

@Suite("Review: sound") struct ReviewSound {
  struct Long { var values: [Int] }

  @Test("A chain of ten thousand computed fields, in the worst order, runs without recursion")
  func chain() {
    let count = 10_000
    var references: [FormFieldReference<Int>] = []
    let definition = FormDefinition<Long>(
      describe: { fields in
        for index in 0..<count {
          references.append(
            fields.add("f\(index)", get: { $0.values[index] }, set: { $0.values[index] = $1 }).reference)
        }
      },
      arrange: { form in
        for index in 0..<(count - 1) {
          let next = references[index + 1]
          form.about(references[index]).computed { ($0[next] ?? 0) + 1 }
        }
      })
    let form = FormSession(Long(values: Array(repeating: 0, count: count)), definition: definition)
    #expect(form.model.values[0] == count - 1 && form.problems.isEmpty)
    form.send(.type(FormRowID("f\(count - 1)"), "5"))
    #expect(form.model.values[0] == count + 4 && form.problems.isEmpty)
  }

  @Test("A cycle that appears only after an edit is reported, and the form goes on")
  func lateCycle() {
    let form = Whole.form {
      $0[\.a].computed { $0.flag ? $0.b + "x" : "a" }
      $0[\.b].computed { $0.flag ? $0.a + "y" : "b" }
    }
    #expect(form.problems.isEmpty)
    form.send(.set("flag", .flag(true)))
    #expect(!form.problems.isEmpty)
    #expect(form.send(.type("age", "3")) == .accepted)
  }
}

@Suite("Review: third round") struct ReviewThird {
  @Test("A name that nobody has costs no more than its length")
  func dots() {
    let form = Whole.form()
    let row = FormRowID(String(repeating: "x.", count: 30_000))
    let time = ContinuousClock().measure { form.send(.type(row, "x")) }
    #expect(time < .milliseconds(500), "\(time)")
  }

  @Test("A model that replaces another while that one is submitted is not the submitted one")
  func replaceDuringSubmit() async throws {
    let form = Whole.form()
    form.onSubmit { _ in form.replace(Whole(a: "other")) }
    _ = try await form.submit()
    #expect(!form.facts.isSubmitted)
  }

  @Test("The focus does not go to a page that is not open")
  func focusElsewhere() {
    let form = Whole.form()
    form.send(.focus("part.name"))
    #expect(form.focusedRow == nil || form.page == "part")
  }

  @Test("A field of a subform that leaves a stream behind: streams that are over are forgotten")
  func streamEndsPileUp() async {
    let form = Whole.form()
    for _ in 0..<100 { _ = form.values(of: \.a) }
    #expect(form.streamEnds.count < 100)
  }
}

@Suite("Review: sound, continued") struct ReviewSoundToo {
  @Test("Restoring leaves nothing to undo, and redo survives inputs that change nothing")
  func restoreAndRedo() throws {
    let form = Whole.form()
    form.send(.type("a", "x"))
    let again = Whole.form()
    try again.restore(form.snapshot)
    #expect(again.model.a == "x" && !again.facts.canUndo)
    form.undo()
    form.send(.focus("b"))
    form.send(.type("b", ""))
    form.send(.blur("b"))
    #expect(form.facts.canRedo)
  }

  @Test("A session dies with its last owner, observed or not")
  func weak() {
    weak var session: FormSession<Whole>?
    var kept: [FormObservation] = []
    do {
      let form = Whole.form()
      session = form
      kept.append(form.observe(\.a) { _ in })
      kept.append(form.observe { _ in })
      _ = form.values(of: \.b)
      form.onSubmit { _ in }
      form.on("go") { _ in }
      form.send(.type("a", "x"))
    }
    #expect(session == nil)
    kept.forEach { $0.cancel() }
  }

  @Test("An observer may cancel itself and others during a call")
  func cancelling() {
    let form = Whole.form()
    var calls: [String] = []
    var watches: [FormObservation] = []
    watches.append(
      form.observe(\.a) { _ in
        calls.append("first")
        watches.forEach { $0.cancel() }
      })
    watches.append(form.observe(\.a) { _ in calls.append("second") })
    watches.append(form.observe { _ in calls.append("third") })
    form.send(.type("a", "x"))
    form.send(.type("a", "y"))
    #expect(calls == ["first"])
  }
}
