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

    /// What it is called in a mistake.
    fileprivate var words: String {
      switch self {
      case .markdown: "a Markdown text"
      case .info: "an info row"
      case .progress: "a progress bar"
      case .image: "an image"
      case .conflicts: "a list of conflicts"
      default: "a \(rawValue)"
      }
    }
  }

  fileprivate static let objects: [Kind: OwnObject<OwnItem>] = Dictionary(
    uniqueKeysWithValues: Kind.allCases.map { kind in
      (kind, OwnObject(kind.words, [head(kind)] + keys(kind)))
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
      // Any fields may have been meant.
      return DocumentForm.unread.items
    }
    return place.node.elements.enumerated().map { index, node in
      read(loader, OwnPlace(node: node, pointer: place.pointer.index(index)))
    }
  }

  /// The items of a form of its own, in which each row has another id.
  static let listOfForm = OwnValue<[DocumentItem]>(list.schema()) { loader, place in
    let items = loader.readForm { list.read(loader, place) }
    checkReviews(items ?? [], loader, place)
    return items
  }

  /// Says which reviews aren't the last step.
  private static func checkReviews(_ items: [DocumentItem], _ loader: OwnLoader, _ place: OwnPlace) {
    guard let first = items.firstIndex(where: \.isReview) else { return }
    func add(_ index: Int, _ text: String) {
      guard let node = place.node[index] else { return }
      loader.add(.wrongValue, OwnPlace(node: node, pointer: place.pointer.index(index)), text)
    }
    for index in items.indices.dropFirst(first + 1) where items[index].isReview {
      // Each of two may show under a condition of its own.
      if items[first].isConditional, items[index].isConditional { continue }
      add(index, "A form can have only one review.")
    }
    let isFieldAfter = items[(first + 1)...].contains { !$0.isReview && $0.fields.contains { !$0.isUnread } }
    if isFieldAfter { add(first, "The review is the last step: put all fields before it.") }
  }

  private static let names = ["field"] + Kind.allCases.map(\.rawValue)

  /// The actions that every form knows.
  static let usualActions = ["submit", "cancel", "reset", "edit", "save", "discard"]

  fileprivate static func read(_ loader: OwnLoader, _ place: OwnPlace) -> DocumentItem {
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
      let needed = "An item needs a key that says what it is, such as 'field', 'section' or 'button'."
      guard let near else { return needed }
      return "An item has no key '\(near.key.shortenedInProblem)'. Did you mean '\(near.meaning)'?"
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
      loader.add(
        .wrongValue, place,
        "A \(kind.rawValue) can't be in a section, on a page or in \(kind == .step ? "another" : "a") step.")
    }
    let keys = loader.readGroup { kind.object.read(loader, place, &own, meanings: meanings) }
    if [.section, .page, .step].contains(kind), keys?.contains("items") != true {
      own.items = DocumentForm.unread.items
    }
    if keys?.contains("visible") == true, own.visible == nil { own.visible = .unread }
    return own.made(kind, loader, place)
  }
}

extension DocumentItem {
  fileprivate var isReview: Bool { if case .step(let step) = self { step.isReview } else { false } }
  fileprivate var isConditional: Bool { if case .step(let step) = self { step.visible != nil } else { false } }
}

extension OwnValue where Value == [DocumentField] {
  /// The fields of a line.
  fileprivate static let fields = OwnValue(
    ["type": "array", "items": ["$ref": "#/$defs/field"], "minItems": 2, "maxItems": .integer(DocumentLine.mostFields)]
  ) { loader, place in
    guard place.node.kind == .array else {
      loader.expected("a list of 2 to \(DocumentLine.mostFields) fields", place)
      return [.unread, .unread]
    }
    // How many there are is checked with the whole form.
    return place.node.elements.enumerated().map { index, node in
      let inner = OwnPlace(node: node, pointer: place.pointer.index(index))
      if node["field"] == nil, node.members.contains(where: { OwnItem.Kind(rawValue: $0.key) != nil }) {
        loader.add(.wrongValue, inner, "A line has only fields.")
        return .unread
      }
      return OwnField.read(loader, inner)
    }
  }
}

extension OwnValue where Value == String {
  /// The id of a row.
  static let id = OwnValue(name.schema()) { loader, place in
    guard let id = name.read(loader, place) else { return nil }
    loader.take(id: id, place)
    return id
  }

  /// An address that every surface can open.
  static let address = OwnValue(name.schema()) { loader, place in
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
    let usual = OwnItem.usualActions
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
