import FieldstoneCore
import Foundation

/// Fields that hold forms.
extension LevelBuilder {
  func add(_ field: DocumentField, _ subform: DocumentSubform) -> DocumentRow<Model> {
    let key = DocumentKey(name: field.key, part: part)
    let inner = level[field.key]?.content.level(in: compiler.levels) ?? level
    let (form, isRecursive) = compiler.subform(subform.form, inner, isOptional: subform.isOptional)
    let change: InPlaceChange<Model, FormValues> = { model, body in
      model.change(key) { $0.changeObject(body) }
    }
    let builder: FieldBuilder<Model, FormValues>
    // A form that contains itself, and is never missing, is a problem of the document: it is shown as if it could be.
    if subform.isOptional || isRecursive {
      let (values, initial, source) = (compiler.values, field.initial?.object, subform.form)
      builder = list.add(
        rowName(field), optionalForm: form, isRecursive: isRecursive, at: \Model.[optionalObject: key], change: change,
        template: { initial ?? values.form(source).map { values.initial($0) } })
      if field.isRequired { builder.requiredForm() }
      if subform.existsWhileVisible { builder.formExistsWhileVisible() }
    } else {
      builder = list.add(rowName(field), form: form(), at: \Model.[object: key], change: change)
    }
    switch subform.presentation {
    case .pushed: break
    case .sheet: builder.pageOfForm(.sheet)
    case .inline: builder.inlineForm()
    }
    let levels = compiler.levels
    for case .summaryFrom(let expression) in field.traits {
      builder.summaryOfForm { expression.text(ofElement: .object($0), inner, levels) }
    }
    return row(builder, field)
  }

  func add(_ field: DocumentField, _ list: DocumentList) -> DocumentRow<Model> {
    let key = DocumentKey(name: field.key, part: part)
    let (isOptional, isNullable) = (field.mayBeMissing, field.isNullable)
    let property = KeyedProperty<Model, [FormValues.Value]>(\Model.[list: key], isOptional: false) { model, body in
      model.change(key) { value in
        defer { if isOptional, case .list(let list)? = value, list.isEmpty { value.clear(isNullable) } }
        guard value?.list != nil else {
          var list: [FormValues.Value]?
          body(&list)
          if let list { value = .list(list) }
          return
        }
        value.changeList { list in
          var own: [FormValues.Value]? = list
          // A single reference, so that nothing is copied.
          list = []
          body(&own)
          list = own ?? []
        }
      }
    }
    let builder = self.list.add(rowName(field), listOf: element(of: list, field), in: property)
    let (values, isValue) = (compiler.values, list.isValue)
    builder.template { values.element(of: list) }
    if list.isSortable { builder.sortable() }
    if list.isClosed { builder.closed() }
    switch list.presentation {
    case .pushed: break
    case .sheet: builder.sheet()
    case .inline: if !isValue { builder.inline() }
    }
    if let title = list.elementTitle { builder.elementTitle(title) }
    if let title = list.adding { builder.adding(title) }
    if let summary = list.elementSummary { builder.elementSummary(summary) }
    declareSummaries(builder, field)
    for rule in field.rules {
      switch (rule.name, rule.value?.integer) {
      case ("minimumCount", let count?): builder.minimumCount(count)
      case ("maximumCount", let count?): builder.maximumCount(count)
      case ("unique", _):
        if let message = rule.message { builder.unique(message) }
        // Values may be written in several ways: `PT90M` is `PT1H30M`. Elements without a value are all different.
        if case .value(let element) = list.element {
          let isNullAValue = element.kind.accepts(.null)
          builder.unique { value in
            value == .null && !isNullAValue ? AnyHashable(UUID()) : AnyHashable(element.kind.written(value))
          }
        } else {
          builder.unique()
        }
      default: break
      }
    }
    if field.isRequired { builder.required() }
    return row(builder, field)
  }

  /// What the rows of a list and of its elements say about what is in them.
  private func declareSummaries(_ builder: FieldBuilder<Model, [FormValues.Value]>, _ field: DocumentField) {
    guard case .list(let content)? = level[field.key]?.content else { return }
    // The elements are made later, and must not keep what makes them.
    let levels = compiler.levels
    for trait in field.traits {
      switch trait {
      case .summary(let summary): builder.summary { summary($0) ?? "" }
      case .summaryFrom(let expression):
        let (key, own) = (field.key, level.only(field.key))
        builder.summary { list in
          let values = ExpressionValues(values: [key: .list(list)], level: own, levels: levels)
          return expression.text(in: values) ?? ""
        }
      case .elementSummaryFrom(let expression):
        guard let inner = content.level(in: levels) else { break }
        builder.elementSummary { expression.text(ofElement: $0, inner, levels) }
      case .elementTitleFrom(let expression):
        guard let inner = content.level(in: levels) else { break }
        builder.elementTitle { expression.text(ofElement: $0, inner, levels) }
      default: break
      }
    }
  }

  private func element(of list: DocumentList, _ field: DocumentField) -> GivenElement<FormValues.Value> {
    let compiler = compiler
    switch list.element {
    case .form(let source):
      guard case .list(let content)? = level[field.key]?.content, let inner = content.level(in: compiler.levels) else {
        return .field { FormDefinition { _ in } }
      }
      return .form { [weak compiler] in compiler?.element(source, inner) ?? FormDefinition { _ in } }
    case .value(let element):
      let level = level
      return .field { [weak compiler] in
        FormDefinition(describe: { list in
          guard let compiler else { return }
          LevelBuilder<FormValues.Value>(compiler: compiler, list: list, level: level, isElement: true)
            .addElement(element)
        })
      }
    }
  }

  func add(_ field: DocumentField, _ alternatives: DocumentAlternatives) -> DocumentRow<Model> {
    guard case .alternatives(let shape, let levels)? = level[field.key]?.content else {
      return DocumentRow(builder: nil)
    }
    // Without a key, they are part of this level.
    let key = DocumentKey(name: field.key, part: part, isWhole: field.key.isEmpty)
    let whole = AlternativeKey(key: key, shape: shape)
    let initial = shape.initial
    let isOptional = field.mayBeMissing
    var rows: [[String: DocumentRow<AlternativeFields>]] = []
    let definition = FormCaseList<AlternativeValue>.definition(
      isOptional: isOptional, choice: field.key.isEmpty ? alternatives.discriminator : "",
      blank: AlternativeFields(shape),
      template: { AlternativeFields(shape, object: initial) },
      describe: { cases in
        for (index, alternative) in alternatives.cases.enumerated() {
          var own: [String: DocumentRow<AlternativeFields>] = [:]
          cases.add(alternative.id, title: alternative.title, help: alternative.help, icon: alternative.icon) { list in
            let builder = LevelBuilder<AlternativeFields>(
              compiler: compiler, list: list, level: levels[index], part: index,
              inLine: alternative.form.keysInLine)
            for (position, field) in alternative.form.fields.enumerated() where own[field.key] == nil {
              own[field.key] = builder.add(field, at: position)
            }
          }
          rows.append(own)
        }
      },
      arrange: { form in
        let arrangers = alternatives.cases.indices.map {
          Arranger(compiler: compiler, form: form, level: levels[$0], rows: rows[$0])
        }
        for (arranger, alternative) in zip(arrangers, alternatives.cases) {
          arranger.declareRules(alternative.form.rules)
        }
        let withLines = zip(arrangers, alternatives.cases).filter { !$1.form.items.lines.isEmpty }
        guard !withLines.isEmpty else { return }
        // One case shows at a time, so those that have lines can come after the others.
        form.remainingFields()
        for (arranger, alternative) in withLines { arranger.placeFields(alternative.form.items) }
      })
    let property = KeyedProperty<Model, AlternativeValue>(
      \Model.[alternative: whole], isOptional: isOptional,
      blank: { AlternativeValue(shape: shape, object: initial) }
    ) { model, body in
      var value = model[alternative: whole]
      body(&value)
      model[alternative: whole] = value
    }
    let builder = list.add(rowName(field), cases: definition, in: property)
    if field.key.isEmpty { builder.title(wordsOf: alternatives.discriminator) }
    if field.isRequired { builder.required() }
    if let style = field.choiceStyle { builder.choiceStyle(style) }
    return row(builder, field)
  }

  private func rowName(_ field: DocumentField) -> String { level[field.key]?.rowName ?? field.key }
}

extension DocumentExpression {
  /// The text of an element.
  fileprivate func text(ofElement element: FormValues.Value, _ level: DocumentLevel, _ levels: DocumentLevels)
    -> FormString
  {
    text(in: ExpressionValues(values: element.object ?? FormValues(), level: level, levels: levels)) ?? ""
  }
}

extension DocumentList {
  fileprivate var isValue: Bool { if case .value = element { true } else { false } }
}
