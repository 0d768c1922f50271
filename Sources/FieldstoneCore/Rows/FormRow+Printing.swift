/// What logs, assertions and debuggers show of a row: its properties, with dots for a secret.
extension FormRow: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The placeholder for a secret.
  static let dots = "••••••"

  public var description: String {
    let properties = properties.map { name, value in
      if let text = value as? String { return "\(name): \(text.debugDescription)" }
      return "\(name): \(value)"
    }
    return "FormRow(\(properties.joined(separator: ", ")))"
  }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    Mirror(self, children: properties.map { (label: $0, value: $1) }, displayStyle: .struct)
  }

  /// The properties by name; optional ones only if they have a value.
  private var properties: [(String, Any)] {
    let isSecret = control.isSecret
    func shown(_ text: String) -> String { isSecret && !text.isEmpty ? Self.dots : text }
    var properties: [(String, Any)] = [
      ("id", id), ("kind", kind), ("depth", depth), ("title", title), ("control", control), ("text", shown(text)),
      ("display", shown(display)),
      ("answer", isSecret && answer != .none ? .text(Self.dots) : answer),
      ("isEnabled", isEnabled), ("isReadOnly", isReadOnly), ("isRequired", isRequired), ("allowsNone", allowsNone),
      ("isDirty", isDirty), ("issueCount", issueCount), ("isInline", isInline), ("options", options),
      ("issues", issues),
    ]
    if let section { properties.append(("section", section)) }
    if let help { properties.append(("help", help)) }
    if let hint { properties.append(("hint", hint)) }
    if let placeholder { properties.append(("placeholder", placeholder)) }
    if let icon { properties.append(("icon", icon.rawValue)) }
    if let file { properties.append(("file", file.name)) }
    if let typing { properties.append(("typing", typing)) }
    if let length { properties.append(("length", length)) }
    if let purpose { properties.append(("purpose", purpose.rawValue)) }
    if let mark { properties.append(("mark", mark.rawValue)) }
    if let action { properties.append(("action", action)) }
    if !captions.isEmpty { properties.append(("captions", captions)) }
    if let line { properties.append(("line", line)) }
    return properties
  }
}
