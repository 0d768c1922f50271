import FieldstoneCore

/// What a page asked when it was rendered: what is sent back is judged against this, not against the form as it is now.
struct RenderedPage: Sendable, Equatable {
  struct Field: Sendable, Equatable {
    let row: FormRowID
    let kind: FieldKind
    /// What is sent if nobody changes it; nil if nothing is sent.
    let untouched: String?
    /// The answers that were offered; empty where any can be typed.
    let offers: [String]
  }

  let page: FormPageID
  /// In the order of the page.
  private(set) var fields: [Field] = []
  /// The other rows that showed.
  private(set) var others: [FormRowID] = []
  private(set) var intents: [Intent]
  /// What Return is for.
  let usual: Intent

  init(_ page: FormPageID) {
    self.page = page
    usual = page == .root ? .submit : .back
    intents = [.submit, .back, .undo, .redo, .update]
  }

  /// The question whether to leave a page.
  init(leaving page: FormPageID) {
    self.page = page
    usual = .stay
    intents = [.stay, .leave]
  }

  mutating func reserve(_ count: Int) { fields.reserveCapacity(count) }

  mutating func note(_ row: FormRow, _ kind: FieldKind?) {
    guard let kind else {
      others.append(row.id)
      if row.kind == .link || row.kind == .action { intents += row.intents }
      return
    }
    fields.append(Field(row: row.id, kind: kind, untouched: Self.untouched(row, kind), offers: Self.offers(row, kind)))
  }

  private static func untouched(_ row: FormRow, _ kind: FieldKind) -> String? {
    switch kind {
    case .secret: ""
    case .line: HTMLWriter.mayChange(row.text) ? HTMLWriter.asEdited(row.text).withoutLineEnds : row.text
    case .longText: HTMLWriter.asEdited(row.text).withLineFeeds
    case .flag: row.answer == .flag(true) ? "on" : nil
    case .flagOrNone:
      switch row.answer {
      case .flag(let isYes): isYes ? "yes" : "no"
      default: ""
      }
    case .radios: row.options.first(where: \.isChosen)?.id ?? (row.allowsNone ? "" : nil)
    case .menu: row.options.first(where: \.isChosen)?.id ?? ""
    }
  }

  private static func offers(_ row: FormRow, _ kind: FieldKind) -> [String] {
    switch kind {
    case .radios, .menu: row.options.filter { !$0.isDisabled }.map(\.id) + (row.allowsNone ? [""] : [])
    case .flagOrNone: ["yes", "no", ""]
    default: []
    }
  }
}

extension String {
  /// With the line ends that forms keep; browsers send others.
  var withLineFeeds: String {
    guard utf8.contains(0x0D) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var last: UInt8 = 0
    for byte in utf8 {
      if byte == 0x0D { bytes.append(0x0A) } else if byte != 0x0A || last != 0x0D { bytes.append(byte) }
      last = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// As a field of one line has it: browsers drop line ends there.
  fileprivate var withoutLineEnds: String {
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return self }
    return String(decoding: utf8.filter { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }
}
