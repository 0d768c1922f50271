#if GTK
  import CAdw
  import CGtkShim

  /// Scrolls the focused row into view, with everything that belongs to it.
  @MainActor
  enum Revealing {
    private static let margin = 12.0

    /// Scrolls as little as needed to show rows of a list, with the list's heading and footer if these are next to the
    /// rows and fit. Rows that are taller than the page fill it; the focused part of them is always visible.
    static func scroll(_ scroller: Widget, _ rows: [Widget], in list: BoxedList?) {
      let rows = rows.filter(\.isVisible)
      guard let content = gtk_widget_get_first_child(gtk_scrolled_window_get_child(scroller.opaque)),
        let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque), let row = span(of: rows, in: content)
      else { return }
      let page = gtk_adjustment_get_page_size(adjustment)
      let around = span(of: list?.around(rows) ?? rows, in: content) ?? row
      let target = around.height <= page ? around : row
      var top = clamp(gtk_adjustment_get_value(adjustment), to: target, page)
      if target.height > page, let focus = focus(in: rows, content) { top = clamp(top, to: focus, page) }
      gtk_adjustment_set_value(adjustment, top)
    }

    /// Whether any of some widgets is in the part of a page that is in view.
    static func isInView(_ widgets: [Widget], _ scroller: Widget) -> Bool {
      guard let content = gtk_widget_get_first_child(gtk_scrolled_window_get_child(scroller.opaque)),
        let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque),
        let span = span(of: widgets.filter { gtk_widget_get_mapped($0) != 0 }, in: content)
      else { return false }
      let top = gtk_adjustment_get_value(adjustment)
      return span.bottom - margin > top && span.top + margin < top + gtk_adjustment_get_page_size(adjustment)
    }

    /// The scroll position nearest to `top` that shows a span, or fills the page with a span that is taller.
    private static func clamp(_ top: Double, to span: Span, _ page: Double) -> Double {
      let ends = [span.top, span.bottom - page].sorted()
      // From above, this stops at the beginning of a taller span; from below, at its end.
      return min(max(top, ends[0]), ends[1])
    }

    private struct Span {
      var top, bottom: Double
      var height: Double { bottom - top }
    }

    /// The vertical extent of widgets in the content, with a margin so that their edges are visible.
    private static func span(of widgets: [Widget], in content: Widget) -> Span? {
      var span: Span?
      var bounds = graphene_rect_t()
      for widget in widgets where gtk_widget_compute_bounds(widget, content, &bounds) != 0 {
        let (top, height) = (Double(bounds.origin.y), Double(bounds.size.height))
        span = Span(top: min(span?.top ?? top, top), bottom: max(span?.bottom ?? 0, top + height))
      }
      return span.map { Span(top: $0.top - margin, bottom: $0.bottom + margin) }
    }

    /// The extent of the focused widget; in a text of several lines, that of the line with the caret.
    private static func focus(in rows: [Widget], _ content: Widget) -> Span? {
      guard let root = gtk_widget_get_root(content), let focus = gtk_root_get_focus(root),
        rows.contains(where: { focus.isInside($0) }), var span = span(of: [focus], in: content)
      else { return nil }
      if let caret = TextArea.caret(focus) {
        let start = span.top + margin
        span = Span(top: start + caret.top - margin, bottom: start + caret.bottom + margin)
      }
      return span
    }
  }
#endif
