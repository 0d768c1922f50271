import Foundation

/// A control of the program's own, declared once for all surfaces: rating stars, a signature pad, a map.
///
/// The declaration says what the control needs to know. What it looks like is said for each surface, by a view that is
/// registered there; a surface without one shows the ``fallback``.
///
/// ```swift
/// struct Stars: FormCustomControl {
///   typealias Value = Int
///   var most = 5
/// }
///
/// @Form struct Review {
///   @Field(.control(Stars(most: 10)), .range(1...10)) var rating: Int?
/// }
/// ```
///
/// A field with a custom control is a field like any other: its value is checked, counted, restored and submitted, and
/// scripts and pipes answer it. So its answer is one that the field's type takes: the text of its value, a number, the
/// ids of its options.
public protocol FormCustomControl: Codable, Sendable {
  /// The type of the fields that it is for.
  associatedtype Value
  /// Its name in rows; by default, the name of the type.
  static var name: String { get }
  /// The control of surfaces that have no view for it; nil for the one that the field has without it.
  var fallback: FormControl? { get }
  /// Whether it takes the keyboard focus, on every surface.
  var takesFocus: Bool { get }
  /// Whether it has a screen of its own: its row then shows the value, and leads there.
  var hasOwnScreen: Bool { get }
}

extension FormCustomControl {
  public static var name: String { String(describing: Self.self) }
  public var fallback: FormControl? { nil }
  public var takesFocus: Bool { true }
  public var hasOwnScreen: Bool { false }
}

extension FormControl {
  /// What a row says about a control of the program's own.
  public struct Custom: Sendable, Hashable, Codable, ExpressibleByStringLiteral {
    /// The name by which surfaces find the view.
    public let name: String
    /// The control's own properties as JSON; nil if it has none.
    public let parameters: String?
    /// Whether it takes the keyboard focus; nil if it is up to the fallback.
    public let takesFocus: Bool?
    /// Whether it has a screen of its own.
    public let hasOwnScreen: Bool

    /// A control without properties.
    public init(stringLiteral name: String) {
      self.name = name
      (parameters, takesFocus, hasOwnScreen) = (nil, nil, false)
    }

    /// A declared control.
    public init<Control: FormCustomControl>(_ control: Control) {
      name = Control.name
      let encoder = JSONEncoder()
      // Equal controls are equal rows.
      encoder.outputFormatting = .sortedKeys
      // A control that can't be encoded has no parameters: its view gets nil, as for any other that it can't read.
      parameters = (try? encoder.encode(control)).map { String(decoding: $0, as: UTF8.self) }
      takesFocus = control.takesFocus
      hasOwnScreen = control.hasOwnScreen
    }
  }

  /// A control of the program's own, for types whose `formControl` it is.
  public static func custom<Control: FormCustomControl>(
    _ control: Control, fallback: FormControl
  ) -> FormControl { .custom(Custom(control), fallback: fallback) }

  /// What the row says about the program's own control; nil for other controls.
  public var custom: Custom? {
    if case .custom(let custom, _) = self { return custom }
    return nil
  }

  /// The program's own control as it was declared.
  ///
  /// - Returns: Nil for other controls, and for parameters that another version of the program has written.
  public func custom<Control: FormCustomControl>(as type: Control.Type) -> Control? {
    guard let custom, custom.name == Control.name, let parameters = custom.parameters else { return nil }
    return try? JSONDecoder().decode(Control.self, from: Data(parameters.utf8))
  }
}

extension FieldBuilder {
  /// A control of the program's own.
  @discardableResult public func control<Control: FormCustomControl>(_ control: Control) -> Self
  where Control.Value == Value {
    detail {
      $0.custom = FormControl.Custom(control)
      if let fallback = control.fallback { $0.control = fallback }
    }
    return self
  }
}

extension FieldTrait {
  /// A control of the program's own.
  public static func control<Control: FormCustomControl>(_ control: Control) -> FieldTrait { FieldTrait() }
}
