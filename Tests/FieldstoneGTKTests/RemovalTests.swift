#if GTK
  import CAdw
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  @Form
  private struct Lodging {
    var nights = 1
  }

  @Form
  private struct Journey {
    @Field(.inline) var hotel: Lodging?
  }

  extension Windows {
    /// Sets the switch of an optional subform.
    private func turn<Model>(_ id: FormRowID, _ isOn: Bool, in window: TestWindow<Model>) throws {
      let toggle = try #require(Widgets.all(gtk_switch_get_type(), in: window.row(id).lines[0]).first)
      gtk_switch_set_active(toggle.opaque, isOn ? 1 : 0)
    }

    private func isOn(_ id: FormRowID, in window: TestWindow<Gallery>) throws -> Bool {
      let toggle = try #require(Widgets.all(gtk_switch_get_type(), in: window.row(id).lines[0]).first)
      return gtk_switch_get_active(toggle.opaque) != 0
    }

    @Test(
      "Switching off a subform with answers asks before it is removed", arguments: ["hotel", "visit"])
    func removal(_ name: String) async throws {
      let id = FormRowID(name)
      let window = try await TestWindow(FormSession(Gallery()), height: 2000)
      defer { window.close() }
      try await window.frames()
      try turn(id, true, in: window)
      try turn(id, false, in: window)
      #expect(window.view.dialog == nil && window.form.row(id)?.answer == .flag(false), "There is nothing to lose.")
      try turn(id, true, in: window)
      window.form.send(.type(FormRowID("\(name).name"), "Grace"))
      for (answer, isKept) in [("keep", true), ("remove", false)] {
        try turn(id, false, in: window)
        let dialog = try #require(window.view.dialog)
        let texts = Self.labels(dialog)
        for text in ["Keep", "Remove", "The answers in it will be removed. Undo brings them back."] {
          #expect(texts.contains(text))
        }
        #expect(adw_message_dialog_get_default_response(dialog.cast()).map { String(cString: $0) } == "keep")
        #expect(adw_message_dialog_get_close_response(dialog.cast()).map { String(cString: $0) } == "keep")
        #expect(try isOn(id, in: window), "The subform exists until its removal is confirmed.")
        window.answer(answer)
        try await eventually { window.view.dialog == nil }
        try await Task.sleep(for: .milliseconds(20))
        #expect(try isOn(id, in: window) == isKept)
        #expect(window.form.row(id)?.answer == .flag(isKept))
      }
      window.view.send(.undo)
      #expect(window.form.row(id)?.answer == .flag(true))
      #expect((name == "hotel" ? window.form.model.hotel : window.form.model.visit)?.name == "Grace")
    }

    @Test("Switching off a subform that the model came with asks first, too")
    func removalOfGiven() async throws {
      let window = try await TestWindow(FormSession(Gallery(hotel: Badge())), height: 2000)
      defer { window.close() }
      try await window.frames()
      try turn("hotel", false, in: window)
      #expect(Self.labels(try #require(window.view.dialog)).contains("Remove “Hotel”?"))
      window.answer("keep")
      #expect(window.form.model.hotel != nil)
    }

    @Test("Switching off a subform asks first if it holds half-typed text")
    func removalOfTyped() async throws {
      let window = try await TestWindow(FormSession(Journey()))
      defer { window.close() }
      try turn("hotel", true, in: window)
      try window.type("hotel.nights", "x")
      try turn("hotel", false, in: window)
      #expect(window.view.dialog != nil && window.form.model.hotel != nil)
    }

    @Test(
      "A subform that the user has created is removed without a question only while it is blank",
      arguments: ["replaced", "reset"])
    func removalAfter(_ change: String) async throws {
      let window = try await TestWindow(FormSession(Journey(hotel: change == "reset" ? Lodging(nights: 2) : nil)))
      defer { window.close() }
      let form = window.form
      form.send(.set("hotel", .flag(false)))
      try turn("hotel", true, in: window)
      #expect(form.model.hotel?.nights == 1)
      if change == "reset" { form.send(.reset) } else { form.replace(Journey(hotel: Lodging(nights: 3))) }
      try turn("hotel", false, in: window)
      #expect(window.view.dialog != nil && form.model.hotel?.nights == (change == "reset" ? 2 : 3))
    }
  }
#endif
