import Foundation

/// A definition as plain facts, for what writes it down in another language. Closures have no facts.
package struct DescribedForm {
  private let core: DefinitionCore

  init(_ core: DefinitionCore) { self.core = core }

  /// The same for each description of one definition.
  package var identity: ObjectIdentifier { ObjectIdentifier(core) }
  package var id: String { core.id }
  package var version: Int { core.version }
  package var title: FormString? { core.title }
  /// The rows in their order, without those that add elements.
  package var rows: [DescribedRow] { core.elements.filter { $0.kind != .add }.map { DescribedRow($0, in: core) } }

  /// What closures decide: what it is, and the names of the rows that lead to the row.
  package var closures: [(what: String, path: [String])] {
    core.trackers.compactMap { spec in
      // That the fields of a case show while it is chosen is known.
      if spec.kind == .visible, spec.target.last?.details?.caseID != nil { return nil }
      return ("\(spec.kind)", spec.target.map(\.name))
    }
  }
}

extension FormDefinition {
  package var described: DescribedForm { DescribedForm(core) }
}

/// A row of a definition.
package struct DescribedRow {
  private let element: FormElement
  private let core: DefinitionCore

  init(_ element: FormElement, in core: DefinitionCore) { (self.element, self.core) = (element, core) }

  package var name: String { element.name }
  package var kind: FormRow.Kind { element.kind }
  /// The title that was declared; nil for one that is made from the words of the name.
  package var title: FormString? { element.details?.title }
  package var help: FormString? { element.details?.help }
  package var placeholder: FormString? { element.details?.placeholder }
  package var icon: FormIcon? { element.details?.icon }
  package var purpose: FieldPurpose? { element.details?.purpose }
  package var choiceStyle: FormChoiceStyle? { element.details?.choiceStyle }
  package var action: FormAction? { element.details?.action }
  package var whenHidden: FormHiddenPolicy? { element.details?.whenHidden }
  package var isInline: Bool { element.flags.contains(.inline) }
  package var isRequired: Bool { element.flags.contains(.required) }
  package var isOptional: Bool { element.flags.contains(.optional) }
  package var isReadOnly: Bool { element.flags.contains(.readOnly) }
  package var isComputed: Bool { element.flags.contains(.computed) }
  package var isMarked: Bool { element.flags.contains(.marked) }
  package var existsWhileVisible: Bool { element.flags.contains(.existsWhileVisible) }
  /// The case that it belongs to, where cases are alternatives.
  package var caseID: String? { element.details?.caseID }
  /// The name of the header of its section.
  package var section: String? {
    element.group >= 0 ? core.elements[Int(element.group)].name : nil
  }

  /// What it holds.
  package enum Content {
    /// Nothing: a header, a note, a button.
    case none
    case value(DescribedValue)
    case form(DescribedForm)
    /// The choice of a case, and the fields of all cases.
    case cases(DescribedForm)
    case list(DescribedList)
    /// Some of the form's rows, on a page of their own.
    case page(DescribedForm)
  }

  package var content: Content {
    if let field = element as? FieldElement { return .value(DescribedValue(field, in: core)) }
    if let collection = element as? CollectionElement { return .list(DescribedList(collection)) }
    guard let nested = element as? NestedElement else { return .none }
    let form = DescribedForm(nested.child)
    if nested is PageElement { return .page(form) }
    return nested is AnyCasesElement ? .cases(form) : .form(form)
  }
}

/// A list of elements.
package struct DescribedList {
  private let collection: CollectionElement

  init(_ collection: CollectionElement) { self.collection = collection }

  package var minimum: Int { collection.settings.minimum }
  package var maximum: Int? { collection.settings.maximum == .max ? nil : collection.settings.maximum }
  package var isUnique: Bool { collection.settings.key != nil }
  package var isSortable: Bool { collection.settings.isSortable }
  package var isClosed: Bool { collection.settings.isClosed }
  package var adding: FormString? { collection.settings.adding }
  package var elementTitle: FormString? { collection.settings.elementTitle }
  /// The row of an element: a value with an empty name, or one that leads to a form.
  package var element: DescribedRow? {
    let core = collection.elementCore
    guard let row = core.elements.first else { return nil }
    return DescribedRow(row, in: core)
  }
  /// The form of an element that is one.
  package var form: DescribedForm? {
    guard let nested = collection.elementCore.elements.first as? NestedElement else { return nil }
    return DescribedForm(nested.child)
  }
}

/// A field that holds a value.
package struct DescribedValue {
  private let field: FieldElement
  private let core: DefinitionCore

  init(_ field: FieldElement, in core: DefinitionCore) { (self.field, self.core) = (field, core) }

  package var type: Any.Type { field.codec.valueType }
  package var isLabel: Bool { field.isLabel }
  /// The control that was declared, or that the type has.
  package var control: FormControl { field.details?.control ?? field.codec.control }
  /// The control that the type has.
  package var codecControl: FormControl { field.codec.control }
  package var isControlDeclared: Bool { field.details?.control != nil }
  package var isChoice: Bool { field.codec.isChoice }
  /// Whether it is the row in which a case is chosen.
  package var isCaseChoice: Bool { field.isCaseChoice }

  /// The value in a blank model.
  package var blank: FormAnswer? {
    guard let value = core.templateValue?(field), value != .none else { return nil }
    return field.codec.answer(value, .standard)
  }
  /// The value that takes the place of nil.
  package var valueForNil: FormAnswer? {
    guard field.flags.contains(.defaulted) else { return nil }
    return field.codec.answer(field.valueForNil, .standard)
  }

  // MARK: Options

  /// An option, and its value if that is a text or a whole number.
  package struct Option {
    package let option: FormOption
    package let text: String?
    package let integer: Int?
  }

  package var options: [Option] {
    guard let list = field.codec.options else { return [] }
    let values = list as? any OptionValues
    return list.ids.indices.map { index in
      var value = values?.anyValue(at: index)
      if let raw = value as? any RawRepresentable { value = raw.rawValue }
      let integer = (value as? any FixedWidthInteger).flatMap { Int(exactly: $0) }
      return Option(option: list.option(at: index), text: value as? String, integer: integer)
    }
  }

  // MARK: Rules

  package enum Rule {
    case email, web, luhn, iban
    case minimumLength(Int)
    case maximumLength(Int)
    case length(Int)
    case minimum(FormAnswer)
    case maximum(FormAnswer)
    case count(minimum: Int, maximum: Int?)
    case pattern(String)
    /// A rule of the program.
    case other
  }

  package var rules: [Rule] {
    var patterns = (field.details?.patterns ?? [])[...]
    return (field.rules?.rules ?? []).flatMap { rule -> [Rule] in
      switch rule {
      case .text(.email): return [.email]
      case .text(.web): return [.web]
      case .text(.luhn): return [.luhn]
      case .text(.iban): return [.iban]
      case .text(.minimumLength(let length)): return [.minimumLength(length)]
      case .text(.maximumLength(let length)): return [.maximumLength(length)]
      case .text(.length(let length)): return [.length(length)]
      case .range(let range):
        let minimum = range.minimum.map { Rule.minimum(field.codec.answer($0, .standard)) }
        let maximum = range.maximum.map { Rule.maximum(field.codec.answer($0, .standard)) }
        return [minimum, maximum].compactMap(\.self)
      case .count(let minimum, let maximum): return [.count(minimum: minimum, maximum: maximum == .max ? nil : maximum)]
      case .custom: return [patterns.popFirst().map { Rule.pattern($0) } ?? .other]
      }
    }
  }
}

/// The values of options, without their type.
private protocol OptionValues {
  func anyValue(at index: Int) -> Any
}

extension OptionList: OptionValues {
  fileprivate func anyValue(at index: Int) -> Any { values[index] }
}
