#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// The picture above the rows of a page and the text below them, as a theme has them.
  @MainActor
  final class PageEnds {
    /// The rows, with what is around them.
    let box = Box.vertical()
    private let rows: Widget
    private var picture, foot: Widget?
    private var shown: (header: FormTheme.Header?, footer: FormString?) = (nil, nil)
    private static let mostHeight: Int32 = 240

    init(around rows: Widget) {
      self.rows = rows
      box.append(rows)
    }

    func show(_ theme: FormTheme, in environment: FormEnvironment) {
      guard theme.header != shown.header || theme.footer != shown.footer else { return }
      shown = (theme.header, theme.footer)
      for old in [picture, foot] { if let old { gtk_box_remove(box.cast(), old) } }
      (picture, foot) = (theme.header.flatMap { Self.make($0, environment) }, nil)
      if let picture { gtk_box_prepend(box.cast(), picture) }
      guard let words = theme.footer?.text(in: environment), !words.isEmpty else { return }
      let label = Label.make(words, "dim-label", "caption")
      label.setMargins(bottom: 24, sides: 26)
      box.append(label)
      foot = label
    }

    private static func make(_ header: FormTheme.Header, _ environment: FormEnvironment) -> Widget? {
      let bytes = g_bytes_new(header.image.bytes, gsize(header.image.bytes.count))
      defer { g_bytes_unref(bytes) }
      guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      guard let picture = gtk_picture_new() else { return nil }
      gtk_picture_set_can_shrink(picture.opaque, 1)
      gtk_picture_set_paintable(picture.opaque, texture)
      gtk_widget_set_size_request(picture, -1, min(mostHeight, Int32(clamping: header.image.facts?.height ?? 0)))
      picture.setMargins(top: 24, sides: 12)
      let words = header.description.text(in: environment)
      if words.isEmpty {
        fieldstone_gtk_set_decorative(picture)
      } else {
        fieldstone_gtk_set_label(picture, words.shown)
      }
      return picture
    }
  }
#endif
