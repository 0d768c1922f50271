#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import FieldstoneCore
  import Testing

  private struct Move: FormModel {
    var name = ""
    var street = ""

    static func describe(_ fields: FieldList<Move>) {
      fields.add(\.name, "name")
      fields.add(\.street, "street")
    }

    static func form(_ arrange: @escaping (FormBuilder<Move>) -> Void) -> FormSession<Move> {
      FormSession(
        Move(),
        definition: FormDefinition(describe: describe) { form in
          form.title("Move")
          form.step("You", id: "you") { $0.field(\.name) }
          form.step("Address", id: "address") { $0.field(\.street) }
          arrange(form)
        })
    }
  }

  extension Windows {
    private static func title(_ window: TestWindow<Move>) -> String {
      String(cString: gtk_window_get_title(window.window.widget.cast()))
    }

    private static func apply() -> FormSession<Move> {
      Move.form { form in
        form.review()
        form.button("Apply", .submit)
      }
    }

    @Test("The title of a window begins with that of its step")
    func stepTitles() async throws {
      let window = try await TestWindow(Self.apply())
      defer { window.close() }
      #expect(Self.title(window) == "Step 1 of 3: You – Move")
      window.view.send(.back)
      #expect(window.form.openPages.count == 1 && Self.title(window) == "Move")
      window.view.send(.open("address"))
      #expect(Self.title(window) == "Step 2 of 3: Address – Move")
      window.view.send(.back)
      #expect(Self.title(window) == "Move")
    }

    @Test("The button that ends a step stands out, and is no row of the list of fields")
    func endOfStep() async throws {
      let window = try await TestWindow(Self.apply())
      defer { window.close() }
      let button = try #require(window.row("you.next").input)
      #expect(gtk_widget_has_css_class(button, "suggested-action") != 0)
      #expect(gtk_widget_get_ancestor(button, adw_action_row_get_type()) == nil)
      gtk_widget_activate(button)
      try await eventually { window.form.page == "address" }
      let other = try #require(window.row("address.previous").input)
      #expect(gtk_widget_has_css_class(other, "suggested-action") == 0)
    }

    @Test("The list of steps has no Submit if the review has one, and the form can still be submitted from everywhere")
    func reviewedSteps() async throws {
      let window = try await TestWindow(Self.apply())
      defer { window.close() }
      window.view.send(.back)
      #expect(!window.view.header.submit.isVisible && window.view.header.cancel.isVisible)
      #expect(window.view.canSubmit)
      window.form.send(.type("name", "Ada"))
      window.view.leave()
      let question = try #require(window.view.dialog)
      #expect(Self.labels(question).contains("Apply"))
      window.answer("submit")
      try await eventually { window.end == .submitted }
    }

    @Test("The list of steps has a Submit if nothing else submits the form")
    func stepsWithoutReview() async throws {
      let window = try await TestWindow(Move.form { _ in })
      defer { window.close() }
      window.view.send(.back)
      #expect(
        window.view.header.submit.isVisible && window.view.header.title(of: window.view.header.submit) == "Submit")
    }

    @Test("The buttons of a question have their titles as their names, each once")
    func answerNames() async throws {
      let window = try await TestWindow(Self.apply())
      defer { window.close() }
      window.form.send(.type("name", "Ada"))
      window.view.leave()
      let buttons = try #require(window.view.dialog).all(gtk_button_get_type())
      #expect(buttons.count >= 3)
      for button in buttons {
        let title = try #require(gtk_button_get_label(button.cast()).map { String(cString: $0) })
        #expect(fieldstone_gtk_has_label(button, title) != 0)
        let isLabelled = gtk_test_accessible_has_relation(button.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
        #expect(!isLabelled, "\(title)")
      }
      window.answer("stay")
    }
  }
#endif
