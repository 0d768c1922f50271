/// Files that fields hold.
extension FormEngine {
  /// Shows on the row of a file why another one wasn't accepted. The field keeps the file that it has, and has an error
  /// until somebody chooses another one, removes it, or sets the old one again.
  ///
  /// - Parameters:
  ///   - row: The row of a field for files.
  ///   - name: The name of the refused file.
  ///   - issue: What the ``FormFileWriter`` has thrown.
  @discardableResult
  public func refuseFile(_ row: FormRowID, named name: String, _ issue: FormIssue) -> FormReply {
    if currentFacts.isCancelled { return .refused(.closed) }
    var reply = FormReply.refused(.submitting)
    perform {
      guard !currentFacts.isSubmitting else { return }
      history.endTyping()
      reply = edit(row) { slot in
        guard let field = field(at: slot), codec(of: field, slot) is FileCodec else { return false }
        assign(slot, storedValue(slot), draft: Draft(FileName.safe(name), issue), isUndoable: false)
        // Whoever has chosen a file is done with it.
        allowIssues(slot)
        return true
      }
    }
    return reply
  }

  /// Forgets which files were refused in rows where what was there before them is back.
  package func forgetRefusedFiles(where isBack: (FormRowID) -> Bool) {
    perform {
      for slot in drafts.keys.sorted() where field(at: slot)?.codec is FileCodec && isBack(rowID(slot)) {
        forgetDraft(slot)
      }
    }
  }

  /// Removes the files that this session has received and that nothing refers to any longer: no answer, no undo step, and
  /// no submitted model. Forms call it after a submit and when they end, and remove everything when they are cancelled.
  ///
  /// - Complexity: O(rows).
  public func removeUnusedFiles() { removeUnusedFiles(withUndo: true) }

  /// - Parameter withUndo: Whether undo steps count.
  package func removeUnusedFiles(withUndo: Bool) {
    // A step may hold a whole subform, in which nobody can look for files.
    if withUndo, history.canUndo || history.canRedo { return files.remove(used: false) }
    var kept: Set<String> = []
    for slot in slots { if let file = slot.value.file { kept.insert(file.id) } }
    // A live object still has these.
    for value in heldBack.values { if let file = value.file { kept.insert(file.id) } }
    files.remove(except: kept)
  }

  /// Whether the bytes of a file that a draft refers to are still there; true for every other value.
  func hasBytes(of value: StoredValue, _ entry: FormSnapshot.Field, _ slot: Int) -> Bool {
    guard let file = value.file, !file.isEmpty else { return true }
    return files.readmit(file, isOwn: entry.value == entry.start || value == origin(of: slot))
  }

  /// What the elements of a collection of files accept; nil for every other row.
  ///
  /// - Complexity: O(1).
  public func fileStyle(ofElements collection: FormRowID) -> FormFileStyle? {
    guard let slot = slot(of: collection), let state = collections[slot] else { return nil }
    return (state.element.elementCore.elements.first as? FieldElement).flatMap { $0.codec as? FileCodec }?.style
  }

  /// Leaves the files of the submitted model to the program.
  func giveAwayFiles() {
    files.giveAway(submittedFiles)
    submittedFiles = []
  }
}

extension FormSession {
  /// The ids of the files in a model that is about to be submitted.
  func fileIDs(in model: Model) -> Set<String> {
    var copy = model
    var ids: Set<String> = []
    withUnsafeMutablePointer(to: &copy) { root in
      for block in liveBlocks {
        let model = self.model(of: Int(block.index), in: UnsafeMutableRawPointer(root))
        guard model.isPresent else { continue }
        for local in block.elements.indices {
          guard let field = field(at: block.base + local), field.codec is FileCodec,
            !field.flags.contains(.standalone)
          else { continue }
          model.read { if let file = field.read($0).file { ids.insert(file.id) } }
        }
      }
    }
    return ids
  }
}
