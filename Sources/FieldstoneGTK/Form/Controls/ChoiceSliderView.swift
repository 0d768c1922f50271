#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A choice along a line: a slider with a mark for each option, and the title of the one that is chosen.
  final class ChoiceSliderView: RowView {
    let slider = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 1)!
    private let line: TextRow
    private let shown = Label.make()
    private let ends = Box.horizontal(12)
    private(set) var steps = ChoiceSteps()

    init(_ row: FormRow, _ form: FormView) {
      line = TextRow(slider)
      super.init(row, .boxed, form)
      lines = [line.row]
      input = slider
      gtk_scale_set_draw_value(slider.cast(), 0)
      gtk_range_set_round_digits(slider.cast(), 0)
      line.insert(shown)
      line.body.append(ends)
      connect(slider.object, "change-value") { [weak self] arguments in
        self?.move(to: arguments.double(1))
        arguments.answer(true)
      }
      // Assistive technology sets the value directly.
      connect(slider, "value-changed") { [weak self] in
        guard let self, !self.isShowing else { return }
        self.move(to: gtk_range_get_value(self.slider.cast()))
      }
      show(row)
    }

    /// Chooses the option that is nearest to a position. One that isn't available is passed over.
    private func move(to position: Double) {
      guard !isShowing else { return }
      let now = steps.index ?? -1
      var target = steps.nearest(to: position)
      // A step toward an option that isn't available goes to the one after it.
      if let index = steps.index, target == index, abs(position - Double(index)) >= 1,
        let next = steps.next(position > Double(index) ? 1 : -1)
      {
        target = steps.stops.firstIndex(of: next)
      }
      if let target, target != now { send(.set(id, steps.stops[target].answer)) } else { showAgain() }
    }

    override var textRow: TextRow? { line }
    override func addMark(_ mark: Widget) { line.addMark(mark) }

    override func present(_ row: FormRow) {
      let now = ChoiceSteps(row, environment)
      if now.stops != steps.stops { setStops(now.stops) }
      steps = now
      line.setTitle(label(row))
      let words = chosenText(row)
      Label.set(shown, words)
      gtk_range_set_value(slider.cast(), Double(now.index ?? 0))
      slider.setClass("empty", now.index == nil)
      fieldstone_gtk_set_label(slider, named(row, words).shown)
      fieldstone_gtk_set_value(slider, Double(now.index ?? 0), words.shown)
    }

    private func setStops(_ stops: [ChoiceSteps.Stop]) {
      gtk_range_set_range(slider.cast(), 0, Double(max(stops.count - 1, 1)))
      gtk_scale_clear_marks(slider.cast())
      for index in stops.indices { gtk_scale_add_mark(slider.cast(), Double(index), GTK_POS_BOTTOM, nil) }
      ends.removeChildren()
      guard let first = stops.first, let last = stops.last else { return }
      for (title, align) in [(first.title, GTK_ALIGN_START), (last.title, GTK_ALIGN_END)] {
        let label = Label.make(title, "dim-label", "caption")
        gtk_widget_set_halign(label, align)
        gtk_widget_set_hexpand(label, 1)
        // The slider says what is chosen, and the stops are read as they are chosen.
        fieldstone_gtk_set_hidden(label, 1)
        ends.append(label)
      }
    }
  }
#endif
