#if GTK
  import FieldstoneCore

  /// How many options suit a way to show them. With more, the fallback of the style is shown, and in the end a popover
  /// with a search.
  enum ChoiceLimits {
    /// Each option is a row of the page, and people must still find what comes after them.
    static let listed = 20
    /// A menu has a widget for each option and no search.
    static let inMenu = 20
    /// Without a declared style, options in the page are not to take more room than the rest of a short form.
    static let automaticChecks = 8
    static let automaticRadios = 5
    /// A tile is as tall as two rows, and in a narrow window there are only two in a line.
    static let tiles = 12
    /// Whoever wants the last option has to step through all the others.
    static let steps = 20
    /// In a window of 360 pixels, the stops of a slider are then 24 pixels apart, the least that a finger can hit.
    static let stops = 12

    /// Whether a menu can show the options: one of them is chosen, and they have no headings, which menus of GTK 4.8
    /// lack.
    static func fitMenu(_ row: FormRow) -> Bool {
      !row.isSeveral && row.options.count <= inMenu && !row.options.contains { $0.section != nil }
    }

    /// Whether people type what they look for, because the program searches or they may add options.
    static func isSearched(_ row: FormRow) -> Bool { row.options.finding != nil || row.options.takesOwnEntries }

    /// Whether a style suits a field as it is now.
    @MainActor
    static func suits(_ style: FormChoiceStyle, _ row: FormRow, _ form: FormView) -> Bool {
      let count = row.options.count
      let isSearched = isSearched(row)
      return switch style {
      // What these show instead is a popover, which is for any number of options and for searches.
      case .automatic, .list, .menu: true
      case .page: true
      case .chips: row.isSeveral
      case .segments: !isSearched && count > 0 && count <= tiles && SegmentsView.fits(row, form)
      case .tiles: !isSearched && count > 0 && count <= tiles
      case .expanding: !isSearched && count > 0 && count <= listed
      case .stepper: !isSearched && !row.isSeveral && count > 1 && count <= steps
      case .slider: !isSearched && !row.isSeveral && count > 1 && count <= stops
      }
    }
  }
#endif
