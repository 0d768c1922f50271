/// Recording: which line of a script says what an input does.
extension FormEngine {
  /// Records from now on what people do in the form. The session keeps the recording, and an earlier one ends.
  ///
  /// - Parameter name: The name of the form in the script; by default, that of its definition.
  public func record(as name: String? = nil) -> FormRecording {
    let recording = FormRecording(name ?? (core.id.isEmpty ? "form" : core.id), in: environment)
    self.recording = recording
    return recording
  }

  /// What is known of an input before it is applied: the row as people see it, and how they get to it.
  struct Intended {
    let input: FormInput
    let row: FormRow?
    let name: String
    let way: [String]
  }

  func intended(_ input: FormInput) -> Intended {
    recording?.end([])
    let row = input.row.flatMap { self.row($0) }
    return Intended(
      input: input, row: row, name: row.map { recordedName(of: $0, for: input) } ?? "",
      way: input.row.flatMap(way(to:)) ?? [])
  }

  /// Writes down an input that was accepted.
  func note(_ intended: Intended) {
    guard let recording else { return }
    let name = intended.name
    let line: String
    switch intended.input {
    case .type(let id, _):
      // After a pause, typing is a step of its own for undo, and so it is when it is played again.
      if !history.isTypingOn { recording.endTyping() }
      return noteAnswer(id, intended)
    case .set(let id, .choices(let ids)):
      guard let row = intended.row else { return noteAnswer(id, intended) }
      let titles = ids.map { id in row.options.first { $0.id == id }?.title ?? id }
      if case .choices = row.control.standard {
        guard !titles.contains(where: { $0.contains(",") }) else {
          line =
            "# Chosen in \(name), where titles have commas: \(titles.map(RecordedText.escaped).joined(separator: "; "))"
          break
        }
        line = "pick \(name) = \(titles.map(RecordedText.escaped).joined(separator: ", "))"
      } else {
        line = "choose \(name) = \(RecordedText.escaped(titles.first ?? ""))"
      }
    case .set(_, .flag(let isOn)): line = "set \(name) = \(isOn ? "on" : "off")"
    case .set(let id, .none):
      guard let row = intended.row else { return }
      switch row.control.standard {
      case .choice: line = "choose \(name) ="
      case .choices: line = "pick \(name) ="
      case .file: line = "attach \(name) ="
      default:
        guard row.kind == .link else { return noteAnswer(id, intended) }
        line = "set \(name) = off"
      }
    case .set(let id, .text):
      guard case .file? = intended.row?.control.standard else { return noteAnswer(id, intended) }
      line = "# A file was chosen for \(name): attach \(name) = PATH"
    case .set(let id, _): return noteAnswer(id, intended)
    case .open: line = "open \(name)"
    case .perform where intended.row?.kind == .add:
      guard let row = intended.row, let list = row.id.path.hasSuffix("[+]") ? String(row.id.path.dropLast(3)) : nil,
        let collection = self.row(FormRowID(list))
      else { return }
      recording.additions += 1
      line = "insert \(recordedName(of: collection, for: .remove(collection.id))) new\(recording.additions)"
    case .perform: line = "press \(name)"
    case .act(_, let action):
      let title = intended.row?.contextActions.first { $0.id == action }?.title ?? action
      line = "# In the menu of \(name): \(RecordedText.escaped(title))"
    case .insert(_, let id, let before):
      line = "insert \(name) \(id)" + (before.flatMap { nameOfElement($0) }.map { " before \($0)" } ?? "")
    case .remove: line = "remove \(name)"
    case .move(_, let before):
      line = "move \(name) " + (before.flatMap { nameOfElement($0) }.map { "before \($0)" } ?? "last")
    case .duplicate(_, let id): line = "duplicate \(name) \(id)"
    case .back: line = "back"
    case .undo: line = "undo"
    case .redo: line = "redo"
    case .edit: line = "edit"
    case .save: line = "save"
    case .discard: line = "discard"
    case .submit: line = "submit"
    case .stop: line = "stop"
    case .cancel:
      recording.add("cancel")
      return recording.end((currentFacts.isDirty ? ["leave"] : []) + ["expect cancelled"])
    case .reset: line = "# Everything was reset."
    // Going to a row is part of what is done there.
    case .focus, .blur:
      recording.endTyping()
      return intended.way.forEach(recording.add)
    case .search: return
    }
    intended.way.forEach(recording.add)
    recording.add(line)
  }

  /// The text that a field has after an input. Only that there was one, if it is a secret.
  private func noteAnswer(_ id: FormRowID, _ intended: Intended) {
    guard let recording, let row = row(id), let slot = slot(of: id) else { return }
    if !intended.way.isEmpty { intended.way.forEach(recording.add) }
    if field(at: slot)?.isPrivate == true {
      return recording.type(id, "# A secret was entered: type \(intended.name) = …")
    }
    recording.type(id, "type \(intended.name) =" + (row.text.isEmpty ? "" : " " + RecordedText.escaped(row.text)))
  }

  /// A row by its title and, among several with that title, its number on the page.
  private func recordedName(of row: FormRow, for input: FormInput) -> String {
    let isMeant: (FormRow) -> Bool =
      switch input {
      case .open: { ($0.kind == .link || $0.kind == .element) && !$0.isInline }
      case .perform: { $0.kind == .action }
      case .type, .set: { $0.kind == .field || $0.kind == .link && $0.allowsNone }
      default: { $0.kind == row.kind }
      }
    let (page, title) = (self.page(of: row.id), row.title)
    let alike = page.flatMap { rows(of: $0) }?.filter { $0.title == title && isMeant($0) } ?? []
    let number = (alike.firstIndex { $0.id == row.id } ?? 0) + 1
    return RecordedText.escaped(title) + (number > 1 ? " #\(number)" : "")
  }

  private func nameOfElement(_ id: FormRowID) -> String? {
    row(id).map { recordedName(of: $0, for: .remove(id)) }
  }

  /// The commands that lead to the page of a row, if it isn't open: a jump to a field, for example.
  private func way(to id: FormRowID) -> [String]? {
    guard let slot = slot(of: id) else { return nil }
    let wanted = path(to: blocks[block(of: slot)].page)
    guard wanted != openBlocks else { return nil }
    let common = zip(wanted, openBlocks).prefix { $0 == $1 }.count
    let steps = wanted[common...].compactMap { index -> String? in
      let owner = blocks[index].owner
      return owner < 0 ? nil : row(rowID(owner)).map { "open " + recordedName(of: $0, for: .open($0.id)) }
    }
    return Array(repeating: "back", count: openBlocks.count - common) + steps
  }
}

extension FormInput {
  /// The row that it is about.
  var row: FormRowID? {
    switch self {
    case .type(let row, _), .set(let row, _), .search(let row, _), .insert(let row, _, _), .remove(let row),
      .move(let row, _), .duplicate(let row, _), .focus(let row), .blur(let row), .open(let row), .perform(let row),
      .act(let row, _), .stop(let row):
      row
    case .back, .undo, .redo, .reset, .edit, .save, .discard, .submit, .cancel: nil
    }
  }
}
