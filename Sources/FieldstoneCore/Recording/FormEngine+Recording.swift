/// Recording: which line of a script says what an input does.
extension FormEngine {
  /// Records from now on what people do in the form. The session keeps the recording, and an earlier one ends.
  ///
  /// - Parameter name: The name of the form in the script; by default, that of its definition.
  public func record(as name: String? = nil) -> FormRecording { record(as: name, withSecrets: false) }

  /// - Parameter withSecrets: Whether the texts of secrets are written down too: of inputs that a test has made up.
  package func record(as name: String? = nil, withSecrets: Bool) -> FormRecording {
    let recording = FormRecording(
      name ?? (core.id.isEmpty ? "form" : core.id), in: environment, hasSecrets: withSecrets)
    followPages(recording)
    self.recording = recording
    return recording
  }

  /// What is known of an input before it is applied, which may give rows other numbers: the row as people see it, how
  /// they get to it, and what other row it names.
  struct Intended {
    let input: FormInput
    let row: FormRow?
    let name: String
    /// The pages that have to be open for it, and those that the script has open.
    let (pages, opened): ([Int]?, [Int])
    let way: [String]
    /// The element before which another one is put, or the collection that a button adds to.
    let other: String?

    /// Whether a row is named that has no title.
    var isUnnamed: Bool { row.map { ScriptText.plainTitle($0.title).isEmpty } ?? false }
  }

  func intended(_ input: FormInput) -> Intended {
    switch input {
    // After a submit, surfaces give the focus to a row.
    case .focus, .blur, .search: break
    default: recording?.end([])
    }
    if let recording { followPages(recording) }
    let row = input.row.flatMap { self.row($0) }
    let isNamed =
      switch input {
      // No line says them.
      case .focus, .blur, .search: false
      default: true
      }
    var other = input.next.flatMap { self.row($0) }.map { recordedName(of: $0, for: .remove($0.id)) }
    if case .perform = input, let row, row.kind == .add, let collection = collection(of: row) {
      other = recordedName(of: collection, for: .insert(collection.id, id: "", before: nil))
    }
    let (pages, opened) = (recordedPages(for: input), recording?.pages ?? [])
    return Intended(
      input: input, row: row, name: isNamed ? row.map { recordedName(of: $0, for: input) } ?? "" : "", pages: pages,
      opened: opened,
      way: pages.map { way(from: opened, to: $0) } ?? [], other: other)
  }

  /// The collection that the row below its elements adds to.
  private func collection(of add: FormRow) -> FormRow? {
    add.id.path.hasSuffix("[+]") ? row(FormRowID(String(add.id.path.dropLast(3)))) : nil
  }

  /// Writes down an input that was accepted.
  func note(_ intended: Intended) {
    guard let recording else { return }
    defer { notePages(intended, recording) }
    switch intended.input {
    case .type:
      // After a pause, typing is a step of its own for undo, and so it is when it is played again.
      if !history.isTypingOn { recording.endTyping() }
      return noteAnswer(intended)
    case .cancel: return noteLeaving("cancel")
    // Going to a row is part of what is done there.
    case .focus, .blur:
      recording.endTyping()
      return go(intended, recording)
    case .search: return
    default: break
    }
    guard let line = line(for: intended) else { return noteAnswer(intended) }
    go(intended, recording)
    if case .perform = intended.input, intended.row?.action == .cancel { return noteLeaving(line) }
    recording.add(intended.isUnnamed && !line.hasPrefix("#") ? "# In a row without a title: \(line)" : line)
  }

  /// Writes down how people get to the page of an input.
  private func go(_ intended: Intended, _ recording: FormRecording) {
    guard let pages = intended.pages else { return }
    // Of several inputs that were sent together, an earlier one may have led somewhere else.
    let isOnTheWay = recording.pages == intended.opened
    (isOnTheWay ? intended.way : way(from: recording.pages, to: pages)).forEach(recording.add)
    recording.pages = pages
  }

  /// Notes which pages the script has open after an input.
  private func notePages(_ intended: Intended, _ recording: FormRecording) {
    var isOpened = openBlocks != recording.sessionPages
    if case .open = intended.input { isOpened = true }
    if isOpened { recording.pages = openBlocks }
    recording.sessionPages = openBlocks
  }

  /// The command for an input; nil if it is that a text was typed.
  private func line(for intended: Intended) -> String? {
    let name = intended.name
    switch intended.input {
    case .set(_, let answer): return line(for: answer, intended)
    case .open: return "open \(name)"
    case .perform where intended.row?.kind == .add:
      recording?.additions += 1
      return "insert \(intended.other ?? name) new\(recording?.additions ?? 1)"
    case .perform: return "press \(name)"
    case .act(_, let action):
      let title = intended.row?.contextActions.first { $0.id == action }?.title ?? action
      return "act \(name) = \(ScriptText.escaped(title))"
    case .insert(_, let id, _): return "insert \(name) \(id)" + (intended.other.map { " before \($0)" } ?? "")
    case .remove: return "remove \(name)"
    case .move: return "move \(name) " + (intended.other.map { "before \($0)" } ?? "last")
    case .duplicate(_, let id): return "duplicate \(name) \(id)"
    case .back: return "back"
    case .undo: return "undo"
    case .redo: return "redo"
    case .edit: return "edit"
    case .save: return "save"
    case .discard: return "discard"
    case .submit: return "submit"
    case .stop: return "stop"
    case .reset: return "# Everything was reset."
    case .cancel, .type, .focus, .blur, .search: return nil
    }
  }

  /// The command for an answer that isn't typed; nil for one that is.
  private func line(for answer: FormAnswer, _ intended: Intended) -> String? {
    guard let row = intended.row else { return nil }
    let name = intended.name
    switch (answer, row.control.standard) {
    case (.choices(let ids), let control):
      let options = row.options
      let titles = ids.map { id in options.position(ofID: id).map { options[$0].title } ?? id }
      // Others than the options can be chosen where people add them, or where they are searched for.
      guard options.takesOwnEntries || options.finding != nil || ids.allSatisfy({ options.position(ofID: $0) != nil })
      else { return "# Chosen in \(name), which has no such option: \(ScriptText.list(titles))" }
      if case .choices = control { return "pick \(name) =" + (ids.isEmpty ? "" : " " + ScriptText.list(titles)) }
      return "choose \(name) =" + (titles.first.map { " " + ScriptText.escaped($0) } ?? "")
    case (.flag(let isOn), _): return "set \(name) = \(isOn ? "on" : "off")"
    case (.none, .choice): return "choose \(name) ="
    case (.none, .choices): return "pick \(name) ="
    case (.none, .file): return "attach \(name) ="
    case (.none, _): return row.kind == .link ? "set \(name) = off" : nil
    case (.text, .file): return "# A file was chosen for \(name): attach \(name) = PATH"
    default: return nil
    }
  }

  /// The text that a field has after an input. Only that there was one, if it is a secret.
  private func noteAnswer(_ intended: Intended) {
    guard let recording, let id = intended.input.row, let row = row(id), let slot = slot(of: id) else { return }
    go(intended, recording)
    if field(at: slot)?.isPrivate == true, !recording.hasSecrets {
      return recording.type(id, "# A secret was entered: type \(intended.name) = …")
    }
    if !recording.hasSecrets, slots[slot].flags.contains(.unparsed), row.control.standard.isOfOptions {
      let text = ScriptText.list([row.text])
      return recording.add("# Chosen in \(intended.name), which has no such option: \(text)")
    }
    let line = "type \(intended.name) =" + (row.text.isEmpty ? "" : " " + ScriptText.escaped(row.text))
    recording.type(id, intended.isUnnamed ? "# In a row without a title: \(line)" : line)
  }

  /// Surfaces ask before changes are lost, and the script answers.
  private func noteLeaving(_ line: String) {
    recording?.add(line)
    recording?.end((currentFacts.isDirty ? ["leave"] : []) + ["expect cancelled"])
  }
}

extension FormControl {
  /// Whether people choose an answer. Only the dialogue has a text for it, and no other surface could type that.
  fileprivate var isOfOptions: Bool {
    switch self {
    case .choice, .choices: true
    default: false
    }
  }
}
