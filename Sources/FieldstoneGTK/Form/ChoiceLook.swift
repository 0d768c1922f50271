#if GTK
  import FieldstoneCore

  /// How a field's options are shown.
  enum ChoiceLook {
    case radios, segments, menu, checks, picker

    /// The largest number of options in a menu, which has a widget for each.
    static let mostInMenu = 40
    /// The largest number of checkboxes in a list that is asked for.
    static let mostListed = 20
    /// The largest number of checkboxes that an automatic choice shows all at once.
    static let mostChecks = 8
    private static let mostRadios = 5

    /// Nil for a field without options.
    @MainActor
    init?(_ row: FormRow, _ form: FormView) {
      guard row.kind == .field, !row.isReadOnly else { return nil }
      let count = row.options.count
      switch row.control.standard {
      case .choice where row.options.finding != nil, .choices where row.options.finding != nil: self = .picker
      case .choices(.list): self = count > Self.mostListed ? .picker : .checks
      case .choices(.menu): self = .picker
      case .choices: self = count > Self.mostChecks ? .picker : .checks
      case .choice where count > Self.mostInMenu: self = .picker
      case .choice(.list): self = .radios
      case .choice(.segments) where SegmentsView.fits(row, form): self = .segments
      case .choice(.automatic) where count <= Self.mostRadios && row.options.contains { $0.help != nil }:
        self = .radios
      case .choice: self = .menu
      default: return nil
      }
    }
  }

  extension FormRow.Option {
    /// Whether it can be chosen, or taken back.
    var canBeTaken: Bool { isEnabled || isChosen }
    /// Whether words say that it can't be chosen.
    var isMarked: Bool { !canBeTaken || !isOffered }
    /// What is always shown of it, whatever is chosen.
    var face: [String?] { [id, title, help, section, isOffered ? nil : ""] }
  }

  extension RowView {
    /// The title of an option, with words if it can't be chosen.
    func title(of option: FormRow.Option) -> String {
      option.isMarked ? text(.common(.unavailableOption, .text(option.title))) : option.title
    }
  }
#endif
