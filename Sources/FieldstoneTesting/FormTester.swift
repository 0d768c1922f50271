@_exported import FieldstoneCore
import Foundation
import Testing

/// Fills in a form without a screen, for tests of your own forms.
///
/// ```swift
/// let person = FormTester(Attendee())
/// person.set(\.needsInvoice, true)
/// person.type("12", in: \.invoice.vat)
/// person.submit()
/// #expect(person.messages(\.invoice.vat) == ["Enter the number with its country code, for example DE123456789."])
/// ```
///
/// An input that the form refuses fails the test, at the line that sent it; ``refusal(_:)`` expects one.
public final class FormTester<Model> {
  /// The form itself.
  public let form: FormSession<Model>
  /// The inputs sent so far: a script that can be replayed on any session.
  public private(set) var script = FormScript()
  /// Why inputs were refused, in order.
  public private(set) var refusals: [FormReply.Refusal] = []
  private var expectsRefusal = false

  /// Creates a tester for a session.
  public init(_ form: FormSession<Model>) { self.form = form }

  /// Creates a tester for a new session in the test environment.
  public convenience init(
    _ model: Model, definition: FormDefinition<Model>, environment: FormEnvironment = .test,
    policy: FormIssuePolicy = .calm
  ) {
    self.init(FormSession(model, definition: definition, environment: environment, policy: policy))
  }

  /// Creates a tester for a model that has its own form.
  public convenience init(_ model: Model, environment: FormEnvironment = .test, policy: FormIssuePolicy = .calm)
  where Model: FormModel {
    self.init(model, definition: Model.definition, environment: environment, policy: policy)
  }

  // MARK: Inputs

  /// Sends one input. A refusal fails the test.
  @discardableResult public func send(_ input: FormInput, sourceLocation: SourceLocation = #_sourceLocation)
    -> FormReply
  {
    script.inputs.append(input)
    let reply = form.send(input)
    if case .refused(let refusal) = reply { note(refusal, "\(input)", sourceLocation) }
    return reply
  }

  /// The first refusal of an input that the action sends, or nil if there is none. A refusal doesn't fail the test.
  ///
  /// ```swift
  /// #expect(person.refusal { $0.enter("12", in: \.invoice.vat) } == .hidden("invoice.vat"))
  /// ```
  public func refusal(_ action: (FormTester) -> Void) -> FormReply.Refusal? {
    let count = refusals.count
    let before = expectsRefusal
    expectsRefusal = true
    defer { expectsRefusal = before }
    action(self)
    return refusals.dropFirst(count).first
  }

  /// Adds inputs that were sent by a script.
  func note(played inputs: [FormInput]) { script.inputs += inputs }

  private func note(_ refusal: FormReply.Refusal, _ input: String, _ sourceLocation: SourceLocation) {
    refusals.append(refusal)
    if !expectsRefusal { Issue.record("The form refused \(input): \(refusal)", sourceLocation: sourceLocation) }
  }

  /// Types a text into a field as a person does: moves the focus there, types and stays.
  public func type<Value>(
    _ text: String, in path: KeyPath<Model, Value>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let row = id(path)
    // A refusal here is ignored: a row that can't have the focus also refuses the text, for the same reason.
    script.inputs.append(.focus(row))
    form.send(.focus(row))
    send(.type(row, text), sourceLocation: sourceLocation)
  }

  /// Types a text into a field and leaves it.
  public func enter<Value>(
    _ text: String, in path: KeyPath<Model, Value>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    type(text, in: path, sourceLocation: sourceLocation)
    send(.blur(id(path)), sourceLocation: sourceLocation)
  }

  /// Sets a switch.
  public func set(_ path: KeyPath<Model, Bool>, _ isOn: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    send(.set(id(path), .flag(isOn)), sourceLocation: sourceLocation)
  }
  /// Sets a field's answer.
  public func set<Value>(
    _ path: KeyPath<Model, Value>, to answer: FormAnswer, sourceLocation: SourceLocation = #_sourceLocation
  ) { send(.set(id(path), answer), sourceLocation: sourceLocation) }
  /// Chooses the option with an id. An option that the field doesn't have fails the test; the form itself would accept
  /// the answer and report an issue.
  public func choose<Value>(
    _ option: String, for path: KeyPath<Model, Value>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let row = id(path)
    if let options = form.row(row)?.options, !options.isEmpty, !options.contains(where: { $0.id == option }) {
      return note(.wrongInput(row), "the option '\(option)'", sourceLocation)
    }
    send(.set(row, .choices([option])), sourceLocation: sourceLocation)
  }
  /// Chooses the options with these ids, and no others. An option that the field doesn't have fails the test.
  public func choose<Value>(
    _ options: [String], for path: KeyPath<Model, Value>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let row = id(path)
    let known = form.row(row)?.options ?? FormRow.Options()
    if let option = options.first(where: { id in !known.contains { $0.id == id } }) {
      return note(.wrongInput(row), "the option '\(option)'", sourceLocation)
    }
    send(.set(row, .choices(options)), sourceLocation: sourceLocation)
  }
  /// Opens the page of a subform.
  public func open<Value>(_ path: KeyPath<Model, Value>, sourceLocation: SourceLocation = #_sourceLocation) {
    send(.open(id(path)), sourceLocation: sourceLocation)
  }
  /// Closes the page on top.
  public func back(sourceLocation: SourceLocation = #_sourceLocation) { send(.back, sourceLocation: sourceLocation) }
  /// Presses a button of the page on top by its title.
  public func press(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let row = form.rows.first(where: { $0.kind == .action && $0.title == title }) else {
      return note(.unknownRow(FormRowID(title)), "the button '\(title)'", sourceLocation)
    }
    send(.perform(row.id), sourceLocation: sourceLocation)
  }
  /// Tries to submit. Errors don't refuse the input: they are shown.
  public func submit(sourceLocation: SourceLocation = #_sourceLocation) {
    send(.submit, sourceLocation: sourceLocation)
  }
  /// Undoes the last step.
  public func undo(sourceLocation: SourceLocation = #_sourceLocation) { send(.undo, sourceLocation: sourceLocation) }
  /// Redoes the step that was undone last.
  public func redo(sourceLocation: SourceLocation = #_sourceLocation) { send(.redo, sourceLocation: sourceLocation) }
  /// Resets everything to its starting value.
  public func reset(sourceLocation: SourceLocation = #_sourceLocation) { send(.reset, sourceLocation: sourceLocation) }

  // MARK: Reading

  /// The messages shown at a field; none while it is hidden.
  public func messages<Value>(_ path: KeyPath<Model, Value>) -> [String] { row(path)?.issues.map(\.text) ?? [] }

  /// The row of a field as people see it; nil while it is hidden. `form.row(_:)` also returns hidden rows.
  public func row<Value>(_ path: KeyPath<Model, Value>) -> FormRow? { shows(path) ? form.row(id(path)) : nil }

  /// Whether people can see a field on its page.
  public func shows<Value>(_ path: KeyPath<Model, Value>) -> Bool { form.why(id(path))?.isVisible ?? false }

  /// Why a field is hidden, disabled, locked, or invalid, and what that depends on, in sentences; empty for a property
  /// that is no field.
  public func why<Value>(_ path: KeyPath<Model, Value>) -> String { form.why(id(path))?.description ?? "" }

  /// The rows of the page on top, one line each; see ``FormEngine/dump(_:)``.
  public var dump: String { form.dump() }

  /// What an action changes on all pages, one line per row: `~` changed, `+` came, `-` went; empty if nothing changed.
  ///
  /// ```swift
  /// #expect(person.changes { $0.choose("other", for: \.diet) } == """
  ///   ~   [diet] Diet: Other
  ///   + # Dietary needs
  ///   +   [allergies] Allergies:
  ///   """)
  /// ```
  public func changes(_ action: (FormTester) -> Void) -> String {
    let before = lines
    action(self)
    let after = lines
    var changes: [String] = []
    for line in before where !after.contains(where: { $0.id == line.id }) { changes.append("- " + line.text) }
    for line in after {
      guard let old = before.first(where: { $0.id == line.id }) else {
        changes.append("+ " + line.text)
        continue
      }
      if old.text != line.text { changes.append("~ " + line.text) }
    }
    return changes.joined(separator: "\n")
  }

  private var lines: [(id: FormRowID, text: String)] {
    form.pages.flatMap { page in form.rows(of: page)?.map { ($0.id, $0.line) } ?? [] }
  }

  private func id<Value>(_ path: KeyPath<Model, Value>) -> FormRowID {
    form.rowID(for: path) ?? FormRowID("\(path)")
  }
}

extension FormEnvironment {
  /// For tests: English, UTC, and a clock that always shows 2025-03-31 12:00:00.
  public static let test = FormEnvironment(now: { Date(timeIntervalSince1970: 1_743_422_400) })

  /// For tests: English, UTC, and the test's own clock.
  public static func test(clock: FormTestClock) -> FormEnvironment { FormEnvironment(now: { clock.now }) }
}

/// A clock that a test moves by hand.
public final class FormTestClock: @unchecked Sendable {
  private let lock = NSLock()
  private var time: Date

  /// Creates a clock that shows a time.
  public init(_ time: Date = Date(timeIntervalSince1970: 1_743_422_400)) { self.time = time }

  /// The time it shows.
  public var now: Date { lock.withLock { time } }
  /// Moves it forward.
  public func advance(seconds: Double) { lock.withLock { time += seconds } }
}
