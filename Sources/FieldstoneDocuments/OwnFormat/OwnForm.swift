import FieldstoneCore

/// One level of a form while it is read.
struct OwnForm {
  var form = DocumentForm()

  static let keys: [OwnKey<OwnForm>] = [
    OwnKey("items", OwnItem.listOfForm, "What the form shows, in order.") { $0.form.items += $1 },
    OwnKey("formRules", .list(OwnFormRule.value), "Rules about several fields of the form.") { $0.form.rules += $1 },
  ]

  static let object: OwnObject<OwnForm> = OwnObject(
    "a form",
    keys + [OwnKey("enabled", .condition, "When the form can be edited.") { $0.form.enabled = $1 }])

  static let value: OwnValue<DocumentForm> = OwnValue(object.schema()) { loader, place in
    var own = OwnForm()
    guard let keys = object.read(loader, place, &own) else { return .unread }
    if !keys.contains("items") {
      loader.add(.missingArgument, place, "A form needs the key 'items'.")
      own.form.items = DocumentForm.unread.items
    }
    own.form.place = loader.place(place)
    return own.form
  }.named("form")

  /// Where the form is: here, or under a name.
  ///
  /// - Parameter keys: The keys that the file has.
  func source(named name: String?, _ keys: Set<String>, _ loader: OwnLoader, _ place: OwnPlace) -> DocumentFormSource {
    let hasItems = keys.contains("items")
    if hasItems, name != nil {
      loader.add(.wrongValue, place, "Use either 'items' or 'form', not both.")
    } else if let name, keys.contains("formRules"), let inner = place["formRules"] {
      loader.add(
        .wrongValue, inner,
        "'formRules' can't be used with 'form'. Put the rules into the form '\(name.shortenedInProblem)'.")
    }
    if hasItems { return .form(form) }
    if let name { return .named(name) }
    if !keys.contains("form") {
      loader.add(.missingArgument, place, "This needs 'items', or 'form' with the name of a form.")
    }
    return .form(.unread)
  }
}

/// A whole file while it is read.
struct OwnFile {
  var id: String?
  var version = 1
  var title: FormString?
  var form = OwnForm()
  var forms: [String: DocumentForm] = [:]
  var texts: [String: [String: OwnTranslation]] = [:]
  var mode = FormMode.submit

  static let object: OwnObject<OwnFile> = OwnObject(
    "a form file",
    [
      OwnKey("$schema", .string, "The schema of the format, for editors.") { _, _ in },
      OwnKey("fieldstone", .format, required: true, "The version of the format.") { _, _ in },
      OwnKey("id", .name, "The identity of the form in drafts.") { $0.id = $1 },
      OwnKey("version", .count(from: 1), "The version of the form, to be increased when answers change their meaning.")
      {
        $0.version = $1
      },
      OwnKey("title", .text, "The title of the form.") { $0.title = $1 },
      OwnKey("traits", .list(.cases), "What the form as a whole does.") {
        (file: inout OwnFile, traits: [DocumentFormTrait]) in
        file.form.form.traits = Set(traits)
      },
      OwnKey("mode", .cases, "How people work with the form.") { (file: inout OwnFile, mode: FormMode) in
        file.mode = mode
      },
      OwnKey("forms", .forms, "Forms by name, for fields that refer to them.") {
        $0.forms.merge($1) { first, _ in first }
      },
      OwnKey("texts", .texts, "Translations, by language and by text.") { $0.texts = $1 },
    ] + OwnForm.object.keys.map { key in key.inside { $1(&$0.form) } })
}

extension OwnValue where Value == Int {
  /// The version of the format.
  fileprivate static let format = OwnValue(["const": 1]) { loader, place in
    guard let version = place.node.number?.integer, version == 1 else {
      loader.add(.wrongValue, place, "This version of Fieldstone reads format 1, not \(place.words).")
      return nil
    }
    return version
  }
}

extension OwnValue where Value == [String: DocumentForm] {
  fileprivate static let forms = OwnValue(
    [
      "type": "object", "properties": ["$comment": ["type": "string"]],
      "additionalProperties": ["$ref": "#/$defs/form"],
    ]
  ) { loader, place in
    if place.node.kind != .object { loader.hasUnreadForms = true }
    return loader.members(place) { name, inner in
      loader.path.append("#\(name)")
      defer { loader.path.removeLast() }
      return OwnForm.value.read(loader, inner)
    }
  }
}

extension OwnLoader {
  /// Reads an object whose keys are names that the file chooses, apart from comments.
  func members<Value>(_ place: OwnPlace, _ read: (String, OwnPlace) -> Value?) -> [String: Value]? {
    guard place.node.kind == .object else {
      expected("an object", place)
      return nil
    }
    var values: [String: Value] = [:]
    for member in place.node.members where !OwnObject<Value>.ignored.contains(member.key) {
      let inner = OwnPlace(node: member.value, pointer: place.pointer.key(member.key))
      guard values[member.key] == nil else {
        add(.duplicateKey, inner, at: member.keyNode, "The key '\(member.key.shortenedInProblem)' appears twice.")
        continue
      }
      if let value = read(member.key, inner) { values[member.key] = value }
    }
    return values
  }
}
