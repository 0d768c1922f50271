#if GTK
  import CAdw
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  @Form
  private struct Pass {
    @Field(.choiceStyle(.tiles), .options(["Day", "Weekend"])) var pass: String?
    var name = ""
  }

  extension Windows {
    /// The color of a widget's text.
    private static func color(_ widget: Widget) -> GdkRGBA {
      var color = GdkRGBA()
      gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
      return color
    }

    private static func isSame(_ one: GdkRGBA, _ other: GdkRGBA) -> Bool {
      one.red == other.red && one.green == other.green && one.blue == other.blue && one.alpha == other.alpha
    }

    /// A color that the style sheets define.
    private static func color(_ name: String, _ widget: Widget) -> GdkRGBA? {
      var color = GdkRGBA()
      return gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &color) != 0 ? color : nil
    }

    @Test(
      "In high contrast, the edges of tiles have a contrast of 3:1 with what they enclose", arguments: [false, true])
    func tileEdges(isHigh: Bool) async throws {
      let high = isHigh ? HighContrast() : nil
      defer { high?.end() }
      let window = try await TestWindow(FormSession(Pass()))
      defer { window.close() }
      try await window.frames()
      let picture = try #require(Pixels(window.window.widget, scale: 3))
      let tiles = try #require(window.row("pass") as? TilesView)
      let tile = try #require(zip(tiles.entries, tiles.buttons).first { $0.0.id == "Day" }).1
      let place = try #require(Widgets.place(tile, in: window.window.widget))
      let middle = (place.top + place.bottom) / 2
      // Where a line of one pixel lies exactly depends on the width of the window.
      let edge = stride(from: place.start - 2, through: place.start + 3, by: 1 / 3).map { picture.color($0, middle) }
      let ratio = edge.map { Pixels.ratio($0, picture.color(place.start + 6, middle)) }.max() ?? 0
      #expect(isHigh ? ratio >= 3 : (1.1..<3).contains(ratio), "\(ratio)")
    }

    @Test("In high contrast, warnings and the banner have the color of other texts", arguments: [false, true])
    func textColors(isHigh: Bool) async throws {
      let high = isHigh ? HighContrast() : nil
      defer { high?.end() }
      let window = try await TestWindow(FormSession(Pass()))
      defer { window.close() }
      let box = try #require(window.view.top).rows.box
      let plain = Label.make("Plain")
      let warning = Label.make("Warning", "warning")
      let banner = Box.vertical()
      for name in ["banner", "error"] { banner.addClass(name) }
      for widget in [plain, warning, banner] { box.append(widget) }
      try await window.frames()
      #expect(Self.isSame(Self.color(warning), Self.color(plain)) == isHigh)
      #expect(Self.isSame(Self.color(banner), Self.color(plain)) == isHigh)
      var border = GtkBorder()
      gtk_style_context_get_border(gtk_widget_get_style_context(banner), &border)
      #expect(border.top == (isHigh ? 2 : 0), "It doesn't differ from the page by its color alone.")
    }

    @Test("In high contrast, a theme has neither colors of its own nor groups without edges")
    func contrastTheme() {
      var theme = FormTheme.columns
      theme.colors.accent = FormColor(light: 0x8A0050, dark: 0xFF9AD0)
      (theme.groups, theme.separators, theme.issues, theme.radius) = (.plain, .none, .filled, 4)
      for isDark in [false, true] {
        let usual = WindowLook.sheet(theme, "look-1", isDark: isDark)
        let high = WindowLook.sheet(theme, "look-1", isDark: isDark, isHighContrast: true)
        for words in ["@define-color", "transparent", "box-shadow: none"] {
          #expect(usual.contains(words) && !high.contains(words), "\(words)")
        }
        #expect(!high.contains("#") && high.contains(".issue-line") && high.contains("border-radius"))
      }
    }

    @Test("A window whose theme has colors shows those of the desktop in high contrast, and its own again afterwards")
    func contrastColors() async throws {
      let window = try await TestWindow(FormSession(Pass()))
      defer { window.close() }
      let (look, widget) = (window.view.look, window.view.widget)
      let manager = try #require(adw_style_manager_get_default())
      let standard = try #require(Self.color("accent_color", widget))
      look.theme.colors.accent = FormColor(light: 0x8A0050, dark: 0xFF9AD0)
      let own = try #require(Self.color("accent_color", widget))
      #expect(!Self.isSame(own, standard))
      Style.loadContrast(isHigh: true)
      defer { Style.loadContrast(isHigh: false) }
      look.theme.motion = .none
      #expect(Self.isSame(try #require(Self.color("accent_color", widget)), standard))
      // The desktop says that its contrast is another one: here, that it isn't high.
      g_object_notify(manager.object.assumingMemoryBound(to: GObject.self), "high-contrast")
      #expect(!Style.isHighContrast)
      #expect(Self.isSame(try #require(Self.color("accent_color", widget)), own))
    }
  }
#endif
