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
  /// Where a loader found it, for problems.
  var place: DocumentField.Place?

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

  /// Stands for a form that a loader couldn't read.
  static let unread = DocumentForm(items: [.field(.unread)])

  /// Its fields, wherever they are placed.
  ///
  /// - Complexity: O(items).
  public var fields: [DocumentField] { items.fields }

  /// Whether the fields come one after another, and only buttons after them: rows that nobody places come there, too.
  var hasFieldsFirst: Bool {
    items.drop(while: \.isField).allSatisfy { if case .button = $0 { true } else { false } }
  }

  /// The keys of the fields that share a line with others.
  var keysInLine: Set<String> { Set(items.lines.flatMap(\.fields).map(\.key)) }
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
  indirect case section(DocumentSection)
  indirect case page(DocumentPage)
  indirect case step(DocumentStep)
  indirect case button(DocumentButton)
  /// The last step: all answers in words, and these items below them.
  indirect case review(title: FormString?, id: String?, [DocumentItem])
  /// Several fields on one line, for example a city and its postcode. Where there is little room, each has a line of its
  /// own.
  indirect case line(DocumentLine)
  /// A paragraph.
  indirect case text(FormString, id: String?)
  /// A paragraph with emphasis, links and lists.
  indirect case markdown(FormString, id: String?)
  /// A title and a value that is only looked at.
  indirect case info(FormString, FormString, id: String?)
  /// A link out of the form.
  indirect case link(FormString, to: String, id: String?)
  /// Any of these and others, with conditions and texts that are made from answers.
  indirect case content(DocumentContent)

  var fields: [DocumentField] { [self].fields }
  var isField: Bool { if case .field = self { true } else { false } }

  /// What it contains.
  var items: [DocumentItem] {
    switch self {
    case .section(let section): section.items
    case .page(let page): page.items
    case .step(let step): step.items
    case .review(_, _, let items): items
    case .line(let line): line.fields.map { .field($0) }
    case .field, .button, .text, .markdown, .info, .link, .content: []
    }
  }
}

extension [DocumentItem] {
  /// The fields, wherever they are placed.
  var fields: [DocumentField] {
    var fields: [DocumentField] = []
    fields.reserveCapacity(count)
    add(to: &fields)
    return fields
  }

  private func add(to fields: inout [DocumentField]) {
    for item in self {
      if case .field(let field) = item { fields.append(field) } else { item.items.add(to: &fields) }
    }
  }

  /// The lines, wherever they are placed.
  var lines: [DocumentLine] {
    var (lines, left) = ([DocumentLine](), [self])
    while let items = left.popLast() {
      for item in items {
        switch item {
        case .line(let line): lines.append(line)
        case .section, .page, .step, .review: left.append(item.items)
        default: break
        }
      }
    }
    return lines
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
