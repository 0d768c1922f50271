import FieldstoneCore

/// A heading with rows under it.
public struct DocumentSection: Sendable {
  public var title: FormString
  /// The id of its row; made from the title if nil.
  public var id: String?
  public var footer: FormString?
  /// A title, or a footer, that is made from answers. Where the text of a footer is empty, nothing shows.
  public var titleFrom: DocumentComputation?
  public var footerFrom: DocumentComputation?
  public var style: FormGroupStyle
  public var visible: DocumentCondition?
  public var enabled: DocumentCondition?
  public var items: [DocumentItem]

  public init(
    _ title: FormString = "", id: String? = nil, footer: FormString? = nil, style: FormGroupStyle = .grouped,
    visible: DocumentCondition? = nil, enabled: DocumentCondition? = nil, @DocumentBuilder _ items: () -> [DocumentItem]
  ) {
    (self.title, self.id, self.footer, self.style) = (title, id, footer, style)
    (self.visible, self.enabled, self.items) = (visible, enabled, items())
  }
}

/// A row that leads to a page for some of the form's rows.
public struct DocumentPage: Sendable {
  public var title: FormString
  /// The id of its row; made from the title if nil.
  public var id: String?
  public var presentation: FormPagePresentation
  /// The name of the program's own transition, for surfaces that have transitions.
  public var transition: String?
  /// A title that is made from answers.
  public var titleFrom: DocumentComputation?
  public var help: FormString?
  public var icon: FormIcon?
  public var visible: DocumentCondition?
  public var enabled: DocumentCondition?
  public var items: [DocumentItem]

  public init(
    _ title: FormString, id: String? = nil, presentation: FormPagePresentation = .pushed,
    visible: DocumentCondition? = nil, @DocumentBuilder _ items: () -> [DocumentItem]
  ) {
    (self.title, self.id, self.presentation) = (title, id, presentation)
    (self.visible, self.items) = (visible, items())
  }
}

/// A step of a long form, or its review.
public struct DocumentStep: Sendable {
  /// The title; that of a review may be empty, and is the usual one then.
  public var title: FormString
  /// The id of its row; made from the title if nil.
  public var id: String?
  /// Whether it is the last step, which shows all answers in words, with the items below them.
  public var isReview = false
  /// A title that is made from answers.
  public var titleFrom: DocumentComputation?
  public var help: FormString?
  public var icon: FormIcon?
  public var visible: DocumentCondition?
  public var enabled: DocumentCondition?
  public var items: [DocumentItem]

  public init(
    _ title: FormString, id: String? = nil, visible: DocumentCondition? = nil,
    @DocumentBuilder _ items: () -> [DocumentItem]
  ) {
    (self.title, self.id, self.visible, self.items) = (title, id, visible, items())
  }
}

/// A button.
public struct DocumentButton: Sendable {
  public var title: FormString
  /// A title that is made from answers.
  public var titleFrom: DocumentComputation?
  public var action: FormAction
  public var role: FormRole?
  public var help: FormString?
  public var icon: FormIcon?
  /// A question that people answer before it is pressed.
  public var confirmation: FormString?
  public var visible: DocumentCondition?
  public var enabled: DocumentCondition?

  public init(
    _ title: FormString, _ action: FormAction, role: FormRole? = nil, visible: DocumentCondition? = nil,
    enabled: DocumentCondition? = nil
  ) {
    (self.title, self.action, self.role) = (title, action, role)
    (self.visible, self.enabled) = (visible, enabled)
  }
}

/// Several fields on one line. They hold values: forms and lists have lines of their own.
public struct DocumentLine: Sendable {
  /// The most fields that a line has.
  public static let mostFields = 4

  /// From two to ``mostFields`` fields.
  public var fields: [DocumentField]
  /// The shares of the width, in proportion to each other; 1 for each that is left out.
  public var widths: [Int]
  /// Where a loader found it, for problems.
  public var source: DocumentSource?

  public init(_ fields: DocumentField..., widths: [Int] = []) { self.init(fields, widths: widths) }
  public init(_ fields: [DocumentField], widths: [Int] = []) { (self.fields, self.widths) = (fields, widths) }
}
