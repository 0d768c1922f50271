#if GTK
  import CAdw
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

    @Test("All options are offered at once only where as many may be chosen")
    func allOffered() async throws {
      let window = try await TestWindow(FormSession(Dinner(courses: ["Soup"])))
      defer { window.close() }
      let courses = try #require(window.row("courses") as? OptionListView)
      #expect(courses.allAndNone.map(\.isVisible) == [false, true])
    }
  }
#endif
