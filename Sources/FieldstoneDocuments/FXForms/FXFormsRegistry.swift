import FieldstoneCore

/// What the names in a file of FXForms fields stand for: classes, transformers and actions of the program.
///
/// ```swift
/// var registry = FXFormsRegistry()
/// registry.actions["submitRegistrationForm:"] = .submit
/// registry.transformers["ISO3166CountryValueTransformer"] = FXFormsTransformer { code in
///   FormString(Locale(identifier: "en_US").localizedString(forRegionCode: code.text ?? "") ?? "Unknown")
/// }
/// registry.screens["TermsViewController"] = "showTerms"
/// ```
///
/// A name that isn't here is a mistake of the file, reported with the nearest one that is.
public struct FXFormsRegistry: Sendable {
  /// What the selectors of `action` do. A selector is found with and without its colon.
  public var actions: [String: FormAction]
  /// How values read, by the class names of `valueTransformer`.
  public var transformers: [String: FXFormsTransformer]
  /// The forms of subforms, by the class names of `class`. A form may contain itself where it is optional.
  public var forms: [String: DocumentForm]
  /// What opens the program's own screens: by the class names of view controllers, and the identifiers and class names
  /// of `segue`.
  public var screens: [String: FormAction]
  /// The controls of the program's own cells, by their class names, for `cell` and `viewController`.
  public var cells: [String: FormControl]
  /// What fields of the program's own types hold.
  public var types: [String: DocumentKind]
  /// Whether a name that isn't here is a warning instead of a mistake. An action and a screen keep their name then,
  /// options show their values, and a field has the control for its type.
  public var acceptsUnknownNames = false

  public init(
    actions: [String: FormAction] = [:], transformers: [String: FXFormsTransformer] = [:],
    forms: [String: DocumentForm] = [:], screens: [String: FormAction] = [:], cells: [String: FormControl] = [:],
    types: [String: DocumentKind] = [:]
  ) {
    (self.actions, self.transformers, self.forms) = (actions, transformers, forms)
    (self.screens, self.cells, self.types) = (screens, cells, types)
  }
}

/// What a value reads like, as an `NSValueTransformer` says it.
public struct FXFormsTransformer: Sendable {
  let text: @Sendable (FormValues.Value) -> FormString?
  let value: (@Sendable (String) -> FormValues.Value?)?

  /// - Parameters:
  ///   - text: What a value reads like; nil for what it reads like without a transformer.
  ///   - value: The value of what somebody has typed, nil for a text that stands for none. With it, fields that are
  ///     typed use the transformer, too; without it, only options and what is shown.
  public init(
    _ text: @escaping @Sendable (FormValues.Value) -> FormString?,
    reverse value: (@Sendable (String) -> FormValues.Value?)? = nil
  ) {
    (self.text, self.value) = (text, value)
  }

  /// The words of some values, both ways.
  public init(_ words: [FormValues.Value: String]) {
    let values = Dictionary(words.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    self.init({ words[$0].map { FormString($0) } }, reverse: { values[$0] })
  }
}
