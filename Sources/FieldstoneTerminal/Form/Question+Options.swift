import FieldstoneCore

/// The options of a choice, as they are printed.
extension Question {
  var names: OptionNames { OptionNames(row.options) }

  /// The numbered options; the first few of a long list, and how many there are.
  var optionLines: [String] {
    offeredLines + (row.options.takesOwnEntries ? ["  " + text(.dialogue(.orYourOwn))] : [])
  }

  private var offeredLines: [String] {
    let (options, names) = (row.options, names)
    guard !options.isEmpty else { return ["  " + text(.common(.noOptions))] }
    guard names.areMany else { return lines(options.indices.map { $0 }, names) }
    let shown = Array(options.indices.prefix(OptionNames.shown))
    let others = Array(options.indices[options.offeredCount...])
    let rest = options.offeredCount - shown.count
    return lines(shown, names) + ["  " + text(.dialogue(.moreOptions, .count(rest)))]
      + lines(others.filter { $0 >= shown.count }, names)
  }

  /// The lines of some options, with the titles of their groups.
  func lines(_ positions: [Int], _ names: OptionNames) -> [String] {
    var section: String?
    let digits = "\(positions.last.map { $0 + 1 } ?? 0)".count
    return positions.flatMap { position -> [String] in
      let option = row.options[position]
      let number = names.areNumbered ? "\(position + 1)" : "-"
      let mark =
        takesSeveral
        ? RowOption.mark(isChosen: option.isChosen, isAvailable: option.isEnabled, takesSeveral: true) : ""
      let indent = String(repeating: " ", count: max(0, digits - number.count))
      let line =
        "  \(indent)\(number)  \(mark)\(text(option.remarkedTitle))"
        + (option.help.map { FormString.afterLabel(in: environment) + $0 } ?? "")
      defer { section = option.section }
      guard let title = option.section, title != section else { return [line] }
      return ["  " + title.asLabel(in: environment), line]
    }
  }
}
