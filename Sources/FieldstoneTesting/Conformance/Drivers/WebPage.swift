import FieldstoneCore

/// A page as the browser's driver reads it.
struct WebPage: Decodable {
  struct Row: Decodable {
    let kind: String
    let title: String
    let value: String
    let issues: [String]
    let mark: String?
    let fixed: Bool
    let count: Int
    /// Names the element to fill in or press.
    let id: String?
    let options: [Option]?
    let isSubmit: Bool?
    /// The search box for the options, and its button.
    let search, searches: String?
    /// For an option between two buttons: those that can be pressed.
    let previous, next: String?
    /// The button that leads to a page with the options.
    let opens: String?
    /// The button that creates or removes a subform.
    let presence: String?
    /// The collection that it is, or is an element of.
    let list: String?
    let isElement: Bool?
    /// Names the element of a collection.
    let element: String?
    /// The buttons of a collection and of an element.
    let adds, up, down, copies: String?
    /// The button that removes an element, or the file that has been chosen.
    let removes: String?
    /// The button that sends the file that has been chosen.
    let uploads: String?
  }

  struct Option: Decodable {
    let title: String
    let value: String
    /// The element of the radio button or checkbox.
    let id: String?
    let isChosen: Bool?
    /// Whether it is a tag, whose element removes it.
    let isTag: Bool?
  }

  let code: Int?
  let output: String?
  let heading: String
  let page: [String]
  /// The buttons below the form, by what they send.
  let buttons: [String]
  let rows: [Row]
  let isBusy: Bool

  /// The button that submits a form that has no submit button of its own.
  var submit: String? { buttons.contains("submit") ? "button:submit" : nil }

  var reading: FormReading {
    var reading = FormReading(page: page)
    reading.isLeaving = buttons.contains("leave")
    reading.isBusy = isBusy
    reading.rows = rows.compactMap { row in
      guard let kind = FormReading.Row.Kind(rawValue: row.kind) else { return nil }
      var read = FormReading.Row(kind, row.title)
      read.value = kind == .link ? ConformanceText.line(row.value) : ConformanceText.value(row.value)
      read.issues = row.issues.map(ConformanceText.line)
      (read.mark, read.isReadOnly, read.count) = (row.mark.flatMap(FormRow.Mark.init), row.fixed, row.count)
      return read
    }
    if reading.isLeaving { reading = FormReading().leaving }
    return reading
  }
}

extension FormReading {
  fileprivate var leaving: FormReading {
    var reading = self
    reading.isLeaving = true
    return reading
  }
}
