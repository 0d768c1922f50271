import FieldstoneCore

/// POSTs of the script: each is one of the page as it is, sent while somebody answers.
extension WebForm {
  /// Whether a POST was taken before, because it was doubled or has overtaken another one. It gets the present state.
  func wasTaken(_ sent: SentPage, _ live: LivePost) -> Bool {
    guard let document = visit.document(live.document), live.number <= document.number else { return false }
    // The document has gone on since; the last POST may have led to another page.
    if live.number < document.number { _ = show(sent.page.address) }
    return true
  }

  /// Notes what a POST has changed, for Undo.
  func note(_ change: WebFormVisit.Change, of sent: SentPage) {
    guard !sent.isPressed else { return visit.note(change) }
    // That a text was formatted when its field was left is no answer.
    guard !change.answers.isEmpty else { return }
    let row = change.answers.count == 1 ? change.answers[0].row : nil
    if row != nil, row == visit.answering { visit.extend(change) } else { visit.note(change) }
    visit.answering = row
  }
}

extension SentPage {
  /// Whether it only asks for the page, or leaves fields.
  var isSilent: Bool {
    !isPressed && posted.find == page.find && posted.inputs.allSatisfy { if case .blur = $0 { true } else { false } }
      && page.fields.allSatisfy { posted.queries[$0.row] == nil || posted.queries[$0.row] == $0.query }
  }
}

extension PostedPage {
  func leaves(_ row: FormRowID) -> Bool { inputs.contains(.blur(row)) }

  /// Whether it has another answer to a field.
  func answers(_ row: FormRowID) -> Bool {
    inputs.contains { input in
      switch input {
      case .type(row, _), .set(row, _): true
      default: false
      }
    }
  }
}
