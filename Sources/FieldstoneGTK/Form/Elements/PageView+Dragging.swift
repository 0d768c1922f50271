#if GTK
  import CAdw
  import FieldstoneCore

  /// Moving elements with the pointer.
  extension PageView {
    /// Lets elements be dropped on the page.
    func followDragging() {
      Dragging.target(rows.box) { [weak self] point in
        self?.mark(point.flatMap { self?.target($0.x, $0.y) })
      } drop: { [weak self] x, y in
        guard let self, let dragged = self.form.dragged, let target = self.target(x, y) else { return false }
        self.form.drop(dragged, on: target.element, isAfter: target.isAfter)
        return true
      }
    }

    /// The element at a point, in the collection of the dragged one, and whether the point is in its second half.
    private func target(_ x: Double, _ y: Double) -> (element: FormRowID, isAfter: Bool)? {
      let engine = form.engine
      guard let dragged = form.dragged, let collection = engine.collection(of: dragged),
        let widget = gtk_widget_pick(rows.box, x, y, GTK_PICK_DEFAULT), let row = rows.row(containing: widget)
      else { return nil }
      var element = engine.element(containing: row.id)
      while let one = element, engine.collection(of: one) != collection {
        element = engine.collection(of: one).flatMap { engine.element(containing: $0) }
      }
      guard let element, let (top, bottom) = extent(of: element) else { return nil }
      return (element, y > (top + bottom) / 2)
    }

    /// The widgets of an element, from its first to its last one.
    private func widgets(of element: FormRowID) -> [Widget] {
      rows.rows.filter { $0.id == element || $0.id.path.hasPrefix(element.path + ".") }.flatMap(\.stops)
    }

    private func extent(of element: FormRowID) -> (Double, Double)? {
      var bounds = graphene_rect_t()
      var extent: (top: Double, bottom: Double)?
      for widget in widgets(of: element) where gtk_widget_compute_bounds(widget, rows.box, &bounds) != 0 {
        let (top, bottom) = (Double(bounds.origin.y), Double(bounds.origin.y + bounds.size.height))
        extent = (min(extent?.top ?? top, top), max(extent?.bottom ?? bottom, bottom))
      }
      return extent
    }

    /// Shows where a dropped element would go.
    private func mark(_ target: (element: FormRowID, isAfter: Bool)?) {
      for (widget, name) in dropMark { widget.setClass(name, false) }
      dropMark = []
      guard let target, target.element != form.dragged else { return }
      let all = widgets(of: target.element)
      guard let widget = target.isAfter ? all.last : all.first else { return }
      dropMark = [(widget, target.isAfter ? "drop-after" : "drop-before")]
      for (widget, name) in dropMark { widget.setClass(name, true) }
    }
  }

  extension FormView {
    /// Moves an element before or after another one of its collection.
    func drop(_ dragged: FormRowID, on other: FormRowID, isAfter: Bool) {
      guard dragged != other, let collection = engine.collection(of: other) else { return }
      let all = engine.elements(of: collection)
      guard let index = all.firstIndex(of: other) else { return }
      let before = isAfter ? index + 1 : index
      move(dragged, before: all.indices.contains(before) ? all[before] : nil)
    }
  }
#endif
