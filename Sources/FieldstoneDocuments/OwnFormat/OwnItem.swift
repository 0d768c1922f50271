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

  /// The kinds of items apart from fields, each named by the key that has its title.
  enum Kind: String, CaseIterable, Sendable {
    case section, page, step, review, button, text, markdown, info, link, question, progress, divider, spacer

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
    case .text, .markdown: Key(kind.rawValue, .text, required: true, "A paragraph.") { $0.title = $1 }
    default: Key(kind.rawValue, .text, required: true, "The title.") { $0.title = $1 }
    }
  }

  private static let id = Key("id", .id, "The id of its row; made from the title if it is left out.") { $0.id = $1 }
  private static let visible = Key("visible", .condition, "When it shows.") { $0.visible = $1 }
  private static let enabled = Key("enabled", .condition, "When it can be used.") { $0.enabled = $1 }
  private static let items = Key("items", list, required: true, "What is in it.") { $0.items += $1 }

  private static func keys(_ kind: Kind) -> [Key] {
    switch kind {
    case .section:
      [
        id, Key("footer", .text, "A sentence under the rows.") { $0.footer = $1 },
        Key("style", .groupStyle, "How its rows are set off.") { $0.style = $1 }, visible, enabled, items,
      ]
    case .page:
      [
        id,
        Key("presentation", .oneOf(["pushed", "sheet"]) { $0 == "sheet" ? .sheet : .pushed }, "How it comes up.") {
          $0.presentation = $1
        }, visible, items,
      ]
    case .step: [id, visible, items]
    case .review: [id, Key("items", list, "What is below the answers.") { $0.items += $1 }]
    case .button:
      [
        Key("action", .action, required: true, "What it does: submit, cancel, reset, or an action of the program.") {
          $0.action = $1
        },
        Key("role", .role, "What kind of button it is.") { $0.role = $1 },
        Key("help", .text, "A sentence about it.") { $0.help = $1 },
        Key("icon", .icon, "The icon beside the title.") { $0.icon = $1 },
        Key("confirms", .text, "A question that is asked before.") { $0.confirmation = $1 }, visible, enabled,
      ]
    case .text, .markdown:
      [
        id, visible,
        Key("from", .expression, "An expression that makes the text.") { $0.from = DocumentComputation($1) },
      ]
    case .info:
      [
        id, visible, Key("value", .text, "The value.") { $0.shown = $1 },
        Key("from", .expression, "An expression that makes the value, as a text.") {
          $0.from = DocumentComputation($1)
        },
      ]
    case .link: [id, visible, Key("to", .address, required: true, "The address.") { $0.address = $1 }]
    case .question: [id, visible, Key("answer", .text, required: true, "The answer.") { $0.shown = $1 }]
    case .progress:
      [
        id, visible,
        Key("from", .expression, required: true, "An expression that makes a number from 0 to 1.") {
          $0.from = DocumentComputation($1)
        },
      ]
    case .divider, .spacer: [id, visible]
    }
  }

  /// The items of a form.
  static let list = OwnValue<[DocumentItem]>(["type": "array", "items": ["$ref": "#/$defs/item"]]) { loader, place in
    guard place.node.kind == .array else {
      loader.expected("a list of items", place)
      // Any fields may have been meant.
      return DocumentForm.unread.items
    }
    return place.node.elements.enumerated().map { index, node in
      read(loader, OwnPlace(node: node, pointer: place.pointer.index(index)))
    }
  }

  /// The items of a form of its own, in which each row has another id.
  static let listOfForm = OwnValue<[DocumentItem]>(list.schema()) { loader, place in
    loader.readForm { list.read(loader, place) }
  }

  private static let names = ["field"] + Kind.allCases.map(\.rawValue)

  private static func read(_ loader: OwnLoader, _ place: OwnPlace) -> DocumentItem {
    guard place.node.kind == .object else {
      loader.expected("an object", place)
      return .field(.unread)
    }
    // The first key that names a kind.
    for member in place.node.members {
      if member.key == "field" { return .field(OwnField.read(loader, place)) }
      if let kind = Kind(rawValue: member.key) { return read(kind, loader, place) }
    }
    // Or one that is nearly such a key, so that the mistakes in the item are found, too.
    let near = place.node.members.prefix(20).lazy.compactMap { member in
      loader.nearest(to: member.key, among: names).map { (key: member.key, meaning: $0) }
    }.first
    loader.add(.missingArgument, place) {
      let hint = near.map { " Did you mean '\($0.meaning)'?" } ?? ""
      return "An item has one of the keys \(names.joined(separator: ", ")), which says what it is.\(hint)"
    }
    guard let near else {
      return .field(place.node["type"] == nil ? .unread : OwnField.read(loader, place))
    }
    let meanings = [near.key: near.meaning]
    guard let kind = Kind(rawValue: near.meaning) else {
      return .field(OwnField.read(loader, place, meanings: meanings))
    }
    return read(kind, loader, place, meanings: meanings)
  }

  private static func read(
    _ kind: Kind, _ loader: OwnLoader, _ place: OwnPlace, meanings: [String: String] = [:]
  ) -> DocumentItem {
    var own = OwnItem()
    if kind == .step || kind == .review, loader.isInGroup {
      loader.add(.wrongValue, place, "A step can't be in a section, on a page or in another step.")
    }
    let keys = loader.readGroup { kind.object.read(loader, place, &own, meanings: meanings) }
    if [.section, .page, .step].contains(kind), keys?.contains("items") != true {
      own.items = DocumentForm.unread.items
    }
    return own.made(kind, loader, place)
  }

  private func made(_ kind: Kind, _ loader: OwnLoader, _ place: OwnPlace) -> DocumentItem {
    func content(_ kind: DocumentContent.Kind) -> DocumentItem {
      var content = DocumentContent(kind, title ?? "", id: id, visible: visible, value: from)
      content.source = loader.source(place)
      return .content(content)
    }
    switch kind {
    case .section:
      return .section(
        DocumentSection(title ?? "", id: id, footer: footer, style: style, visible: visible, enabled: enabled) { items }
      )
    case .page:
      return .page(DocumentPage(title ?? "", id: id, presentation: presentation, visible: visible) { items })
    case .step: return .step(DocumentStep(title ?? "", id: id, visible: visible) { items })
    case .review: return .review(title: title, id: id, items)
    case .button:
      var button = DocumentButton(title ?? "", action ?? FormAction(""), role: role, visible: visible, enabled: enabled)
      (button.help, button.icon, button.confirmation) = (help, icon, confirmation)
      return .button(button)
    case .text: return content(.text)
    case .markdown: return content(.markdown)
    case .info: return content(.info(shown ?? ""))
    case .link: return content(.link(to: address ?? ""))
    case .question: return content(.question(answer: shown ?? ""))
    case .progress: return content(.progress)
    case .divider: return content(.divider)
    case .spacer: return content(.spacer)
    }
  }
}

extension OwnValue where Value == String {
  /// The id of a row.
  fileprivate static let id = OwnValue(name.schema()) { loader, place in
    guard let id = name.read(loader, place) else { return nil }
    loader.take(id: id, place)
    return id
  }

  /// An address that every surface can open.
  fileprivate static let address = OwnValue(name.schema()) { loader, place in
    guard let address = name.read(loader, place) else { return nil }
    let schemes = ["http://", "https://", "mailto:", "tel:"]
    if !schemes.contains(where: address.lowercased().hasPrefix) {
      loader.expected("an address that begins with http://, https://, mailto: or tel:", place)
    }
    return address
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
  fileprivate static let groupStyle = OwnValue.oneOf(["grouped", "plain"]) { $0 == "plain" ? .plain : .grouped }
}

extension OwnValue where Value == FormRole {
  fileprivate static let role = OwnValue.oneOf(
    ["plain", "submit", "cancel", "destructive", "add", "save", "navigation"]) { FormRole(rawValue: $0) }
}

extension OwnValue where Value == FormAction {
  /// An action that every form knows, or one of the program's.
  fileprivate static let action = OwnValue(["type": "string", "minLength": 1]) { loader, place in
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
