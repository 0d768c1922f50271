import FieldstoneCore

/// One level of a document: the form itself, a subform, or the form of an element.
public struct DocumentForm: Sendable {
  /// The title of the form's first page. Subforms have the title of their field.
  public var title: FormString?
  /// What it shows, in order.
  public var items: [DocumentItem]
  /// The rules about several of its fields.
  public var rules: [DocumentFormRule]
  /// When the form as a whole can be edited; always if nil.
  public var enabled: DocumentCondition?
  /// What it does as a whole. Those of a subform don't count.
  public var traits: Set<DocumentFormTrait> = []

  public init(
    title: FormString? = nil, items: [DocumentItem] = [], rules: [DocumentFormRule] = [],
    enabled: DocumentCondition? = nil
  ) {
    (self.title, self.items, self.rules, self.enabled) = (title, items, rules, enabled)
  }

  /// A form whose items are written in place.
  public init(title: FormString? = nil, rules: [DocumentFormRule] = [], @DocumentBuilder _ items: () -> [DocumentItem])
  {
    self.init(title: title, items: items(), rules: rules)
  }

  /// Its fields, wherever they are placed.
  public var fields: [DocumentField] { items.flatMap(\.fields) }

  /// The keys of the fields that share a line with others.
  var keysInLine: Set<String> { Set(items.flatMap(\.lines).flatMap(\.fields).map(\.key)) }
}

/// Where the form of a subform or of an element is described.
public enum DocumentFormSource: Sendable {
  /// Here.
  case form(DocumentForm)
  /// Under a name in ``FormDocument/forms``.
  case named(String)
}

/// Something that a form shows.
public enum DocumentItem: Sendable {
  case field(DocumentField)
  case section(DocumentSection)
  case page(DocumentPage)
  case step(DocumentStep)
  case button(DocumentButton)
  /// The last step: all answers in words, and these items below them.
  case review(title: FormString?, id: String?, [DocumentItem])
  /// Several fields on one line, for example a city and its postcode. Where there is little room, each has a line of its
  /// own.
  case line(DocumentLine)
  /// A paragraph.
  case text(FormString, id: String?)
  /// A paragraph with emphasis, links and lists.
  case markdown(FormString, id: String?)
  /// A title and a value that is only looked at.
  case info(FormString, FormString, id: String?)
  /// A link out of the form.
  case link(FormString, to: String, id: String?)
  /// Any of these and others, with conditions and texts that are made from answers.
  case content(DocumentContent)

  /// The lines in it.
  var lines: [DocumentLine] {
    switch self {
    case .line(let line): [line]
    case .section(let section): section.items.flatMap(\.lines)
    case .page(let page): page.items.flatMap(\.lines)
    case .step(let step): step.items.flatMap(\.lines)
    case .review(_, _, let items): items.flatMap(\.lines)
    case .field, .button, .text, .markdown, .info, .link, .content: []
    }
  }

  var fields: [DocumentField] {
    switch self {
    case .field(let field): [field]
    case .section(let section): section.items.flatMap(\.fields)
    case .page(let page): page.items.flatMap(\.fields)
    case .step(let step): step.items.flatMap(\.fields)
    case .review(_, _, let items): items.flatMap(\.fields)
    case .line(let line): line.fields
    case .button, .text, .markdown, .info, .link, .content: []
    }
  }
}

/// Items that are written one after another.
@resultBuilder public enum DocumentBuilder {
  public static func buildExpression(_ field: DocumentField) -> [DocumentItem] { [.field(field)] }
  public static func buildExpression(_ section: DocumentSection) -> [DocumentItem] { [.section(section)] }
  public static func buildExpression(_ page: DocumentPage) -> [DocumentItem] { [.page(page)] }
  public static func buildExpression(_ step: DocumentStep) -> [DocumentItem] { [.step(step)] }
  public static func buildExpression(_ button: DocumentButton) -> [DocumentItem] { [.button(button)] }
  public static func buildExpression(_ line: DocumentLine) -> [DocumentItem] { [.line(line)] }
  public static func buildExpression(_ content: DocumentContent) -> [DocumentItem] { [.content(content)] }
  public static func buildExpression(_ item: DocumentItem) -> [DocumentItem] { [item] }
  public static func buildExpression(_ items: [DocumentItem]) -> [DocumentItem] { items }
  public static func buildBlock(_ items: [DocumentItem]...) -> [DocumentItem] { items.flatMap(\.self) }
  public static func buildOptional(_ items: [DocumentItem]?) -> [DocumentItem] { items ?? [] }
  public static func buildEither(first items: [DocumentItem]) -> [DocumentItem] { items }
  public static func buildEither(second items: [DocumentItem]) -> [DocumentItem] { items }
  public static func buildArray(_ items: [[DocumentItem]]) -> [DocumentItem] { items.flatMap(\.self) }
}
