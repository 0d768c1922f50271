import FieldstoneCore
import Foundation

/// Declares the fields of one level of a document.
struct LevelBuilder<Model: KeyedModel> {
  let compiler: DocumentCompiler
  let list: FieldList<Model>
  let level: DocumentLevel
  /// The number of the case that the fields belong to, where cases are alternatives.
  var part = 0
  /// Whether it declares the value of an element: closures read the form around it then.
  var isElement = false

  /// The keys of the fields that share a line with others.
  var inLine: Set<String> = []

  /// Most forms have no line at all.
  private func isInLine(_ field: DocumentField) -> Bool { !inLine.isEmpty && inLine.contains(field.key) }

  /// From this many fields on, a second thread saves more time than it takes to start.
  private static var fewestForThread: Int { 2_000 }

  /// Declares fields that nothing else needs the rows of. Many plain ones are declared by two threads.
  func add(_ fields: [DocumentField]) {
    let middle = fields.count * 3 / 5
    guard fields.count >= Self.fewestForThread, fields[middle...].allSatisfy(\.isPlain) else {
      return add(fields[...])
    }
    let other = list.beside()
    nonisolated(unsafe) let builder = LevelBuilder(compiler: compiler, list: other, level: level, part: part)
    let thread = SideThread(unfinished: ()) { builder.add(fields[middle...]) }
    add(fields[..<middle])
    thread.value()
    list.add(other)
  }

  private func add(_ fields: ArraySlice<DocumentField>) {
    for (position, field) in zip(fields.indices, fields) { _ = add(field, at: position) }
  }

  /// Declares a field.
  ///
  /// - Parameter position: Where it is among the fields of its form.
  func add(_ field: DocumentField, at position: Int = 0) -> DocumentRow<Model> {
    switch field.kind {
    case .form(let subform): add(field, subform)
    case .list(let list): add(field, list)
    case .alternatives(let alternatives): add(field, alternatives)
    default: addValue(field, DocumentKey(name: field.key, part: part, position: position))
    }
  }

  /// Declares the field of an element that is a value.
  func addElement(_ field: DocumentField) { _ = addValue(field, .whole) }

  // MARK: Values

  private func addValue(_ field: DocumentField, _ key: DocumentKey) -> DocumentRow<Model> {
    switch field.kind {
    case .text(let text):
      let builder = value(field, key, Leaf<String>.text)
      style(builder, text)
      if let traits = traits(builder, field) {
        traits.declareText()
        traits.declareSuggestions(.text)
      }
      TextRules(builder: builder).declare(field.rules)
      return finish(builder, field, .text)
    case .flag(let flag):
      let builder = value(field, key, Leaf<Bool>.flag)
      switch flag {
      case .automatic: break
      case .toggle: builder.toggle()
      case .checkbox: builder.checkbox()
      }
      traits(builder, field)?.declareFlag()
      for rule in field.rules where rule.name == "mustBeTrue" { builder.mustBeTrue(rule.message) }
      return finish(builder, field, .flag)
    case .integer: return number(field, key, .integer) { $0.declareInteger() }
    case .number: return number(field, key, .number)
    case .decimal: return number(field, key, .decimal)
    case .date(let kind):
      let builder = value(field, key, Leaf<Date>.date(kind))
      style(builder, kind)
      bound(builder, field.rules, .date(kind))
      if let traits = traits(builder, field) {
        traits.declareDate(kind)
        if kind == .dateAndTime { traits.declareZone() }
        traits.declareBounds(.date(kind))
        traits.declareSuggestions(.date(kind))
      }
      return finish(builder, field, .date(kind))
    case .written(as: .duration):
      let builder = value(field, key, Leaf<Duration>.duration)
      bound(builder, field.rules, .duration)
      return finish(builder, field, .duration)
    case .written(as: .url): return finish(value(field, key, Leaf<URL>.url), field, .url)
    case .written(as: .uuid): return finish(value(field, key, Leaf<UUID>.uuid), field, .uuid)
    case .range(let bound): return addRange(field, key, bound)
    case .choice(let options): return addChoice(field, key, options)
    case .choices(let options): return addChoices(field, key, options)
    case .file, .form, .list, .alternatives:
      let builder = value(field, key, Leaf<FormFile>.file)
      traits(builder, field)?.declareFile()
      for rule in field.rules where rule.name == "maximumSize" {
        if let bytes = rule.value?.integer { builder.maximumSize(bytes) }
      }
      return finish(builder, field, .file)
    }
  }

  /// A field that accesses a value by its key.
  func value<Value>(_ field: DocumentField, _ key: DocumentKey, _ leaf: Leaf<Value>) -> FieldBuilder<
    Model, Value
  > {
    let id = key.isWhole ? "" : level.rowName(of: field.key)
    let place = LeafPlace(key: key, leaf: leaf, isNullable: field.isNullable)
    guard let initial = initial(field, key, leaf) else {
      if isInLine(field) { return list.add(\Model.[optionalLeaf: place], id) }
      return list.add(keyed: id) {
        place.value(in: $0)
      } set: {
        place.set(optional: $1, in: &$0)
      }
    }
    if isInLine(field) { return list.add(\Model.[leaf: place, or: initial], id) }
    return list.add(keyed: id) {
      place.value(in: $0) ?? initial
    } set: {
      place.set($1, in: &$0)
    }
  }

  /// The value of a field that can't be empty; nil if it can.
  private func initial<Value>(_ field: DocumentField, _ key: DocumentKey, _ leaf: Leaf<Value>) -> Value? {
    // An element of a list is there in any case.
    if !key.isWhole, field.mayBeMissing { return nil }
    return field.initial.flatMap(leaf.read) ?? leaf.blank
  }

  /// The key path of a field that shares a line with others.
  private func path<Value>(_ field: DocumentField, _ leaf: Leaf<Value>) -> PartialKeyPath<Model>? {
    guard isInLine(field) else { return nil }
    let key = DocumentKey(name: field.key, part: part)
    let place = LeafPlace(key: key, leaf: leaf, isNullable: field.isNullable)
    return initial(field, key, leaf).map { \Model.[leaf: place, or: $0] } ?? \Model.[optionalLeaf: place]
  }

  private func number<Value: FormValue & Numeric & Comparable>(
    _ field: DocumentField, _ key: DocumentKey, _ leaf: Leaf<Value>,
    more: (TraitBuilder<Model, Value>) -> Void = { _ in }
  ) -> DocumentRow<Model> {
    let builder = value(field, key, leaf)
    let traits = traits(builder, field)
    traits?.declareControl()
    if let unit = field.unit { builder.unit(unit) }
    bound(builder, field.rules, leaf)
    NumberRules(builder: builder, leaf: leaf).declare(field.rules)
    if let traits {
      traits.declareNumber()
      traits.declareBounds(leaf)
      traits.declareSuggestions(leaf)
      more(traits)
    }
    return finish(builder, field, leaf)
  }

  /// Declares the least and the greatest value as one range.
  private func bound<Value: FormValue & Comparable>(
    _ builder: FieldBuilder<Model, Value>, _ rules: [DocumentRule], _ leaf: Leaf<Value>
  ) {
    func bound(_ name: String) -> Value? { rules.last { $0.name == name }?.value.flatMap(leaf.read) }
    switch (bound("minimum"), bound("maximum")) {
    case (let minimum?, let maximum?): if minimum <= maximum { builder.range(minimum...maximum) }
    case (let minimum?, nil): builder.range(minimum...)
    case (nil, let maximum?): builder.range(...maximum)
    case (nil, nil): break
    }
  }

  private func style(_ builder: FieldBuilder<Model, String>, _ text: DocumentText) {
    switch text {
    case .automatic: break
    case .plain: builder.control(.text(.plain))
    case .long: builder.longText()
    case .email: builder.email()
    case .web: builder.web()
    case .phone: builder.phone()
    case .password: builder.password()
    case .newPassword: builder.newPassword()
    case .oneTimeCode: builder.oneTimeCode()
    }
  }

  private func style(_ builder: FieldBuilder<Model, Date>, _ kind: FormDateKind) {
    switch kind {
    case .date: builder.date().timeZone(DateValue.zone)
    case .time: builder.time().timeZone(DateValue.zone)
    case .month: builder.month().timeZone(DateValue.zone)
    case .year: builder.year().timeZone(DateValue.zone)
    case .dateAndTime: builder.dateAndTime()
    }
  }

  /// Declares what every field has that holds a value.
  func finish<Value>(_ builder: FieldBuilder<Model, Value>, _ field: DocumentField, _ leaf: Leaf<Value>)
    -> DocumentRow<Model>
  {
    if field.rest != nil { declareDetails(builder, field, leaf) }
    if field.isRequired { builder.required() }
    if field.isReadOnly { builder.readOnly() }
    for rule in field.rules {
      if let check = rule.check {
        let (reader, type) = (reading { $0 }, ExpressionType(field.kind))
        builder.rule {
          var reader = reader($1.named)
          reader.ownType = type
          return check(leaf.write($0), reader)
        }
      } else if let check = rule.ownCheck {
        builder.rule(FormRule { check(leaf.write($0)) })
      } else if rule.name == "matches", let other = rule.value?.text {
        let (name, message) = (level.rowName(of: other), rule.message)
        let isElement = isElement
        builder.rule { value, reader in
          let named = isElement ? reader.named.parent ?? reader.named : reader.named
          guard named.has(name), named.value(of: name, as: Value.self) != value else { return nil }
          let title = named.title(name)
          return FormIssue(message.map { .withMessage(.mismatch(title), $0) } ?? .mismatch(title))
        }
      }
    }
    var row = row(builder, field)
    row.path = path(field, leaf)
    return row
  }

  /// Declares what most fields have none of.
  private func declareDetails<Value>(_ builder: FieldBuilder<Model, Value>, _ field: DocumentField, _ leaf: Leaf<Value>)
  {
    if let traits = traits(builder, field) {
      traits.declareShownDefault(leaf)
      traits.declareFormat(leaf, ExpressionType(field.kind))
      traits.declareAnswers(leaf, ExpressionType(field.kind), field.whenHidden)
    }
    if let purpose = field.purpose { builder.purpose(purpose) }
    if let control = field.control { builder.control(control) }
    if let style = field.choiceStyle { builder.choiceStyle(style) }
    if let value = field.defaultValue.flatMap(leaf.read) { builder.defaultValue(value) }
    if let computed = field.computed {
      builder.namedComputed(reading { computed.value($0).flatMap(leaf.read) })
    }
  }

  // MARK: Every field

  /// Declares what every field has.
  func row<Value>(_ builder: FieldBuilder<Model, Value>, _ field: DocumentField) -> DocumentRow<Model> {
    if let title = field.title {
      builder.title(title)
    } else if level.rowName(of: field.key) != field.key {
      builder.title(wordsOf: field.key)
    }
    if let help = field.help { builder.help(help) }
    if field.rest != nil {
      if let icon = field.icon { builder.icon(icon) }
      if let placeholder = field.placeholder { builder.placeholder(placeholder) }
      if let policy = field.whenHidden { builder.whenHidden(policy) }
      traits(builder, field)?.declareCommon()
      let conditions: [(RunTimeCondition, DocumentCondition?)] = [
        (.visible, field.visible), (.enabled, field.enabled), (.required, field.required), (.readOnly, field.readOnly),
      ]
      for case (let kind, let condition?) in conditions {
        builder.condition(kind, reading(condition.holds))
      }
    }
    return DocumentRow(builder: builder.row)
  }

  /// Declares traits; nil for a field that has none.
  func traits<Value>(_ builder: FieldBuilder<Model, Value>, _ field: DocumentField) -> TraitBuilder<Model, Value>? {
    guard field.rest != nil, !field.traits.isEmpty else { return nil }
    return TraitBuilder(
      builder: builder, traits: field.traits, reading: { reading($0.value) }, readingText: { reading($0.text) })
  }

  /// Reads the form for a closure of a field.
  func reading<Result>(_ body: @escaping @Sendable (DocumentReader) -> Result)
    -> @Sendable (NamedReader) -> Result
  {
    let read = compiler.reading(level, body)
    guard isElement else { return read }
    return { read($0.parent ?? $0) }
  }
}
