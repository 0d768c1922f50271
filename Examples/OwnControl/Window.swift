#if GTK
  import CAdw
  import Fieldstone
  import FieldstoneGTK
  import OwnControlForms

  private typealias Widget = UnsafeMutablePointer<GtkWidget>

  private func cast<Object>(_ widget: Widget) -> UnsafeMutablePointer<Object> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Object.self)
  }

  /// A button for each star, of which one is pressed.
  final class StarButtons: GTKFormControl {
    private let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    private var buttons: [Widget] = []
    var widget: UnsafeMutableRawPointer { UnsafeMutableRawPointer(box) }

    init(_ row: FormRow, _ send: @escaping GTKForm<Review>.Send) {
      for number in 1...(row.control.custom(as: Stars.self)?.most ?? 5) {
        let button = gtk_toggle_button_new()!
        gtk_toggle_button_set_group(cast(button), buttons.first.map { cast($0) })
        gtk_widget_add_css_class(button, "flat")
        on("toggled", of: UnsafeMutableRawPointer(button)) { _ in
          if gtk_toggle_button_get_active(cast(button)) != 0 { send(.type(row.id, "\(number)")) }
        }
        gtk_box_append(cast(box), button)
        buttons.append(button)
      }
    }

    func show(_ row: FormRow) {
      let number = Int(row.text) ?? 0
      for (index, button) in buttons.enumerated() {
        gtk_button_set_label(cast(button), index < number ? "★" : "☆")
        GTKForm<Review>.name(UnsafeMutableRawPointer(button), "\(index + 1)")
        gtk_toggle_button_set_active(cast(button), index + 1 == number ? 1 : 0)
      }
    }
  }

  /// A line to type on, and a pad to draw on.
  final class SignatureArea: GTKFormControl {
    private let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!
    private let entry = gtk_entry_new()!
    private let pad = gtk_drawing_area_new()!
    private var lines: [[Signature.Point]] = []
    private var start = (x: 0.0, y: 0.0)
    var widget: UnsafeMutableRawPointer { UnsafeMutableRawPointer(box) }
    var isWide: Bool { true }

    init(_ row: FormRow, _ send: @escaping GTKForm<Review>.Send) {
      gtk_box_append(cast(box), entry)
      gtk_box_append(cast(box), pad)
      gtk_widget_set_size_request(pad, 300, 120)
      gtk_widget_set_halign(pad, GTK_ALIGN_START)
      gtk_widget_add_css_class(pad, "card")
      GTKForm<Review>.name(UnsafeMutableRawPointer(entry), row.label)
      on("changed", of: UnsafeMutableRawPointer(entry)) { [entry] _ in
        send(.type(row.id, String(cString: gtk_editable_get_text(OpaquePointer(entry)))))
      }
      let drag = gtk_gesture_drag_new()!
      on("drag-begin", of: UnsafeMutableRawPointer(drag)) { [weak self] in self?.begin($0) }
      on("drag-update", of: UnsafeMutableRawPointer(drag)) { [weak self] in self?.add($0) }
      on("drag-end", of: UnsafeMutableRawPointer(drag)) { [weak self] _ in
        if let self { send(.type(row.id, Signature.drawn(self.lines).formText(in: .standard))) }
      }
      gtk_widget_add_controller(pad, drag)
      gtk_drawing_area_set_draw_func(
        cast(pad),
        { _, pen, _, _, control in
          nonisolated(unsafe) let (pen, control) = (pen, control)
          MainActor.assumeIsolated {
            for line in Unmanaged<SignatureArea>.fromOpaque(control!).takeUnretainedValue().lines {
              for point in line { cairo_line_to(pen, Double(point.x) * 3, Double(point.y) * 3) }
              cairo_stroke(pen)
            }
          }
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    private func begin(_ numbers: [Double]) {
      start = (numbers[0], numbers[1])
      lines.append([Signature.Point(x: Int(start.x / 3), y: Int(start.y / 3))])
    }

    private func add(_ offset: [Double]) {
      lines[lines.count - 1].append(
        Signature.Point(x: Int((start.x + offset[0]) / 3), y: Int((start.y + offset[1]) / 3)))
      gtk_widget_queue_draw(pad)
    }

    func show(_ row: FormRow) {
      if String(cString: gtk_editable_get_text(OpaquePointer(entry))) != row.text {
        gtk_editable_set_text(OpaquePointer(entry), row.text)
      }
      if case .drawn(let drawn)? = try? Signature.formValue(from: row.text, in: .standard) {
        lines = drawn
      } else {
        lines = []
      }
      gtk_widget_queue_draw(pad)
    }
  }
#endif
