import FieldstoneCore

/// Two buttons that choose all options of a field at once, or none. They send the page, so nothing that was typed is
/// lost.
struct AllAndNoneWriter {
  let row: FormRow
  let kind: FieldKind
  let context: PageContext

  func write(to html: inout HTMLWriter) {
    let intents = row.allAndNone(kind)
    guard !intents.isEmpty else { return }
    html.open("div", class: "all")
    for intent in intents {
      html.button(intent, context.text(.web(intent == .takeAll(row.id) ? .selectAll : .selectNone)), class: "plain")
    }
    html.close("div")
  }
}

extension FormRow {
  /// Fewer options are as quickly chosen one by one.
  private static let fewestForAll = 4

  /// What the buttons for all options and for none do: those that would change something.
  func allAndNone(_ kind: FieldKind) -> [Intent] {
    guard kind.isSeveral, options.count >= Self.fewestForAll, let look = kind.look else { return [] }
    // Nobody is to choose options that the page doesn't show.
    let isAllUseful = offersAll && !look.isSearch && options.contains { $0.isEnabled && !$0.isChosen }
    // Each tag has a button of its own.
    let isNoneUseful = options.chosenCount > 0 && look.style != .chips
    return (isAllUseful ? [.takeAll(id)] : []) + (isNoneUseful ? [.takeNone(id)] : [])
  }
}
