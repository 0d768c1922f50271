import FieldstoneCore

/// The type of a field's options: options, or texts, which people may add to.
protocol OfferedOption: Hashable, Sendable {
  init(_ option: DocumentOption)
  var option: DocumentOption { get }
}

extension DocumentOption: OfferedOption {
  init(_ option: DocumentOption) { self = option }
  var option: DocumentOption { self }
}

extension String: OfferedOption {
  init(_ option: DocumentOption) { self = option.id }
  var option: DocumentOption { DocumentOption(.text(self)) }
}

extension DocumentField {
  /// Whether people may add texts to its options.
  var takesOwnEntries: Bool { traits.contains { if case .ownEntries = $0 { true } else { false } } }

  /// Whether others than its own options may be offered while the form is filled in.
  var offersOthers: Bool {
    traits.contains { trait in
      switch trait {
      case .optionsFrom, .search, .ownEntries: true
      default: false
      }
    }
  }

  /// Its kind, as far as an expression may rely on it: where others than its own options may be offered, nothing says
  /// which.
  var knownKind: DocumentKind {
    switch kind {
    case .choice where offersOthers: .choice([])
    case .choices where offersOthers: .choices([])
    default: kind
    }
  }
}
