import FieldstoneCore

/// A window as its driver reads it.
struct WindowPage: Decodable {
  struct Row: Decodable {
    let kind: String
    let title: String
    let value: String
    let issues: [String]
    let mark: String?
    let fixed: Bool
    let count: Int
    /// Names the element to click.
    let id: String?
    /// Names the row that contains it.
    let row: String?
    let control: String?
    let options: [Option]?
    /// A label in the row, to click on without changing anything.
    let label: String?
    /// The switch that creates or removes a subform.
    let presence: String?
    /// The button that removes a file.
    let removes: String?
    /// Whether it is in the header bar.
    let isBar: Bool?
    /// Whether it adds an element to a collection.
    let isAdd: Bool?
    /// For an element: its number, how many there are, and the button of its menu.
    let number: Int?
    let among: Int?
    let menu: String?
  }

  struct Option: Decodable {
    let title: String
    let id: String
    let isChosen: Bool?
  }

  let code: Int?
  let output: String?
  let errors: String?
  let page: [String]
  let isLeaving: Bool
  /// Whether it says that the program is at work, and whether its rows take nothing meanwhile.
  let isBusy, isBlocked: Bool
  /// Whether it is said that a submit or a save has failed.
  let hasFailed: Bool
  /// Whether it is asked whether a subform with answers is to go.
  let isRemoving: Bool
  let rows: [Row]

  /// The button that submits: the last one of the header bar, after Cancel; nil if it isn't there.
  var submit: String? {
    let bar = rows.filter { $0.isBar == true }
    return page.isEmpty && bar.count > 1 ? bar.last?.id : nil
  }
  var cancel: String? { page.isEmpty ? rows.first { $0.isBar == true }?.id : nil }

  /// Whether its Cancel button cancels changes, and leaves nothing: beside it is one that saves them.
  var cancelsChanges: Bool {
    let bar = rows.filter { $0.isBar == true }
    return page.isEmpty && bar.first?.title == "Cancel" && bar.last?.title == "Save"
  }

  var reading: FormReading {
    var reading = FormReading()
    reading.isLeaving = isLeaving
    guard !isLeaving else { return reading }
    reading.isBusy = isBusy
    guard !isBlocked else { return reading }
    reading.page = page.map { ConformanceText.withoutNumber(ConformanceText.line($0)) }
    reading.rows = rows.compactMap { row in
      guard let kind = FormReading.Row.Kind(rawValue: row.kind) else { return nil }
      var read = FormReading.Row(kind, row.title)
      read.value = kind == .link ? ConformanceText.line(row.value) : ConformanceText.value(row.value)
      read.issues = row.issues.map(ConformanceText.line)
      (read.mark, read.isReadOnly, read.count) = (row.mark.flatMap(FormRow.Mark.init), row.fixed, row.count)
      return read
    }
    return reading
  }
}
