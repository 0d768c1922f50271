#if GTK
  import CAdw
  @testable import FieldstoneGTK
  import Foundation

  /// An enlarged picture of a window, in which the strokes of letters have whole pixels of their own color.
  @MainActor
  struct Pixels {
    private let scale: Int
    private let width, height: Int
    private var data: [UInt8]

    init?(_ window: Widget, scale: Int) {
      self.scale = scale
      let (width, height) = (Double(gtk_widget_get_width(window)), Double(gtk_widget_get_height(window)))
      let paintable = gtk_widget_paintable_new(window)
      defer { g_object_unref(paintable?.object) }
      let snapshot = gtk_snapshot_new()
      gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
      gdk_paintable_snapshot(paintable, snapshot, width, height)
      guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
      defer { gsk_render_node_unref(node) }
      var frame = graphene_rect_t()
      graphene_rect_init(&frame, 0, 0, Float(width) * Float(scale), Float(height) * Float(scale))
      guard let texture = gsk_renderer_render_texture(gtk_native_get_renderer(window.opaque), node, &frame) else {
        return nil
      }
      defer { g_object_unref(texture.object) }
      (self.width, self.height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
      data = Array(repeating: 0, count: self.width * self.height * 4)
      gdk_texture_download(texture, &data, gsize(self.width * 4))
    }

    /// The color at a place of the window. In memory its bytes are blue, green, red.
    func color(_ x: Double, _ y: Double) -> UInt32 {
      let index = (Int(y * Double(scale)) * width + Int(x * Double(scale))) * 4
      return data[index..<index + 3].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }

    /// The contrast (WCAG 2) between the most frequent color of an area and the one that differs most from it.
    func contrast(_ place: Widgets.Place) -> Double {
      var counts: [UInt32: Int] = [:]
      func pixels(_ start: Double, _ end: Double, _ limit: Int) -> Range<Int> {
        (Int(start) * scale..<max(Int(start), Int(end)) * scale).clamped(to: 0..<limit)
      }
      for y in pixels(place.top, place.bottom, height) {
        for x in pixels(place.start, place.end, width) {
          let index = (y * width + x) * 4
          let color = data[index..<index + 3].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
          counts[color, default: 0] += 1
        }
      }
      guard let behind = counts.max(by: { $0.value < $1.value })?.key else { return 0 }
      // Ignore colors of only a few pixels: edges may be darker than the letters themselves.
      let colors = counts.filter { $0.value >= 4 }.keys
      return colors.map { Self.ratio($0, behind) }.max() ?? 0
    }

    static func ratio(_ one: UInt32, _ other: UInt32) -> Double {
      let lights = [luminance(one), luminance(other)].sorted()
      return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    /// The relative luminance (WCAG 2) of a color. In memory its bytes are blue, green, red.
    private static func luminance(_ color: UInt32) -> Double {
      func light(_ part: UInt32) -> Double {
        let value = Double(part & 0xFF) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.0722 * light(color >> 16) + 0.7152 * light(color >> 8) + 0.2126 * light(color)
    }
  }
#endif
