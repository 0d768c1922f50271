import FieldstoneCore

/// Something that a form shows, while it is read.
struct OwnItem {
  var title: FormString?
  var id: String?
  var footer: FormString?
  var style = FormGroupStyle.grouped
  var presentation = FormPagePresentation.pushed
  var visible: DocumentCondition?
  var enabled: DocumentCondition?
  var items: [DocumentItem] = []
  var action: FormAction?
  var role: FormRole?
  var icon: FormIcon?
  var help: FormString?
  var confirmation: FormString?
  var address: String?
  var shown: FormString?
  var from: DocumentComputation?
  var titleFrom: DocumentComputation?
  var footerFrom: DocumentComputation?
  var transition: String?
  var fields: [DocumentField] = []
  var widths: [Int] = []
  var image: FormImage?

  /// The kinds of items apart from fields, each named by the key that has its title.
  enum Kind: String, CaseIterable, Sendable {
    case section, page, step, review, line, button, text, markdown, info, link, question, progress, image, conflicts
    case divider, spacer

    var object: OwnObject<OwnItem> { OwnItem.objects[self] ?? OwnObject("an item", []) }
  }

  fileprivate static let objects: [Kind: OwnObject<OwnItem>] = Dictionary(
    uniqueKeysWithValues: Kind.allCases.map { kind in
      (kind, OwnObject("an item '\(kind.rawValue)'", [head(kind)] + keys(kind)))
    })

  typealias Key = OwnKey<OwnItem>

  /// The key that says what it is.
  private static func head(_ kind: Kind) -> Key {
    switch kind {
    case .divider: Key("divider", .true, required: true, "A line.") { _, _ in }
    case .spacer: Key("spacer", .true, required: true, "Some space.") { _, _ in }
    case .review:
      Key("review", .titleOrTrue, required: true, "All answers in words, as the last step: its title, or true.") {
        $0.title = $1
      }
    case .conflicts:
      Key("conflicts", .titleOrTrue, required: true, "What somebody else has changed, too: its title, or true.") {
        $0.title = $1
      }
    case .line:
      Key("line", .fields, required: true, "Fields that share a line.") { $0.fields = $1 }
    case .text, .markdown: Key(kind.rawValue, .text, required: true, "A paragraph.") { $0.title = $1 }
    default: Key(kind.rawValue, .text, required: true, "The title.") { $0.title = $1 }
    }
  }

  /// The items of a form.
  static let list = OwnValue<[DocumentItem]>(["type": "array", "items": ["$ref": "#/$defs/item"]]) { loader, place in
    guard place.node.kind == .array else {
      loader.expected("a list of items", place)
      return nil
    }
    return place.node.elements.enumerated().compactMap { index, node in
      let item = read(loader, OwnPlace(node: node, pointer: place.pointer.index(index)))
      if item == nil { loader.isIncomplete = true }
      return item
    }
  }

  fileprivate static func read(_ loader: OwnLoader, _ place: OwnPlace) -> DocumentItem? {
    guard place.node.kind == .object else {
      loader.expected("an object", place)
      return nil
    }
    // The first key that names a kind.
    for member in place.node.members {
      if member.key == "field" { return OwnField.read(loader, place).map { .field($0) } }
      guard let kind = Kind(rawValue: member.key) else { continue }
      var own = OwnItem()
      kind.object.read(loader, place, &own)
      return own.made(kind, loader, place)
    }
    let names = ["field"] + Kind.allCases.map(\.rawValue)
    loader.add(.missingArgument, place) {
      let near = place.node.members.prefix(20).lazy.map { suggestion(for: $0.key, among: names) }.first { !$0.isEmpty }
      return "An item has one of the keys \(names.joined(separator: ", ")), which says what it is.\(near ?? "")"
    }
    return nil
  }
}

extension OwnValue where Value == [DocumentField] {
  /// The fields of a line.
  fileprivate static let fields = OwnValue(
    ["type": "array", "items": ["$ref": "#/$defs/field"], "minItems": 2, "maxItems": .integer(DocumentLine.mostFields)]
  ) { loader, place in
    guard place.node.kind == .array, (2...DocumentLine.mostFields).contains(place.node.count) else {
      loader.isIncomplete = true
      loader.expected("a list of 2 to \(DocumentLine.mostFields) fields", place)
      return nil
    }
    return place.node.elements.enumerated().compactMap { index, node in
      let field = OwnField.read(loader, OwnPlace(node: node, pointer: place.pointer.index(index)))
      if field == nil { loader.isIncomplete = true }
      return field
    }
  }
}

extension OwnValue where Value == Bool {
  fileprivate static let `true` = OwnValue("true", ["const": true]) { $0.boolean == true ? true : nil }
}

extension OwnValue where Value == FormString? {
  /// A title, or true for the usual one.
  fileprivate static let titleOrTrue = OwnValue("a title, or true", ["anyOf": [["const": true], ["type": "string"]]]) {
    node -> FormString?? in
    if node.boolean == true { return .some(nil) }
    return node.string.map { FormString($0) }
  }
}

extension OwnValue where Value == FormGroupStyle {
  static let groupStyle = OwnValue.oneOf(["grouped", "plain"]) { $0 == "plain" ? .plain : .grouped }
}

extension OwnValue where Value == FormRole {
  static let role = OwnValue.oneOf(
    ["plain", "submit", "cancel", "destructive", "add", "save", "navigation"]) { FormRole(rawValue: $0) }
}

extension OwnValue where Value == FormAction {
  /// An action that every form knows, or one of the program's.
  static let action = OwnValue(["type": "string", "minLength": 1]) { loader, place in
    guard let name = place.node.string else {
      loader.expected("the name of an action", place)
      return nil
    }
    let usual = ["submit", "cancel", "reset", "edit", "save", "discard"]
    guard usual.contains(name) || loader.names.actions.contains(name) else {
      loader.add(
        .unresolvedName, place,
        "There is no action '\(name.shortenedInProblem)'."
          + suggestion(for: name, among: usual + loader.names.actions.sorted()))
      return nil
    }
    return FormAction(name)
  }
}
