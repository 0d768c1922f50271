#if GTK
  import CAdw
  import CGtkShim

  /// Pages over each other: those that cover the one below, and above them those of a sheet, around which the page below
  /// stays in sight. Pages that a sheet leads to are in the sheet.
  @MainActor
  final class PageStack {
    /// Contains the pages and the sheet.
    let widget = gtk_overlay_new()!
    let base = PageStack.leaflet()
    let sheet = PageStack.leaflet()
    private let shade = Box.vertical()
    private let card = fieldstone_gtk_sheet_box()!
    private let revealer = gtk_revealer_new()!
    /// Called when the user has clicked beside the sheet.
    var onDismiss: @MainActor () -> Void = {}
    /// Called when another page has come into view, which the user may have swiped to.
    var onShown: @MainActor () -> Void = {}
    /// Called when a transition has ended: what is out of sight can be removed.
    var onRest: @MainActor () -> Void = {}
    /// Called when the sheet has come into view.
    var onSheet: @MainActor () -> Void = {}

    init() {
      gtk_overlay_set_child(widget.opaque, base)
      card.addClass("sheet")
      card.append(sheet)
      gtk_widget_set_vexpand(sheet, 1)
      let clamp = adw_clamp_new()!
      adw_clamp_set_maximum_size(clamp.opaque, 640)
      adw_clamp_set_child(clamp.opaque, card)
      gtk_revealer_set_child(revealer.opaque, clamp)
      gtk_revealer_set_transition_type(revealer.opaque, GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
      gtk_widget_set_vexpand(revealer, 1)
      gtk_widget_set_valign(revealer, GTK_ALIGN_FILL)
      // What the sheet covers shows above it: its bar stays in sight.
      let gap = Box.vertical()
      gtk_widget_set_size_request(gap, -1, 36)
      for part in [gap, revealer] { shade.append(part) }
      shade.addClass("sheet-shade")
      shade.isVisible = false
      gtk_overlay_add_overlay(widget.opaque, shade)
      let click = gtk_gesture_click_new()!
      connect(click.object, "released") { [weak self] arguments in
        let place = arguments.doubles
        guard let self, place.count == 2,
          let hit = gtk_widget_pick(self.shade, place[0], place[1], GTK_PICK_DEFAULT), !hit.isInside(card)
        else { return }
        self.onDismiss()
      }
      gtk_widget_add_controller(shade, click)
      for leaflet in [base, sheet] {
        connect(leaflet, "notify::visible-child") { [weak self] in self?.onShown() }
        connect(leaflet, "notify::child-transition-running") { [weak self] in self?.onRest() }
      }
      connect(card, "map") { [weak self] in self?.onSheet() }
      connect(revealer, "notify::child-revealed") { [weak self] in self?.finishHiding() }
    }

    private static func leaflet() -> Widget {
      let leaflet = adw_leaflet_new()!
      adw_leaflet_set_can_unfold(leaflet.opaque, 0)
      adw_leaflet_set_can_navigate_back(leaflet.opaque, 1)
      return leaflet
    }

    /// Adds a page above the others.
    func add(_ page: Widget, isInSheet: Bool) { adw_leaflet_append((isInSheet ? sheet : base).opaque, page) }

    /// The page that is shown on top.
    var shown: Widget? { adw_leaflet_get_visible_child((hasSheet ? sheet : base).opaque) }
    private(set) var hasSheet = false

    /// Shows a page that was added, and the sheet if it is in it.
    ///
    /// - Parameters:
    ///   - title: What assistive technology calls the sheet.
    ///   - below: The page that is in sight around the sheet, or that its closing uncovers.
    func show(_ page: Widget, title: String, isInSheet: Bool, below: Widget) {
      if isInSheet { fieldstone_gtk_set_label(card, title.shown) }
      if isInSheet != hasSheet {
        hasSheet = isInSheet
        if isInSheet { shade.isVisible = true }
        gtk_revealer_set_reveal_child(revealer.opaque, isInSheet ? 1 : 0)
        // The page below takes neither the focus nor the pointer.
        gtk_widget_set_can_focus(base, isInSheet ? 0 : 1)
        if !isInSheet { finishHiding() }
      }
      Self.show(below, in: base)
      if isInSheet { Self.show(page, in: sheet) }
    }

    private static func show(_ page: Widget, in leaflet: Widget) {
      if adw_leaflet_get_visible_child(leaflet.opaque) != page { adw_leaflet_set_visible_child(leaflet.opaque, page) }
    }

    private func finishHiding() {
      guard !hasSheet, gtk_revealer_get_child_revealed(revealer.opaque) == 0 else { return }
      shade.isVisible = false
      onRest()
    }

    /// Removes all pages but some, unless a transition still shows them.
    func keepOnly(_ pages: [Widget]) {
      for leaflet in [base, sheet] {
        guard adw_leaflet_get_child_transition_running(leaflet.opaque) == 0 else { continue }
        if leaflet == sheet, !hasSheet, shade.isVisible { continue }
        var next = gtk_widget_get_first_child(leaflet)
        while let child = next {
          next = gtk_widget_get_next_sibling(child)
          if !pages.contains(child) { adw_leaflet_remove(leaflet.opaque, child) }
        }
      }
    }
  }
#endif
