/// What a cell is part of. A theme says how that looks; no meaning may hang on colour alone, for `NO_COLOR` takes it away.
enum CellStyle: UInt8, CaseIterable {
  case plain
  /// The title of a section or a panel.
  case heading
  /// What stands beside an answer: the title of the row with the focus; `plain` has the others.
  case title
  /// The mark of the row with the focus.
  case mark
  /// Where something can be typed.
  case field
  /// The same while it has the focus.
  case activeField
  /// What stands in an empty field.
  case placeholder
  case activePlaceholder
  /// The selected part of a text.
  case selection
  /// Help, remarks, counts: what can be overlooked.
  case help
  case disabled
  /// The marks of issues, and their texts.
  case error
  case errorText
  case warning
  case warningText
  case info
  case infoText
  /// The lines of boxes.
  case border
  /// The box with the focus in it.
  case activeBorder
  case button
  case activeButton
  /// The entry that the cursor is at, in a list, a calendar, a clock.
  case current
  /// The part of an entry that fits what was typed.
  case match
  /// The same in the entry that the cursor is at.
  case currentMatch
  /// Today, in a calendar.
  case today
  /// How one came to the page.
  case trail
  /// The line at the foot.
  case status
  case strongStatus
  /// The name of a key, in help.
  case key

  /// Whether it marks a part of a text, which goes on around it.
  var isPart: Bool { self == .selection || self == .match || self == .currentMatch }
}
