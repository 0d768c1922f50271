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

  func kind(_ kind: FormDateKind) -> Self {
    date { $0.with(kind: kind) }
  }

  /// Changes how dates are read and written, also those of options.
  func date(_ change: (DateCodec) -> DateCodec) -> Self {
    guard let typed else { return self }
    func changed(_ codec: AnyCodec) -> AnyCodec {
      if let date = codec as? DateCodec { return change(date) }
      return codec.isFormatted || codec is ChoiceCodec<Date> ? codec.rebased(changed) : codec
    }
    typed.codec = changed(typed.codec)
    return self
  }
}

extension FieldBuilder where Value == Bool {
  /// A checkbox.
  @discardableResult public func checkbox() -> Self { control(.checkbox) }
  /// A switch.
  @discardableResult public func toggle() -> Self { control(.toggle) }
  /// The words for on and off, which are shown beside the switch, and typed where answers are typed.
  @discardableResult public func words(on: FormString, off: FormString) -> Self {
    typed?.codec = BoolCodec(words: (on, off))
    return self
  }
}

extension FieldBuilder where Value: FormModel {
  /// Shows its rows on the parent's page, under its title.
  @discardableResult public func inline() -> Self {
    element.flags.insert(.inline)
    return self
  }
  /// Shows it on a page of its own.
  @discardableResult public func pushed() -> Self { present(.pushed, nil) }
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
  /// A slider with stops.
  @discardableResult public func slider(_ range: ClosedRange<Value>, by step: Value) -> Self {
    self.range(range).control(.slider(style(step: step)))
  }
  /// Shows a tick mark at each stop of the slider, where there is room for them.
  @discardableResult public func ticks() -> Self {
    let style = style(step: nil)
    detail { details in
      details.control = (details.control ?? .number(style)).changingNumber { $0.showsTicks = true }
    }
    return self
  }
  /// Icons at the ends of the slider, which say what little and much mean. Screen readers skip them.
  @discardableResult public func icons(minimum: FormIcon, maximum: FormIcon) -> Self {
    let style = style(step: nil)
    detail { details in
      details.control = (details.control ?? .number(style)).changingNumber {
        ($0.minimumIcon, $0.maximumIcon) = (minimum, maximum)
      }
    }
    return self
  }
  /// The unit, shown after the number and looked up in the program's translations. A number may be typed with it.
  @discardableResult public func unit(_ unit: String) -> Self {
    let style = style(step: nil)
    detail { details in
      details.control = (details.control ?? .number(style)).changingNumber { $0.unit = unit }
    }
    return formatted(NumberFormat(kind: .measured, unit: unit))
  }

  private func style(step: Value?) -> FormNumberStyle {
    var style = FormNumberStyle(isInteger: Value.self is any BinaryInteger.Type)
    if case .number(let own)? = element.details?.control { style.unit = own.unit }
    style.step = step.flatMap { Decimal(string: $0.formText(in: .standard)) }
    return style
  }
}
