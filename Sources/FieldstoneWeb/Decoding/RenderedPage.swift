import FieldstoneCore

/// What a page asked when it was rendered: what is sent back is judged against this, not against the form as it is now.
struct RenderedPage: Sendable {
  struct Field: Sendable {
    let row: FormRowID
    let kind: FieldKind
    /// What is sent if nobody changes it; nil if nothing is sent.
    let untouched: String?
    /// The answers that were offered; empty where any can be typed.
    let offers: [String]
  }

  let token: String
  let page: FormPageID
  /// In the order of the page.
  let fields: [Field]
  let places: [String: Int]
  let intents: [String: Intent]
  /// What Return is for.
  let usual: Intent
  /// What showed, to find what is new afterwards.
  let rows: Set<FormRowID>

  init(_ engine: FormEngine, token: String) {
    self.token = token
    page = engine.page
    var fields: [Field] = []
    var places: [String: Int] = [:]
    var rows: Set<FormRowID> = []
    usual = page == .root ? .submit : .back
    var intents = [Intent.submit, .back, .undo, .redo, .update]
    for row in engine.rows {
      rows.insert(row.id)
      intents += row.intents
      guard let kind = FieldKind(row) else { continue }
      places[row.fieldName] = fields.count
      fields.append(
        Field(
          row: row.id, kind: kind, untouched: Self.untouched(row, kind, engine.environment),
          offers: row.offers(in: engine.environment).map(\.value)))
    }
    self.fields = fields
    self.places = places
    self.rows = rows
    self.intents = Dictionary(uniqueKeysWithValues: intents.map { ($0.text, $0) })
  }

  /// The question whether to leave.
  init(leaving engine: FormEngine, token: String) {
    self.token = token
    page = engine.page
    (fields, places, rows) = ([], [:], [])
    usual = .stay
    intents = [Intent.stay.text: .stay, Intent.leave.text: .leave]
  }

  private static func untouched(_ row: FormRow, _ kind: FieldKind, _ environment: FormEnvironment) -> String? {
    switch kind {
    case .secret: ""
    case .line: HTMLEscaping.visible(row.text).filter { !$0.isNewline }
    case .longText: HTMLEscaping.visible(row.text).withLineFeeds
    case .flag: row.answer == .flag(true) ? "on" : nil
    case .flagOrNone, .radios: row.offers(in: environment).first(where: \.isChosen)?.value
    case .menu: row.offers(in: environment).first(where: \.isChosen)?.value ?? ""
    }
  }
}

extension String {
  /// With the line ends that forms keep; browsers send others.
  var withLineFeeds: String {
    guard utf8.contains(0x0D) else { return self }
    return String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }
}
