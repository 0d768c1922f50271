import FieldstoneCore

/// The files that a form has received and is responsible for.
struct ReferenceFiles {
  /// Those that nobody else is responsible for.
  var received = PlanFiles.received
  var removed: Set<String> = []

  mutating func remove(except kept: Set<String>) {
    removed.formUnion(received.subtracting(kept))
    received.formIntersection(kept)
  }
}

extension ReferenceText {
  /// What becomes of the id of a file.
  func file(_ id: String, over old: PlanValue) -> Meaning {
    old == .file(id) || received.contains(id) ? .value(.file(id)) : .issue("unknownFile")
  }
}

extension ReferenceForm {
  /// Shows that a file wasn't accepted. The field keeps the one that it has.
  func refuseFile(_ id: String, _ name: String) -> FormReply {
    if state.isCancelled { return .refused(.closed) }
    var reply = FormReply.refused(.submitting)
    perform {
      if state.work != nil { return }
      reply = edit(FormRowID(id)) { row in
        guard row.field?.leaf?.kind == .file else { return false }
        let text = name == "huge.png" ? name : "b.png"
        assign(
          row.path, value(row.path), draft: ReferenceDraft(text: text, issue: ReferenceIssue(code: "fileTooLarge")),
          isNoted: false)
        state.touched.insert(row.id)
        state.leftWithAnswer.insert(row.id)
        // Whoever has chosen a file is done with it, so the issue shows at once.
        state.requested.insert(row.id)
        return true
      }
    }
    notify()
    return reply
  }

  /// The text in a field as an undo step has it. That a file wasn't accepted is no part of an answer.
  func undoableDraft(_ path: String) -> ReferenceDraft? {
    Leaf.named(path.lastName)?.kind == .file ? nil : state.drafts[path]
  }

  /// The files in a model, of the fields that are there.
  func files(in model: [String: PlanValue]) -> Set<String> {
    Set(
      layout.rows.compactMap { row in
        guard row.kind == .field, isPresent(row), case .file(let id)? = model[row.path], !id.isEmpty else { return nil }
        return id
      })
  }

  /// The files of all fields.
  private var chosenFiles: Set<String> {
    Set(
      layout.rows.flatMap { row in [state.values[row.path], state.held[row.path]] }.compactMap { value in
        if case .file(let id)? = value { id } else { nil }
      })
  }

  /// What was handed over belongs to the program; what nothing needs is removed.
  func giveAwayFiles(_ given: Set<String>) { state.files.received.subtract(given) }
  func removeUnusedFiles() { state.files.remove(except: chosenFiles) }

  /// A form that continues from a draft is responsible for the files that were chosen in it.
  func readmitFiles() {
    for row in layout.rows where row.kind == .field && row.field?.leaf?.kind == .file && isPresent(row) {
      guard case .file(let id)? = state.values[row.path], !id.isEmpty, !isReadOnly(row) else { continue }
      if state.values[row.path] != state.start[row.path], state.values[row.path] != origin[row.path] {
        state.files.received.insert(id)
      }
    }
  }
}
