/// Choices: where the options are visible, in a menu, in a list that opens, and in steps.
extension FormWindowDriver {
  func choose(_ name: ConformanceRowName, _ option: String?) throws {
    let row = try row(name, "choice") { $0.kind == .field && !$0.isReadOnly }
    let title = ConformanceText.line(option ?? "No answer")
    let (id, line) = (row.id ?? "", row.row ?? "")
    if let options = row.options {
      // The words for no answer are no title of an option.
      let index = try index(of: option.map(ConformanceText.line) ?? "", in: options.map(\.title), of: name)
      try ask(["do": "click", "id": .text(options[index].id), "row": .text(line)])
    } else if row.control == "list" {
      try ask(["do": "find", "row": .text(line), "id": .text(id), "titles": .text(title), "isSeveral": .number(0)])
    } else if row.control == "steps" {
      let label = LineValue.text(row.label ?? "")
      try ask(["do": "step", "row": .text(line), "id": .text(id), "label": label, "title": .text(title)])
    } else {
      let titles = try ask(["do": "unfold", "id": .text(id)]).options ?? []
      let index = try index(of: title, in: titles, of: name)
      try ask(["do": "take", "row": .text(line), "place": .number(index)])
    }
  }

  private func index(of title: String, in titles: [String], of name: ConformanceRowName) throws -> Int {
    if let index = titles.firstIndex(where: { ConformanceText.line($0) == title }) { return index }
    throw FormDriverError("'\(name)' has no option '\(title)'.", shown: titles.joined(separator: "\n"))
  }

  /// Clicks on the options that are to change, from top to bottom, or picks them in a list that opens.
  func pick(_ name: ConformanceRowName, _ titles: [String]) throws {
    let row = try row(name, "choice of several") { $0.kind == .field && !$0.isReadOnly }
    let wished = Set(titles.map(ConformanceText.line))
    guard let options = row.options else {
      let all = LineValue.text(titles.map(ConformanceText.line).joined(separator: "\n"))
      let (id, line) = (LineValue.text(row.id ?? ""), LineValue.text(row.row ?? ""))
      try ask(["do": "find", "row": line, "id": id, "titles": all, "isSeveral": .number(1)])
      return
    }
    let known = Set(options.map { ConformanceText.line($0.title) })
    if let missing = wished.subtracting(known).first {
      throw FormDriverError("'\(name)' has no option '\(missing)'.", shown: "\(known.sorted())")
    }
    let changing = options.filter { wished.contains(ConformanceText.line($0.title)) != ($0.isChosen == true) }
    let all = changing.map(\.title).joined(separator: "\n")
    try ask(["do": "check", "row": .text(row.row ?? ""), "titles": .text(all)])
  }
}
