import Foundation
import Synchronization

/// A field of a definition, without its model and value types.
class FieldElement: FormElement, @unchecked Sendable {
  /// The operations of its value type.
  @exclusivity(unchecked) final var codec: AnyCodec
  @exclusivity(unchecked) final var rules: RuleChain?
  /// The number of the control that its name suggests; set on first use, perhaps by several threads at once.
  private final let guess = Atomic<UInt8>(FieldKindInference.unknown)

  init(name: String, codec: AnyCodec) {
    self.codec = codec
    super.init(name: name, kind: .field)
  }

  /// Reads the property's value. `model` points to a value of the definition's model type.
  func read(_ model: UnsafeRawPointer) -> StoredValue { fatalError("abstract") }
  /// Converts a value of the property's type to the engine's representation; nil if the property can't be set.
  func stored<Property>(_ value: Property) -> StoredValue? { fatalError("abstract") }
  /// Converts a value from the engine's representation to the property's type; nil if it is not one.
  func value<Property>(_ stored: StoredValue, as type: Property.Type) -> Property? { fatalError("abstract") }
  /// A label whose property could be set becomes a field, because it has options to choose from.
  func becomeEditable() {}
  /// What stands for nil in a property that can be nil: a default value, or none.
  var valueForNil: StoredValue { .none }
  /// Sets a property that is nil to the declared default value.
  func storeDefault(_ model: UnsafeMutableRawPointer) {}
  /// What an empty text means: a value, or an issue.
  final var emptied: Parsed {
    if flags.contains(.optional) || flags.contains(.defaulted) { return .value(valueForNil) }
    return codec.emptied
  }
  /// Whether it is a stored property without observers, so that setting it changes nothing else.
  var isStored: Bool { false }
  /// Whether the property can be set.
  var isWritable: Bool { false }
  /// Whether it shows a value set by the program and not an answer: it is read-only and not computed.
  final var holdsProgramData: Bool { flags.contains(.readOnly) && !flags.contains(.computed) }

  /// Whether it can never be filled in: its type can't be edited, or its property has no setter.
  var isLabel: Bool { codec.isLabel }
  /// Sets the property. `.none` sets it to nil, or does nothing if the property can't be nil.
  func write(_ value: StoredValue, _ model: UnsafeMutableRawPointer) { fatalError("abstract") }
  /// The control: the declared one, else one inferred from the name for texts, else the one for its type. Does not
  /// include the bounds of a range.
  final var control: FormControl { control(isReadOnly: flags.contains(.readOnly)) }

  private func control(isReadOnly: Bool) -> FormControl {
    let control = editingControl
    guard isReadOnly else { return control }
    if case .custom = control { return control }
    return .label
  }

  /// The control in a form, with the bounds of a range in the form's time zone.
  ///
  /// - Parameters:
  ///   - range: The range of its value in the form.
  ///   - isReadOnly: Whether the field is read-only, either by a condition or always.
  ///   - offered: The codec that a closure has decided on.
  final func control(
    in environment: @autoclosure () -> FormEnvironment, _ range: ValueRange?, isReadOnly: Bool,
    _ offered: AnyCodec? = nil
  ) -> FormControl {
    var control = control(isReadOnly: isReadOnly)
    let format = offered ?? codec
    if format.isFormatted { control = format.adapted(control, environment()) }
    return range.map { bounded(control, $0, environment) } ?? control
  }

  private final func bounded(
    _ control: FormControl, _ range: ValueRange, _ environment: () -> FormEnvironment
  ) -> FormControl {
    switch control {
    case .number(let style): return .number(style.bounded(range.numbers(codec)))
    case .stepper(let style): return .stepper(style.bounded(range.numbers(codec)))
    case .slider(let style): return .slider(style.bounded(range.numbers(codec)))
    case .date(let style):
      let ends = range.dates(codec, environment())
      var bounded = FormDateStyle(style.kind, minimum: ends.minimum, maximum: ends.maximum)
      bounded.isTyped = style.isTyped
      return .date(bounded)
    case .custom(let custom, let fallback): return .custom(custom, fallback: bounded(fallback, range, environment))
    default: return control
    }
  }

  /// The control that it has, or would have if it were editable.
  private final var editingControl: FormControl {
    let control = standardControl
    return details?.custom.map { .custom($0, fallback: control) } ?? control
  }

  /// The same without a control of the program's own.
  private final var standardControl: FormControl {
    if codec.isChoice, let style = declaredChoiceStyle {
      if case .choices = codec.control { return .choices(style) }
      return .choice(style)
    }
    let control = details?.control ?? codec.control
    if details?.control == nil, case .text(.plain) = control, let guess = guessedControl { return guess }
    return control
  }

  /// How options are to be laid out, if that was said. Numbers with options have controls for numbers only in name.
  private final var declaredChoiceStyle: FormChoiceStyle? {
    switch details?.control {
    case nil: details?.choiceStyle
    case .number: details?.choiceStyle ?? .automatic
    case .stepper: .stepper
    case .slider: .slider
    default: nil
    }
  }

  private final var guessedControl: FormControl? {
    var number = guess.load(ordering: .relaxed)
    if number == FieldKindInference.unknown {
      number = FieldKindInference.number(FieldKindInference.control(forKey: name))
      guess.store(number, ordering: .relaxed)
    }
    return FieldKindInference.control(number)
  }

  /// Whether people type several lines in it.
  final var takesLines: Bool { standardControl == .longText }

  /// Whether its value must not be shown, logged, or stored.
  final var isSecure: Bool { editingControl.isSecret }

  /// Whether drafts must not have its value: it is a secret, or a code that is worth nothing later.
  final var isPrivate: Bool { isSecure || details?.purpose == .oneTimeCode }

  /// Whether it is marked as required, regardless of conditions.
  final var isMarkedRequired: Bool {
    if flags.contains(.required) || flags.contains(.marked) { return true }
    guard flags.isDisjoint(with: [.readOnly, .optional, .defaulted]), codec.refusesNothing else { return false }
    // A switch or choice that can't be empty always has an answer.
    switch codec.control {
    case .toggle, .choice, .choices, .label: return false
    default: return true
    }
  }
}

extension FormNumberStyle {
  fileprivate func bounded(_ bounds: (minimum: Decimal?, maximum: Decimal?)) -> FormNumberStyle {
    var style = self
    style.minimum = bounds.minimum ?? minimum
    style.maximum = bounds.maximum ?? maximum
    return style
  }
}

/// A field with a known value type.
class ValueField<Value>: FieldElement, @unchecked Sendable {
  /// Makes a value take the place of nil.
  ///
  /// - Returns: Whether the property can be nil.
  func replaceNil(by value: Value) -> Bool { false }

  final var typedCodec: FieldCodec<Value> { unsafeDowncast(codec, to: FieldCodec<Value>.self) }

  override func value<Property>(_ stored: StoredValue, as type: Property.Type) -> Property? {
    if Property.self == Value.self { return typedCodec.unpack(stored) as? Property }
    return Property.self == Value?.self ? typedCodec.unpack(stored) as? Property : nil
  }

  override func stored<Property>(_ value: Property) -> StoredValue? {
    guard isWritable else { return nil }
    if Property.self == Value.self { return (value as? Value).map(typedCodec.pack) }
    guard Property.self == Value?.self, let value = value as? Value? else { return nil }
    return value.map(typedCodec.pack) ?? valueForNil
  }
}
