@_exported import FieldstoneCore
import Foundation

/// Fills a form in without a screen: for tests of one's own forms.
///
/// ```swift
/// let person = FormTester(Attendee())
/// person.set(\.needsInvoice, true)
/// person.type("12", in: \.invoice.vat)
/// person.submit()
/// #expect(person.messages(\.invoice.vat) == ["Enter the number with its country, like DE123456789."])
/// ```
///
/// An input that the form refuses is kept in ``refusals``, so a test can expect none.
public final class FormTester<Model> {
  /// The form itself.
  public let form: FormSession<Model>
  /// The inputs sent so far: a script that can be replayed on any session.
  public private(set) var script = FormScript()
  /// The inputs that were refused, and why.
  public private(set) var refusals: [FormReply.Refusal] = []

  /// A tester over a session.
  public init(_ form: FormSession<Model>) { self.form = form }

  /// A tester over a new session in the test environment.
  public convenience init(
    _ model: Model, definition: FormDefinition<Model>, environment: FormEnvironment = .test,
    policy: FormIssuePolicy = .calm
  ) {
    self.init(FormSession(model, definition: definition, environment: environment, policy: policy))
  }

  /// A tester over a model that brings its own form.
  public convenience init(_ model: Model, environment: FormEnvironment = .test, policy: FormIssuePolicy = .calm)
  where Model: FormModel {
    self.init(model, definition: Model.definition, environment: environment, policy: policy)
  }

  // MARK: Inputs

  /// Sends one input.
  @discardableResult public func send(_ input: FormInput) -> FormReply {
    script.inputs.append(input)
    let reply = form.send(input)
    if case .refused(let refusal) = reply { refusals.append(refusal) }
    return reply
  }

  /// Types a text into a field as a person does: goes there, types, stays.
  public func type<Value>(_ text: String, in path: KeyPath<Model, Value>) {
    let row = id(path)
    send(.focus(row))
    send(.type(row, text))
  }

  /// Types a text into a field, and leaves it.
  public func enter<Value>(_ text: String, in path: KeyPath<Model, Value>) {
    type(text, in: path)
    send(.blur(id(path)))
  }

  /// Sets a switch.
  public func set(_ path: KeyPath<Model, Bool>, _ isOn: Bool) { send(.set(id(path), .flag(isOn))) }
  /// Gives a field an answer.
  public func set<Value>(_ path: KeyPath<Model, Value>, to answer: FormAnswer) { send(.set(id(path), answer)) }
  /// Chooses the option with an id.
  public func choose<Value>(_ option: String, for path: KeyPath<Model, Value>) {
    send(.set(id(path), .choices([option])))
  }
  /// Opens the page of a subform.
  public func open<Value>(_ path: KeyPath<Model, Value>) { send(.open(id(path))) }
  /// Closes the page on top.
  public func back() { send(.back) }
  /// Presses a button by its title.
  public func press(_ title: String) {
    guard let row = form.rows.first(where: { $0.kind == .action && $0.title == title }) else {
      refusals.append(.unknownRow(FormRowID(title)))
      return
    }
    send(.perform(row.id))
  }
  public func submit() { send(.submit) }
  public func undo() { send(.undo) }
  public func redo() { send(.redo) }
  public func reset() { send(.reset) }

  // MARK: Looking

  /// The issues that show at a field, in words.
  public func messages<Value>(_ path: KeyPath<Model, Value>) -> [String] {
    form.row(id(path))?.issues.map(\.text) ?? []
  }

  /// The row of a field.
  public func row<Value>(_ path: KeyPath<Model, Value>) -> FormRow? { form.row(id(path)) }

  /// The rows of the page on top, a line each; see ``FormEngine/dump(_:)``.
  public var dump: String { form.dump() }

  /// What an action changes on all pages, a line a row: `~` changed, `+` came, `-` went. Empty where nothing does.
  ///
  /// ```swift
  /// #expect(person.changes { $0.set(\.needsInvoice, true) } == """
  ///   ~ [needsInvoice] Needs Invoice: Yes
  ///   + [invoice] Invoice: Not filled in
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
  /// For tests: English, UTC, and a clock that stands still at 2025-03-31 12:00:00.
  public static let test = FormEnvironment(now: { Date(timeIntervalSince1970: 1_743_422_400) })

  /// For tests: English, UTC and a clock of the test's own.
  public static func test(clock: FormTestClock) -> FormEnvironment { FormEnvironment(now: { clock.now }) }
}

/// A clock that a test moves by hand.
public final class FormTestClock: @unchecked Sendable {
  private let lock = NSLock()
  private var time: Date

  /// A clock that stands at a time.
  public init(_ time: Date = Date(timeIntervalSince1970: 1_743_422_400)) { self.time = time }

  /// The time it shows.
  public var now: Date { lock.withLock { time } }
  /// Moves it on.
  public func advance(seconds: Double) { lock.withLock { time += seconds } }
}
