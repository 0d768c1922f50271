import FieldstoneCore

/// A subform.
public struct DocumentSubform: Sendable {
  public var form: DocumentFormSource
  /// Whether its object may be missing. People add and remove it then.
  public var isOptional: Bool
  /// Whether an optional subform is there exactly while it is visible.
  public var existsWhileVisible: Bool
  public var presentation: DocumentPresentation

  public init(
    _ form: DocumentFormSource, isOptional: Bool = false, existsWhileVisible: Bool = false,
    presentation: DocumentPresentation = .pushed
  ) {
    (self.form, self.isOptional, self.existsWhileVisible) = (form, isOptional, existsWhileVisible)
    self.presentation = presentation
  }
}

/// A list whose elements come and go. How many there may be, and whether two may be equal, is said by the rules
/// `minimumCount`, `maximumCount` and `unique` of its field.
public struct DocumentList: Sendable {
  /// What each element is.
  public indirect enum Element: Sendable {
    /// An object with a form of its own.
    case form(DocumentFormSource)
    /// A value. The key of the field doesn't count.
    case value(DocumentField)
  }

  public var element: Element
  public var isSortable: Bool
  /// Whether elements can be edited, but neither added nor removed.
  public var isClosed: Bool
  public var presentation: DocumentPresentation = .pushed
  /// The title of each element, such as "Guest".
  public var elementTitle: FormString?
  /// The title of the row that adds an element.
  public var adding: FormString?
  /// What a new element is, as far as it isn't what its form or its field begins with.
  public var template: FormValues.Value?
  /// What the row of an element says about it.
  public var elementSummary: (@Sendable (FormValues.Value) -> FormString)?

  public init(_ element: Element, isSortable: Bool = false, isClosed: Bool = false) {
    (self.element, self.isSortable, self.isClosed) = (element, isSortable, isClosed)
  }
}

/// An object that is one of several: `{"method": "transfer", "iban": "…"}`. The value under one of its keys says which.
///
/// A field of this kind whose key is empty has no object of its own: its keys are among those of the form around it.
///
/// What was answered for other cases stays in the form, so that people can switch back, and is not part of the values.
public struct DocumentAlternatives: Sendable {
  /// One of the cases.
  public struct Case: Sendable {
    /// Its id in inputs and drafts.
    public var id: String
    /// The value that stands for it.
    public var value: FormValues.Value
    /// The title; made from the words of the id if nil.
    public var title: FormString?
    public var help: FormString?
    public var icon: FormIcon?
    /// Its fields, which show below the choice. Of a form, only fields, lines and rules count.
    public var form: DocumentForm

    public init(
      _ id: String, value: FormValues.Value? = nil, title: FormString? = nil, help: FormString? = nil,
      icon: FormIcon? = nil, form: DocumentForm = DocumentForm()
    ) {
      (self.id, self.value, self.title, self.help) = (id, value ?? .text(id), title, help)
      (self.icon, self.form) = (icon, form)
    }

    /// A case whose fields are written in place.
    public init(_ id: String, title: FormString? = nil, @DocumentBuilder _ items: () -> [DocumentItem]) {
      self.init(id, title: title, form: DocumentForm(items: items()))
    }
  }

  /// The key of the value that says which case it is.
  public var discriminator: String
  public var cases: [Case]
  /// The id of the case that a new form begins with; nil if none is chosen then.
  public var initial: String?

  /// Whether a loader couldn't read its key, or one of the cases, which has no id then.
  var isIncomplete: Bool { discriminator.isEmpty || cases.contains { $0.id.isEmpty } }

  public init(by discriminator: String, _ cases: [Case], initial: String? = nil) {
    (self.discriminator, self.cases, self.initial) = (discriminator, cases, initial)
  }
}
