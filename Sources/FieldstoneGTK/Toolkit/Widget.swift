#if GTK
  import CAdw
  import CGtkShim

  /// A widget of any class. GTK checks casts at run time; a wrong one logs a critical warning, which is fatal in tests.
  typealias Widget = UnsafeMutablePointer<GtkWidget>

  extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The same object as a class whose struct is public; the type is inferred from the call.
    func cast<Other>() -> UnsafeMutablePointer<Other> {
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: Other.self)
    }

    /// The same object as a class or interface whose struct is private.
    var opaque: OpaquePointer { OpaquePointer(self) }

    /// The same object for GObject's functions.
    var object: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
  }

  extension OpaquePointer {
    /// The same object as a widget.
    var widget: Widget { Widget(self) }
    var object: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
  }

  extension UnsafeMutableRawPointer {
    /// The widget that a program has handed over.
    var gtk: Widget { assumingMemoryBound(to: GtkWidget.self) }
  }

  @MainActor
  enum Box {
    static func vertical(_ spacing: Int32 = 0) -> Widget { gtk_box_new(GTK_ORIENTATION_VERTICAL, spacing) }
    static func horizontal(_ spacing: Int32 = 0) -> Widget { gtk_box_new(GTK_ORIENTATION_HORIZONTAL, spacing) }
  }

  @MainActor
  extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The widget itself, and all in it that can have the keyboard focus. What is in an entry is part of it.
    var controls: [Widget] {
      guard g_type_check_instance_is_a(cast(), gtk_editable_get_type()) == 0 else { return [self] }
      var found = [self]
      var next = gtk_widget_get_first_child(self)
      while let child = next {
        next = gtk_widget_get_next_sibling(child)
        found += child.controls.filter {
          gtk_widget_get_focusable($0) != 0 || g_type_check_instance_is_a($0.cast(), gtk_editable_get_type()) != 0
        }
      }
      return found
    }

    /// The widget itself, and all in it, that are of a class.
    func all(_ type: GType) -> [Widget] {
      var found = g_type_check_instance_is_a(cast(), type) != 0 ? [self] : []
      var next = gtk_widget_get_first_child(self)
      while let child = next {
        next = gtk_widget_get_next_sibling(child)
        found += child.all(type)
      }
      return found
    }

    func append(_ child: Widget) { gtk_box_append(cast(), child) }
    func addClass(_ name: String) { gtk_widget_add_css_class(self, name) }
    func setClass(_ name: String, _ isOn: Bool) {
      isOn ? gtk_widget_add_css_class(self, name) : gtk_widget_remove_css_class(self, name)
    }

    var isVisible: Bool {
      get { gtk_widget_get_visible(self) != 0 }
      nonmutating set { gtk_widget_set_visible(self, newValue ? 1 : 0) }
    }

    var isSensitive: Bool {
      get { gtk_widget_get_sensitive(self) != 0 }
      nonmutating set { gtk_widget_set_sensitive(self, newValue ? 1 : 0) }
    }

    /// Empties a box.
    func removeChildren() {
      while let child = gtk_widget_get_first_child(self) { gtk_box_remove(cast(), child) }
    }

    func setMargins(top: Int32 = 0, bottom: Int32 = 0, sides: Int32 = 0) {
      gtk_widget_set_margin_top(self, top)
      gtk_widget_set_margin_bottom(self, bottom)
      gtk_widget_set_margin_start(self, sides)
      gtk_widget_set_margin_end(self, sides)
    }

    /// Whether this widget is the other one or one of its descendants.
    func isInside(_ other: Widget) -> Bool { self == other || gtk_widget_is_ancestor(self, other) != 0 }
  }
#endif
