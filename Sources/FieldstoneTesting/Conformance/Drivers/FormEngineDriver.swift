import FieldstoneCore
import Foundation

/// Plays commands on a session in this process: the reference for all surfaces.
public final class FormEngineDriver: FormDriver {
  public let surface = ConformanceSurface.engine
  let engine: FormEngine
  private let json: () throws -> String
  /// Waits for checks, and for handlers of a submit or a save; or stops a save.
  private let wait: (_ isStopped: Bool) -> Void
  /// Whether nothing is waited for.
  private var isHeld = false
  /// Whether texts are typed letter by letter, as in a window's entry, so that each partial text affects the model.
  var typesByLetter = false
  /// Whether no row keeps the focus once a command has been performed, as between two requests of a page.
  var losesFocus = false
  /// Whether options are chosen one after the other, each of which can be undone, and not all at once.
  var picksOneByOne = false
  /// Does what a person does in the way in which the surface does it.
  func behave(as surface: ConformanceSurface) {
    typesByLetter = surface == .window || surface == .swiftUI
    losesFocus = surface == .web
    picksOneByOne = surface == .window || surface == .screen || surface == .swiftUI
  }

  /// The inputs that were sent so far.
  private(set) var inputs: [FormInput] = []
  private var isLeaving = false
  /// Checks each change batch; nil where only the inputs matter.
  private var follower: ContentFollower?

  /// - Parameters:
  ///   - form: the session.
  ///   - json: encodes the submitted model as the programs print it.
  public init<Model>(_ form: FormSession<Model>, json: @escaping (Model) throws -> String) {
    engine = form
    wait = { Self.wait(for: form, isStopped: $0) }
    follower = ContentFollower(form)
    self.json = {
      guard let model = form.submission else { throw FormDriverError("Nothing was submitted.") }
      return try json(model)
    }
  }

  /// Sends inputs without looking at their change batches, which may be meant for others.
  ///
  /// - Parameter form: the session.
  init<Model>(playingOn form: FormSession<Model>) {
    engine = form
    wait = { Self.wait(for: form, isStopped: $0) }
    json = { "" }
  }

  /// - Parameter engine: a session whose handlers nobody waits for.
  init(sendingTo engine: FormEngine) {
    self.engine = engine
    wait = { _ in }
    json = { "" }
  }

  public func read() throws -> FormReading { model.reading(on: .engine) }
  var model: FormModelReading { FormModelReading(engine, isLeaving: isLeaving) }

  public func outcome() throws -> ConformanceOutcome {
    if engine.facts.isCancelled { return .cancelled }
    return engine.facts.isSubmitted ? .submitted(try json()) : .open
  }

  public func close() {}

  public func perform(_ command: ConformanceCommand) throws {
    try play(command)
    if losesFocus, let row = engine.focusedRow { try send(.blur(row)) }
    guard !isHeld || command == .stop,
      engine.hasJobs || engine.facts.isSubmitting || engine.facts.mode == .free
    else { return }
    wait(command == .stop)
    followAgain()
  }

  /// Waits for what the program has to find.
  func waitForJobs() {
    guard engine.hasJobs else { return }
    wait(false)
    followAgain()
  }

  /// Goes on from what the form has become by itself.
  private func followAgain() { if follower != nil { follower = ContentFollower(engine) } }

  /// Blocks the thread until the form has nothing to wait for: a script goes on once people see how things have ended.
  private static func wait<Model>(for form: FormSession<Model>, isStopped: Bool) {
    nonisolated(unsafe) let form = form
    let end = DispatchSemaphore(value: 0)
    Task.detached {
      defer { end.signal() }
      if isStopped {
        withUnsafeCurrentTask { $0?.cancel() }
        _ = await form.finishSubmitting()
        return
      }
      repeat {
        await form.runJobs()
        _ = await form.finishSubmitting()
      } while form.hasJobs
    }
    end.wait()
  }

  private func play(_ command: ConformanceCommand) throws {
    switch command {
    case .type(let name, let text):
      if typesByLetter { try typeAllButLast(name, text) }
      try edit(name, "field to type in") { .type($0.id, text) }
    case .choose(let name, let title):
      try edit(name, "choice") { row in
        guard let title else { return .set(row.id, .none) }
        return .set(row.id, .choices([try option(title, of: row, name)]))
      }
    case .pick(let name, let titles):
      if picksOneByOne { return try pickOneByOne(name, titles) }
      try edit(name, "choice of several") { row in
        .set(row.id, .choices(try titles.map { try option($0, of: row, name) }))
      }
    case .set(let name, let isOn):
      try edit(name, "switch") { row in
        // A removed subform is nil.
        .set(row.id, row.kind == .link && !isOn ? .none : .flag(isOn))
      }
    case .attach(let name, let path): try attach(name, path)
    case .open(let name): try send(.open(row(name, "page") { [.link, .element].contains($0.kind) && !$0.isInline }.id))
    case .press(let name):
      let row = try row(name, "button") { $0.kind == .action }
      if row.action == .cancel { return try cancel() }
      try send(.perform(row.id))
    case .act(let name, let title): try act(name, title)
    case .insert, .remove, .move, .duplicate: try send(collectionInput(command))
    case .back: try send(.back)
    case .undo: _ = try reply(to: .undo)
    case .redo: _ = try reply(to: .redo)
    case .edit: try send(.edit)
    case .save: _ = try reply(to: .save)
    case .discard: try send(.discard)
    case .submit(let twice):
      for _ in 0..<(twice ? 2 : 1) { _ = try reply(to: .submit) }
    case .hold: isHeld = true
    case .release: isHeld = false
    case .stop:
      guard engine.facts.isSubmitting else { throw FormDriverError("There is no save to stop.") }
    case .cancel: try cancel()
    case .stay: isLeaving = false
    case .leave: try send(.cancel)
    // A tampered POST is refused and changes nothing.
    case .tamper, .check, .expect: break
    }
  }

  /// Chooses an entry in the menu of a row.
  private func act(_ name: ConformanceRowName, _ title: String) throws {
    let row = try row(name, "row with a menu") { !$0.contextActions.isEmpty }
    guard
      let action = row.contextActions.first(where: { ScriptText.plainTitle($0.title) == ScriptText.plainTitle(title) })
    else {
      let titles = row.contextActions.map { "'\($0.title)'" }.joined(separator: ", ")
      throw FormDriverError("The menu of '\(name)' has no '\(title)', but: \(titles).")
    }
    try send(.act(row.id, action: action.id))
  }

  private func cancel() throws {
    if engine.facts.isDirty { isLeaving = true } else { try send(.cancel) }
  }

  /// Whether an edit gives the answer that the row already has.
  func isIdle(_ command: ConformanceCommand) throws -> Bool {
    switch command {
    case .type(let name, let text): try row(name, "field to type in") { $0.kind == .field }.text == text
    case .choose(let name, let title):
      try row(name, "choice") { $0.kind == .field }.options.first(where: \.isChosen)?.title == title
    case .pick(let name, let titles):
      try row(name, "choice of several") { $0.kind == .field }.options.chosen.map(\.title).sorted() == titles.sorted()
    case .attach(let name, nil): try isWithoutFile(row(name, "field for a file") { $0.control.isFile })
    case .set(let name, let isOn): try row(name, "switch") { $0.kind == .field || $0.allowsNone }.answer == .flag(isOn)
    default: false
    }
  }

  private func isWithoutFile(_ row: FormRow) -> Bool { row.file == nil && !row.states.contains(.unread) }

  /// Goes to a field, empties it and types all but the last letter.
  private func typeAllButLast(_ name: ConformanceRowName, _ text: String) throws {
    let row = try row(name, "field to type in") { $0.kind == .field }
    try send(.focus(row.id))
    var typed = String.UnicodeScalarView()
    for letter in text.unicodeScalars {
      try send(.type(row.id, String(typed)))
      typed.append(letter)
    }
  }

  /// Goes to a field for a file, chooses one or removes it, and leaves the field. A file that isn't accepted leaves the
  /// answer as it is, with an issue.
  private func attach(_ name: ConformanceRowName, _ path: String?) throws {
    let row = try row(name, "field for a file") { $0.control.isFile }
    guard case .file(let style) = row.control.standard else { return }
    if engine.focusedRow != row.id { try send(.focus(row.id)) }
    var answer = FormAnswer.none
    var issue: FormIssue?
    if let path {
      do throws(FormIssue) {
        answer = .text(try engine.files.add(path: path, for: style).id)
      } catch {
        issue = error
      }
    }
    if let issue {
      let reply = engine.refuseFile(row.id, named: path ?? "", issue)
      guard reply.isAccepted else { throw FormDriverError("Refused: \(reply)") }
      followAgain()
    } else {
      try send(.set(row.id, answer))
    }
    try send(.blur(row.id))
  }

  /// Goes to a field, edits it and leaves it.
  private func edit(_ name: ConformanceRowName, _ wish: String, _ input: (FormRow) throws -> FormInput) throws {
    let row = try row(name, wish) { $0.kind == .field || $0.allowsNone && $0.kind == .link }
    if row.kind == .field, engine.focusedRow != row.id { try send(.focus(row.id)) }
    try send(input(row))
    if row.kind == .field { try send(.blur(row.id)) }
  }

  func send(_ input: FormInput) throws {
    if case .refused(let refusal) = try reply(to: input) { throw FormDriverError("Refused: \(refusal)") }
  }

  private func reply(to input: FormInput) throws -> FormReply {
    inputs.append(input)
    return try follower?.send(input, to: engine) ?? engine.send(input)
  }

  func row(_ name: ConformanceRowName, _ wish: String, where isMeant: (FormRow) -> Bool) throws -> FormRow {
    let title = ConformanceText.line(name.title)
    let found = engine.rows.filter { ConformanceText.line($0.title) == title && isMeant($0) }
    guard found.count >= name.ordinal else {
      throw FormDriverError("There is no \(wish) '\(name)'.", shown: model.reading(on: .engine).description)
    }
    return found[name.ordinal - 1]
  }
}
