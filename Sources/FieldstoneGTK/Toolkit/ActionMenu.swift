#if GTK
  import CAdw
  import CGtkShim

  /// A round button that opens a menu of actions. The menu is created each time it opens.
  @MainActor
  final class ActionMenu {
    struct Item: Equatable {
      let id: String
      let title: String
    }

    let button = gtk_menu_button_new()!
    /// Called once the menu is closed, because an action may remove the button.
    var onChoose: (@MainActor (String) -> Void)?
    private(set) var items: [Item] = []
    private let actions = g_simple_action_group_new()!
    private static let group = "menu"

    /// Refers to a menu from GTK, which may keep the button longer.
    private final class Reference {
      weak var menu: ActionMenu?
      init(_ menu: ActionMenu) { self.menu = menu }
    }

    init() {
      for name in ["flat", "circular"] { button.addClass(name) }
      gtk_menu_button_set_icon_name(button.opaque, "view-more-symbolic")
      gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
      button.isVisible = false
      gtk_widget_insert_action_group(button, Self.group, OpaquePointer(actions))
      g_object_unref(actions)
      gtk_menu_button_set_create_popup_func(
        button.opaque,
        { _, data in
          guard let data else { return }
          nonisolated(unsafe) let reference = Unmanaged<Reference>.fromOpaque(data).takeUnretainedValue()
          MainActor.assumeIsolated { reference.menu?.create() }
        }, Unmanaged.passRetained(Reference(self)).toOpaque(),
        { data in if let data { Unmanaged<Reference>.fromOpaque(data).release() } })
    }

    /// Sets the accessible name, and the text that shows while the pointer is over the button.
    func setName(_ name: String, tooltip: String) {
      gtk_widget_set_tooltip_text(button, tooltip)
      // The button in it, which has the keyboard focus, is named after it.
      fieldstone_gtk_set_label(button, name.shown)
    }

    /// Sets what the menu offers when it opens next. Without items there is no button.
    func setItems(_ items: [Item]) {
      guard items != self.items else { return }
      self.items = items
      button.isVisible = !items.isEmpty
      for item in items where g_action_map_lookup_action(OpaquePointer(actions), item.id) == nil {
        guard let action = g_simple_action_new(item.id, nil) else { continue }
        let id = item.id
        connect(action.object, "activate") { [weak self] _ in
          Task { [weak self] in self?.choose(id) }
        }
        g_action_map_add_action(OpaquePointer(actions), action)
        g_object_unref(action.object)
      }
    }

    /// The id of an entry by its place, which GTK's rules for names allow.
    static func id(_ place: Int) -> String { "entry-\(place)" }
    static func place(_ id: String) -> Int { id.split(separator: "-").last.flatMap { Int($0) } ?? 0 }

    func open() { gtk_menu_button_popup(button.opaque) }

    /// Opens with the second button of the pointer anywhere on a widget, and with a long press of a finger.
    func opens(at widget: Widget) {
      let click = gtk_gesture_click_new()!
      gtk_gesture_single_set_button(click, UInt32(GDK_BUTTON_SECONDARY))
      connect(click.object, "pressed") { [weak self] _ in self?.open() }
      gtk_widget_add_controller(widget, click)
      let hold = gtk_gesture_long_press_new()!
      gtk_gesture_single_set_touch_only(hold, 1)
      connect(hold.object, "pressed") { [weak self] _ in self?.open() }
      gtk_widget_add_controller(widget, hold)
    }

    func choose(_ id: String) { if items.contains(where: { $0.id == id }) { onChoose?(id) } }

    private func create() {
      let menu = g_menu_new()
      for item in items { g_menu_append(menu, item.title.replacing("_", with: "__"), "\(Self.group).\(item.id)") }
      gtk_menu_button_set_menu_model(
        button.opaque, menu.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GMenuModel.self) })
      g_object_unref(menu?.object)
    }
  }
#endif
