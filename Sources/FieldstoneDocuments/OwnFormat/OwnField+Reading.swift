import FieldstoneCore

extension OwnField {
  private static let familyObjects: [OwnType.Family: OwnObject<OwnField>] = Dictionary(
    uniqueKeysWithValues: OwnType.Family.allCases.map { ($0, object($0)) })

  private static func object(_ family: OwnType.Family) -> OwnObject<OwnField> {
    let holdsValue = ![.form, .list, .alternatives].contains(family)
    return OwnObject("a field of this type", common + (holdsValue ? value + [control(family)] : []) + own(family))
  }

  /// For a field whose type isn't known: the keys of all types, so that only the type is a problem.
  private static let anyObject: OwnObject<OwnField> = {
    var seen: Set<String> = []
    let keys = (common + value + [control(nil)] + OwnType.Family.allCases.flatMap(own)).filter {
      seen.insert($0.name).inserted
    }
    return OwnObject("a field", keys.map(\.withoutRequirement))
  }()
  private static let names = ["field", "type"] + anyObject.keys.map(\.name)

  /// The keys of which a choice has one, so that there are options.
  static let optionKeys = ["options", "optionsFrom", "search", "ownEntries"]

  static let types = OwnValue<OwnType>.oneOf(OwnType.allCases.map(\.rawValue), tooManyToList: "type") {
    OwnType(rawValue: $0)
  }

  /// The schemas of the fields of each family, without a key for elements.
  static func schemas(isElement: Bool) -> [(String, FormValues.Value)] {
    OwnType.Family.allCases.compactMap { family in
      if isElement, [.form, .list].contains(family) { return nil }
      let names = OwnType.allCases.filter { $0.family == family }.map { FormValues.Value.text($0.rawValue) }
      let type: FormValues.Value = names.count == 1 ? ["const": names[0]] : ["enum": .list(names)]
      var more: [(String, FormValues.Value, isRequired: Bool)] = [("type", type, true)]
      if !isElement { more.insert(("field", ["type": "string", "description": "The key of the value."], true), at: 0) }
      let object = familyObjects[family] ?? anyObject
      return ((isElement ? "element." : "field.") + family.rawValue, object.schema(more))
    }
  }

  /// Reads a field. What it holds is unread if that can't be known.
  ///
  /// - Parameters:
  ///   - isElement: Whether it is the element of a list, which has no key.
  ///   - meanings: Keys that are misspelled, with what they mean.
  static func read(
    _ loader: OwnLoader, _ place: OwnPlace, isElement: Bool = false, meanings: [String: String] = [:]
  ) -> DocumentField {
    guard place.node.kind == .object else {
      loader.expected("an object", place)
      return .unread
    }
    func member(_ name: String) -> OwnPlace? {
      let misspelled = meanings.first { $0.value == name }?.key
      guard let member = loader.member(misspelled ?? name, of: place.node, among: names) else { return nil }
      return OwnPlace(node: member.value, pointer: place.pointer.key(member.key))
    }
    var key: String?
    if !isElement, let inner = member("field") { key = OwnValue<String>.string.read(loader, inner) }
    loader.path.append(isElement ? "*" : key ?? "")
    defer { loader.path.removeLast() }
    var own = OwnField(key ?? "")
    if let inner = member("type") {
      own.type = types.read(loader, inner)
    } else {
      loader.add(
        .missingArgument, place,
        "\(isElement ? "An element" : "A field") needs the key 'type', such as 'text', 'integer' or 'choice'.")
    }
    let object = own.type.flatMap { familyObjects[$0.family] } ?? anyObject
    let type = own.type
    let keys = object.read(
      loader, place, &own, besides: isElement ? ["type"] : ["field", "type"], meanings: meanings,
      words: type.map { "a field of type '\($0.rawValue)'" })
    var field = own.made(keys ?? [], loader, place)
    field.place = loader.place(place)
    if own.type == nil || key == nil && !isElement { field.isUnread = true }
    return field
  }

  /// Stands in for what can't be read, so that nothing else is a mistake because of it.
  private func noteUnread(_ keys: Set<String>, _ field: inout DocumentField) {
    if keys.contains("optional"), isOptional == nil { field.isOptional = true }
    let isPolicyUnread = keys.contains("whenHidden") && field.whenHidden == nil
    if isPolicyUnread { field.whenHidden = .dropOnSubmit }
    if isPolicyUnread || keys.contains("visible"), field.visible == nil { field.visible = .unread }
    if keys.contains("computed"), field.computed == nil { field.isRequired = false }
    let bounds = ["minimumFrom", "maximumFrom"].filter(keys.contains)
    if !bounds.isEmpty, !Set(bounds).isSubset(of: traits.map(\.name)) { field.rules.append(.unread) }
  }

  /// The field.
  private func made(_ keys: Set<String>, _ loader: OwnLoader, _ place: OwnPlace) -> DocumentField {
    var field = field
    field.traits = traits
    field.isOptional = isOptional
    field.initial = initial
    noteUnread(keys, &field)
    if let maskPattern {
      let mask: FormMask =
        switch maskPattern {
        case "iban": .iban
        case "cardNumber": .cardNumber
        default: FormMask(maskPattern)
        }
      field.traits.append(.mask(mask, storesLiterals: storesLiterals))
    } else if storesLiterals, !keys.contains("mask") {
      loader.add(.wrongValue, place, "'storesLiterals' works only with 'mask'.")
    }
    if let action {
      field.traits.append(.action(action, at: actionMoment))
    } else if actionMoment != nil, !keys.contains("action") {
      loader.add(.wrongValue, place, "'actionAt' works only with 'action'.")
    }
    if field.unit != nil, let other = ["currency", "unitFrom"].first(where: keys.contains), let inner = place["unit"] {
      loader.add(.wrongValue, inner, "'unit' has no effect with '\(other)'.")
    }
    if let kind = type?.kind(options) {
      if kind.isChoice, !Self.optionKeys.contains(where: { keys.contains($0) }) {
        loader.add(.missingArgument, place, "A choice needs 'options', 'optionsFrom', 'search' or 'ownEntries'.")
      }
      field.kind = kind
      // Options that couldn't be read may be any.
      field.isUnread = kind.isChoice && options.isEmpty && !(field.offersOthers && !keys.contains("options"))
      return field
    }
    switch type {
    case .form:
      field.kind = .form(
        DocumentSubform(
          form.source(named: formName, keys, loader, place), isOptional: isOptional ?? false,
          existsWhileVisible: existsWhileVisible, presentation: presentation))
    case .list:
      var list = list
      switch element {
      case .form(let source)?: list.element = .form(source)
      case .value(let field)?: list.element = .value(field)
      case nil: field.isUnread = true
      }
      list.presentation = presentation
      loader.count(elements: initial?.list?.count ?? 0)
      field.kind = .list(list)
    case .alternatives:
      field.kind = .alternatives(DocumentAlternatives(by: discriminator ?? "", cases, initial: initial?.text))
      (field.initial, field.isUnread) = (nil, cases.isEmpty)
    default: field.isUnread = true
    }
    if field.isReadOnly {
      // What has rows of its own is read-only by a condition.
      (field.isReadOnly, field.readOnly) = (false, DocumentCondition(paths: []) { _ in true })
    }
    return field
  }
}

extension OwnElement {
  /// `{"type": "text"}`, `{"form": "guest"}`, or `{"items": […]}`.
  static let value: OwnValue<OwnElement> = OwnValue(["$ref": "#/$defs/element"]) { loader, place in
    guard place.node.kind == .object else {
      loader.expected("an object with 'type', 'form' or 'items'", place)
      return nil
    }
    if loader.member("type", of: place.node, among: ["type", "form", "items", "formRules"]) != nil {
      var field = OwnField.read(loader, place, isElement: true)
      switch field.kind {
      // An element that is one of several forms is a form whose keys are those of the alternatives.
      case .alternatives: return .form(.form(DocumentForm(items: [.field(field)])))
      case .form, .list:
        loader.add(
          .nestedElement, place,
          "An element can't be of type '\(field.kind.name)'. Put that into the 'items' of the element.")
        if case .form(let subform) = field.kind { return .form(subform.form) }
        field.isUnread = true
      default: break
      }
      return .value(field)
    }
    var form = OwnElementForm()
    guard let keys = OwnElementForm.object.read(loader, place, &form) else { return nil }
    return .form(form.form.source(named: form.name, keys, loader, place))
  }
}

/// The form of an element, while it is read.
struct OwnElementForm {
  var form = OwnForm()
  var name: String?

  static let object: OwnObject<OwnElementForm> = OwnObject(
    "an element",
    OwnForm.keys.map { key in key.inside { $1(&$0.form) } } + [
      OwnKey("form", .name, "The name of the form, instead of items.") { $0.name = $1 }
    ])
}
