#if GTK
  import CAdw
  import Fieldstone
  import FieldstoneGTK
  import OwnControlForms

  private func cast<Object>(_ widget: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Object> {
    widget.assumingMemoryBound(to: Object.self)
  }

  /// A button for each star, of which one is pressed.
  final class StarButtons: GTKFormControl {
    let widget = UnsafeMutableRawPointer(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!)
    private let buttons = (1...5).map { _ in UnsafeMutableRawPointer(gtk_toggle_button_new()!) }

    init(_ row: FormRow, _ send: @escaping GTKForm<Review>.Send) {
      for (index, button) in buttons.enumerated() {
        if index > 0 { gtk_toggle_button_set_group(cast(button), cast(buttons[0])) }
        on("toggled", of: button) { _ in
          if gtk_toggle_button_get_active(cast(button)) != 0 { send(.type(row.id, "\(index + 1)")) }
        }
        gtk_box_append(cast(widget), cast(button))
      }
    }

    func show(_ row: FormRow) {
      let number = Int(row.text) ?? 0
      for (index, button) in buttons.enumerated() {
        gtk_button_set_label(cast(button), index < number ? "★" : "☆")
        GTKForm<Review>.name(button, "\(index + 1)")
        gtk_toggle_button_set_active(cast(button), index + 1 == number ? 1 : 0)
      }
    }
  }

  /// A pad to draw on.
  final class SignatureArea: GTKFormControl {
    let widget = UnsafeMutableRawPointer(gtk_drawing_area_new()!)
    private var text = ""
    var addsToField: Bool { true }

    init(_ row: FormRow, _ send: @escaping GTKForm<Review>.Send) {
      gtk_widget_set_size_request(cast(widget), 300, 120)
      gtk_widget_add_css_class(cast(widget), "frame")
      followDrags(on: widget) { [unowned self] x, y, isFirst in
        let before = SignaturePad.lines(text).isEmpty ? "" : text
        let (left, top) = (Int(min(max(0, x / 3), 100)), Int(min(max(0, y / 3), 40)))
        send(.type(row.id, "\(before)\(isFirst ? "M" : "L")\(left) \(top)"))
      }
      draw(widget) { [unowned self] pen in
        for line in SignaturePad.lines(text) {
          for point in line { cairo_line_to(pen, Double(point.x) * 3, Double(point.y) * 3) }
          cairo_stroke(pen)
        }
      }
    }

    func show(_ row: FormRow) {
      text = row.text
      gtk_widget_queue_draw(cast(widget))
    }
  }
#endif
