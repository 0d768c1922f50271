#if GTK
  import CAdw
  import CGtkShim
  import ConformanceModels
  import Fieldstone
  @testable import FieldstoneGTK
  @testable import SampleForms
  import Testing

  extension Windows {
    @Test("After any inputs, the window shows the form's rows in order", arguments: [1, 2, 3, 4] as [UInt64])
    func random(seed: UInt64) async throws {
      try await play(FormSession(Attendee()), seed)
      try await play(FormSession(Everything(), environment: .fixed), seed)
      try await play(FormSession(Controls()), seed)
      try await play(FormSession(Banquet.full), seed, followsFocus: true)
    }

    private func play<Model>(_ form: FormSession<Model>, _ seed: UInt64, followsFocus: Bool = false) async throws {
      let window = try await TestWindow(form)
      defer { window.close() }
      var numbers = Seeded(state: seed)
      try compare(window, "at the start")
      for step in 1...150 {
        guard let row = Array(form.rows).randomElement(using: &numbers) else { break }
        let input = Self.elementInput(row, form, &numbers) ?? Self.input(row, &numbers)
        window.view.send(input)
        try compare(window, "after step \(step), \(input.swiftSource)")
        // The row of a page that is disabled can't have GTK's focus.
        if followsFocus, let row = form.focusedRow, form.row(row)?.isEnabled == true,
          window.view.top?.rows.row(row) != nil
        {
          #expect(window.focus == row, "after step \(step), \(input.swiftSource)")
        }
        if step.isMultiple(of: 25) { await Task.yield() }
      }
    }

    /// Inserts, removes, moves or copies an element; nil if the row is of none.
    private static func elementInput(_ row: FormRow, _ form: FormEngine, _ numbers: inout Seeded) -> FormInput? {
      guard Bool.random(using: &numbers) else { return nil }
      let collection = row.kind == .collection ? row.id : form.collection(of: row.id)
      let others = collection.map(form.elements(of:)) ?? []
      let before = (others + [nil]).randomElement(using: &numbers)!
      if row.actions.contains(.insert) {
        return row.kind == .add ? .perform(row.id) : .insert(row.id, id: form.newElementID(), before: before)
      }
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0 where row.actions.contains(.remove): return .remove(row.id)
      case 1 where row.actions.contains(.duplicate): return .duplicate(row.id, id: form.newElementID())
      case _ where !row.actions.isDisjoint(with: [.moveUp, .moveDown]): return .move(row.id, before: before)
      default: return nil
      }
    }

    private static func input(_ row: FormRow, _ numbers: inout Seeded) -> FormInput {
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0: return .undo
      case 1: return .redo
      case 2: return .back
      case 3: return .focus(row.id)
      case 4 where row.control.takesFocus: return .blur(row.id)
      default: break
      }
      let flag = FormAnswer.flag(Bool.random(using: &numbers))
      if row.kind == .link || row.kind == .element {
        return Bool.random(using: &numbers) && row.allowsNone ? .set(row.id, flag) : .open(row.id)
      }
      switch row.control.standard {
      case .toggle, .checkbox: return .set(row.id, flag)
      case .choice: return .set(row.id, .choices(row.options.randomElement(using: &numbers).map { [$0.id] } ?? []))
      default:
        return .type(
          row.id, ["", "12", "Ada", "2025-03-31", "a\u{0}b", "<b>", "أهلا\u{202E}"].randomElement(using: &numbers)!)
      }
    }

    /// Compares the rows in the window, from top to bottom, with the engine's rows.
    private func compare<Model>(_ window: TestWindow<Model>, _ moment: String) throws {
      let page = try #require(window.view.top)
      #expect(page.id == window.form.page, "\(moment)")
      let views = page.rows.rows
      let ids = views.map(\.id)
      #expect(ids == window.form.rows.ids, "\(moment)")
      var seen: [Widget] = []
      Self.collect(page.rows.box, page.rows, &seen)
      let expected = views.flatMap { [$0.heading].compactMap(\.self) + $0.listRows }
      #expect(seen == expected, "\(moment)")
      for (view, row) in zip(views, window.form.rows) {
        if let section = view.section, view.place != .bar {
          #expect([row.section, row.collectionToAddTo].contains(section.key) || view.place == .head)
        }
        guard let entry = view as? EntryView else { continue }
        // C strings end at a null character.
        let text = String(row.text.prefix { $0 != "\u{0}" })
        #expect(entry.typed == text, "\(row.id) \(moment)")
        #expect((fieldstone_gtk_is_invalid(entry.entry) != 0) == row.issues.contains { $0.severity == .error })
      }
    }

    /// Collects the list rows in a widget, from top to bottom.
    private static func collect(_ widget: Widget, _ rows: PageRows, _ seen: inout [Widget]) {
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        next = gtk_widget_get_next_sibling(child)
        let isHeading = rows.row(containing: child)?.heading == child
        if isHeading || g_type_check_instance_is_a(child.cast(), gtk_list_box_row_get_type()) != 0 {
          seen.append(child)
        } else {
          collect(child, rows, &seen)
        }
      }
    }
  }

  /// A generator that produces the same numbers for the same seed (Steele, Lea, Flood: SplitMix64).
  struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
#endif
