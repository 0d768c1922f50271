#if GTK
  import CAdw
  import CGtkShim
  import ConformanceModels
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  /// Steps without an answer at first: one that may stay empty, and one that is required.
  @Form
  struct Scales {
    @Field(.choiceStyle(.stepper)) var level: Level?
    @Field(.choiceStyle(.slider)) var spice: Spice?
    @Field(.choiceStyle(.stepper), .required) var neededLevel: Level?
    @Field(.choiceStyle(.slider), .required) var neededSpice: Spice?
  }

  extension Windows {
    @Test("A choice that is stepped through passes over what isn't available, and its buttons end with the options")
    func choiceStepper() async throws {
      let window = try await Self.styles()
      defer { window.close() }
      let view = try #require(window.row("level") as? ChoiceStepperView)
      #expect(Widgets.has(view.value, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON))
      #expect(fieldstone_gtk_has_label(view.value, "Level: Beginner") != 0)
      #expect(fieldstone_gtk_has_value(view.value, 0, "Beginner") != 0)
      #expect(fieldstone_gtk_has_label(view.up, "Next Level") != 0)
      #expect(!view.down.isSensitive && view.up.isSensitive)
      window.form.send(.set("seat", .choices(["balcony"])))
      gtk_widget_activate(view.up)
      try await eventually { window.form.model.level == .intermediate }
      #expect(window.focus == "level")
      for (key, level) in [
        (GDK_KEY_Up, Level.expert), (GDK_KEY_Up, .expert), (GDK_KEY_Down, .intermediate), (GDK_KEY_Home, .beginner),
        (GDK_KEY_End, .expert),
      ] {
        #expect(Self.press(key, in: view.value) && window.form.model.level == level)
      }
      #expect(view.down.isSensitive && !view.up.isSensitive)
      #expect(Widgets.label("Expert", in: view.lines[0]) != nil)
    }

    @Test("A slider has a mark for each option, snaps to them, and says what is chosen")
    func choiceSlider() async throws {
      let window = try await Self.styles()
      defer { window.close() }
      let view = try #require(window.row("spice") as? ChoiceSliderView)
      #expect(fieldstone_gtk_has_value(view.slider, 1, "Mild") != 0)
      #expect(fieldstone_gtk_has_label(view.slider, "Spice: Mild") != 0)
      gtk_range_set_value(view.slider.cast(), 2.8)
      #expect(window.form.model.spice == .hot && gtk_range_get_value(view.slider.cast()) == 3)
      #expect(Widgets.label("Hot", in: view.lines[0]) != nil)
      window.form.send(.set("seat", .choices(["balcony"])))
      gtk_range_set_value(view.slider.cast(), 2)
      #expect(window.form.model.spice == .mild, "A step toward an option that isn't available goes past it.")
      gtk_range_set_value(view.slider.cast(), 2)
      #expect(window.form.model.spice == .hot)
      window.form.send(.undo)
      #expect(gtk_range_get_value(view.slider.cast()) == 1, "Undo moves the slider.")
    }

    @Test("An optional choice in steps begins with no answer; a required one can't go back to none")
    func emptySteps() async throws {
      let window = try await TestWindow(FormSession(Scales()))
      defer { window.close() }
      let level = try #require(window.row("level") as? ChoiceStepperView)
      #expect(fieldstone_gtk_has_label(level.value, "Level: No answer") != 0 && !level.down.isSensitive)
      #expect(Self.press(GDK_KEY_Up, in: level.value) && window.form.model.level == .beginner)
      #expect(Self.press(GDK_KEY_Down, in: level.value) && window.form.model.level == nil)
      let needed = try #require(window.row("neededLevel") as? ChoiceStepperView)
      #expect(Self.press(GDK_KEY_Up, in: needed.value) && window.form.model.neededLevel == .beginner)
      #expect(!needed.down.isSensitive)
      let spice = try #require(window.row("spice") as? ChoiceSliderView)
      #expect(spice.steps.stops.count == 6)
      gtk_range_set_value(spice.slider.cast(), 1)
      #expect(window.form.model.spice == Spice.none)
      let other = try #require(window.row("neededSpice") as? ChoiceSliderView)
      #expect(other.steps.stops.count == 5 && other.steps.index == nil)
      gtk_range_set_value(other.slider.cast(), 4)
      #expect(window.form.model.neededSpice == .fiery)
    }

    @Test("Steps pass over what can't be chosen, and stop at the ends")
    func choiceSteps() async throws {
      let window = try await Self.styles()
      defer { window.close() }
      window.form[\.seat].value = .balcony
      let row = try #require(window.form.row("level"))
      let steps = ChoiceSteps(row, .fixed)
      #expect(steps.index == 0 && steps.next(-1) == nil && steps.next(1)?.id == "intermediate")
      #expect(steps.nearest(to: 2) == 1 && steps.nearest(to: 2.4) == 3 && steps.nearest(to: -9) == 0)
      #expect(ChoiceSteps().next(1) == nil && ChoiceSteps().nearest(to: 0) == nil)
    }
  }
#endif
