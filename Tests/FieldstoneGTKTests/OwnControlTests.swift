#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Testing

  private struct Level: FormCustomControl {
    typealias Value = Int
    var most = 5
  }
  private struct Map: FormCustomControl {
    typealias Value = String
    var hasOwnScreen: Bool { true }
  }
  private struct Review: FormModel {
    var dish = "Soup"
    var rating: Int? = 2
    var place = "Hall"
    var isGood = false
    var size = Size.small
    static func describe(_ fields: FieldList<Review>) {
      fields.add(\.dish, "dish").visible { !$0.isGood }.whenHidden(.keep)
      fields.add(\.rating, "rating").control(Level()).range(1...5).help("Be honest.")
      fields.add(\.place, "place").control(Map())
      fields.add(\.isGood, "isGood")
      fields.add(\.size, "size").list()
    }
  }

  /// A scale, as a program would make one.
  private final class LevelScale: GTKFormControl {
    let scale: Widget
    private(set) var shown = 0
    var widget: UnsafeMutableRawPointer { scale.object }

    init(_ row: FormRow, _ send: @escaping @MainActor (FormInput) -> Void) {
      let most = row.control.custom(as: Level.self)?.most ?? 1
      scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, Double(most), 1)!
      let scale = scale
      on("value-changed", of: scale.object) { _ in
        send(.set(row.id, .number(Decimal(gtk_range_get_value(scale.cast())))))
      }
    }

    func show(_ row: FormRow) {
      shown += 1
      guard case .number(let number) = row.answer else { return }
      gtk_range_set_value(scale.cast(), number.approximate)
    }
  }

  private final class MapEntry: GTKFormControl {
    let entry = gtk_entry_new()!
    var widget: UnsafeMutableRawPointer { entry.object }
    init(_ row: FormRow, _ send: @escaping @MainActor (FormInput) -> Void) {
      let entry = entry
      on("changed", of: entry.object) { _ in
        send(.type(row.id, String(cString: gtk_editable_get_text(entry.opaque))))
      }
    }
    func show(_ row: FormRow) {
      if String(cString: gtk_editable_get_text(entry.opaque)) != row.text {
        gtk_editable_set_text(entry.opaque, row.text)
      }
    }
  }

  /// Draws nothing, and remembers what it should have drawn.
  private final class Pad: GTKFormControl {
    static var drawn = ""
    let area = gtk_drawing_area_new()!
    private var text = ""
    var widget: UnsafeMutableRawPointer { area.object }
    var addsToField: Bool { true }

    init(_ row: FormRow, _ send: @escaping @MainActor (FormInput) -> Void) {
      gtk_widget_set_size_request(area, 100, 40)
      draw(area.object) { [unowned self] _ in Pad.drawn = text }
      followDrags(on: area.object) { [unowned self] x, y, isFirst in
        send(.type(row.id, (isFirst ? "" : text + ";") + "\(Int(x)) \(Int(y))"))
      }
    }

    func show(_ row: FormRow) {
      text = row.text
      gtk_widget_queue_draw(area)
    }
  }

  extension Windows {
    private static func review() -> GTKForm<Review> {
      GTKForm(FormSession(Review())).present(.control(Level.self)) { LevelScale($0, $1) }
        .present(.control(Map.self)) { MapEntry($0, $1) }
    }

    @Test("A program's widget shows the answer, sends it, has the title as its name, and takes the focus")
    func ownControl() async throws {
      let form = Self.review()
      let window = try await TestWindow(form.form, form.ownParts)
      defer { window.close() }
      let view = try #require(window.row("rating") as? CustomView)
      let scale = try #require(view.input)
      #expect(gtk_range_get_value(scale.cast()) == 2)
      gtk_range_set_value(scale.cast(), 4)
      #expect(form.form.model.rating == 4)
      form.form.send(.set("rating", .number(1)))
      #expect(gtk_range_get_value(scale.cast()) == 1 && form.form.model.rating == 1)
      // Zero is no answer that the field takes: the issue stands beside it.
      gtk_range_set_value(scale.cast(), 0)
      #expect(form.form.issues.contains { $0.row == "rating" })
      form.form.send(.focus("rating"))
      #expect(window.focus == "rating")
      #expect(fieldstone_gtk_has_label(scale, "Rating") != 0)
    }

    @Test("A control with a page of its own opens from its row, and the summary follows")
    func ownPage() async throws {
      let form = Self.review()
      let window = try await TestWindow(form.form, form.ownParts)
      defer { window.close() }
      let view = try #require(window.row("place") as? CustomPageView)
      #expect(Widgets.label("Hall", in: view.lines[0]) != nil)
      window.view.showOptions(of: view)
      try await eventually { gtk_widget_get_mapped(view.page) != 0 }
      let entry = try #require(Widgets.all(gtk_entry_get_type(), in: view.page).first)
      gtk_editable_set_text(entry.opaque, "Bar")
      #expect(form.form.model.place == "Bar" && form.form.focusedRow == "place")
      #expect(Self.press(GDK_KEY_Escape, in: window.view.widget))
      try await eventually { adw_leaflet_get_visible_child(window.view.stack.base.opaque) == window.view.top?.box }
      #expect(Widgets.label("Bar", in: view.lines[0]) != nil)
    }

    @Test("A program gets each native control once, from the general to the particular, and the buttons of options")
    func adjustments() async throws {
      var calls: [String] = []
      var options: [String] = []
      let form = GTKForm(FormSession(Review())).adjust(.row("dish")) { widget, row in
        calls.append("dish")
        gtk_widget_add_css_class(widget.gtk, "ours")
      }.adjust(.everything) { _, row in calls.append(row.id.path) }
        .adjustOptions(of: .row("size")) { _, option in options.append(option.id) }
      let window = try await TestWindow(form.form, form.ownParts)
      defer { window.close() }
      #expect(calls == ["dish", "dish", "rating", "place", "isGood", "size"])
      #expect(options == ["small", "medium", "large"])
      #expect(try window.row("dish").input.map { gtk_widget_has_css_class($0, "ours") } == 1)
      form.form.send(.type("dish", "Stew"))
      #expect(calls.count == 6)
    }

    @Test("A drawing below the form's own control follows the answer, and the pointer in it")
    func addition() async throws {
      let form = GTKForm(FormSession(Review())).present(.row("dish")) { row, send in Pad(row, send) }
      let window = try await TestWindow(form.form, form.ownParts)
      defer { window.close() }
      let view = try #require(window.row("dish") as? EntryView)
      #expect(view.lines.count == 2)
      let area = try #require(Widgets.all(gtk_drawing_area_get_type(), in: view.lines[1]).first)
      #expect(fieldstone_gtk_has_label(area, "Dish") != 0)
      gtk_editable_set_text(view.entry.opaque, "Stew")
      #expect(form.form.model.dish == "Stew")
      try await eventually { Pad.drawn == "Stew" }
      let drag = try #require(Self.controllers(of: area).first)
      for (signal, x, y) in [("drag-begin", 10.0, 20.0), ("drag-update", 5, -5)] {
        Self.emit(signal, from: drag, x, y)
      }
      #expect(form.form.model.dish == "10 20;15 15")
      form.form.send(.focus("dish"))
      #expect(window.focus == "dish")
    }

    /// The gestures of a widget that follow drags.
    private static func controllers(of widget: Widget) -> [UnsafeMutableRawPointer] {
      let all = gtk_widget_observe_controllers(widget)!
      defer { g_object_unref(UnsafeMutableRawPointer(all)) }
      return (0..<g_list_model_get_n_items(all)).compactMap { g_list_model_get_item(all, $0) }
        .filter {
          g_type_check_instance_is_a($0.assumingMemoryBound(to: GTypeInstance.self), gtk_gesture_drag_get_type()) != 0
        }
    }

    private static func emit(_ signal: String, from object: UnsafeMutableRawPointer, _ x: Double, _ y: Double) {
      var values = [GValue(), GValue(), GValue()]
      g_value_init(&values[0], gtk_gesture_drag_get_type())
      g_value_set_object(&values[0], object)
      for (index, number) in [x, y].enumerated() {
        g_value_init(&values[index + 1], GType(15 << 2))
        g_value_set_double(&values[index + 1], number)
      }
      g_signal_emitv(values, g_signal_lookup(signal, gtk_gesture_drag_get_type()), 0, nil)
    }

    @Test("A control whose view is missing shows its fallback")
    func fallback() async throws {
      let window = try await TestWindow(FormSession(Review()))
      defer { window.close() }
      #expect(try window.row("rating") is EntryView && window.row("place") is EntryView)
    }

    @Test("A field that is placed by hand is alone in its widget, and empty while it is hidden")
    func placedByHand() async throws {
      let form = GTKForm(FormSession(Review()))
      let dish = try #require(try form.makeWidget(for: \.dish)).gtk
      let good = try #require(try form.makeWidget(for: \.isGood)).gtk
      #expect(try form.makeWidget(for: \.dish.count) == nil)
      let window = gtk_window_new()!
      defer { gtk_window_destroy(window.cast()) }
      let box = Box.vertical()
      box.append(dish)
      box.append(good)
      gtk_window_set_child(window.cast(), box)
      gtk_window_present(window.cast())
      try await eventually { gtk_widget_get_width(dish) > 0 }
      let text = try #require(Widgets.all(gtk_text_get_type(), in: dish).first)
      #expect(Widgets.all(gtk_switch_get_type(), in: dish).first == nil)
      gtk_editable_set_text(text.opaque, "Stew")
      #expect(form.form.model.dish == "Stew")
      let toggle = try #require(Widgets.all(gtk_switch_get_type(), in: good).first)
      gtk_widget_grab_focus(toggle)
      #expect(form.form.focusedRow == "isGood")
      gtk_switch_set_active(toggle.opaque, 1)
      #expect(form.form.model.isGood && Widgets.all(gtk_text_get_type(), in: dish).first == nil)
      gtk_switch_set_active(toggle.opaque, 0)
      try await eventually { !Widgets.all(gtk_text_get_type(), in: dish).isEmpty }
    }
  }
#endif
