#if DEBUG
  /// Checks the engine's invariants after every input in debug builds; a violation is reported, or stops the program.
  /// Forms of up to 1,000 rows are checked in full, larger ones in samples. The checks don't count as work.
  final class InvariantChecker {
    private var lists: ListChecker
    private var contents: [FormRowID: FormRow] = [:]
    private var inputs = 0
    /// Whether the form could be edited when its rows were remembered.
    private var wasEditing = true
    private var languageChanges = 0
    private let isSampled: Bool
    private weak var engine: FormEngine?

    init(_ engine: FormEngine) {
      isSampled = engine.slots.count > 1_000
      lists = ListChecker(engine)
      remember(engine)
    }

    /// Checks the pending changes without taking them.
    func check(_ engine: FormEngine) {
      self.engine = engine
      let work = engine.operations
      defer { engine.operations = work }
      inputs += 1
      // All violations are found before the first is reported, because a handler may take changes.
      for message in lists.check(engine, isSample: !isSampled || inputs % 256 == 0) { expect(false, message) }
      if isSampled, inputs % 256 != 0 { return }
      checkCounters(engine)
      checkAnswers(engine)
      checkFocusSearch(engine)
      // A program that handles violations compares the rows itself.
      guard !isSampled, engine.onBrokenInvariant == nil else { return }
      checkContents(engine)
      remember(engine)
    }

    /// Called when a batch is taken: the next splices start from the rows after it.
    func willTakeChanges(_ engine: FormEngine) { lists.willTakeChanges(engine) }

    /// Called when the storage of pages is given back.
    func forgetPages(_ areReleased: (Int) -> Bool) { lists.forgetPages(areReleased) }

    private func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
      guard !holds else { return }
      guard let report = engine?.onBrokenInvariant else { preconditionFailure(message()) }
      report(message())
    }

    private func remember(_ engine: FormEngine) {
      guard !isSampled else { return }
      (wasEditing, languageChanges) = (engine.facts.isEditing, engine.facts.languageChanges)
      contents = [:]
      for page in engine.pages {
        for row in engine.rows(of: page) ?? engine.rows { contents[row.id] = row }
      }
    }

    /// Checks that rows differ only in what their updates report, and that no row is listed twice.
    private func checkContents(_ engine: FormEngine) {
      // Every row may look different then, and surfaces know.
      guard wasEditing == engine.facts.isEditing, languageChanges == engine.facts.languageChanges else { return }
      var reported: [FormRowID: FormChanges.Aspects] = [:]
      // A choice of a case has the id of its property, which has no row of its own.
      for slot in engine.changeLog.rows {
        reported[engine.rowID(Int(slot)), default: []].formUnion(engine.slots[Int(slot)].pending)
      }
      for page in engine.pages {
        let rows = Array(engine.rows(of: page) ?? engine.rows)
        for row in rows {
          guard let before = contents[row.id], before != row else { continue }
          let aspects = row.aspects(since: before)
          expect(
            reported[row.id]?.isSuperset(of: aspects) == true,
            "The row '\(row.id)' changed, but the batch doesn't name all that changed:\n\(before)\n\(row)")
        }
        expect(
          Set(rows.map(\.id)).count == rows.count, "A row of '\(page)' is listed twice: \(rows.map(\.id))")
      }
    }

    /// Checks that a search for the focus, which passes locked rows without looking at them, finds what a scan finds.
    private func checkFocusSearch(_ engine: FormEngine) {
      guard engine.isLocked else { return }
      for page in engine.openBlocks {
        let total = engine.blocks[page].tree.total
        let usable = (0..<total).map { engine.slot(at: $0, in: page) }.filter(engine.canHaveFocus)
        for (start, step, expected) in [(0, 1, usable), (total - 1, -1, usable.reversed())] {
          var found: [Int] = []
          var offset = start
          while let slot = engine.focusable(from: offset, by: step, in: page) {
            found.append(slot)
            offset = (engine.offset(of: slot) ?? total) + step
          }
          expect(found == expected, "By \(step), the focus stops at \(found), not at \(expected).")
        }
      }
    }

    /// Checks that what is stored outside of a slot exists exactly when the slot's flags say so.
    private func checkAnswers(_ engine: FormEngine) {
      var starts = 0
      for number in engine.liveSlots {
        let slot = engine.slots[number]
        let draft = engine.drafts[number]
        let isReported = slot.flags.contains(.hasDraft) == (draft != nil)
        expect(
          isReported, "'\(engine.rowID(number))' has the wrong flag for its half-typed text.")
        expect(
          slot.flags.contains(.unparsed) == (draft?.issue != nil),
          "'\(engine.rowID(number))' has the wrong flag for text that can't be parsed.")
        if slot.start >= 0 { starts += 1 }
      }
      expect(starts == engine.starts.count, "\(engine.starts.count) start values stored, \(starts) needed.")
      var dirty = engine.blocks.map { block in
        block.slots.count { engine.slots[$0].flags.contains(.dirty) }
      }
      // Children come after their parents.
      for index in engine.liveBlockIndices.reversed() {
        let block = engine.blocks[index]
        if block.parent >= 0 { dirty[block.parent] += dirty[index] }
        expect(
          dirty[index] == block.dirtyFields,
          "\(block.dirtyFields) dirty rows counted in block \(index), \(dirty[index]) found.")
      }
    }

    /// Checks the errors counted in steps against a scan, and that no state was missed.
    private func checkSteps(_ engine: FormEngine) {
      guard engine.mayHaveSteps else { return }
      var errors: [Int: Int] = [:]
      for slot in engine.liveSlots where engine.slots[slot].flags.contains(.hasError) && engine.counts(slot) {
        var owner = engine.blocks[engine.block(of: slot)].owner
        while owner >= 0 {
          errors[owner, default: 0] += 1
          owner = engine.blocks[engine.block(of: owner)].owner
        }
      }
      for step in engine.liveSlots where engine.element(at: step) is StepElement {
        let (found, counted) = (errors[step, default: 0], engine.stepStates.errors[step, default: 0])
        expect(found == counted, "\(counted) errors counted in '\(engine.rowID(step))', \(found) found.")
        if let state = engine.stepState(step) {
          expect(
            state == engine.stepStates.known[step] ?? .notStarted,
            "'\(engine.rowID(step))' is \(state), which its row was not named for.")
        }
      }
    }

    /// Checks the counters against a scan, in which hidden and disabled rows don't count.
    private func checkCounters(_ engine: FormEngine) {
      var facts = FormFacts()
      var differing = SlotSet()
      for slot in engine.liveSlots {
        let flags = engine.slots[slot].flags
        if !flags.isDisjoint(with: [.dirty, .changed]) { differing.insert(slot) }
        if !engine.visited.contains(slot) {
          expect(flags.isDisjoint(with: .visits), "The visit of slot \(slot) isn't known.")
        }
        if flags.contains(.dirty) { facts.dirtyFields += 1 }
        if flags.contains(.isChecked) {
          if flags.contains(.touched) { facts.touchedFields += 1 }
          if flags.contains(.changed) { facts.changedFields += 1 }
        }
        let isApplicable = flags.contains([.active, .isField]) && !engine.isReadOnlyItself(slot)
        if isApplicable {
          facts.applicableFields += 1
          if flags.isDisjoint(with: [.unparsed, .hasError]), !Rules.isMissing(engine.storedValue(slot)) {
            facts.answeredFields += 1
          }
        }
        guard engine.counts(slot) else { continue }
        if flags.contains(.hasError) {
          facts.invalidFields += 1
        } else if flags.contains(.hasWarning) {
          facts.warnedFields += 1
        }
      }
      expect(
        differing.elementsEqual(engine.differing),
        "\(Array(engine.differing)) are known to differ, \(Array(differing)) found.")
      let counted = engine.currentFacts
      expect(
        facts.dirtyFields == counted.dirtyFields,
        "\(counted.dirtyFields) dirty fields counted, \(facts.dirtyFields) found.")
      expect(
        facts.touchedFields == counted.touchedFields,
        "\(counted.touchedFields) touched fields counted, \(facts.touchedFields) found.")
      expect(
        facts.changedFields == counted.changedFields,
        "\(counted.changedFields) changed fields counted, \(facts.changedFields) found.")
      expect(
        facts.invalidFields == counted.invalidFields,
        "\(counted.invalidFields) invalid fields counted, \(facts.invalidFields) found.")
      expect(
        facts.warnedFields == counted.warnedFields,
        "\(counted.warnedFields) fields with warnings counted, \(facts.warnedFields) found.")
      expect(
        facts.applicableFields == counted.applicableFields,
        "\(counted.applicableFields) applicable fields counted, \(facts.applicableFields) found.")
      expect(
        facts.answeredFields == counted.answeredFields,
        "\(counted.answeredFields) answered fields counted, \(facts.answeredFields) found.")
      checkSteps(engine)
      for index in engine.liveBlockIndices {
        let block = engine.blocks[index]
        expect(
          block.tree.total == engine.counts(of: index).reduce(0) { $0 + Int($1) },
          "Block \(index) counts its rows wrongly.")
      }
    }
  }
#endif
