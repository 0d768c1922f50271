import FieldstoneCore

/// A number between two buttons that decrease and increase it.
struct CounterWriter {
  let row: FormRow
  let context: PageContext

  /// - Returns: Nil for a row without such buttons.
  init?(_ row: FormRow, _ context: PageContext) {
    guard row.counterEnds != nil else { return nil }
    (self.row, self.context) = (row, context)
  }

  func write(to html: inout HTMLWriter, _ input: (inout HTMLWriter) -> Void) {
    let ends = row.counterEnds ?? []
    // A button that was pressed keeps the focus; at an end, the other one gets it.
    let isReturned = context.returned == row.id
    let isDown = isReturned && !ends.contains(.least) && (context.steppedBack || ends.contains(.most))
    html.open("div", class: "counter")
    write(.decrease(row.id), "−", .decrease, isAtEnd: ends.contains(.least), isFocused: isDown, to: &html)
    input(&html)
    write(
      .increase(row.id), "+", .increase, isAtEnd: ends.contains(.most),
      isFocused: isReturned && !isDown && !ends.contains(.most), to: &html)
    html.close("div")
  }

  private func write(
    _ intent: Intent, _ sign: String, _ words: CommonText, isAtEnd: Bool, isFocused: Bool, to html: inout HTMLWriter
  ) {
    if isAtEnd {
      html.literal("<button class=\"plain count\" disabled")
    } else {
      html.beginButton(intent, class: "plain count")
      html.flag("autofocus", if: isFocused)
    }
    html.attribute("aria-label", context.text(.common(words, .text(row.label))))
    html.content()
    html.text(sign)
    html.close("button")
  }
}

/// The ends of a range at which a number is.
struct CounterEnds: OptionSet {
  let rawValue: Int
  static let least = CounterEnds(rawValue: 1)
  static let most = CounterEnds(rawValue: 2)
}

extension FormRow {
  /// Where the number of a field with buttons is; nil for a field without them.
  var counterEnds: CounterEnds? {
    guard case .stepper(let style) = control.standard, FieldKind(self) == .line else { return nil }
    guard case .number(let number) = answer else { return [] }
    var ends: CounterEnds = []
    if let least = style.minimum, number <= least { ends.insert(.least) }
    if let most = style.maximum, number >= most { ends.insert(.most) }
    return ends
  }

  /// What its buttons do that change a number.
  var counterIntents: [Intent] {
    guard let ends = counterEnds else { return [] }
    return (ends.contains(.least) ? [] : [.decrease(id)]) + (ends.contains(.most) ? [] : [.increase(id)])
  }
}
