#if GTK
  import CAdw
  import CGtkShim
  import ConformanceModels
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  extension Windows {
    @Test("What is typed reaches a live object and runs its observers; what it computes, or the program changes, shows")
    func liveModel() async throws {
      let budget = Budget()
      let window = try await TestWindow(FormSession(budget))
      defer { window.close() }
      try window.type("rent", "3000")
      #expect(budget.rent == 3000 && budget.edits.isEmpty)
      #expect(try window.shown("rest").contains("-1000") && window.shown("remark").contains("more than the income"))
      try window.type("half", "2500")
      #expect(budget.edits.last == 5000 && window.form.row("rest")?.text == "2000")
      #expect(try window.typed("income") == "5000" && window.shown("rest").contains("2000"))
      budget.income = 7000
      window.form.refresh()
      #expect(try window.typed("income") == "7000" && window.shown("rest").contains("4000"))
    }

    @Test("Return goes to the next field that can be filled in")
    func nextField() async throws {
      let window = try await TestWindow(FormSession(Budget()))
      defer { window.close() }
      gtk_widget_grab_focus(try window.row("income").input)
      window.view.goOn(from: "income")
      #expect(window.focus == "rent")
      window.view.goOn(from: "rent")
      #expect(window.focus == "half")
    }

    @Test("An old value that is put back is no change: the window closes without asking")
    func putBack() async throws {
      let window = try await TestWindow(FormSession(Budget()))
      defer { window.close() }
      try window.type("rent", "900")
      #expect(window.form.facts.dirtyFields == 1)
      try window.type("rent", "800")
      #expect(!window.form.facts.isDirty)
      window.view.leave()
      #expect(window.end == .left && window.view.dialog == nil)
    }
  }

  extension TestWindow {
    /// All that the labels of a row say.
    fileprivate func shown(_ id: FormRowID) throws -> String {
      try row(id).lines.flatMap { $0.all(gtk_label_get_type()) }
        .map { String(cString: gtk_label_get_text($0.opaque)) }.joined(separator: " ")
    }
  }
#endif
