import FieldstoneCore
import Foundation

/// The smaller parts of fields.

/// An option while it is read: a value, or an object with one.
struct OwnOption {
  var value: FormValues.Value?
  var title: FormString?
  var help: FormString?
  var icon: FormIcon?
  var section: FormString?
  var visible: DocumentCondition?
  var enabled: DocumentCondition?

  static let object: OwnObject<OwnOption> = OwnObject(
    "an option",
    [
      OwnKey("value", .scalar, required: true, "The value that is stored.") { $0.value = $1 },
      OwnKey("title", .text, "What it is called; the value itself if it is left out.") { $0.title = $1 },
      OwnKey("help", .text, "A sentence about it.") { $0.help = $1 },
      OwnKey("icon", .icon, "The icon beside the title.") { $0.icon = $1 },
      OwnKey("section", .text, "The title of its group.") { $0.section = $1 },
      OwnKey("visible", .condition, "When it is offered.") { $0.visible = $1 },
      OwnKey("enabled", .condition, "When it can be chosen.") { $0.enabled = $1 },
    ])

  static let value: OwnValue<DocumentOption> = OwnValue([
    "anyOf": [["type": ["string", "number", "boolean"]], ["$ref": "#/$defs/option"]]
  ]) {
    loader, place in
    guard place.node.kind == .object else {
      return OwnValue<FormValues.Value>.scalar.read(loader, place).map { DocumentOption(written: $0) } ?? .unread
    }
    var own = OwnOption()
    object.read(loader, place, &own)
    var option =
      own.value.map {
        DocumentOption(written: $0, title: own.title, help: own.help, icon: own.icon, section: own.section)
      }
      ?? .unread
    (option.visible, option.enabled) = (own.visible, own.enabled)
    return option
  }
}

/// One of several forms while it is read.
struct OwnCase {
  var id: String?
  var value: FormValues.Value?
  var title: FormString?
  var help: FormString?
  var icon: FormIcon?
  var form = OwnForm()

  static let object: OwnObject<OwnCase> = OwnObject(
    "a case",
    [
      OwnKey("case", .name, required: true, "Its id in inputs and drafts.") { $0.id = $1 },
      OwnKey("value", .scalar, "The value that stands for it; the id if it is left out.") { $0.value = $1 },
      OwnKey("title", .text, "What it is called.") { $0.title = $1 },
      OwnKey("help", .text, "A sentence about it.") { $0.help = $1 },
      OwnKey("icon", .icon, "The icon beside the title.") { $0.icon = $1 },
    ] + OwnForm.keys.map { key in key.inside { $1(&$0.form) } })

  /// A case. One that can't be read has no id.
  static let value: OwnValue<DocumentAlternatives.Case> = OwnValue(object.schema()) { loader, place in
    var own = OwnCase()
    object.read(loader, place, &own)
    for (index, item) in own.form.form.items.enumerated() {
      switch item {
      case .field, .line: break
      default:
        guard let items = place["items"], let node = items.node[index] else { break }
        loader.add(
          .notSupported, OwnPlace(node: node, pointer: items.pointer.index(index)),
          "A case shows only fields and lines. Put other items before or after the alternatives.")
      }
    }
    return DocumentAlternatives.Case(
      own.id ?? "", value: own.value, title: own.title, help: own.help, icon: own.icon, form: own.form.form)
  }.named("case")
}

extension DocumentCondition {
  /// Stands for a condition that couldn't be read.
  static let unread = DocumentCondition(paths: []) { _ in true }
}

/// True, false, or when.
enum OwnTruth: Sendable {
  case always(Bool)
  case when(DocumentCondition)
}

extension OwnValue where Value == OwnTruth {
  static let required = OwnValue(OwnValue<DocumentCondition>.condition.schema()) { loader, place in
    if let always = place.node.boolean { return .always(always) }
    return OwnValue<DocumentCondition>.condition.read(loader, place).map { .when($0) }
  }
}

extension OwnValue where Value == FormHiddenPolicy {
  static let hiddenPolicy = OwnValue.oneOf(["keep", "dropOnSubmit", "dropAtOnce"]) { FormHiddenPolicy(rawValue: $0) }
}

extension OwnValue where Value == String {
  /// The pattern of a mask.
  static let mask = OwnValue(name.schema()) { loader, place in
    guard let pattern = name.read(loader, place) else { return nil }
    if !["iban", "cardNumber"].contains(pattern), !pattern.contains(where: "XA*".contains) {
      loader.add(
        .wrongValue, place,
        "Nothing can be typed into this mask. Use X for a digit, A for a letter or * for either.")
    }
    return pattern
  }
}

extension OwnValue where Value == String {
  /// The code of a currency. Which there are isn't known here: some are new.
  static let currency = OwnValue(["type": "string", "pattern": "^[A-Z]{3}$"]) { loader, place in
    let text = place.node.string ?? ""
    if text.utf8.count == 3, text.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) {
      return text
    }
    loader.add(.wrongValue, place) {
      let known = Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() }
      let near = known.first { $0 == text.uppercased() } ?? known.first { $0 == text.prefix(3).uppercased() }
      return "Expected the code of a currency, three capital letters, not \(place.words)."
        + (near.map { " Did you mean '\($0)'?" } ?? "")
    }
    return nil
  }

  /// A media type, or all of a kind.
  static let mediaType = OwnValue(
    "a media type, such as 'image/*' or 'application/pdf'",
    ["type": "string", "pattern": "^[A-Za-z0-9!#$&^_.+-]+/([A-Za-z0-9!#$&^_.+-]+|\\*)$"]
  ) { node -> String? in
    let parts = node.string?.split(separator: "/", omittingEmptySubsequences: false) ?? []
    func isName(_ part: Substring) -> Bool {
      !part.isEmpty
        && part.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
          case UInt8(ascii: "0")...UInt8(ascii: "9"): true
          default: "!#$&^_.+-".utf8.contains(byte)
          }
        }
    }
    return parts.count == 2 && isName(parts[0]) && (parts[1] == "*" || isName(parts[1])) ? node.string : nil
  }
}

extension OwnValue where Value == FieldPurpose {
  static let purpose = OwnValue.oneOf(
    (FieldPurpose.all + [.oneTimeCode]).map(\.rawValue), tooManyToList: "purpose"
  ) {
    FieldPurpose(rawValue: $0)
  }
}

extension OwnValue where Value == [(kind: FormCaption.Kind, text: FormString)] {
  static let captions = OwnValue(
    [
      "type": "object", "additionalProperties": false,
      "properties": .object(
        FormCaption.Kind.allCases.reduce(into: FormValues()) { $0[$1.rawValue] = ["type": "string"] }),
    ]
  ) { loader, place in
    let object = OwnObject<Value>(
      "'captions'",
      FormCaption.Kind.allCases.map { kind in OwnKey(kind.rawValue, .text, "A remark.") { $0.append((kind, $1)) } })
    var captions: Value = []
    return object.read(loader, place, &captions) == nil ? nil : captions
  }
}

extension OwnValue where Value == (on: FormString, off: FormString) {
  private static let object: OwnObject<(FormString?, FormString?)> = OwnObject(
    "'words'",
    [
      OwnKey("on", .text, required: true, "The word for yes.") { $0.0 = $1 },
      OwnKey("off", .text, required: true, "The word for no.") { $0.1 = $1 },
    ])
  static let words = OwnValue(object.schema()) { loader, place in
    var words: (FormString?, FormString?) = (nil, nil)
    guard object.read(loader, place, &words) != nil, let on = words.0, let off = words.1 else { return nil }
    return (on, off)
  }
}

extension OwnValue where Value == (minimum: FormIcon, maximum: FormIcon) {
  private static let object: OwnObject<(FormIcon?, FormIcon?)> = OwnObject(
    "'icons'",
    [
      OwnKey("minimum", .icon, required: true, "The icon at the end with the smallest number.") { $0.0 = $1 },
      OwnKey("maximum", .icon, required: true, "The icon at the end with the largest number.") { $0.1 = $1 },
    ])
  static let icons = OwnValue(object.schema()) { loader, place in
    var icons: (FormIcon?, FormIcon?) = (nil, nil)
    guard object.read(loader, place, &icons) != nil, let minimum = icons.0, let maximum = icons.1 else { return nil }
    return (minimum, maximum)
  }
}

extension OwnValue where Value == (width: Int, height: Int) {
  private static let object: OwnObject<(Int?, Int?)> = OwnObject(
    "a size",
    [
      OwnKey("width", .count(from: 1), required: true, "In pixels.") { $0.0 = $1 },
      OwnKey("height", .count(from: 1), required: true, "In pixels.") { $0.1 = $1 },
    ])
  static let size = OwnValue(object.schema()) { loader, place in
    var size: (Int?, Int?) = (nil, nil)
    guard object.read(loader, place, &size) != nil, let width = size.0, let height = size.1 else { return nil }
    return (width, height)
  }
}

extension OwnValue where Value == [(bits: Int, title: FormString)] {
  private static let object: OwnObject<(Int?, FormString?)> = OwnObject(
    "a bit",
    [
      OwnKey("bits", .count(from: 1), required: true, "The bits, as a whole number.") { $0.0 = $1 },
      OwnKey("title", .text, required: true, "What they are called.") { $0.1 = $1 },
    ])
  private static let bit = OwnValue<(bits: Int, title: FormString)>(object.schema()) { loader, place in
    var bit: (Int?, FormString?) = (nil, nil)
    guard object.read(loader, place, &bit) != nil, let bits = bit.0, let title = bit.1 else { return nil }
    return (bits, title)
  }
  static let bits: OwnValue = {
    let bits = OwnValue.list(bit, atLeastOne: "bit")
    return OwnValue(bits.schema()) { loader, place in
      var seen: Set<Int> = []
      for (index, node) in place.node.elements.enumerated() {
        guard let value = node["bits"]?.number?.integer, !seen.insert(value).inserted else { continue }
        loader.add(
          .duplicateOption, OwnPlace(node: node, pointer: place.pointer.index(index)),
          "Two bits have the value \(value).")
      }
      return bits.read(loader, place)
    }
  }()
}

/// A step of a number: of the usual size, or of this one.
struct OwnStep: Sendable {
  var size: FormValues.Value?
}

extension OwnValue where Value == OwnStep? {
  static let step = OwnValue(
    "true, or a number greater than 0", ["anyOf": [["type": "boolean"], ["type": "number", "exclusiveMinimum": 0]]]
  ) { node -> OwnStep?? in
    if let flag = node.boolean { return .some(flag ? OwnStep() : nil) }
    guard node.number?.double ?? 0 > 0 else { return nil }
    return OwnStep(size: node.formValue)
  }
}

extension OwnValue where Value == FormString? {
  /// A title, true for the usual one, or false.
  static let repeated = OwnValue("true, or a title", ["type": ["boolean", "string"]]) { node -> FormString?? in
    if let flag = node.boolean { return .some(flag ? FormString("") : nil) }
    return node.string.map { FormString($0) }
  }
}

extension OwnValue where Value == FormValues.Value {
  static let objectValue = OwnValue("an object", ["type": "object"]) { $0.kind == .object ? $0.formValue : nil }
  static let listValue = OwnValue("a list", ["type": "array"]) { $0.kind == .array ? $0.formValue : nil }
}

extension OwnValue where Value == DocumentNames.Check {
  static let check = OwnValue.named("check", \.checks)
}

extension OwnValue where Value == DocumentNames.Search {
  static let search = OwnValue.named("search", \.searches)
}

extension OwnValue where Value == FormAction {
  /// An action of the program's.
  static let programAction = OwnValue<FormAction>.named("action") { names in
    Dictionary(uniqueKeysWithValues: names.actions.map { ($0, FormAction($0)) })
  }
}

extension OwnValue where Value == TimeZone {
  static let timeZone = OwnValue("the name of a time zone, such as Europe/Berlin", ["type": "string", "minLength": 1]) {
    $0.string.flatMap { TimeZone(identifier: $0) }
  }
}
