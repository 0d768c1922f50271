import FieldstoneCore

/// A number between two buttons that decrease and increase it.
struct CounterWriter {
  let row: FormRow
  let context: PageContext

  /// - Returns: Nil for a row without such buttons.
  init?(_ row: borrowing FormRow, _ context: PageContext) {
    guard row.counterEnds != nil else { return nil }
    (self.row, self.context) = (copy row, context)
  }

  func write(to html: inout HTMLWriter, _ input: (inout HTMLWriter) -> Void) {
    let ends = row.counterEnds ?? []
    let isReturned = context.returned == row.id
    html.open("div", class: "counter")
    write(
      .decrease(row.id), "−", .decrease, isAtEnd: ends.contains(.least), isFocused: isReturned && context.steppedBack,
      to: &html)
    input(&html)
    write(
      .increase(row.id), "+", .increase, isAtEnd: ends.contains(.most), isFocused: isReturned && !context.steppedBack,
      to: &html)
    html.close("div")
  }

  /// A button keeps the focus at an end, too: the other one would take back what a key that is held down has done. It
  /// can still be pressed, because the number may be another one by then.
  private func write(
    _ intent: Intent, _ sign: String, _ words: CommonText, isAtEnd: Bool, isFocused: Bool, to html: inout HTMLWriter
  ) {
    html.beginButton(intent, class: "plain")
    html.flag("autofocus", if: isFocused)
    if isAtEnd { html.literal(" aria-disabled=\"true\"") }
    html.attribute("aria-label", context.text(.common(words, .text(context.names[row.id] ?? row.label))))
    html.content()
    html.text(sign)
    html.close("button")
  }
}

/// The ends of its range that a number has reached.
struct CounterEnds: OptionSet {
  let rawValue: Int
  static let least = CounterEnds(rawValue: 1)
  static let most = CounterEnds(rawValue: 2)
}

extension FormRow {
  /// Which ends of its range the number has reached; nil for a field without buttons.
  var counterEnds: CounterEnds? {
    guard case .stepper(let style) = control.standard, !isMixed, FieldKind(self) == .line else { return nil }
    guard case .number(let number) = answer else { return [] }
    var ends: CounterEnds = []
    if let least = style.minimum, number <= least { ends.insert(.least) }
    if let most = style.maximum, number >= most { ends.insert(.most) }
    return ends
  }

  /// The intents of the buttons that change its number.
  var counterIntents: [Intent] { counterEnds == nil ? [] : [.decrease(id), .increase(id)] }
}
