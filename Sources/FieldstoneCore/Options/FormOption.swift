/// An option of a choice.
public struct FormOption: Sendable, Hashable, Identifiable {
  /// Its identifier in inputs and drafts: a raw value, the name of a case, or the value as Swift describes it.
  public let id: String
  /// The title that people see.
  public var title: FormString
  /// A sentence that explains it.
  public var help: FormString?
  /// Its icon.
  public var icon: FormIcon?
  /// The title of the group of options that it belongs to. Options of one group follow one another.
  public var section: FormString?

  public init(
    id: String, title: FormString, help: FormString? = nil, icon: FormIcon? = nil, section: FormString? = nil
  ) {
    self.id = id
    self.title = title
    self.help = help
    self.icon = icon
    self.section = section
  }
}

/// A type that says once what its values are called: as options, in labels and in summaries.
///
/// ```swift
/// struct City: Hashable, FormTitled {
///   var name, country: String
///   var formTitle: FormString { FormString(verbatim: name) }
///   var formSection: FormString? { FormString(verbatim: country) }
/// }
/// ```
public protocol FormTitled {
  /// The value's title.
  var formTitle: FormString { get }
  /// A sentence that explains the value.
  var formHelp: FormString? { get }
  /// Its icon.
  var formIcon: FormIcon? { get }
  /// The title of the group of options that the value belongs to.
  var formSection: FormString? { get }
}

extension FormTitled {
  public var formHelp: FormString? { nil }
  public var formIcon: FormIcon? { nil }
  public var formSection: FormString? { nil }
}

/// A type with a fixed list of options that have titles of their own.
///
/// A `CaseIterable` enum is a choice even without it; its options are then named after its cases.
///
/// ```swift
/// enum Diet: String, FormChoice {
///   case anything, vegan
///   var formTitle: FormString { self == .vegan ? "Strictly vegan" : "Anything" }
/// }
/// ```
public protocol FormChoice: FormTitled, CaseIterable, Hashable, Sendable {}
