#if GTK
  import CAdw
  import CGtkShim

  /// A small picture of bounded size. Names stand beside it, so assistive technology passes over it.
  @MainActor
  final class Preview {
    let picture = gtk_picture_new()!
    /// The greatest width and height.
    static let size: Int32 = 64

    init() {
      gtk_picture_set_can_shrink(picture.opaque, 1)
      gtk_widget_set_size_request(picture, Self.size, Self.size)
      gtk_widget_set_valign(picture, GTK_ALIGN_CENTER)
      picture.setMargins(top: 6, bottom: 6)
      fieldstone_gtk_set_decorative(picture)
      picture.isVisible = false
      // It is out of its row while there is nothing to show.
      g_object_ref_sink(picture.object)
    }

    isolated deinit { g_object_unref(picture.object) }

    /// Adds the picture before the title of a row, or takes it out: an invisible one would leave a gap.
    func place(in row: Widget) {
      let isThere = gtk_widget_get_parent(picture) != nil
      guard isThere != picture.isVisible else { return }
      if isThere { adw_action_row_remove(row.cast(), picture) } else { adw_action_row_add_prefix(row.cast(), picture) }
    }

    /// Shows a picture, decoded at the size of the preview; hides it if there is none, or if it can't be decoded.
    func show(_ bytes: [UInt8]?) {
      let texture = bytes.flatMap { Self.texture($0, Self.size * 2) }
      gtk_picture_set_paintable(picture.opaque, texture)
      picture.isVisible = texture != nil
      if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
    }

    private static func texture(_ bytes: [UInt8], _ size: Int32) -> OpaquePointer? {
      let data = g_bytes_new(bytes, gsize(bytes.count))
      defer { g_bytes_unref(data) }
      guard let stream = g_memory_input_stream_new_from_bytes(data) else { return nil }
      defer { g_object_unref(stream) }
      guard let decoded = gdk_pixbuf_new_from_stream_at_scale(stream, size, size, 1, nil, nil) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(decoded)) }
      // Cameras store pictures as they are held.
      guard let upright = gdk_pixbuf_apply_embedded_orientation(decoded) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
      return gdk_texture_new_for_pixbuf(upright)
    }
  }
#endif
