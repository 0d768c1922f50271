import FieldstoneCore

/// The dialogue's review: answers only, each as one text, under the nearest heading. It lists every issue, also those
/// of unanswered fields, because all questions have been asked by then. An optional subform is a question; while the
/// answer is no, its rows are not asked. A collection is a question, too.
extension FormModelReading {
  var inDialogue: [FormReading.Row] {
    var shown: [FormReading.Row] = []
    var headings: [(depth: Int, title: String, index: Int)] = []
    var last: Int?
    var absent: Int?
    func add(_ row: FormReading.Row) {
      let heading = headings.last { !$0.title.isEmpty }
      if let heading, heading.index != last { shown.append(FormReading.Row(.heading, heading.title)) }
      last = heading?.index
      shown.append(row)
    }
    for (index, model) in rows.enumerated() {
      if let depth = absent, model.depth > depth { continue }
      absent = model.isOptional && model.isInline && !model.isThere ? model.depth : nil
      headings.removeAll { $0.depth >= model.depth }
      switch model.row.kind {
      case .heading where model.isCollection: add(model.readOut(model.display))
      case .heading:
        if model.isOptional { add(model.readOut(model.isThere ? "Yes" : "No")) }
        if model.isThere { headings.append((model.depth, model.row.title, index)) }
      case .link:
        if model.isOptional { add(model.readOut(model.isThere ? "Yes" : "No")) }
        // The rows of its page come in between, so the heading is repeated for what follows.
        if model.isThere, !model.row.isReadOnly { last = nil }
      case .field where model.isProgress: continue
      case .field: add(model.readOut(model.display))
      case .note, .button, .notice: continue
      }
    }
    for issue in formIssues {
      var notice = FormReading.Row(.notice, "")
      notice.issues = [issue]
      shown.append(notice)
    }
    return shown
  }
}

extension FormModelReading.Row {
  fileprivate func readOut(_ answer: String) -> FormReading.Row {
    var text = row.title.asLabel
    if isDisabled {
      text = (answer.isEmpty ? row.title.withoutFinalStop : "\(text) \(answer)") + " (can't be changed)"
    } else if answer.isEmpty {
      text += " (no answer)"
    } else if answer.contains("\n") {
      text += answer.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { " | \($0)" }.joined()
    } else {
      text += " " + answer
    }
    var heard = FormReading.Row(.field, text)
    heard.isReadOnly = row.isReadOnly
    heard.issues = allIssues.map { $0 == "Select this to continue." ? "Answer yes to continue." : $0 }
    return heard
  }
}
