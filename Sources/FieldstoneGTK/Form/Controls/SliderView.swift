#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore
  import Foundation

  /// A slider, with an entry above it in which the number can be typed too. Text that isn't a number stays in the
  /// entry, while the slider shows the last valid number.
  final class SliderView: EntryView {
    private let scale: SliderScale
    let slider: Widget
    private var number: Decimal?

    init(_ row: FormRow, _ scale: SliderScale, _ form: FormView) {
      self.scale = scale
      slider = gtk_scale_new_with_range(
        GTK_ORIENTATION_HORIZONTAL, scale.least.approximate, scale.most.approximate,
        scale.step.approximate)
      super.init(row, form)
      gtk_scale_set_draw_value(slider.cast(), 0)
      fieldstone_gtk_set_label(slider, row.label.shown)
      let bar = Box.horizontal(6)
      gtk_widget_set_hexpand(slider, 1)
      bar.append(slider)
      line.body.append(bar)
      if case .slider(let style) = row.control.standard { decorate(bar, style) }
      followSteps()
      connect(slider, "value-changed") { [weak self] in self?.sliderMoved() }
    }

    /// Adds the icons at the ends and the tick marks.
    private func decorate(_ bar: Widget, _ style: FormNumberStyle) {
      if let icon = Icon.make(style.minimumIcon) { gtk_box_prepend(bar.cast(), icon) }
      if let icon = Icon.make(style.maximumIcon) { bar.append(icon) }
      if style.showsTicks {
        for stop in scale.ticks { gtk_scale_add_mark(slider.cast(), stop.approximate, GTK_POS_BOTTOM, nil) }
      }
    }

    override func present(_ row: FormRow) {
      super.present(row)
      if case .number(let now) = row.answer { number = now } else { number = nil }
      // A slider stands somewhere, and no number is that of several objects.
      slider.isVisible = !row.isMixed
      gtk_range_set_value(slider.cast(), (number ?? scale.least).approximate)
    }

    override func describe(_ facts: Accessible) {
      for control in [entry, slider] { facts.apply(to: control) }
    }

    /// Called when the slider has moved: sends the nearest stop.
    private func sliderMoved() {
      let stop = scale.stop(at: gtk_range_get_value(slider.cast()))
      if stop == number {
        gtk_range_set_value(slider.cast(), stop.approximate)
      } else {
        send(.set(id, .number(stop)))
      }
    }
  }
#endif
