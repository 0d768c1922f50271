import FieldstoneCore

/// An option that shows in its row.
struct RowOption: Equatable {
  let title: String
  var help: String?
  /// A character that stands for it.
  var symbol: String?
  /// Why it isn't available, or could not be chosen again, in the brackets of the language.
  var remark: String?
  let isChosen: Bool
  let isEnabled: Bool

  /// The title after the symbol.
  var label: String { symbol.map { $0 + " " + title } ?? title }

  /// The title after the symbol and before what is said about the option.
  var labelWithRemark: String { label + (remark?.afterBlank ?? "") }

  /// The mark before the title. A stroke in the box or circle marks an unavailable option, so that its dimmed color
  /// isn't the only sign.
  func mark(takesSeveral: Bool) -> String {
    Self.mark(isChosen: isChosen, isAvailable: isEnabled, takesSeveral: takesSeveral)
  }

  static func mark(isChosen: Bool, isAvailable: Bool, takesSeveral: Bool) -> String {
    let mark = isChosen ? (takesSeveral ? "x" : "•") : isAvailable ? " " : "/"
    return takesSeveral ? "[\(mark)] " : "(\(mark)) "
  }

  /// How the option looks, apart from its mark.
  func style(isCurrent: Bool) -> CellStyle {
    isCurrent ? .current : isChosen ? .title : isEnabled ? .plain : .disabled
  }
}
