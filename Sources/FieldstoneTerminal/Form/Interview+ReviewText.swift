import FieldstoneCore

/// The text of the review.
extension Interview {
  /// Shows all answers with their numbers. If the last review had the same questions, shows only the answers that
  /// changed since: people who use a screen reader have heard the others.
  func show(_ list: ReviewList, isWhole: Bool = false) {
    let entries = list.stops.map { entry($0.stop.row) }
    let ids = list.stops.map(\.stop.row.id)
    let isBrief = !isWhole && !ids.isEmpty && ids == reviewed.map(\.id)
    if isBrief {
      let changed = entries.indices.filter { entries[$0] != reviewed[$0].entry }
      if !changed.isEmpty || !isBlocked && engine.toolbar == nil {
        console.say()
        say(changed.isEmpty ? .dialogue(.nothingChanged) : .dialogue(.changed))
      }
      for index in changed { show(entries[index], list.stops[index].number) }
    } else {
      showWhole(list, entries)
    }
    reviewed = Array(zip(ids, entries))
    for issue in engine.issues { report(list.describe(issue, engine)) }
    console.say()
    if let toolbar = engine.toolbar {
      sayToolbar(toolbar, list)
    } else if isBlocked {
      say(list.isEmpty ? .dialogue(.cannotSubmitOnly) : .dialogue(.cannotSubmit))
    } else {
      say(
        list.isEmpty
          ? .dialogue(.enterSubmitsOnly) : isBrief ? .dialogue(.enterSubmitsBriefly) : .dialogue(.enterSubmits))
    }
    // The next question shows its headings again.
    shownPlace = FormWalk.Place()
  }

  private func showWhole(_ list: ReviewList, _ entries: [[String]]) {
    console.heading(text(engine.reviewHeading), "=")
    if list.isEmpty { say(.dialogue(.noQuestions)) }
    var place = FormWalk.Place()
    for ((stop, number), entry) in zip(list.stops, entries) {
      let isNewPage = stop.place.page != place.page
      if isNewPage {
        // The review's own page has the heading that stands above all of this.
        if engine.isReview(FormRowID(stop.place.page.path)) {
          console.say()
        } else {
          console.heading(text(engine.heading(of: stop.place)), "-")
        }
      }
      if stop.place.heading != place.heading, stop.place.heading != nil || !isNewPage {
        console.say(stop.place.headingTitle)
      }
      place = stop.place
      show(entry, number)
    }
    guard !list.buttons.isEmpty else { return }
    say(.dialogue(.buttons, .text(list.buttons.map(\.shownTitle).listed(in: engine.environment))))
  }

  private func show(_ entry: [String], _ number: Int?) {
    let digits = number.map(String.init) ?? ""
    let start = String(repeating: " ", count: max(0, 4 - digits.count)) + digits + "  "
    for (index, line) in entry.enumerated() { console.sayWrapped((index == 0 ? start : "      ") + line, hanging: 2) }
  }

  /// The title and the answer of a row; several lines for a text of several lines.
  private func entry(_ row: FormRow) -> [String] {
    let environment = engine.environment
    if [.note, .footer, .content].contains(row.kind) { return remark(of: row)?.lines ?? [] }
    let title = engine.titleWithNumber(of: row)
    func labelled(_ words: String) -> String { title.labelling(words, in: environment) }
    let answer = row.shownAnswer(in: environment)
    let refused = row.refusedEntry.map { text($0).inBrackets(in: environment) }
    if !row.isSecret, row.text.contains(where: \.isNewline) {
      return [refused.map(labelled) ?? title.asLabel(in: environment)] + row.quotedText(in: environment)
    }
    if let refused { return [labelled(refused)] }
    if !row.isAsked, let text = row.readOut(in: environment) { return [text] }
    return [labelled(answer.isEmpty ? text(.dialogue(.noAnswer)).inBrackets(in: environment) : answer)]
  }
}
