#if GTK
  import CAdw
  import CGtkShim

  /// Lays out the children of a box in as many lines as they need: one after another, or, in a box with the class
  /// `grid`, in columns of the same width. GTK's own flow box adds a focusable widget around each child.
  @MainActor
  struct Flow {
    static let spacing: Int32 = 6
    static let mostColumns: Int32 = 4
    /// The width that a column of a grid should have, for the default text size.
    static let column = 140.0

    private let children: [Widget]
    private let isGrid: Bool

    /// Makes a box lay out its children this way.
    static func start(_ box: Widget, isGrid: Bool = false) {
      box.setClass("grid", isGrid)
      let layout = gtk_custom_layout_new(
        { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
        { widget, orientation, size, least, natural, _, _ in
          guard let widget else { return }
          nonisolated(unsafe) let (box, least, natural) = (widget, least, natural)
          MainActor.assumeIsolated {
            let flow = Flow(box)
            let needed = orientation == GTK_ORIENTATION_HORIZONTAL ? flow.widths() : flow.heights(size)
            least?.pointee = needed.least
            natural?.pointee = needed.natural
          }
        },
        { widget, width, _, _ in
          guard let widget else { return }
          nonisolated(unsafe) let box = widget
          MainActor.assumeIsolated {
            let isMirrored = gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL
            for (child, frame) in Flow(box).frames(width) {
              var frame = frame
              if isMirrored { frame.x = width - frame.x - frame.width }
              gtk_widget_size_allocate(child, &frame, -1)
            }
          }
        })
      gtk_widget_set_layout_manager(box, layout)
    }

    private init(_ box: Widget) {
      isGrid = gtk_widget_has_css_class(box, "grid") != 0
      var children: [Widget] = []
      var next = gtk_widget_get_first_child(box)
      while let child = next {
        if gtk_widget_should_layout(child) != 0 { children.append(child) }
        next = gtk_widget_get_next_sibling(child)
      }
      self.children = children
    }

    // MARK: Sizes

    private func measure(_ child: Widget, _ orientation: GtkOrientation, _ size: Int32) -> (
      least: Int32, natural: Int32
    ) {
      var (least, natural): (gint, gint) = (0, 0)
      gtk_widget_measure(child, orientation, size, &least, &natural, nil, nil)
      return (least, natural)
    }

    private func widths() -> (least: Int32, natural: Int32) {
      let all = children.map { measure($0, GTK_ORIENTATION_HORIZONTAL, -1) }
      let least = all.map(\.least).max() ?? 0
      let gaps = max(Int32(all.count) - 1, 0) * Self.spacing
      return (least, max(least, all.reduce(gaps) { $0 + $1.natural }))
    }

    private func heights(_ width: Int32) -> (least: Int32, natural: Int32) {
      let frames = frames(width < 0 ? widths().natural : max(width, widths().least))
      let height = frames.map { $0.frame.y + $0.frame.height }.max() ?? 0
      return (height, height)
    }

    // MARK: Positions

    private func frames(_ width: Int32) -> [(child: Widget, frame: GtkAllocation)] {
      isGrid ? inGrid(width) : inLines(width)
    }

    private func inLines(_ width: Int32) -> [(child: Widget, frame: GtkAllocation)] {
      var (x, y, height): (Int32, Int32, Int32) = (0, 0, 0)
      return children.map { child in
        let own = min(measure(child, GTK_ORIENTATION_HORIZONTAL, -1).natural, width)
        if x > 0, x + own > width { (x, y, height) = (0, y + height + Self.spacing, 0) }
        let frame = GtkAllocation(
          x: x, y: y, width: own, height: measure(child, GTK_ORIENTATION_VERTICAL, own).natural)
        (x, height) = (x + own + Self.spacing, max(height, frame.height))
        return (child, frame)
      }
    }

    private func inGrid(_ width: Int32) -> [(child: Widget, frame: GtkAllocation)] {
      let wished = max(Int32(Self.column * fieldstone_gtk_text_scale()), widths().least)
      let most = min(max(Int32(children.count), 1), Self.mostColumns)
      let fitting = min(max((width + Self.spacing) / (wished + Self.spacing), 1), most)
      // As many lines as needed, filled evenly.
      let lines = (Int32(children.count) + fitting - 1) / fitting
      let columns = max((Int32(children.count) + lines - 1) / max(lines, 1), 1)
      let own = (width - (columns - 1) * Self.spacing) / columns
      var frames: [(child: Widget, frame: GtkAllocation)] = []
      var y: Int32 = 0
      for start in stride(from: 0, to: children.count, by: Int(columns)) {
        let line = children[start..<min(start + Int(columns), children.count)]
        let height = line.map { measure($0, GTK_ORIENTATION_VERTICAL, own).natural }.max() ?? 0
        for (column, child) in line.enumerated() {
          frames.append(
            (child, GtkAllocation(x: Int32(column) * (own + Self.spacing), y: y, width: own, height: height)))
        }
        y += height + Self.spacing
      }
      return frames
    }
  }
#endif
