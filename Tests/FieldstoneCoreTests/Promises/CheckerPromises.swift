#if DEBUG
  import FieldstoneTesting
  import Testing

  @testable import FieldstoneCore

  @Suite("Invariants: checks in debug builds after every input")
  struct CheckerPromises {
    private static func form(_ count: Int = 6) -> (form: FormSession<Whole>, broken: () -> [String]) {
      let form = ListingPromises.form(count)
      let found = Found()
      form.onBrokenInvariant = { found.messages.append($0) }
      return (form, { found.messages })
    }

    private final class Found { var messages: [String] = [] }

    @Test("Complete and correct splices pass the check")
    func sound() {
      let (form, broken) = Self.form()
      for number in 0..<40 {
        form.send(.set("flag", .flag(number.isMultiple(of: 2))))
        if number.isMultiple(of: 3) { _ = form.takeChanges() }
      }
      #expect(broken().isEmpty)
    }

    @Test("A missing splice is detected, whether or not batches are taken")
    func missing() {
      for takes in [false, true] {
        let (form, broken) = Self.form()
        form.send(.set("flag", .flag(true)))
        #expect(broken().isEmpty && !form.changeLog.splices.isEmpty)
        form.changeLog.splices.removeLast()
        if takes { _ = form.takeChanges() }
        form.send(.type("age", "3"))
        #expect(broken().contains { $0.contains("splice") }, "\(broken())")
      }
    }

    @Test("After one that was detected, the next one is, too")
    func missingAgain() {
      let (form, broken) = Self.form()
      for isOn in [true, false] {
        let before = broken().count
        form.send(.set("flag", .flag(isOn)))
        #expect(broken().count == before)
        form.changeLog.splices.removeLast()
        _ = form.takeChanges()
        form.send(.type("age", isOn ? "3" : "4"))
        #expect(broken().count > before, "\(isOn)")
        _ = form.takeChanges()
      }
    }

    @Test("A missing splice of a large page is detected in the few inputs after a batch for which it is compared")
    func large() {
      let (form, broken) = Self.form(1_200)
      for number in 0..<64 {
        form.send(.set("flag", .flag(number.isMultiple(of: 2))))
        _ = form.takeChanges()
      }
      form.send(.set("flag", .flag(true)))
      #expect(broken().isEmpty && !form.changeLog.splices.isEmpty)
      form.changeLog.splices.removeAll()
      form.send(.type("age", "3"))
      #expect(broken().contains { $0.contains("splice") }, "\(broken())")
    }

    @Test("A row that changes without being mentioned ends the program, unless it handles violations")
    func unmentioned() async {
      await #expect(processExitsWith: .failure) {
        let words = Locked("Age")
        var environment = FormEnvironment.test
        environment.translate = { text, _ in text.key == "Age" ? words.withLock { $0 } : nil }
        let definition = FormDefinition<Whole>(
          template: { Whole() },
          describe: {
            $0.add(\.flag, "flag")
            $0.add(\.age, "age")
          })
        let form = FormSession(Whole(), definition: definition, environment: environment)
        form.send(.focus("flag"))
        words.withLock { $0 = "Years" }
        form.send(.set("flag", .flag(true)))
      }
    }

    @Test("So does one that has changed before the first input")
    func unmentionedAtFirst() async {
      await #expect(processExitsWith: .failure) {
        let words = Locked("Age")
        var environment = FormEnvironment.test
        environment.translate = { text, _ in text.key == "Age" ? words.withLock { $0 } : nil }
        let form = FormSession(
          Whole(), definition: FormDefinition(describe: { $0.add(\.age, "age") }), environment: environment)
        words.withLock { $0 = "Years" }
        form.send(.focus("age"))
      }
    }

    @Test("A wrong offset, length or row of a splice is detected")
    func wrong() {
      let mistakes: [(inout FormChanges.Splice) -> Void] = [
        { $0.offset -= 1 }, { $0.offset = 1_000 }, { $0.removed -= 1 }, { $0.removed += 100 }, { $0.offset = -1 },
        { $0.inserted = ["age"] }, { $0.inserted = ["nobody"] },
      ]
      for (number, mistake) in mistakes.enumerated() {
        let (form, broken) = Self.form()
        form.send(.set("flag", .flag(true)))
        mistake(&form.changeLog.splices[0].splice)
        form.send(.focus("age"))
        #expect(broken().contains { $0.contains("splice") }, "mistake \(number): \(broken())")
      }
    }

    @Test("Wrong counts are detected, and so is side data that doesn't match the flags of its row")
    func counts() throws {
      let mistakes: [(String, (FormSession<Whole>, Int) -> Void)] = [
        ("dirty fields", { form, _ in form.currentFacts.dirtyFields += 1 }),
        ("touched fields", { form, _ in form.currentFacts.touchedFields += 1 }),
        ("changed fields", { form, _ in form.currentFacts.changedFields += 1 }),
        ("invalid fields", { form, _ in form.currentFacts.invalidFields += 1 }),
        ("fields with warnings", { form, _ in form.currentFacts.warnedFields += 1 }),
        ("applicable fields", { form, _ in form.currentFacts.applicableFields += 1 }),
        ("answered fields", { form, _ in form.currentFacts.answeredFields += 1 }),
        ("dirty rows counted", { form, _ in form.blocks[0].dirtyFields += 1 }),
        ("counts its rows wrongly", { form, _ in form.blocks[0].tree.add(1, at: 0) }),
        ("half-typed text", { form, slot in form.drafts[slot] = Draft("x") }),
        ("can't be parsed", { form, slot in form.slots[slot].flags.insert(.unparsed) }),
        ("start values stored", { form, _ in _ = form.starts.insert(.none) }),
      ]
      for (message, mistake) in mistakes {
        let (form, broken) = Self.form()
        form.send(.focus("flag"))
        #expect(broken().isEmpty)
        mistake(form, try #require(form.slot(of: "age")))
        form.send(.blur("flag"))
        #expect(broken().contains { $0.contains(message) }, "\(message): \(broken())")
      }
    }

    @Test("On a page of many rows, sampling detects errors")
    func sampled() {
      for isBroken in [false, true] {
        let (form, broken) = Self.form(1_001)
        for number in 0..<70 {
          form.send(.set("flag", .flag(number.isMultiple(of: 2))))
          if isBroken { form.changeLog.splices.removeAll() }
          form.send(.type("age", "\(number)"))
          _ = form.takeChanges()
        }
        #expect(broken().contains { $0.contains("splice") } == isBroken)
      }
    }

    @Test("Rows of other pages are checked too, and checking costs no operations")
    func otherPages() {
      let form = FormSession(Guest.valid)
      form.send(.set("needsInvoice", .flag(true)))
      _ = form.takeChanges()
      let found = Found()
      form.onBrokenInvariant = { found.messages.append($0) }
      let before = form.operations
      form.send(.type("seats", "3"))
      let work = form.operations - before
      form.changeLog.splices.removeAll()
      form.send(.focus("name"))
      #expect(found.messages.contains { $0.contains("invoice") && $0.contains("splice") }, "\(found.messages)")
      let same = FormSession(Guest.valid)
      same.send(.set("needsInvoice", .flag(true)))
      _ = same.takeChanges()
      same.invariants = nil
      let start = same.operations
      same.send(.type("seats", "3"))
      #expect(same.operations - start == work)
    }
  }
#endif
