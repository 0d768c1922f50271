// A form in the program's own window, next to other widgets: `swift run --traits GTK OwnWindow`.
import Fieldstone
import FieldstoneGTK

#if GTK
  import CAdw

  @Form
  struct Badge {
    @Field(.required, .maximumLength(40)) var name = ""
    var isSpeaker = false
  }

  let form = FormSession(Badge())
  let loop = g_main_loop_new(nil, 0)
  // Initializes GTK, too.
  let content = try GTKForm(form).makeWidget { badge in
    print(badge.map { "A badge for \($0.name)." } ?? "No badge.")
    g_main_loop_quit(loop)
  }.assumingMemoryBound(to: GtkWidget.self)

  let window = gtk_window_new()!
  let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
  let welcome = gtk_label_new("Welcome to the conference!")!
  gtk_widget_set_margin_top(welcome, 24)
  gtk_widget_set_vexpand(content, 1)
  func cast<Object>(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<Object> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Object.self)
  }
  gtk_box_append(cast(box), welcome)
  gtk_box_append(cast(box), content)
  gtk_window_set_child(cast(window), box)
  gtk_window_set_title(cast(window), "Welcome")
  gtk_window_set_default_size(cast(window), 400, 400)
  gtk_window_present(cast(window))
  // The main actor runs inside GLib's loop; the program ends with the form.
  g_main_loop_run(loop)
#else
  print("This program was built without windows: swift run --traits GTK OwnWindow")
#endif
