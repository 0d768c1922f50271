#if GTK
  import FieldstoneCore

  /// How a field's options are shown: the style that was declared, where it suits, or else what it falls back to.
  enum ChoiceLook {
    /// Radio buttons or checkboxes in the page.
    case list
    case menu
    /// A row with a popover that has a search.
    case picker
    case segments, tiles, chips, stepper, slider, expanding, page

    /// Nil for a field without options.
    @MainActor
    init?(_ row: FormRow, _ form: FormView) {
      guard row.kind == .field, !row.isReadOnly, var style = row.control.choiceStyle else { return nil }
      while !ChoiceLimits.suits(style, row, form), let other = style.fallback { style = other }
      let (count, isSearched) = (row.options.count, ChoiceLimits.isSearched(row))
      switch style {
      case .automatic: self = isSearched ? .picker : Self.automatic(row)
      case .list: self = isSearched || count > ChoiceLimits.listed ? .picker : .list
      case .menu: self = isSearched || !ChoiceLimits.fitMenu(row) ? .picker : .menu
      case .segments: self = .segments
      case .tiles: self = .tiles
      case .chips: self = .chips
      case .stepper: self = .stepper
      case .slider: self = .slider
      case .expanding: self = .expanding
      case .page: self = .page
      }
    }

    private static func automatic(_ row: FormRow) -> ChoiceLook {
      let count = row.options.count
      if row.isSeveral { return count > ChoiceLimits.automaticChecks ? .picker : .list }
      if count <= ChoiceLimits.automaticRadios, row.options.contains(where: { $0.help != nil }) { return .list }
      return ChoiceLimits.fitMenu(row) ? .menu : .picker
    }
  }

  extension FormRow {
    /// Whether several of its options can be chosen.
    var isSeveral: Bool {
      if case .choices = control.standard { true } else { false }
    }
  }
#endif
