#if GTK
  import CAdw

  /// Widgets beside each other, each with a share of the width, or below each other where one of them would get less than
  /// it needs.
  @MainActor
  enum WeightedLine {
    static func make() -> Widget {
      let box = Box.horizontal(0)
      gtk_widget_set_layout_manager(
        box,
        gtk_custom_layout_new(
          { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
          { widget, orientation, size, least, natural, _, _ in
            guard let widget else { return }
            let sizes =
              orientation == GTK_ORIENTATION_HORIZONTAL
              ? WeightedLine.widths(of: widget) : WeightedLine.heights(of: widget, width: size)
            least?.pointee = sizes.least
            natural?.pointee = sizes.natural
          },
          { widget, width, height, _ in
            if let widget { WeightedLine.allocate(widget, width: width, height: height) }
          }))
      return box
    }

    /// Sets the share of the width, in proportion to those of the others.
    static func setWeight(_ child: Widget, _ weight: Int) {
      g_object_set_data(child.cast(), "weight", UnsafeMutableRawPointer(bitPattern: max(1, weight)))
    }

    /// A width that is comfortable for each widget on average, and one that is enough for a small one: below it, there is
    /// one widget on each line.
    private nonisolated static let (comfortableWidth, smallWidth): (Int32, Int32) = (150, 120)

    // GTK calls these on the main thread.

    private nonisolated static func children(of widget: Widget) -> [(widget: Widget, weight: Int32)] {
      var children: [(widget: Widget, weight: Int32)] = []
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        if gtk_widget_should_layout(child) != 0 {
          children.append((child, Int32(Int(bitPattern: g_object_get_data(child.cast(), "weight")))))
        }
        next = gtk_widget_get_next_sibling(child)
      }
      return children
    }

    private nonisolated static func size(
      of widget: Widget, _ orientation: GtkOrientation, for size: Int32
    ) -> (least: Int32, natural: Int32) {
      var (least, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(widget, orientation, size, &least, &natural, nil, nil)
      return (least, natural)
    }

    private nonisolated static func widths(of widget: Widget) -> (least: Int32, natural: Int32) {
      let sizes = children(of: widget).map { size(of: $0.widget, GTK_ORIENTATION_HORIZONTAL, for: -1) }
      return (sizes.map(\.least).max() ?? 0, sizes.reduce(0) { $0 + $1.natural })
    }

    /// The widths beside each other; nil if one of the widgets would get too little.
    private nonisolated static func shares(_ children: [(widget: Widget, weight: Int32)], _ width: Int32) -> [Int32]? {
      let sum = children.reduce(0) { $0 + $1.weight }
      guard sum > 0, width >= Int32(children.count) * comfortableWidth else { return nil }
      var left = width
      var shares: [Int32] = []
      for (index, child) in children.enumerated() {
        let share = index == children.count - 1 ? left : width * child.weight / sum
        let least = size(of: child.widget, GTK_ORIENTATION_HORIZONTAL, for: -1).least
        guard share >= max(least, smallWidth) else { return nil }
        shares.append(share)
        left -= share
      }
      return shares
    }

    private nonisolated static func heights(of widget: Widget, width: Int32) -> (least: Int32, natural: Int32) {
      let children = children(of: widget)
      let width = width < 0 ? widths(of: widget).natural : width
      let shares = shares(children, width)
      let sizes = children.enumerated().map { index, child in
        size(of: child.widget, GTK_ORIENTATION_VERTICAL, for: shares?[index] ?? width)
      }
      guard shares == nil else { return (sizes.map(\.least).max() ?? 0, sizes.map(\.natural).max() ?? 0) }
      return (sizes.reduce(0) { $0 + $1.least }, sizes.reduce(0) { $0 + $1.natural })
    }

    private nonisolated static func allocate(_ widget: Widget, width: Int32, height: Int32) {
      let children = children(of: widget)
      let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
      var place = GtkAllocation(x: 0, y: 0, width: width, height: height)
      guard let shares = shares(children, width) else {
        for child in children {
          place.height = size(of: child.widget, GTK_ORIENTATION_VERTICAL, for: width).natural
          gtk_widget_size_allocate(child.widget, &place, -1)
          place.y += place.height
        }
        return
      }
      var x: Int32 = 0
      for (child, share) in zip(children, shares) {
        (place.x, place.width) = (isMirrored ? width - x - share : x, share)
        gtk_widget_size_allocate(child.widget, &place, -1)
        x += share
      }
    }
  }
#endif
