#if GTK
  import CAdw
  import CGtkShim
  import ConformanceModels
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Testing

  extension Windows {
    @Test("A sheet lies over its page, which can be neither focused nor read; what it leads to is in it")
    func sheet() async throws {
      let form = FormSession(Prospectus())
      form.send(.set("isGift", .flag(true)))
      let window = try await TestWindow(form)
      defer { window.close() }
      let stack = window.view.stack
      let root = try #require(window.view.top)
      window.view.send(.open("options"))
      let sheet = try #require(window.view.top)
      #expect(sheet.isInSheet && !root.isInSheet)
      #expect(stack.shown == sheet.box && adw_leaflet_get_visible_child(stack.base.opaque) == root.box)
      #expect(fieldstone_gtk_is_hidden(root.box) != 0 && gtk_widget_get_can_focus(stack.base) == 0)
      try await eventually { gtk_widget_get_mapped(sheet.box) != 0 && gtk_widget_get_mapped(root.box) != 0 }
      #expect(window.focus == "copies")
      window.view.send(.open("gift"))
      let gift = try #require(window.view.top)
      #expect(gift.isInSheet && stack.shown == gift.box && window.view.pages.count == 3)
      try await Picture.look(at: window.window.widget, "sheet")
      window.view.send(.back)
      #expect(stack.shown == sheet.box && window.focus == "gift")
      window.view.send(.back)
      #expect(stack.shown == root.box && window.focus == "options" && gtk_widget_get_can_focus(stack.base) != 0)
      try await eventually { stack.pagesInSheet == 0 }
    }

    @Test("A sheet is a dialog with its page's title, and its row gets the focus once more when it is in view")
    func spokenSheet() async throws {
      let window = try await TestWindow(FormSession(Prospectus()))
      defer { window.close() }
      // Without a motion, it is in view before the focus moves.
      fieldstone_gtk_set_flag_setting("gtk-enable-animations", 1)
      defer { fieldstone_gtk_set_flag_setting("gtk-enable-animations", 0) }
      window.view.send(.open("options"))
      let sheet = try #require(window.view.top)
      let root = try #require(gtk_widget_get_root(window.view.widget))
      #expect(gtk_widget_get_mapped(sheet.box) == 0)
      var given: [FormRowID?] = []
      let signal = connect(UnsafeMutableRawPointer(root), "notify::focus-widget") { _ in given.append(window.focus) }
      defer { g_signal_handler_disconnect(UnsafeMutableRawPointer(root), signal) }
      try await eventually { gtk_widget_get_mapped(sheet.box) != 0 }
      #expect(given.last == "copies")
      #expect(window.focus == "copies" && window.form.focusedRow == "copies")
      let card = try #require(gtk_widget_get_parent(window.view.stack.sheet))
      #expect(Widgets.has(card, GTK_ACCESSIBLE_ROLE_DIALOG) && fieldstone_gtk_has_label(card, "Options") != 0)
    }

    @Test("A sheet that is opened again has its rows, and so has another one")
    func sheetAgain() async throws {
      let window = try await TestWindow(FormSession(Prospectus()))
      defer { window.close() }
      for row in ["options", "address", "options", "options"] as [FormRowID] {
        window.view.send(.open(row))
        let sheet = try #require(window.view.top)
        #expect(sheet.isInSheet && window.view.stack.shown == sheet.box)
        try await eventually { gtk_widget_get_mapped(sheet.box) != 0 }
        #expect(sheet.rows.rows.count > 1 && window.focus == sheet.rows.rows.first { $0.input != nil }?.id)
        window.view.send(.back)
        #expect(window.focus == row)
        try await eventually { window.view.stack.pagesInSheet == 0 }
      }
    }

    @Test("A click beside a sheet closes all of its pages")
    func besideSheet() async throws {
      let form = FormSession(Prospectus())
      form.send(.set("isGift", .flag(true)))
      let window = try await TestWindow(form)
      defer { window.close() }
      window.view.send(.open("options"))
      window.view.send(.open("gift"))
      window.view.stack.onDismiss()
      #expect(window.form.page == .root && window.view.pages.count == 1)
      window.view.stack.onDismiss()
      #expect(window.form.page == .root && window.end == nil, "Without a sheet, there is nothing to close.")
    }

    @Test("The name of a page's own transition is a class of its widget")
    func transition() async throws {
      let window = try await TestWindow(FormSession(Zooming()))
      defer { window.close() }
      window.view.send(.open("more"))
      #expect(window.view.top.map { gtk_widget_has_css_class($0.box, "zoom") != 0 } == true)
      #expect(window.view.top?.isInSheet == false)
    }

    @Test("The search finds rows on all pages, says how many, and leads to them")
    func search() async throws {
      let window = try await TestWindow(FormSession(Prospectus()))
      defer { window.close() }
      let button = try #require(
        window.view.top?.box.all(gtk_button_get_type()).first {
          gtk_widget_get_tooltip_text($0).map { String(cString: $0) } == "Search"
        })
      gtk_widget_activate(button)
      try await eventually { window.view.searchPopover != nil }
      let search = try #require(window.view.searchPopover)
      try await eventually { gtk_widget_get_mapped(search.entry) != 0 }
      gtk_editable_set_text(search.entry.opaque, "copies")
      try await eventually { search.hits.count == 1 }
      #expect(search.hits[0].trail == ["Order", "Options", "Number"])
      #expect(String(cString: gtk_label_get_text(search.status.opaque)) == "1 match.")
      try await Picture.look(at: window.window.widget, "search")
      gtk_editable_set_text(search.entry.opaque, "qqq")
      try await eventually {
        String(cString: gtk_label_get_text(search.status.opaque)) == "Nothing found for “qqq”."
      }
      #expect(search.hits.isEmpty && !search.list.isVisible)
      gtk_editable_set_text(search.entry.opaque, "copies")
      search.goTo(0)
      #expect(window.form.page == "options" && window.focus == "copies")
      try await eventually { window.view.searchPopover == nil }
    }
  }

  extension PageStack {
    /// How many pages the sheet has, those that slide out of sight included.
    fileprivate var pagesInSheet: guint {
      guard let pages = adw_leaflet_get_pages(sheet.opaque) else { return 0 }
      defer { g_object_unref(UnsafeMutableRawPointer(pages)) }
      return g_list_model_get_n_items(pages)
    }
  }

  private struct Zooming: FormModel {
    var name = ""
    static func describe(_ fields: FieldList<Zooming>) { fields.add(\.name, "name") }
    static func arrange(_ form: FormBuilder<Zooming>) {
      form.page("More", id: "more", transition: "zoom") { $0.field(\.name) }
    }
  }
#endif
