#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  @Form
  private struct Dinner {
    @Field(.list, .options(["Soup", "Bread", "Fruit", "Cake"]), .maximumCount(2), .help("Up to two."))
    var courses: [String] = []
    @Field(.choiceStyle(.tiles), .options(["Red", "White"])) var wine: String?
    var isLate = false

    static func arrange(_ form: FormBuilder<Dinner>) {
      form.remainingFields()
      form[\.wine].disabledOptions { $0.isLate ? ["Red"] : [] }
    }
  }

  extension Windows {
    private func top(_ label: String, _ window: TestWindow<Dinner>) throws -> Double {
      let box = try #require(window.view.top).box
      let found = try #require(Widgets.label(label, in: box), "\(label)")
      return try #require(Widgets.place(found, in: box)).top
    }

    @Test("Hints and issues of options are under the title and above the options")
    func optionRemarks() async throws {
      let window = try await TestWindow(FormSession(Dinner()))
      defer { window.close() }
      try await window.frames()
      #expect(try top("Courses", window) < top("Choose at most 2", window))
      #expect(try top("Choose at most 2", window) < top("Soup", window))
      window.form.send(.set("courses", .choices(["Soup", "Bread", "Fruit"])))
      window.form.send(.set("wine", .choices(["Red"])))
      window.form.send(.set("isLate", .flag(true)))
      window.view.submit()
      try await window.frames()
      for (row, title) in [("courses", "Soup"), ("wine", "Red")] as [(FormRowID, String)] {
        let text = try #require(window.form.row(row)?.issues.first).text
        #expect(try top(text, window) < top(title, window), "\(text)")
      }
      let issue = try #require(window.form.row("courses")?.issues.first).text
      #expect(try top("Up to two.", window) < top("Choose at most 2", window))
      #expect(try top("Choose at most 2", window) < top(issue, window), "Help, hint, issues.")
    }

    @Test("Only a chosen option that isn't available is red")
    func optionErrors() async throws {
      let window = try await TestWindow(FormSession(Dinner(courses: ["Soup", "Bread", "Fruit"], wine: "Red")))
      defer { window.close() }
      window.form.send(.set("isLate", .flag(true)))
      window.view.submit()
      func isRed(_ widget: Widget) -> Bool { gtk_widget_has_css_class(widget, "error") != 0 }
      let courses = try #require(window.row("courses") as? OptionListView)
      #expect(courses.lines.contains(where: isRed) == false && courses.list.lines.contains(where: isRed) == false)
      let wine = try #require(window.row("wine") as? OptionsView)
      #expect(zip(wine.entries, wine.buttons).filter { isRed($1) }.map(\.0.id) == ["Red"])
      window.form.send(.set("wine", .choices(["White"])))
      #expect(!wine.buttons.contains(where: isRed))
    }

    @Test("The button of a wrong option says what is wrong, and then the remark on the option")
    func spokenOptionErrors() async throws {
      let window = try await TestWindow(FormSession(Dinner(wine: "Red")))
      defer { window.close() }
      window.form.send(.set("isLate", .flag(true)))
      window.view.submit()
      let wine = try #require(window.row("wine") as? OptionsView)
      let (group, remarks) = (try #require(wine.group), try #require(wine.remarks).description)
      let row = try #require(window.form.row("wine"))
      let need = row.mark == .optional ? "Optional" : nil
      let facts = [window.view.text(window.view.engine.notSubmitted), "Error: " + row.issues[0].text, row.hint, need]
      let words = facts.compactMap { $0 }.joined(separator: " ").shown
      #expect(fieldstone_gtk_has_label(group, "Wine") != 0 && fieldstone_gtk_is_described_by(group, remarks) != 0)
      #expect(fieldstone_gtk_has_label(remarks, words) != 0)
      func remark() throws -> String {
        let red = try #require(window.form.row("wine")?.options.first { $0.id == "Red" })
        return try #require(red.remark(in: window.form.environment)).shown
      }
      for (entry, button) in zip(wine.entries, wine.buttons) {
        let own = entry.id == "Red" ? words + " " + (try remark()) : ""
        #expect(fieldstone_gtk_has_description(button, own) != 0, "\(entry.title)")
      }
      window.form.send(.set("wine", .choices(["White"])))
      for (entry, button) in zip(wine.entries, wine.buttons) {
        // What isn't available says so, whatever is chosen.
        let own = entry.id == "Red" ? try remark() : ""
        #expect(fieldstone_gtk_has_description(button, own) != 0, "\(entry.title)")
      }
    }

    @Test("All options are offered at once only where as many may be chosen")
    func allOffered() async throws {
      let window = try await TestWindow(FormSession(Dinner(courses: ["Soup"])))
      defer { window.close() }
      let courses = try #require(window.row("courses") as? OptionListView)
      #expect(courses.allAndNone.map(\.isVisible) == [false, true])
    }
  }
#endif
