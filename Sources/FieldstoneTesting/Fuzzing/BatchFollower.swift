import FieldstoneCore

/// Follows a form through its change batches, as a surface does, and compares with the form itself.
final class BatchFollower {
  private let form: FormEngine
  /// The rows of each page, kept up to date by batches alone.
  private var lists: [FormPageID: [FormRowID]] = [:]
  private var rows: [FormRowID: FormRow] = [:]
  private var openPages: [FormPage]
  private var focus: FormRowID?
  private var facts: FormFacts
  private var broken: String?
  /// The state of every field at the last baseline.
  private var baseline: FormState

  init(_ form: FormEngine) {
    self.form = form
    _ = form.takeChanges()
    openPages = form.openPages
    focus = form.focusedRow
    facts = form.facts
    baseline = FormState(form)
    lists = Dictionary(uniqueKeysWithValues: form.pages.map { ($0, form.rows(of: $0)?.ids ?? []) })
    rows = Self.rows(of: form)
    form.onBrokenInvariant = { [unowned self] in broken = $0 }
  }

  private static func rows(of form: FormEngine) -> [FormRowID: FormRow] {
    var rows: [FormRowID: FormRow] = [:]
    for page in form.pages { for row in form.rows(of: page) ?? form.rows { rows[row.id] = row } }
    return rows
  }

  /// Sends an input and applies its change batch.
  ///
  /// - Returns: the invariant that was broken, or nil.
  func send(_ input: FormInput) -> String? {
    let reply = form.send(input)
    let changes = form.takeChanges()
    // A page that is looked up for the first time may have been made only now.
    if case .refused = reply, changes.pages.contains(where: { lists[$0.id] != nil }) {
      return "A refused input changed rows: \(input.swiftSource), \(changes)"
    }
    if let broken { return broken }
    return follow(changes, reply.isAccepted ? input : nil)
  }

  private func follow(_ changes: FormChanges, _ input: FormInput?) -> String? {
    var named: Set<FormRowID> = []
    for page in changes.pages {
      var list = lists[page.id] ?? []
      let before = Set(list)
      for splice in page.splices {
        guard splice.offset + splice.removed <= list.count else { return "A splice is outside its list: \(splice)" }
        if let row = splice.inserted.first(where: before.contains) {
          return "A content change of '\(row)' is a splice."
        }
        list.replaceSubrange(splice.offset..<(splice.offset + splice.removed), with: splice.inserted)
        named.formUnion(splice.inserted)
      }
      lists[page.id] = list
      named.formUnion(page.updates.map(\.row))
    }
    let present = Self.rows(of: form)
    for page in form.pages where lists[page] ?? [] != form.rows(of: page)?.ids ?? [] {
      return "Replaying '\(page)' gives \(lists[page] ?? []), the form has \(form.rows(of: page)?.ids ?? [])."
    }
    for (id, row) in present where !named.contains(id) && rows[id] != row {
      return "'\(id)' changed, but no batch names it:\n\(rows[id].map { "\($0)" } ?? "(new)")\n\(row)"
    }
    rows = present
    if let pages = changes.openPages { openPages = pages }
    guard openPages == form.openPages else { return "The open pages changed, but the batch doesn't say so." }
    if let now = changes.focus { focus = now }
    guard focus == form.focusedRow else { return "The focus moved, but the batch doesn't say so." }
    if let now = changes.facts { facts = now }
    guard facts == form.facts else { return "The facts changed, but the batch doesn't say so: \(facts), \(form.facts)" }
    return followFacts(input)
  }

  /// - Parameter input: the input, if it was accepted.
  private func followFacts(_ input: FormInput?) -> String? {
    let errors = Set(form.issues.filter { $0.severity == .error }.compactMap(\.row))
    guard errors.count == facts.invalidFields else {
      return "\(facts.invalidFields) invalid fields counted, \(errors.count) found."
    }
    if let hidden = errors.first(where: { !form.isShown($0) && form.row($0)?.kind != .notice }) {
      return "The hidden row '\(hidden)' would block a submit."
    }
    if case .submit = input {
      guard facts.isSubmitted == errors.isEmpty else {
        return "Submitted \(facts.isSubmitted) with errors at \(errors)."
      }
    }
    if facts.isSubmitted, !facts.canUndo, !facts.canRedo { baseline = FormState(form) }
    return nil
  }

  /// Undoes and redoes every step.
  ///
  /// - Returns: what is wrong with the result, or nil.
  func checkHistory() -> String? {
    while form.facts.canRedo { if let reason = send(.redo) { return "While redoing: \(reason)" } }
    let last = FormState(form)
    var undone = 0
    while form.facts.canUndo {
      if let reason = send(.undo) { return "While undoing: \(reason)" }
      undone += 1
      guard undone < 1_000_000 else { return "Undo never runs out of steps." }
    }
    if let difference = FormState(form).difference(to: baseline) {
      return "Undoing \(undone) steps does not restore the start: \(difference)"
    }
    while form.facts.canRedo { if let reason = send(.redo) { return "While redoing: \(reason)" } }
    if let difference = FormState(form).difference(to: last) {
      return "Redoing \(undone) steps does not restore the end: \(difference)"
    }
    return nil
  }
}

/// The answers of a form: every row's answer, its text if that can't be parsed, even if hidden, and whether it is
/// shown, enabled and required.
struct FormState: Equatable {
  private var fields: [FormRowID: String] = [:]

  init(_ form: FormEngine) {
    for id in form.allRowIDs {
      // The rows of a subform that is nil may not have been needed before.
      guard let row = form.row(id), !form.isInNilSubform(id) else { continue }
      let isShown = form.isShown(id)
      // Notices depend on submits, which can't be undone.
      guard row.kind != .notice else { continue }
      // Leaving a field formats its text, which is no step of its own; the answer says the same.
      let text = form.hasUnparsedText(id) ? row.text : ""
      fields[id] = "\(text)|\(row.answer)|\(isShown)|\(row.isEnabled)|\(row.isRequired)"
    }
  }

  /// The first field in which two states differ.
  func difference(to other: FormState) -> String? {
    for (id, text) in fields.sorted(by: { $0.key.path < $1.key.path }) where other.fields[id] != text {
      return "'\(id)' is \(text.prefix(300)) and \((other.fields[id] ?? "missing").prefix(300))"
    }
    return nil
  }
}
