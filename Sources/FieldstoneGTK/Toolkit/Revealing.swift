#if GTK
  import CAdw
  import CGtkShim

  /// Scrolling to what has the keyboard, with all that belongs to it.
  @MainActor
  enum Revealing {
    private static let margin = 12.0

    /// Scrolls as far as is needed to show rows of a list, with the list's heading and remark where these stand at the
    /// rows. Of rows that are higher than the page, the beginning shows, unless what has the keyboard is further down.
    static func scroll(_ scroller: Widget, _ rows: [Widget], in list: BoxedList?) {
      let rows = rows.filter(\.isVisible)
      guard let content = gtk_widget_get_first_child(gtk_scrolled_window_get_child(scroller.opaque)),
        let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque), let row = span(of: rows, in: content)
      else { return }
      let page = gtk_adjustment_get_page_size(adjustment)
      let around = span(of: list?.around(rows) ?? rows, in: content) ?? row
      let wish = around.height <= page ? around : row
      var top = clamp(gtk_adjustment_get_value(adjustment), to: wish, page)
      if wish.height > page, let focus = focus(in: rows, content) { top = clamp(top, to: focus, page) }
      gtk_adjustment_set_value(adjustment, top)
    }

    /// Where the page begins after the least scrolling that shows a span, or fills the page with it.
    private static func clamp(_ top: Double, to span: Span, _ page: Double) -> Double {
      let ends = [span.top, span.bottom - page].sorted()
      // Of what is higher than the page, the beginning, when it comes from above.
      return min(max(top, ends[0]), ends[1])
    }

    private struct Span {
      var top, bottom: Double
      var height: Double { bottom - top }
    }

    /// What widgets take up of the content, and a little more, so that it is seen where they end.
    private static func span(of widgets: [Widget], in content: Widget) -> Span? {
      var span: Span?
      var place = graphene_rect_t()
      for widget in widgets where gtk_widget_compute_bounds(widget, content, &place) != 0 {
        let (top, height) = (Double(place.origin.y), Double(place.size.height))
        span = Span(top: min(span?.top ?? top, top), bottom: max(span?.bottom ?? 0, top + height))
      }
      return span.map { Span(top: $0.top - margin, bottom: $0.bottom + margin) }
    }

    /// What has the keyboard; in a text of several lines, the line that the caret is in.
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
