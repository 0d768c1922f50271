/// What a cell is part of. A theme defines how that looks. No meaning may depend on color alone: `NO_COLOR` removes it.
enum CellStyle: UInt8, CaseIterable {
  case plain
  /// The title of a section or a panel.
  case heading
  /// The title of the row with the focus. The titles of other rows are `plain`.
  case title
  /// The marker of the row with the focus.
  case mark
  /// A field that text can be typed into.
  case field
  /// The field with the focus.
  case activeField
  /// The placeholder of an empty field.
  case placeholder
  case activePlaceholder
  /// The selected part of a text.
  case selection
  /// Secondary text: help, remarks, counts.
  case help
  case disabled
  /// The markers of issues, and their texts.
  case error
  case errorText
  case warning
  case warningText
  case info
  case infoText
  /// The lines of boxes.
  case border
  /// The border of the box that contains the focus.
  case activeBorder
  case button
  case activeButton
  /// The current entry of a list, a calendar or a clock.
  case current
  /// The part of an entry that matches the filter text.
  case match
  /// The matching part of the current entry.
  case currentMatch
  /// Today, in a calendar.
  case today
  /// The path to the current page (breadcrumbs).
  case trail
  /// The status line at the bottom.
  case status
  case strongStatus
  /// The name of a key, in help.
  case key
  /// Parts of a formatted text.
  case strong
  case emphasis
  case link

  /// Whether this style marks part of a text that continues around it.
  var isPart: Bool { [.selection, .match, .currentMatch, .strong, .emphasis, .link].contains(self) }
}
