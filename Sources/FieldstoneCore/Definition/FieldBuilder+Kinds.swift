import Foundation

extension FieldBuilder where Value: FormText {
  /// A telephone number: uses a telephone keypad, but accepts any text.
  @discardableResult public func phone() -> Self { control(.text(.phone)) }
  /// A secret that is hidden while it is typed, and never logged or stored in a draft.
  @discardableResult public func password() -> Self { control(.secure(isNew: false)) }
  /// A secret that the user is choosing.
  @discardableResult public func newPassword() -> Self { control(.secure(isNew: true)) }
}

extension FieldBuilder where Value == Date {
  /// A calendar date.
  @discardableResult public func date() -> Self { kind(.date) }
  /// A time of day.
  @discardableResult public func time() -> Self { kind(.time) }
  /// A date and a time of day.
  @discardableResult public func dateAndTime() -> Self { kind(.dateAndTime) }
  /// Uses a time zone other than the form's.
  @discardableResult public func timeZone(_ timeZone: TimeZone) -> Self {
    date { $0.with(timeZone: timeZone) }
  }

  private func kind(_ kind: FormDateKind) -> Self {
    date { $0.with(kind: kind) }
  }

  /// Changes how dates are read and written, also those of options.
  private func date(_ change: (DateCodec) -> DateCodec) -> Self {
    switch typed?.codec {
    case let codec as DateCodec: typed?.codec = change(codec)
    case let choice as ChoiceCodec<Date>:
      if let codec = choice.base as? DateCodec { typed?.codec = choice.based(on: change(codec)) }
    default: break
    }
    return self
  }
}

extension FieldBuilder where Value == Bool {
  /// A checkbox.
  @discardableResult public func checkbox() -> Self { control(.checkbox) }
  /// A switch.
  @discardableResult public func toggle() -> Self { control(.toggle) }
}

extension FieldBuilder where Value: FormModel {
  /// Shows its rows on the parent's page, under its title.
  @discardableResult public func inline() -> Self {
    element.flags.insert(.inline)
    return self
  }
  /// Shows it on a page of its own.
  @discardableResult public func pushed() -> Self {
    element.flags.remove(.inline)
    return self
  }
  /// An optional subform is there exactly while it is visible: it is created when it is shown and nil while it is hidden,
  /// so its fields are required as a whole or not at all.
  ///
  /// ```swift
  /// form[\.invoice].visible { $0.needsInvoice }.existsWhileVisible()
  /// ```
  @discardableResult public func existsWhileVisible() -> Self {
    guard element.flags.contains(.optional) else { return self }
    element.flags.insert(.existsWhileVisible)
    return whenHidden(.dropAtOnce)
  }
  /// A one-line summary of its content, for the row that leads to it.
  @discardableResult public func summary(_ summary: @escaping @Sendable (Value) -> FormString) -> Self {
    summarize(summary)
  }

  @available(*, unavailable, message: "'.display' is for fields: '.summary' says what a subform reads like")
  @discardableResult public func display(_ text: @escaping @Sendable (Value) -> FormString) -> Self { self }

  func summarize(_ summary: @escaping (Value) -> FormString) -> Self {
    detail { $0.summary = { $0.text(summary) } }
    return self
  }
}

extension FieldBuilder where Value: Hashable & Sendable {
  /// A few short options side by side.
  @discardableResult public func segments() -> Self { choiceStyle(.segments) }
  /// All options, listed on the page.
  @discardableResult public func list() -> Self { choiceStyle(.list) }
  /// Options in a menu.
  @discardableResult public func menu() -> Self { choiceStyle(.menu) }
  /// How the options are laid out.
  @discardableResult public func choiceStyle(_ style: FormChoiceStyle) -> Self {
    detail { $0.choiceStyle = style }
    // Any Hashable type can have options: whether it does is known at the end.
    if let typed { scope.note(choice: typed) }
    return self
  }
}

extension FieldBuilder where Value: FormValue & Numeric & Comparable {
  /// A stepper.
  @discardableResult public func stepper() -> Self { control(.stepper(style(step: nil))) }
  /// A stepper with a range.
  @discardableResult public func stepper(_ range: ClosedRange<Value>, by step: Value = 1) -> Self {
    self.range(range).control(.stepper(style(step: step)))
  }
  /// A slider.
  @discardableResult public func slider(_ range: ClosedRange<Value>) -> Self {
    self.range(range).control(.slider(style(step: nil)))
  }
  /// The unit, shown after the number and looked up in the program's translations.
  @discardableResult public func unit(_ unit: String) -> Self {
    detail {
      switch $0.control ?? Value.formControl {
      case .number(var style):
        style.unit = unit
        $0.control = .number(style)
      case .stepper(var style):
        style.unit = unit
        $0.control = .stepper(style)
      case .slider(var style):
        style.unit = unit
        $0.control = .slider(style)
      default: break
      }
    }
    return self
  }

  private func style(step: Value?) -> FormNumberStyle {
    var style = FormNumberStyle(isInteger: Value.self is any BinaryInteger.Type)
    if case .number(let own)? = element.details?.control { style.unit = own.unit }
    style.step = step.flatMap { Decimal(string: $0.formText(in: .standard)) }
    return style
  }
}
