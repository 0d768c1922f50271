import FieldstoneCore

/// What a document says of the values that a form begins with.
struct DocumentValues: Sendable {
  let document: FormDocument

  func form(_ source: DocumentFormSource) -> DocumentForm? {
    switch source {
    case .form(let form): form
    case .named(let name): document.forms[name]
    }
  }

  func shape(_ alternatives: DocumentAlternatives) -> AlternativeShape {
    AlternativeShape(alternatives) { initial(alternatives.cases[$0].form) }
  }

  // MARK: Initial values

  /// The values of a new form.
  ///
  /// - Parameter levels: How many forms described under a name contain it. A form that contains itself, and is never
  ///   missing, would not end; it is a problem of the document.
  func initial(_ form: DocumentForm, levels: Int = 0) -> FormValues {
    var values = FormValues()
    let fields = form.fields
    values.reserveCapacity(fields.count)
    for field in fields {
      if let alternatives = field.alternativesOfLevel {
        let shape = shape(alternatives)
        let initial = shape.initial
        for key in shape.allKeys {
          if let value = initial?[key] { values[key] = value } else { values.reserve(key) }
        }
        continue
      }
      values.change(field.key) { if $0 == nil { $0 = initial(of: field, levels) } }
    }
    return values
  }

  private func initial(of field: DocumentField, _ levels: Int) -> FormValues.Value? {
    switch field.kind {
    case .form(let subform):
      if subform.isOptional { return field.initial.flatMap { $0.object == nil ? nil : $0 } }
      return initial(of: subform.form, levels).map { values in
        var values = values
        for (key, value) in field.initial?.object ?? [:] { values[key] = value }
        return .object(values)
      }
    case .list:
      return field.initial?.list.map(FormValues.Value.list) ?? (field.mayBeMissing ? field.missingValue : .list([]))
    case .alternatives(let alternatives): return shape(alternatives).initial.map(FormValues.Value.object)
    default:
      if let initial = field.initial, field.kind.accepts(initial) { return initial }
      return field.mayBeMissing ? field.missingValue : field.kind.visit(Blank()) ?? nil
    }
  }

  private func initial(of source: DocumentFormSource, _ levels: Int) -> FormValues? {
    guard levels < 100 else { return nil }
    if case .named = source { return form(source).map { initial($0, levels: levels + 1) } }
    return form(source).map { initial($0, levels: levels) }
  }

  /// What a new element of a list is.
  func element(of list: DocumentList) -> FormValues.Value {
    switch list.element {
    case .form(let source):
      var element = initial(of: source, 0) ?? FormValues()
      guard let template = list.template?.object else { return .object(element) }
      for (key, value) in template { element[key] = value }
      if let form = form(source) { complete(&element, form) }
      return .object(element)
    case .value(let field):
      if let template = list.template, field.kind.accepts(template) { return template }
      return initial(of: field, 0) ?? (field.kind.visit(Blank()) ?? nil) ?? .null
    }
  }

  // MARK: Given values

  /// Given values, with what can't be missing and is, and with a place for every other key.
  func completed(_ values: FormValues, _ form: DocumentForm) -> FormValues {
    var values = values
    complete(&values, form)
    return values
  }

  private func complete(_ values: inout FormValues, _ form: DocumentForm) {
    for field in form.fields {
      if let alternatives = field.alternativesOfLevel {
        if values[alternatives.discriminator] == nil, !field.mayBeMissing {
          for (key, value) in shape(alternatives).initial ?? [:] where values[key] == nil { values[key] = value }
        }
        if let chosen = alternatives.chosen(in: values) { complete(&values, chosen.form) }
        continue
      }
      values.change(field.key) { value in
        let isMissing = value == nil || value == .null && !field.kind.accepts(.null)
        if isMissing, !field.mayBeMissing { value = initial(of: field, 0) ?? value }
        if value == nil, field.isNullable { value = .null }
        complete(&value, field.kind)
      }
    }
  }

  /// A given value of a form or a list, with what can't be missing in it and is.
  func completed(_ value: FormValues.Value, _ kind: DocumentKind) -> FormValues.Value {
    var completed: FormValues.Value? = value
    complete(&completed, kind)
    return completed ?? value
  }

  private func complete(_ value: inout FormValues.Value?, _ kind: DocumentKind) {
    switch kind {
    case .form(let subform):
      if value?.object != nil, let form = self.form(subform.form) { value.changeObject { complete(&$0, form) } }
    case .list(let list):
      guard let elements = value?.list else { return }
      if case .value(let field) = list.element, elements.contains(.null), !field.kind.accepts(.null) {
        value.changeList { $0 = $0.map { $0 == .null ? element(of: list) : $0 } }
      }
      guard case .form(let source) = list.element, let form = self.form(source) else { return }
      value.changeList { elements in
        for index in elements.indices where elements[index].object != nil {
          var element: FormValues.Value? = elements[index]
          elements[index] = .null
          let last = index > 0 ? elements[index - 1].object : nil
          element.changeObject { element in
            complete(&element, form)
            if let last { element.shareKeys(with: last) }
          }
          elements[index] = element ?? .null
        }
      }
    case .alternatives(let alternatives):
      guard let object = value?.object, let chosen = alternatives.chosen(in: object) else { return }
      value.changeObject { complete(&$0, chosen.form) }
    default: break
    }
  }
}

extension DocumentAlternatives {
  /// The case that an object is.
  fileprivate func chosen(in object: FormValues) -> Case? {
    object[discriminator].flatMap { value in cases.first { $0.value == value } }
  }
}

extension DocumentField {
  /// What stands for a missing value.
  var missingValue: FormValues.Value? { isNullable ? .null : nil }

  /// The alternatives whose keys are those of the form around them.
  var alternativesOfLevel: DocumentAlternatives? {
    guard key.isEmpty, case .alternatives(let alternatives) = kind else { return nil }
    return alternatives
  }
}

private struct Blank: LeafVisitor {
  func visit<Value>(_ leaf: Leaf<Value>) -> FormValues.Value? { leaf.blank.map(leaf.write) }
}
