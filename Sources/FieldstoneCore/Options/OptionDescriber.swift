import Foundation

/// How the values of a type are named: as options, and in inputs and drafts.
struct OptionDescriber<Value: Hashable & Sendable>: Sendable {
  let id: @Sendable (Value) -> String
  let title: @Sendable (Value) -> FormString
  /// The value of a text, where values are shown as a field of their type shows them, and can be typed likewise.
  var value: (@Sendable (String, FormEnvironment) -> Value?)?
  /// Whether the program has declared titles.
  let isTitled: Bool
  /// Whether the type says more about its values. Asked once, because a conformance takes long to look up.
  private let isTitledByType = Value.self is any FormTitled.Type
  private let hasCases = Value.self is any CaseIterable.Type
  /// Whether the titles are the names of cases, which never change.
  var namesCases: Bool { hasCases && !isTitled && !isTitledByType }

  init(
    id: @escaping @Sendable (Value) -> String, title: @escaping @Sendable (Value) -> FormString, isTitled: Bool = false
  ) {
    (self.id, self.title, self.isTitled) = (id, title, isTitled)
  }

  /// What the type itself says: its titles, else the words of its cases, else the value as it is typed.
  static var standard: OptionDescriber {
    OptionDescriber(id: standardID, title: standardTitle)
  }

  /// The standard ids with these titles.
  static func titles(_ titles: [(Value, FormString)]) -> OptionDescriber {
    let titles = Dictionary(titles, uniquingKeysWith: { first, _ in first })
    let standard = standardTitle
    return OptionDescriber(id: standardID, title: { titles[$0] ?? standard($0) }, isTitled: true)
  }

  /// Titles by position; a position without one is its own title.
  static func positions(_ titles: [FormString]) -> OptionDescriber where Value: FixedWidthInteger {
    standard.titled { value in
      let index = Int(exactly: value) ?? -1
      return titles.indices.contains(index) ? titles[index] : FormString(verbatim: "\(value)")
    }
  }

  /// The same with values as a field of their type shows them, unless the type or the program names them.
  func shown(by codec: FieldCodec<Value>?) -> OptionDescriber {
    guard let codec, !isTitled, !(Value.self is String.Type), !(Value.self is any FormTitled.Type),
      !(Value.self is any CaseIterable.Type)
    else { return self }
    var shown = OptionDescriber(id: id, title: { FormString(codec.pack($0), shownBy: codec) })
    shown.value = { text, environment in
      guard !text.isEmpty, case .value(let value) = codec.parse(text, environment) else { return nil }
      return codec.unpack(value)
    }
    return shown
  }

  /// The same ids with other titles.
  func titled(_ title: @escaping @Sendable (Value) -> FormString) -> OptionDescriber {
    OptionDescriber(id: id, title: title, isTitled: true)
  }

  func option(_ value: Value, _ id: String) -> FormOption {
    let titled = isTitledByType ? value as? any FormTitled : nil
    return FormOption(
      id: id, title: title(value), help: titled?.formHelp, icon: titled?.formIcon, section: titled?.formSection)
  }

  // Types are told apart once for each list, because a conformance takes long to look up.

  private static var standardID: @Sendable (Value) -> String {
    if Value.self is String.Type { return { $0 as? String ?? "" } }
    // A day is not enough to tell times apart.
    if Value.self is Date.Type { return { ($0 as? Date)?.formatted(.iso8601) ?? "" } }
    if Value.self is any RawRepresentable.Type {
      return { ($0 as? any RawRepresentable).map { "\($0.rawValue)" } ?? String(describing: $0) }
    }
    if Value.self is any FormValue.Type {
      return { ($0 as? any FormValue)?.formText(in: .standard) ?? String(describing: $0) }
    }
    if Value.self is any Identifiable.Type {
      return { ($0 as? any Identifiable).map { "\($0.id)" } ?? String(describing: $0) }
    }
    return { String(describing: $0) }
  }

  private static var standardTitle: @Sendable (Value) -> FormString {
    if Value.self is any FormTitled.Type { return { ($0 as? any FormTitled)?.formTitle ?? "" } }
    if Value.self is any CaseIterable.Type {
      // A case is always called the same, and its name takes long to find out.
      let known = Locked<[Value: FormString]>([:])
      return { value in
        known.withLock { known in
          if let title = known[value] { return title }
          let title = FormString(inferredFrom: String(describing: value))
          known[value] = title
          return title
        }
      }
    }
    if Value.self is String.Type { return { FormString(verbatim: $0 as? String ?? "") } }
    if Value.self is any FormValue.Type {
      return { FormString(verbatim: ($0 as? any FormValue)?.formText(in: .standard) ?? "") }
    }
    return { FormString(verbatim: String(describing: $0)) }
  }
}
