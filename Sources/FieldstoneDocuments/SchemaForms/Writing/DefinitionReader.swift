import FieldstoneCore
import Foundation

/// Reads a compiled definition as a document, as far as its facts go. Conditions are there, and say nothing.
final class DefinitionReader {
  private let root: DescribedForm
  private let options: FormSchema.Options
  private var warnings: [DocumentProblem] = []
  /// The forms that are being read, from the outermost one on.
  private var open: [ObjectIdentifier] = []
  /// The names of forms that contain themselves.
  private var names: [ObjectIdentifier: String] = [:]
  private var forms: [String: DocumentForm] = [:]

  init(_ root: DescribedForm, _ options: FormSchema.Options) { (self.root, self.options) = (root, options) }

  func document() -> FormDocument {
    var form = self.form(root, [])
    form.title = root.title
    if let name = names[root.identity] { forms[name] = form }
    var document = FormDocument(root.id, version: root.version, form: form, forms: forms)
    document.warnings = warnings
    return document
  }

  private func warn(_ path: [String], _ part: String?, _ text: String) {
    warnings.append(
      DocumentProblem(kind: .notSupported, path: FormValuePath(path), part: part, text: text, source: nil))
  }

  /// What stands in the place of a closure.
  private static let closure = DocumentCondition { _ in true }

  // MARK: Forms

  /// A form, by name if it contains itself.
  private func source(_ described: DescribedForm, _ path: [String]) -> DocumentFormSource {
    let id = described.identity
    if open.contains(id) {
      if names[id] == nil { names[id] = name(described) }
      return .named(names[id] ?? "")
    }
    if let name = names[id], forms[name] != nil { return .named(name) }
    let form = form(described, path)
    guard let name = names[id] else { return .form(form) }
    forms[name] = form
    return .named(name)
  }

  private func name(_ described: DescribedForm) -> String {
    let base = described.id.isEmpty ? "form" : described.id
    return (1...).lazy.map { $0 == 1 ? base : "\(base)\($0)" }.first { !self.names.values.contains($0) } ?? base
  }

  private func form(_ described: DescribedForm, _ path: [String]) -> DocumentForm {
    open.append(described.identity)
    defer { open.removeLast() }
    var decided: [String: Set<String>] = [:]
    for closure in described.closures {
      guard let name = closure.path.first else {
        warn(path, closure.what, "A schema can't express what a closure decides.")
        continue
      }
      if closure.path.count == 1 { decided[name, default: []].insert(closure.what) }
    }
    return DocumentForm(items: items(described.rows, decided, path))
  }

  private func items(_ rows: [DescribedRow], _ decided: [String: Set<String>], _ path: [String]) -> [DocumentItem] {
    var items: [DocumentItem] = []
    var section: (name: String, header: DescribedRow, footer: FormString?, items: [DocumentItem])?
    func close() {
      guard let open = section else { return }
      items.append(
        .section(
          DocumentSection(
            open.header.title ?? "", id: open.name, footer: open.footer,
            visible: decided[open.name]?.contains("visible") == true ? Self.closure : nil
          ) { open.items }))
      section = nil
    }
    for row in rows {
      if row.kind == .header {
        close()
        section = (row.name, row, nil, [])
        continue
      }
      if row.kind == .footer {
        section?.footer = row.title
        continue
      }
      if let open = section, row.section != open.name { close() }
      guard let item = item(row, decided, path) else { continue }
      if section != nil { section?.items.append(item) } else { items.append(item) }
    }
    close()
    return items
  }

  private func item(_ row: DescribedRow, _ all: [String: Set<String>], _ path: [String]) -> DocumentItem? {
    let decided = all[row.name] ?? []
    switch row.content {
    case .none:
      guard row.kind == .action, let action = row.action else { return nil }
      return .button(DocumentButton(row.title ?? "", action))
    case .page(let form):
      return .page(
        DocumentPage(
          row.title ?? "", id: row.name, visible: decided.contains("visible") ? Self.closure : nil
        ) { items(form.rows, all, path) })
    case .value, .form, .cases, .list:
      guard var field = field(row, path + [row.name]) else { return nil }
      if decided.contains("visible") { field.visible = Self.closure }
      if decided.contains("enabled") { field.enabled = Self.closure }
      if decided.contains("required") { field.required = Self.closure }
      if decided.contains("readOnly") { field.readOnly = Self.closure }
      for what in decided.subtracting(["visible", "enabled", "required", "readOnly", "computed"]).sorted() {
        warn(path + [row.name], what, "A schema can't express what a closure decides.")
      }
      return .field(field)
    }
  }

  // MARK: Fields

  private func field(_ row: DescribedRow, _ path: [String]) -> DocumentField? {
    var field: DocumentField
    switch row.content {
    case .none, .page: return nil
    case .value(let value):
      guard let found = self.value(row, value, path) else { return nil }
      field = found
    case .form(let form):
      var subform = DocumentSubform(
        source(form, path), isOptional: row.isOptional, existsWhileVisible: row.existsWhileVisible,
        presentation: row.isInline ? .inline : .pushed)
      subform.isOptional = row.isOptional
      field = DocumentField(row.name, .form(subform))
    case .cases(let form): field = cases(row, form, path)
    case .list(let list):
      guard let found = self.list(row, list, path) else { return nil }
      field = found
    }
    (field.title, field.help, field.icon) = (row.title, row.help, row.icon)
    (field.placeholder, field.purpose, field.choiceStyle) = (row.placeholder, row.purpose, row.choiceStyle)
    (field.isRequired, field.isReadOnly) = (row.isRequired, row.isReadOnly)
    field.whenHidden = row.caseID == nil ? row.whenHidden : nil
    if row.existsWhileVisible { field.whenHidden = nil }
    if row.isComputed { field.computed = DocumentComputation { _ in nil } }
    return field
  }

  private func list(_ row: DescribedRow, _ described: DescribedList, _ path: [String]) -> DocumentField? {
    let element: DocumentList.Element
    if let form = described.form {
      element = .form(source(form, path + ["*"]))
    } else {
      guard let row = described.element, case .value(let value) = row.content,
        var field = self.value(row, value, path + ["*"])
      else {
        warn(path, nil, "A schema can't describe elements of this type.")
        return nil
      }
      field.initial = nil
      element = .value(field)
    }
    var list = DocumentList(element, isSortable: described.isSortable, isClosed: described.isClosed)
    list.presentation = row.isInline ? .inline : .pushed
    (list.adding, list.elementTitle) = (described.adding, described.elementTitle)
    var field = DocumentField(row.name, .list(list))
    if described.minimum > 0 { field.rules.append(.minimumCount(described.minimum)) }
    if let maximum = described.maximum { field.rules.append(.maximumCount(maximum)) }
    if described.isUnique { field.rules.append(.unique()) }
    return field
  }

  private func cases(_ row: DescribedRow, _ form: DescribedForm, _ path: [String]) -> DocumentField {
    open.append(form.identity)
    defer { open.removeLast() }
    var cases: [DocumentAlternatives.Case] = []
    var (initial, isOptional) = (String?.none, false)
    var decided: [String: Set<String>] = [:]
    for closure in form.closures where closure.path.count == 1 {
      decided[closure.path[0], default: []].insert(closure.what)
    }
    for choice in form.rows {
      guard case .value(let value) = choice.content, value.isCaseChoice else { continue }
      isOptional = choice.isOptional
      if case .choices(let ids)? = value.blank { initial = ids.first }
      for option in value.options {
        let rows = form.rows.filter { $0.caseID == option.option.id }
        cases.append(
          DocumentAlternatives.Case(
            option.option.id, title: option.option.title, help: option.option.help,
            form: DocumentForm(items: items(rows, decided, path + [option.option.id]))))
      }
    }
    var alternatives = DocumentAlternatives(by: options.discriminator, cases)
    alternatives.initial = initial
    var field = DocumentField(row.name, .alternatives(alternatives))
    field.isOptional = isOptional
    return field
  }

  // MARK: Values

  private func value(_ row: DescribedRow, _ value: DescribedValue, _ path: [String]) -> DocumentField? {
    guard let kind = kind(value) else {
      warn(path, nil, "A schema can't describe values of the type '\(value.type)'.")
      return nil
    }
    var field = DocumentField(row.name, kind)
    field.isOptional = row.isOptional
    if value.isControlDeclared { field.control = value.control }
    field.unit = value.control.unit
    field.initial = value.blank.flatMap { self.value($0, kind) }
    field.defaultValue = value.valueForNil.flatMap { self.value($0, kind) }
    if field.defaultValue != nil { field.isOptional = true }
    for rule in value.rules { add(rule, to: &field, kind, path) }
    if row.isMarked, case .flag = kind { field.rules = [.mustBeTrue()] }
    return field
  }

  private func kind(_ value: DescribedValue) -> DocumentKind? {
    if value.isChoice {
      let options = value.options.map { option in
        DocumentOption(
          option.integer.map { .integer($0) } ?? .text(option.text ?? option.option.id), title: option.option.title,
          help: option.option.help)
      }
      if case .choices = value.control { return .choices(options) }
      return isSeveral(value) ? .choices(options) : .choice(options)
    }
    switch value.type {
    case is String.Type: return .text(text(value.control))
    case is Bool.Type:
      return .flag(value.isControlDeclared ? value.control.kind == .checkbox ? .checkbox : .toggle : .automatic)
    case is Double.Type, is Float.Type: return .number
    case is Decimal.Type: return .decimal
    case is Date.Type:
      guard case .date(let style) = value.control else { return .date(.date) }
      return .date(style.kind)
    case is URL.Type: return .text(.web)
    case is UUID.Type: return .written(as: .uuid)
    case is FormFile.Type: return .file
    case is any FixedWidthInteger.Type: return .integer
    case let range as any DescribedRange.Type: return range.bound.map { .range(of: $0) }
    default: return nil
    }
  }

  private func isSeveral(_ value: DescribedValue) -> Bool {
    if case .choices = value.codecControl { true } else { false }
  }

  private func text(_ control: FormControl) -> DocumentText {
    switch control {
    case .longText: .long
    case .text(.email): .email
    case .text(.phone): .phone
    case .text(.url): .web
    case .secure(let isNew): isNew ? .newPassword : .password
    default: .automatic
    }
  }

  /// A value of the engine as one of a document.
  private func value(_ answer: FormAnswer, _ kind: DocumentKind) -> FormValues.Value? {
    switch (answer, kind) {
    // Which days they are depends on the time zone of the form, as with dates.
    case (_, .range(of: .date)): nil
    case (.text(let text), .range): kind.visit(TypedValue(text: text)) ?? nil
    case (.text(let text), _): .text(text)
    case (.flag(let flag), _): .flag(flag)
    case (.number(let number), _): number.formValue
    case (.choices(let ids), .choices(let options)):
      .list(ids.compactMap { id in options.first { $0.id == id }?.value })
    case (.choices(let ids), .choice(let options)): options.first { $0.id == ids.first }?.value
    case (.date, _), (.choices, _), (.none, _): nil
    }
  }

  private func add(_ rule: DescribedValue.Rule, to field: inout DocumentField, _ kind: DocumentKind, _ path: [String]) {
    switch rule {
    case .email: if case .text(.email) = kind {} else { field.rules.append(.email) }
    case .web: if case .text(.web) = kind {} else { field.rules.append(.web) }
    case .luhn: field.rules.append(.luhn)
    case .iban: field.rules.append(.iban)
    case .minimumLength(let length): field.rules.append(.minimumLength(length))
    case .maximumLength(let length): field.rules.append(.maximumLength(length))
    case .length(let length): field.rules.append(.length(length))
    case .minimum(let bound):
      if let bound = value(bound, kind) { field.rules.append(.minimum(bound)) } else { warnOfBound(path) }
    case .maximum(let bound):
      if let bound = value(bound, kind) { field.rules.append(.maximum(bound)) } else { warnOfBound(path) }
    case .count(let minimum, let maximum):
      if minimum > 0 { field.rules.append(.minimumCount(minimum)) }
      if let maximum { field.rules.append(.maximumCount(maximum)) }
    case .pattern(let pattern): field.rules.append(.pattern(pattern))
    case .other:
      if case .flag = kind { return }
      warn(path, "rules", "A schema can't express a rule that is written in code.")
    }
  }

  private func warnOfBound(_ path: [String]) { warn(path, "rules", "JSON Schema has no bounds for dates.") }
}
