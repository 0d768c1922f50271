import FieldstoneCore

/// The controls that a file can name.
enum OwnControl: String, CaseIterable, Sendable {
  case label, text, email, phone, web, digits, longText, secure, toggle, checkbox

  fileprivate var control: FormControl {
    switch self {
    case .label: .label
    case .text: .text(.plain)
    case .email: .text(.email)
    case .phone: .text(.phone)
    case .web: .text(.url)
    case .digits: .text(.number)
    case .longText: .longText
    case .secure: .secure(isNew: false)
    case .toggle: .toggle
    case .checkbox: .checkbox
    }
  }
}

extension OwnType.Family {
  /// The controls whose answers its fields take: what is typed is no answer to a choice, and a switch is none to a text.
  fileprivate var controls: [OwnControl] {
    switch self {
    case .text: [.label, .text, .email, .phone, .web, .digits, .longText, .secure]
    case .flag: [.label, .toggle, .checkbox]
    case .number: [.label, .text, .digits]
    case .date, .written, .range: [.label, .text]
    case .choice, .choices, .file, .form, .list, .alternatives: [.label]
    }
  }

  /// The control of surfaces that don't have one of the program's own, if the file names no other.
  fileprivate var fallback: FormControl {
    switch self {
    case .flag: .toggle
    case .number: .text(.number)
    case .choice: .choice(.automatic)
    case .choices: .choices(.automatic)
    default: .text(.plain)
    }
  }

  /// What its fields are called in a mistake.
  fileprivate var words: String {
    switch self {
    case .choices: "a choice of several options"
    case .alternatives: "alternatives"
    case .written: "a duration, an address or an identifier"
    default: "a \(rawValue)"
    }
  }
}

extension OwnValue where Value == FormControl {
  /// The name of a control, or one of the program's own with the one that takes its place.
  ///
  /// - Parameter family: The fields that it is for; nil if the type of the field isn't known.
  static func control(_ family: OwnType.Family?) -> OwnValue {
    let names = plain(family)
    let own: OwnObject<(String?, FormControl?)> = OwnObject(
      "a control",
      [
        OwnKey("custom", .name, required: true, "The name of the program's control.") { $0.0 = $1 },
        OwnKey("fallback", names, "The control of surfaces that don't have it.") { $0.1 = $1 },
      ])
    return OwnValue(["anyOf": [names.schema(), own.schema()]]) { loader, place in
      guard place.node.kind == .object else { return names.read(loader, place) }
      var found: (String?, FormControl?) = (nil, nil)
      guard own.read(loader, place, &found) != nil, let name = found.0 else { return nil }
      guard loader.names.controls.contains(name) else {
        loader.add(
          .unresolvedName, place,
          "There is no control '\(name.shortenedInProblem)'."
            + suggestion(for: name, among: loader.names.controls.sorted()))
        return nil
      }
      return .custom(
        FormControl.Custom(stringLiteral: name), fallback: found.1 ?? family?.fallback ?? .text(.plain))
    }
  }

  /// The name of a control.
  private static func plain(_ family: OwnType.Family?) -> OwnValue {
    let known = family?.controls ?? OwnControl.allCases
    let names = OwnValue.oneOf(known.map(\.rawValue)) { OwnControl(rawValue: $0)?.control }
    return OwnValue(names.schema()) { loader, place in
      guard let family, let control = place.node.string.flatMap(OwnControl.init), !known.contains(control) else {
        return names.read(loader, place)
      }
      loader.add(.wrongValue, place) {
        let text = "'\(control.rawValue)' isn't a control of \(family.words)."
        let list = known.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        return known.count == 1 ? "\(text) The only one is \(list)." : "\(text) Choose one of \(list)."
      }
      return nil
    }
  }
}
